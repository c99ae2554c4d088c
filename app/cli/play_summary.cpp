// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play_summary.h"

namespace glossator::cli {

namespace {

constexpr std::uint64_t hashStart = 0xcbf29ce484222325ULL;
constexpr std::uint64_t hashStep = 0x100000001b3ULL;

/// Sums over all games.
struct Sums
{
    std::vector<std::int64_t> points;
    std::int64_t plies = 0;
    std::int64_t placements = 0;
    std::int64_t decisions = 0;
    std::int64_t options = 0;
    std::int64_t discards = 0;

    void add(const RandomGame& game)
    {
        points.resize(game.scores.size());
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            points[seat] += game.scores[seat];
        plies += game.plies;
        placements += game.placements;
        decisions += game.decisions;
        options += game.options;
        discards += game.discards;
    }
};

double mean(std::int64_t sum, std::int64_t count)
{
    return count == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(count);
}

} // namespace

PlaySummary PlaySummary::of(std::span<const RandomGame> games)
{
    Sums sums;
    PlaySummary summary;
    summary.hash = hashStart;
    for (const RandomGame& game : games) {
        sums.add(game);
        summary.hash = (summary.hash ^ game.hash) * hashStep;
    }
    const auto count = static_cast<std::int64_t>(games.size());
    summary.games = games.size();
    for (const std::int64_t points : sums.points)
        summary.meanPoints.push_back(mean(points, count));
    summary.pliesAGame = mean(sums.plies, count);
    summary.optionsAPly = mean(sums.placements, sums.plies);
    summary.optionsADecision = mean(sums.options, sums.decisions);
    summary.discardsAGame = mean(sums.discards, count);
    return summary;
}

} // namespace glossator::cli
