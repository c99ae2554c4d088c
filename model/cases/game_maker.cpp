// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/game_maker.h"

#include "model/cases/expectation_text.h"
#include "model/engine/rules/registry.h"

#include <algorithm>

namespace glossator::cases {

namespace {

std::string moduleIds()
{
    std::vector<std::string> ids;
    for (const engine::rules::ModuleInfo& module : engine::rules::all())
        ids.emplace_back(module.id);
    return joined(ids);
}

} // namespace

std::shared_ptr<const engine::Game> GameMaker::make(std::vector<engine::TileKind> kinds)
{
    checkExpansions();
    checkSwitches();
    checkDisplay(kinds);
    if (!m_faults.empty())
        return nullptr;
    auto game = engine::Game::make(setup(std::move(kinds)));
    if (game)
        return std::make_shared<const engine::Game>(std::move(*game));
    for (const std::string& what : game.error())
        m_faults.push_back({placeOf(what), what, ""});
    return nullptr;
}

/// What the engine says of a tile that the case lays out belongs to that tile.
sources::Place GameMaker::placeOf(const std::string& what) const
{
    for (const Name& name : m_case.display)
        if (what.find('"' + name.text + '"') != std::string::npos)
            return name.place;
    return m_case.place;
}

engine::GameSetup GameMaker::setup(std::vector<engine::TileKind> kinds) const
{
    engine::GameSetup setup;
    setup.players = static_cast<int>(m_case.players.size());
    setup.tiles = std::move(kinds);
    for (const Name& name : m_case.expansions)
        setup.expansions.push_back(name.text);
    for (const auto& [name, reading] : m_case.switches)
        setup.switches[name.text] = reading.text;
    for (const Name& name : m_case.display)
        setup.display.push_back(name.text);
    return setup;
}

void GameMaker::checkExpansions()
{
    for (const Name& name : m_case.expansions)
        if (engine::rules::find(name.text) == nullptr)
            m_faults.push_back({name.place, "the engine has no rules for the expansion \"" + name.text + "\"",
                                "it knows " + moduleIds() + "; tiles alone come by \"tiles from\""});
}

std::vector<const engine::SwitchSpec*> GameMaker::switchSpecs() const
{
    std::vector<const engine::SwitchSpec*> specs;
    for (const Name& name : m_case.expansions)
        if (const auto* module = engine::rules::find(name.text); module != nullptr)
            for (const engine::SwitchSpec& spec : module->switches())
                specs.push_back(&spec);
    return specs;
}

void GameMaker::checkSwitches()
{
    const auto specs = switchSpecs();
    std::vector<std::string> known;
    for (const engine::SwitchSpec* spec : specs)
        known.emplace_back(spec->id);
    for (const auto& [name, reading] : m_case.switches) {
        const auto spec =
            std::find_if(specs.begin(), specs.end(), [&](const auto* s) { return s->id == name.text; });
        if (spec != specs.end())
            checkReading(**spec, reading);
        else
            m_faults.push_back(
                {name.place, "there is no switch \"" + name.text + "\" in this game",
                 known.empty() ? "its expansions have none" : "its switches are " + joined(known)});
    }
}

void GameMaker::checkReading(const engine::SwitchSpec& spec, const Name& reading)
{
    const std::vector<std::string> known(spec.readings.begin(), spec.readings.end());
    if (std::find(known.begin(), known.end(), reading.text) == known.end())
        m_faults.push_back(
            {reading.place,
             "the switch \"" + std::string(spec.id) + "\" has no reading \"" + reading.text + "\"",
             "its readings are " + joined(known)});
}

void GameMaker::checkDisplay(const std::vector<engine::TileKind>& kinds)
{
    for (const Name& name : m_case.display)
        if (std::none_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name.text; }))
            m_faults.push_back({name.place, "the game has no tile \"" + name.text + "\"",
                                "name a tile of the case's expansions"});
}

} // namespace glossator::cases
