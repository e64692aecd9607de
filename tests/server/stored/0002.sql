-- cookie: efd12996a676dc97d49d365eaacb6a6b.VGu_2mdBlCtqLWkFAQBIzRBhAtJEqVjbqSEqWmsRXYI
-- token: spst_yQqI7w8_dBuuWLvMlrByYW_Kt2p-klUMmjR84EC4WPU
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES('qDOfcd1t2Eklkpkj',1,0,'efd12996a676dc97d49d365eaacb6a6b','Anna','To be continued',1.79484859339747977258e+09);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "codes" VALUES('41baf6774955d711367147c37197148e9d8246cc7391f6db48b01d5f0b9cb5be','efd12996a676dc97d49d365eaacb6a6b',1.79484919342418456082e+09);
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	by_bot BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, round INTEGER, phase VARCHAR(10), decides INTEGER, points TEXT, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',1,0,'@2',0,1.79484858933078503607e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',2,1,'@1',0,1.79484858934113550191e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',3,0,'@1',0,1.79484858935058474538e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',4,1,'@3',0,1.7948485893560678959e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',5,0,'@3',0,1.79484858935964059836e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',6,1,'@3',0,1.79484858936379837986e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',7,1,'pass',0,1.7948485893704578877e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',8,0,'buy',0,1.79484858937555766104e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',9,0,'buy',0,1.79484858937971544267e+09,1,'purchase',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',10,1,'buy',0,1.7948485893865776062e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',11,1,'@3',0,1.79484858939198827746e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',12,0,'@1',0,1.7948485893958647251e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',13,1,'@2',0,1.79484858940905952452e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',14,0,'@3',0,1.79484858941461110108e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',15,1,'@3',0,1.79484858942703437803e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',16,0,'@2',0,1.79484858943017554287e+09,2,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',17,0,'buy',0,1.79484858943872928622e+09,2,'purchase',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',18,1,'buy',0,1.794848589443953991e+09,2,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',19,0,'pass',0,1.79484858945283198361e+09,2,'purchase',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',20,1,'buy',0,1.79484858946043181419e+09,3,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',21,0,'@1',0,1.79484858947058629986e+09,3,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',22,1,'@3',0,1.7948485894775512219e+09,3,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',23,0,'@1',0,1.79484858949048113824e+09,3,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',24,1,'@2',0,1.79484858950409984588e+09,3,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',25,0,'@3',0,1.79484858950847053532e+09,3,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',26,1,'@3',0,1.79484858951835870742e+09,3,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',27,0,'buy',0,1.79484858952513694763e+09,3,'purchase',1,'[2,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',28,1,'buy',0,1.79484858953453254703e+09,3,'purchase',0,'[2,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',29,0,'buy',0,1.7948485896439783573e+09,4,'demand',1,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',30,1,'@2',0,1794848589.65331,4,'demand',0,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',31,0,'@3',0,1.79484858966030168528e+09,4,'demand',1,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',32,1,'@2',0,1.79484858967549920083e+09,4,'demand',0,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',33,0,'@1',0,1.79484858968014788626e+09,4,'demand',1,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',34,1,'@2',0,1.79484858971685671807e+09,4,'demand',0,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',35,0,'@2',0,1.79484858972946119308e+09,4,'purchase',0,'[4,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',36,0,'buy',0,1.794848589783162117e+09,5,'demand',0,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',37,0,'@3',0,1.79484858987326455119e+09,5,'demand',1,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',38,1,'@2',0,1.79484858988407540315e+09,5,'demand',0,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',39,0,'@1',0,1.79484858989278817176e+09,5,'demand',1,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',40,1,'@3',0,1.79484858990674209589e+09,5,'demand',0,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',41,0,'@1',0,1.79484858991975235933e+09,5,'demand',1,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',42,1,'@2',0,1.79484858992427206035e+09,5,'purchase',0,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',43,0,'pass',0,1.79484858993349599837e+09,5,'purchase',1,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',44,1,'buy',0,1.79484858994374608994e+09,5,'purchase',1,'[5,0]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',45,1,'pass',0,1.79484858994833540914e+09,6,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',46,1,'@1',0,1.79484858995974230766e+09,6,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',47,0,'@3',0,1.79484858996426343918e+09,6,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',48,1,'@1',0,1.79484858998127532001e+09,6,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',49,0,'@3',0,1.79484858998910307885e+09,6,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',50,1,'@2',0,1.79484859004666948319e+09,6,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',51,0,'@2',0,1.79484859005610060695e+09,6,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',52,1,'buy',0,1.79484859005968284606e+09,6,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',53,0,'buy',0,1.79484859014727902407e+09,6,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',54,0,'buy',0,1.7948485902355351448e+09,6,'loading',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',55,1,'coffee+saffron+rubber>carpet',0,1.79484859024046206478e+09,6,'loading',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',56,1,'carpet>contract-b4',0,1.79484859024742698669e+09,6,'loading',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',57,1,'done',0,1.79484859025408864021e+09,6,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',58,0,'coffee>contract-a4',0,1.79484859026065135005e+09,6,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',59,0,'tea>contract-a4',0,1.79484859026920080186e+09,6,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',60,0,'tea>hall',0,1.79484859027483630187e+09,6,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',61,0,'done',0,1.79484859028682541847e+09,7,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',62,0,'@2',0,1794848590.29882,7,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',63,1,'@3',0,1.79484859030500102042e+09,7,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',64,0,'@2',0,1.79484859031331944463e+09,7,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',65,1,'@3',0,1.79484859032416415214e+09,7,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',66,0,'@2',0,1.79484859033055305478e+09,7,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',67,1,'@3',0,1.79484859033883094791e+09,7,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',68,0,'buy',0,1.79484859034719276427e+09,7,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',69,1,'pass',0,1.79484859035471200948e+09,7,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',70,0,'coffee+tea+rubber>saffron',0,1.79484859036006164545e+09,7,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',71,0,'rubber>hall',0,1.79484859036814069751e+09,7,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',72,0,'saffron>merchant',0,1.79484859037575173379e+09,7,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',73,0,'done',0,1.79484859038664031028e+09,8,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',74,1,'@3',0,1.7948485903920726776e+09,8,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',75,0,'@3',0,1.7948485903953225613e+09,8,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',76,1,'@2',0,1.79484859040651202198e+09,8,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',77,0,'@1',0,1.79484859041068339343e+09,8,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',78,1,'@3',0,1.79484859041916656498e+09,8,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',79,0,'@3',0,1.79484859042645478253e+09,8,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',80,0,'pass',0,1.79484859043311381337e+09,8,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',81,1,'pass',0,1.79484859044265794751e+09,8,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',82,1,'buy',0,1.79484859044783711433e+09,8,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',83,0,'rubber>hall',0,1.79484859045534133909e+09,8,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',84,0,'done',0,1.79484859046342945096e+09,9,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',85,0,'@3',0,1.79484859047162389751e+09,9,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',86,1,'@2',0,1.79484859047807216638e+09,9,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',87,0,'@3',0,1.79484859048545622832e+09,9,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',88,1,'@3',0,1.79484859049300813672e+09,9,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',89,0,'@2',0,1.7948485906066696644e+09,9,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',90,1,'@1',0,1.79484859062189579009e+09,9,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',91,1,'pass',0,1.79484859063435053827e+09,9,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',92,1,'pass',0,1.79484859064760470396e+09,9,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',93,0,'pass',0,1.79484859065208172792e+09,9,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',94,0,'pass',0,1.79484859065390253067e+09,9,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',95,0,'pass',0,1.79484859066932678217e+09,9,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',96,1,'pass',0,1.79484859067143249513e+09,9,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',97,0,'done',0,1.79484859068599390983e+09,10,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',98,1,'@3',0,1.79484859069427919384e+09,10,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',99,0,'@3',0,1.79484859072476696968e+09,10,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',100,1,'@2',0,1.79484859083374762534e+09,10,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',101,0,'@3',0,1.79484859083858799928e+09,10,'demand',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',102,1,'@3',0,1.7948485909814593792e+09,10,'demand',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',103,0,'@3',0,1.79484859104830932622e+09,10,'purchase',1,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',104,1,'buy',0,1.79484859109179115295e+09,10,'purchase',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',105,0,'buy',0,1.79484859110103440286e+09,10,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',106,0,'rubber>contract-a4',0,1.79484859110592913627e+09,10,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',107,0,'carpet>hall',0,1.79484859112255573272e+09,10,'loading',0,'[4,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',108,0,'carpet>contract-a4',0,1.79484859113019967072e+09,10,'loading',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',109,0,'done',0,1.7948485911645278931e+09,11,'demand',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',110,0,'@2',0,1.79484859127240920072e+09,11,'demand',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',111,1,'@2',0,1.79484859127601814273e+09,11,'demand',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',112,0,'@1',0,1.79484859128583836562e+09,11,'demand',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',113,1,'@3',0,1.79484859129051542285e+09,11,'demand',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',114,0,'@1',0,1.79484859129878115656e+09,11,'demand',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',115,1,'@1',0,1.79484859130817294122e+09,11,'purchase',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',116,0,'buy',0,1.79484859131306910516e+09,11,'purchase',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',117,1,'buy',0,1.79484859132245922093e+09,11,'purchase',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',118,1,'buy',0,1794848591.32782,11,'loading',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',119,0,'saffron+rubber+carpet>tea',0,1.79484859133499407768e+09,11,'loading',0,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',120,0,'done',0,1.79484859133732843399e+09,11,'loading',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',121,1,'coffee+carpet>coin',0,1.79484859134446954722e+09,11,'loading',1,'[15,1]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',122,1,'tea>warehouse',0,1.79484859135522603992e+09,11,'loading',1,'[15,2]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',123,1,'done',0,1.79484859135865020755e+09,12,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',124,1,'@2',0,1.79484859136310267446e+09,12,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',125,0,'@1',0,1.79484859137039327618e+09,12,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',126,1,'@1',0,1.79484859138343286512e+09,12,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',127,0,'@3',0,1.79484859139050602913e+09,12,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',128,1,'@3',0,1.7948485913984663486e+09,12,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',129,0,'@3',0,1.79484859140369105339e+09,12,'purchase',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',130,1,'buy',0,1.79484859148540234563e+09,12,'purchase',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',131,1,'pass',0,1.79484859149212074274e+09,12,'purchase',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',132,1,'buy',0,1.79484859149631905553e+09,12,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',133,1,'tea+tea+tea>coffee',0,1.79484859151352047924e+09,12,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',134,1,'coffee>contract-b3',0,1.79484859157840585712e+09,12,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',135,1,'rubber>contract-b3',0,1.79484859159422969815e+09,12,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',136,1,'done',0,1.79484859159963273996e+09,13,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',137,0,'@1',0,1.79484859164473986624e+09,13,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',138,1,'@1',0,1.79484859177463603016e+09,13,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',139,0,'@1',0,1.79484859178659582139e+09,13,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',140,1,'@2',0,1.7948485918197226524e+09,13,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',141,0,'@1',0,1.79484859182661032677e+09,13,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',142,1,'@3',0,1.79484859188289475441e+09,13,'purchase',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',143,0,'pass',0,1.79484859190666723254e+09,13,'purchase',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',144,0,'pass',0,1.79484859192785692217e+09,13,'purchase',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',145,1,'pass',0,1.7948485919627480507e+09,13,'purchase',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',146,1,'buy',0,1.79484859204494166372e+09,13,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',147,1,'tea>hall',0,1.794848592116133213e+09,13,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',148,1,'saffron>warehouse',0,1.79484859212825942041e+09,13,'loading',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',149,1,'carpet>contract-a3',0,1.79484859214745140075e+09,13,'loading',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',150,1,'done',0,1.79484859215813565254e+09,14,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',151,1,'@2',0,1.79484859216802763938e+09,14,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',152,0,'@2',0,1.79484859218630123135e+09,14,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',153,1,'@3',0,1.79484859220257663729e+09,14,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',154,0,'@3',0,1.7948485922167761326e+09,14,'demand',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',155,1,'@3',0,1794848592.23446,14,'demand',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',156,0,'@1',0,1.79484859224726486207e+09,14,'purchase',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',157,0,'pass',0,1.79484859227047395709e+09,14,'purchase',1,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',158,1,'pass',0,1.79484859227907943722e+09,14,'purchase',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',159,0,'pass',0,1.79484859229661893845e+09,14,'purchase',0,'[13,4]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',160,0,'buy',0,1.79484859230683112141e+09,14,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',161,1,'saffron>contract-b4',0,1.79484859231556701658e+09,14,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',162,1,'tea>hall',0,1.7948485923344972134e+09,14,'loading',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',163,1,'done',0,1.79484859237080645556e+09,14,'loading',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',164,0,'done',0,1.79484859238656544681e+09,15,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',165,0,'@2',0,1.79484859239980220797e+09,15,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',166,1,'@2',0,1.79484859241056799892e+09,15,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',167,0,'@2',0,1.79484859241854572296e+09,15,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',168,1,'@3',0,1.79484859242421579362e+09,15,'demand',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',169,0,'@1',0,1.79484859242819690702e+09,15,'demand',1,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',170,1,'@1',0,1.79484859243591952319e+09,15,'purchase',0,'[13,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',171,0,'buy',0,1.79484859244734334948e+09,15,'purchase',1,'[16,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',172,1,'pass',0,1.79484859245741987235e+09,15,'purchase',0,'[16,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',173,0,'buy',0,1794848592.46257,15,'purchase',1,'[16,3]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',174,1,'buy',0,1.79484859246556234359e+09,15,'loading',1,'[16,7]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',175,1,'tea>contract-a2',0,1.79484859247046661372e+09,15,'loading',1,'[16,7]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',176,1,'done',0,1.79484859261308670038e+09,16,'demand',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',177,1,'@3',0,1794848592.62659,16,'demand',0,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',178,0,'@3',0,1.79484859263482379914e+09,16,'demand',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',179,1,'@3',0,1.79484859264331984515e+09,16,'demand',0,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',180,0,'@1',0,1.79484859268279194838e+09,16,'demand',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',181,1,'@2',0,1.79484859269474220271e+09,16,'demand',0,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',182,0,'@2',0,1.79484859279802536971e+09,16,'purchase',0,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',183,0,'pass',0,1.79484859280669522283e+09,16,'purchase',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',184,1,'buy',0,1.79484859281216740608e+09,16,'purchase',0,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',185,0,'pass',0,1.79484859281755638124e+09,16,'purchase',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',186,1,'buy',0,1.79484859282688617712e+09,16,'loading',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',187,1,'coffee+coffee+tea>carpet',0,1.79484859284532284736e+09,16,'loading',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',188,1,'rubber+rubber+carpet>coffee',0,1.79484859285220074657e+09,16,'loading',1,'[13,10]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',189,1,'coffee>warehouse',0,1.79484859285853552823e+09,16,'loading',1,'[13,11]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',190,1,'carpet>hall',0,1.79484859286381387716e+09,16,'loading',1,'[13,11]');
INSERT INTO "entries" VALUES('f0_3IbJIBdNw18ak',191,1,'done',0,1.79484859286585497857e+09,16,'over',NULL,'[9,15]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',1,0,'@1',0,1794848592.8986,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',2,0,'back 0',0,1.7948485929024612903e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',3,0,'@1',0,1.79484859291540384297e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',4,1,'@1',0,1.79484859297860407825e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',5,2,'@1',0,1.79484859298416113849e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',6,0,'@4',0,1.7948485929922246933e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',7,1,'@2',0,1.79484859299448609344e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',8,2,'@2',0,1.79484859299644875525e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',9,0,'@3',0,1.79484859300393414498e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',10,1,'@4',0,1.79484859300766253472e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',11,2,'@1',0,1.79484859301159048079e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',12,0,'pass',0,1.79484859301633596423e+09,1,'purchase',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',13,1,'pass',0,1.79484859302378296852e+09,1,'purchase',2,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',14,2,'pass',0,1.79484859303144931794e+09,1,'purchase',2,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',15,2,'buy',0,1.79484859303621411327e+09,1,'purchase',1,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',16,1,'buy',0,1.79484859304382944099e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',17,0,'buy',0,1.79484859304727745058e+09,1,'purchase',0,'[1,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',18,0,'buy',0,1.79484859305221629149e+09,2,'demand',1,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',19,1,'@2',0,1.79484859305991959572e+09,2,'demand',2,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',20,2,'@3',0,1.79484859306649661061e+09,2,'demand',0,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',21,0,'@4',0,1.79484859307187294961e+09,2,'demand',1,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',22,1,'@1',0,1.79484859307569169992e+09,2,'demand',2,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',23,2,'@3',0,1.7948485930806303024e+09,2,'demand',0,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',24,0,'@2',0,1.7948485931284217835e+09,2,'demand',1,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',25,1,'@2',0,1.79484859313152265549e+09,2,'demand',2,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',26,2,'@3',0,1.79484859313542318348e+09,2,'demand',0,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',27,0,'@4',0,1.79484859313858985895e+09,2,'purchase',1,'[2,0,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',28,1,'buy',0,1.79484859314843702314e+09,2,'purchase',1,'[2,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',29,1,'pass',0,1.79484859316011357305e+09,2,'purchase',0,'[2,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',30,0,'buy',0,1.79484859316836738588e+09,2,'purchase',2,'[4,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',31,2,'buy',0,1.79484859317183375357e+09,2,'purchase',0,'[4,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',32,0,'buy',0,1.79484859318469381337e+09,3,'demand',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',33,2,'@2',0,1.79484859318983459471e+09,3,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',34,0,'@4',0,1.79484859319987154007e+09,3,'demand',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',35,1,'@1',0,1.79484859322690391541e+09,3,'demand',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',36,2,'@3',0,1.79484859323424553873e+09,3,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',37,0,'@4',0,1.79484859327040338519e+09,3,'demand',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',38,1,'@3',0,1.79484859328013372425e+09,3,'demand',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',39,2,'@2',0,1.79484859328815865523e+09,3,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',40,0,'@4',0,1.79484859329101777069e+09,3,'demand',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',41,1,'@2',0,1.79484859330036520957e+09,3,'purchase',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',42,1,'pass',0,1.79484859330766510958e+09,3,'purchase',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',43,2,'buy',0,1.79484859331608462328e+09,3,'purchase',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',44,1,'buy',0,1.79484859331836700438e+09,3,'purchase',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',45,0,'pass',0,1.79484859332836794859e+09,4,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',46,0,'@1',0,1.79484859333985710141e+09,4,'demand',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',47,1,'@3',0,1.7948485933517653942e+09,4,'demand',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',48,2,'@3',0,1.79484859335927653305e+09,4,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',49,0,'@2',0,1.79484859336357855793e+09,4,'demand',1,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',50,1,'@1',0,1.79484859336752867694e+09,4,'demand',2,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',51,2,'@2',0,1.79484859338132405281e+09,4,'demand',0,'[5,1,0]');
INSERT INTO "entries" VALUES('qDOfcd1t2Eklkpkj',52,0,'@1',0,1.79484859339176893236e+09,4,'demand',1,'[5,1,0]');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('efd12996a676dc97d49d365eaacb6a6b','Anna',1794848589.25664);
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
INSERT INTO "seats" VALUES('f0_3IbJIBdNw18ak',0,'efd12996a676dc97d49d365eaacb6a6b','Anna',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('f0_3IbJIBdNw18ak',1,'efd12996a676dc97d49d365eaacb6a6b','Ben',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seats" VALUES('qDOfcd1t2Eklkpkj',0,'efd12996a676dc97d49d365eaacb6a6b','Anna',NULL,'');
INSERT INTO "seats" VALUES('qDOfcd1t2Eklkpkj',1,'efd12996a676dc97d49d365eaacb6a6b','Ben',NULL,'');
INSERT INTO "seats" VALUES('qDOfcd1t2Eklkpkj',2,'efd12996a676dc97d49d365eaacb6a6b','Clara',NULL,'');
INSERT INTO "seats" VALUES('uyo5MrDjUdwYvNu4',0,NULL,NULL,'random','');
INSERT INTO "seats" VALUES('uyo5MrDjUdwYvNu4',1,'efd12996a676dc97d49d365eaacb6a6b','Anna',NULL,'');
INSERT INTO "seats" VALUES('uyo5MrDjUdwYvNu4',2,NULL,NULL,'random','');
CREATE TABLE server (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "server" VALUES('signing','e4101e60837da080480d0048956395505a52a971a530051f5e2be2ea31920d0d');
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
INSERT INTO "tables" VALUES('f0_3IbJIBdNw18ak',1.79484858929636693003e+09,1.79484859286588764194e+09,'over',0,1,'efd12996a676dc97d49d365eaacb6a6b','309d7dc61dc8e028e500866e207cde2f262b0331d9f5ccbc7262766df175a106',1,'{"pile": ["contract-a4", "vulcanizer", "fireman-a2", "fireman-a1", "warehouse", "contract-a2", "spice-trader", "contract-a3", "office-a", "coffee-roaster", "carpet-trader", "tea-taster", "ship-b", "contract-b4", "ship-b", "fire-1", "ship-b", "fireman-b3", "ship-b", "contract-b2", "ship-b", "fireman-b1", "fireman-b2", "office-b", "contract-b3", "ship-c", "contract-c3a", "contract-c4", "contract-c2", "contract-c3b", "ship-c", "ship-c", "ship-c", "fireman-c4", "fireman-c5", "fire-2", "bank", "ship-c", "ship-d", "boatsmen-church", "ship-d", "fireman-d4", "office-d", "ship-d", "office-d", "fireman-d5", "st-michaelis", "chamber-of-commerce", "fire-3", "ship-d", "ship-d", "fire-4"], "bag": ["saffron", "carpet", "coffee", "coffee", "saffron", "saffron", "coffee", "saffron", "rubber", "coffee", "tea", "tea", "coffee", "rubber", "rubber", "carpet", "saffron", "carpet", "rubber", "carpet", "carpet", "coffee", "rubber", "saffron", "coffee", "tea", "carpet", "tea", "tea", "rubber", "carpet", "tea", "tea", "tea", "carpet", "saffron", "saffron", "saffron", "rubber", "coffee", "carpet", "rubber", "coffee", "rubber", "tea"], "first": 0}',NULL,NULL,NULL,NULL,'[9,15]');
INSERT INTO "tables" VALUES('qDOfcd1t2Eklkpkj',1.79484859287432980531e+09,1.79484859288707804684e+09,'playing',1,1,'efd12996a676dc97d49d365eaacb6a6b','a48387514517c9c5cd5771fa71e544c6c9302e4262fcb6d10445f8bfaf11e778',1,'{"pile": ["contract-a4", "contract-a2", "spice-trader", "carpet-trader", "vulcanizer", "office-a", "fireman-a1", "coffee-roaster", "warehouse", "contract-a3", "fireman-a2", "tea-taster", "office-b", "ship-b", "contract-b2", "contract-b4", "fireman-b1", "ship-b", "ship-b", "fireman-b3", "fireman-b2", "contract-b3", "ship-b", "ship-b", "fire-1", "ship-c", "contract-c4", "contract-c3b", "bank", "ship-c", "fireman-c4", "ship-c", "ship-c", "fireman-c5", "fire-2", "contract-c2", "contract-c3a", "ship-c", "office-d", "ship-d", "st-michaelis", "ship-d", "ship-d", "fire-3", "fireman-d4", "office-d", "fireman-d5", "ship-d", "chamber-of-commerce", "port", "ship-d", "fire-4"], "bag": ["carpet", "rubber", "coffee", "carpet", "carpet", "tea", "coffee", "rubber", "tea", "coffee", "tea", "rubber", "rubber", "tea", "tea", "rubber", "saffron", "saffron", "tea", "carpet", "coffee", "carpet", "saffron", "tea", "rubber", "saffron", "rubber", "coffee", "rubber", "carpet", "saffron", "saffron", "coffee", "tea", "coffee", "carpet", "saffron", "coffee", "tea", "rubber", "saffron", "saffron", "carpet", "coffee", "carpet"], "first": 0}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('uyo5MrDjUdwYvNu4',1.79484859340247392654e+09,1.79484859341544318199e+09,'gathering',0,1,'efd12996a676dc97d49d365eaacb6a6b','d49e07a94aae63dc27e749c1923fb412ffb7605e80601f0c285674072f3d2b0f',1,NULL,'qDOfcd1t2Eklkpkj',30,'{
"format": "speicherstadt-record",
"version": 1,
"rules": 1,
"deck": {"name": "standard", "sha256": "acf82a591dff57df2c76cbc646541bd508abcec1271e67e11a97f6d17a8f8532"},
"players": [
  {"name": "Anna", "by": "person"}, {"name": "Ben", "by": "person"},
  {"name": "Clara", "by": "person"}
],
"first": 0,
"seed": null,
"pile": [
  "contract-a4", "contract-a2", "spice-trader", "carpet-trader", "vulcanizer", "office-a",
  "fireman-a1", "coffee-roaster", "warehouse", "contract-a3", "fireman-a2", "tea-taster",
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
"sha256": "f2bb9a0bd35bb8b85ede4a15bdea8ea674270c3f23d458542ac3aab9308e03fa"
}
',NULL,NULL);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	CONSTRAINT tokens_by_guest UNIQUE (guest, name), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "tokens" VALUES('b6645ffd55b91b27dbb4db3bc71ac9ae99f6cc8ac36ed2e7d9ca2acf3cb7dfd7','efd12996a676dc97d49d365eaacb6a6b','my bot',1.79484859343374037743e+09);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX tables_by_host ON tables (host);
COMMIT;
