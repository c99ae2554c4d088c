// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/board_words.h"

#include "model/cases/feature_phrase.h"
#include "model/wording/tile_wording.h"

namespace glossator::desktop {

namespace {

std::optional<engine::FeatureId> featureAt(const pictures::BoardHit& hit, const engine::Board& board)
{
    if (!hit.feature || hit.tile >= board.tiles().size())
        return std::nullopt;
    return static_cast<engine::FeatureId>(board.tiles()[hit.tile].firstFeature + *hit.feature);
}

QString inOneLine(QStringList facts)
{
    facts.removeDuplicates();
    return facts.join(QStringLiteral(" · "));
}

} // namespace

QString BoardWords::of(const pictures::BoardHit& hit, int step) const
{
    const engine::State& state = stateOf(step);
    const auto feature = featureAt(hit, state.board);
    return feature
               ? inOneLine(facts(state, *feature) + marks(state.board, static_cast<engine::TileId>(hit.tile)))
               : QString();
}

QString BoardWords::ofWhole(const pictures::BoardHit& hit, int step) const
{
    const engine::State& state = stateOf(step);
    const auto feature = featureAt(hit, state.board);
    if (!feature)
        return {};
    QStringList told = facts(state, *feature);
    state.board.forEachPart(
        *feature, [&](engine::FeatureId part) { told += marks(state.board, state.board.node(part).tile); });
    return inOneLine(told);
}

std::optional<engine::FeatureId> BoardWords::wholeAt(const pictures::BoardHit& hit, int step) const
{
    const engine::Board& board = stateOf(step).board;
    const auto feature = featureAt(hit, board);
    return feature ? std::optional(board.rootOf(*feature)) : std::nullopt;
}

const engine::State& BoardWords::stateOf(int step) const
{
    return m_result.steps[static_cast<std::size_t>(step)].state;
}

QStringList BoardWords::facts(const engine::State& state, engine::FeatureId feature) const
{
    const engine::FeatureNode& whole = state.board.whole(feature);
    QStringList facts{m_wording.sentence(cases::featurePhrase(*m_result.game, state, feature)),
                      wording::TileWording::squares(state.board.sizeOf(m_result.game->tiles(), feature))};
    if (whole.pennants > 0)
        facts << tr("%n pennant(s)", nullptr, whole.pennants);
    if (whole.kind != engine::FeatureKind::Field && whole.kind != engine::FeatureKind::Area)
        facts << (state.board.isFinished(feature) ? tr("finished") : tr("unfinished"));
    facts << (whole.figures > 0 ? tr("%n figure(s)", nullptr, whole.figures) : tr("nobody on it"));
    return facts;
}

QStringList BoardWords::marks(const engine::Board& board, engine::TileId tile) const
{
    QStringList marks;
    for (const std::string& mark : m_result.game->tiles()[board.tile(tile).kind].kind.marks)
        marks << wording::TileWording::mark(mark);
    return marks;
}

QString BoardWords::of(const PlayerCard& card)
{
    return tr("Player %1: %n point(s)", nullptr, card.points).arg(card.seat + 1) + QStringLiteral(", ") +
           tr("%n in the supply", nullptr, static_cast<int>(card.supply.size()));
}

} // namespace glossator::desktop
