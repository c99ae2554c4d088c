// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/phrase_wording.h"

#include "app/desktop/stage/answer_word.h"
#include "app/desktop/stage/melted_article.h"
#include "app/desktop/tiles/tile_wording.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

using cases::PhraseId;

struct Pattern
{
    PhraseId id;
    const char* text;
};

/// %1, %2 ... are gaps as PhraseId tells them, %n is the number.
constexpr std::array<Pattern, static_cast<std::size_t>(PhraseId::Count)> patterns{{
    {PhraseId::Verbatim, ""},
    {PhraseId::List, ""},
    {PhraseId::Tile, ""},
    {PhraseId::Clause, ""},
    {PhraseId::Red, QT_TRANSLATE_NOOP("PhraseWording", "Red")},
    {PhraseId::Blue, QT_TRANSLATE_NOOP("PhraseWording", "Blue")},
    {PhraseId::Green, QT_TRANSLATE_NOOP("PhraseWording", "Green")},
    {PhraseId::Yellow, QT_TRANSLATE_NOOP("PhraseWording", "Yellow")},
    {PhraseId::Black, QT_TRANSLATE_NOOP("PhraseWording", "Black")},
    {PhraseId::Pink, QT_TRANSLATE_NOOP("PhraseWording", "Pink")},
    {PhraseId::Table, QT_TRANSLATE_NOOP("PhraseWording", "The table")},
    {PhraseId::Nobody, QT_TRANSLATE_NOOP("PhraseWording", "Nobody")},
    {PhraseId::Meeple, QT_TRANSLATE_NOOP("PhraseWording", "meeple")},
    {PhraseId::Abbot, QT_TRANSLATE_NOOP("PhraseWording", "abbot")},
    {PhraseId::Messenger, QT_TRANSLATE_NOOP("PhraseWording", "messenger")},
    {PhraseId::LargeMeeple, QT_TRANSLATE_NOOP("PhraseWording", "large meeple")},
    {PhraseId::Fairy, QT_TRANSLATE_NOOP("PhraseWording", "fairy")},
    {PhraseId::PinkPig, QT_TRANSLATE_NOOP("PhraseWording", "pink pig")},
    {PhraseId::Builder, QT_TRANSLATE_NOOP("PhraseWording", "builder")},
    {PhraseId::Pig, QT_TRANSLATE_NOOP("PhraseWording", "pig")},
    {PhraseId::Ringmaster, QT_TRANSLATE_NOOP("PhraseWording", "ringmaster")},
    {PhraseId::BigTop, QT_TRANSLATE_NOOP("PhraseWording", "big top")},
    {PhraseId::Robber, QT_TRANSLATE_NOOP("PhraseWording", "robber")},
    {PhraseId::Shepherd, QT_TRANSLATE_NOOP("PhraseWording", "shepherd")},
    {PhraseId::Mayor, QT_TRANSLATE_NOOP("PhraseWording", "mayor")},
    {PhraseId::Phantom, QT_TRANSLATE_NOOP("PhraseWording", "phantom")},
    {PhraseId::Marker, QT_TRANSLATE_NOOP("PhraseWording", "marker")},
    {PhraseId::OtherFigure, ""},
    {PhraseId::Wine, QT_TRANSLATE_NOOP("PhraseWording", "wine")},
    {PhraseId::Grain, QT_TRANSLATE_NOOP("PhraseWording", "grain")},
    {PhraseId::Cloth, QT_TRANSLATE_NOOP("PhraseWording", "cloth")},
    {PhraseId::TowerPiece, QT_TRANSLATE_NOOP("PhraseWording", "tower piece")},
    {PhraseId::OneSheep, QT_TRANSLATE_NOOP("PhraseWording", "one sheep")},
    {PhraseId::TwoSheep, QT_TRANSLATE_NOOP("PhraseWording", "two sheep")},
    {PhraseId::ThreeSheep, QT_TRANSLATE_NOOP("PhraseWording", "three sheep")},
    {PhraseId::FourSheep, QT_TRANSLATE_NOOP("PhraseWording", "four sheep")},
    {PhraseId::Wolf, QT_TRANSLATE_NOOP("PhraseWording", "wolf")},
    {PhraseId::Quince, QT_TRANSLATE_NOOP("PhraseWording", "quince")},
    {PhraseId::Apple, QT_TRANSLATE_NOOP("PhraseWording", "apple")},
    {PhraseId::Apricot, QT_TRANSLATE_NOOP("PhraseWording", "apricot")},
    {PhraseId::Cherry, QT_TRANSLATE_NOOP("PhraseWording", "cherry")},
    {PhraseId::Plum, QT_TRANSLATE_NOOP("PhraseWording", "plum")},
    {PhraseId::Elderberry, QT_TRANSLATE_NOOP("PhraseWording", "elderberry")},
    {PhraseId::TunnelToken, QT_TRANSLATE_NOOP("PhraseWording", "tunnel token")},
    {PhraseId::OtherToken, ""},
    {PhraseId::City, QT_TRANSLATE_NOOP("PhraseWording", "city")},
    {PhraseId::Road, QT_TRANSLATE_NOOP("PhraseWording", "road")},
    {PhraseId::Field, QT_TRANSLATE_NOOP("PhraseWording", "field")},
    {PhraseId::Monastery, QT_TRANSLATE_NOOP("PhraseWording", "monastery")},
    {PhraseId::Abbacy, QT_TRANSLATE_NOOP("PhraseWording", "abbot's place")},
    {PhraseId::Garden, QT_TRANSLATE_NOOP("PhraseWording", "garden")},
    {PhraseId::River, QT_TRANSLATE_NOOP("PhraseWording", "river")},
    {PhraseId::Area, QT_TRANSLATE_NOOP("PhraseWording", "special area")},
    {PhraseId::Shrine, QT_TRANSLATE_NOOP("PhraseWording", "shrine")},
    {PhraseId::SpecialMonastery, QT_TRANSLATE_NOOP("PhraseWording", "special monastery")},
    {PhraseId::Church, QT_TRANSLATE_NOOP("PhraseWording", "church")},
    {PhraseId::Abbey, QT_TRANSLATE_NOOP("PhraseWording", "abbey")},
    {PhraseId::Wonder, QT_TRANSLATE_NOOP("PhraseWording", "wonder")},
    //: %1 the name of a sector of the Wheel of Fortune, "famine"
    {PhraseId::Sector, QT_TRANSLATE_NOOP("PhraseWording", "%1 sector")},
    //: %1 "city", %2 where it is: "at [2, 0]", "on the tile just placed"
    {PhraseId::FeatureAt, QT_TRANSLATE_NOOP("PhraseWording", "%1 %2")},
    //: %1 "city", %2 where it is: "on the tile just placed", %3 its side of that tile, "north-east"
    {PhraseId::FeatureSpotAt, QT_TRANSLATE_NOOP("PhraseWording", "%3 %1 %2")},
    {PhraseId::FeatureWritten, ""},
    //: %1 a square of the board, "[2, 0]"
    {PhraseId::AtSquare, QT_TRANSLATE_NOOP("PhraseWording", "at %1")},
    {PhraseId::OnNewTile, QT_TRANSLATE_NOOP("PhraseWording", "on the tile just placed")},
    {PhraseId::OnStartTile, QT_TRANSLATE_NOOP("PhraseWording", "on the starting tile")},
    {PhraseId::SpotMiddle, ""},
    {PhraseId::SpotNorth, ""},
    {PhraseId::SpotNorthNorthEast, ""},
    {PhraseId::SpotNorthEast, ""},
    {PhraseId::SpotEastNorthEast, ""},
    {PhraseId::SpotEast, ""},
    {PhraseId::SpotEastSouthEast, ""},
    {PhraseId::SpotSouthEast, ""},
    {PhraseId::SpotSouthSouthEast, ""},
    {PhraseId::SpotSouth, ""},
    {PhraseId::SpotSouthSouthWest, ""},
    {PhraseId::SpotSouthWest, ""},
    {PhraseId::SpotWestSouthWest, ""},
    {PhraseId::SpotWest, ""},
    {PhraseId::SpotWestNorthWest, ""},
    {PhraseId::SpotNorthWest, ""},
    {PhraseId::SpotNorthNorthWest, ""},
    {PhraseId::SpotNorthEastCorner, ""},
    {PhraseId::SpotSouthEastCorner, ""},
    {PhraseId::SpotSouthWestCorner, ""},
    {PhraseId::SpotNorthWestCorner, ""},
    {PhraseId::SpotNorthToSouth, ""},
    {PhraseId::SpotWestToEast, ""},
    {PhraseId::SpotFirst, ""},
    {PhraseId::SpotSecond, ""},
    {PhraseId::SpotThird, ""},
    {PhraseId::SpotLast, ""},
    //: of the board, by the numbers along its edges; it follows "at"
    {PhraseId::Square, QT_TRANSLATE_NOOP("PhraseWording", "column %1, row %2")}, // with true minus signs
    {PhraseId::InSupply, QT_TRANSLATE_NOOP("PhraseWording", "the supply of %1")},
    {PhraseId::OnFeature, QT_TRANSLATE_NOOP("PhraseWording", "%1")},
    {PhraseId::OnTrack, QT_TRANSLATE_N_NOOP("PhraseWording", "%n point(s) on the score track")},
    {PhraseId::BesideTrack, QT_TRANSLATE_N_NOOP("PhraseWording", "beside space %n of the score track")},
    {PhraseId::InDisplay, QT_TRANSLATE_NOOP("PhraseWording", "the display")},
    {PhraseId::InFrontOf, QT_TRANSLATE_NOOP("PhraseWording", "in front of %1")},
    {PhraseId::InReserve, QT_TRANSLATE_NOOP("PhraseWording", "the reserve of %1")},
    {PhraseId::InHand, QT_TRANSLATE_NOOP("PhraseWording", "the hand of %1")},
    {PhraseId::BesideBoard, QT_TRANSLATE_NOOP("PhraseWording", "beside the board")},
    {PhraseId::WithFigure, QT_TRANSLATE_NOOP("PhraseWording", "beside the %2 of %1")},
    {PhraseId::OnTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 at %2")},
    {PhraseId::HeldBy, QT_TRANSLATE_NOOP("PhraseWording", "the prisoners of %1")},
    {PhraseId::OutOfGame, QT_TRANSLATE_NOOP("PhraseWording", "out of the game")},
    {PhraseId::GameBegan, QT_TRANSLATE_NOOP("PhraseWording", "The game begins")},
    {PhraseId::TurnBegan, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 begins turn %n")},
    {PhraseId::TurnGoesOn, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 goes on: part %n of the turn")},
    {PhraseId::PhaseBegan, QT_TRANSLATE_NOOP("PhraseWording", "%1")},
    {PhraseId::TileDrawn, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws %2")},
    {PhraseId::TileDiscarded, QT_TRANSLATE_NOOP("PhraseWording", "%1 leaves the game")},
    {PhraseId::TilePlaced, QT_TRANSLATE_NOOP("PhraseWording", "%1 places %2 at %3")},
    {PhraseId::TileLaidOut, QT_TRANSLATE_NOOP("PhraseWording", "%1 lies at %2")},
    {PhraseId::TileMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1 moves: %2 → %3")},
    {PhraseId::FigureDeployed, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3")},
    {PhraseId::FollowerDeployed, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3 (%4)")},
    {PhraseId::FigureMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1, %2: %3 → %4")},
    {PhraseId::NeutralMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1: %2 → %3")},
    {PhraseId::TokensTaken, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 takes tokens: %n × %2")},
    {PhraseId::TokensMoved, QT_TRANSLATE_N_NOOP("PhraseWording", "Tokens: %n × %3, %1 → %2")},
    {PhraseId::TokensReturned, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 gives tokens back: %n × %2")},
    {PhraseId::TokensPut, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 puts on a tile: %n × %2 (%3 at %4)")},
    {PhraseId::TokensLaid, QT_TRANSLATE_N_NOOP("PhraseWording", "Goes on a tile: %n × %1 (%2 at %3)")},
    {PhraseId::TokensLifted, QT_TRANSLATE_N_NOOP("PhraseWording", "Leaves a tile: %n × %1 (%2 at %3)")},
    {PhraseId::TokensTakenFrom,
     QT_TRANSLATE_N_NOOP("PhraseWording", "%1 takes from a tile: %n × %2 (%3 at %4)")},
    {PhraseId::Paid, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 pays to %2: %n point(s)")},
    {PhraseId::FeatureFinished, QT_TRANSLATE_NOOP("PhraseWording", "Finished: %1")},
    //: %1 player, %n points, %2 "4 tiles × 1, 2 pennants × 2"
    {PhraseId::Scored, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 scores %n: %2")},
    {PhraseId::ScoredMajority, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 scores %n: %2. Majority: %3")},
    {PhraseId::ScoredNothing, QT_TRANSLATE_NOOP("PhraseWording", "%1 scores 0: nothing counts")},
    {PhraseId::Share, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 %n")},
    //: %1 "4 tiles", %n points for each of them
    {PhraseId::Addend, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 × %n")},
    {PhraseId::AddendWritten, ""},
    {PhraseId::Withheld, QT_TRANSLATE_NOOP("PhraseWording", "%1 receives nothing more")},
    {PhraseId::WithheldFor, QT_TRANSLATE_NOOP("PhraseWording", "%1 receives nothing more: %2")},
    {PhraseId::TileActivated, QT_TRANSLATE_NOOP("PhraseWording", "%1 activates the symbol: %2 at %3")},
    {PhraseId::CardTurnedUp, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns up: %2")},
    {PhraseId::CardTurnedDown, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts back under the pile: %2")},
    {PhraseId::RoundEnded, QT_TRANSLATE_NOOP("PhraseWording", "End of %1")},
    {PhraseId::RoundTurnStart, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1A")},
    {PhraseId::RoundTileDrawn, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1B")},
    {PhraseId::RoundTilePlaced, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1C")},
    {PhraseId::RoundWood, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 2")},
    {PhraseId::RoundFeatures, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 3")},
    {PhraseId::RoundTurnEnd, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 4")},
    {PhraseId::RoundOfItsOwn, QT_TRANSLATE_NOOP("PhraseWording", "a scoring round of its own")},
    {PhraseId::PartOfRound, QT_TRANSLATE_NOOP("PhraseWording", "%1 · %2")},
    {PhraseId::RoundBefore, QT_TRANSLATE_NOOP("PhraseWording", "before the features")},
    {PhraseId::RoundOfFeatures, QT_TRANSLATE_NOOP("PhraseWording", "the features")},
    {PhraseId::RoundAfter, QT_TRANSLATE_NOOP("PhraseWording", "after the features")},
    {PhraseId::RoundLast, QT_TRANSLATE_NOOP("PhraseWording", "the circus")},
    {PhraseId::RoundAtItsEnd, QT_TRANSLATE_NOOP("PhraseWording", "at its end")},
    {PhraseId::Chosen, QT_TRANSLATE_NOOP("PhraseWording", "%1 chooses: %2")},
    {PhraseId::Refused, QT_TRANSLATE_NOOP("PhraseWording", "%1 cannot %2. Why: %3")},
    {PhraseId::GameEnded, QT_TRANSLATE_NOOP("PhraseWording", "The game is over; won by %1")},
    {PhraseId::CountedTiles, QT_TRANSLATE_N_NOOP("PhraseWording", "%n tile(s)")},
    {PhraseId::CountedPennants, QT_TRANSLATE_N_NOOP("PhraseWording", "%n pennant(s)")},
    {PhraseId::CountedMonastery, QT_TRANSLATE_N_NOOP("PhraseWording", "%n for its own tile")},
    {PhraseId::CountedSurroundingTiles, QT_TRANSLATE_N_NOOP("PhraseWording", "%n surrounding tile(s)")},
    {PhraseId::CountedCities, QT_TRANSLATE_N_NOOP("PhraseWording", "%n city(ies)")},
    {PhraseId::CountedFigures, QT_TRANSLATE_N_NOOP("PhraseWording", "%n figure(s)")},
    {PhraseId::CountedRoads, QT_TRANSLATE_N_NOOP("PhraseWording", "%n road(s)")},
    {PhraseId::CountedLines, QT_TRANSLATE_N_NOOP("PhraseWording", "%n line(s)")},
    {PhraseId::CountedTokens, QT_TRANSLATE_N_NOOP("PhraseWording", "%n token(s)")},
    {PhraseId::CountedBonus, QT_TRANSLATE_N_NOOP("PhraseWording", "%n bonus")},
    {PhraseId::PhaseSetup, QT_TRANSLATE_NOOP("PhraseWording", "Setup")},
    {PhraseId::PhaseStart, QT_TRANSLATE_NOOP("PhraseWording", "Start of the turn")},
    {PhraseId::PhaseDraw, QT_TRANSLATE_NOOP("PhraseWording", "Draw a tile")},
    {PhraseId::PhasePlace, QT_TRANSLATE_NOOP("PhraseWording", "Place the tile")},
    {PhraseId::PhaseWood, QT_TRANSLATE_NOOP("PhraseWording", "Place figures")},
    {PhraseId::PhaseScore, QT_TRANSLATE_NOOP("PhraseWording", "Score")},
    {PhraseId::PhaseEnd, QT_TRANSLATE_NOOP("PhraseWording", "End of the turn")},
    {PhraseId::PhaseFinal, QT_TRANSLATE_NOOP("PhraseWording", "Final scoring")},
    {PhraseId::PhaseOver, QT_TRANSLATE_NOOP("PhraseWording", "The game is over")},
    {PhraseId::OptionDraw, QT_TRANSLATE_NOOP("PhraseWording", "draw %1")},
    //: %1 tile, %2 square, %n quarter turns clockwise
    {PhraseId::OptionPlaceTile, QT_TRANSLATE_N_NOOP("PhraseWording", "place %1 at %2, %n quarter turn(s)")},
    {PhraseId::OptionDeploy, QT_TRANSLATE_NOOP("PhraseWording", "place a figure (%1): %2")},
    {PhraseId::OptionDeployNowhere, QT_TRANSLATE_NOOP("PhraseWording", "place a figure (%1)")},
    {PhraseId::OptionTakeBack, QT_TRANSLATE_NOOP("PhraseWording", "take back the %1: %2")},
    {PhraseId::OptionTakeBackNone, QT_TRANSLATE_NOOP("PhraseWording", "take back a figure")},
    {PhraseId::OptionPass, QT_TRANSLATE_NOOP("PhraseWording", "pass")},
    {PhraseId::OptionPickPlayer, QT_TRANSLATE_NOOP("PhraseWording", "pick %1")},
    {PhraseId::OptionPickTile, QT_TRANSLATE_NOOP("PhraseWording", "pick %1")},
    {PhraseId::OptionPickFigure, QT_TRANSLATE_NOOP("PhraseWording", "pick the %1: %2")},
    {PhraseId::OptionPickFeature, QT_TRANSLATE_NOOP("PhraseWording", "pick: %1")},
    {PhraseId::OptionPickAnswer, QT_TRANSLATE_NOOP("PhraseWording", "choose: %1")},
    {PhraseId::Answer, ""},
    {PhraseId::OptionMoveBeside, QT_TRANSLATE_NOOP("PhraseWording", "put the %1 beside the %3 of %2: %4")},
    {PhraseId::OptionPutToken, QT_TRANSLATE_NOOP("PhraseWording", "put a token (%1): %2 at %3")},
    {PhraseId::OptionPutFigure, QT_TRANSLATE_NOOP("PhraseWording", "put a figure (%1): %2 at %3")},
    {PhraseId::OptionBuyBack, QT_TRANSLATE_NOOP("PhraseWording", "buy back from %2: %1")},
    //: %1 a tile, %2 its square; the meeples that stand there, on none of the features, are scored
    {PhraseId::OptionScoreTile, QT_TRANSLATE_NOOP("PhraseWording", "score the meeples: %1 at %2")},
    {PhraseId::DecisionNone, QT_TRANSLATE_NOOP("PhraseWording", "Nothing is to be decided")},
    {PhraseId::DecisionDraw, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws a tile")},
    {PhraseId::DecisionPlace, QT_TRANSLATE_NOOP("PhraseWording", "%1 places %2")},
    {PhraseId::DecisionWood, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place a figure")},
    {PhraseId::DecisionScoreWith, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the figure that scores")},
    {PhraseId::DecisionPayWith,
     QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the scoring figure of the payment")},
    {PhraseId::DecisionRecipient, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks who receives a wonder")},
    {PhraseId::DecisionWonder, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks a wonder")},
    {PhraseId::DecisionCapture, QT_TRANSLATE_NOOP("PhraseWording", "%1 may capture a meeple")},
    {PhraseId::DecisionExchange, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the prisoner who comes home")},
    {PhraseId::DecisionToken, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws a token from the bag")},
    {PhraseId::DecisionFlock,
     QT_TRANSLATE_NOOP("PhraseWording", "%1 grows the flock or herds it into the stable")},
    {PhraseId::DecisionFruit, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the fruits of the tree")},
    {PhraseId::DecisionFruitAction, QT_TRANSLATE_NOOP("PhraseWording", "%1 may harvest or sell fruits")},
    {PhraseId::DecisionFruitValue, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns the fruits over")},
    {PhraseId::DecisionSale, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks fruits to sell")},
    {PhraseId::DecisionTunnel, QT_TRANSLATE_NOOP("PhraseWording", "%1 may put a token on a tunnel portal")},
    {PhraseId::DecisionColour, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the colour of the token")},
    {PhraseId::DecisionFollower, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the meeple for the message")},
    {PhraseId::DecisionMessage, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks what the message brings")},
    {PhraseId::DecisionMessageFeature,
     QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the feature for the message")},
    {PhraseId::DecisionWhichMessage, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns up a message")},
    {PhraseId::DecisionRobber, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place the robber")},
    {PhraseId::DecisionRob, QT_TRANSLATE_NOOP("PhraseWording", "%1 may rob now")},
    {PhraseId::DecisionWhichTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks a tile")},
    {PhraseId::DecisionSymbol, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the symbol that is activated")},
    {PhraseId::DecisionArrow, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the arrow that activates it")},
    {PhraseId::DecisionExtraTurn, QT_TRANSLATE_NOOP("PhraseWording", "%1 may take the extra turn")},
    {PhraseId::DecisionPlaceBeside, QT_TRANSLATE_NOOP("PhraseWording", "%1 may put a meeple beside another")},
    {PhraseId::DecisionRemoveOne, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes a meeple back")},
    {PhraseId::DecisionCropCircle, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks what the crop circle does")},
    {PhraseId::DecisionAnimal, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws an animal token")},
    {PhraseId::DecisionAbbey, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place an abbey")},
    {PhraseId::DecisionOther, QT_TRANSLATE_NOOP("PhraseWording", "%1 decides: %2")},
    {PhraseId::ReasonNoDecision, QT_TRANSLATE_NOOP("PhraseWording", "nothing is to be decided")},
    {PhraseId::ReasonNotAsked, QT_TRANSLATE_NOOP("PhraseWording", "this decision is about something else")},
    {PhraseId::ReasonGameOver, QT_TRANSLATE_NOOP("PhraseWording", "the game is over")},
    {PhraseId::ReasonTileNotInPile, QT_TRANSLATE_NOOP("PhraseWording", "tile not in the pile")},
    {PhraseId::ReasonOtherTileInHand, QT_TRANSLATE_NOOP("PhraseWording", "another tile is to be placed")},
    {PhraseId::ReasonSquareOccupied, QT_TRANSLATE_NOOP("PhraseWording", "square occupied")},
    {PhraseId::ReasonTouchesNothing, QT_TRANSLATE_NOOP("PhraseWording", "touches no tile")},
    {PhraseId::ReasonEdgeDiffers, QT_TRANSLATE_NOOP("PhraseWording", "edge does not match")},
    {PhraseId::ReasonMakesNoRoom, QT_TRANSLATE_NOOP("PhraseWording", "makes no room for the waiting tile")},
    {PhraseId::ReasonNotOnNewTile, QT_TRANSLATE_NOOP("PhraseWording", "not on the tile just placed")},
    {PhraseId::ReasonNoSuchFeature, QT_TRANSLATE_NOOP("PhraseWording", "no such feature")},
    {PhraseId::ReasonFeatureOccupied, QT_TRANSLATE_NOOP("PhraseWording", "feature occupied")},
    {PhraseId::ReasonNoFollower, QT_TRANSLATE_NOOP("PhraseWording", "no meeple of the player stands there")},
    {PhraseId::ReasonWrongFeatureKind,
     QT_TRANSLATE_NOOP("PhraseWording", "figure does not stand on such a feature")},
    {PhraseId::ReasonSupplyEmpty, QT_TRANSLATE_NOOP("PhraseWording", "supply empty")},
    {PhraseId::ReasonFigureNeeded, QT_TRANSLATE_NOOP("PhraseWording", "figure is needed elsewhere")},
    {PhraseId::ReasonNoSuchFigure, QT_TRANSLATE_NOOP("PhraseWording", "no such figure")},
    {PhraseId::ReasonStepUsed, QT_TRANSLATE_NOOP("PhraseWording", "the step is used up")},
    {PhraseId::ReasonNotYours, QT_TRANSLATE_NOOP("PhraseWording", "not yours")},
    {PhraseId::ReasonTooFewPoints, QT_TRANSLATE_NOOP("PhraseWording", "too few points")},
    {PhraseId::ReasonOutOfReach, QT_TRANSLATE_NOOP("PhraseWording", "out of reach")},
    {PhraseId::ReasonNotAvailable, QT_TRANSLATE_NOOP("PhraseWording", "not available")},
}};

/// What a player does who chooses an option: %1 is the player, %2 ... are the gaps of the option.
constexpr std::array<Pattern, 15> deeds{{
    {PhraseId::OptionDraw, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws %2")},
    {PhraseId::OptionPlaceTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 places %2 at %3")},
    {PhraseId::OptionDeploy, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3")},
    {PhraseId::OptionDeployNowhere, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2)")},
    {PhraseId::OptionTakeBack, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes back the %2: %3")},
    {PhraseId::OptionTakeBackNone, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes back a figure")},
    {PhraseId::OptionPass, QT_TRANSLATE_NOOP("PhraseWording", "%1 passes")},
    {PhraseId::OptionPickPlayer, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks %2")},
    {PhraseId::OptionPickTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks %2")},
    {PhraseId::OptionPickFigure, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the %2: %3")},
    {PhraseId::OptionMoveBeside,
     QT_TRANSLATE_NOOP("PhraseWording", "%1 puts the %2 beside the %4 of %3: %5")},
    {PhraseId::OptionPutToken, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts a token (%2): %3 at %4")},
    {PhraseId::OptionPutFigure, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts a figure (%2): %3 at %4")},
    {PhraseId::OptionBuyBack, QT_TRANSLATE_NOOP("PhraseWording", "%1 buys back from %3: %2")},
    {PhraseId::OptionScoreTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 scores the meeples: %2 at %3")},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (static_cast<std::size_t>(patterns[i].id) != i)
            return false;
    return true;
}
static_assert(isInOrder(), "the table follows the order of PhraseId");

} // namespace

QString PhraseWording::say(const cases::Phrase& phrase) const
{
    switch (phrase.id) {
    case PhraseId::Tile:
        return tile(phrase.verbatim);
    case PhraseId::List:
        return list(phrase.gaps);
    case PhraseId::Answer:
        return answerWord(phrase.verbatim);
    case PhraseId::Chosen:
        return deed(phrase.gaps.at(0), phrase.gaps.at(1));
    default:
        break;
    }
    if (phrase.id >= PhraseId::SpotMiddle && phrase.id <= PhraseId::SpotLast)
        return TileWording::side(static_cast<tiles::FeatureSide>(static_cast<int>(phrase.id) -
                                                                 static_cast<int>(PhraseId::SpotMiddle)));
    if (!phrase.verbatim.empty())
        return QString::fromStdString(phrase.verbatim);
    if (phrase.id == PhraseId::Square)
        return fill(tr("column %1, row %2"), phrase.gaps).replace(QLatin1Char('-'), QChar(0x2212));
    if (phrase.id == PhraseId::OptionPlaceTile && phrase.number == 0)
        return fill(tr("place %1 at %2"), phrase.gaps);
    const char* text = patterns[static_cast<std::size_t>(phrase.id)].text;
    constexpr int noPlural = -1; // with a number, a text that has no plural is not found
    const bool counts = QLatin1StringView(text).contains(QLatin1StringView("%n"));
    return fill(tr(text, nullptr, counts ? phrase.number : noPlural), phrase.gaps);
}

/// Where there is no sentence for it, the option is named.
QString PhraseWording::deed(const cases::Phrase& player, const cases::Phrase& option) const
{
    const auto known = std::ranges::find(deeds, option.id, &Pattern::id);
    std::vector<cases::Phrase> gaps{player};
    if (known == deeds.end()) {
        const bool isNamed =
            option.id == PhraseId::OptionPickAnswer || option.id == PhraseId::OptionPickFeature;
        gaps.push_back(isNamed ? option.gaps.at(0) : option);
        return fill(tr("%1 chooses: %2"), gaps);
    }
    gaps.insert(gaps.end(), option.gaps.begin(), option.gaps.end());
    return fill(tr(known->text), gaps);
}

QString PhraseWording::sentence(const cases::Phrase& phrase) const
{
    const QString text = say(phrase);
    return text.left(1).toUpper() + text.mid(1);
}

QString PhraseWording::tile(const std::string& id) const
{
    const tiles::TileSource* tile = m_tiles == nullptr ? nullptr : m_tiles->tile(id);
    return tile == nullptr ? QString::fromStdString(id) : TileWording::titleInSentence(*tile);
}

QString PhraseWording::list(const std::vector<cases::Phrase>& items) const
{
    QStringList texts;
    for (const cases::Phrase& item : items)
        texts << say(item);
    return texts.join(QStringLiteral(", "));
}

QString PhraseWording::fill(QString pattern, const std::vector<cases::Phrase>& gaps) const
{
    for (std::size_t i = gaps.size(); i > 0; --i)
        pattern.replace(QLatin1Char('%') + QString::number(i), say(gaps[i - 1]));
    return withMeltedArticles(std::move(pattern));
}

} // namespace glossator::desktop
