// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that the events of a game with messages follow.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/messages/message_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

/// The land tile in the box belongs to another expansion, whose tiles it can stand for.
bool isCropCircleAlone(const Seen<GameBegan>& seen)
{
    int count = 0;
    for (int number = 0; number < seen.game.tiles().size(); ++number) {
        const TileKind& kind = seen.game.tiles()[static_cast<KindId>(number)].kind;
        for (const std::string& mark : kind.marks)
            count += mark.starts_with("crop-circle:") ? kind.count : 0;
    }
    return count == 1;
}

constexpr std::array<ClauseRow<GameBegan>, 8> beganClauses{{
    {"msg-made-for-base-game", always},
    {"msg-base-rules-remain", always},
    {"msg-no-specific-land-tiles", always},
    {"msg-setup-shuffle", always},
    {"msg-setup-stack", always},
    {"msg-setup-woman-at-zero", always},
    {"msg-setup-two-counters", always},
    {"msg-crop-circle-playable-alone", isCropCircleAlone},
}};

bool isAboutFigures(const Seen<Chosen>& seen)
{
    return seen.state.decision.topic == Topic::ScoreWith;
}

bool isAnothersChoice(const Seen<Chosen>& seen)
{
    return isAboutFigures(seen) && seen.what.by != seen.state.turn.player;
}

constexpr std::array<ClauseRow<Chosen>, 3> chosenClauses{{
    {"msg-score-choose-figure", isAboutFigures},
    {"msg-fn-figures-equal", isAboutFigures},
    {"msg-score-all-players-choose", isAnothersChoice},
}};

bool isFeatureScored(const Seen<Scored>& seen)
{
    return !seen.what.majority.empty() && seen.state.phase != Phase::Final;
}

bool endsOnDarkAtTheEnd(const Seen<Scored>& seen)
{
    return seen.state.phase == Phase::Final && seen.what.to > seen.what.from &&
           MessageRules::isDark(seen.what.to) && seen.what.player == seen.state.turn.player;
}

constexpr std::array<ClauseRow<Scored>, 4> awardClauses{{
    {"msg-one-figure-per-feature", isFeatureScored},
    {"msg-fn-whole-feature", isFeatureScored},
    {"msg-base-rules-remain", isFeatureScored},
    {"msg-final-no-messages", endsOnDarkAtTheEnd},
}};

/// A message that looked at a feature that another rule makes worthless, and the clause about that.
struct Worthless
{
    int message = 0;
    FeatureKind kind = FeatureKind::Road;
    Clause clause;
};

constexpr std::array<Worthless, 4> worthless{{
    {1, FeatureKind::Road, "msg-1-fn-zero-inn"},
    {2, FeatureKind::City, "msg-2-fn-zero-cathedral"},
    {8, FeatureKind::Road, "msg-8-fn-zero-inn"},
    {8, FeatureKind::City, "msg-8-fn-zero-cathedral"},
}};

/// Points that other rules bring in a round of scoring, and the clause about them.
struct InRound
{
    Round round = Round::TurnStart;
    Clause source;
    Clause clause;
};

constexpr std::array<InRound, 11> inRounds{{
    {Round::TurnStart, "exp3-fairy-start-point", "msg-fn-fairy-own-round"},
    {Round::TilePlaced, "rose-three-points", "msg-fn-windrose-own-round"},
    {Round::TilePlaced, "ann-arrow-no-neighbour", "msg-open-arrow-round"},
    {Round::TilePlaced, "ann-summary-two-points", "msg-open-arrow-round"},
    {Round::Wood, "woh-notre-dame-trigger", "msg-open-wonder-rounds"},
    {Round::Wood, "exp9-stable-points", "msg-round-2-shepherd"},
    {Round::Wood, "exp10-pyramid-five-points", "msg-round-2-acrobats"},
    {Round::Wood, "fruit-harvest-points", "msg-round-2-fruit-tree"},
    {Round::Wood, "fruit-sell-points", "msg-round-2-fruit-tree"},
    {Round::Features, "woh-stonehenge-trigger", "msg-open-wonder-rounds"},
    {Round::Features, "woh-tikal-trigger", "msg-open-wonder-rounds"},
}};

