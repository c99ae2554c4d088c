// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/event.h"

#include <optional>
#include <span>
#include <string>

namespace glossator::engine {

class Game;
class Play;
class Setup;

/// The moments at which rule modules act. A module is called only at those it names.
enum class Moment : std::uint8_t {
    TurnBegins,
    StartScoring, ///< points for the start of a turn
    BeforeDraw,
    TileDrawn,
    TilePlaced,
    FigureDeployed,
    FigureLeft,
    Wood, ///< further options of the wood step
    WoodEnds,
    Veto,
    ScoringBegins,
    FeatureFinished,
    AfterFeatures,
    Sheet,
    PlayerSheet,
    FeatureScored,
    FinalFeatureScored,
    FigureScored,
    Paid,
    Awarded,
    TurnEnds,
    PileEmpty,
    FinalScoring,
    GameEnds,
    Annotate,
    Count
};

/// The rules of one expansion. A module keeps nothing about a game: what it must remember lies in the
/// State. It adds options, answers events, forbids with a citation, adds addends to score sheets and
/// adds steps to the agenda.
class RuleModule
{
public:
    virtual ~RuleModule() = default;
    /// Expansion id, "base".
    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual bool actsAt(Moment moment) const = 0;

    /// Changes tiles as this game plays them, before anything else.
    virtual void prepareTiles(std::vector<TileKind>&) const {}
    /// The figure kinds that this expansion brings.
    [[nodiscard]] virtual std::vector<FigureKindSpec> figureKinds() const { return {}; }
    /// What a follower is called on such a feature, "knight"; empty where this module has no name for it.
    [[nodiscard]] virtual std::string_view roleOn(const FeatureSpec&) const { return {}; }
    /// The tokens that this expansion brings.
    [[nodiscard]] virtual std::vector<TokenKindSpec> tokenKinds() const { return {}; }
    /// How many words of State::words the module uses as its memory.
    [[nodiscard]] virtual int wordCount() const { return 0; }
    /// Once, when the game's tile set and figure kinds are known: the module's number in this game and
    /// its first word.
    virtual void bind(const Game&, std::uint8_t, std::size_t) {}
    /// Before the first turn, and before a declared position: figures, tiles aside, memory.
    virtual void setUp(Setup&) const {}
    /// What is wrong with how a game begins by this module's rules; empty when nothing is.
    [[nodiscard]] virtual std::vector<std::string> setupFaults(const Game&, const State&) const { return {}; }
    /// A turn begins, with its first tile: its further parts only tell where each begins, by an event.
    virtual void turnBegins(Play&) const {}
    /// Points for the start of a turn, before a tile is drawn.
    virtual void scoreAtStart(Play&) const {}
    /// True when the module gives the player a tile, or ends the draw step, in place of the pile.
    virtual bool beforeDraw(Play&) const { return false; }
    /// Whether the player has a tile of the module's aside that may be placed in place of a drawn one,
    /// besides those open before the player or in reserve. Asked of those that act at BeforeDraw.
    [[nodiscard]] virtual bool hasTileAside(const Game&, const State&, Player) const { return false; }
    /// A tile of the pile is in the hand; what is put on the agenda comes before it is kept or placed.
    virtual void tileDrawn(Play&) const {}
    virtual void tilePlaced(Play&, TileId) const {}
    virtual void figureDeployed(Play&, FigureId) const {}
    /// A figure left a feature, to wherever it is now.
    virtual void figureLeft(Play&, FigureId, FeatureId) const {}
    /// Appends options of the wood step besides placing figures on the new tile.
    virtual void woodOptions(const Game&, const State&, Options&) const {}
    /// Nothing more is placed after this tile; what is put on the agenda belongs to the wood step.
    virtual void woodEnds(Play&) const {}
    /// Whether the module may forbid anything now; `veto` is asked only then.
    [[nodiscard]] virtual bool mayVeto(const State&) const { return true; }
    /// A choice that the core would allow but this module forbids.
    [[nodiscard]] virtual std::optional<Refusal> veto(const Game&, const State&, const Option&) const
    {
        return {};
    }
    /// Adds the clauses that this module contributes to a refusal. Where its rules let a choice go farther
    /// than the others do, the reason that is left may take the place of theirs, with every clause for it.
    virtual void cite(const Game&, const State&, const Option&, Refusal&) const {}
    /// The scoring step, with the features that are finished, each by its root, before any of them is
    /// scored; what is put on the agenda comes before all of them.
    virtual void scoringBegins(Play&, std::span<const FeatureId> /*finished*/) const {}
    /// A finished feature, before it is scored; what is put on the agenda comes first.
    virtual void featureFinished(Play&, FeatureId) const {}
    /// The scoring step begins; what is put on the agenda comes when the finished features are scored and
    /// their figures are gone.
    virtual void afterFeatures(Play&) const {}
    /// Adds to or changes what a feature is worth; `final` after the last turn or when taken early.
    virtual void sheet(const Game&, const State&, FeatureId, bool /*final*/, ScoreSheet&) const {}
    /// Changes what a feature is worth to one of those who score it.
    virtual void adaptToPlayer(const Game&, const State&, Award&) const {}
    /// A feature whose awards are made and whose figures still stand. Bonuses that are given now are paid
    /// when all features of the step are scored.
    virtual void featureScored(Play&, FeatureId) const {}
    /// The same in the final scoring.
    virtual void finalFeatureScored(Play&, FeatureId) const {}
    /// A figure that is scored by itself, before it leaves its feature and the others there.
    virtual void figureScored(Play&, FigureId) const {}
    /// Whether the module gives points for a figure of its own when its feature is scored. Asked of those
    /// that act at FigureScored.
    [[nodiscard]] virtual bool hasBonusFor(const Game&, const State&, FigureId) const { return false; }
    /// Points went from a player to another one.
    virtual void paid(Play&, const Paid&) const {}
    /// Points were made with a scoring figure.
    virtual void awarded(Play&, const Award&, FigureId) const {}
    /// Whether the module looks at the score when such a round of scoring ends.
    [[nodiscard]] virtual bool actsAtEndOf(Round) const { return false; }
    /// Only called when points were made in this part of the turn, in this round or before.
    virtual void roundEnds(Play&, Round) const {}
    virtual void turnEnds(Play&) const {}
    /// Whether a further part of a turn that this module brought makes it a double turn.
    [[nodiscard]] virtual bool bringsDoubleTurns() const { return false; }
    /// Whether such a part is there for one tile more, which belongs to the turn that brought it.
    [[nodiscard]] virtual bool bringsExtraTiles() const { return false; }
    /// Whether such a part has the points for the start of a turn too.
    [[nodiscard]] virtual bool repeatsStart() const { return false; }
    /// Why a turn or a part of one that this module brought is lost when no tile is left for it.
    [[nodiscard]] virtual Citations whyTurnIsLost() const { return {}; }
    /// The pile is empty after a turn. True when a player may still place a tile: the module puts the turn
    /// on the agenda, or asks first whether to have it.
    [[nodiscard]] virtual bool playsOn(Play&) const { return false; }
    /// Puts the module's steps of the final scoring on the agenda.
    virtual void finalScoring(Play&) const {}
    /// Everything is scored; the winners are told next.
    virtual void gameEnds(Play&) const {}
    /// Adds the clauses that this module's rules contribute to an event; only called when someone listens.
    virtual void annotate(const Game&, const State&, Event&) const {}

