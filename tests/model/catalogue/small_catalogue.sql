-- SPDX-License-Identifier: GPL-3.0-or-later
-- A catalogue of three expansions for the tests of reading; in it are all shapes a row can have.
INSERT INTO segment (id, kind, source) VALUES
    ('expansion:base', 'expansion', 'Base game'),
    ('expansion:bridge', 'expansion', 'The Bridge'),
    ('expansion:guard', 'expansion', 'The Guard'),
    ('edition:C1', 'edition', 'first edition (C1)'),
    ('edition:C2', 'edition', 'second edition (C2)'),
    ('edition:C3', 'edition', 'third edition (C3)'),
    ('edition:reprint', 'edition', 'reprint'),
    ('section:base:turn', 'section', 'The turn'),
    ('section:base:end', 'section', 'The end'),
    ('section:bridge:use', 'section', 'Using the bridge'),
    ('column:base:end:1', 'column', 'What'),
    ('column:base:end:2', 'column', 'Points'),
    ('step:draw', 'step', 'Draw a tile'),
    ('step:draw:after', 'step', 'After the draw'),
    ('step:final', 'step', 'Final scoring'),
    ('condition:bridge', 'condition', 'If there is a bridge'),
    ('base-draw', 'clause', 'Draw 1 tile.'),
    ('base-place', 'clause', 'Place it; see [[base-draw|drawing]] and [[bridge-rule]].'),
    ('base-final', 'clause', 'Count the fields.'),
    ('bridge-rule', 'clause', 'A bridge continues the road.'),
    ('bridge-guard', 'clause', 'Nobody knows whether a guard may stand on a bridge.'),
    ('bridge-both', 'clause', 'Bridge, base game and guard meet as in [[base-draw]].'),
    ('case:first:title', 'case-title', 'The first case'),
    ('case:first:caption:1', 'case-caption', 'Red places a tile.'),
    ('case:first:caption:2', 'case-caption', 'Red scores 3 points.'),
    ('case:second:title', 'case-title', 'The second case');
INSERT INTO translation (segment, lang, text, state, previous) VALUES
    ('expansion:bridge', 'ro', 'Podul', 'done', NULL),
    ('edition:C2', 'ro', 'a doua ediție (C2)', 'done', NULL),
    ('edition:C2', 'ca', 'segona edició (C2)', 'done', NULL),
    ('edition:C1', 'ro', 'ediția veche (C1)', 'outdated', NULL),
    ('column:base:end:2', 'ca', 'Punts', 'done', NULL),
    ('section:base:turn', 'ca', 'El torn', 'done', NULL),
    ('step:draw', 'ro', 'Tragi un cartonaș', 'done', NULL),
    ('step:draw:after', 'ro', 'După tragere', 'done', NULL),
    ('condition:bridge', 'ro', 'Dacă este un pod', 'done', NULL),
    ('base-draw', 'ro', 'Trage 1 cartonaș.', 'done', NULL),
    ('base-draw', 'ca', 'Agafeu 1 rajola.', 'outdated', 'Draw 1 old tile.'),
    ('base-place', 'ro', 'Plasează-l; vezi [[base-draw|tragerea]] și [[bridge-rule]].', 'outdated', NULL),
    ('case:first:title', 'ro', 'Primul caz', 'done', NULL),
    ('case:first:caption:2', 'ca', 'El vermell rep 3 punts.', 'done', NULL);
INSERT INTO expansion (id, position, code, prefix, family, number, published, publisher, whole, part_of, sign, name) VALUES
    ('base', 0, 'BG', 'base', 'base', NULL, '2000', 'A publisher', 1, NULL, 'town-gate', 'expansion:base'),
    ('bridge', 1, 'BR', 'bridge', 'big', 8, '2010-03', NULL, 0, NULL, 'bridge', 'expansion:bridge'),
    ('guard', 2, 'GU', NULL, 'promo', NULL, NULL, NULL, 0, 'bridge', 'shield', 'expansion:guard');
INSERT INTO edition (id, position, game, name) VALUES
    ('C1', 0, 1, 'edition:C1'), ('C2', 1, 1, 'edition:C2'), ('C3', 2, 1, 'edition:C3'), ('reprint', 3, 0, 'edition:reprint');
INSERT INTO expansion_edition (expansion, position, edition) VALUES
    ('base', 0, 'C1'), ('base', 1, 'C2'), ('base', 2, 'C3'), ('bridge', 0, 'C2');
