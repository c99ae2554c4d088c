// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::cases {

/// Every sentence, clause of a sentence and name that a description is made of. The English of each is
/// in phrase_words.cpp; gaps are given behind each.
enum class PhraseId : std::uint16_t {
    Verbatim, ///< text as it stands
    List,     ///< %1, and %2 and so on, joined by commas
    Tile,     ///< verbatim: tile kind id; an interface may show a name instead
    Clause,   ///< verbatim: clause id
    // Who
    Red,
    Blue,
    Green,
    Yellow,
    Black,
    Pink,
    Table,
    Nobody,
    // Figures: the English of each is the id of its kind, with spaces for hyphens
    Meeple,
    Abbot,
    Messenger,
    LargeMeeple,
    Fairy,
    PinkPig,
    Builder,
    Pig,
    Ringmaster,
    BigTop,
    Robber,
    Shepherd,
    Mayor,
    Phantom,
    Marker,
    OtherFigure, ///< verbatim: figure kind id
    // Tokens: the English of each is the id of its kind, with spaces for hyphens
    Wine,
    Grain,
    Cloth,
    TowerPiece,
    OneSheep,
    TwoSheep,
    ThreeSheep,
    FourSheep,
    Wolf,
    Quince,
    Apple,
    Apricot,
    Cherry,
    Plum,
    Elderberry,
    TunnelToken,
    OtherToken, ///< verbatim: token kind id
    // Features
    City,
    Road,
    Field,
    Monastery,
    Abbacy,
    Garden,
    River,
    Area,
    Shrine,
    SpecialMonastery,
    Church,
    Abbey,
    Wonder,
    Sector,         ///< %1 its name
    FeatureAt,      ///< %1 feature, %2 where
    FeatureSpotAt,  ///< the same, %3 its side of the square
    FeatureWritten, ///< %1 feature, %2 its name in case files, %3 square; in faults
    AtSquare,       ///< %1 square
    OnNewTile,
    OnStartTile,
    SpotMiddle, ///< the sides in the order of tiles::FeatureSide
    SpotNorth,
    SpotNorthNorthEast,
    SpotNorthEast,
    SpotEastNorthEast,
    SpotEast,
    SpotEastSouthEast,
    SpotSouthEast,
    SpotSouthSouthEast,
    SpotSouth,
    SpotSouthSouthWest,
    SpotSouthWest,
    SpotWestSouthWest,
    SpotWest,
    SpotWestNorthWest,
    SpotNorthWest,
    SpotNorthNorthWest,
    SpotNorthEastCorner,
    SpotSouthEastCorner,
    SpotSouthWestCorner,
    SpotNorthWestCorner,
    SpotNorthToSouth,
    SpotWestToEast,
    SpotFirst,
    SpotSecond,
    SpotThird,
    SpotLast,
    Square, ///< %1 column, %2 row
    // Places
    InSupply,    ///< %1 player
    OnFeature,   ///< %1 feature
    OnTrack,     ///< %n points
    BesideTrack, ///< %n space
    InDisplay,
    InFrontOf, ///< %1 player
    InReserve, ///< %1 player
    InHand,    ///< %1 player
    BesideBoard,
    WithFigure, ///< %1 player, %2 figure
    OnTile,     ///< %1 tile, %2 square
    HeldBy,     ///< %1 player
    OutOfGame,
    // Events
    GameBegan,
    TurnBegan,        ///< %1 player, %n turn
    TurnGoesOn,       ///< %1 player, %n part of the turn, 2 and more
    PhaseBegan,       ///< %1 phase
    TileDrawn,        ///< %1 player, %2 tile
    TileDiscarded,    ///< %1 tile
    TilePlaced,       ///< %1 player, %2 tile, %3 square, %n quarter turns
    TileLaidOut,      ///< %1 tile, %2 square, %n quarter turns
    TileMoved,        ///< %1 tile, %2 from, %3 to
    FigureDeployed,   ///< %1 player, %2 figure, %3 feature
    FollowerDeployed, ///< the same, %4 what a follower is called there
    FigureMoved,      ///< %1 player, %2 figure, %3 from, %4 to
    NeutralMoved,     ///< %1 figure, %2 from, %3 to
    TokensTaken,      ///< %1 player, %2 token, %n tokens; from the common supply
    TokensMoved,      ///< %1 from, %2 to, %3 token, %n tokens
    TokensReturned,   ///< %1 player, %2 token, %n tokens; to the common supply
    TokensPut,        ///< %1 player, %2 token, %3 tile, %4 square, %n tokens
    TokensLaid,       ///< the same without a player: %1 token, %2 tile, %3 square; from the common supply
    TokensLifted,     ///< the same, back to the common supply
    TokensTakenFrom,  ///< %1 player, %2 token, %3 tile, %4 square, %n tokens
    Paid,             ///< %1 payer, %2 receiver, %n points
    FeatureFinished,  ///< %1 feature
    Scored,           ///< %1 player, %n points, %2 addends
    ScoredMajority,   ///< %1 player, %n points, %2 addends, %3 shares
    ScoredNothing,    ///< %1 player, %2 what for
    Share,            ///< %1 player, %n strength
    Addend,           ///< %1 counted, %n points each
    AddendWritten,    ///< the same, %2 its clause; in faults
    Withheld,         ///< %1 player
    WithheldFor,      ///< %1 player, %2 feature
    TileActivated,    ///< %1 player, %2 tile, %3 square
    CardTurnedUp,     ///< %1 player, %2 card
    CardTurnedDown,   ///< %1 player, %2 card
    RoundEnded,       ///< %1 round
    RoundTurnStart,   ///< the rounds in the order of engine::Round
    RoundTileDrawn,
    RoundTilePlaced,
    RoundWood,
    RoundFeatures,
    RoundTurnEnd,
    RoundOfItsOwn,
    PartOfRound, ///< %1 round, %2 part
    RoundBefore, ///< the parts in the order of engine::RoundPart
    RoundOfFeatures,
    RoundAfter,
    RoundLast,
    RoundAtItsEnd,
    Chosen,    ///< %1 player, %2 option
    Refused,   ///< %1 player, %2 option, %3 reason
    GameEnded, ///< %1 winners
    // Counted, each with %n
    CountedTiles,
    CountedPennants,
    CountedMonastery,
    CountedSurroundingTiles,
    CountedCities,
    CountedFigures,
    CountedRoads,
    CountedLines,
    CountedTokens,
    CountedBonus,
    CountedRoadTiles,
    CountedCityTiles,
    CountedMonasteries,
    // Phases
    PhaseSetup,
    PhaseStart,
    PhaseDraw,
    PhasePlace,
    PhaseWood,
    PhaseScore,
    PhaseEnd,
    PhaseFinal,
    PhaseOver,
    // Options
    OptionDraw,          ///< %1 tile
    OptionPlaceTile,     ///< %1 tile, %2 square, %n quarter turns
    OptionDeploy,        ///< %1 figure, %2 feature
    OptionDeployNowhere, ///< %1 figure; on a feature that there is not
    OptionTakeBack,      ///< %1 figure, %2 feature
    OptionTakeBackNone,  ///< a figure that there is not
    OptionPass,
    OptionPickPlayer,  ///< %1 player
    OptionPickTile,    ///< %1 tile
    OptionPickFigure,  ///< %1 figure, %2 place
    OptionPickFeature, ///< %1 feature
    OptionPickAnswer,  ///< %1 answer
    Answer,            ///< its name, or another word of the rules
    OptionMoveBeside,  ///< %1 figure, %2 player, %3 that player's figure, %4 its place
    OptionPutToken,    ///< %1 token, %2 tile, %3 square
    OptionPutFigure,   ///< %1 figure, %2 tile, %3 square
    OptionBuyBack,     ///< %1 figure, %2 player who holds it
    OptionScoreTile,   ///< %1 tile, %2 square
    // Decisions
    DecisionNone,
    DecisionDraw,           ///< %1 who
    DecisionPlace,          ///< %1 who, %2 tile
    DecisionWood,           ///< %1 who
    DecisionScoreWith,      ///< %1 who
    DecisionPayWith,        ///< %1 who
    DecisionRecipient,      ///< %1 who
    DecisionWonder,         ///< %1 who
    DecisionCapture,        ///< %1 who
    DecisionExchange,       ///< %1 who
    DecisionToken,          ///< %1 player
    DecisionFlock,          ///< %1 player
    DecisionFruit,          ///< %1 player
    DecisionFruitAction,    ///< %1 player
    DecisionFruitValue,     ///< %1 player
    DecisionSale,           ///< %1 player
    DecisionTunnel,         ///< %1 player
    DecisionColour,         ///< %1 player
    DecisionFollower,       ///< %1 player
    DecisionMessage,        ///< %1 player
    DecisionMessageFeature, ///< %1 player
    DecisionWhichMessage,   ///< %1 player
    DecisionRobber,         ///< %1 player
    DecisionRob,            ///< %1 player
    DecisionWhichTile,      ///< %1 player
    DecisionSymbol,         ///< %1 player
    DecisionArrow,          ///< %1 player
    DecisionExtraTurn,      ///< %1 player
    DecisionPlaceBeside,    ///< %1 player
    DecisionRemoveOne,      ///< %1 player
    DecisionCropCircle,     ///< %1 player
    DecisionAnimal,         ///< %1 player
    DecisionAbbey,          ///< %1 player
    DecisionOther,          ///< %1 who, %2 name of the question
    // Reasons of refusals
    ReasonNoDecision,
    ReasonNotAsked,
    ReasonGameOver,
    ReasonTileNotInPile,
    ReasonOtherTileInHand,
    ReasonSquareOccupied,
    ReasonTouchesNothing,
    ReasonEdgeDiffers,
    ReasonMakesNoRoom,
    ReasonNotOnNewTile,
    ReasonNoSuchFeature,
    ReasonFeatureOccupied,
    ReasonNoFollower,
    ReasonWrongFeatureKind,
    ReasonSupplyEmpty,
    ReasonFigureNeeded,
    ReasonNoSuchFigure,
    ReasonStepUsed,
    ReasonNotYours,
    ReasonTooFewPoints,
    ReasonOutOfReach,
    ReasonNotAvailable,
    Count
};

/// So many places after one of those that follow the values of another list.
[[nodiscard]] constexpr PhraseId offset(PhraseId first, int index)
{
    return static_cast<PhraseId>(static_cast<int>(first) + index);
}

} // namespace glossator::cases
