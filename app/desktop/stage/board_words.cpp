// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/board_words.h"

#include "model/cases/feature_phrase.h"
#include "model/wording/tile_wording.h"

namespace glossator::desktop {

QString BoardWords::of(const pictures::BoardHit& hit, int step) const
{
    const engine::State& state = m_result.steps[static_cast<std::size_t>(step)].state;
    if (!hit.feature || hit.tile >= state.board.tiles().size())
        return {};
    const engine::TileSet& tiles = m_result.game->tiles();
    const auto feature =
        static_cast<engine::FeatureId>(state.board.tiles()[hit.tile].firstFeature + *hit.feature);
    const engine::FeatureNode& whole = state.board.whole(feature);
    QStringList facts{m_wording.sentence(cases::featurePhrase(*m_result.game, state, feature)),
                      wording::TileWording::squares(state.board.sizeOf(tiles, feature))};
    if (whole.pennants > 0)
        facts << tr("%n pennant(s)", nullptr, whole.pennants);
    if (whole.kind != engine::FeatureKind::Field && whole.kind != engine::FeatureKind::Area)
        facts << (state.board.isFinished(feature) ? tr("finished") : tr("unfinished"));
    facts << (whole.figures > 0 ? tr("%n figure(s)", nullptr, whole.figures) : tr("nobody on it"));
    for (const std::string& mark : tiles[state.board.tiles()[hit.tile].kind].kind.marks)
        facts << wording::TileWording::mark(mark);
    facts.removeDuplicates();
    return facts.join(QStringLiteral(" · "));
}

QString BoardWords::of(const PlayerCard& card)
{
    return tr("Player %1: %n point(s)", nullptr, card.points).arg(card.seat + 1) + QStringLiteral(", ") +
           tr("%n in the supply", nullptr, static_cast<int>(card.supply.size()));
}

} // namespace glossator::desktop
