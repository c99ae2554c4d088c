-- SPDX-License-Identifier: GPL-3.0-or-later
-- The notebook: one file of the user's own, for everything that the user writes. The header carries
-- application_id 0x476C4E62 ("GlNb") and user_version = how many of these migrations have been made.
-- Ids of expansions, clauses, tiles, cases and switches are those of the catalogue; a later catalogue may
-- lack one, and what was written about it is kept all the same.

-- migration 1

-- A named choice of the expansions that lie on the table.
CREATE TABLE game_table (
    number   INTEGER PRIMARY KEY,                      -- that of a table taken away may come again
    position INTEGER NOT NULL UNIQUE,                  -- order in which they are shown
    name     TEXT NOT NULL UNIQUE CHECK (name <> '')   -- as the user calls it
) STRICT;

-- What lies on such a table, besides the base game, which always does.
CREATE TABLE game_table_expansion (
    game_table INTEGER NOT NULL REFERENCES game_table (number) ON DELETE CASCADE, -- on which
    expansion  TEXT NOT NULL CHECK (expansion <> ''),                             -- which
    PRIMARY KEY (game_table, expansion)
) STRICT, WITHOUT ROWID;

-- At which table the user sits. No row: none is chosen and everything is shown.
CREATE TABLE current_table (
    one        INTEGER PRIMARY KEY CHECK (one = 1),                               -- there is one row at most
    game_table INTEGER NOT NULL REFERENCES game_table (number) ON DELETE CASCADE  -- that one
) STRICT;

-- A place to find again.
CREATE TABLE bookmark (
    kind  TEXT NOT NULL CHECK (kind IN ('clause', 'tile', 'case')), -- of what
    id    TEXT NOT NULL CHECK (id <> ''),                           -- which
    added TEXT NOT NULL,                                            -- when, UTC, ISO 8601
    PRIMARY KEY (kind, id)
) STRICT;

-- What the user writes in the margin of a clause.
CREATE TABLE note (
    clause  TEXT NOT NULL PRIMARY KEY CHECK (clause <> ''), -- beside which
    text    TEXT NOT NULL CHECK (text <> ''),               -- plain text
    changed TEXT NOT NULL                                   -- when it was last written, UTC, ISO 8601
) STRICT;

-- Where the user has been, each place once.
CREATE TABLE recent_place (
    kind    TEXT NOT NULL CHECK (kind IN ('clause', 'tile', 'case')), -- of what
    id      TEXT NOT NULL CHECK (id <> ''),                           -- which
    visited INTEGER NOT NULL,                                         -- the greater, the later
    PRIMARY KEY (kind, id)
) STRICT;

-- How the people at the table read what no source settles.
CREATE TABLE house_decision (
    switch  TEXT NOT NULL PRIMARY KEY CHECK (switch <> ''), -- the engine's switch
    reading TEXT NOT NULL CHECK (reading <> ''),            -- one of its readings
    decided TEXT NOT NULL                                   -- when, UTC, ISO 8601
) STRICT;

-- migration 2

-- How the people at the table play an open question for which the engine has no readings, or none that they want.
CREATE TABLE house_rule (
    clause  TEXT NOT NULL PRIMARY KEY CHECK (clause <> ''), -- which asks
    text    TEXT NOT NULL CHECK (text <> ''),               -- in their own words
    decided TEXT NOT NULL                                   -- when, UTC, ISO 8601
) STRICT;

-- migration 3

-- How fast the stage plays a case. No row: as the desktop has its windows move.
CREATE TABLE stage_pace (
    one    INTEGER PRIMARY KEY CHECK (one = 1),          -- there is one row at most
    speed  REAL NOT NULL CHECK (speed > 0),              -- in speeds as made, 2 is twice as fast
    motion INTEGER NOT NULL CHECK (motion IN (0, 1))     -- whether things move, or change at once
) STRICT;

-- migration 4

-- The answer about a pair is a place as well. SQLite widens no CHECK, so the table is made anew, with its rows. It
-- goes before the new one comes, which so gets its pages: where the list of tables is lost, they are found by those.
CREATE TEMP TABLE recent_place_before AS SELECT kind, id, visited FROM recent_place;
DROP TABLE recent_place;
CREATE TABLE recent_place (
    kind    TEXT NOT NULL CHECK (kind IN ('clause', 'tile', 'case', 'pair')), -- of what
    id      TEXT NOT NULL CHECK (id <> ''),                                   -- which; of a pair both, "exp:abbot/term:fairy"
    visited INTEGER NOT NULL,                                                 -- the greater, the later
    PRIMARY KEY (kind, id)
) STRICT;
INSERT OR IGNORE INTO recent_place (kind, id, visited) SELECT kind, id, visited FROM recent_place_before ORDER BY visited;
DROP TABLE recent_place_before;
