// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/phrase_patterns.h"

#include <QCoreApplication>

#include <array>

// What there is in the game: who plays, pieces, features, places.
namespace glossator::wording {

namespace {

constexpr std::array patterns{
    Pattern{PhraseId::Verbatim, ""},
    Pattern{PhraseId::List, ""},
    Pattern{PhraseId::Tile, ""},
    Pattern{PhraseId::Clause, ""},
    Pattern{PhraseId::Red, QT_TRANSLATE_NOOP("PhraseWording", "Red")},
    Pattern{PhraseId::Blue, QT_TRANSLATE_NOOP("PhraseWording", "Blue")},
    Pattern{PhraseId::Green, QT_TRANSLATE_NOOP("PhraseWording", "Green")},
    Pattern{PhraseId::Yellow, QT_TRANSLATE_NOOP("PhraseWording", "Yellow")},
    Pattern{PhraseId::Black, QT_TRANSLATE_NOOP("PhraseWording", "Black")},
    Pattern{PhraseId::Pink, QT_TRANSLATE_NOOP("PhraseWording", "Pink")},
    Pattern{PhraseId::Table, QT_TRANSLATE_NOOP("PhraseWording", "Chance")},
    Pattern{PhraseId::Nobody, QT_TRANSLATE_NOOP("PhraseWording", "Nobody")},
    Pattern{PhraseId::Meeple, QT_TRANSLATE_NOOP("PhraseWording", "meeple")},
    Pattern{PhraseId::Abbot, QT_TRANSLATE_NOOP("PhraseWording", "abbot")},
    Pattern{PhraseId::Messenger, QT_TRANSLATE_NOOP("PhraseWording", "messenger")},
    Pattern{PhraseId::LargeMeeple, QT_TRANSLATE_NOOP("PhraseWording", "large meeple")},
    Pattern{PhraseId::Fairy, QT_TRANSLATE_NOOP("PhraseWording", "fairy")},
    Pattern{PhraseId::PinkPig, QT_TRANSLATE_NOOP("PhraseWording", "pink pig")},
    Pattern{PhraseId::Builder, QT_TRANSLATE_NOOP("PhraseWording", "builder")},
    Pattern{PhraseId::Pig, QT_TRANSLATE_NOOP("PhraseWording", "pig")},
    Pattern{PhraseId::Ringmaster, QT_TRANSLATE_NOOP("PhraseWording", "ringmaster")},
    Pattern{PhraseId::BigTop, QT_TRANSLATE_NOOP("PhraseWording", "big top")},
    Pattern{PhraseId::Robber, QT_TRANSLATE_NOOP("PhraseWording", "robber")},
    Pattern{PhraseId::Shepherd, QT_TRANSLATE_NOOP("PhraseWording", "shepherd")},
    Pattern{PhraseId::Mayor, QT_TRANSLATE_NOOP("PhraseWording", "mayor")},
    Pattern{PhraseId::Phantom, QT_TRANSLATE_NOOP("PhraseWording", "phantom")},
    Pattern{PhraseId::Marker, QT_TRANSLATE_NOOP("PhraseWording", "marker")},
    Pattern{PhraseId::OtherFigure, ""},
    Pattern{PhraseId::Wine, QT_TRANSLATE_NOOP("PhraseWording", "wine")},
    Pattern{PhraseId::Grain, QT_TRANSLATE_NOOP("PhraseWording", "grain")},
    Pattern{PhraseId::Cloth, QT_TRANSLATE_NOOP("PhraseWording", "cloth")},
    Pattern{PhraseId::TowerPiece, QT_TRANSLATE_NOOP("PhraseWording", "tower piece")},
    Pattern{PhraseId::OneSheep, QT_TRANSLATE_NOOP("PhraseWording", "one-sheep token")},
    Pattern{PhraseId::TwoSheep, QT_TRANSLATE_NOOP("PhraseWording", "two-sheep token")},
    Pattern{PhraseId::ThreeSheep, QT_TRANSLATE_NOOP("PhraseWording", "three-sheep token")},
    Pattern{PhraseId::FourSheep, QT_TRANSLATE_NOOP("PhraseWording", "four-sheep token")},
    Pattern{PhraseId::Wolf, QT_TRANSLATE_NOOP("PhraseWording", "wolf")},
    Pattern{PhraseId::Quince, QT_TRANSLATE_NOOP("PhraseWording", "quince")},
    Pattern{PhraseId::Apple, QT_TRANSLATE_NOOP("PhraseWording", "apple")},
    Pattern{PhraseId::Apricot, QT_TRANSLATE_NOOP("PhraseWording", "apricot")},
    Pattern{PhraseId::Cherry, QT_TRANSLATE_NOOP("PhraseWording", "cherry")},
    Pattern{PhraseId::Plum, QT_TRANSLATE_NOOP("PhraseWording", "plum")},
    Pattern{PhraseId::Elderberry, QT_TRANSLATE_NOOP("PhraseWording", "elderberry")},
    Pattern{PhraseId::TunnelToken, QT_TRANSLATE_NOOP("PhraseWording", "tunnel token")},
    Pattern{PhraseId::OtherToken, ""},
    Pattern{PhraseId::City, QT_TRANSLATE_NOOP("PhraseWording", "city")},
    Pattern{PhraseId::Road, QT_TRANSLATE_NOOP("PhraseWording", "road")},
    Pattern{PhraseId::Field, QT_TRANSLATE_NOOP("PhraseWording", "field")},
    Pattern{PhraseId::Monastery, QT_TRANSLATE_NOOP("PhraseWording", "monastery")},
    Pattern{PhraseId::Abbacy, QT_TRANSLATE_NOOP("PhraseWording", "abbot’s place")},
    Pattern{PhraseId::Garden, QT_TRANSLATE_NOOP("PhraseWording", "garden")},
    Pattern{PhraseId::River, QT_TRANSLATE_NOOP("PhraseWording", "river")},
    Pattern{PhraseId::Area, QT_TRANSLATE_NOOP("PhraseWording", "special area")},
    Pattern{PhraseId::Shrine, QT_TRANSLATE_NOOP("PhraseWording", "shrine")},
    Pattern{PhraseId::SpecialMonastery, QT_TRANSLATE_NOOP("PhraseWording", "special monastery")},
    Pattern{PhraseId::Church, QT_TRANSLATE_NOOP("PhraseWording", "church")},
    Pattern{PhraseId::Abbey, QT_TRANSLATE_NOOP("PhraseWording", "abbey")},
    Pattern{PhraseId::Wonder, QT_TRANSLATE_NOOP("PhraseWording", "wonder")},
    //: %1 the name of a sector of the Wheel of Fortune, "famine"
    Pattern{PhraseId::Sector, QT_TRANSLATE_NOOP("PhraseWording", "%1 sector")},
    //: %1 "city", %2 where it is: "at [2, 0]", "on the tile just placed"
    Pattern{PhraseId::FeatureAt, QT_TRANSLATE_NOOP("PhraseWording", "%1 %2")},
    //: %1 "city", %2 where it is: "on the tile just placed", %3 its side of that tile, "north-east"
    Pattern{PhraseId::FeatureSpotAt, QT_TRANSLATE_NOOP("PhraseWording", "%3 %1 %2")},
    Pattern{PhraseId::FeatureWritten, ""},
    //: %1 a square of the board, "[2, 0]"
    Pattern{PhraseId::AtSquare, QT_TRANSLATE_NOOP("PhraseWording", "at %1")},
    Pattern{PhraseId::OnNewTile, QT_TRANSLATE_NOOP("PhraseWording", "on the tile just placed")},
    Pattern{PhraseId::OnStartTile, QT_TRANSLATE_NOOP("PhraseWording", "on the starting tile")},
    Pattern{PhraseId::SpotMiddle, ""},
    Pattern{PhraseId::SpotNorth, ""},
    Pattern{PhraseId::SpotNorthNorthEast, ""},
    Pattern{PhraseId::SpotNorthEast, ""},
    Pattern{PhraseId::SpotEastNorthEast, ""},
    Pattern{PhraseId::SpotEast, ""},
    Pattern{PhraseId::SpotEastSouthEast, ""},
    Pattern{PhraseId::SpotSouthEast, ""},
    Pattern{PhraseId::SpotSouthSouthEast, ""},
    Pattern{PhraseId::SpotSouth, ""},
    Pattern{PhraseId::SpotSouthSouthWest, ""},
    Pattern{PhraseId::SpotSouthWest, ""},
    Pattern{PhraseId::SpotWestSouthWest, ""},
    Pattern{PhraseId::SpotWest, ""},
    Pattern{PhraseId::SpotWestNorthWest, ""},
    Pattern{PhraseId::SpotNorthWest, ""},
    Pattern{PhraseId::SpotNorthNorthWest, ""},
    Pattern{PhraseId::SpotNorthEastCorner, ""},
    Pattern{PhraseId::SpotSouthEastCorner, ""},
    Pattern{PhraseId::SpotSouthWestCorner, ""},
    Pattern{PhraseId::SpotNorthWestCorner, ""},
    Pattern{PhraseId::SpotNorthToSouth, ""},
    Pattern{PhraseId::SpotWestToEast, ""},
    Pattern{PhraseId::SpotFirst, ""},
    Pattern{PhraseId::SpotSecond, ""},
    Pattern{PhraseId::SpotThird, ""},
    Pattern{PhraseId::SpotLast, ""},
    //: of the board, by the numbers along its edges; it follows "at"
    Pattern{PhraseId::Square,
            QT_TRANSLATE_NOOP("PhraseWording", "column %1, row %2")}, // with true minus signs
    Pattern{PhraseId::InSupply, QT_TRANSLATE_NOOP("PhraseWording", "the supply of %1")},
    Pattern{PhraseId::OnFeature, QT_TRANSLATE_NOOP("PhraseWording", "%1")},
    Pattern{PhraseId::OnTrack, QT_TRANSLATE_N_NOOP("PhraseWording", "the score track at %n point(s)")},
    Pattern{PhraseId::BesideTrack,
            QT_TRANSLATE_N_NOOP("PhraseWording", "beside space %n of the score track")},
    Pattern{PhraseId::InDisplay, QT_TRANSLATE_NOOP("PhraseWording", "the display")},
    Pattern{PhraseId::InFrontOf, QT_TRANSLATE_NOOP("PhraseWording", "in front of %1")},
    Pattern{PhraseId::InReserve, QT_TRANSLATE_NOOP("PhraseWording", "the reserve of %1")},
    Pattern{PhraseId::InHand, QT_TRANSLATE_NOOP("PhraseWording", "the hand of %1")},
    Pattern{PhraseId::BesideBoard, QT_TRANSLATE_NOOP("PhraseWording", "beside the board")},
    Pattern{PhraseId::WithFigure, QT_TRANSLATE_NOOP("PhraseWording", "beside the %2 of %1")},
    Pattern{PhraseId::OnTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 at %2")},
    Pattern{PhraseId::HeldBy, QT_TRANSLATE_NOOP("PhraseWording", "the prisoners of %1")},
    Pattern{PhraseId::OutOfGame, QT_TRANSLATE_NOOP("PhraseWording", "out of the game")},
};
static_assert(areAll(patterns, PhraseId::Verbatim, PhraseId::GameBegan),
              "the table follows the order of PhraseId");

} // namespace

std::span<const Pattern> thingPatterns()
{
    return patterns;
}

} // namespace glossator::wording
