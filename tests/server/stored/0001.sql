-- cookie: 1e1c10cb66d1cfa2cb01033fbff416e6.edc00c60c64fda6a0aa6c4b436773ebb34c2bd1dd9f123c1c0beb6dfe0b234e2
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('5RhWeUglyTmw-gKn',1,0,'1e1c10cb66d1cfa2cb01033fbff416e6','Anna','To be continued',1.79479298134596967698e+09);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "codes" VALUES('fd2db3308caf36e9a43ab914e73c701c83f7430eca1b217f451b9d9582c421e4','1e1c10cb66d1cfa2cb01033fbff416e6',1.79479358136064577099e+09);
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	by_bot BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',1,1,'@1',0,1.79479298109990835193e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',2,1,'back 0',0,1.79479298110256361964e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',3,1,'@1',0,1.79479298111035013196e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',4,2,'@1',0,1.79479298111358070372e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',5,0,'@1',0,1.79479298111871099475e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',6,1,'@4',0,1.79479298112232565874e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',7,2,'@2',0,1.79479298112604475018e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',8,0,'@2',0,1.79479298113003206253e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',9,1,'@3',0,1.79479298113408589358e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',10,2,'@4',0,1.79479298114552640909e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',11,0,'@1',0,1.79479298115048527717e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',12,1,'pass',0,1.79479298115294504164e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',13,2,'pass',0,1.79479298119413280482e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',14,0,'pass',0,1794792981.21728);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',15,0,'buy',0,1.79479298121973943709e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',16,2,'buy',0,1.79479298123718190188e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',17,1,'buy',0,1.79479298124512815478e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',18,1,'buy',0,1.79479298125038170814e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',19,2,'@2',0,1.79479298125293183331e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',20,0,'@3',0,1.79479298126142287252e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',21,1,'@4',0,1.7947929812639422417e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',22,2,'@1',0,1.79479298126606726646e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',23,0,'@3',0,1.79479298126809883118e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',24,1,'@2',0,1794792981.27004);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',25,2,'@2',0,1.79479298127289676667e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',26,0,'@3',0,1.79479298127545094489e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',27,1,'@4',0,1.7947929812783656121e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',28,2,'buy',0,1.794792981281370163e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',29,2,'pass',0,1.79479298128397583966e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',30,1,'buy',0,1.79479298128608179092e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',31,0,'buy',0,1.79479298128886389737e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',32,1,'buy',0,1.79479298129091262813e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',33,0,'@2',0,1.79479298129305887225e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',34,1,'@4',0,1.79479298129508352275e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',35,2,'@1',0,1.7947929812972722054e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',36,0,'@3',0,1.79479298129923152925e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',37,1,'@4',0,1794792981.30178);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',38,2,'@3',0,1.79479298130517554285e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',39,0,'@2',0,1.79479298130785489082e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',40,1,'@4',0,1.79479298131050276753e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',41,2,'@2',0,1.79479298131285119055e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',42,2,'pass',0,1.79479298131535887719e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',43,0,'buy',0,1.7947929813176283836e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',44,2,'buy',0,1.79479298131976890565e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',45,1,'pass',0,1.79479298132200837129e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',46,1,'@1',0,1.79479298132475066185e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',47,2,'@3',0,1.7947929813271145821e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',48,0,'@3',0,1.79479298132939696312e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',49,1,'@2',0,1.7947929813317921162e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',50,2,'@1',0,1.79479298133407831191e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',51,0,'@2',0,1.79479298133836698532e+09);
INSERT INTO "entries" VALUES('5RhWeUglyTmw-gKn',52,1,'@1',0,1.79479298134284639357e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',1,1,'@2',0,1.7947929807399785519e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',2,0,'@1',0,1.79479298074306845662e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',3,1,'@1',0,1.79479298074527359005e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',4,0,'@3',0,1.79479298074747300149e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',5,1,'@3',0,1.79479298074937486644e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',6,0,'@3',0,1.79479298075134444234e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',7,0,'pass',0,1.79479298075335931775e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',8,1,'buy',0,1.79479298075531554226e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',9,1,'buy',0,1.79479298075733804699e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',10,0,'buy',0,1794792980.75927);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',11,0,'@3',0,1.7947929807613556385e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',12,1,'@1',0,1.79479298076324939731e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',13,0,'@2',0,1.79479298076503920554e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',14,1,'@3',0,1.7947929807667858601e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',15,0,'@3',0,1.79479298076864194873e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',16,1,'@2',0,1.79479298077049517629e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',17,1,'buy',0,1.79479298077284359926e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',18,0,'buy',0,1.79479298077496719366e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',19,1,'pass',0,1.79479298077734541897e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',20,0,'buy',0,1.7947929807794241905e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',21,1,'@1',0,1.79479298078179192541e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',22,0,'@3',0,1.79479298078402566907e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',23,1,'@1',0,1.79479298078612017636e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',24,0,'@2',0,1.79479298078797698022e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',25,1,'@3',0,1.79479298078982520102e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',26,0,'@3',0,1.79479298079163384436e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',27,1,'buy',0,1.7947929807936649322e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',28,0,'buy',0,1.79479298079556751251e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',29,1,'buy',0,1.79479298079752087598e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',30,0,'@2',0,1.79479298079944372176e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',31,1,'@3',0,1.79479298080140209194e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',32,0,'@2',0,1.79479298080326056478e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',33,1,'@1',0,1.79479298080518221859e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',34,0,'@2',0,1794792980.80707);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',35,1,'@2',0,1.79479298080902075762e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',36,1,'buy',0,1.79479298081093835825e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',37,1,'@3',0,1.79479298081305122369e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',38,0,'@2',0,1.79479298081489324571e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',39,1,'@1',0,1.79479298081680464739e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',40,0,'@3',0,1.79479298081866788863e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',41,1,'@1',0,1.79479298082059907917e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',42,0,'@2',0,1.79479298082256865506e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',43,1,'pass',0,1.79479298082474136356e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',44,0,'buy',0,1.79479298082664847375e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',45,0,'pass',0,1.79479298082867217063e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',46,0,'saffron>hall',0,1.79479298083075237274e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',47,0,'done',0,1.79479298083319044115e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',48,0,'@1',0,1.79479298083555245399e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',49,1,'@3',0,1.79479298083787488938e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',50,0,'@2',0,1.79479298083991742132e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',51,1,'@2',0,1.79479298084202694898e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',52,0,'@1',0,1.794792980843934536e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',53,1,'@3',0,1.79479298084602975843e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',54,0,'buy',0,1.7947929808478951454e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',55,1,'buy',0,1.7947929808498694897e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',56,1,'pass',0,1.79479298085175609589e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',57,1,'buy',0,1.79479298085381221766e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',58,0,'carpet>hall',0,1.79479298085592818261e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',59,0,'coffee>contract-a3',0,1.79479298085806751247e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',60,0,'saffron>contract-a3',0,1.79479298086012673376e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',61,0,'coffee>contract-a4',0,1.79479298086220431327e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',62,0,'done',0,1.79479298086415076261e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',63,1,'@2',0,1.79479298086622333528e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',64,0,'@3',0,1.79479298086829590795e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',65,1,'@2',0,1.79479298087053227425e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',66,0,'@3',0,1.79479298087254762654e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',67,1,'@2',0,1.79479298087454223632e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',68,0,'@3',0,1.79479298087644791601e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',69,1,'buy',0,1.79479298087839770313e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',70,0,'pass',0,1.79479298088030242916e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',71,0,'carpet>contract-a3',0,1.79479298088238453864e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',72,0,'done',0,1.79479298088429307933e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',73,0,'@3',0,1.79479298088627171512e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',74,1,'@3',0,1.79479298088820147516e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',75,0,'@2',0,1794792980.89016);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',76,1,'@1',0,1.79479298089204192161e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',77,0,'@3',0,1.79479298089395689964e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',78,1,'@3',0,1.79479298089583921439e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',79,1,'pass',0,1.79479298089774274823e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',80,0,'pass',0,1.79479298089987063411e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',81,0,'buy',0,1.79479298090186190602e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',82,0,'done',0,1.79479298090397548673e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',83,1,'@3',0,1.79479298090598535534e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',84,0,'@3',0,1.79479298090781044959e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',85,1,'@3',0,1.79479298090967726705e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',86,0,'@2',0,1.79479298091167926792e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',87,1,'@2',0,1.79479298091378664968e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',88,0,'@3',0,1.7947929809156532287e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',89,0,'pass',0,1.79479298091767597205e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',90,1,'pass',0,1.79479298091957473757e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',91,1,'buy',0,1.79479298092164111133e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',92,0,'@2',0,1.79479298092355728146e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',93,1,'@3',0,1.79479298092564439775e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',94,0,'@2',0,1.79479298092760968215e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',95,1,'@2',0,1.79479298092969036097e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',96,0,'@3',0,1.79479298093162870412e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',97,1,'@3',0,1.79479298093399786953e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',98,0,'pass',0,1.79479298093592548376e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',99,0,'pass',0,1.79479298093800759316e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',100,1,'pass',0,1.79479298093993830682e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',101,0,'pass',0,1.79479298094196414951e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',102,1,'pass',0,1.79479298094390606879e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',103,1,'@3',0,1.7947929809459965229e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',104,0,'@3',0,1.79479298094798851012e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',105,1,'@3',0,1.79479298094978165622e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',106,0,'@1',0,1.79479298095159745213e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',107,1,'@1',0,1.79479298095351767544e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',108,0,'@1',0,1.79479298095625233646e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',109,0,'buy',0,1.79479298095804214478e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',110,1,'buy',0,1.79479298095989346509e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',111,0,'coffee+tea>coin',0,1.79479298096195197102e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',112,0,'carpet>hall',0,1.79479298096388030048e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',113,0,'done',0,1.79479298096567654614e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',114,0,'@1',0,1.79479298096744441983e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',115,1,'@3',0,1.79479298096927499775e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',116,0,'@1',0,1.79479298097109889976e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',117,1,'@1',0,1.79479298097304630276e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',118,0,'@1',0,1.79479298097477793687e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',119,1,'@3',0,1.79479298097664022445e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',120,0,'buy',0,1.79479298097845315932e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',121,1,'buy',0,1.79479298098037385938e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',122,0,'saffron+rubber+carpet>tea',0,1.79479298098263835908e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',123,0,'coffee+tea>coin',0,1.79479298098501920694e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',124,0,'done',0,1.79479298098685812953e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',125,1,'tea>warehouse',0,1.79479298098880815509e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',126,1,'carpet>contract-c3b',0,1.79479298099126458165e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',127,1,'coffee>contract-b4',0,1.79479298099359869953e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',128,1,'done',0,1.79479298099546456333e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',129,1,'@2',0,1.79479298099746155739e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',130,0,'@3',0,1.79479298099931740759e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',131,1,'@3',0,1.79479298100162458417e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',132,0,'@1',0,1.79479298100352358813e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',133,1,'@2',0,1.79479298100554394718e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',134,0,'@1',0,1.79479298100740361217e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',135,0,'buy',0,1.79479298100919604308e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',136,1,'buy',0,1.79479298101102328301e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',137,1,'tea>contract-b4',0,1.79479298101299715039e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',138,1,'done',0,1.79479298101486372946e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',139,0,'saffron+saffron>coin',0,1.79479298101699328423e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',140,0,'rubber>hall',0,1.79479298101901507374e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',141,0,'done',0,1.79479298102091574672e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',142,0,'@3',0,1.79479298102286386491e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',143,1,'@2',0,1.79479298102474832529e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',144,0,'@2',0,1.79479298102657079693e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',145,1,'@2',0,1.79479298102837204935e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',146,0,'@1',0,1.79479298103030753138e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',147,1,'@2',0,1.79479298103205323219e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',148,0,'pass',0,1.7947929810341908932e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',149,0,'buy',0,1.79479298103606176376e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',150,0,'saffron>hall',0,1.79479298103814435003e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',151,0,'tea+rubber+rubber>carpet',0,1.79479298104010486598e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',152,0,'done',0,1.79479298104206585889e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',153,1,'@3',0,1.79479298104395771024e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',154,0,'@3',0,1794792981.04605);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',155,1,'@3',0,1.79479298104798769947e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',156,0,'@1',0,1.79479298105004405976e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',157,1,'@2',0,1.79479298105216312411e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',158,0,'@2',0,1.79479298105410695072e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',159,0,'pass',0,1.79479298105584955213e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',160,1,'buy',0,1.7947929810577955246e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',161,1,'pass',0,1.79479298105969262123e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',162,0,'done',0,1.79479298106184148794e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',163,0,'@3',0,1.79479298106391072266e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',164,1,'@2',0,1.7947929810658020973e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',165,0,'@2',0,1.79479298106755924221e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',166,1,'@2',0,1.79479298106951951985e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',167,0,'@3',0,1.79479298107127523426e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',168,1,'@1',0,1.79479298107321906087e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',169,1,'buy',0,1.7947929810751163959e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',170,0,'buy',0,1.79479298107697772977e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',171,0,'pass',0,1.79479298107889938349e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',172,1,'saffron>merchant',0,1.79479298108086228373e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',173,1,'tea>contract-c3b',0,1.79479298108294844623e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',174,1,'tea>merchant',0,1.79479298108484959604e+09);
INSERT INTO "entries" VALUES('CetrqwegbOh83eaG',175,1,'done',0,1.79479298108686947822e+09);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('1e1c10cb66d1cfa2cb01033fbff416e6','Anna',1.7947929807021923065e+09);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40), 
	bot VARCHAR(40), 
	contribution VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('CetrqwegbOh83eaG',0,'1e1c10cb66d1cfa2cb01033fbff416e6','Anna',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('CetrqwegbOh83eaG',1,'1e1c10cb66d1cfa2cb01033fbff416e6','Ben',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seats" VALUES('5RhWeUglyTmw-gKn',0,'1e1c10cb66d1cfa2cb01033fbff416e6','Anna',NULL,'');
INSERT INTO "seats" VALUES('5RhWeUglyTmw-gKn',1,'1e1c10cb66d1cfa2cb01033fbff416e6','Ben',NULL,'');
INSERT INTO "seats" VALUES('5RhWeUglyTmw-gKn',2,'1e1c10cb66d1cfa2cb01033fbff416e6','Clara',NULL,'');
INSERT INTO "seats" VALUES('xzUtwt5Zdc15bA0Z',0,NULL,NULL,'random','');
INSERT INTO "seats" VALUES('xzUtwt5Zdc15bA0Z',1,'1e1c10cb66d1cfa2cb01033fbff416e6','Anna',NULL,'');
INSERT INTO "seats" VALUES('xzUtwt5Zdc15bA0Z',2,NULL,NULL,'random','');
CREATE TABLE server (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "server" VALUES('signing','532613fe3b9edb2f38055c985bf58437c2ebfdd26108245614e951e03bec1da2');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	secret VARCHAR(64), 
	rules INTEGER NOT NULL, 
	setup TEXT, 
	origin_table VARCHAR(16), 
	origin_at INTEGER, 
	origin_record TEXT, 
	rematch VARCHAR(16), 
	points TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('CetrqwegbOh83eaG',1.79479298071747398381e+09,1.79479298108694434164e+09,'over',0,1,'1e1c10cb66d1cfa2cb01033fbff416e6','1266c6492a65863355b012192d3e7b10922a196b7345b31bf59556b3d5b86d83',1,'{"pile": ["vulcanizer", "warehouse", "fireman-a1", "spice-trader", "contract-a3", "coffee-roaster", "office-a", "contract-a4", "tea-taster", "fireman-a2", "contract-a2", "carpet-trader", "ship-b", "ship-b", "fireman-b2", "ship-b", "fire-1", "contract-b4", "office-b", "contract-b3", "contract-b2", "fireman-b1", "ship-b", "fireman-b3", "ship-b", "contract-c2", "fireman-c5", "fire-2", "contract-c3b", "ship-c", "fireman-c4", "contract-c3a", "ship-c", "bank", "contract-c4", "ship-c", "ship-c", "ship-c", "ship-d", "boatsmen-church", "office-d", "st-michaelis", "ship-d", "ship-d", "ship-d", "office-d", "chamber-of-commerce", "fire-3", "ship-d", "fireman-d5", "fireman-d4", "fire-4"], "bag": ["saffron", "tea", "coffee", "rubber", "rubber", "saffron", "coffee", "carpet", "coffee", "tea", "carpet", "carpet", "rubber", "coffee", "saffron", "rubber", "saffron", "tea", "coffee", "carpet", "tea", "saffron", "rubber", "coffee", "carpet", "rubber", "coffee", "coffee", "carpet", "tea", "saffron", "saffron", "rubber", "saffron", "rubber", "tea", "coffee", "tea", "carpet", "carpet", "carpet", "rubber", "tea", "tea", "saffron"], "first": 1}',NULL,NULL,NULL,NULL,'[7, 17]');
INSERT INTO "tables" VALUES('5RhWeUglyTmw-gKn',1.79479298108908605574e+09,1.79479298109597134591e+09,'playing',1,1,'1e1c10cb66d1cfa2cb01033fbff416e6','5516473a2640e78b8fff87ce6a47f7b925af53e9ab146501c72e3210382f2cb3',1,'{"pile": ["contract-a4", "contract-a2", "contract-a3", "spice-trader", "carpet-trader", "warehouse", "coffee-roaster", "fireman-a2", "tea-taster", "vulcanizer", "fireman-a1", "office-a", "fireman-b1", "ship-b", "ship-b", "ship-b", "ship-b", "contract-b4", "fireman-b2", "contract-b2", "office-b", "fire-1", "fireman-b3", "contract-b3", "ship-b", "fireman-c5", "bank", "ship-c", "ship-c", "ship-c", "fire-2", "ship-c", "contract-c2", "ship-c", "fireman-c4", "contract-c3a", "contract-c4", "contract-c3b", "st-michaelis", "ship-d", "ship-d", "fire-3", "ship-d", "fireman-d5", "ship-d", "chamber-of-commerce", "office-d", "fireman-d4", "office-d", "ship-d", "port", "fire-4"], "bag": ["rubber", "carpet", "coffee", "tea", "saffron", "coffee", "saffron", "coffee", "saffron", "coffee", "coffee", "coffee", "saffron", "rubber", "tea", "rubber", "tea", "saffron", "rubber", "carpet", "carpet", "saffron", "coffee", "rubber", "rubber", "saffron", "tea", "saffron", "saffron", "carpet", "coffee", "rubber", "tea", "carpet", "tea", "coffee", "carpet", "carpet", "rubber", "tea", "tea", "rubber", "tea", "carpet", "carpet"], "first": 1}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('xzUtwt5Zdc15bA0Z',1.79479298135035800938e+09,1.79479298135793375974e+09,'gathering',0,1,'1e1c10cb66d1cfa2cb01033fbff416e6','4a8c1591becba691a0b8665f2dd3a4c4a97432980d51b0bdef826495de529612',1,NULL,'5RhWeUglyTmw-gKn',30,'{
"format": "speicherstadt-record",
"version": 1,
"rules": 1,
"deck": {"name": "standard", "sha256": "acf82a591dff57df2c76cbc646541bd508abcec1271e67e11a97f6d17a8f8532"},
"players": [
  {"name": "Anna", "by": "person"}, {"name": "Ben", "by": "person"},
  {"name": "Clara", "by": "person"}
],
"first": 1,
"seed": null,
"pile": [
  "contract-a4", "contract-a2", "contract-a3", "spice-trader", "carpet-trader", "warehouse",
  "coffee-roaster", "fireman-a2", "tea-taster", "vulcanizer", "fireman-a1", "office-a",
  "contract-b2", "contract-b3", "contract-b4", "office-b", "fireman-b1", "fireman-b2",
  "fireman-b3", "fire-1", "ship-b", "ship-b", "ship-b", "ship-b", "ship-b", "contract-c2",
  "contract-c3a", "contract-c3b", "contract-c4", "fireman-c4", "fireman-c5", "fire-2", "bank",
  "ship-c", "ship-c", "ship-c", "ship-c", "ship-c", "office-d", "office-d", "fireman-d4",
  "fireman-d5", "fire-3", "st-michaelis", "port", "chamber-of-commerce", "ship-d", "ship-d",
  "ship-d", "ship-d", "ship-d", "fire-4"
],
"bag": [
  "coffee", "coffee", "coffee", "coffee", "coffee", "coffee", "coffee", "coffee", "coffee", "tea",
  "tea", "tea", "tea", "tea", "tea", "tea", "tea", "tea", "saffron", "saffron", "saffron",
  "saffron", "saffron", "saffron", "saffron", "saffron", "saffron", "rubber", "rubber", "rubber",
  "rubber", "rubber", "rubber", "rubber", "rubber", "rubber", "carpet", "carpet", "carpet",
  "carpet", "carpet", "carpet", "carpet", "carpet", "carpet"
],
"decisions": [
  "@1", "@1", "@1", "@4", "@2", "@2", "@3", "@4", "@1", "pass", "pass", "pass", "buy", "buy",
  "buy", "buy", "@2", "@3", "@4", "@1", "@3", "@2", "@2", "@3", "@4", "buy", "pass", "buy", "buy",
  "buy"
],
"result": null,
"sha256": "c92ad863baa85bd1bb956b1470800b57564a555328ae172c7ca2981b5971e7b7"
}
',NULL,NULL);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
