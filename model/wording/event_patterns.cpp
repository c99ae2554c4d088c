// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/phrase_patterns.h"

#include <QCoreApplication>

#include <array>

// What happens, what is counted and when in the turn.
namespace glossator::wording {

namespace {

constexpr std::array patterns{
    Pattern{PhraseId::GameBegan, QT_TRANSLATE_NOOP("PhraseWording", "The game begins")},
    Pattern{PhraseId::TurnBegan, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 begins turn %n")},
    Pattern{PhraseId::TurnGoesOn, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 goes on: part %n of the turn")},
    Pattern{PhraseId::PhaseBegan, QT_TRANSLATE_NOOP("PhraseWording", "%1")},
    Pattern{PhraseId::TileDrawn, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws %2")},
    Pattern{PhraseId::TileDiscarded, QT_TRANSLATE_NOOP("PhraseWording", "%1 leaves the game")},
    Pattern{PhraseId::TilePlaced, QT_TRANSLATE_NOOP("PhraseWording", "%1 places %2 at %3")},
    Pattern{PhraseId::TileLaidOut, QT_TRANSLATE_NOOP("PhraseWording", "%1 lies at %2")},
    Pattern{PhraseId::TileMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1 moves: %2 → %3")},
    Pattern{PhraseId::FigureDeployed, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3")},
    Pattern{PhraseId::FollowerDeployed,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3 (%4)")},
    Pattern{PhraseId::FigureMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1, %2: %3 → %4")},
    Pattern{PhraseId::NeutralMoved, QT_TRANSLATE_NOOP("PhraseWording", "%1: %2 → %3")},
    Pattern{PhraseId::TokensTaken, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 takes tokens: %n × %2")},
    Pattern{PhraseId::TokensMoved, QT_TRANSLATE_N_NOOP("PhraseWording", "Tokens: %n × %3, %1 → %2")},
    Pattern{PhraseId::TokensReturned, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 gives tokens back: %n × %2")},
    Pattern{PhraseId::TokensPut,
            QT_TRANSLATE_N_NOOP("PhraseWording", "%1 puts on a tile: %n × %2 (%3 at %4)")},
    Pattern{PhraseId::TokensLaid, QT_TRANSLATE_N_NOOP("PhraseWording", "Goes on a tile: %n × %1 (%2 at %3)")},
    Pattern{PhraseId::TokensLifted,
            QT_TRANSLATE_N_NOOP("PhraseWording", "Leaves a tile: %n × %1 (%2 at %3)")},
    Pattern{PhraseId::TokensTakenFrom,
            QT_TRANSLATE_N_NOOP("PhraseWording", "%1 takes from a tile: %n × %2 (%3 at %4)")},
    Pattern{PhraseId::Paid, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 pays %2 %n point(s)")},
    Pattern{PhraseId::FeatureFinished, QT_TRANSLATE_NOOP("PhraseWording", "Finished: %1")},
    //: %1 player, %n points, %2 "4 tiles × 1, 2 pennants × 2"
    Pattern{PhraseId::Scored, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 scores %n: %2")},
    Pattern{PhraseId::ScoredMajority, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 scores %n: %2. Majority: %3")},
    Pattern{PhraseId::ScoredNothing, QT_TRANSLATE_NOOP("PhraseWording", "%1 scores 0: nothing counts")},
    Pattern{PhraseId::Share, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 %n")},
    //: %1 "4 tiles", %n points for each of them
    Pattern{PhraseId::Addend, QT_TRANSLATE_N_NOOP("PhraseWording", "%1 × %n")},
    Pattern{PhraseId::AddendWritten, ""},
    Pattern{PhraseId::Withheld, QT_TRANSLATE_NOOP("PhraseWording", "%1 receives nothing for this")},
    Pattern{PhraseId::WithheldFor, QT_TRANSLATE_NOOP("PhraseWording", "%1 receives nothing for this: %2")},
    Pattern{PhraseId::TileActivated, QT_TRANSLATE_NOOP("PhraseWording", "%1 activates the symbol: %2 at %3")},
    Pattern{PhraseId::CardTurnedUp, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns up: %2")},
    Pattern{PhraseId::CardTurnedDown, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts back under the pile: %2")},
    Pattern{PhraseId::RoundEnded, QT_TRANSLATE_NOOP("PhraseWording", "End of %1")},
    Pattern{PhraseId::RoundTurnStart, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1A")},
    Pattern{PhraseId::RoundTileDrawn, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1B")},
    Pattern{PhraseId::RoundTilePlaced, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 1C")},
    Pattern{PhraseId::RoundWood, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 2")},
    Pattern{PhraseId::RoundFeatures, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 3")},
    Pattern{PhraseId::RoundTurnEnd, QT_TRANSLATE_NOOP("PhraseWording", "scoring round 4")},
    Pattern{PhraseId::RoundOfItsOwn, QT_TRANSLATE_NOOP("PhraseWording", "a scoring round of its own")},
    Pattern{PhraseId::PartOfRound, QT_TRANSLATE_NOOP("PhraseWording", "%1 · %2")},
    Pattern{PhraseId::RoundBefore, QT_TRANSLATE_NOOP("PhraseWording", "before the features")},
    Pattern{PhraseId::RoundOfFeatures, QT_TRANSLATE_NOOP("PhraseWording", "the features")},
    Pattern{PhraseId::RoundAfter, QT_TRANSLATE_NOOP("PhraseWording", "after the features")},
    Pattern{PhraseId::RoundLast, QT_TRANSLATE_NOOP("PhraseWording", "the circus")},
    Pattern{PhraseId::RoundAtItsEnd, QT_TRANSLATE_NOOP("PhraseWording", "at its end")},
    Pattern{PhraseId::Chosen, QT_TRANSLATE_NOOP("PhraseWording", "%1 chooses: %2")},
    Pattern{PhraseId::Refused, QT_TRANSLATE_NOOP("PhraseWording", "%1 cannot %2. Why: %3")},
    Pattern{PhraseId::GameEnded, QT_TRANSLATE_NOOP("PhraseWording", "The game is over; victory: %1")},
    Pattern{PhraseId::CountedTiles, QT_TRANSLATE_N_NOOP("PhraseWording", "%n tile(s)")},
    Pattern{PhraseId::CountedPennants, QT_TRANSLATE_N_NOOP("PhraseWording", "%n pennant(s)")},
    Pattern{PhraseId::CountedMonastery, QT_TRANSLATE_N_NOOP("PhraseWording", "%n for its own tile")},
    Pattern{PhraseId::CountedSurroundingTiles,
            QT_TRANSLATE_N_NOOP("PhraseWording", "%n surrounding tile(s)")},
    Pattern{PhraseId::CountedCities, QT_TRANSLATE_N_NOOP("PhraseWording", "%n city(ies)")},
    Pattern{PhraseId::CountedFigures, QT_TRANSLATE_N_NOOP("PhraseWording", "%n figure(s)")},
    Pattern{PhraseId::CountedRoads, QT_TRANSLATE_N_NOOP("PhraseWording", "%n road(s)")},
    Pattern{PhraseId::CountedLines, QT_TRANSLATE_N_NOOP("PhraseWording", "%n line(s)")},
    Pattern{PhraseId::CountedTokens, QT_TRANSLATE_N_NOOP("PhraseWording", "%n token(s)")},
    Pattern{PhraseId::CountedBonus, QT_TRANSLATE_N_NOOP("PhraseWording", "bonus of %n")},
    Pattern{PhraseId::CountedRoadTiles, QT_TRANSLATE_N_NOOP("PhraseWording", "%n tile(s) with a road")},
    Pattern{PhraseId::CountedCityTiles, QT_TRANSLATE_N_NOOP("PhraseWording", "%n tile(s) with a city")},
    Pattern{PhraseId::CountedMonasteries, QT_TRANSLATE_N_NOOP("PhraseWording", "%n monastery(ies)")},
    Pattern{PhraseId::PhaseSetup, QT_TRANSLATE_NOOP("PhraseWording", "Setup")},
    Pattern{PhraseId::PhaseStart, QT_TRANSLATE_NOOP("PhraseWording", "Start of the turn")},
    Pattern{PhraseId::PhaseDraw, QT_TRANSLATE_NOOP("PhraseWording", "Draw a tile")},
    Pattern{PhraseId::PhasePlace, QT_TRANSLATE_NOOP("PhraseWording", "Place the tile")},
    Pattern{PhraseId::PhaseWood, QT_TRANSLATE_NOOP("PhraseWording", "Place figures")},
    Pattern{PhraseId::PhaseScore, QT_TRANSLATE_NOOP("PhraseWording", "Score")},
    Pattern{PhraseId::PhaseEnd, QT_TRANSLATE_NOOP("PhraseWording", "End of the turn")},
    Pattern{PhraseId::PhaseFinal, QT_TRANSLATE_NOOP("PhraseWording", "Final scoring")},
    Pattern{PhraseId::PhaseOver, QT_TRANSLATE_NOOP("PhraseWording", "The game is over")},
};
static_assert(areAll(patterns, PhraseId::GameBegan, PhraseId::OptionDraw),
              "the table follows the order of PhraseId");

} // namespace

std::span<const Pattern> eventPatterns()
{
    return patterns;
}

} // namespace glossator::wording