    /// A task of this module's own.
    virtual void run(Play&, const Task&) const {}
    /// Options of a decision that this module asked for.
    virtual void options(const Game&, const State&, Options&) const {}
    /// Why an option of this module's decision is not among them.
    [[nodiscard]] virtual Refusal explain(const Game&, const State&, const Option&) const;
    /// Carries out a choice of this module's decision, or a wood option of its own, at the decision that
    /// was asked; false when the option is not this module's.
    virtual bool choose(Play&, const Decision& /*asked*/, const Option&) const { return false; }
    /// Name of a question of this module, for cases and logs: "recipient".
    [[nodiscard]] virtual std::string_view topicName(std::uint8_t) const { return "choice"; }
    /// The cards that this module's rules use: "message 1".
    [[nodiscard]] virtual std::span<const std::string_view> cardNames() const { return {}; }
    /// How many of such a card are in the module's pile when a game begins.
    [[nodiscard]] virtual int copiesOf(std::uint8_t /*card*/) const { return 1; }
    /// Lays the first of the module's cards in a known order, from the top of their pile; false when the
    /// module has no pile.
    virtual bool stackCards(State&, std::span<const std::uint8_t>) const { return false; }
    /// The answers to a question of this module, by Option::answer: "action", "seal".
    [[nodiscard]] virtual std::span<const std::string_view> answerNames(std::uint8_t) const { return {}; }
    /// What is wrong with a declared position by this module's rules; empty when nothing is.
    [[nodiscard]] virtual std::vector<std::string> faults(const Game&, const State&) const { return {}; }
    /// Whether this module's rules put such a figure at such a place, besides the features that its kind
    /// stands on and the supply; a declared position must ask.
    [[nodiscard]] virtual bool mayStand(const Game&, const State&, FigureKind, Place) const { return false; }
    /// Whether this module's rules put such a figure of the player's beside one that stands on the same
    /// feature of the same tile; a declared position must ask.
    [[nodiscard]] virtual bool mayJoin(const Game&, const State&, Player, FigureKind, FeatureId) const
    {
        return false;
    }
    /// Whether this module's rules lay such a tile aside at such a place.
    [[nodiscard]] virtual bool mayLie(const Game&, const State&, KindId, Place) const { return false; }
};

} // namespace glossator::engine
