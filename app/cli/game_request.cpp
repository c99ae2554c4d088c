// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_request.h"

#include "app/cli/suggestion.h"
#include "model/engine/rules/registry.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using engine::GameSetup;

namespace {

constexpr int usualPlayers = 2;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QStringList playableIds()
{
    QStringList ids;
    for (const engine::rules::ModuleInfo& module : engine::rules::all())
        ids += text(module.id);
    return ids;
}

Outcome<std::vector<std::string>> playable(QStringList ids)
{
    const QString base = playableIds().constFirst();
    ids.removeAll(base);
    ids.prepend(base);
    ids.removeDuplicates();
    std::vector<std::string> expansions;
    for (const QString& id : ids) {
        if (!playableIds().contains(id))
            return fail(u"--expansions: the engine has no rules for \"%1\" yet; it has those of %2"_s.arg(
                id, playableIds().join(u", "_s)));
        expansions.push_back(id.toStdString());
    }
    return expansions;
}

/// The switches of the expansions, or those of one name.
std::vector<const engine::SwitchSpec*> switchesOf(const std::vector<std::string>& expansions)
{
    std::vector<const engine::SwitchSpec*> specs;
    for (const std::string& id : expansions)
        for (const engine::SwitchSpec& spec : engine::rules::find(id)->switches())
            specs.push_back(&spec);
    return specs;
}

QStringList readingsOf(const engine::SwitchSpec& spec)
{
    QStringList readings;
    for (const std::string_view reading : spec.readings)
        readings += text(reading);
    return readings;
}

Failure unknownSwitch(const QString& id, const std::vector<const engine::SwitchSpec*>& specs)
{
    QStringList known;
    for (const engine::SwitchSpec* spec : specs)
        known += text(spec->id);
    const QString right =
        known.isEmpty() ? u"these expansions have none"_s : u"there are "_s + known.join(u", "_s);
    return {u"--switch: there is no switch \"%1\" in this game; %2"_s.arg(id, right), false};
}

Outcome<void> readSwitch(const QString& given, GameSetup& setup)
{
    const QString id = given.section(u'=', 0, 0);
    const QString reading = given.section(u'=', 1);
    const auto specs = switchesOf(setup.expansions);
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const auto* known) { return text(known->id) == id; });
    if (spec == specs.end())
        return tl::unexpected(unknownSwitch(id, specs));
    if (!readingsOf(**spec).contains(reading))
        return fail(u"--switch: \"%1\" is no reading of %2; write --switch %2=%3"_s.arg(
            reading, id, readingsOf(**spec).join(u'|')));
    setup.switches[id.toStdString()] = reading.toStdString();
    return {};
}

Outcome<void> readDisplay(const QStringList& ids, GameSetup& setup)
{
    QStringList known;
    for (const engine::TileKind& kind : setup.tiles)
        known += text(kind.id);
    for (const QString& id : ids) {
        if (!known.contains(id))
            return fail(u"--display: the game has no tile \"%1\"%2"_s.arg(id, didYouMean(id, known)));
        setup.display.push_back(id.toStdString());
    }
    return {};
}

} // namespace

Outcome<GameSetup> readSetup(const Request& request, const catalogue::Catalogue& catalogue)
{
    GameSetup setup;
    const auto players = request.arguments.number(u"players"_s, usualPlayers, 2, engine::maxPlayers);
    if (!players)
        return tl::unexpected(players.error());
    setup.players = static_cast<int>(*players);
    const auto ids = readExpansions(catalogue, request.arguments.list(u"expansions"_s), u"--expansions"_s);
    if (!ids)
        return tl::unexpected(ids.error());
    auto expansions = playable(*ids);
    if (!expansions)
        return tl::unexpected(expansions.error());
    setup.expansions = std::move(*expansions);
    const auto tiles = readTiles(catalogue);
    if (!tiles)
        return tl::unexpected(tiles.error());
    setup.tiles = tiles->kinds(setup.expansions);
    for (const QString& given : request.arguments.values(u"switch"_s))
        if (const auto read = readSwitch(given, setup); !read)
            return tl::unexpected(read.error());
    if (const auto read = readDisplay(request.arguments.list(u"display"_s), setup); !read)
        return tl::unexpected(read.error());
    return setup;
}

Outcome<engine::Game> makeGame(GameSetup setup)
{
    auto game = engine::Game::make(std::move(setup));
    if (game)
        return std::move(*game);
    QStringList faults;
    for (const std::string& fault : game.error())
        faults += text(fault);
    return fail(faults.join(u'\n'));
}

} // namespace glossator::cli
