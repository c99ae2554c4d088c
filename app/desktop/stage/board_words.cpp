// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/board_words.h"

#include "model/cases/feature_phrase.h"
#include "model/wording/tile_wording.h"

namespace glossator::desktop {

namespace {

QString inOneLine(QStringList facts)
{
    facts.removeDuplicates();
    return facts.join(QStringLiteral(" · "));
}

} // namespace

QString BoardWords::of(const pictures::BoardHit& hit) const
{
    const auto feature = featureAt(hit);
    return feature ? inOneLine(facts(*feature) + marks(static_cast<engine::TileId>(hit.tile))) : QString();
}

QString BoardWords::ofWhole(const pictures::BoardHit& hit) const
{
    const auto feature = featureAt(hit);
    if (!feature)
        return {};
    QStringList told = facts(*feature);
    m_state.board.forEachPart(*feature,
                              [&](engine::FeatureId part) { told += marks(m_state.board.node(part).tile); });
    return inOneLine(told);
}

std::optional<engine::FeatureId> BoardWords::wholeAt(const pictures::BoardHit& hit) const
{
    const auto feature = featureAt(hit);
    return feature ? std::optional(m_state.board.rootOf(*feature)) : std::nullopt;
}

std::optional<engine::FeatureId> BoardWords::featureAt(const pictures::BoardHit& hit) const
{
    const auto& tiles = m_state.board.tiles();
    if (!hit.feature || hit.tile >= tiles.size())
        return std::nullopt;
    return static_cast<engine::FeatureId>(tiles[hit.tile].firstFeature + *hit.feature);
}

QStringList BoardWords::facts(engine::FeatureId feature) const
{
    const engine::FeatureNode& whole = m_state.board.whole(feature);
    QStringList facts{m_wording.sentence(cases::featurePhrase(m_game, m_state, feature)),
                      wording::TileWording::squares(m_state.board.sizeOf(m_game.tiles(), feature))};
    if (whole.pennants > 0)
        facts << tr("%n pennant(s)", nullptr, whole.pennants);
    if (whole.kind != engine::FeatureKind::Field && whole.kind != engine::FeatureKind::Area)
        facts << (m_state.board.isFinished(feature) ? tr("finished") : tr("unfinished"));
    facts << (whole.figures > 0 ? tr("%n figure(s)", nullptr, whole.figures) : tr("nobody on it"));
    return facts;
}

QStringList BoardWords::marks(engine::TileId tile) const
{
    QStringList marks;
    for (const std::string& mark : m_game.tiles()[m_state.board.tile(tile).kind].kind.marks)
        marks << wording::TileWording::mark(mark);
    return marks;
}

QString BoardWords::of(const PlayerCard& card)
{
    return tr("Player %1: %n point(s)", nullptr, card.points).arg(card.seat + 1) + QStringLiteral(", ") +
           tr("%n in the supply", nullptr, static_cast<int>(card.supply.size()));
}

} // namespace glossator::desktop
