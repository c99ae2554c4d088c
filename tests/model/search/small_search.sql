-- SPDX-License-Identifier: GPL-3.0-or-later
-- A catalogue of three expansions for the tests of search. Its texts are made so that each rule of finding and
-- ordering has a case; its word forms are written out, so that no dictionary has a say.
INSERT INTO segment (id, kind, source) VALUES
    ('expansion:base', 'expansion', 'Base game'),
    ('expansion:bridge', 'expansion', 'The Bridge'),
    ('expansion:guard', 'expansion', 'Guard & Watch'),
    ('section:base:monasteries', 'section', 'Monasteries'),
    ('section:base:end', 'section', 'The end'),
    ('section:bridge:use', 'section', 'Using the bridge'),
    ('base-monk', 'clause', 'On a monastery the meeple is a monk.'),
    ('base-two', 'clause', 'You may place 2 meeples on a bridge; see [[base-monk|the monks]].'),
    ('base-girl', 'clause', 'A girl stands there.'),
    ('base-face', 'clause', 'A face looks there.'),
    ('bridge-rule', 'clause', 'A bridge continues the road.'),
    ('bridge-guard', 'clause', 'Nobody knows whether a guard stands on a bridge with a monastery.'),
    ('bridge-base', 'clause', 'With the base game a bridge crosses a monastery.'),
    ('base-long', 'clause', 'This long text speaks of one thing and then of another and of a third, so that a reader grows tired of it and the passage that is shown cannot be all of it; only here it comes to the dragon, the fairy and the dragon''s lair, and afterwards it goes on about nothing at all for quite some time, as long texts do, and then, when nobody reads it any more, it ends.'),
    ('case:crossing:title', 'case-title', 'Crossing a bridge'),
    ('case:crossing:caption:1', 'case-caption', 'Red scores 3 points for the road.');
INSERT INTO translation (segment, lang, text, state, previous) VALUES
    ('expansion:base', 'ro', 'Jocul de bază', 'done', NULL),
    ('expansion:bridge', 'ro', 'Podul', 'done', NULL),
    ('section:base:monasteries', 'ro', 'Mănăstirile', 'done', NULL),
    ('section:base:monasteries', 'ca', 'Els monestirs', 'done', NULL),
    ('base-monk', 'ro', 'Pe o mănăstire meepleul este călugăr.', 'done', NULL),
    ('base-monk', 'ca', 'En un monestir el meeple és un monjo.', 'done', NULL),
    ('base-two', 'ca', 'Podeu col·locar 2 meeples en un pont.', 'done', NULL),
    ('base-girl', 'ro', 'Acolo stă o fata.', 'done', NULL),
    ('base-face', 'ro', 'Acolo stă o față și fața.', 'done', NULL),
    ('bridge-rule', 'ro', 'Un pod continuă drumul.', 'outdated', NULL),
    ('bridge-rule', 'ca', 'Un pont continua el camí; l''abadia també.', 'done', NULL);
INSERT INTO expansion (id, position, code, prefix, family, number, published, publisher, whole, sign, name) VALUES
    ('base', 0, 'BG', 'base', 'base', NULL, NULL, NULL, 1, 'town-gate', 'expansion:base'),
    ('bridge', 1, 'BR', 'bridge', 'big', 8, NULL, NULL, 0, 'bridge', 'expansion:bridge'),
    ('guard', 2, 'GU', NULL, 'promo', NULL, NULL, NULL, 0, 'shield', 'expansion:guard');
INSERT INTO section (expansion, id, position, title) VALUES
    ('base', 'monasteries', 0, 'section:base:monasteries'),
    ('base', 'end', 1, 'section:base:end'),
    ('bridge', 'use', 0, 'section:bridge:use');
