-- cookie: 50ac342f5032d2195cfe5cf2ae2f6a50.287fa72de76c8b9b.BpOZBV7jdBLvDjF_tukqfCbi-jqvNUL4IM-gAqLCL3c
-- token: spst_A080cawyKAOO2npfGiqdFf9NZswWDBP2lPhxfOsmzw4
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES('s6TZT3mNLKWIDXZz',1,0,'50ac342f5032d2195cfe5cf2ae2f6a50','Anna','To be continued',1.7948597775747849941e+09);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "codes" VALUES('f93b88bfe98ec63c2c3f6b04822f026fa36f8da70b3a3f24f5fb6b841ccecdb5','50ac342f5032d2195cfe5cf2ae2f6a50',1.79486037758550739289e+09);
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
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',1,0,'@2',0,1.79485977712527704241e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',2,1,'@1',0,1.79485977712784385679e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',3,0,'@1',0,1.79485977712978768353e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',4,1,'@3',0,1.79485977713291835781e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',5,0,'@3',0,1.79485977713651537893e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',6,1,'@3',0,1.79485977713963818554e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',7,1,'pass',0,1.79485977714176487924e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',8,0,'buy',0,1.79485977714387607575e+09,1,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',9,0,'buy',0,1.79485977714583325387e+09,1,'purchase',1,'[1,0]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',10,1,'buy',0,1.79485977714801120752e+09,2,'demand',1,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',11,1,'@3',0,1.79485977714992761609e+09,2,'demand',0,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',12,0,'@1',0,1.79485977715172433846e+09,2,'demand',1,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',13,1,'@2',0,1.79485977715349936489e+09,2,'demand',0,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',14,0,'@3',0,1.79485977715539169307e+09,2,'demand',1,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',15,1,'@3',0,1.79485977715714120866e+09,2,'demand',0,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',16,0,'@2',0,1.79485977715901374811e+09,2,'purchase',0,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',17,0,'buy',0,1.7948597771608924866e+09,2,'purchase',1,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',18,1,'buy',0,1.79485977716310548786e+09,2,'purchase',0,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',19,0,'pass',0,1.79485977716491460799e+09,2,'purchase',1,'[1,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',20,1,'buy',0,1.79485977716697812076e+09,3,'demand',0,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',21,0,'@1',0,1.79485977716873359687e+09,3,'demand',1,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',22,1,'@3',0,1.79485977717057013517e+09,3,'demand',0,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',23,0,'@1',0,1.79485977717231893536e+09,3,'demand',1,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',24,1,'@2',0,1.79485977717412471766e+09,3,'demand',0,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',25,0,'@3',0,1.79485977717586612698e+09,3,'demand',1,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',26,1,'@3',0,1794859777.17766,3,'purchase',0,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',27,0,'buy',0,1.79485977717946243283e+09,3,'purchase',1,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',28,1,'buy',0,1.79485977718121552468e+09,3,'purchase',0,'[1,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',29,0,'buy',0,1.79485977718310070038e+09,4,'demand',1,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',30,1,'@2',0,1.79485977718480515475e+09,4,'demand',0,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',31,0,'@3',0,1.79485977718657827373e+09,4,'demand',1,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',32,1,'@2',0,1.79485977718827962876e+09,4,'demand',0,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',33,0,'@1',0,1.79485977719011211397e+09,4,'demand',1,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',34,1,'@2',0,1.79485977719185066216e+09,4,'demand',0,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',35,0,'@2',0,1.79485977719360232348e+09,4,'purchase',0,'[3,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',36,0,'buy',0,1.79485977719566845893e+09,5,'demand',0,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',37,0,'@3',0,1.79485977719746875756e+09,5,'demand',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',38,1,'@2',0,1.79485977719944977764e+09,5,'demand',0,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',39,0,'@1',0,1.79485977720103573795e+09,5,'demand',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',40,1,'@3',0,1.79485977720273375511e+09,5,'demand',0,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',41,0,'@1',0,1.79485977720435166361e+09,5,'demand',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',42,1,'@2',0,1.79485977720605421065e+09,5,'purchase',0,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',43,0,'pass',0,1.79485977720770645141e+09,5,'purchase',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',44,1,'buy',0,1.79485977720941328999e+09,5,'purchase',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',45,1,'pass',0,1.79485977721136951441e+09,5,'loading',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',46,1,'coffee>warehouse',0,1.7948597772131073475e+09,5,'loading',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',47,1,'rubber>merchant',0,1.79485977721498656273e+09,5,'loading',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',48,1,'tea>hall',0,1.79485977721671128267e+09,5,'loading',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',49,1,'done',0,1.79485977721862101559e+09,6,'demand',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',50,1,'@1',0,1.79485977722038125988e+09,6,'demand',0,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',51,0,'@3',0,1.79485977722213625902e+09,6,'demand',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',52,1,'@3',0,1.79485977722386670111e+09,6,'demand',0,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',53,0,'@1',0,1.79485977722563385967e+09,6,'demand',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',54,1,'@3',0,1.79485977722734689715e+09,6,'demand',0,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',55,0,'@1',0,1.79485977722912693017e+09,6,'purchase',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',56,1,'pass',0,1.79485977723096847532e+09,6,'purchase',0,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',57,0,'buy',0,1.79485977723279213906e+09,6,'purchase',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',58,1,'pass',0,1.79485977723458480837e+09,6,'purchase',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',59,1,'buy',0,1.79485977723674583438e+09,6,'loading',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',60,1,'tea>warehouse',0,1.794859777238683939e+09,6,'loading',1,'[4,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',61,1,'coffee>warehouse',0,1.79485977724041938785e+09,6,'loading',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',62,1,'tea>contract-a2',0,1.79485977724225687982e+09,6,'loading',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',63,1,'done',0,1.7948597772440156937e+09,7,'demand',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',64,0,'@2',0,1.79485977724576139451e+09,7,'demand',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',65,1,'@3',0,1.79485977724741578099e+09,7,'demand',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',66,0,'@2',0,1.79485977724910569187e+09,7,'demand',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',67,1,'@3',0,1.7948597772508862019e+09,7,'demand',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',68,0,'@2',0,1.79485977725255584722e+09,7,'demand',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',69,1,'@3',0,1.79485977725427842143e+09,7,'purchase',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',70,0,'buy',0,1.79485977725594925882e+09,7,'purchase',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',71,1,'pass',0,1.79485977725765776628e+09,7,'purchase',1,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',72,1,'buy',0,1.79485977725946426386e+09,7,'loading',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',73,0,'saffron>contract-b4',0,1.79485977726120042802e+09,7,'loading',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',74,0,'tea+carpet>coin',0,1.79485977726298046109e+09,7,'loading',0,'[4,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',75,0,'done',0,1.79485977726665353777e+09,7,'loading',1,'[4,2]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',76,1,'done',0,1.79485977727055597301e+09,8,'demand',1,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',77,1,'@3',0,1.79485977727276706694e+09,8,'demand',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',78,0,'@3',0,1.79485977727481341367e+09,8,'demand',1,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',79,1,'@2',0,1.79485977727674674985e+09,8,'demand',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',80,0,'@2',0,1.79485977727878904339e+09,8,'demand',1,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',81,1,'@1',0,1.79485977728087878224e+09,8,'demand',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',82,0,'@3',0,1.79485977728279447553e+09,8,'purchase',1,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',83,1,'pass',0,1794859777.28492,8,'purchase',1,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',84,1,'pass',0,1.79485977728761577601e+09,8,'purchase',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',85,0,'pass',0,1.79485977729021573068e+09,8,'purchase',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',86,0,'pass',0,1.79485977729239535335e+09,8,'purchase',0,'[5,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',87,0,'buy',0,1.79485977729475760459e+09,9,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',88,0,'@2',0,1.79485977729682493215e+09,9,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',89,1,'@3',0,1.79485977729893898965e+09,9,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',90,0,'@2',0,1.79485977730097460741e+09,9,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',91,1,'@2',0,1.79485977730301904681e+09,9,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',92,0,'@3',0,1794859777.30492,9,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',93,1,'@3',0,1.79485977730687904351e+09,9,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',94,0,'pass',0,1.7948597773087778092e+09,9,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',95,1,'pass',0,1.79485977731076121327e+09,9,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',96,1,'pass',0,1.79485977731264734267e+09,9,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',97,0,'pass',0,1.79485977731440711022e+09,9,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',98,1,'pass',0,1.7948597773162212372e+09,10,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',99,1,'@3',0,1.79485977731778383256e+09,10,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',100,0,'@3',0,1.79485977731925535208e+09,10,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',101,1,'@3',0,1.79485977732072591781e+09,10,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',102,0,'@1',0,1.79485977732230401037e+09,10,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',103,1,'@1',0,1.79485977732403254513e+09,10,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',104,0,'@1',0,1.7948597773255059719e+09,10,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',105,0,'buy',0,1.79485977732705807687e+09,10,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',106,1,'buy',0,1.79485977732869505878e+09,10,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',107,1,'saffron>hall',0,1.79485977733025765419e+09,10,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',108,1,'coffee+carpet>coin',0,1.79485977733178019523e+09,10,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',109,1,'done',0,1.79485977733332347869e+09,11,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',110,0,'@1',0,1.79485977733483982087e+09,11,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',111,1,'@3',0,1.79485977733633518226e+09,11,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',112,0,'@1',0,1.7948597773378691673e+09,11,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',113,1,'@1',0,1.79485977733947515491e+09,11,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',114,0,'@1',0,1.79485977734096121792e+09,11,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',115,1,'@3',0,1.79485977734259605402e+09,11,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',116,1,'buy',0,1.79485977734421467779e+09,11,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',117,1,'buy',0,1.79485977734593963621e+09,11,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',118,1,'tea+saffron+carpet>rubber',0,1.79485977734761953349e+09,11,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',119,1,'done',0,1.7948597773495130539e+09,12,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',120,1,'@3',0,1.79485977735132050513e+09,12,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',121,0,'@3',0,1.79485977735278773304e+09,12,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',122,1,'@2',0,1.79485977735440969471e+09,12,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',123,0,'@2',0,1.79485977735585618022e+09,12,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',124,1,'@1',0,1.79485977735735559466e+09,12,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',125,0,'@1',0,1.79485977735935664173e+09,12,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',126,1,'buy',0,1.79485977736140751839e+09,12,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',127,0,'pass',0,1.79485977736335468291e+09,12,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',128,0,'buy',0,1.79485977736530804638e+09,12,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',129,1,'done',0,1.79485977736714911456e+09,13,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',130,0,'@2',0,1.79485977736898183821e+09,13,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',131,1,'@1',0,1.79485977737075328829e+09,13,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',132,0,'@3',0,1.79485977737254786493e+09,13,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',133,1,'@1',0,1.79485977737430381774e+09,13,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',134,0,'@1',0,1.7948597773759634495e+09,13,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',135,1,'@1',0,1.79485977737785506241e+09,13,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',136,1,'buy',0,1.79485977737972760199e+09,13,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',137,0,'buy',0,1.79485977738156700141e+09,13,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',138,0,'pass',0,1.79485977738351583487e+09,13,'loading',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',139,0,'saffron>contract-a3',0,1.79485977738666605948e+09,13,'loading',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',140,0,'done',0,1.79485977738866281511e+09,13,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',141,1,'coffee>hall',0,1.79485977739061903948e+09,13,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',142,1,'tea+carpet>coin',0,1.7948597773923912048e+09,13,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',143,1,'done',0,1.79485977739428782459e+09,14,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',144,1,'@1',0,1.7948597773961303234e+09,14,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',145,0,'@2',0,1.79485977739808440214e+09,14,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',146,1,'@2',0,1.7948597773998250961e+09,14,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',147,0,'@1',0,1.79485977740148568149e+09,14,'demand',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',148,1,'@1',0,1.7948597774035761356e+09,14,'demand',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',149,0,'@2',0,1.79485977740538525581e+09,14,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',150,1,'pass',0,1.79485977740721487994e+09,14,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',151,0,'buy',0,1.79485977740897035591e+09,14,'purchase',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',152,1,'pass',0,1.79485977741081857684e+09,14,'purchase',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',153,0,'pass',0,1.79485977741258478164e+09,14,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',154,1,'coffee>hall',0,1.79485977741435790062e+09,14,'loading',1,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',155,1,'done',0,1.7948597774161016941e+09,14,'loading',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',156,0,'coffee>hall',0,1.79485977741799640657e+09,14,'loading',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',157,0,'tea>merchant',0,1.79485977741979646675e+09,14,'loading',0,'[7,-1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',158,0,'done',0,1.79485977742161250119e+09,15,'demand',0,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',159,0,'@2',0,1.79485977742339563372e+09,15,'demand',1,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',160,1,'@2',0,1.79485977742507505413e+09,15,'demand',0,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',161,0,'@2',0,1.79485977742691612244e+09,15,'demand',1,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',162,1,'@3',0,1.79485977742861104009e+09,15,'demand',0,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',163,0,'@1',0,1.7948597774302952289e+09,15,'demand',1,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',164,1,'@1',0,1.79485977743195581433e+09,15,'purchase',0,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',165,0,'buy',0,1.79485977743376827237e+09,15,'purchase',1,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',166,1,'pass',0,1.79485977743546271327e+09,15,'purchase',0,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',167,0,'buy',0,1.79485977743713903424e+09,15,'purchase',1,'[10,-4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',168,1,'buy',0,1.79485977743911600114e+09,15,'loading',0,'[10,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',169,0,'saffron>contract-c3b',0,1.79485977744089722635e+09,15,'loading',0,'[10,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',170,0,'coffee>contract-b4',0,1.79485977744276547435e+09,15,'loading',0,'[10,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',171,0,'done',0,1.79485977744455361361e+09,15,'loading',1,'[10,1]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',172,1,'done',0,1.79485977744679570198e+09,16,'demand',1,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',173,1,'@3',0,1.79485977744851613047e+09,16,'demand',0,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',174,0,'@1',0,1.79485977745024299617e+09,16,'demand',1,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',175,1,'@2',0,1.79485977745186781884e+09,16,'demand',0,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',176,0,'@2',0,1.79485977745350384709e+09,16,'demand',1,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',177,1,'@3',0,1.79485977745519804959e+09,16,'demand',0,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',178,0,'@3',0,1.79485977745683884625e+09,16,'purchase',0,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',179,0,'pass',0,1.79485977745862507822e+09,16,'purchase',1,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',180,1,'buy',0,1.79485977746041226385e+09,16,'purchase',1,'[10,5]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',181,1,'pass',0,1.7948597774622256756e+09,16,'purchase',1,'[10,5]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',182,1,'buy',0,1.79485977746408772474e+09,16,'loading',1,'[10,3]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',183,1,'rubber+carpet>coin',0,1.79485977746604037285e+09,16,'loading',1,'[10,4]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',184,1,'carpet>warehouse',0,1.79485977746794247633e+09,16,'loading',1,'[10,5]');
INSERT INTO "entries" VALUES('GLyoOm6Q_YhJV0Tb',185,1,'done',0,1.79485977747021484369e+09,16,'over',NULL,'[14,3]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',1,1,'@1',0,1.7948597774834337235e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',2,1,'back 0',0,1.79485977748563218115e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',3,1,'@1',0,1.79485977748925757411e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',4,2,'@1',0,1.79485977749100518224e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',5,0,'@1',0,1.79485977749268317224e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',6,1,'@4',0,1.79485977749445748327e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',7,2,'@2',0,1794859777.49607,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',8,0,'@2',0,1.79485977749776220318e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',9,1,'@3',0,1.79485977749945020678e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',10,2,'@4',0,1.79485977750107526772e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',11,0,'@1',0,1.79485977750281667708e+09,1,'purchase',1,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',12,1,'pass',0,1.79485977750450849529e+09,1,'purchase',2,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',13,2,'pass',0,1.7948597775062220096e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',14,0,'pass',0,1.79485977750782871244e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',15,0,'buy',0,1.79485977750949954982e+09,1,'purchase',2,'[1,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',16,2,'buy',0,1.79485977751127958297e+09,1,'purchase',1,'[1,0,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',17,1,'buy',0,1.79485977751293587683e+09,1,'purchase',1,'[1,1,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',18,1,'buy',0,1.79485977751477885243e+09,2,'demand',2,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',19,2,'@2',0,1.79485977751645255084e+09,2,'demand',0,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',20,0,'@3',0,1.79485977751809787751e+09,2,'demand',1,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',21,1,'@4',0,1.79485977751974582674e+09,2,'demand',2,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',22,2,'@1',0,1.79485977752138495438e+09,2,'demand',0,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',23,0,'@3',0,1.79485977752300882338e+09,2,'demand',1,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',24,1,'@2',0,1.79485977752462172504e+09,2,'demand',2,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',25,2,'@2',0,1.79485977752628827097e+09,2,'demand',0,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',26,0,'@3',0,1.79485977752827930448e+09,2,'demand',1,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',27,1,'@4',0,1.79485977752992796902e+09,2,'purchase',2,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',28,2,'buy',0,1.79485977753162527078e+09,2,'purchase',2,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',29,2,'pass',0,1.79485977753322768213e+09,2,'purchase',1,'[1,2,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',30,1,'buy',0,1.7948597775348863601e+09,2,'purchase',0,'[1,3,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',31,0,'buy',0,1.79485977753658413886e+09,2,'purchase',1,'[1,3,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',32,1,'buy',0,1.79485977753839015961e+09,3,'demand',0,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',33,0,'@2',0,1.79485977754002928733e+09,3,'demand',1,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',34,1,'@4',0,1.79485977754171919821e+09,3,'demand',2,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',35,2,'@1',0,1.79485977754331469538e+09,3,'demand',0,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',36,0,'@3',0,1.79485977754490637781e+09,3,'demand',1,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',37,1,'@4',0,1.79485977754664969446e+09,3,'demand',2,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',38,2,'@3',0,1.79485977754824161528e+09,3,'demand',0,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',39,0,'@2',0,1.7948597775498631e+09,3,'demand',1,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',40,1,'@4',0,1.7948597775516095162e+09,3,'demand',2,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',41,2,'@2',0,1.79485977755325317381e+09,3,'purchase',2,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',42,2,'pass',0,1.79485977755499768256e+09,3,'purchase',0,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',43,0,'buy',0,1.79485977755675745011e+09,3,'purchase',2,'[1,5,0]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',44,2,'buy',0,1.79485977755860853189e+09,3,'purchase',1,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',45,1,'pass',0,1.79485977756042218208e+09,4,'demand',1,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',46,1,'@1',0,1.79485977756214213369e+09,4,'demand',2,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',47,2,'@3',0,1.79485977756385660167e+09,4,'demand',0,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',48,0,'@3',0,1.79485977756558942792e+09,4,'demand',1,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',49,1,'@2',0,1.79485977756763434411e+09,4,'demand',2,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',50,2,'@1',0,1.79485977756934452051e+09,4,'demand',0,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',51,0,'@2',0,1.79485977757106876379e+09,4,'demand',1,'[1,5,1]');
INSERT INTO "entries" VALUES('s6TZT3mNLKWIDXZz',52,1,'@1',0,1.79485977757275033e+09,4,'demand',2,'[1,5,1]');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, seen FLOAT DEFAULT '0' NOT NULL, address VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('50ac342f5032d2195cfe5cf2ae2f6a50','Anna',1.79485977709686326977e+09,1.79485977710290694241e+09,NULL);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40), 
	bot VARCHAR(40), 
	contribution VARCHAR(32) NOT NULL, commitment VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('GLyoOm6Q_YhJV0Tb',0,'50ac342f5032d2195cfe5cf2ae2f6a50','Anna',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4a757ae87aebcafa91f93eb86d94ae33fab41779435e0d5708615dd6d5a58fa3');
INSERT INTO "seats" VALUES('GLyoOm6Q_YhJV0Tb',1,'50ac342f5032d2195cfe5cf2ae2f6a50','Ben',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','d9cbbd40a41bf4de27ab36edd82648efc1a300ecdef331a41acecb5581f9ff11');
INSERT INTO "seats" VALUES('s6TZT3mNLKWIDXZz',0,'50ac342f5032d2195cfe5cf2ae2f6a50','Anna',NULL,'','');
INSERT INTO "seats" VALUES('s6TZT3mNLKWIDXZz',1,'50ac342f5032d2195cfe5cf2ae2f6a50','Ben',NULL,'','');
INSERT INTO "seats" VALUES('s6TZT3mNLKWIDXZz',2,'50ac342f5032d2195cfe5cf2ae2f6a50','Clara',NULL,'','');
INSERT INTO "seats" VALUES('F5spDVM47FHMOhQZ',0,NULL,NULL,'random','','');
INSERT INTO "seats" VALUES('F5spDVM47FHMOhQZ',1,'50ac342f5032d2195cfe5cf2ae2f6a50','Anna',NULL,'','');
INSERT INTO "seats" VALUES('F5spDVM47FHMOhQZ',2,NULL,NULL,'random','','');
CREATE TABLE server (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "server" VALUES('signing','09078478c97dcf92e55db0fd25a67e07ee041afaa9c6c338794e83cf3b0336c8');
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	browser VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('287fa72de76c8b9b','50ac342f5032d2195cfe5cf2ae2f6a50','',1.79485977709811377524e+09,1.79485977710290694241e+09);
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
	points TEXT, address VARCHAR(16), brought_bytes INTEGER DEFAULT '0' NOT NULL, shuffle_version INTEGER DEFAULT '1' NOT NULL, opening_since FLOAT, spectator_chat BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('GLyoOm6Q_YhJV0Tb',1.79485977710367965694e+09,1.79485977747024750706e+09,'over',0,1,'50ac342f5032d2195cfe5cf2ae2f6a50','2656f7facd73d9eca0c1cdb01a1fa71aa913413d83c35658dc429fe1c7d543e7',1,'{"pile": ["tea-taster", "fireman-a1", "carpet-trader", "contract-a3", "contract-a2", "vulcanizer", "fireman-a2", "warehouse", "office-a", "spice-trader", "coffee-roaster", "contract-a4", "contract-b3", "ship-b", "contract-b2", "contract-b4", "fireman-b1", "ship-b", "ship-b", "ship-b", "fireman-b2", "fire-1", "ship-b", "office-b", "fireman-b3", "contract-c3a", "contract-c4", "fire-2", "ship-c", "contract-c3b", "fireman-c5", "ship-c", "ship-c", "fireman-c4", "bank", "ship-c", "ship-c", "contract-c2", "ship-d", "ship-d", "office-d", "ship-d", "boatsmen-church", "fireman-d4", "ship-d", "fireman-d5", "fire-3", "chamber-of-commerce", "office-d", "st-michaelis", "ship-d", "fire-4"], "bag": ["tea", "coffee", "rubber", "saffron", "tea", "tea", "carpet", "tea", "carpet", "saffron", "carpet", "tea", "rubber", "rubber", "rubber", "saffron", "saffron", "carpet", "coffee", "saffron", "carpet", "carpet", "rubber", "tea", "coffee", "tea", "saffron", "rubber", "coffee", "rubber", "coffee", "carpet", "tea", "saffron", "coffee", "coffee", "saffron", "coffee", "tea", "coffee", "rubber", "saffron", "carpet", "carpet", "rubber"], "first": 0}',NULL,NULL,NULL,NULL,'[14,3]',NULL,0,2,1.79485977711547327034e+09,0);
INSERT INTO "tables" VALUES('s6TZT3mNLKWIDXZz',1.79485977747246646879e+09,1.79485977747944235797e+09,'playing',1,1,'50ac342f5032d2195cfe5cf2ae2f6a50','a0a78810e516c1c1b98c5b786493e6762242c336d50f3458c36cff725fa3085f',1,'{"pile": ["vulcanizer", "contract-a3", "tea-taster", "carpet-trader", "fireman-a2", "spice-trader", "contract-a4", "office-a", "contract-a2", "fireman-a1", "coffee-roaster", "warehouse", "contract-b4", "ship-b", "ship-b", "contract-b2", "contract-b3", "fireman-b3", "fireman-b2", "fire-1", "fireman-b1", "ship-b", "ship-b", "office-b", "ship-b", "contract-c4", "fire-2", "ship-c", "contract-c2", "fireman-c4", "contract-c3b", "ship-c", "ship-c", "fireman-c5", "contract-c3a", "bank", "ship-c", "ship-c", "ship-d", "ship-d", "ship-d", "fire-3", "office-d", "st-michaelis", "port", "fireman-d4", "office-d", "chamber-of-commerce", "ship-d", "ship-d", "fireman-d5", "fire-4"], "bag": ["saffron", "saffron", "coffee", "coffee", "rubber", "tea", "saffron", "carpet", "rubber", "coffee", "tea", "rubber", "coffee", "rubber", "tea", "tea", "coffee", "rubber", "saffron", "carpet", "tea", "coffee", "carpet", "rubber", "rubber", "tea", "saffron", "saffron", "rubber", "tea", "tea", "tea", "carpet", "rubber", "carpet", "saffron", "coffee", "carpet", "carpet", "coffee", "coffee", "saffron", "carpet", "carpet", "saffron"], "first": 1}',NULL,NULL,NULL,NULL,NULL,NULL,0,2,1.79485977747887659071e+09,0);
INSERT INTO "tables" VALUES('F5spDVM47FHMOhQZ',1.79485977757826209062e+09,1.79485977758335375786e+09,'gathering',0,1,'50ac342f5032d2195cfe5cf2ae2f6a50','da5ab18f80a6faecee026ea359683e834755c306461a7f3b4408ba4a989a44d3',1,NULL,'s6TZT3mNLKWIDXZz',30,'{
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
  "vulcanizer", "contract-a3", "tea-taster", "carpet-trader", "fireman-a2", "spice-trader",
  "contract-a4", "office-a", "contract-a2", "fireman-a1", "coffee-roaster", "warehouse",
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
"sha256": "7804c64e87f23fc510b603430edafab4367780baf683fda5c913485dc6b17855"
}
',NULL,NULL,NULL,1775,2,NULL,0);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	CONSTRAINT tokens_by_guest UNIQUE (guest, name), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "tokens" VALUES('4c92e179c3ddf5549c976ba13e01aa4b65dd627a3761b37e12fbcf2009c80d40','50ac342f5032d2195cfe5cf2ae2f6a50','my bot',1.79485977759027266502e+09);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX guests_by_seen ON guests (seen);
CREATE INDEX guests_by_address ON guests (address, created);
CREATE INDEX tables_by_address ON tables (address);
CREATE INDEX codes_by_guest ON codes (guest);
CREATE INDEX codes_by_expiry ON codes (expires);
CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE INDEX sessions_by_seen ON sessions (seen);
COMMIT;
