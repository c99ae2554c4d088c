-- SPDX-License-Identifier: GPL-3.0-or-later
-- The catalogue: one file, written once by the catalogue compiler and only ever read afterwards.
-- The header carries application_id 0x476C6F73 ("Glos") and user_version = the version of this schema
-- (model/catalogue/schema.h). All text is UTF-8 in NFC. Rows are written in reading order, so that the same
-- sources give the same bytes. This script holds the chapter of clauses and the cases; the chapters of
-- tiles, terms and search bring scripts of their own, explained in the same way.

-- A stretch of text that is translated as one piece. Its id is the msgctxt of the translations.
CREATE TABLE segment (
    id     TEXT NOT NULL PRIMARY KEY, -- clause id | section:<expansion>:<section> | column:<expansion>:<section>:<n> | step:<id> | step:<id>:<part> | condition:<id> | expansion:<id> | edition:<id> | case:<id>:title | case:<id>:caption:<n> | tile:<id>:note
    kind   TEXT NOT NULL,             -- what it belongs to: clause, section, column, step, condition, expansion, edition, case-title, case-caption or tile
    source TEXT NOT NULL              -- the English text; clauses may hold links, [[clause-id]] or [[clause-id|words]]
) STRICT;

-- A segment in another language. No row: not translated.
CREATE TABLE translation (
    segment  TEXT NOT NULL REFERENCES segment (id),               -- what is translated
    lang     TEXT NOT NULL CHECK (lang IN ('ro', 'ca')),          -- into which language
    text     TEXT NOT NULL,                                       -- what is said in that language
    state    TEXT NOT NULL CHECK (state IN ('done', 'outdated')), -- outdated: made from an earlier source
    previous TEXT,                                                -- that earlier English source, where it is known
    PRIMARY KEY (segment, lang)
) STRICT, WITHOUT ROWID;

-- A box or promotional tile that can lie on the table.
CREATE TABLE expansion (
    id        TEXT NOT NULL PRIMARY KEY,                                            -- stable for ever
    position  INTEGER NOT NULL UNIQUE,                                              -- order of the shelf, from 0
    code      TEXT NOT NULL,                                                        -- short code, as in WOH
    prefix    TEXT,                                                                 -- begins the ids of its clauses
    family    TEXT NOT NULL CHECK (family IN ('base', 'big', 'mini', 'promo')), -- its shelf
    number    INTEGER,                                                              -- in a numbered series
    published TEXT,                                                                 -- year or year-month
    publisher TEXT,                                                                 -- of the first edition
    whole     INTEGER NOT NULL CHECK (whole IN (0, 1)),                             -- 1: all its rules are here
    part_of   TEXT REFERENCES expansion (id),                                       -- the box in which it lies
    sign      TEXT NOT NULL UNIQUE,                                                 -- name of the drawing by which it is known
    name      TEXT NOT NULL REFERENCES segment (id)                                 -- its name
) STRICT;

-- An edition, a printing, or a publisher's or an earlier text of the rules.
CREATE TABLE edition (
    id       TEXT NOT NULL PRIMARY KEY,               -- stable for ever, as in C1
    position INTEGER NOT NULL UNIQUE,                 -- order of the source, from 0
    game     INTEGER NOT NULL CHECK (game IN (0, 1)), -- 1: of the whole game, so that expansions are published for it
    name     TEXT NOT NULL REFERENCES segment (id)    -- what it is called
) STRICT;

-- The editions of the game an expansion was published for.
CREATE TABLE expansion_edition (
    expansion TEXT NOT NULL REFERENCES expansion (id), -- what was published
    position  INTEGER NOT NULL, -- order of the source, from 0
    edition   TEXT NOT NULL REFERENCES edition (id), -- an edition of the whole game
    PRIMARY KEY (expansion, position)
) STRICT, WITHOUT ROWID;

-- A heading in the rules of an expansion.
CREATE TABLE section (
    expansion TEXT NOT NULL REFERENCES expansion (id), -- whose rules
    id        TEXT NOT NULL,    -- unique within the expansion
    position  INTEGER NOT NULL, -- reading order within the expansion, from 0
    title     TEXT NOT NULL REFERENCES segment (id), -- the heading
    PRIMARY KEY (expansion, id),
    UNIQUE (expansion, position)
) STRICT, WITHOUT ROWID;

