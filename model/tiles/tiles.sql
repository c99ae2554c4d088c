-- SPDX-License-Identifier: GPL-3.0-or-later
-- The chapter of tiles: what lies on each kind of tile, feature by feature and edge by edge, as the authored
-- tile files say it. The words are those of the files (model/tiles/tile_words.h, tile_marks.h).

-- What is known of the box of an expansion beside its tiles.
CREATE TABLE tile_box (
    expansion    TEXT NOT NULL PRIMARY KEY REFERENCES expansion (id),
    note         TEXT NOT NULL, -- in English; may be empty
    missing      INTEGER CHECK (missing > 0), -- tiles of the box whose features no source gives; none: all are here
    missing_note TEXT,          -- what is known of those; there when they are
    CHECK ((missing IS NULL) = (missing_note IS NULL))
) STRICT, WITHOUT ROWID;

-- The pieces of a box that are no tiles with features.
CREATE TABLE tile_token (
    expansion TEXT NOT NULL REFERENCES tile_box (expansion),
    position  INTEGER NOT NULL, -- order of the file, from 0
    name      TEXT NOT NULL,    -- kind of piece, as in sheep-token-1
    count     INTEGER NOT NULL CHECK (count > 0), -- how many are in the box
    PRIMARY KEY (expansion, position)
) STRICT, WITHOUT ROWID;

-- A kind of tile; its copies are alike in everything but their small illustrations.
CREATE TABLE tile (
    number     INTEGER NOT NULL PRIMARY KEY, -- order of the files and within them, from 1; not stable between catalogues
    id         TEXT NOT NULL UNIQUE,         -- stable for ever, as in base:D
    expansion  TEXT NOT NULL REFERENCES tile_box (expansion),
    letter     TEXT NOT NULL,                -- as printed; may be empty
    name       TEXT NOT NULL,                -- of a tile with a name of its own; may be empty
    count      INTEGER NOT NULL CHECK (count > 0),       -- copies in the box
    starts     INTEGER NOT NULL CHECK (starts IN (0, 1)), -- 1: a copy lies on the board before the first turn
    confidence TEXT NOT NULL CHECK (confidence IN ('certain', 'high', 'medium', 'derived', 'derived-unsupported')), -- how far sources bear it out
    standing   TEXT NOT NULL CHECK (standing IN ('ruled', 'schematic')), -- schematic: a shape of our own that keeps to what sources give
    note       TEXT NOT NULL,                -- in English, translated as the segment tile:<id>:note; may be empty
    marker_x   REAL,                         -- where a marker lies, in squares east of the first square's north-west corner
    marker_y   REAL,                         -- the same, to the south
    CHECK ((marker_x IS NULL) = (marker_y IS NULL))
) STRICT;
CREATE INDEX tile_expansion ON tile (expansion, number);

-- The small illustration on each copy, where it is known.
CREATE TABLE tile_copy (
    tile     INTEGER NOT NULL REFERENCES tile (number),
    position INTEGER NOT NULL, -- of the copy, from 0
    shows    TEXT NOT NULL,    -- as in farmhouse; plain for a copy without one
    PRIMARY KEY (tile, position)
) STRICT, WITHOUT ROWID;

