-- A store as it was before there were players, with a table of a server.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	game VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	at VARCHAR(20) NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, "key" VARCHAR(100), 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('autumn',0,'2026-11-15T17:44:38Z',1,'{"type":"started","game":"autumn","sheet":{"id":"vinga","title":"Yatzy","publisher":"VINGA","languages":["en"],"players":{"min":1},"dice":5,"rolls":3,"upper_bonus":{"at":63,"points":50},"boxes":[{"key":"ones","section":"upper","pattern":{"face":1},"pays":"matched"},{"key":"twos","section":"upper","pattern":{"face":2},"pays":"matched"},{"key":"threes","section":"upper","pattern":{"face":3},"pays":"matched"},{"key":"fours","section":"upper","pattern":{"face":4},"pays":"matched"},{"key":"fives","section":"upper","pattern":{"face":5},"pays":"matched"},{"key":"sixes","section":"upper","pattern":{"face":6},"pays":"matched"},{"key":"one-pair","section":"lower","pattern":{"groups":[2]},"pays":"matched"},{"key":"two-pairs","section":"lower","pattern":{"groups":[2,2]},"pays":"matched"},{"key":"three-of-a-kind","section":"lower","pattern":{"groups":[3]},"pays":"matched"},{"key":"four-of-a-kind","section":"lower","pattern":{"groups":[4]},"pays":"matched"},{"key":"small-straight","section":"lower","pattern":{"faces":[1,2,3,4,5]},"pays":15},{"key":"large-straight","section":"lower","pattern":{"faces":[2,3,4,5,6]},"pays":20},{"key":"full-house","section":"lower","pattern":{"groups":[3,2]},"pays":"all"},{"key":"chance","section":"lower","pattern":"any","pays":"all"},{"key":"yatzy","section":"lower","pattern":{"groups":[5]},"pays":50}]},"digest":"9e542b549b365d88390c47eb48fe25ce0941c2908494b45fae739221c7d6dcd9","players":["Anna"],"date":"2026-11-15","seal":"c4ad8b6c9c2f69b8f07a6c644e7abf78468a8c8ac2399931f307dec227aa37ac"}',NULL);
INSERT INTO "events" VALUES('autumn',1,'2026-11-15T17:44:38Z',1,'{"type":"rolled","thrown":[2,2,2,2,1]}','0:key1');
INSERT INTO "events" VALUES('autumn',2,'2026-11-15T17:44:38Z',1,'{"type":"entered","key":"small-straight","points":0}','0:key2');
INSERT INTO "events" VALUES('autumn',3,'2026-11-15T17:44:38Z',1,'{"type":"rolled","thrown":[6,4,2,5,6]}','0:key3');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL, 
	begun VARCHAR(20) NOT NULL, 
	secret BLOB, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('autumn','2026-11-15T17:44:38Z',X'28618BFACC5A7595216D3E1A0EB00A5478A078365BD8F8F5A20F8478A2702890');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	revision INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	"match" VARCHAR(40), 
	made VARCHAR(20) NOT NULL, 
	touched VARCHAR(20) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "tables" VALUES('autumn',2,'{"seats":[]}',0,'playing',NULL,'2026-11-15T17:44:38Z','2026-11-15T17:44:39Z');
CREATE INDEX tables_listed ON tables (listed, state, made, id);
CREATE INDEX tables_of_match ON tables ("match", made, id);
COMMIT;