-- A section with columns is set as a table: a clause of it that glosses no other is a row. Its text is written
-- "head: body" for 2 columns and "head (detail): body" for 3, in every language.
CREATE TABLE section_column (
    expansion TEXT NOT NULL,    -- whose rules
    section   TEXT NOT NULL,    -- under this heading
    position  INTEGER NOT NULL, -- from the left, from 0
    name      TEXT NOT NULL REFERENCES segment (id), -- what stands over the column
    PRIMARY KEY (expansion, section, position),
    FOREIGN KEY (expansion, section) REFERENCES section (expansion, id)
) STRICT, WITHOUT ROWID;

-- One statement about the game: the atom of the catalogue.
CREATE TABLE clause (
    number    INTEGER NOT NULL PRIMARY KEY, -- reading order of the whole catalogue, from 1; not stable between catalogues
    id        TEXT NOT NULL UNIQUE REFERENCES segment (id), -- stable for ever; also the id of its text's segment
    expansion TEXT NOT NULL,                -- whose rule it is
    section   TEXT NOT NULL,                -- the heading it stands under
    position  INTEGER NOT NULL,             -- reading order within the expansion, from 0
    kind      TEXT NOT NULL CHECK (kind IN ('rule', 'example', 'note', 'official-clarification',
                  'community-clarification', 'edition-difference', 'open-question', 'component', 'history', 'variant')), -- what it is to its reader
    origin    TEXT NOT NULL CHECK (origin IN ('publisher', 'community')),           -- who says so
    date      TEXT,                         -- when it was said: year or year-month
    edition   TEXT REFERENCES edition (id), -- the one that it speaks of; none: all
    standing  TEXT NOT NULL CHECK (standing IN ('ruled', 'open', 'reconstructed', 'schematic')), -- how settled it is
    proof     TEXT NOT NULL CHECK (proof IN ('playable', 'catalogue')), -- playable: the engine can show it
    UNIQUE (expansion, position),
    FOREIGN KEY (expansion, section) REFERENCES section (expansion, id)
) STRICT;

