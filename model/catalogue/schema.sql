-- SPDX-License-Identifier: GPL-3.0-or-later
-- The catalogue: one file, written once by the catalogue compiler and only ever read afterwards.
-- The header carries application_id 0x476C6F73 ("Glos") and user_version = the version of this schema
-- (model/catalogue/schema.h). All text is UTF-8 in NFC. Rows are written in reading order, so that the same
-- sources give the same bytes. This script holds the chapter of clauses and the cases; the chapters of
-- tiles, terms and search bring scripts of their own, explained in the same way.

-- A stretch of text that is translated as one piece. Its id is the msgctxt of the translations.
CREATE TABLE segment (
    id     TEXT NOT NULL PRIMARY KEY, -- clause id | section:<expansion>:<section> | expansion:<id> | case:<id>:title | case:<id>:caption:<n>
    kind   TEXT NOT NULL,             -- what it belongs to: clause, section, expansion, case-title or case-caption
    source TEXT NOT NULL              -- the English text; clauses may hold links, [[clause-id]] or [[clause-id|words]]
) STRICT;

-- A segment in another language. No row: not translated.
CREATE TABLE translation (
    segment  TEXT NOT NULL REFERENCES segment (id),
    lang     TEXT NOT NULL CHECK (lang IN ('ro', 'ca')),
    text     TEXT NOT NULL,                                       -- what is said in that language
    state    TEXT NOT NULL CHECK (state IN ('done', 'outdated')), -- outdated: made from an earlier source
    previous TEXT,                                                -- that earlier English source, where it is known
    PRIMARY KEY (segment, lang)
) STRICT, WITHOUT ROWID;

-- A box or promotional tile that can lie on the table.
CREATE TABLE expansion (
    id        TEXT NOT NULL PRIMARY KEY,
    position  INTEGER NOT NULL UNIQUE,                                              -- order of the shelf, from 0
    code      TEXT NOT NULL,                                                        -- short code, as in WOH
    prefix    TEXT,                                                                 -- begins the ids of its clauses
    family    TEXT NOT NULL CHECK (family IN ('base', 'big', 'mini', 'promo')),
    number    INTEGER,                                                              -- in a numbered series
    published TEXT,                                                                 -- year or year-month
    publisher TEXT,
    whole     INTEGER NOT NULL CHECK (whole IN (0, 1)),                             -- 1: all its rules are here
    name      TEXT NOT NULL REFERENCES segment (id)
) STRICT;

-- The editions of the game an expansion was published for.
CREATE TABLE expansion_edition (
    expansion TEXT NOT NULL REFERENCES expansion (id),
    position  INTEGER NOT NULL, -- order of the source, from 0
    edition   TEXT NOT NULL,    -- C1, C2 or C3
    PRIMARY KEY (expansion, position)
) STRICT, WITHOUT ROWID;

-- A heading in the rules of an expansion.
CREATE TABLE section (
    expansion TEXT NOT NULL REFERENCES expansion (id),
    id        TEXT NOT NULL,    -- unique within the expansion
    position  INTEGER NOT NULL, -- reading order within the expansion, from 0
    title     TEXT NOT NULL REFERENCES segment (id),
    PRIMARY KEY (expansion, id),
    UNIQUE (expansion, position)
) STRICT, WITHOUT ROWID;

-- One statement about the game: the atom of the catalogue.
CREATE TABLE clause (
    number    INTEGER NOT NULL PRIMARY KEY, -- reading order of the whole catalogue, from 1; not stable between catalogues
    id        TEXT NOT NULL UNIQUE REFERENCES segment (id), -- stable for ever; also the id of its text's segment
    expansion TEXT NOT NULL,
    section   TEXT NOT NULL,
    position  INTEGER NOT NULL,             -- reading order within the expansion, from 0
    kind      TEXT NOT NULL CHECK (kind IN ('rule', 'example', 'note', 'official-clarification',
                  'community-clarification', 'edition-difference', 'open-question', 'component', 'history', 'variant')),
    origin    TEXT NOT NULL CHECK (origin IN ('publisher', 'community')),           -- who says so
    date      TEXT,                         -- when it was said: year or year-month
    edition   TEXT,                         -- the edition or printing it speaks of; none: all
    standing  TEXT NOT NULL CHECK (standing IN ('ruled', 'open', 'reconstructed', 'schematic')),
    proof     TEXT NOT NULL CHECK (proof IN ('playable', 'catalogue')), -- playable: the engine can show it
    UNIQUE (expansion, position),
    FOREIGN KEY (expansion, section) REFERENCES section (expansion, id)
) STRICT;

-- The other expansions a clause speaks of.
CREATE TABLE clause_other (
    clause    TEXT NOT NULL REFERENCES clause (id),
    position  INTEGER NOT NULL, -- order of the source, from 0
    expansion TEXT NOT NULL REFERENCES expansion (id),
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_other_expansion ON clause_other (expansion, clause);

-- The clauses that a clause explains, differs from or asks about: it stands in their margin.
CREATE TABLE clause_gloss (
    clause   TEXT NOT NULL REFERENCES clause (id),
    position INTEGER NOT NULL, -- order of the source, from 0
    glossed  TEXT NOT NULL REFERENCES clause (id),
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_gloss_glossed ON clause_gloss (glossed, clause);

-- The links in the English text of a clause.
CREATE TABLE clause_link (
    clause   TEXT NOT NULL REFERENCES clause (id),
    position INTEGER NOT NULL, -- order in the text, from 0
    target   TEXT NOT NULL REFERENCES clause (id),
    words    TEXT NOT NULL,    -- what the link says
    PRIMARY KEY (clause, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_link_target ON clause_link (target, clause);

-- A worked case.
CREATE TABLE case_file (
    id       TEXT NOT NULL PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE, -- order by id, from 0
    file     TEXT NOT NULL,           -- name of the source file, for messages
    title    TEXT NOT NULL REFERENCES segment (id),
    source   TEXT NOT NULL            -- the whole YAML text
) STRICT;

-- The captions of a case.
CREATE TABLE case_caption (
    case_id  TEXT NOT NULL REFERENCES case_file (id),
    position INTEGER NOT NULL, -- order in the file, from 1
    segment  TEXT NOT NULL REFERENCES segment (id),
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;

-- The expansions a case is played with.
CREATE TABLE case_expansion (
    case_id   TEXT NOT NULL REFERENCES case_file (id),
    position  INTEGER NOT NULL, -- order in the file, from 0
    expansion TEXT NOT NULL REFERENCES expansion (id),
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;

-- The clauses a case claims to prove; the claim holds when its run cites them.
CREATE TABLE case_proves (
    case_id  TEXT NOT NULL REFERENCES case_file (id),
    position INTEGER NOT NULL, -- order in the file, from 0
    clause   TEXT NOT NULL REFERENCES clause (id),
    PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_proves_clause ON case_proves (clause, case_id);
