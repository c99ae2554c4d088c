// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/phrase.h"

#include <array>

namespace glossator::cases {

namespace {

struct Words
{
    PhraseId id;
    std::string_view many;
    std::string_view one = {}; ///< where it differs
};

constexpr std::size_t phraseCount = static_cast<std::size_t>(PhraseId::Count);

constexpr std::array<Words, phraseCount> words{{
    {PhraseId::Verbatim, ""},
    {PhraseId::List, ""},
    {PhraseId::Tile, ""},
    {PhraseId::Clause, ""},
    {PhraseId::Red, "Red"},
    {PhraseId::Blue, "Blue"},
    {PhraseId::Green, "Green"},
    {PhraseId::Yellow, "Yellow"},
    {PhraseId::Black, "Black"},
    {PhraseId::Pink, "Pink"},
    {PhraseId::Table, "The table"},
    {PhraseId::Nobody, "Nobody"},
    {PhraseId::Meeple, "meeple"},
    {PhraseId::Abbot, "abbot"},
    {PhraseId::Messenger, "messenger"},
    {PhraseId::LargeMeeple, "large meeple"},
    {PhraseId::Fairy, "fairy"},
    {PhraseId::PinkPig, "pink pig"},
    {PhraseId::Builder, "builder"},
    {PhraseId::Pig, "pig"},
    {PhraseId::Ringmaster, "ringmaster"},
    {PhraseId::BigTop, "big top"},
    {PhraseId::Robber, "robber"},
    {PhraseId::OtherFigure, ""},
    {PhraseId::Wine, "wine"},
    {PhraseId::Grain, "grain"},
    {PhraseId::Cloth, "cloth"},
    {PhraseId::TowerPiece, "tower piece"},
    {PhraseId::OtherToken, ""},
    {PhraseId::City, "city"},
    {PhraseId::Road, "road"},
    {PhraseId::Field, "field"},
    {PhraseId::Monastery, "monastery"},
    {PhraseId::Garden, "garden"},
    {PhraseId::River, "river"},
    {PhraseId::Area, "special area"},
    {PhraseId::FeatureAt, "the %1 %2 at %3"},
    {PhraseId::InSupply, "the supply of %1"},
    {PhraseId::OnFeature, "%1"},
    {PhraseId::OnTrack, "the score track, %n points", "the score track, %n point"},
    {PhraseId::BesideTrack, "beside space %n of the score track"},
    {PhraseId::InDisplay, "the display"},
    {PhraseId::InFrontOf, "in front of %1"},
    {PhraseId::InReserve, "the reserve of %1"},
    {PhraseId::InHand, "the hand of %1"},
    {PhraseId::BesideBoard, "beside the board"},
    {PhraseId::WithFigure, "beside %1's %2"},
    {PhraseId::OnTile, "the tile %1 at %2"},
    {PhraseId::HeldBy, "the prisoners of %1"},
    {PhraseId::OutOfGame, "out of the game"},
    {PhraseId::GameBegan, "The game begins"},
    {PhraseId::TurnBegan, "%1 begins turn %n"},
    {PhraseId::TurnGoesOn, "%1 goes on with part %n of the turn"},
    {PhraseId::PhaseBegan, "%1"},
    {PhraseId::TileDrawn, "%1 draws %2"},
    {PhraseId::TileDiscarded, "%1 leaves the game"},
    {PhraseId::TilePlaced, "%1 places %2 at %3, turn %n"},
    {PhraseId::TileLaidOut, "%1 lies at %2, turn %n"},
    {PhraseId::TileMoved, "%1 moves from %2 to %3"},
    {PhraseId::FigureDeployed, "%1 places a figure (%2) on %3"},
    {PhraseId::FollowerDeployed, "%1 places a figure (%2) on %3: %4"},
    {PhraseId::FigureMoved, "%1's %2 moves from %3 to %4"},
    {PhraseId::NeutralMoved, "The %1 moves: from %2 to %3"},
    {PhraseId::TokensTaken, "%1 takes tokens: %n x %2"},
    {PhraseId::TokensMoved, "tokens go from %1 to %2: %n x %3"},
    {PhraseId::TokensPut, "%1 puts tokens on %3 at %4: %n x %2"},
    {PhraseId::Paid, "%1 pays %n points to %2", "%1 pays %n point to %2"},
    {PhraseId::FeatureFinished, "Finished: %1"},
    {PhraseId::Scored, "%1 scores %n: %2"},
    {PhraseId::ScoredMajority, "%1 scores %n: %2; majority %3"},
    {PhraseId::ScoredNothing, "%1 scores 0: nothing counts"},
    {PhraseId::Share, "%1 %n"},
    {PhraseId::Addend, "%1 x %n (%2)"},
    {PhraseId::Withheld, "%1 receives nothing more"},
    {PhraseId::WithheldFor, "%1 receives nothing more for %2"},
    {PhraseId::TileActivated, "%1 activates %2 at %3"},
    {PhraseId::CardTurnedUp, "%1 turns up %2"},
    {PhraseId::CardTurnedDown, "%1 puts %2 back under the pile"},
    {PhraseId::RoundEnded, "%1 ends"},
    {PhraseId::RoundTurnStart, "scoring round 1A"},
    {PhraseId::RoundTileDrawn, "scoring round 1B"},
    {PhraseId::RoundTilePlaced, "scoring round 1C"},
    {PhraseId::RoundWood, "scoring round 2"},
    {PhraseId::RoundFeatures, "scoring round 3"},
    {PhraseId::RoundTurnEnd, "scoring round 4"},
    {PhraseId::RoundOfItsOwn, "a scoring round of its own"},
    {PhraseId::Chosen, "%1 chooses: %2"},
    {PhraseId::Refused, "%1 cannot choose: %2 (%3)"},
    {PhraseId::GameEnded, "The game is over; won by %1"},
    {PhraseId::CountedTiles, "%n tiles", "%n tile"},
    {PhraseId::CountedPennants, "%n pennants", "%n pennant"},
    {PhraseId::CountedMonastery, "%n own tile"},
    {PhraseId::CountedSurroundingTiles, "%n surrounding tiles", "%n surrounding tile"},
    {PhraseId::CountedCities, "%n cities", "%n city"},
    {PhraseId::CountedFigures, "%n figures", "%n figure"},
    {PhraseId::CountedRoads, "%n roads", "%n road"},
    {PhraseId::CountedLines, "%n lines", "%n line"},
    {PhraseId::CountedBonus, "%n bonus"},
    {PhraseId::PhaseSetup, "Setup"},
    {PhraseId::PhaseStart, "Start of the turn"},
    {PhraseId::PhaseDraw, "Draw a tile"},
    {PhraseId::PhasePlace, "Place the tile"},
    {PhraseId::PhaseWood, "Place figures"},
    {PhraseId::PhaseScore, "Score"},
    {PhraseId::PhaseEnd, "End of the turn"},
    {PhraseId::PhaseFinal, "Final scoring"},
    {PhraseId::PhaseOver, "The game is over"},
    {PhraseId::OptionDraw, "draw %1"},
    {PhraseId::OptionPlaceTile, "place %1 at %2, turn %n"},
    {PhraseId::OptionDeploy, "place a figure (%1) on %2"},
    {PhraseId::OptionTakeBack, "take back the %1 from %2"},
    {PhraseId::OptionPass, "pass"},
    {PhraseId::OptionPickPlayer, "pick %1"},
    {PhraseId::OptionPickTile, "pick %1"},
    {PhraseId::OptionPickFigure, "pick the %1 on %2"},
    {PhraseId::OptionPickFeature, "pick %1"},
    {PhraseId::OptionPickAnswer, "answer: %1"},
    {PhraseId::Answer, ""},
    {PhraseId::OptionMoveBeside, "put the %1 beside %2's %3 on %4"},
    {PhraseId::OptionPutToken, "put a token (%1) on %2 at %3"},
    {PhraseId::OptionPutFigure, "put a figure (%1) on %2 at %3"},
    {PhraseId::OptionBuyBack, "buy back the %1 from %2"},
    {PhraseId::OptionScoreTile, "score what stands on %1 at %2"},
    {PhraseId::DecisionNone, "Nothing is to be decided"},
    {PhraseId::DecisionDraw, "%1 draws a tile"},
    {PhraseId::DecisionPlace, "%1 places %2"},
    {PhraseId::DecisionWood, "%1 may place a figure"},
    {PhraseId::DecisionScoreWith, "%1 picks the figure that scores"},
    {PhraseId::DecisionPayWith, "%1 picks the scoring figure of the payment"},
    {PhraseId::DecisionRecipient, "%1 picks who receives a wonder"},
    {PhraseId::DecisionWonder, "%1 picks a wonder"},
    {PhraseId::DecisionCapture, "%1 may capture a meeple"},
    {PhraseId::DecisionExchange, "%1 picks the prisoner who comes home"},
    {PhraseId::DecisionOther, "%1 decides: %2"},
    {PhraseId::ReasonNoDecision, "nothing is to be decided"},
    {PhraseId::ReasonNotAsked, "this decision is about something else"},
    {PhraseId::ReasonGameOver, "the game is over"},
    {PhraseId::ReasonTileNotInPile, "tile not in the pile"},
    {PhraseId::ReasonOtherTileInHand, "another tile is to be placed"},
    {PhraseId::ReasonSquareOccupied, "square occupied"},
    {PhraseId::ReasonTouchesNothing, "touches no tile"},
    {PhraseId::ReasonEdgeDiffers, "edge does not match"},
    {PhraseId::ReasonMakesNoRoom, "makes no room for the waiting tile"},
    {PhraseId::ReasonNotOnNewTile, "not on the tile just placed"},
    {PhraseId::ReasonNoSuchFeature, "no such feature"},
    {PhraseId::ReasonFeatureOccupied, "feature occupied"},
    {PhraseId::ReasonNoFollower, "no meeple of the player stands there"},
    {PhraseId::ReasonWrongFeatureKind, "figure does not stand on such a feature"},
    {PhraseId::ReasonSupplyEmpty, "supply empty"},
    {PhraseId::ReasonFigureNeeded, "figure is needed elsewhere"},
    {PhraseId::ReasonNoSuchFigure, "no such figure"},
    {PhraseId::ReasonStepUsed, "the step is used up"},
    {PhraseId::ReasonNotYours, "not yours"},
    {PhraseId::ReasonTooFewPoints, "too few points"},
    {PhraseId::ReasonOutOfReach, "out of reach"},
    {PhraseId::ReasonNotAvailable, "not available"},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < words.size(); ++i)
        if (static_cast<std::size_t>(words[i].id) != i)
            return false;
    return true;
}
static_assert(isInOrder(), "the table follows the order of PhraseId");

} // namespace

std::string_view englishTemplate(PhraseId id, int number)
{
    const Words& found = words[static_cast<std::size_t>(id)];
    return number == 1 && !found.one.empty() ? found.one : found.many;
}

} // namespace glossator::cases
