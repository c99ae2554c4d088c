-- SPDX-License-Identifier: GPL-3.0-or-later
-- The chapter of search: everything that can be found, as it is shown and as it is searched. The index holds
-- words that were folded to loose (model/terms/folding.h) when the catalogue was compiled, so that the plain
-- tokenizer of any sqlite3 reads it; a query is folded in the same way.

-- One thing in one language, as a search finds it.
CREATE TABLE search_document (
    document  INTEGER NOT NULL PRIMARY KEY, -- number of the document, also the rowid of search_index
    kind      TEXT NOT NULL CHECK (kind IN ('term', 'expansion', 'section', 'tile', 'case', 'clause')),
    id        TEXT NOT NULL,                -- of the thing; the same in all languages; a section is expansion/section
    lang      TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    expansion TEXT REFERENCES expansion (id), -- what it belongs to; none: to every table
    title     TEXT NOT NULL,                -- as shown
    body      TEXT NOT NULL,                -- as shown, links replaced by their words; may be empty
    weight    REAL NOT NULL,                -- multiplies its relevance: a rule counts more than what is told around it
    thing     INTEGER NOT NULL,             -- number of the thing from 0, the same in all languages
    UNIQUE (kind, id, lang)
) STRICT;

CREATE INDEX search_document_id ON search_document (id COLLATE NOCASE);

-- The titles a document is found under: its own, and for terms and expansions further ones.
CREATE TABLE search_title (
    number   INTEGER NOT NULL PRIMARY KEY, -- from 1, also the rowid of search_title_index
    document INTEGER NOT NULL REFERENCES search_document (document),
    position INTEGER NOT NULL, -- from 0
    title    TEXT NOT NULL,    -- as shown
    key      TEXT NOT NULL,    -- words folded to loose, joined by spaces; also without a remark, and
                              -- without a leading article unless a card says it
    words    INTEGER NOT NULL, -- how many of them say something; all where none does
    card     INTEGER NOT NULL CHECK (card IN (0, 1)), -- 1: what a card says, which are ordinary words unless they are
                              -- typed as its name
    UNIQUE (document, position)
) STRICT;

-- Terms whose English title holds the title of another: who speaks of the "Notre-Dame bonus" speaks of Notre-Dame.
CREATE TABLE search_named (
    term TEXT NOT NULL, -- whose title is longer
    part TEXT NOT NULL, -- the term that is named in it
    PRIMARY KEY (term, part)
) STRICT, WITHOUT ROWID;

-- The boxes that bring what a term names: those whose rules tell what it is, or would if the catalogue had them; the
-- one that alone speaks of it; or those of the thing that it is called after. None for what is in the game with any.
CREATE TABLE search_term_box (
    thing     INTEGER NOT NULL, -- search_document.thing
    expansion TEXT NOT NULL REFERENCES expansion (id),
    PRIMARY KEY (thing, expansion)
) STRICT, WITHOUT ROWID;

-- The words of each title, apart from those of the texts, since most of what is typed is a title first.
CREATE VIRTUAL TABLE search_title_index USING fts5 (
    words, -- folded to loose
    forms, -- their dictionary words, folded to loose
    content = '',
    detail = 'none',
    tokenize = 'ascii'
);

-- All that filters ask of things, in one piece, so that nothing of it is looked up thing by thing: for each thing
-- by its number 21 bytes, little endian. 3 times 4 bytes: its document in English, Romanian and Catalan, 0 for none;
-- 1 byte: its kind, in the order of the kinds above; 1 byte: clause.kind + 1 in the order of that column, 0 for none,
-- and 64 more where a case plays it; 2 bytes: expansion.position + 1, 0 for none;
-- 4 bytes: search_requirement.requirements, 0 for none; 1 byte: 1 for a clause of the publisher, 2 of the community,
-- 3 of an edition that differs, 4 of nobody yet, 0 for what is no clause.
CREATE TABLE search_thing (
    things BLOB NOT NULL
) STRICT;

-- The sets of expansions that things about several are about besides their own, and which of these must lie on
-- the table. The base game is not listed: it always lies there.
CREATE TABLE search_requirement (
    requirements INTEGER NOT NULL, -- number of the set, from 1
    expansion    TEXT NOT NULL REFERENCES expansion (id),
    need         TEXT NOT NULL CHECK (need IN ('any', 'all', 'none')), -- as in clause_other
    PRIMARY KEY (requirements, expansion)
) STRICT, WITHOUT ROWID;

-- The words of each document; the texts themselves are in search_document.
CREATE VIRTUAL TABLE search_index USING fts5 (
    title,       -- words of all its titles, folded to loose
    title_forms, -- their dictionary words, folded to loose
    body,        -- words of its body, folded to loose
    body_forms,  -- their dictionary words, folded to loose
    context,     -- words and dictionary words of what it stands under: section and expansion of a clause
    letters,     -- words of titles and body folded to letters, where that differs: what is spelled right ranks higher
    content = '',
    tokenize = 'ascii'
);

-- What words mean: a dictionary word of one language, a number, a term, or a group of everyday words. What is
-- asked is compared with what is told by concepts, whatever the language and the word.
CREATE TABLE search_concept (
    concept INTEGER NOT NULL PRIMARY KEY, -- from 0; 0 is meant by words that carry a question and say nothing
    name    TEXT NOT NULL UNIQUE,
    rarity  REAL NOT NULL                 -- how telling it is: greater where fewer things are about it
) STRICT;

-- The boxes that a concept is at home in: to name it is to ask about them.
CREATE TABLE search_home (
    concept   INTEGER NOT NULL REFERENCES search_concept (concept),
    expansion TEXT NOT NULL REFERENCES expansion (id),
    PRIMARY KEY (concept, expansion)
) STRICT, WITHOUT ROWID;

-- The clauses that tell first what a concept is and does: a term (term_main_rule), or the everyday words for one.
CREATE TABLE search_main_rule (
    concept  INTEGER NOT NULL REFERENCES search_concept (concept),
    position INTEGER NOT NULL, -- order, from 0
    thing    INTEGER NOT NULL, -- search_document.thing
    PRIMARY KEY (concept, position)
) STRICT, WITHOUT ROWID;

-- What a word may mean.
CREATE TABLE search_word (
    word    TEXT NOT NULL,    -- a dictionary word, or a form listed by itself, folded to loose; several words of
                              -- a term with spaces between them, those left out that say nothing
    lang    TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    concept INTEGER NOT NULL REFERENCES search_concept (concept),
    factor  REAL NOT NULL,    -- how surely it means this: 1 the word itself, less for another word of a group
    PRIMARY KEY (word, lang, concept)
) STRICT, WITHOUT ROWID;

CREATE INDEX search_word_concept ON search_word (concept);

-- Which things are about a concept and how much, by all their languages together, with the weight of the thing.
CREATE TABLE search_posting (
    concept INTEGER NOT NULL PRIMARY KEY REFERENCES search_concept (concept),
    things  BLOB NOT NULL -- in rising order: search_document.thing and how much, 4 bytes each, little endian
) STRICT;
