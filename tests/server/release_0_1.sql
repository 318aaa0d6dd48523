BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	answer_id VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, answer_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('bk4xc9gu','wrfgtdfp7q9ktvvd','m1',2);
INSERT INTO "answers" VALUES('bk4xc9gu','wrfgtdfp7q9ktvvd','m2',4);
INSERT INTO "answers" VALUES('bk4xc9gu','wrfgtdfp7q9ktvvd','m3',6);
INSERT INTO "answers" VALUES('bk4xc9gu','wrfgtdfp7q9ktvvd','m4',8);
INSERT INTO "answers" VALUES('cp7t5sp4','wrfgtdfp7q9ktvvd','m5',8);
INSERT INTO "answers" VALUES('cp7t5sp4','wrfgtdfp7q9ktvvd','m6',47);
INSERT INTO "answers" VALUES('cp7t5sp4','wrfgtdfp7q9ktvvd','m7',72);
INSERT INTO "answers" VALUES('cp7t5sp4','wrfgtdfp7q9ktvvd','m8',102);
INSERT INTO "answers" VALUES('da846a57','wrfgtdfp7q9ktvvd','m9',5);
INSERT INTO "answers" VALUES('da846a57','wrfgtdfp7q9ktvvd','m10',6);
INSERT INTO "answers" VALUES('da846a57','wrfgtdfp7q9ktvvd','m11',7);
INSERT INTO "answers" VALUES('da846a57','wrfgtdfp7q9ktvvd','m12',14);
INSERT INTO "answers" VALUES('ks4mb5mn','wrfgtdfp7q9ktvvd','m13',2);
INSERT INTO "answers" VALUES('ks4mb5mn','wrfgtdfp7q9ktvvd','m14',3);
INSERT INTO "answers" VALUES('ks4mb5mn','wrfgtdfp7q9ktvvd','m15',4);
INSERT INTO "answers" VALUES('ks4mb5mn','wrfgtdfp7q9ktvvd','m16',5);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('wrfgtdfp7q9ktvvd','Guest cwqq','2026-11-16T22:03:01.810+00:00');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','-WJBFmuTYcD8DrloZLzaH8_HeZKr7u9OBPCUi_qGZgFgNAWmjjCP88Ctx7BGksPl');
CREATE TABLE lines (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "lines" VALUES('bk4xc9gu',0,-1,'deal temperance 2','0ba10506d193f2d4','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',1,-1,'deal justice 4','2e0c925f9a6f7ba3','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',2,-1,'deal hope 11','1b05321e792f0405','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',3,-1,'deal charity 6','cdc460285b1b6bac','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',4,-1,'deal temperance 5','c576574e513c3e07','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',5,-1,'deal prudence 8','1b6ceb433abd8615','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',6,-1,'deal temperance 10','01dd7faf295e4520','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',7,-1,'deal justice 9','37dca22032621f29','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',8,-1,'deal fortitude 10','458d297ea1eee571','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',9,-1,'deal hope 8','b48d3bd72dfde14e','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',10,-1,'deal prudence 9','d368e731a7fa788c','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',11,-1,'deal faith 14','6caf484c7c934f76','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',12,-1,'deal faith 1','e294a3eebf4ce00c','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',13,-1,'deal prudence 5','761c8f95bf1199b4','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',14,-1,'first 0','77461ff4b26b71f1','2026-11-16T22:03:02.034+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',15,0,'take temperance','e5b04177eef3b41c','2026-11-16T22:03:02.159+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',16,-1,'deal justice 7','018f41b9ec9f4ccc','2026-11-16T22:03:02.159+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',17,-1,'deal hope 7','195f284bed0e2ac9','2026-11-16T22:03:02.159+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',18,-1,'deal temperance 12','8178c05b942470c8','2026-11-16T22:03:02.159+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',19,1,'take justice','2d9fad403491fc5c','2026-11-16T22:03:02.678+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',20,-1,'deal charity 3','49b592c8e3343fb0','2026-11-16T22:03:02.678+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',21,-1,'deal charity 13','fc04d58799d3f203','2026-11-16T22:03:02.678+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',22,0,'take prudence','ce8c565ce04758e1','2026-11-16T22:03:02.683+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',23,-1,'deal justice 11','7b2e8738c5e8aae2','2026-11-16T22:03:02.683+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',24,-1,'deal fortitude 6','b5acc00d52773966','2026-11-16T22:03:02.683+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',25,1,'take faith','fdfdef9713c02931','2026-11-16T22:03:02.690+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',26,-1,'deal fortitude 1','9cd1108f4166ab7e','2026-11-16T22:03:02.690+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',27,-1,'deal fortitude 14','5a273fe7bd9dbc42','2026-11-16T22:03:02.690+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',28,0,'take hope','dfdde96046f7ad55','2026-11-16T22:03:02.736+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',29,-1,'deal hope 3','e7c9a07b156fcd17','2026-11-16T22:03:02.736+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',30,-1,'deal faith 13','954ce4eb375c5592','2026-11-16T22:03:02.736+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',31,1,'take fortitude','0a1c7ff6726f0861','2026-11-16T22:03:02.752+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',32,-1,'deal prudence 4','2c09b5cb73999eb2','2026-11-16T22:03:02.752+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',33,-1,'deal faith 2','cac533c271f93686','2026-11-16T22:03:02.752+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',34,0,'take charity','69d2a7a9fb64561e','2026-11-16T22:03:02.794+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',35,-1,'deal charity 12','b2bafeac151c768f','2026-11-16T22:03:02.794+00:00');
INSERT INTO "lines" VALUES('bk4xc9gu',36,1,'take prudence','3cb4db3b9aabb90e','2026-11-16T22:03:02.801+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',0,-1,'deal honour 1 universal','a8208c04c6551d53','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',1,-1,'deal dishonour 4 lay','4b067bf6ab7e8ffd','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',2,-1,'deal honour 3 lay','77be6155ba3fe0f1','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',3,-1,'deal recognition','5be0e2f5dd66aaca','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',4,-1,'deal counter 4-5 lay','9175b86f57c9ac6a','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',5,-1,'deal dishonour 3 universal','83e1c7369f5a0730','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',6,-1,'deal dishonour 3 universal','e5de0fac88efdc13','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',7,-1,'deal honour 1 universal','8795877b73960679','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',8,-1,'deal dishonour 4 universal','0919c88600fee71a','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',9,-1,'deal letter_of_pardon','8c4d76447c256f69','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',10,-1,'deal the_town_crier','4f2afa1f91645fed','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',11,-1,'deal dishonour 3 lay','c6de3ca6bbfc56e7','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',12,-1,'deal counter 4-5 cleric','b7d0b4442699c979','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',13,-1,'deal honour 2 lay','226c2498c05c07e7','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',14,-1,'deal honour 3 universal','c8ddf51d8803448c','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',15,-1,'deal dishonour 3 cleric','52fe40058e3cfc03','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',16,-1,'deal honour 4 lay','a30ea19d90b7424b','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',17,-1,'deal dishonour 2 universal','79887c2e9e14f568','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',18,-1,'deal honour 2 universal','5bf9a93dd0750e66','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',19,-1,'deal honour 2 universal','49d9c2452a86bf48','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',20,-1,'deal dishonour 2 cleric','6ef143f04b145080','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',21,-1,'deal dishonour 4 cleric','8853758da2a72e70','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',22,-1,'deal honour 2 universal','7498f4000139c1e6','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',23,-1,'deal dishonour 2 universal','20dd985ef4c544be','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',24,-1,'deal dishonour 3 cleric','09edeb3fca5f03a1','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',25,-1,'deal honour 4 lay','fefb8079f8755411','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',26,-1,'deal counter 4-5 cleric','77618d141bf81408','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',27,-1,'deal honour 1 universal','2c388a9e2afb7496','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',28,-1,'deal honour 3 lay','344c880bc4e5d959','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',29,-1,'deal honour 4 lay','bc9094de2e72790b','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',30,-1,'deal counter 2-3 lay','13e183672b44066a','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',31,-1,'deal honour 5 lay','5858a22059064cab','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',32,-1,'deal dishonour 5 lay','d813513395a973a0','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',33,-1,'deal honour 1 lay','0ddc774f62a3c267','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',34,-1,'deal honour 4 cleric','8ce6e647a3beca9f','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',35,-1,'deal honour 5 lay','43e895b3896bf3eb','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',36,-1,'deal honour 4 cleric','87c8dd7e121abca0','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',37,-1,'deal honour 1 cleric','1f48b6dc9eca1253','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',38,-1,'deal honour 2 cleric','4a906f4f61f7f2bb','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',39,-1,'deal honour 1 lay','cce88f2903d87fb6','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',40,-1,'deal honour 5 lay','8669fd940b252a53','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',41,-1,'deal counter 2-3 lay','8d4b444a145a693f','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',42,-1,'deal dishonour 2 lay','1e5b8dcd8723ed2f','2026-11-16T22:03:02.882+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',43,4,'play honour 1 lay for nobleman','a5314edb1917da64','2026-11-16T22:03:02.901+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',44,4,'draw counter 2-3 lay','a3794c1d1080ca01','2026-11-16T22:03:02.923+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',45,-1,'deal honour 1 lay','0a0dac86885e5b64','2026-11-16T22:03:02.923+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',46,4,'play honour 1 lay for nobleman','fc9a3960536736dc','2026-11-16T22:03:02.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',47,4,'draw honour 5 lay','caa43ad1b42ce80f','2026-11-16T22:03:03.056+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',48,-1,'deal counter 2-3 cleric','1587ca7ccc8729bf','2026-11-16T22:03:03.056+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',49,4,'favour honour 1 cleric for priest','18e9644928eeeca8','2026-11-16T22:03:03.074+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',50,4,'draw honour 1 lay','3190d1e37f673d69','2026-11-16T22:03:03.103+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',51,-1,'deal scapegoat','5968ff0fee2c8a98','2026-11-16T22:03:03.103+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',52,0,'done','7f0abc1440879237','2026-11-16T22:03:03.125+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',53,1,'exchange','edf0d7dc3fd86507','2026-11-16T22:03:03.179+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',54,1,'discard dishonour 3 lay','17762c4a93a85d66','2026-11-16T22:03:03.194+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',55,1,'discard honour 3 universal','8605158db387d3c4','2026-11-16T22:03:03.204+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',56,1,'discard dishonour 3 cleric','00a1948bb70b3e6e','2026-11-16T22:03:03.219+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',57,1,'done','d744fadda9871a8e','2026-11-16T22:03:03.235+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',58,-1,'deal honour 5 universal','41cc78b20065bb5e','2026-11-16T22:03:03.235+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',59,-1,'deal honour 2 cleric','32c25ecabd2ce169','2026-11-16T22:03:03.235+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',60,-1,'deal honour 2 lay','fb3a948587390888','2026-11-16T22:03:03.235+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',61,1,'play honour 2 cleric for priest','9af292218120d7ad','2026-11-16T22:03:03.251+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',62,1,'draw counter 2-3 cleric','e6dea6aefb05bbd3','2026-11-16T22:03:03.271+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',63,-1,'deal honour 1 universal','617cc77829cb882a','2026-11-16T22:03:03.271+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',64,1,'done','8f82fff211403ad2','2026-11-16T22:03:03.283+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',65,2,'exchange','f5b32409738ba377','2026-11-16T22:03:03.315+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',66,2,'discard honour 2 universal','73a08ae606120aee','2026-11-16T22:03:03.329+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',67,2,'done','ad26f7f2e981ea50','2026-11-16T22:03:03.359+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',68,-1,'deal honour 1 cleric','ca83dede7cce36b0','2026-11-16T22:03:03.359+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',69,2,'exchange','3e834b1239e1d57b','2026-11-16T22:03:03.375+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',70,2,'discard dishonour 2 universal','3ef861a198f2d1a3','2026-11-16T22:03:03.451+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',71,2,'discard dishonour 2 universal','c940013edac9ae7c','2026-11-16T22:03:03.540+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',72,2,'discard honour 2 universal','3b8ad0f8d839b784','2026-11-16T22:03:03.556+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',73,2,'discard honour 2 universal','21a5040e3bf40e10','2026-11-16T22:03:03.571+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',74,2,'discard dishonour 2 cleric','b72787d22446bce1','2026-11-16T22:03:03.587+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',75,2,'discard honour 1 cleric','3364e1e4b25fe599','2026-11-16T22:03:03.663+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',76,2,'done','cea952a5c796b90c','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',77,-1,'deal honour 4 universal','86b730dafcb8b92b','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',78,-1,'deal dishonour 5 lay','66a0e3176a55e98e','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',79,-1,'deal honour 2 lay','4ea1b822c2a914d2','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',80,-1,'deal honour 5 cleric','14d9888c0ffd6be2','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',81,-1,'deal dishonour 4 lay','105740023edbc3a2','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',82,-1,'deal dishonour 3 universal','5bb5107b1635d8ca','2026-11-16T22:03:03.688+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',83,2,'favour honour 2 lay for nobleman','8b89a8e017ce94b7','2026-11-16T22:03:03.702+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',84,2,'draw deck','1bf980c7c5066927','2026-11-16T22:03:03.723+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',85,-1,'deal dishonour 4 lay','fbaab5dbf54bec55','2026-11-16T22:03:03.723+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',86,3,'play honour 1 universal for guildsman','56a37ffe2150a20e','2026-11-16T22:03:03.737+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',87,3,'draw scapegoat','1e90d914c1db116e','2026-11-16T22:03:03.758+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',88,-1,'deal honour 2 lay','62cb6ab8dfcc3767','2026-11-16T22:03:03.758+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',89,3,'exchange','6348c3fa4153095c','2026-11-16T22:03:03.771+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',90,3,'discard counter 4-5 cleric','77f5d316ec3cd03c','2026-11-16T22:03:03.795+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',91,3,'discard dishonour 3 cleric','5df34a692c33b677','2026-11-16T22:03:03.819+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',92,3,'discard honour 3 lay','5c20290eaf6cac5d','2026-11-16T22:03:03.842+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',93,3,'discard scapegoat','e83033d5462a7adb','2026-11-16T22:03:03.869+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',94,3,'discard honour 4 lay','6685deaca2627027','2026-11-16T22:03:03.920+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',95,3,'done','220fa0f82a7f8130','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',96,-1,'deal honour 5 universal','d3f6748d977ae16b','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',97,-1,'deal honour 2 cleric','2e7738c98fcf173a','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',98,-1,'deal honour 3 lay','45e6f67c5beec4e4','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',99,-1,'deal dishonour 4 universal','299cc023cbd8a36c','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',100,-1,'deal honour 1 lay','512cd9fb06b5dafb','2026-11-16T22:03:03.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',101,3,'favour honour 1 lay for householder','a8b8d254f5ef49cf','2026-11-16T22:03:04.001+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',102,3,'draw honour 2 lay','e25d8a15b3e282ad','2026-11-16T22:03:04.010+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',103,-1,'deal honour 2 lay','60bb9db9f9e10274','2026-11-16T22:03:04.010+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',104,4,'play honour 1 lay for nobleman','30acf5155252dfa4','2026-11-16T22:03:04.028+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',105,4,'draw honour 2 lay','4e62e3377e321dcd','2026-11-16T22:03:04.039+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',106,-1,'deal dishonour 3 lay','22f07ccd18916c8b','2026-11-16T22:03:04.039+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',107,4,'play honour 2 lay for nobleman','20eccffcac7f30be','2026-11-16T22:03:04.057+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',108,4,'draw honour 1 universal','dfa73d8ec2525a2f','2026-11-16T22:03:04.069+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',109,-1,'deal recognition','6875fd0568db0da5','2026-11-16T22:03:04.069+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',110,4,'favour honour 1 universal for householder','ab25d7920929dc81','2026-11-16T22:03:04.082+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',111,4,'draw recognition','8a387f1ffd3e54fc','2026-11-16T22:03:04.115+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',112,-1,'deal honour 2 cleric','ff879ac2ca6d5ad5','2026-11-16T22:03:04.115+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',113,0,'done','716777b9fa076256','2026-11-16T22:03:04.139+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',114,1,'play honour 2 lay for guildsman','9f5560a033da668e','2026-11-16T22:03:04.163+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',115,1,'draw deck','0c197314ae8825b0','2026-11-16T22:03:04.185+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',116,-1,'deal dishonour 2 universal','c14943b7f15af69d','2026-11-16T22:03:04.185+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',117,1,'play honour 2 lay for householder','2652aa05a2d5322f','2026-11-16T22:03:04.196+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',118,1,'draw dishonour 3 lay','8749978de9faff6e','2026-11-16T22:03:04.203+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',119,-1,'deal honour 1 universal','59b073c5935c3978','2026-11-16T22:03:04.203+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',120,1,'done','050ba619acc8f6b2','2026-11-16T22:03:04.208+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',121,2,'play dishonour 3 universal against nobleman','ef670742eaffaa48','2026-11-16T22:03:04.224+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',122,2,'draw honour 2 cleric','aee7934ddef4365e','2026-11-16T22:03:04.261+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',123,-1,'deal dishonour 5 cleric','a3c440ca6bd2a5ef','2026-11-16T22:03:04.261+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',124,4,'decline','4b3f0fe1e33a2726','2026-11-16T22:03:04.275+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',125,2,'play dishonour 5 lay against nobleman','1e3fd028426684a2','2026-11-16T22:03:04.291+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',126,2,'draw dishonour 5 cleric','7a40a53a7078badd','2026-11-16T22:03:04.344+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',127,-1,'deal dishonour 5 universal','7a7fb44ea0665e43','2026-11-16T22:03:04.344+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',128,4,'decline','d19c1008d3729146','2026-11-16T22:03:04.353+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',129,2,'done','8acc416c306cd6b6','2026-11-16T22:03:04.357+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',130,3,'play honour 3 lay for guildsman','40a99ef0c21f8032','2026-11-16T22:03:04.369+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',131,3,'draw honour 1 universal','ff7fdf4f35b6bddb','2026-11-16T22:03:04.379+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',132,-1,'deal counter 4-5 universal','7fb336086372106e','2026-11-16T22:03:04.379+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',133,3,'play honour 4 lay for guildsman','6faccb35b9f5f35a','2026-11-16T22:03:04.395+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',134,3,'draw counter 4-5 universal','ae73ff93b7555673','2026-11-16T22:03:04.407+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',135,-1,'deal dishonour 5 cleric','998bf641e4d460c4','2026-11-16T22:03:04.407+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',136,3,'favour honour 2 lay for householder','d6b815944f4cdc27','2026-11-16T22:03:04.420+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',137,3,'draw dishonour 5 universal','714649e70537b560','2026-11-16T22:03:04.432+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',138,-1,'deal dishonour 2 lay','d9a93396acdc93f0','2026-11-16T22:03:04.432+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',139,4,'play recognition for nobleman','95aed28687caef6f','2026-11-16T22:03:04.443+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',140,-1,'deal honour 3 cleric','1f109cabc36e70f8','2026-11-16T22:03:04.443+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',141,-1,'deal honour 1 universal','05c169f496d24eff','2026-11-16T22:03:04.443+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',142,-1,'deal counter 2-3 universal','d879a261358bbe87','2026-11-16T22:03:04.443+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',143,4,'draw deck','e97f3af368a2371f','2026-11-16T22:03:04.495+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',144,-1,'deal honour 1 cleric','f9da5ef1b3db31f9','2026-11-16T22:03:04.495+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',145,4,'favour honour 1 cleric for priest','b64c6b290f8ffa86','2026-11-16T22:03:04.517+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',146,4,'draw counter 2-3 universal','ee7e3ab62e119ceb','2026-11-16T22:03:04.527+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',147,-1,'deal recognition','ca0b5f8c6aafbc30','2026-11-16T22:03:04.527+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',148,4,'play honour 2 cleric for priest','c763b8e665b62d83','2026-11-16T22:03:04.536+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',149,4,'draw recognition','e9bd6fea9c5f243b','2026-11-16T22:03:04.549+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',150,-1,'deal honour 4 universal','96a99abb36fdd60e','2026-11-16T22:03:04.549+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',151,0,'done','6aa3979be7a1cde6','2026-11-16T22:03:04.557+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',152,1,'play dishonour 2 universal against guildsman','63da9c3ac072906a','2026-11-16T22:03:04.685+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',153,1,'draw deck','183f31dbd56131aa','2026-11-16T22:03:04.695+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',154,-1,'deal counter 4-5 lay','e090d2b935574a12','2026-11-16T22:03:04.695+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',155,3,'decline','1b79b9abf62b5459','2026-11-16T22:03:04.703+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',156,1,'play dishonour 3 lay against guildsman','2145ebe4a28b0a39','2026-11-16T22:03:04.711+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',157,1,'draw honour 4 universal','6cff31c3d72298b5','2026-11-16T22:03:04.718+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',158,-1,'deal counter 2-3 lay','5d9231d550e0c043','2026-11-16T22:03:04.718+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',159,3,'use counter 2-3 lay','21e9b8cdef2731ae','2026-11-16T22:03:04.725+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',160,3,'draw deck','f2503079269ba30a','2026-11-16T22:03:04.732+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',161,-1,'deal counter 2-3 cleric','1ea22388f0a5a9b3','2026-11-16T22:03:04.732+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',162,1,'done','7b39bda251e9d3e0','2026-11-16T22:03:04.739+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',163,2,'play dishonour 4 lay against guildsman','cf0f419bf7f0af38','2026-11-16T22:03:04.750+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',164,2,'draw counter 2-3 lay','027b83ea812c0d1d','2026-11-16T22:03:04.758+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',165,-1,'deal recognition','221a8f015d4ba84b','2026-11-16T22:03:04.758+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',166,3,'use counter 4-5 universal','c589a80e58c8f100','2026-11-16T22:03:04.769+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',167,3,'draw deck','3e0ac5cdaa031028','2026-11-16T22:03:04.795+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',168,-1,'deal honour 1 cleric','e66692c3792b4559','2026-11-16T22:03:04.795+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',169,2,'play dishonour 4 lay against guildsman','a6ef4292998b3d3b','2026-11-16T22:03:04.807+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',170,2,'draw recognition','f2eac97dc4f47bda','2026-11-16T22:03:04.815+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',171,-1,'deal recognition','da44c7749a1e0505','2026-11-16T22:03:04.815+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',172,3,'decline','613c7920142ce1d5','2026-11-16T22:03:04.823+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',173,2,'done','78824130c2be6072','2026-11-16T22:03:04.835+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',174,3,'play honour 5 universal for guildsman','5a3699dc826384ce','2026-11-16T22:03:04.847+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',175,3,'draw recognition','1803492580aeef20','2026-11-16T22:03:04.857+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',176,-1,'deal honour 3 lay','ab72ed6c3994effa','2026-11-16T22:03:04.857+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',177,3,'play recognition for guildsman','aac72a84f4c413da','2026-11-16T22:03:04.869+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',178,-1,'deal dishonour 3 lay','b9e2959f3cc580ce','2026-11-16T22:03:04.869+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',179,-1,'deal counter 2-3 universal','4a9fc618baa810ee','2026-11-16T22:03:04.869+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',180,-1,'deal counter 4-5 universal','089c4dda7644af56','2026-11-16T22:03:04.869+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',181,3,'draw counter 4-5 universal','0b5a06c048163866','2026-11-16T22:03:04.879+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',182,-1,'deal honour 5 universal','47e7fb4162886a0e','2026-11-16T22:03:04.879+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',183,3,'favour honour 1 universal for priest','6f5bc24f5d7f0475','2026-11-16T22:03:04.891+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',184,3,'draw counter 2-3 universal','134dad317b592da1','2026-11-16T22:03:04.903+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',185,-1,'deal counter 2-3 universal','f1c0fe7849460511','2026-11-16T22:03:04.903+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',186,4,'play dishonour 5 lay against guildsman','1e5a84105f59cf65','2026-11-16T22:03:04.915+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',187,4,'draw deck','39c5c2073ada5d3a','2026-11-16T22:03:04.933+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',188,-1,'deal honour 3 lay','6ba04667e4692e36','2026-11-16T22:03:04.933+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',189,3,'use counter 4-5 universal','fbfd618b6c8a503f','2026-11-16T22:03:04.943+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',190,3,'draw counter 2-3 universal','ac38796019b2b494','2026-11-16T22:03:04.959+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',191,-1,'deal honour 2 lay','649ee2806634eea5','2026-11-16T22:03:04.959+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',192,4,'play honour 3 lay for nobleman','540305f68e63ebcf','2026-11-16T22:03:04.972+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',193,4,'draw honour 2 lay','4ab27a3d78f71442','2026-11-16T22:03:04.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',194,-1,'deal honour 5 cleric','3f04883dfdd9e6eb','2026-11-16T22:03:04.987+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',195,4,'done','f40c384231802fae','2026-11-16T22:03:04.995+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',196,0,'done','fd3755d0e7de0606','2026-11-16T22:03:05.003+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',197,1,'play dishonour 4 universal against guildsman','921adf4a6c65b9d0','2026-11-16T22:03:05.023+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',198,1,'draw honour 5 universal','dec5c3c0084b4da6','2026-11-16T22:03:05.047+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',199,-1,'deal mistaken_identity','fd1ebf43eadb5517','2026-11-16T22:03:05.047+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',200,3,'decline','beaccb8aa4de51aa','2026-11-16T22:03:05.055+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',201,1,'exchange','b0649d1b15ba6c8a','2026-11-16T22:03:05.067+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',202,1,'discard counter 4-5 lay','432ec2703392e874','2026-11-16T22:03:05.087+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',203,1,'discard letter_of_pardon','4e090032064d1895','2026-11-16T22:03:05.099+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',204,1,'discard the_town_crier','15149f089fafa73d','2026-11-16T22:03:05.111+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',205,1,'discard honour 4 universal','fa3bbdf5b8542b17','2026-11-16T22:03:05.123+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',206,1,'discard honour 5 universal','f34b72ee57260f21','2026-11-16T22:03:05.148+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',207,1,'discard honour 5 universal','3a608a7b62c63c26','2026-11-16T22:03:05.159+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',208,1,'discard counter 2-3 cleric','28367d088ef434f9','2026-11-16T22:03:05.178+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',209,1,'discard counter 4-5 cleric','fe14d6c20eb9751b','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',210,-1,'deal dishonour 2 cleric','057f79471a7f818b','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',211,-1,'deal dishonour 5 lay','4f19110bb6d18fd7','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',212,-1,'deal counter 4-5 lay','b1e07603a08e71db','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',213,-1,'deal caught_in_the_act','910788c8a80dbe5c','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',214,-1,'deal honour 4 universal','180803244d336dc5','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',215,-1,'deal honour 3 cleric','d33b57b30fcc0fb7','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',216,-1,'deal talk_of_the_town','586a741c68d32fae','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',217,-1,'deal honour 2 universal','b170f9181f162ddd','2026-11-16T22:03:05.197+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',218,1,'favour honour 2 universal for nobleman','2e4d166c43123b46','2026-11-16T22:03:05.223+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',219,1,'draw honour 5 cleric','d48ff2cb797a3a57','2026-11-16T22:03:05.238+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',220,-1,'deal honour 3 universal','18829c41cb68190f','2026-11-16T22:03:05.238+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',221,2,'play recognition for householder','2311206e9c0026cd','2026-11-16T22:03:05.258+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',222,-1,'deal oath_helpers','34ee4cc1daece9a2','2026-11-16T22:03:05.258+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',223,-1,'deal honour 3 cleric','bfcf9f3f0b1b0f28','2026-11-16T22:03:05.258+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',224,-1,'deal denounced_from_the_pulpit','3627d6e339b61fc1','2026-11-16T22:03:05.258+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',225,2,'draw denounced_from_the_pulpit','1473c13d5f242e4d','2026-11-16T22:03:05.275+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',226,-1,'deal dishonour 2 lay','c6a9e8073eaf4ca6','2026-11-16T22:03:05.275+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',227,2,'play honour 2 cleric for priest','1da7f4972cff3ca6','2026-11-16T22:03:05.291+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',228,2,'draw honour 3 cleric','547a90a11842721a','2026-11-16T22:03:05.306+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',229,-1,'deal recognition','98ee04a58a65212f','2026-11-16T22:03:05.306+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',230,2,'favour honour 3 cleric for priest','95b55fe178d04557','2026-11-16T22:03:05.323+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',231,2,'draw deck','97ad2973095f747a','2026-11-16T22:03:05.343+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',232,-1,'deal dishonour 2 universal','f2edce024feafca6','2026-11-16T22:03:05.343+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',233,3,'play dishonour 5 universal against nobleman','13f51d72ac399ab6','2026-11-16T22:03:05.359+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',234,3,'draw recognition','93d9c0d69aa62998','2026-11-16T22:03:05.380+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',235,-1,'deal honour 4 universal','da9edd9d712d9758','2026-11-16T22:03:05.380+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',236,4,'decline','9020bd8a6989fb54','2026-11-16T22:03:05.387+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',237,3,'play recognition for guildsman','1863e6887412b3a2','2026-11-16T22:03:05.404+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',238,-1,'deal recognition','d9d15904b297a572','2026-11-16T22:03:05.404+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',239,-1,'deal counter 4-5 universal','b70c9fa5487c6cf1','2026-11-16T22:03:05.404+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',240,-1,'deal letter_of_pardon','bf9cc7168920b613','2026-11-16T22:03:05.404+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',241,3,'draw counter 4-5 universal','37e01dde8360cc22','2026-11-16T22:03:05.418+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',242,-1,'deal dishonour 4 cleric','d90fd69b655a2e17','2026-11-16T22:03:05.418+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',243,3,'favour honour 1 cleric for scholar','8cad70faadbd2dd8','2026-11-16T22:03:05.439+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',244,3,'draw recognition','278b2b34e5b3dfae','2026-11-16T22:03:05.456+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',245,-1,'deal honour 1 lay','45d9aae5833de61c','2026-11-16T22:03:05.456+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',246,4,'play recognition for nobleman','f7cea642c88437ff','2026-11-16T22:03:05.479+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',247,-1,'deal honour 3 cleric','552d55c8206da9b1','2026-11-16T22:03:05.479+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',248,-1,'deal honour 3 lay','c927319b9211b229','2026-11-16T22:03:05.479+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',249,-1,'deal yesterdays_news','3da1ff65e6337413','2026-11-16T22:03:05.479+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',250,4,'draw honour 3 lay','ee72999163a5a6f8','2026-11-16T22:03:05.495+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',251,-1,'deal the_tale_turns_round','7725f72a3c3b39b3','2026-11-16T22:03:05.495+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',252,4,'play honour 3 lay for nobleman','35852f792e70f90b','2026-11-16T22:03:05.511+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',253,4,'draw deck','dd68ac6a744698ca','2026-11-16T22:03:05.523+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',254,-1,'deal counter 2-3 universal','b5efeec93ceb560b','2026-11-16T22:03:05.523+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',255,4,'favour honour 4 cleric for priest','9b0b4b5ba85329a2','2026-11-16T22:03:05.539+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',256,4,'draw yesterdays_news','526096c083388234','2026-11-16T22:03:05.551+00:00');
INSERT INTO "lines" VALUES('cp7t5sp4',257,-1,'deal honour 4 universal','62400987a6bd030d','2026-11-16T22:03:05.551+00:00');
INSERT INTO "lines" VALUES('da846a57',0,-1,'first 2','40e99ada302522ac','2026-11-16T22:03:05.599+00:00');
INSERT INTO "lines" VALUES('da846a57',1,2,'moro room 5','8f41b6b856798549','2026-11-16T22:03:05.659+00:00');
INSERT INTO "lines" VALUES('da846a57',2,2,'orsini room 4','44ead5dacc751996','2026-11-16T22:03:05.675+00:00');
INSERT INTO "lines" VALUES('da846a57',3,2,'ten left1','e55d16a3b4fbdff6','2026-11-16T22:03:05.695+00:00');
INSERT INTO "lines" VALUES('da846a57',4,0,'lorenzo room 1','181f15c0f86d1ef3','2026-11-16T22:03:05.705+00:00');
INSERT INTO "lines" VALUES('da846a57',5,0,'giuliano room 2','73bfd0024e92da55','2026-11-16T22:03:05.771+00:00');
INSERT INTO "lines" VALUES('da846a57',6,0,'giovanni under 1','20491dbf274c1d71','2026-11-16T22:03:05.829+00:00');
INSERT INTO "lines" VALUES('da846a57',7,1,'alfonso room 2','0b0970c659c9cf0a','2026-11-16T22:03:05.847+00:00');
INSERT INTO "lines" VALUES('da846a57',8,1,'montefeltro room 3','f32a95fc5b0a89fb','2026-11-16T22:03:05.860+00:00');
INSERT INTO "lines" VALUES('da846a57',9,1,'ferdinand left1','2fcbae402aa30e41','2026-11-16T22:03:05.875+00:00');
INSERT INTO "lines" VALUES('da846a57',10,2,'room 5','e7bd540e0ff46d44','2026-11-16T22:03:05.894+00:00');
INSERT INTO "lines" VALUES('da846a57',11,2,'annex trento','1d80d0534fbe1464','2026-11-16T22:03:05.906+00:00');
INSERT INTO "lines" VALUES('da846a57',12,2,'use action crown','17927482276f93b0','2026-11-16T22:03:05.919+00:00');
INSERT INTO "lines" VALUES('da846a57',13,0,'room 1','cb7a1d61ebe61bf0','2026-11-16T22:03:05.930+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',0,0,'charles room 1','8b08adc602b0971f','2026-11-16T22:03:06.055+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',1,0,'orleans room 2','f478272bd30b68c4','2026-11-16T22:03:06.115+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',2,0,'sforza room 3','c5f66f35d6a08201','2026-11-16T22:03:06.170+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',3,0,'briconnet under 1','67f80a1006289fc5','2026-11-16T22:03:06.242+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',4,1,'ferrandino room 3','21ea47794eddb27b','2026-11-16T22:03:06.290+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',5,1,'calabria room 5','d863a8ffc488607d','2026-11-16T22:03:06.310+00:00');
INSERT INTO "lines" VALUES('ks4mb5mn',6,1,'frederick room 1','016d8e6d97b5bc41','2026-11-16T22:03:06.327+00:00');
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	event VARCHAR(40) NOT NULL, 
	facts JSON NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(60) NOT NULL, 
	level VARCHAR(40), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('bk4xc9gu',0,'person','wrfgtdfp7q9ktvvd','Guest cwqq',NULL);
INSERT INTO "seats" VALUES('bk4xc9gu',1,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('cp7t5sp4',0,'person','wrfgtdfp7q9ktvvd','Guest cwqq',NULL);
INSERT INTO "seats" VALUES('cp7t5sp4',1,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('cp7t5sp4',2,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('cp7t5sp4',3,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('cp7t5sp4',4,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('da846a57',0,'person','wrfgtdfp7q9ktvvd','Guest cwqq',NULL);
INSERT INTO "seats" VALUES('da846a57',1,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('da846a57',2,'bot',NULL,'Easy','easy');
INSERT INTO "seats" VALUES('ks4mb5mn',0,'person','wrfgtdfp7q9ktvvd','Guest cwqq',NULL);
INSERT INTO "seats" VALUES('ks4mb5mn',1,'bot',NULL,'Easy','easy');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version VARCHAR(40) NOT NULL, 
	data_hash VARCHAR(80) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	owner VARCHAR(32), 
	state VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	waiting_for JSON NOT NULL, 
	winners JSON NOT NULL, 
	rematch VARCHAR(32), 
	imported BOOLEAN NOT NULL, 
	dice BIGINT, 
	trouble TEXT, 
	created VARCHAR(40) NOT NULL, 
	started VARCHAR(40), 
	since VARCHAR(40) NOT NULL, fates JSON DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('bk4xc9gu','seven_virtues','1.0.0','9d16e40c4c78','',2,'{"hands": "memory", "first": "random"}','wrfgtdfp7q9ktvvd','playing',9,9,'[0]','[]',NULL,0,NULL,NULL,'2026-11-16T22:03:01.991+00:00','2026-11-16T22:03:01.991+00:00','2026-11-16T22:03:02.800+00:00','[]');
INSERT INTO "tables" VALUES('cp7t5sp4','honour','1.0.0','138ce12748c3','',5,'{"variant": "full", "mill_start": "this_turn", "round_limit": 60, "rounds": 12, "timer": "rounds"}','wrfgtdfp7q9ktvvd','playing',135,135,'[0]','[]',NULL,0,NULL,NULL,'2026-11-16T22:03:02.845+00:00','2026-11-16T22:03:02.845+00:00','2026-11-16T22:03:05.545+00:00','[]');
INSERT INTO "tables" VALUES('da846a57','governing','1.0.0','456fd99ddd2d','',3,'{"preset": "standard", "florin_surplus": "lost", "symbol_scope": "payment", "scheme_unblock_masks": 2, "retreat_timing": "deferred", "defender_tokens": false, "token_discard": "own", "lost_space": "shaded", "beginner_palace_agents": "off", "plains_multi": "sequential", "plains_winner_siege": "immediate", "leonardo_after_plains": true, "war_pass": "final", "conquest_stack": "conqueror_top", "religious_tie": "one_lower", "insert_above": true, "indulgence_supply": "limited", "indulgence_window": "action", "family_placement": "simultaneous", "first_player": "random", "year_limit": 0}','wrfgtdfp7q9ktvvd','playing',14,14,'[0]','[]',NULL,0,NULL,NULL,'2026-11-16T22:03:05.572+00:00','2026-11-16T22:03:05.572+00:00','2026-11-16T22:03:05.923+00:00','[]');
INSERT INTO "tables" VALUES('ks4mb5mn','wars_of_italy','1.0.0','bca5efec14d5','',2,'{"track": "13", "recruit_at_allies": false, "helper_bonuses": "troops", "allied_capital_costs": true, "orphan_tile": "stack", "initial_cities": "all", "first_player": "france", "florin_surplus": "lost", "symbol_scope": "payment", "scheme_unblock_masks": 2, "defender_tokens": false, "token_discard": "own", "beginner_palace_agents": "off", "war_pass": "final", "insert_above": true, "indulgence_supply": "limited", "indulgence_window": "action", "family_placement": "simultaneous"}','wrfgtdfp7q9ktvvd','playing',8,8,'[0]','[]',NULL,0,NULL,NULL,'2026-11-16T22:03:05.996+00:00','2026-11-16T22:03:05.996+00:00','2026-11-16T22:03:06.322+00:00','[]');
CREATE INDEX tables_by_state ON tables (state, since);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;