-- cookie: ed8115224729ba9a8f347477fa8ef4a6.df6c60e7aad88ebd.SvBHQUO8mHGgq6pWnvbfb2RlFdbIozVffyM8O5XkVUs
-- token: spst_TY-Yy4g6POLnJ8MUHjvs8dfuYSVlhYIb66Q6ZykO6Ks
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES('PUM9QV4oPWonzeLE',1,0,'ed8115224729ba9a8f347477fa8ef4a6','Anna','To be continued',1.79487420255449867251e+09);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "codes" VALUES('d99a5fcf8bb2593be735220ddf928dbc64542203dd377f3b2d67689ea9e942b9','ed8115224729ba9a8f347477fa8ef4a6',1.79487480294131708145e+09);
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
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',1,0,'@1',0,1.7948742022471377849e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',2,0,'back 0',0,1.7948742022530944347e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',3,0,'@1',0,1.79487420225946402553e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',4,1,'@1',0,1794874202.26515,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',5,2,'@1',0,1.79487420226918292049e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',6,0,'@4',0,1.79487420227326488495e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',7,1,'@2',0,1.79487420227699780465e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',8,2,'@2',0,1.79487420228134512902e+09,1,'demand',0,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',9,0,'@3',0,1.79487420228508734705e+09,1,'demand',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',10,1,'@4',0,1.79487420228788781165e+09,1,'demand',2,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',11,2,'@1',0,1.79487420229331970213e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',12,0,'pass',0,1.79487420229695773124e+09,1,'purchase',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',13,1,'pass',0,1.79487420230078601832e+09,1,'purchase',2,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',14,2,'pass',0,1.79487420230484795566e+09,1,'purchase',2,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',15,2,'buy',0,1.79487420231528234477e+09,1,'purchase',1,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',16,1,'buy',0,1.79487420231828308106e+09,1,'purchase',0,'[0,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',17,0,'buy',0,1.79487420232210731505e+09,1,'purchase',0,'[2,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',18,0,'buy',0,1.79487420232589507101e+09,2,'demand',1,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',19,1,'@2',0,1.79487420233050298692e+09,2,'demand',2,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',20,2,'@3',0,1.79487420233737301825e+09,2,'demand',0,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',21,0,'@4',0,1.79487420234043574336e+09,2,'demand',1,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',22,1,'@1',0,1.79487420234375047683e+09,2,'demand',2,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',23,2,'@3',0,1.79487420234916520119e+09,2,'demand',0,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',24,0,'@2',0,1.7948742023575150967e+09,2,'demand',1,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',25,1,'@2',0,1.79487420236565041542e+09,2,'demand',2,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',26,2,'@3',0,1794874202.37396,2,'demand',0,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',27,0,'@4',0,1.79487420238155245778e+09,2,'purchase',1,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',28,1,'buy',0,1.79487420239363336567e+09,2,'purchase',1,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',29,1,'pass',0,1.79487420239730906482e+09,2,'purchase',0,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',30,0,'buy',0,1.7948742024011192322e+09,2,'purchase',2,'[3,0,0]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',31,2,'buy',0,1.79487420240481781964e+09,2,'purchase',0,'[3,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',32,0,'buy',0,1.79487420240982437132e+09,3,'demand',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',33,2,'@2',0,1794874202.41735,3,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',34,0,'@4',0,1.79487420242564177513e+09,3,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',35,1,'@1',0,1.79487420242928671833e+09,3,'demand',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',36,2,'@3',0,1.79487420243336606023e+09,3,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',37,0,'@4',0,1.79487420243748497963e+09,3,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',38,1,'@3',0,1.79487420244111728663e+09,3,'demand',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',39,2,'@2',0,1.79487420244975018498e+09,3,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',40,0,'@4',0,1.79487420245359587667e+09,3,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',41,1,'@2',0,1.79487420245769882208e+09,3,'purchase',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',42,1,'pass',0,1.79487420247337698935e+09,3,'purchase',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',43,2,'buy',0,1.79487420248185133931e+09,3,'purchase',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',44,1,'buy',0,1.79487420249874615662e+09,3,'purchase',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',45,0,'pass',0,1.7948742025049574375e+09,4,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',46,0,'@1',0,1.79487420251127791407e+09,4,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',47,1,'@3',0,1.79487420251536941529e+09,4,'demand',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',48,2,'@3',0,1.79487420252405023577e+09,4,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',49,0,'@2',0,1.79487420252931594846e+09,4,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',50,1,'@1',0,1.79487420253980159761e+09,4,'demand',2,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',51,2,'@2',0,1.79487420254329633714e+09,4,'demand',0,'[4,0,1]');
INSERT INTO "entries" VALUES('PUM9QV4oPWonzeLE',52,0,'@1',0,1.79487420255051255231e+09,4,'demand',1,'[4,0,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',1,0,'@2',0,1.79487420119762754438e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',2,1,'@1',0,1.7948742012065610886e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',3,0,'@1',0,1.79487420121355628968e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',4,1,'@3',0,1.7948742012208340168e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',5,0,'@3',0,1.79487420122607064252e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',6,1,'@3',0,1.79487420123355603221e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',7,1,'pass',0,1.79487420124326705933e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',8,0,'buy',0,1.79487420125052595139e+09,1,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',9,0,'buy',0,1.79487420125881195066e+09,1,'purchase',1,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',10,1,'buy',0,1.79487420126615071294e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',11,1,'@3',0,1.79487420127035903925e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',12,0,'@1',0,1.79487420127817320827e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',13,1,'@2',0,1.79487420128542590142e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',14,0,'@3',0,1.79487420129390287401e+09,2,'demand',1,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',15,1,'@3',0,1.79487420130211400987e+09,2,'demand',0,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',16,0,'@2',0,1.7948742013098347187e+09,2,'purchase',0,'[1,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',17,0,'buy',0,1.79487420131786632533e+09,2,'purchase',1,'[2,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',18,1,'buy',0,1.79487420133042645449e+09,2,'purchase',0,'[2,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',19,0,'pass',0,1.79487420133480286591e+09,2,'purchase',1,'[2,0]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',20,1,'buy',0,1.79487420134186029434e+09,3,'demand',0,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',21,0,'@1',0,1.79487420135040664668e+09,3,'demand',1,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',22,1,'@3',0,1.79487420136240196223e+09,3,'demand',0,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',23,0,'@1',0,1.79487420137024021151e+09,3,'demand',1,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',24,1,'@2',0,1.79487420137713027e+09,3,'demand',0,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',25,0,'@3',0,1.7948742013836388588e+09,3,'demand',1,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',26,1,'@3',0,1.79487420138744616505e+09,3,'purchase',0,'[2,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',27,0,'buy',0,1.79487420139820742608e+09,3,'purchase',1,'[3,1]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',28,1,'buy',0,1.79487420141007709504e+09,3,'purchase',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',29,0,'buy',0,1.79487420141783022881e+09,4,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',30,1,'@2',0,1794874201.42552,4,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',31,0,'@3',0,1.79487420143365550046e+09,4,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',32,1,'@2',0,1.79487420144156432149e+09,4,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',33,0,'@1',0,1.79487420144977927204e+09,4,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',34,1,'@2',0,1.79487420145765233037e+09,4,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',35,0,'@2',0,1.79487420146150422096e+09,4,'purchase',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',36,0,'buy',0,1.79487420146574664118e+09,5,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',37,0,'@3',0,1.79487420146943044661e+09,5,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',38,1,'@2',0,1.79487420147521495815e+09,5,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',39,0,'@1',0,1.79487420147840285298e+09,5,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',40,1,'@3',0,1.79487420148145961759e+09,5,'demand',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',41,0,'@1',0,1.79487420148477768897e+09,5,'demand',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',42,1,'@2',0,1.79487420148881196982e+09,5,'purchase',0,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',43,0,'pass',0,1.79487420149278807633e+09,5,'purchase',1,'[3,3]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',44,1,'buy',0,1.79487420149702191348e+09,5,'purchase',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',45,1,'pass',0,1.79487420150571751597e+09,6,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',46,1,'@1',0,1.79487420151352477072e+09,6,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',47,0,'@3',0,1.79487420152081441878e+09,6,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',48,1,'@1',0,1.79487420152986216549e+09,6,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',49,0,'@3',0,1.79487420153315854068e+09,6,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',50,1,'@2',0,1.79487420154213285451e+09,6,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',51,0,'@2',0,1.79487420154958558079e+09,6,'purchase',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',52,1,'buy',0,1.79487420155758738518e+09,6,'purchase',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',53,0,'buy',0,1.79487420156563639642e+09,6,'purchase',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',54,0,'buy',0,1.79487420157122397421e+09,6,'loading',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',55,0,'coffee+carpet>coin',0,1.79487420157754945754e+09,6,'loading',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',56,0,'done',0,1.79487420158144259452e+09,7,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',57,0,'@1',0,1.7948742015853497982e+09,7,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',58,1,'@3',0,1.79487420158902502053e+09,7,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',59,0,'@2',0,1.7948742015927865505e+09,7,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',60,1,'@3',0,1.79487420159726595875e+09,7,'demand',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',61,0,'@3',0,1.79487420160556507111e+09,7,'demand',1,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',62,1,'@1',0,1.79487420161432504649e+09,7,'purchase',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',63,0,'buy',0,1.794874201621450901e+09,7,'loading',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',64,0,'carpet>contract-a4',0,1.79487420162956142419e+09,7,'loading',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',65,0,'coffee>contract-a4',0,1.79487420163552880282e+09,7,'loading',0,'[3,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',66,0,'done',0,1.79487420164138364794e+09,8,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',67,1,'@3',0,1794874201.6496,8,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',68,0,'@2',0,1.79487420165780663487e+09,8,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',69,1,'@3',0,1.79487420166567468644e+09,8,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',70,0,'@2',0,1.79487420167109131812e+09,8,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',71,1,'@3',0,1.79487420167755746839e+09,8,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',72,0,'@1',0,1.79487420168570351603e+09,8,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',73,0,'pass',0,1.79487420169380879403e+09,8,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',74,0,'buy',0,1.79487420170634365086e+09,8,'purchase',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',75,1,'buy',0,1.79487420171456360821e+09,8,'loading',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',76,1,'saffron+rubber+carpet>tea',0,1.79487420172083830837e+09,8,'loading',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',77,1,'done',0,1.79487420173037266735e+09,9,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',78,0,'@2',0,1.79487420174082064634e+09,9,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',79,1,'@1',0,1.79487420175046014786e+09,9,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',80,0,'@3',0,1.79487420175778150557e+09,9,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',81,1,'@3',0,1.79487420176562428473e+09,9,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',82,0,'@3',0,1.79487420177158069609e+09,9,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',83,1,'@2',0,1.79487420177733612057e+09,9,'purchase',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',84,1,'pass',0,1.79487420178552937511e+09,9,'purchase',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',85,1,'buy',0,1794874201.79396,9,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',86,0,'pass',0,1.79487420179846048355e+09,10,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',87,1,'@2',0,1.79487420180558013911e+09,10,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',88,0,'@3',0,1.79487420181439018252e+09,10,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',89,1,'@2',0,1.79487420182197093959e+09,10,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',90,0,'@3',0,1.79487420182952928538e+09,10,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',91,1,'@3',0,1.79487420183698749543e+09,10,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',92,0,'@2',0,1.79487420184308028216e+09,10,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',93,0,'buy',0,1.79487420184958434109e+09,10,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',94,0,'pass',0,1.79487420185766625405e+09,10,'purchase',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',95,1,'pass',0,1.79487420186304116247e+09,10,'loading',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',96,0,'tea+saffron>coin',0,1.79487420186628603936e+09,10,'loading',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',97,0,'rubber>hall',0,1.79487420186964154243e+09,10,'loading',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',98,0,'done',0,1794874201.87755,11,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',99,0,'@2',0,1.79487420188587069513e+09,11,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',100,1,'@3',0,1.79487420189412784574e+09,11,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',101,0,'@2',0,1.79487420190202045435e+09,11,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',102,1,'@3',0,1794874201.90945,11,'demand',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',103,0,'@3',0,1.79487420191750717164e+09,11,'demand',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',104,1,'@2',0,1.79487420192149758338e+09,11,'purchase',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',105,0,'buy',0,1.79487420192518734932e+09,11,'purchase',1,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',106,1,'buy',0,1.794874201933770895e+09,11,'loading',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',107,0,'rubber>contract-a4',0,1.79487420194209909441e+09,11,'loading',0,'[2,7]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',108,0,'done',0,1.79487420195008611683e+09,12,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',109,1,'@1',0,1.79487420195456027984e+09,12,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',110,0,'@2',0,1.79487420195875406261e+09,12,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',111,1,'@2',0,1.79487420196297836304e+09,12,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',112,0,'@2',0,1.79487420196715974805e+09,12,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',113,1,'@1',0,1.7948742019711265564e+09,12,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',114,0,'@3',0,1.79487420197509932513e+09,12,'purchase',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',115,1,'buy',0,1.79487420197924041741e+09,12,'purchase',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',116,0,'buy',0,1.79487420198316049578e+09,12,'purchase',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',117,0,'buy',0,1.79487420198733425144e+09,12,'loading',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',118,1,'rubber+rubber+carpet>coffee',0,1.79487420199137306213e+09,12,'loading',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',119,1,'coffee>warehouse',0,1.7948742019954006672e+09,12,'loading',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',120,1,'done',0,1.79487420199974632268e+09,12,'loading',0,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',121,0,'done',0,1.79487420200749135017e+09,13,'demand',0,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',122,0,'@3',0,1.79487420201157212257e+09,13,'demand',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',123,1,'@3',0,1.79487420201598525042e+09,13,'demand',0,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',124,0,'@2',0,1.79487420202006459231e+09,13,'demand',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',125,1,'@2',0,1.79487420202578806882e+09,13,'demand',0,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',126,0,'@1',0,1.79487420203197717664e+09,13,'demand',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',127,1,'@1',0,1.79487420203800582879e+09,13,'purchase',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',128,1,'buy',0,1.79487420204238986966e+09,13,'loading',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',129,1,'coffee>hall',0,1.79487420204719376566e+09,13,'loading',1,'[4,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',130,1,'coffee+tea>coin',0,1.79487420205099868775e+09,13,'loading',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',131,1,'done',0,1.7948742020557591915e+09,14,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',132,1,'@1',0,1.79487420205975651741e+09,14,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',133,0,'@2',0,1.79487420206508278852e+09,14,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',134,1,'@1',0,1.79487420207330036162e+09,14,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',135,0,'@3',0,1.79487420207673907274e+09,14,'demand',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',136,1,'@1',0,1.79487420207972812654e+09,14,'demand',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',137,0,'@1',0,1.79487420208482694621e+09,14,'purchase',1,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',138,1,'buy',0,1.79487420208875870708e+09,14,'purchase',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',139,0,'buy',0,1.79487420209286594385e+09,14,'purchase',0,'[4,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',140,0,'buy',0,1.79487420209715247158e+09,14,'loading',1,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',141,1,'coffee>hall',0,1.79487420210107159615e+09,14,'loading',1,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',142,1,'done',0,1.7948742021051476001e+09,15,'demand',0,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',143,0,'@3',0,1.79487420210897207265e+09,15,'demand',1,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',144,1,'@2',0,1.79487420211301612854e+09,15,'demand',0,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',145,0,'@2',0,1.79487420211727261541e+09,15,'demand',1,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',146,1,'@2',0,1.79487420212107038502e+09,15,'demand',0,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',147,0,'@1',0,1.79487420212485456472e+09,15,'demand',1,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',148,1,'@2',0,1.79487420212889790534e+09,15,'purchase',0,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',149,0,'pass',0,1.79487420213729572293e+09,15,'purchase',1,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',150,1,'buy',0,1.79487420214129590983e+09,15,'purchase',0,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',151,0,'buy',0,1.79487420214523458487e+09,15,'loading',0,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',152,0,'coffee+tea>coin',0,1.79487420214920163161e+09,15,'loading',0,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',153,0,'saffron>contract-c3a',0,1.79487420215301775932e+09,15,'loading',0,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',154,0,'done',0,1.79487420215685582157e+09,15,'loading',1,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',155,1,'coffee+coffee+saffron>tea',0,1.79487420216075849533e+09,15,'loading',1,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',156,1,'saffron>hall',0,1.79487420216471147533e+09,15,'loading',1,'[7,5]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',157,1,'tea>warehouse',0,1.79487420216872143752e+09,15,'loading',1,'[7,6]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',158,1,'done',0,1.79487420217174196241e+09,16,'demand',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',159,1,'@2',0,1.79487420217674493788e+09,16,'demand',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',160,0,'@3',0,1.79487420218101692203e+09,16,'demand',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',161,1,'@2',0,1.79487420218469762803e+09,16,'demand',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',162,0,'@3',0,1.79487420218774890896e+09,16,'demand',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',163,1,'@2',0,1.79487420219074273104e+09,16,'demand',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',164,0,'@2',0,1.79487420219405388824e+09,16,'purchase',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',165,0,'pass',0,1.79487420219700884822e+09,16,'purchase',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',166,0,'buy',0,1.79487420220336318012e+09,16,'loading',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',167,1,'tea>warehouse',0,1.79487420220643258093e+09,16,'loading',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',168,1,'saffron>contract-c4',0,1.79487420221006369587e+09,16,'loading',1,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',169,1,'done',0,1.79487420221314811705e+09,16,'loading',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',170,0,'carpet+carpet>coin',0,1.79487420221667575833e+09,16,'loading',0,'[10,4]');
INSERT INTO "entries" VALUES('RR9KOtSw5rx08xXH',171,0,'done',0,1.79487420222090363498e+09,16,'over',NULL,'[14,2]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',1,0,'@1',0,1.79487420259546351427e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',2,1,'@3',0,1.79487420260033082959e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',3,0,'@3',0,1.79487420260498762129e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',4,1,'@2',0,1.79487420260847115515e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',5,0,'@3',0,1.7948742026116919517e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',6,1,'@3',0,1.79487420261483860014e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',7,0,'pass',0,1.79487420261819911005e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',8,1,'buy',0,1.79487420262166380881e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',9,1,'buy',0,1.7948742026247758865e+09,2,'demand',1,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',10,1,'@1',0,1.79487420262924599642e+09,2,'demand',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',11,0,'@2',0,1.79487420263262748712e+09,2,'demand',1,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',12,1,'@3',0,1.79487420263999795911e+09,2,'demand',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',13,0,'@1',0,1.79487420264718198778e+09,2,'demand',1,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',14,1,'@2',0,1.79487420265230202673e+09,2,'demand',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',15,0,'@1',0,1.79487420265689086914e+09,2,'purchase',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',16,0,'pass',0,1.79487420265970063206e+09,2,'purchase',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',17,0,'pass',0,1.79487420266518855091e+09,2,'purchase',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',18,0,'buy',0,1.79487420267385959626e+09,2,'purchase',1,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',19,1,'pass',0,1.79487420267707204813e+09,3,'demand',0,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',20,0,'@2',0,1.79487420268147015566e+09,3,'demand',1,'[0,1]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',21,0,'back 0',0,1.79487420269168710708e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',22,0,'@2',0,1.79487420270126128195e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',23,1,'@1',0,1.7948742027051312923e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',24,0,'@1',0,1.79487420270808029172e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',25,1,'@2',0,1.79487420271164536478e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',26,0,'@2',0,1.7948742027150547504e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',27,1,'@3',0,1.79487420272153067588e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',28,1,'pass',0,1.79487420272486615175e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',29,0,'pass',0,1.79487420272822880739e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',30,0,'buy',0,1.79487420273333263395e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',31,1,'pass',0,1.79487420273718810076e+09,2,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',32,1,'@3',0,1.79487420274017953872e+09,2,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',33,0,'@1',0,1.79487420274434256554e+09,2,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',34,1,'@1',0,1.79487420274826097485e+09,2,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',35,0,'@1',0,1.79487420275280261036e+09,2,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',36,1,'@1',0,1.79487420275608849529e+09,2,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',37,0,'@3',0,1.7948742027592618465e+09,2,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',38,1,'pass',0,1.79487420276252460484e+09,2,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',39,0,'pass',0,1.79487420276914143562e+09,2,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',40,1,'pass',0,1.79487420277810096743e+09,2,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',41,1,'pass',0,1.79487420278312492369e+09,2,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',42,0,'pass',0,1.79487420278984594352e+09,3,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',43,0,'@2',0,1.79487420279761672016e+09,3,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',44,1,'@3',0,1.79487420280271196357e+09,3,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',45,0,'@2',0,1.79487420280953884118e+09,3,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',46,1,'@1',0,1.79487420282022404676e+09,3,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',47,0,'@1',0,1.79487420282470631601e+09,3,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',48,1,'@1',0,1.79487420282898497581e+09,3,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',49,1,'pass',0,1.79487420283288669591e+09,3,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',50,0,'pass',0,1.79487420283579230308e+09,3,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('oHLpelZeknv7Ig0X',51,1,'pass',0,1.79487420283909487718e+09,3,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',1,1,'@3',0,1.79487420287381982796e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',2,0,'@2',0,1.79487420287762379639e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',3,1,'@2',0,1.79487420288202762603e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',4,0,'@1',0,1.7948742028888275623e+09,1,'demand',1,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',5,1,'@1',0,1.7948742028931229114e+09,1,'demand',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',6,0,'@2',0,1.79487420289824724196e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',7,0,'pass',0,1.7948742029077956676e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',8,1,'pass',0,1.79487420291389703757e+09,1,'purchase',0,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',9,0,'buy',0,1.79487420291845583913e+09,1,'purchase',1,'[0,0]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',10,1,'buy',0,1.79487420292280077933e+09,2,'demand',0,'[0,2]');
INSERT INTO "entries" VALUES('vjNv03obEH03jNAS',11,0,'back 8 allowed 1',0,1.79487420293632340432e+09,1,'purchase',0,'[0,0]');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, seen FLOAT DEFAULT '0' NOT NULL, address VARCHAR(16), emblem VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ed8115224729ba9a8f347477fa8ef4a6','Anna',1.79487420111674189572e+09,1.79487420112798762316e+09,NULL,NULL);
INSERT INTO "guests" VALUES('28ab0ae09a8a624c140715b6b5af6099','Ben',1.79487420284323453902e+09,1.79487420285850453379e+09,NULL,NULL);
CREATE TABLE results (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	players INTEGER NOT NULL, 
	opponents VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	sources TEXT NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	by_bot INTEGER NOT NULL, 
	choices TEXT, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "results" VALUES('RR9KOtSw5rx08xXH',0,1.79487420222100472447e+09,2,'people',1,14,'{"total": 14, "fires": 8, "contracts": 0, "merchants": 3, "warehouse": 0, "offices": 0, "church": 3, "michaelis": 0, "port": 0, "chamber": 0}','hot-seat',0,NULL);
INSERT INTO "results" VALUES('RR9KOtSw5rx08xXH',1,1.79487420222100472447e+09,2,'people',2,2,'{"total": 2, "fires": -8, "contracts": 0, "merchants": 1, "warehouse": 1, "offices": 5, "church": 0, "michaelis": 0, "port": 0, "chamber": 3}','hot-seat',0,NULL);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40), 
	bot VARCHAR(40), 
	contribution VARCHAR(32) NOT NULL, commitment VARCHAR(64) DEFAULT '' NOT NULL, emblem VARCHAR(16), 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('RR9KOtSw5rx08xXH',0,'ed8115224729ba9a8f347477fa8ef4a6','Anna',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','a26e1a9e0dc4933d2ea44404e84252738a661e8ff289a31d37c6140dcf68df06','star');
INSERT INTO "seats" VALUES('RR9KOtSw5rx08xXH',1,'ed8115224729ba9a8f347477fa8ef4a6','Ben',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','7ec0efc79d6b6f1d1cd57f287cc45dffd491013b82516ceef604228b1a330462','moon');
INSERT INTO "seats" VALUES('PUM9QV4oPWonzeLE',0,'ed8115224729ba9a8f347477fa8ef4a6','Anna',NULL,'','','star');
INSERT INTO "seats" VALUES('PUM9QV4oPWonzeLE',1,'ed8115224729ba9a8f347477fa8ef4a6','Ben',NULL,'','','moon');
INSERT INTO "seats" VALUES('PUM9QV4oPWonzeLE',2,'ed8115224729ba9a8f347477fa8ef4a6','Clara',NULL,'','','sun');
INSERT INTO "seats" VALUES('5bty0MVxqYdbFHy2',0,NULL,'Tjark','random','','','cat');
INSERT INTO "seats" VALUES('5bty0MVxqYdbFHy2',1,'ed8115224729ba9a8f347477fa8ef4a6','Anna',NULL,'','','star');
INSERT INTO "seats" VALUES('5bty0MVxqYdbFHy2',2,NULL,'Frieda','random','','','fish');
INSERT INTO "seats" VALUES('oHLpelZeknv7Ig0X',0,'ed8115224729ba9a8f347477fa8ef4a6','Anna',NULL,'','','star');
INSERT INTO "seats" VALUES('oHLpelZeknv7Ig0X',1,'ed8115224729ba9a8f347477fa8ef4a6','Ben',NULL,'','','moon');
INSERT INTO "seats" VALUES('vjNv03obEH03jNAS',0,'ed8115224729ba9a8f347477fa8ef4a6','Anna',NULL,'','','star');
INSERT INTO "seats" VALUES('vjNv03obEH03jNAS',1,'28ab0ae09a8a624c140715b6b5af6099','Ben',NULL,'','','lantern');
CREATE TABLE server (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "server" VALUES('signing','88c08610b683faa38c82809ce5b7d41eb8f8cfb495adb382b7aee483c3273c00');
INSERT INTO "server" VALUES('daily','aefb39df4d86967af7b6b18b2b109ca467c7ae94ea29cd810c2c9589acac85c5');
INSERT INTO "server" VALUES('daily-since','2026-11-17');
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	browser VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('df6c60e7aad88ebd','ed8115224729ba9a8f347477fa8ef4a6','',1.79487420111861801152e+09,1.79487420112798762316e+09);
INSERT INTO "sessions" VALUES('5a74ba2eec862230','28ab0ae09a8a624c140715b6b5af6099','',1.7948742028468387127e+09,1.79487420285850453379e+09);
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
	points TEXT, address VARCHAR(16), brought_bytes INTEGER DEFAULT '0' NOT NULL, shuffle_version INTEGER DEFAULT '1' NOT NULL, opening_since FLOAT, spectator_chat BOOLEAN DEFAULT 0 NOT NULL, takebacks BOOLEAN DEFAULT 1 NOT NULL, practice BOOLEAN DEFAULT 0 NOT NULL, daily VARCHAR(10), scored BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('RR9KOtSw5rx08xXH',1.79487420112900733946e+09,1.79487420222098588941e+09,'over',0,1,'ed8115224729ba9a8f347477fa8ef4a6','a9b87df18626183910e2ab5a4ffd50f6f4c662716f04f1647257dc2c3650c463',1,'{"pile": ["spice-trader", "contract-a4", "fireman-a1", "tea-taster", "warehouse", "vulcanizer", "carpet-trader", "office-a", "fireman-a2", "contract-a2", "coffee-roaster", "contract-a3", "contract-b3", "office-b", "fireman-b1", "fireman-b2", "contract-b2", "ship-b", "ship-b", "fireman-b3", "ship-b", "ship-b", "contract-b4", "fire-1", "ship-b", "bank", "contract-c2", "fireman-c5", "ship-c", "ship-c", "contract-c3b", "ship-c", "fireman-c4", "contract-c4", "ship-c", "ship-c", "fire-2", "contract-c3a", "ship-d", "office-d", "ship-d", "chamber-of-commerce", "fireman-d5", "boatsmen-church", "office-d", "ship-d", "ship-d", "fire-3", "fireman-d4", "st-michaelis", "ship-d", "fire-4"], "bag": ["coffee", "carpet", "coffee", "coffee", "coffee", "carpet", "rubber", "saffron", "tea", "carpet", "tea", "saffron", "saffron", "rubber", "carpet", "rubber", "rubber", "tea", "tea", "rubber", "saffron", "saffron", "tea", "coffee", "rubber", "carpet", "rubber", "rubber", "tea", "carpet", "rubber", "coffee", "tea", "carpet", "tea", "coffee", "coffee", "saffron", "saffron", "tea", "coffee", "saffron", "carpet", "saffron", "carpet"], "first": 0}',NULL,NULL,NULL,NULL,'[14,2]',NULL,0,2,1.7948742011661307812e+09,0,1,0,NULL,0);
INSERT INTO "tables" VALUES('PUM9QV4oPWonzeLE',1.79487420222926807398e+09,1.79487420224137973791e+09,'playing',1,1,'ed8115224729ba9a8f347477fa8ef4a6','62bed4d56a0eed55371d9855a3d025c60ea3c89a392983bb44b90968aeca3fe9',1,'{"pile": ["fireman-a2", "contract-a2", "office-a", "coffee-roaster", "contract-a4", "contract-a3", "carpet-trader", "spice-trader", "vulcanizer", "fireman-a1", "warehouse", "tea-taster", "fireman-b2", "fireman-b3", "office-b", "ship-b", "fireman-b1", "contract-b4", "ship-b", "ship-b", "contract-b2", "contract-b3", "ship-b", "ship-b", "fire-1", "fireman-c4", "fire-2", "fireman-c5", "contract-c4", "ship-c", "ship-c", "ship-c", "bank", "ship-c", "contract-c2", "contract-c3b", "ship-c", "contract-c3a", "ship-d", "ship-d", "ship-d", "fireman-d5", "office-d", "office-d", "fireman-d4", "st-michaelis", "chamber-of-commerce", "port", "ship-d", "ship-d", "fire-3", "fire-4"], "bag": ["carpet", "saffron", "coffee", "tea", "rubber", "tea", "carpet", "saffron", "rubber", "rubber", "carpet", "carpet", "coffee", "carpet", "rubber", "rubber", "coffee", "tea", "carpet", "tea", "rubber", "tea", "saffron", "carpet", "saffron", "saffron", "coffee", "tea", "coffee", "coffee", "coffee", "coffee", "saffron", "saffron", "saffron", "tea", "carpet", "carpet", "tea", "saffron", "rubber", "tea", "rubber", "rubber", "coffee"], "first": 0}',NULL,NULL,NULL,NULL,NULL,NULL,0,2,1.79487420224068880076e+09,0,1,0,NULL,0);
INSERT INTO "tables" VALUES('5bty0MVxqYdbFHy2',1.79487420255996584896e+09,1.79487420256927537919e+09,'gathering',0,1,'ed8115224729ba9a8f347477fa8ef4a6','de988433aab74318cc2bf8de781230c5aa74b72c01c360d643c42ae93404fcf1',1,NULL,'PUM9QV4oPWonzeLE',30,'{
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
  "fireman-a2", "contract-a2", "office-a", "coffee-roaster", "contract-a4", "contract-a3",
  "carpet-trader", "spice-trader", "vulcanizer", "fireman-a1", "warehouse", "tea-taster",
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
"sha256": "7d47327afb1a07275b479b2fc530ff30e5077165671151157809cecac926d138"
}
',NULL,NULL,NULL,1775,2,NULL,0,1,0,NULL,0);
INSERT INTO "tables" VALUES('oHLpelZeknv7Ig0X',1.79487420257296919822e+09,1.79487420269172334675e+09,'playing',1,1,'ed8115224729ba9a8f347477fa8ef4a6','0bae301a23f62842562294609a6428141527924a18b441d23185a1c864d50a67',1,'{"pile": ["fireman-a2", "fireman-a1", "vulcanizer", "contract-a3", "warehouse", "office-a", "spice-trader", "coffee-roaster", "tea-taster", "carpet-trader", "contract-a2", "contract-a4", "ship-b", "ship-b", "fireman-b1", "contract-b2", "fireman-b2", "ship-b", "office-b", "contract-b3", "ship-b", "fireman-b3", "ship-b", "contract-b4", "fire-1", "contract-c2", "fireman-c4", "contract-c4", "ship-c", "ship-c", "contract-c3a", "ship-c", "bank", "contract-c3b", "ship-c", "fireman-c5", "fire-2", "ship-c", "fireman-d5", "office-d", "ship-d", "ship-d", "ship-d", "chamber-of-commerce", "ship-d", "st-michaelis", "fire-3", "ship-d", "boatsmen-church", "office-d", "fireman-d4", "fire-4"], "bag": ["tea", "coffee", "coffee", "rubber", "carpet", "rubber", "saffron", "saffron", "rubber", "saffron", "tea", "tea", "saffron", "rubber", "rubber", "carpet", "tea", "rubber", "coffee", "carpet", "rubber", "carpet", "tea", "carpet", "rubber", "coffee", "coffee", "carpet", "carpet", "rubber", "carpet", "saffron", "coffee", "saffron", "coffee", "coffee", "tea", "carpet", "coffee", "tea", "saffron", "tea", "saffron", "tea", "saffron"], "first": 0}',NULL,NULL,NULL,NULL,NULL,NULL,0,2,1.79487420258250904084e+09,0,1,1,NULL,0);
INSERT INTO "tables" VALUES('vjNv03obEH03jNAS',1.79487420285435795783e+09,1.79487420286626744273e+09,'playing',0,1,'ed8115224729ba9a8f347477fa8ef4a6','24a8d8ee65f5f15d1aa4cca5f4d3416af4ab98b8c90a5786fb50fe23157242ae',1,'{"pile": ["vulcanizer", "warehouse", "office-a", "fireman-a1", "tea-taster", "contract-a2", "contract-a3", "fireman-a2", "spice-trader", "contract-a4", "coffee-roaster", "carpet-trader", "fireman-b1", "fire-1", "ship-b", "fireman-b2", "contract-b3", "contract-b2", "office-b", "ship-b", "ship-b", "contract-b4", "ship-b", "fireman-b3", "ship-b", "ship-c", "contract-c3a", "contract-c2", "ship-c", "fireman-c4", "fireman-c5", "contract-c4", "ship-c", "contract-c3b", "ship-c", "ship-c", "bank", "fire-2", "fireman-d4", "office-d", "ship-d", "ship-d", "fire-3", "chamber-of-commerce", "ship-d", "boatsmen-church", "fireman-d5", "office-d", "ship-d", "st-michaelis", "ship-d", "fire-4"], "bag": ["saffron", "coffee", "coffee", "coffee", "tea", "tea", "saffron", "rubber", "saffron", "carpet", "saffron", "carpet", "coffee", "carpet", "carpet", "saffron", "tea", "coffee", "tea", "tea", "rubber", "coffee", "coffee", "tea", "tea", "tea", "carpet", "carpet", "rubber", "saffron", "coffee", "carpet", "tea", "rubber", "rubber", "carpet", "coffee", "carpet", "rubber", "rubber", "rubber", "rubber", "saffron", "saffron", "saffron"], "first": 1}',NULL,NULL,NULL,NULL,NULL,NULL,0,2,1.7948742028655409813e+09,0,1,0,NULL,0);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	CONSTRAINT tokens_by_guest UNIQUE (guest, name), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "tokens" VALUES('16c99d0f631e711a035476d63c8e5918614039c0e6a1640cbed679547b2b6a6f','ed8115224729ba9a8f347477fa8ef4a6','my bot',1.79487420294974303245e+09);
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
CREATE INDEX tables_by_day ON tables (daily, host);
CREATE UNIQUE INDEX scored_tables ON tables (daily, host) WHERE scored;
COMMIT;