-- The other expansions a clause speaks of.
CREATE TABLE clause_other (
    clause    TEXT NOT NULL REFERENCES clause (id),    -- which speaks
    position  INTEGER NOT NULL,                        -- order of the source, from 0
    expansion TEXT NOT NULL REFERENCES expansion (id), -- of this one
    need      TEXT NOT NULL CHECK (need IN ('any', 'all', 'none')), -- whether it must lie on the table for the clause to matter: one of those that say any, each that says all; none is only named
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_other_expansion ON clause_other (expansion, clause);

-- The clauses that a clause explains, differs from or asks about: it stands in their margin.
CREATE TABLE clause_gloss (
    clause   TEXT NOT NULL REFERENCES clause (id), -- the gloss
    position INTEGER NOT NULL,                     -- order of the source, from 0
    glossed  TEXT NOT NULL REFERENCES clause (id), -- what it glosses
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_gloss_glossed ON clause_gloss (glossed, clause);

-- The rules that a ruling about several things applies: who asks on what it rests is shown them.
CREATE TABLE clause_rest (
    clause   TEXT NOT NULL REFERENCES clause (id), -- the ruling
    position INTEGER NOT NULL,                     -- order of the source, from 0
    basis    TEXT NOT NULL REFERENCES clause (id), -- a rule that it rests on
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;

-- Words that a clause is to be found by and that its text does not have, as in the index of a book.
CREATE TABLE clause_index (
    clause TEXT NOT NULL REFERENCES clause (id),                  -- what is to be found
    lang   TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),      -- the language of the words
    words  TEXT NOT NULL,                                         -- with spaces between them
    PRIMARY KEY (clause, lang)
) STRICT, WITHOUT ROWID;

-- The tiles whose pictures stand beside a section as a whole.
CREATE TABLE section_tile (
    expansion TEXT NOT NULL,                       -- whose rules
    section   TEXT NOT NULL,                       -- beside this heading
    position  INTEGER NOT NULL,                    -- order of the source, from 0
    tile      TEXT NOT NULL REFERENCES tile (id),  -- what is shown; the table is of the chapter of tiles
    PRIMARY KEY (expansion, section, position),
    FOREIGN KEY (expansion, section) REFERENCES section (expansion, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX section_tile_tile ON section_tile (tile, expansion, section);

-- The tiles whose pictures stand beside one clause.
CREATE TABLE clause_tile (
    clause   TEXT NOT NULL REFERENCES clause (id), -- beside this one
    position INTEGER NOT NULL,                     -- order of the source, from 0
    tile     TEXT NOT NULL REFERENCES tile (id),   -- what is shown; the table is of the chapter of tiles
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_tile_tile ON clause_tile (tile, clause);

-- The links in the English text of a clause.
CREATE TABLE clause_link (
    clause   TEXT NOT NULL REFERENCES clause (id), -- whose text
    position INTEGER NOT NULL,                     -- order in the text, from 0
    target   TEXT NOT NULL REFERENCES clause (id), -- where it leads
    words    TEXT NOT NULL,                        -- what the link says
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_link_target ON clause_link (target, clause);

-- A step of a turn, or what follows upon the last one.
CREATE TABLE order_step (
    id       TEXT NOT NULL PRIMARY KEY,              -- stable for ever, as in wood
    position INTEGER NOT NULL UNIQUE,                -- order of play, from 0
    phase    TEXT UNIQUE,                            -- the engine's; none: whenever it comes
    round    TEXT UNIQUE,                            -- of scoring, at the end of the step, the engine's; none: no round
    round_clause TEXT REFERENCES clause (id),        -- by which there is that round; none: for everybody
    name     TEXT NOT NULL REFERENCES segment (id)   -- what it is called
) STRICT;

-- A part of the round of scoring of a step, where that is divided.
CREATE TABLE order_part (
    step TEXT NOT NULL REFERENCES order_step (id), -- whose round it is
    part TEXT NOT NULL,                            -- the engine's, as in after
    name TEXT NOT NULL REFERENCES segment (id),    -- what it is called
    PRIMARY KEY (step, part)
) STRICT, WITHOUT ROWID;

-- What is done in a step, told by clauses: the first of an act says what to do, the others say more about it.
CREATE TABLE order_clause (
    step     TEXT NOT NULL REFERENCES order_step (id), -- when
    act      INTEGER NOT NULL,                         -- order within the step, from 0
    part     TEXT,                                     -- of its round; none: of all of it
    position INTEGER NOT NULL,                         -- order within the act, from 0
    clause   TEXT NOT NULL REFERENCES clause (id),     -- what
    PRIMARY KEY (step, act, position),
    FOREIGN KEY (step, part) REFERENCES order_part (step, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_clause_clause ON order_clause (clause, step);

-- The condition of an act, where its first clause does not tell it.
CREATE TABLE order_condition (
    step TEXT NOT NULL REFERENCES order_step (id), -- whose act
    act  INTEGER NOT NULL,                         -- which one
    text TEXT NOT NULL REFERENCES segment (id),    -- "If the new tile bears a wheel"
    PRIMARY KEY (step, act)
) STRICT, WITHOUT ROWID;

-- A worked case.
CREATE TABLE case_file (
    id       TEXT NOT NULL PRIMARY KEY, -- stable for ever; the name of its file
    position INTEGER NOT NULL UNIQUE, -- order by id, from 0
    file     TEXT NOT NULL,           -- name of the source file, for messages
    title    TEXT NOT NULL REFERENCES segment (id), -- what it is called
    source   TEXT NOT NULL            -- the whole YAML text
) STRICT;

-- The captions of a case.
CREATE TABLE case_caption (
    case_id  TEXT NOT NULL REFERENCES case_file (id), -- whose caption
    position INTEGER NOT NULL,                        -- order in the file, from 1
    segment  TEXT NOT NULL REFERENCES segment (id),   -- what it says
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;

-- The expansions a case is played with.
CREATE TABLE case_expansion (
    case_id   TEXT NOT NULL REFERENCES case_file (id), -- which is played
    position  INTEGER NOT NULL,                        -- order in the file, from 0
    expansion TEXT NOT NULL REFERENCES expansion (id), -- with this one
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;

-- The clauses a case is about; its claim holds when its run cites them.
CREATE TABLE case_proves (
    case_id  TEXT NOT NULL REFERENCES case_file (id), -- which claims it
    position INTEGER NOT NULL, -- order in the file, from 0: first what it proves, then what it shows
    clause   TEXT NOT NULL REFERENCES clause (id), -- what it is about
    how      TEXT NOT NULL CHECK (how IN ('proves', 'shows')), -- shows: the clause is an example that the case plays
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_proves_clause ON case_proves (clause, case_id);
