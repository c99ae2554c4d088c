// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_rules.h"

#include "model/engine/flow.h"
#include "model/engine/rules/wonders/wonder_pairs.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view markerPiece = "marker";

/// The display of the game: the wonders named in the setup, or as many as there are places.
std::vector<KindId> displayed(const Game& game, const WonderLookup& wonders, int wanted)
{
    std::vector<KindId> kinds;
    for (int w = 0; w < wonderCount; ++w) {
        const KindId kind = wonders.kindOf(static_cast<Wonder>(w));
        const auto& names = game.display();
        const bool named =
            std::find(names.begin(), names.end(), wonderTileIds[static_cast<std::size_t>(w)]) != names.end();
        if (kind != none && (named || (names.empty() && static_cast<int>(kinds.size()) < wanted)))
            kinds.push_back(kind);
    }
    return kinds;
}

void joinFields(TileKind& kind, std::string_view one, std::string_view other)
{
    const auto indexOf = [&](std::string_view name) {
        const auto found = std::find_if(kind.features.begin(), kind.features.end(),
                                        [&](const FeatureSpec& feature) { return feature.name == name; });
        return static_cast<std::uint8_t>(found - kind.features.begin());
    };
    if (indexOf(one) < kind.features.size() && indexOf(other) < kind.features.size())
        kind.joins.push_back({indexOf(one), indexOf(other)});
}

} // namespace

bool WonderRules::actsAt(Moment moment) const
{
    switch (moment) {
    case Moment::TurnBegins:
    case Moment::BeforeDraw:
    case Moment::PileEmpty:
    case Moment::TilePlaced:
    case Moment::FigureDeployed:
    case Moment::Veto:
    case Moment::FeatureFinished:
    case Moment::FeatureScored:
    case Moment::FinalScoring:
    case Moment::Annotate:
        return true;
    default:
        return false;
    }
}

void WonderRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    if (!m_readings.fieldsAsPrinted)
        return;
    for (TileKind& kind : kinds)
        if (kind.id == wonderTileIds[static_cast<std::size_t>(Wonder::CircusMaximus)])
            joinFields(kind, cutFields[0], cutFields[1]);
}

/// A piece that marks a wonder and can do nothing else (woh-setup-marker-any-piece).
std::vector<FigureKindSpec> WonderRules::figureKinds() const
{
    if (!m_readings.marksWithPiece)
        return {};
    return {{std::string(markerPiece), 0, {}}};
}

void WonderRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_meeple = game.figureKind("meeple").value_or(0);
    m_marker = m_readings.marksWithPiece ? game.figureKind(markerPiece).value_or(0) : m_meeple;
    m_wonders = WonderLookup(game.tiles());
}

/// Eight meeples of the base game become nine (ten in the variant): one leaves the supply and joins the
/// new one beside the track, and in the variant another new one waits at the start space.
void WonderRules::setUp(Setup& setup) const
{
    State& state = setup.state();
    for (Player player = 0; player < setup.game().players(); ++player)
        if (const FigureId meeple = findInSupply(state, player, m_meeple); meeple != none)
            state.figures[static_cast<std::size_t>(meeple)].place = {PlaceKind::BesideTrack, nobody,
                                                                     WonderPairs::firstSpace};
    const std::string_view second = m_readings.marksWithPiece ? markerPiece : "meeple";
    setup.giveEach(second, 1, {PlaceKind::BesideTrack, nobody, WonderPairs::firstSpace});
    if (m_readings.twoWonders)
        setup.giveEach(second, 1, {PlaceKind::BesideTrack, nobody, WonderPairs::startSpace});
    for (int w = 0; w < wonderCount; ++w)
        if (const KindId kind = m_wonders.kindOf(static_cast<Wonder>(w)); kind != none)
            setup.takeFromPile(kind);
    const int wanted = setup.game().players() * (m_readings.twoWonders ? 2 : 1);
    for (const KindId kind : displayed(setup.game(), m_wonders, wanted))
        setup.layAside(kind, {PlaceKind::Display, nobody, none});
}

/// Everybody must be able to gain a wonder (woh-setup-wonders-equal-players, -alternative-any-number).
std::vector<std::string> WonderRules::setupFaults(const Game& game, const State& state) const
{
    const auto wonders = std::count_if(state.aside.begin(), state.aside.end(),
                                       [&](const TileAside& tile) { return m_wonders.isDisplayed(tile); });
    if (wonders >= game.players())
        return {};
    return {std::to_string(game.players()) + " players need at least as many wonders on display, not " +
            std::to_string(wonders)};
}

void WonderRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Gain:
        return gain(play);
    case Step::KeepDrawn:
        return keepDrawn(play);
    case Step::ChooseTile:
        return ask(play, play.state().turn.player, Question::WhichTile);
    case Step::LookAgain:
        return lookAtScore(play, 0);
    case Step::FinalEffect:
        return lookAt(play, effects()[static_cast<std::size_t>(task.value)], none, none);
    }
}

std::string_view WonderRules::topicName(std::uint8_t code) const
{
    switch (static_cast<Question>(code)) {
    case Question::Recipient:
        return "recipient";
    case Question::WhichWonder:
        return "wonder";
    case Question::WhichTile:
        break;
    }
    return "tile";
}

Task WonderRules::step(Step code, int value) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(code);
    task.value = static_cast<std::int16_t>(value);
    return task;
}

void WonderRules::ask(Play& play, Player who, Question question) const
{
    play.ask({Topic::OfModule, who, m_number, static_cast<std::uint8_t>(question)});
}

void WonderRules::options(const Game& game, const State& state, Options& out) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::Recipient:
        for (const Player player : pairs(state).due())
            out.push_back(Option::pickPlayer(player));
        return;
    case Question::WhichWonder:
        for (const TileAside& tile : state.aside)
            if (m_wonders.isDisplayed(tile))
                out.push_back(Option::pickTile(tile.kind));
        return;
    case Question::WhichTile:
        break;
    }
    for (const std::int16_t kept : keptBy(state, state.decision.who)) {
        const Option option = Option::pickTile(state.aside[static_cast<std::size_t>(kept)].kind);
        if (canBePlaced(game, state, option.kind) && std::find(out.begin(), out.end(), option) == out.end())
            out.push_back(option);
    }
}

bool WonderRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    switch (static_cast<Question>(asked.code)) {
    case Question::Recipient:
        ask(play, option.player, Question::WhichWonder);
        break;
    case Question::WhichWonder:
        takeWonder(play, asked.who, option.kind);
        break;
    case Question::WhichTile:
        takeKept(play, option.kind);
        break;
    }
    return true;
}

/// Pairs of meeples wait beside the track, and one marks a wonder.
bool WonderRules::mayStand(const Game&, const State& state, FigureKind kind, Place place) const
{
    if (place.kind == PlaceKind::BesideTrack)
        return kind == m_meeple || kind == m_marker;
    return kind == m_marker &&
           (place.kind == PlaceKind::OnFeature && state.board.node(place.index).kind == FeatureKind::Area &&
            m_wonders.isWonder(state.board.tile(state.board.node(place.index).tile).kind));
}

/// Wonders lie in the display; ordinary tiles are kept; both can wait in front of a player.
bool WonderRules::mayLie(const Game&, const State&, KindId kind, Place place) const
{
    if (place.kind == PlaceKind::InFront)
        return true;
    return place.kind == (m_wonders.isWonder(kind) ? PlaceKind::Display : PlaceKind::Reserve);
}

} // namespace glossator::engine::rules