/// The clauses about what is scored in each part of the round that is divided, by RoundPart.
constexpr std::array<Clause, roundPartNames.size()> partClauses{
    "", "msg-round-3-pre", "msg-round-3-features", "msg-round-3-post", "msg-round-3-circus", ""};

bool isFrom(const ScoreSheet& sheet, Clause source)
{
    return std::ranges::any_of(sheet.addends(),
                               [&](const engine::Addend& line) { return line.cite == source; });
}

/// Not so the bonuses that come among the features.
bool isFinishedFeature(const State& state, const Scored& scored)
{
    return scored.feature != none && state.board.isFinished(scored.feature);
}

/// The part of a turn for the fourth tile, as TurnState::part counts.
constexpr int fourth = 3;

void citeWorthless(const State& state, int message, const Scored& scored, Citations& cites)
{
    const auto lines = scored.sheet.addends();
    const bool isWorthless = std::any_of(lines.begin(), lines.end(), [](const engine::Addend& line) {
        return line.count > 0 && line.each == 0;
    });
    if (scored.feature == none || !isWorthless)
        return;
    for (const Worthless& row : worthless)
        if (row.message == message && row.kind == state.board.node(scored.feature).kind)
            cites.push_back(row.clause);
}

/// The clauses about what is scored in each round, by Round.
constexpr std::array<Clause, roundCount> roundClauses{"msg-round-1a",       "msg-round-1b", "msg-round-1c",
                                                      "msg-round-2",        "msg-round-3",  "msg-round-4",
                                                      "msg-rounds-variable"};

/// In the base game there is but the scoring step. Every other round is there because of an expansion, and so
/// are all rounds of the second part of a double turn.
bool isMadeByAnExpansion(const Game& game, const State& state, Round round)
{
    return game.isInDoubleTurn(state) || (round != Round::Features && round != Round::OfItsOwn);
}

} // namespace

/// Whether somebody's two figures took features of this round.
bool MessageRules::isSplit(const State& state) const
{
    constexpr int both = (1 << figuresEach) - 1;
    for (Player player = 0; player < maxPlayers; ++player)
        if (memory(state).carried(player) == both)
            return true;
    return false;
}

/// Rows whose clause is open say what we chose, not what a source says.
MessageRules::Source MessageRules::sourceOf(const ScoreSheet& sheet)
{
    const bool isOpen = std::ranges::any_of(inRounds, [&](const InRound& row) {
        return row.clause.starts_with("msg-open-") && isFrom(sheet, row.source);
    });
    return isOpen ? Open : Settled;
}

void MessageRules::tellRound(Play& play, Round round) const
{
    const State& state = play.state();
    int stopped = 0;
    forEachMove(state, [&](const Move& move) {
        stopped += move.player == state.turn.player && move.to > move.from && isDark(move.to) ? 1 : 0;
    });
    Citations cites{"msg-fn-round-definition"};
    if (round != Round::TilePlaced || memory(state).sources() != Open)
        cites.emplace_back(roundClauses.at(static_cast<std::size_t>(round)));
    if (isMadeByAnExpansion(play.game(), state, round))
        cites.emplace_back("msg-fn-round-count-varies");
    if (state.turn.part == 0 && round != Round::OfItsOwn)
        cites.emplace_back("msg-rounds-conventional-turn");
    if (play.game().isInDoubleTurn(state))
        add(cites, {"msg-rounds-builder", "msg-fn-builder-second-round"});
    if (isSplit(state))
        cites.emplace_back("msg-fn-split-by-feature");
    if (stopped > 1)
        cites.emplace_back("msg-one-per-round");
    play.tell([&] { return Event{RoundEnded{round}, std::move(cites)}; });
}

void MessageRules::tellWhoStopsInVain(Play& play) const
{
    const State& state = play.state();
    forEachMove(state, [&](const Move& move) {
        const bool isActive = move.player == state.turn.player;
        const auto withhold = [&](Citations cites) {
            play.tell([&] { return Event{Withheld{move.player, none, Gift::Other}, std::move(cites)}; });
        };
        if (move.to > move.from && isDark(move.to) && !isActive)
            withhold({"msg-trigger-active-only", "msg-active-only-important"});
        if (isActive && !isDark(move.to) && move.to / darkEvery > move.from / darkEvery)
            withhold({"msg-trigger-not-passing"});
    });
}

