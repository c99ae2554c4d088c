// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/game.h"

#include "model/engine/box_limits.h"
#include "model/engine/flow.h"
#include "model/engine/rules/registry.h"
#include "model/engine/setup.h"

#include <algorithm>
#include <iterator>

namespace glossator::engine {

namespace {

using Words = std::vector<std::string>;

void checkSwitches(const GameSetup& setup, std::span<const rules::ModuleInfo* const> modules, Words& faults)
{
    for (const auto& [id, reading] : setup.switches) {
        const SwitchSpec* found = nullptr;
        for (const rules::ModuleInfo* module : modules)
            for (const SwitchSpec& spec : module->switches())
                if (spec.id == id)
                    found = &spec;
        if (found == nullptr)
            faults.push_back("no expansion of this game has a switch \"" + id + "\"");
        else if (std::find(found->readings.begin(), found->readings.end(), reading) == found->readings.end())
            faults.push_back(
                std::string("switch \"").append(id).append("\" has no reading \"").append(reading) + "\"");
    }
}

std::vector<const rules::ModuleInfo*> findModules(const GameSetup& setup, Words& faults)
{
    std::vector<const rules::ModuleInfo*> found;
    for (const std::string& id : setup.expansions) {
        const rules::ModuleInfo* info = rules::find(id);
        if (info == nullptr)
            faults.push_back("the engine has no rules for the expansion \"" + id + "\"");
        else if (std::find(found.begin(), found.end(), info) != found.end())
            faults.push_back("the expansion \"" + id + "\" is named twice");
        else
            found.push_back(info);
    }
    std::ranges::sort(found); // as in the registry: the order has a meaning, and players name them in any
    return found;
}

void checkTiles(const GameSetup& setup, Words& faults)
{
    std::vector<std::string> ids;
    for (const TileKind& kind : setup.tiles)
        ids.push_back(kind.id);
    std::sort(ids.begin(), ids.end());
    const auto twice = std::adjacent_find(ids.begin(), ids.end());
    if (twice != ids.end())
        faults.push_back("the tile kind \"" + *twice + "\" is given twice");
    if (setup.tiles.empty())
        faults.emplace_back("the game has no tiles");
    for (const std::string& id : setup.display)
        if (!std::binary_search(ids.begin(), ids.end(), id))
            faults.push_back("the game has no tile \"" + id + "\" to lay out");
    if (!setup.tiles.empty() && std::ranges::none_of(setup.tiles, &TileKind::starts))
        faults.emplace_back("no tile of the game lies on the board before the first turn");
    for (const TileKind& kind : setup.tiles)
        if (kind.starts && kind.count < 1)
            faults.push_back("the tile kind \"" + kind.id + "\" starts, but there is no copy of it");
    for (const TileKind& kind : setup.tiles)
        for (const std::string& what : shapeFaults(kind))
            faults.push_back("the tile kind \"" + kind.id + "\" " + what);
    std::ranges::move(boxFaults(setup.tiles), std::back_inserter(faults));
}

/// A tile that is named for the display must be laid out there by a module, and each must be able to begin.
void checkBeginning(const Game& game, Words& faults)
{
    const State state = game.unpack();
    for (const std::string& id : game.display())
        if (std::ranges::none_of(state.aside, [&](const TileAside& tile) {
                return tile.place.kind == PlaceKind::Display && game.tiles()[tile.kind].kind.id == id;
            }))
            faults.push_back("the tile \"" + id + "\" is not laid out by any expansion of this game");
    for (const auto& module : game.modules())
        std::ranges::move(module->setupFaults(game, state), std::back_inserter(faults));
}

/// Every module builds on the figures and the score track of the first one.
void checkOrder(const GameSetup& setup, Words& faults)
{
    const std::string first(rules::all().front().id);
    if (setup.expansions.empty())
        faults.push_back("a game needs the rules of at least one expansion, as a rule \"" + first + "\"");
    else if (setup.expansions.front() != first)
        faults.push_back("the rules of \"" + first + "\" come first in every game");
}

} // namespace

Refusal RuleModule::explain(const Game&, const State&, const Option&) const
{
    return {Reason::NotAvailable, {}};
}

tl::expected<Game, std::vector<std::string>> Game::make(GameSetup setup)
{
    Words faults;
    if (setup.players < 2 || setup.players > maxPlayers)
        faults.push_back("a game has 2 to 6 players, not " + std::to_string(setup.players));
    checkOrder(setup, faults);
    const auto infos = findModules(setup, faults);
    checkSwitches(setup, infos, faults);
    checkTiles(setup, faults);
    if (!faults.empty())
        return tl::unexpected(faults);
    Game game;
    game.m_players = static_cast<Player>(setup.players);
    for (const rules::ModuleInfo* info : infos)
        game.m_modules.push_back(info->make(setup.switches));
    for (const auto& module : game.m_modules)
        module->prepareTiles(setup.tiles);
    game.m_tiles = TileSet(setup.tiles);
    game.m_display = std::move(setup.display);
    game.bindModules();
    checkBeginning(game, faults);
    if (!faults.empty())
        return tl::unexpected(faults);
    return game;
}

void Game::bindModules()
{
    for (const auto& module : m_modules)
        for (FigureKindSpec& kind : module->figureKinds())
            m_figureKinds.push_back(std::move(kind));
    for (const auto& module : m_modules)
        for (TokenKindSpec& kind : module->tokenKinds())
            m_tokenKinds.push_back(std::move(kind));
    m_hasAccompanyingFigures = std::ranges::any_of(m_figureKinds, &FigureKindSpec::accompanies);
    m_hasNeutralFigures = std::ranges::any_of(m_figureKinds, &FigureKindSpec::neutral);
    for (std::size_t i = 0; i < m_modules.size(); ++i) {
        m_modules[i]->bind(*this, static_cast<std::uint8_t>(i), static_cast<std::size_t>(m_words));
        m_words += m_modules[i]->wordCount();
        for (std::size_t moment = 0; moment < m_acting.size(); ++moment)
            if (m_modules[i]->actsAt(static_cast<Moment>(moment)))
                m_acting[moment].push_back(m_modules[i].get());
        for (std::size_t round = 0; round < m_actingAtEnd.size(); ++round)
            if (m_modules[i]->actsAtEndOf(static_cast<Round>(round)))
                m_actingAtEnd[round].push_back(m_modules[i].get());
    }
}

std::optional<FigureKind> Game::figureKind(std::string_view id) const
{
    for (std::size_t i = 0; i < m_figureKinds.size(); ++i)
        if (m_figureKinds[i].id == id)
            return static_cast<FigureKind>(i);
    return std::nullopt;
}

std::optional<TokenKind> Game::tokenKind(std::string_view id) const
{
    for (std::size_t i = 0; i < m_tokenKinds.size(); ++i)
        if (m_tokenKinds[i].id == id)
            return static_cast<TokenKind>(i);
    return std::nullopt;
}

State Game::unpack() const
{
    State state;
    state.words.assign(static_cast<std::size_t>(m_words), 0);
    for (int kind = 0; kind < m_tiles.size(); ++kind) {
        const int count = m_tiles[static_cast<KindId>(kind)].kind.count;
        state.pile.counts.push_back(static_cast<std::uint8_t>(count));
        state.pile.size = static_cast<std::int16_t>(state.pile.size + count);
    }
    state.tokens.assign(m_tokenKinds.size() * static_cast<std::size_t>(m_players + 1), 0);
    for (std::size_t kind = 0; kind < m_tokenKinds.size(); ++kind)
        state.tokens[tokenSlot(static_cast<TokenKind>(kind), nobody)] =
            static_cast<std::uint8_t>(m_tokenKinds[kind].count);
    Setup setup(*this, state);
    for (const auto& module : m_modules)
        module->setUp(setup);
    return state;
}

State Game::begin(Listener* listener) const
{
    State state = unpack();
    Play play(*this, state, listener);
    play.tell([] { return Event{GameBegan{}, {}}; });
    for (int number = 0; number < m_tiles.size(); ++number)
        if (const auto kind = static_cast<KindId>(number); m_tiles[kind].kind.starts) {
            --state.pile.counts[static_cast<std::size_t>(kind)];
            --state.pile.size;
            const TileId tile = state.board.place(m_tiles, kind, {}, 0);
            play.tell([&] { return Event{TilePlaced{nobody, tile}, {}}; });
            break;
        }
    play.next(Task::turnOf(0));
    Flow(play).run();
    return state;
}

std::optional<PartOfRound> Game::roundIn(const State& state) const
{
    return looksAtRounds() ? state.scoringMoment() : std::nullopt;
}

bool Game::isInDoubleTurn(const State& state) const
{
    return state.turn.part > 0 && state.turn.broughtBy != none &&
           m_modules[static_cast<std::size_t>(state.turn.broughtBy)]->bringsDoubleTurns();
}

bool Game::isForExtraTile(const State& state) const
{
    return state.turn.broughtBy != none &&
           m_modules[static_cast<std::size_t>(state.turn.broughtBy)]->bringsExtraTiles();
}

std::string_view Game::roleOn(const FeatureSpec& feature) const
{
    std::string_view role;
    for (const auto& module : m_modules)
        if (const std::string_view name = module->roleOn(feature); !name.empty())
            role = name;
    return role;
}

} // namespace glossator::engine
