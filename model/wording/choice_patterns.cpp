// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/phrase_patterns.h"

#include <QCoreApplication>

#include <array>

// What can be chosen, who decides about what, and why something is refused.
namespace glossator::wording {

namespace {

constexpr std::array patterns{
    Pattern{PhraseId::OptionDraw, QT_TRANSLATE_NOOP("PhraseWording", "draw %1")},
    //: %1 tile, %2 square, %n quarter turns clockwise
    Pattern{PhraseId::OptionPlaceTile,
            QT_TRANSLATE_N_NOOP("PhraseWording", "place %1 at %2, %n quarter turn(s)")},
    Pattern{PhraseId::OptionDeploy, QT_TRANSLATE_NOOP("PhraseWording", "place a figure (%1): %2")},
    Pattern{PhraseId::OptionDeployNowhere, QT_TRANSLATE_NOOP("PhraseWording", "place a figure (%1)")},
    Pattern{PhraseId::OptionTakeBack, QT_TRANSLATE_NOOP("PhraseWording", "take back the %1: %2")},
    Pattern{PhraseId::OptionTakeBackNone, QT_TRANSLATE_NOOP("PhraseWording", "take back a figure")},
    Pattern{PhraseId::OptionPass, QT_TRANSLATE_NOOP("PhraseWording", "pass")},
    Pattern{PhraseId::OptionPickPlayer, QT_TRANSLATE_NOOP("PhraseWording", "pick %1")},
    Pattern{PhraseId::OptionPickTile, QT_TRANSLATE_NOOP("PhraseWording", "pick %1")},
    Pattern{PhraseId::OptionPickFigure, QT_TRANSLATE_NOOP("PhraseWording", "pick the %1: %2")},
    Pattern{PhraseId::OptionPickFeature, QT_TRANSLATE_NOOP("PhraseWording", "pick: %1")},
    Pattern{PhraseId::OptionPickAnswer, QT_TRANSLATE_NOOP("PhraseWording", "choose: %1")},
    Pattern{PhraseId::Answer, ""},
    Pattern{PhraseId::OptionMoveBeside,
            QT_TRANSLATE_NOOP("PhraseWording", "put the %1 beside the %3 of %2: %4")},
    Pattern{PhraseId::OptionPutToken, QT_TRANSLATE_NOOP("PhraseWording", "put a piece (%1): %2 at %3")},
    Pattern{PhraseId::OptionPutFigure, QT_TRANSLATE_NOOP("PhraseWording", "put a figure (%1): %2 at %3")},
    Pattern{PhraseId::OptionBuyBack, QT_TRANSLATE_NOOP("PhraseWording", "buy back from %2: %1")},
    //: %1 a tile, %2 its square; the meeples that stand there, on none of the features, are scored
    Pattern{PhraseId::OptionScoreTile, QT_TRANSLATE_NOOP("PhraseWording", "score the meeples: %1 at %2")},
    Pattern{PhraseId::DecisionNone, QT_TRANSLATE_NOOP("PhraseWording", "Nothing to decide")},
    Pattern{PhraseId::DecisionDraw, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws a tile")},
    Pattern{PhraseId::DecisionPlace, QT_TRANSLATE_NOOP("PhraseWording", "%1 places %2")},
    Pattern{PhraseId::DecisionWood, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place a figure")},
    Pattern{PhraseId::DecisionScoreWith,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the figure that scores")},
    Pattern{PhraseId::DecisionPayWith,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the scoring figure of the payment")},
    Pattern{PhraseId::DecisionRecipient,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks who receives a wonder")},
    Pattern{PhraseId::DecisionWonder, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks a wonder")},
    Pattern{PhraseId::DecisionCapture, QT_TRANSLATE_NOOP("PhraseWording", "%1 may capture a meeple")},
    Pattern{PhraseId::DecisionExchange,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the prisoner who comes home")},
    Pattern{PhraseId::DecisionToken, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws a token from the bag")},
    Pattern{PhraseId::DecisionFlock,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 grows the flock or herds it into the stable")},
    Pattern{PhraseId::DecisionFruit, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the fruits of the tree")},
    Pattern{PhraseId::DecisionFruitAction,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 may harvest or sell fruits")},
    Pattern{PhraseId::DecisionFruitValue, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns the fruits over")},
    Pattern{PhraseId::DecisionSale, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks fruits to sell")},
    Pattern{PhraseId::DecisionTunnel,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 may put a token on a tunnel portal")},
    Pattern{PhraseId::DecisionColour, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the colour of the token")},
    Pattern{PhraseId::DecisionFollower,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the meeple for the message")},
    Pattern{PhraseId::DecisionMessage,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks what the message brings")},
    Pattern{PhraseId::DecisionMessageFeature,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the feature for the message")},
    Pattern{PhraseId::DecisionWhichMessage, QT_TRANSLATE_NOOP("PhraseWording", "%1 turns up a message")},
    Pattern{PhraseId::DecisionRobber, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place the robber")},
    Pattern{PhraseId::DecisionRob, QT_TRANSLATE_NOOP("PhraseWording", "%1 may rob now")},
    Pattern{PhraseId::DecisionWhichTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks a tile")},
    Pattern{PhraseId::DecisionSymbol,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the symbol that is activated")},
    Pattern{PhraseId::DecisionArrow,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the arrow that activates it")},
    Pattern{PhraseId::DecisionExtraTurn, QT_TRANSLATE_NOOP("PhraseWording", "%1 may take the extra turn")},
    Pattern{PhraseId::DecisionPlaceBeside,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 may put a meeple beside another")},
    Pattern{PhraseId::DecisionRemoveOne, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes a meeple back")},
    Pattern{PhraseId::DecisionCropCircle,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 picks what the crop circle does")},
    Pattern{PhraseId::DecisionAnimal, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws an animal token")},
    Pattern{PhraseId::DecisionAbbey, QT_TRANSLATE_NOOP("PhraseWording", "%1 may place an abbey")},
    Pattern{PhraseId::DecisionOther, QT_TRANSLATE_NOOP("PhraseWording", "%1 decides: %2")},
    Pattern{PhraseId::ReasonNoDecision, QT_TRANSLATE_NOOP("PhraseWording", "nothing is to be decided")},
    Pattern{PhraseId::ReasonNotAsked,
            QT_TRANSLATE_NOOP("PhraseWording", "this decision is about something else")},
    Pattern{PhraseId::ReasonGameOver, QT_TRANSLATE_NOOP("PhraseWording", "the game is over")},
    Pattern{PhraseId::ReasonTileNotInPile, QT_TRANSLATE_NOOP("PhraseWording", "tile not in the pile")},
    Pattern{PhraseId::ReasonOtherTileInHand,
            QT_TRANSLATE_NOOP("PhraseWording", "another tile is to be placed")},
    Pattern{PhraseId::ReasonSquareOccupied, QT_TRANSLATE_NOOP("PhraseWording", "square occupied")},
    Pattern{PhraseId::ReasonTouchesNothing, QT_TRANSLATE_NOOP("PhraseWording", "touches no tile")},
    Pattern{PhraseId::ReasonEdgeDiffers, QT_TRANSLATE_NOOP("PhraseWording", "edge does not match")},
    Pattern{PhraseId::ReasonMakesNoRoom,
            QT_TRANSLATE_NOOP("PhraseWording", "makes no room for the waiting tile")},
    Pattern{PhraseId::ReasonNotOnNewTile, QT_TRANSLATE_NOOP("PhraseWording", "not on the tile just placed")},
    Pattern{PhraseId::ReasonNoSuchFeature, QT_TRANSLATE_NOOP("PhraseWording", "no such feature")},
    Pattern{PhraseId::ReasonFeatureOccupied, QT_TRANSLATE_NOOP("PhraseWording", "feature occupied")},
    Pattern{PhraseId::ReasonNoFollower,
            QT_TRANSLATE_NOOP("PhraseWording", "no meeple of the player stands there")},
    Pattern{PhraseId::ReasonWrongFeatureKind,
            QT_TRANSLATE_NOOP("PhraseWording", "figure does not stand on such a feature")},
    Pattern{PhraseId::ReasonSupplyEmpty, QT_TRANSLATE_NOOP("PhraseWording", "supply empty")},
    Pattern{PhraseId::ReasonFigureNeeded, QT_TRANSLATE_NOOP("PhraseWording", "figure is needed elsewhere")},
    Pattern{PhraseId::ReasonNoSuchFigure, QT_TRANSLATE_NOOP("PhraseWording", "no such figure")},
    Pattern{PhraseId::ReasonStepUsed, QT_TRANSLATE_NOOP("PhraseWording", "the step is used up")},
    Pattern{PhraseId::ReasonNotYours, QT_TRANSLATE_NOOP("PhraseWording", "not yours")},
    Pattern{PhraseId::ReasonTooFewPoints, QT_TRANSLATE_NOOP("PhraseWording", "too few points")},
    Pattern{PhraseId::ReasonOutOfReach, QT_TRANSLATE_NOOP("PhraseWording", "out of reach")},
    Pattern{PhraseId::ReasonNotAvailable, QT_TRANSLATE_NOOP("PhraseWording", "not available")},
};
static_assert(areAll(patterns, PhraseId::OptionDraw, PhraseId::Count),
              "the table follows the order of PhraseId");

/// What a player does who chooses an option: %1 is the player, %2 ... are the gaps of the option.
constexpr std::array deeds{
    Pattern{PhraseId::OptionDraw, QT_TRANSLATE_NOOP("PhraseWording", "%1 draws %2")},
    Pattern{PhraseId::OptionDeploy, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2): %3")},
    Pattern{PhraseId::OptionDeployNowhere, QT_TRANSLATE_NOOP("PhraseWording", "%1 places a figure (%2)")},
    Pattern{PhraseId::OptionTakeBack, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes back the %2: %3")},
    Pattern{PhraseId::OptionTakeBackNone, QT_TRANSLATE_NOOP("PhraseWording", "%1 takes back a figure")},
    Pattern{PhraseId::OptionPass, QT_TRANSLATE_NOOP("PhraseWording", "%1 passes")},
    Pattern{PhraseId::OptionPickPlayer, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks %2")},
    Pattern{PhraseId::OptionPickTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks %2")},
    Pattern{PhraseId::OptionPickFigure, QT_TRANSLATE_NOOP("PhraseWording", "%1 picks the %2: %3")},
    Pattern{PhraseId::OptionMoveBeside,
            QT_TRANSLATE_NOOP("PhraseWording", "%1 puts the %2 beside the %4 of %3: %5")},
    Pattern{PhraseId::OptionPutToken, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts a piece (%2): %3 at %4")},
    Pattern{PhraseId::OptionPutFigure, QT_TRANSLATE_NOOP("PhraseWording", "%1 puts a figure (%2): %3 at %4")},
    Pattern{PhraseId::OptionBuyBack, QT_TRANSLATE_NOOP("PhraseWording", "%1 buys back from %3: %2")},
    Pattern{PhraseId::OptionScoreTile, QT_TRANSLATE_NOOP("PhraseWording", "%1 scores the meeples: %2 at %3")},
};

constexpr std::array attempts{
    Attempt{PhraseId::OptionPlaceTile,
            QT_TRANSLATE_N_NOOP3("PhraseWording", "place %1 at %2, %n quarter turn(s)", "after cannot")},
    Attempt{PhraseId::OptionPlaceTile, QT_TRANSLATE_NOOP3("PhraseWording", "place %1 at %2", "after cannot")},
    Attempt{PhraseId::OptionDeploy,
            QT_TRANSLATE_NOOP3("PhraseWording", "place a figure (%1): %2", "after cannot")},
    Attempt{PhraseId::OptionDeployNowhere,
            QT_TRANSLATE_NOOP3("PhraseWording", "place a figure (%1)", "after cannot")},
    Attempt{PhraseId::OptionTakeBack,
            QT_TRANSLATE_NOOP3("PhraseWording", "take back the %1: %2", "after cannot")},
    Attempt{PhraseId::OptionTakeBackNone,
            QT_TRANSLATE_NOOP3("PhraseWording", "take back a figure", "after cannot")},
    Attempt{PhraseId::OptionPass, QT_TRANSLATE_NOOP3("PhraseWording", "pass", "after cannot")},
    Attempt{PhraseId::OptionMoveBeside,
            QT_TRANSLATE_NOOP3("PhraseWording", "put the %1 beside the %3 of %2: %4", "after cannot")},
    Attempt{PhraseId::OptionBuyBack,
            QT_TRANSLATE_NOOP3("PhraseWording", "buy back from %2: %1", "after cannot")},
    Attempt{PhraseId::OptionScoreTile,
            QT_TRANSLATE_NOOP3("PhraseWording", "score the meeples: %1 at %2", "after cannot")},
};

} // namespace

std::span<const Pattern> choicePatterns()
{
    return patterns;
}

std::span<const Pattern> deedPatterns()
{
    return deeds;
}

std::span<const Attempt> attemptPatterns()
{
    return attempts;
}

} // namespace glossator::wording