INSERT INTO clause (number, id, expansion, section, position, kind, origin, date, edition, standing, proof) VALUES
    (1, 'base-monk', 'base', 'monasteries', 0, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (2, 'base-two', 'base', 'end', 1, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (3, 'base-girl', 'base', 'end', 2, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (4, 'base-face', 'base', 'end', 3, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (5, 'bridge-rule', 'bridge', 'use', 0, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (6, 'bridge-guard', 'bridge', 'use', 1, 'open-question', 'community', NULL, NULL, 'open', 'catalogue'),
    (7, 'bridge-base', 'bridge', 'use', 2, 'note', 'community', NULL, NULL, 'ruled', 'catalogue'),
    (8, 'base-long', 'base', 'end', 4, 'note', 'publisher', NULL, NULL, 'ruled', 'catalogue');
INSERT INTO clause_other (clause, position, expansion, need) VALUES
    ('bridge-guard', 0, 'guard', 'any'), ('bridge-base', 0, 'base', 'any');
INSERT INTO clause_gloss (clause, position, glossed) VALUES ('base-two', 0, 'base-monk');
INSERT INTO case_file (id, position, file, title, source) VALUES
    ('crossing', 0, 'crossing.yaml', 'case:crossing:title', 'title: Crossing a bridge');
INSERT INTO case_caption (case_id, position, segment) VALUES ('crossing', 1, 'case:crossing:caption:1');
INSERT INTO case_expansion (case_id, position, expansion) VALUES
    ('crossing', 0, 'base'), ('crossing', 1, 'bridge'), ('crossing', 2, 'guard');
INSERT INTO tile_box (expansion, note) VALUES ('base', ''), ('bridge', '');
INSERT INTO tile (number, id, expansion, letter, name, count, starts, confidence, standing, note) VALUES
    (1, 'base:A', 'base', 'A', '', 2, 0, 'certain', 'ruled', ''),
    (2, 'bridge:arch', 'bridge', '', 'The Arch', 1, 0, 'certain', 'ruled', '');
INSERT INTO tile_feature (tile, position, name, kind, pennants) VALUES
    (1, 0, 'm', 'monastery', 0), (1, 1, 'c1', 'city', 1), (2, 0, 'r1', 'road', 0);
INSERT INTO tile_feature_mark (tile, feature, position, mark) VALUES (2, 0, 0, 'magic-portal');
INSERT INTO tile_copy (tile, position, shows) VALUES (1, 0, 'farmhouse'), (1, 1, 'plain');
INSERT INTO term (id, position, domain, part, standing) VALUES
    ('monastery-garden', 0, 'feature', 'noun phrase', 'attested'),
    ('monastery', 1, 'feature', 'noun', 'attested'),
    ('abbey', 2, 'feature', 'noun', 'attested'),
    ('monk', 3, 'figure', 'noun', 'attested'),
    ('space', 4, 'component', 'noun', 'attested'),
    ('fata', 5, 'other', 'noun', 'attested'),
    ('tile', 6, 'component', 'noun', 'attested');
INSERT INTO term_note (term, lang, text) VALUES
    ('monastery', 'en', 'In old rules a cloister.'),
    ('abbey', 'en', 'Not a monastery.');
INSERT INTO term_form (term, lang, position, standing, text) VALUES
    ('monastery-garden', 'en', 0, 'preferred', 'monastery garden'),
    ('monastery', 'en', 0, 'preferred', 'monastery'), ('monastery', 'en', 1, 'deprecated', 'cloister'),
    ('monastery', 'ro', 0, 'preferred', 'mănăstire'), ('monastery', 'ca', 0, 'preferred', 'monestir'),
    ('abbey', 'en', 0, 'preferred', 'abbey'), ('abbey', 'ro', 0, 'preferred', 'abație'),
    ('abbey', 'ca', 0, 'preferred', 'abadia'),
    ('monk', 'en', 0, 'preferred', 'monk'), ('monk', 'ro', 0, 'preferred', 'călugăr'),
    ('monk', 'ca', 0, 'preferred', 'monjo'),
    ('space', 'en', 0, 'preferred', 'space (on the scoreboard)'),
    ('fata', 'ro', 0, 'preferred', 'fata morgana'),
    ('tile', 'en', 0, 'preferred', 'tile'), ('tile', 'ro', 0, 'preferred', 'cartonaș'),
    ('tile', 'ca', 0, 'preferred', 'peça'), ('tile', 'ca', 1, 'deprecated', 'rajola');
INSERT INTO everyday_word (word_group, lang, position, text) VALUES
    (0, 'en', 0, 'please'), (0, 'ro', 0, 'câte'), (-1, 'ro', 0, 'câte'), (1, 'en', 0, 'continue'), (1, 'en', 1, 'lengthen'), (1, 'ca', 0, 'allargar');
INSERT INTO clause_index (clause, lang, words) VALUES
    ('base-girl', 'en', 'sweetheart'), ('base-girl', 'ro', 'iubita'), ('base-face', 'ro', 'câte');
INSERT INTO word_form (lang, form, lemma, folded_form, folded_lemma) VALUES
    ('en', 'continues', 'continue', 'continues', 'continue'),
    ('en', 'monasteries', 'monastery', 'monasteries', 'monastery'),
    ('en', 'monks', 'monk', 'monks', 'monk'),
    ('en', 'two', '2', 'two', '2'), ('en', 'two', 'two', 'two', 'two'),
    ('en', 'bridges', 'bridge', 'bridges', 'bridge'),
    ('en', 'crosses', 'cross', 'crosses', 'cross'), ('en', 'crossing', 'cross', 'crossing', 'cross'),
    ('ro', 'mănăstire', 'mănăstire', 'manastire', 'manastire'),
    ('ro', 'mănăstiri', 'mănăstire', 'manastiri', 'manastire'),
    ('ro', 'mănăstirile', 'mănăstire', 'manastirile', 'manastire'),
    ('ro', 'mănăstirilor', 'mănăstire', 'manastirilor', 'manastire'),
    ('ro', 'călugărul', 'călugăr', 'calugarul', 'calugar'),
    ('ro', 'fața', 'față', 'fata', 'fata'), ('ro', 'față', 'față', 'fata', 'fata'),
    ('ro', 'fata', 'fata', 'fata', 'fata'),
    ('ca', 'monestirs', 'monestir', 'monestirs', 'monestir'),
    ('ca', 'peces', 'peça', 'peces', 'peca'),
    ('ca', 'col·locar', 'col·locar', 'collocar', 'collocar'),
    ('ca', 'col·loqueu', 'col·locar', 'colloqueu', 'collocar');