-- What a tile as a whole shows, as in volcano or arrow:add-meeple:E.
CREATE TABLE tile_mark (
    tile     INTEGER NOT NULL REFERENCES tile (number),
    position INTEGER NOT NULL, -- order of the file, from 0
    mark     TEXT NOT NULL,
    PRIMARY KEY (tile, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX tile_mark_mark ON tile_mark (mark, tile);

-- A feature of a tile.
CREATE TABLE tile_feature (
    tile     INTEGER NOT NULL REFERENCES tile (number),
    position INTEGER NOT NULL, -- order of the file, from 0
    name     TEXT NOT NULL,    -- unique on the tile, as in c1
    kind     TEXT NOT NULL CHECK (kind IN ('city', 'road', 'river', 'field', 'monastery', 'garden', 'area')),
    pennants INTEGER NOT NULL CHECK (pennants >= 0), -- of a city
    PRIMARY KEY (tile, position),
    UNIQUE (tile, name)
) STRICT, WITHOUT ROWID;

-- What is drawn on a feature and rules may look at, as in inn or cathedral.
CREATE TABLE tile_feature_mark (
    tile     INTEGER NOT NULL,
    feature  INTEGER NOT NULL, -- position of the feature
    position INTEGER NOT NULL, -- order of the file, from 0
    mark     TEXT NOT NULL,
    PRIMARY KEY (tile, feature, position),
    FOREIGN KEY (tile, feature) REFERENCES tile_feature (tile, position)
) STRICT, WITHOUT ROWID;

-- What a road stops at inside the tile, one row an end.
CREATE TABLE tile_road_end (
    tile     INTEGER NOT NULL,
    feature  INTEGER NOT NULL, -- position of the road
    position INTEGER NOT NULL, -- order of the file, from 0
    place    TEXT NOT NULL,    -- as in village or monastery
    PRIMARY KEY (tile, feature, position),
    FOREIGN KEY (tile, feature) REFERENCES tile_feature (tile, position)
) STRICT, WITHOUT ROWID;

-- The cities beside a field.
CREATE TABLE tile_field_city (
    tile     INTEGER NOT NULL,
    field    INTEGER NOT NULL, -- position of the field
    position INTEGER NOT NULL, -- order of the file, from 0
    city     INTEGER NOT NULL, -- position of the city
    PRIMARY KEY (tile, field, position),
    FOREIGN KEY (tile, field) REFERENCES tile_feature (tile, position),
    FOREIGN KEY (tile, city) REFERENCES tile_feature (tile, position)
) STRICT, WITHOUT ROWID;

-- A square of a tile.
CREATE TABLE tile_square (
    tile     INTEGER NOT NULL REFERENCES tile (number),
    position INTEGER NOT NULL, -- order of the file, from 0
    name     TEXT NOT NULL,    -- empty on a tile of one square
    x        INTEGER NOT NULL, -- squares to the east of the first one
    y        INTEGER NOT NULL, -- squares to the south of the first one
    PRIMARY KEY (tile, position),
    UNIQUE (tile, x, y)
) STRICT, WITHOUT ROWID;

-- The squares that a feature covers; scoring counts these.
CREATE TABLE tile_feature_square (
    tile     INTEGER NOT NULL,
    feature  INTEGER NOT NULL, -- position of the feature
    position INTEGER NOT NULL, -- order of the file, from 0
    square   INTEGER NOT NULL, -- position of the square
    PRIMARY KEY (tile, feature, position),
    FOREIGN KEY (tile, feature) REFERENCES tile_feature (tile, position),
    FOREIGN KEY (tile, square) REFERENCES tile_square (tile, position)
) STRICT, WITHOUT ROWID;

-- An edge of a square: its kind, and the position of the feature along each third of it, or none.
CREATE TABLE tile_edge (
    tile   INTEGER NOT NULL,
    square INTEGER NOT NULL, -- position of the square
    side   TEXT NOT NULL CHECK (side IN ('N', 'E', 'S', 'W')),
    kind   TEXT NOT NULL CHECK (kind IN ('city', 'road', 'river', 'field', 'closed', 'internal', 'any')), -- internal: towards another square of the tile
    left   INTEGER,          -- third on the left, seen from the centre of the square
    centre INTEGER,          -- third in the middle
    right  INTEGER,          -- third on the right
    PRIMARY KEY (tile, square, side),
    FOREIGN KEY (tile, square) REFERENCES tile_square (tile, position),
    FOREIGN KEY (tile, left) REFERENCES tile_feature (tile, position),
    FOREIGN KEY (tile, centre) REFERENCES tile_feature (tile, position),
    FOREIGN KEY (tile, right) REFERENCES tile_feature (tile, position)
) STRICT, WITHOUT ROWID;
