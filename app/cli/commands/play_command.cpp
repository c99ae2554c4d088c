// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/game_request.h"
#include "app/cli/page.h"
#include "app/cli/play_summary.h"

#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 mostGames = 1000000;
constexpr int hashDigits = 16;
constexpr int numberColumns = 10;

/// What was asked for and what came out.
struct Tournament
{
    engine::GameSetup setup;
    std::uint64_t seed = 1;
    std::vector<RandomGame> games;
    PlaySummary summary;

    [[nodiscard]] bool allEnded() const
    {
        return std::all_of(games.begin(), games.end(), [](const RandomGame& game) { return game.ended; });
    }
};

QString hex(std::uint64_t hash)
{
    return QString::number(hash, 16).rightJustified(hashDigits, u'0');
}

template <typename Number>
QJsonArray numbers(const std::vector<Number>& values)
{
    QJsonArray array;
    for (const Number value : values)
        array += value;
    return array;
}

QJsonObject gameJson(const RandomGame& game)
{
    return {{u"seed"_s, static_cast<qint64>(game.seed)},
            {u"scores"_s, numbers(game.scores)},
            {u"winners"_s, numbers(game.winners)},
            {u"plies"_s, game.plies},
            {u"decisions"_s, game.decisions},
            {u"discards"_s, game.discards},
            {u"ended"_s, game.ended},
            {u"hash"_s, hex(game.hash)}};
}

QJsonObject summaryJson(const PlaySummary& summary)
{
    return {{u"games"_s, static_cast<qint64>(summary.games)},
            {u"meanPoints"_s, numbers(summary.meanPoints)},
            {u"pliesAGame"_s, summary.pliesAGame},
            {u"optionsAPly"_s, summary.optionsAPly},
            {u"optionsADecision"_s, summary.optionsADecision},
            {u"discardsAGame"_s, summary.discardsAGame},
            {u"hash"_s, hex(summary.hash)}};
}

QJsonObject toJson(const Tournament& tournament)
{
    QJsonArray expansions;
    for (const std::string& id : tournament.setup.expansions)
        expansions += QString::fromStdString(id);
    QJsonObject switches;
    for (const auto& [id, reading] : tournament.setup.switches)
        switches.insert(QString::fromStdString(id), QString::fromStdString(reading));
    QJsonArray games;
    for (const RandomGame& game : tournament.games)
        games += gameJson(game);
    return {{u"expansions"_s, expansions},
            {u"switches"_s, switches},
            {u"players"_s, tournament.setup.players},
            {u"seed"_s, static_cast<qint64>(tournament.seed)},
            {u"games"_s, games},
            {u"summary"_s, summaryJson(tournament.summary)}};
}

QString row(const QStringList& cells)
{
    QString text;
    for (const QString& cell : cells)
        text += padded(cell, numberColumns, true);
    return text;
}

QStringList texts(const std::vector<int>& values)
{
    QStringList list;
    for (const int value : values)
        list += QString::number(value);
    return list;
}

void addGames(Page& page, const Tournament& tournament)
{
    QStringList head{u"seed"_s};
    for (int seat = 0; seat < tournament.setup.players; ++seat)
        head += u"seat %1"_s.arg(seat);
    head << u"plies"_s << u"discards"_s;
    page.line(page.style().strong(row(head) + u"  final state"_s));
    for (const RandomGame& game : tournament.games)
        page.line(row(QStringList{QString::number(game.seed)} + texts(game.scores) +
                      QStringList{QString::number(game.plies), QString::number(game.discards)}) +
                  u"  "_s + hex(game.hash) +
                  (game.ended ? QString() : page.style().alarming(u"  stopped early"_s)));
}

QString decimal(double value, int digits)
{
    return QString::number(value, 'f', digits);
}

void addSummary(Page& page, const PlaySummary& summary)
{
    QStringList points;
    for (const double mean : summary.meanPoints)
        points += decimal(mean, 2);
    constexpr int column = 24;
    page.gap();
    page.line(page.style().strong(
        u"Means of %1 %2"_s.arg(summary.games).arg(summary.games == 1 ? u"game"_s : u"games"_s)));
    page.entry(u"points by seat"_s, points.join(u", "_s), column, 2);
    page.entry(u"plies a game"_s, decimal(summary.pliesAGame, 2), column, 2);
    page.entry(u"options a ply"_s, decimal(summary.optionsAPly, 2) + u" ways to place the drawn tile"_s,
               column, 2);
    page.entry(u"options a decision"_s, decimal(summary.optionsADecision, 2), column, 2);
    page.entry(u"discards a game"_s, decimal(summary.discardsAGame, 4), column, 2);
    page.entry(u"hash of all games"_s, hex(summary.hash), column, 2);
}

QByteArray pageOf(const Tournament& tournament, const TextStyle& style)
{
    Page page(style);
    addGames(page, tournament);
    addSummary(page, tournament.summary);
    return page.bytes();
}

Outcome<Tournament> play(const Request& request)
{
    const auto seed =
        request.arguments.number(u"seed"_s, 1, 0, std::numeric_limits<qint64>::max() - mostGames);
    const auto games = request.arguments.number(u"games"_s, 1, 1, mostGames);
    if (!seed)
        return tl::unexpected(seed.error());
    if (!games)
        return tl::unexpected(games.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto setup = readSetup(request, *catalogue);
    if (!setup)
        return tl::unexpected(setup.error());
    const auto game = makeGame(*setup);
    if (!game)
        return tl::unexpected(game.error());
    Tournament tournament{*setup, static_cast<std::uint64_t>(*seed), {}, {}};
    for (qint64 i = 0; i < *games; ++i)
        tournament.games.push_back(playByChance(*game, tournament.seed + static_cast<std::uint64_t>(i)));
    tournament.summary = PlaySummary::of(tournament.games);
    return tournament;
}

Outcome<Answer> runPlay(const Request& request)
{
    const auto tournament = play(request);
    if (!tournament)
        return tl::unexpected(tournament.error());
    const ExitStatus status = tournament->allEnded() ? ExitStatus::Good : ExitStatus::DoesNotHold;
    if (request.wantsJson())
        return jsonAnswer(toJson(*tournament), status);
    return Answer{status, pageOf(*tournament, request.style)};
}

} // namespace

Command playCommand()
{
    Command command;
    command.name = u"play"_s;
    command.summary = u"Play whole games by chance and tell what came out"_s;
    command.text = {
        u"Every choice is one of those that the engine offers, each equally likely; tiles come as from a "
        "shuffled pile. The same seed gives the same games on every machine; the second game has the "
        "next seed, so any one of many can be played again alone."_s};
    command.options = {
        {u"expansions"_s, u"A,B,.."_s, u"Expansions by id, code or name; the base game is always there."_s},
        {u"players"_s, u"N"_s, u"2 to 6 players (usually 2)."_s},
        {u"seed"_s, u"N"_s, u"Seed of the first game (usually 1)."_s},
        {u"games"_s, u"N"_s, u"How many games (usually 1)."_s},
        {u"switch"_s, u"ID=READING"_s, u"A reading of a rule on which editions differ."_s, true},
        {u"display"_s, u"TILE,.."_s, u"The tiles laid out, where an expansion asks for a choice."_s},
    };
    command.run = runPlay;
    return command;
}

} // namespace glossator::cli