void MessageRules::annotate(const Game& game, const State& state, Event& event) const
{
    const auto look = [&]<class What, std::size_t size>(const std::array<ClauseRow<What>, size>& table) {
        if (const auto* what = std::get_if<What>(&event.what))
            rules::cite<What>(table, {game, state, *what}, event.cites);
    };
    look(beganClauses);
    look(chosenClauses);
    look(awardClauses);
    if (const auto* scored = std::get_if<Scored>(&event.what))
        citeScored(state, *scored, event.cites);
    if (std::holds_alternative<Paid>(event.what))
        event.cites.emplace_back("msg-fn-payments-no-round");
    if (std::holds_alternative<TurnBegan>(event.what))
        citeTurnBegan(game, state, event.cites);
    if (state.turn.broughtBy != m_number)
        return;
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what);
        deployed != nullptr &&
        game.kindOf(state.figures[static_cast<std::size_t>(deployed->figure)]).follower)
        event.cites.emplace_back("msg-7-follower");
    if (std::holds_alternative<TilePlaced>(event.what) && state.turn.tilesDrawn == 0)
        event.cites.emplace_back("msg-7-fn-supply-tile");
    if (const auto* card = std::get_if<CardTurned>(&event.what); card != nullptr && card->isUp)
        event.cites.emplace_back("msg-7-fn-more-messages");
}

void MessageRules::citeScored(const State& state, const Scored& scored, Citations& cites) const
{
    citeWorthless(state, memory(state).shown(), scored, cites);
    if (!scored.when)
        return;
    const PartOfRound when = *scored.when;
    for (const InRound& row : inRounds)
        if (row.round == when.round && isFrom(scored.sheet, row.source))
            cites.push_back(row.clause);
    if (isFrom(scored.sheet, "robber-steal-half"))
        cites.emplace_back("msg-fn-forward-only");
    else if (const Clause clause = partClauses.at(static_cast<std::size_t>(when.part));
             !clause.empty() && (when.part != RoundPart::Features || isFinishedFeature(state, scored)))
        cites.push_back(clause);
    if (when.round == Round::Wood && scored.feature != none && scored.majority.empty() &&
        isSurrounded(state.board.node(scored.feature).kind))
        cites.emplace_back("msg-round-2-abbot");
}

/// The tile of a message comes first, then a double turn that it earned, then one that was due before.
void MessageRules::citeTurnBegan(const Game& game, const State& state, Citations& cites) const
{
    const bool isAnotherDue =
        std::ranges::any_of(state.turnQueue, [&](const TurnPart& part) { return part.module != m_number; });
    if (state.turn.broughtBy == m_number) {
        add(cites, {"msg-7-one-tile", "msg-7-fn-all-phases"});
        if (isAnotherDue)
            cites.emplace_back("msg-7-fn-before-builder");
        if (const std::int16_t earlier = state.turn.earnedIn;
            earlier != none && game.module(static_cast<std::uint8_t>(earlier)).bringsDoubleTurns())
            cites.emplace_back("msg-open-builder-part-message");
    } else if (state.turn.earnedIn == m_number) {
        cites.emplace_back("msg-7-fn-double-turn");
        if (isAnotherDue)
            cites.emplace_back("msg-7-fn-creates-builder-turn");
    } else if (state.turn.part >= fourth) {
        cites.emplace_back("msg-7-fn-full-order");
    }
}

void MessageRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (option.action != engine::Action::Deploy || option.figureKind >= game.figureKinds().size())
        return;
    if (option.figureKind == m_messenger)
        refusal.cites.emplace_back("msg-figures-not-on-tiles");
    if (refusal.reason == Reason::WrongFeatureKind && game.figureKinds()[option.figureKind].id == "abbot" &&
        state.board.node(option.feature).kind == FeatureKind::City)
        refusal.cites.emplace_back("msg-5-fn-abbot-never-knight");
}

} // namespace glossator::engine::rules
