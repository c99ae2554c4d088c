-- SPDX-License-Identifier: GPL-3.0-or-later
-- The chapter of terms: the concepts of the game, their words in each language, and the inflected forms of
-- all words of the catalogue. "Folded to letters" is lower case, NFC, ș and ț with a comma, l·l with a middle
-- dot; "folded to loose" has neither diacritics nor the dot (model/terms/folding.h).

-- One concept of the game.
CREATE TABLE term (
    id       TEXT NOT NULL PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE, -- order of the list, from 0
    domain   TEXT NOT NULL CHECK (domain IN ('feature', 'expansion', 'component', 'figure', 'action', 'scoring',
                 'edition', 'phase', 'wonder', 'message', 'other')), -- the part of the game it belongs to
    part     TEXT NOT NULL,           -- what it is as language, as in noun, verb phrase, title
    standing TEXT NOT NULL CHECK (standing IN ('attested', 'derived')), -- found in use, or formed by us
    kind     TEXT REFERENCES term (id) DEFERRABLE INITIALLY DEFERRED -- it is one of these, as a mayor is a
                                                                     -- meeple: what holds for all holds for it
) STRICT;

-- A remark on the words of a concept: there is one in each language, or none.
CREATE TABLE term_note (
    term TEXT NOT NULL REFERENCES term (id),
    lang TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    text TEXT NOT NULL,
    PRIMARY KEY (term, lang)
) STRICT, WITHOUT ROWID;

-- The words for a concept in one language.
CREATE TABLE term_form (
    term     TEXT NOT NULL REFERENCES term (id),
    lang     TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    position INTEGER NOT NULL, -- order of the list, from 0; 0 is the preferred wording
    standing TEXT NOT NULL CHECK (standing IN ('preferred', 'variant', 'deprecated')), -- how good the wording is
    text     TEXT NOT NULL,    -- as authored; a remark in parentheses tells homonyms apart
    PRIMARY KEY (term, lang, position)
) STRICT, WITHOUT ROWID;

-- A word beside which the words for a concept are meant as it, or are not.
CREATE TABLE term_context (
    term TEXT NOT NULL REFERENCES term (id),
    lang TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    rule TEXT NOT NULL CHECK (rule IN ('only behind', 'never behind', 'never before')),
    word TEXT NOT NULL, -- folded to letters
    PRIMARY KEY (term, lang, rule, word)
) STRICT, WITHOUT ROWID;

-- What a role of the meeples is called by the new names of roles: one term, or several that all are right.
CREATE TABLE term_new_role_name (
    term     TEXT NOT NULL REFERENCES term (id), -- the role by its classic name
    position INTEGER NOT NULL,                   -- order, from 0
    name     TEXT NOT NULL REFERENCES term (id), -- the term of the new name; may be the same
    PRIMARY KEY (term, position)
) STRICT, WITHOUT ROWID;

-- Whose rules are all about a term: asking about the one is asking about the other.
CREATE TABLE term_rules (
    term      TEXT NOT NULL PRIMARY KEY REFERENCES term (id),
    expansion TEXT NOT NULL REFERENCES expansion (id), -- the box that is named after it, or that has the section
    section   TEXT,                                    -- a section of that box; none: the whole box
    FOREIGN KEY (expansion, section) REFERENCES section (expansion, id)
) STRICT, WITHOUT ROWID;

-- The clauses that tell first what a term is and does: who asks about it and nothing more wants these.
CREATE TABLE term_main_rule (
    term     TEXT NOT NULL REFERENCES term (id),
    position INTEGER NOT NULL,                     -- order, from 0
    clause   TEXT NOT NULL REFERENCES clause (id),
    PRIMARY KEY (term, position),
    UNIQUE (term, clause)
) STRICT, WITHOUT ROWID;

-- A word that players use at the table, to be found by. Words of one group are taken for one another.
CREATE TABLE everyday_word (
    word_group INTEGER NOT NULL, -- from 1; 0: words that carry a question and say nothing about what is asked;
                                 -- below 0: those of them that tell what kind of answer is wanted
    lang       TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    position   INTEGER NOT NULL, -- order of the list, from 0
    text       TEXT NOT NULL,    -- as authored
    PRIMARY KEY (word_group, lang, position)
) STRICT, WITHOUT ROWID;

-- A form of a word and the dictionary word it belongs to; a form may belong to several. It holds every word of
-- the catalogue's texts and terms, and the other forms of these words.
CREATE TABLE word_form (
    lang         TEXT NOT NULL CHECK (lang IN ('en', 'ro', 'ca')),
    form         TEXT NOT NULL, -- folded to letters
    lemma        TEXT NOT NULL, -- the dictionary word, folded to letters
    folded_form  TEXT NOT NULL, -- the form folded to loose
    folded_lemma TEXT NOT NULL, -- the dictionary word folded to loose, as in the index of the search
    PRIMARY KEY (lang, form, lemma)
) STRICT, WITHOUT ROWID;
CREATE INDEX word_form_folded ON word_form (folded_form, lang, folded_lemma);
CREATE INDEX word_form_lemma ON word_form (folded_lemma, lang, folded_form);

-- The terms that a clause speaks of, read in its English text, in the clause before that it refers back to, and in
-- the heading that it stands under. Words that stand for several terms count for each of them.
CREATE TABLE clause_term (
    clause TEXT NOT NULL REFERENCES clause (id), -- which speaks; the table is of the chapter of clauses
    term   TEXT NOT NULL REFERENCES term (id),   -- of this
    place  TEXT NOT NULL CHECK (place IN ('text', 'before', 'heading')), -- the first of these where it does
    PRIMARY KEY (clause, term)
) STRICT, WITHOUT ROWID;
CREATE INDEX clause_term_term ON clause_term (term, place, clause);

-- The terms that a case names in its English words, and the figures and cards that it plays with.
CREATE TABLE case_term (
    case_id TEXT NOT NULL REFERENCES case_file (id), -- which names it; the table is of the chapter of clauses
    term    TEXT NOT NULL REFERENCES term (id),      -- this
    place   TEXT NOT NULL CHECK (place IN ('title', 'caption', 'piece')), -- the first of these where it does
    PRIMARY KEY (case_id, term)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_term_term ON case_term (term, case_id);

-- What people name who ask for rules of an expansion that the catalogue does not hold.
CREATE TABLE missing_rule (
    expansion TEXT NOT NULL REFERENCES expansion (id), -- whose rules; the table is of the chapter of clauses
    position  INTEGER NOT NULL,                        -- order of the list, from 0
    term      TEXT REFERENCES term (id),               -- a thing; none: the expansion itself
    PRIMARY KEY (expansion, position)
) STRICT, WITHOUT ROWID;