INSERT INTO section (expansion, id, position, title) VALUES
    ('base', 'turn', 0, 'section:base:turn'),
    ('base', 'end', 1, 'section:base:end'),
    ('bridge', 'use', 0, 'section:bridge:use');
INSERT INTO section_column (expansion, section, position, name) VALUES
    ('base', 'end', 1, 'column:base:end:2'), ('base', 'end', 0, 'column:base:end:1');
INSERT INTO clause (number, id, expansion, section, position, kind, origin, date, edition, standing, proof) VALUES
    (1, 'base-draw', 'base', 'turn', 0, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (2, 'base-place', 'base', 'turn', 1, 'rule', 'publisher', NULL, NULL, 'ruled', 'playable'),
    (3, 'base-final', 'base', 'end', 2, 'example', 'publisher', NULL, 'C1', 'schematic', 'catalogue'),
    (4, 'bridge-rule', 'bridge', 'use', 0, 'edition-difference', 'publisher', '2010-03', 'C2', 'reconstructed', 'playable'),
    (5, 'bridge-guard', 'bridge', 'use', 1, 'open-question', 'community', '2024', NULL, 'open', 'catalogue'),
    (6, 'bridge-both', 'bridge', 'use', 2, 'note', 'community', NULL, NULL, 'ruled', 'catalogue');
INSERT INTO clause_other (clause, position, expansion, need) VALUES
    ('bridge-guard', 0, 'guard', 'any'), ('bridge-both', 0, 'guard', 'all'), ('bridge-both', 1, 'base', 'none');
INSERT INTO clause_gloss (clause, position, glossed) VALUES
    ('base-final', 0, 'base-draw'), ('bridge-guard', 0, 'bridge-rule'), ('bridge-both', 0, 'bridge-rule'),
    ('bridge-both', 1, 'base-draw');
INSERT INTO clause_link (clause, position, target, words) VALUES
    ('base-place', 0, 'base-draw', 'drawing'), ('base-place', 1, 'bridge-rule', 'bridge-rule'),
    ('bridge-both', 0, 'base-draw', 'base-draw');
CREATE TABLE tile (id TEXT NOT NULL PRIMARY KEY) STRICT; -- of the chapter of tiles, as much as is asked for
INSERT INTO tile (id) VALUES ('base:C'), ('base:D');
INSERT INTO section_tile (expansion, section, position, tile) VALUES
    ('base', 'turn', 0, 'base:D'), ('base', 'turn', 1, 'base:C');
INSERT INTO clause_tile (clause, position, tile) VALUES ('base-place', 0, 'base:C'), ('bridge-rule', 0, 'base:C');
INSERT INTO order_step (id, position, phase, round, round_clause, name) VALUES
    ('draw', 0, 'draw', '1B', 'bridge-rule', 'step:draw'), ('final', 1, NULL, 'own', NULL, 'step:final');
INSERT INTO order_part (step, part, name) VALUES ('draw', 'after', 'step:draw:after');
INSERT INTO order_clause (step, act, part, position, clause) VALUES
    ('draw', 0, NULL, 0, 'base-draw'), ('draw', 0, NULL, 1, 'bridge-guard'),
    ('draw', 1, 'after', 0, 'bridge-rule'), ('draw', 1, 'after', 1, 'bridge-both'),
    ('final', 0, NULL, 0, 'bridge-guard');
INSERT INTO order_condition (step, act, text) VALUES ('draw', 1, 'condition:bridge');
INSERT INTO case_file (id, position, file, title, source) VALUES
    ('first', 0, 'first.yaml', 'case:first:title', 'title: The first case'),
    ('second', 1, 'second.yaml', 'case:second:title', 'title: The second case');
INSERT INTO case_caption (case_id, position, segment) VALUES
    ('first', 1, 'case:first:caption:1'), ('first', 2, 'case:first:caption:2');
INSERT INTO case_expansion (case_id, position, expansion) VALUES ('first', 0, 'base'), ('first', 1, 'bridge'),
    ('second', 0, 'base');
INSERT INTO case_proves (case_id, position, clause, how) VALUES
    ('first', 0, 'base-place', 'proves'), ('first', 1, 'base-draw', 'proves'), ('first', 2, 'base-final', 'shows'),
    ('second', 0, 'base-draw', 'proves');
