// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/canvas_accessible.h"

#include "app/desktop/stage/card_words.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/tile_geometry.h"

#include <QHash>
#include <QPointer>

#include <algorithm>
#include <memory>

namespace glossator::desktop {

namespace {

/// A child of the stage. It lives as long as the stage asks for it.
class CanvasPartAccessible : public PaintedAccessible
{
public:
    CanvasPartAccessible(StageCanvas* canvas, int index) : m_canvas(canvas), m_index(index) {}

    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] bool isValid() const override
    {
        return whole() != nullptr && m_index < whole()->childCount();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override { return whole(); }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name && isValid() ? whole()->textOf(m_index) : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inside = whole()->rectOf(m_index).toRect();
        return {m_canvas->mapToGlobal(inside.topLeft()), inside.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::StaticText; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.readOnly = true;
        state.offscreen = isValid() && !whole()->rectOf(m_index).intersects(m_canvas->rect());
        return state;
    }

private:
    [[nodiscard]] CanvasAccessible* whole() const
    {
        return m_canvas == nullptr
                   ? nullptr
                   : dynamic_cast<CanvasAccessible*>(QAccessible::queryAccessibleInterface(m_canvas));
    }

    QPointer<StageCanvas> m_canvas;
    int m_index;
};

QAccessibleInterface* makeCanvasAccessible(const QString&, QObject* object)
{
    auto* canvas = qobject_cast<StageCanvas*>(object);
    return canvas == nullptr ? nullptr : std::make_unique<CanvasAccessible>(canvas).release();
}

} // namespace

CanvasAccessible::CanvasAccessible(StageCanvas* canvas)
    : QAccessibleWidget(canvas, QAccessible::Canvas),
      m_children([canvas](int index) { return std::make_unique<CanvasPartAccessible>(canvas, index); })
{
}

StageCanvas* CanvasAccessible::canvas() const
{
    return static_cast<StageCanvas*>(widget());
}

const std::vector<CanvasAccessible::Part>& CanvasAccessible::parts() const
{
    if (m_revision == canvas()->revision())
        return m_parts;
    m_revision = canvas()->revision();
    m_parts.clear();
    addFeatures();
    const StageStill& still = canvas()->picture().still;
    for (std::size_t i = 0; i < still.cards.size(); ++i)
        m_parts.emplace_back(Card{i});
    for (std::size_t i = 0; i < still.shelf.cardPiles.size(); ++i)
        m_parts.emplace_back(Pile{i});
    return m_parts;
}

/// They are the first parts.
void CanvasAccessible::addFeatures() const
{
    const auto words = canvas()->words();
    if (!words)
        return;
    QHash<engine::FeatureId, std::size_t> places;
    const std::vector<pictures::PlacedTile>& tiles = canvas()->picture().still.board.tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QRectF squares =
            pictures::boundsOf(*tiles[i].kind, tiles[i].turn).translated(pictures::cornerOf(tiles[i].square));
        const auto count = static_cast<int>(tiles[i].kind->features.size());
        for (int feature = 0; feature < count; ++feature) {
            const pictures::BoardHit hit{i, feature};
            const auto whole = words->wholeAt(hit);
            if (!whole)
                continue;
            if (!places.contains(*whole)) {
                places.insert(*whole, m_parts.size());
                m_parts.emplace_back(Feature{*whole, hit, {}});
            }
            std::get<Feature>(m_parts[places.value(*whole)]).squares |= squares;
        }
    }
}

QString CanvasAccessible::said(const Part& part) const
{
    const StageStill& still = canvas()->picture().still;
    if (const auto* feature = std::get_if<Feature>(&part)) {
        const auto words = canvas()->words();
        return words ? words->ofWhole(feature->first) : QString();
    }
    if (const auto* card = std::get_if<Card>(&part))
        return BoardWords::of(still.cards[static_cast<std::size_t>(*card)]);
    return cardWords(still.shelf.cardPiles[static_cast<std::size_t>(std::get<Pile>(part))]);
}

QString CanvasAccessible::textOf(int index) const
{
    return index < childCount() ? said(parts()[static_cast<std::size_t>(index)]) : QString();
}

QRectF CanvasAccessible::rectOf(int index) const
{
    if (index >= childCount())
        return {};
    const Part& part = parts()[static_cast<std::size_t>(index)];
    const StageLayout& layout = canvas()->layout();
    if (const auto* card = std::get_if<Card>(&part))
        return layout.card(canvas()->picture().still.cards[static_cast<std::size_t>(*card)].seat);
    if (const auto* pile = std::get_if<Pile>(&part))
        return layout.shelf().cardRow(static_cast<int>(*pile));
    return canvas()->view().toView(std::get<Feature>(part).squares) & layout.board();
}

int CanvasAccessible::childCount() const
{
    return static_cast<int>(parts().size());
}

QAccessibleInterface* CanvasAccessible::child(int index) const
{
    return m_children.part(index, childCount());
}

int CanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* part = dynamic_cast<const CanvasPartAccessible*>(child);
    return part == nullptr ? -1 : part->index();
}

QAccessibleInterface* CanvasAccessible::childAt(int x, int y) const
{
    return child(indexAt(canvas()->mapFromGlobal(QPointF(x, y))));
}

/// Features lie within one another's rectangles; there the board knows which it is.
int CanvasAccessible::indexAt(QPointF point) const
{
    for (int i = 0; i < childCount(); ++i)
        if (!std::holds_alternative<Feature>(m_parts[static_cast<std::size_t>(i)]) &&
            rectOf(i).contains(point))
            return i;
    const auto hit = canvas()->hitAt(point);
    return hit ? indexOf(*hit) : -1;
}

int CanvasAccessible::indexOf(const pictures::BoardHit& hit) const
{
    const auto words = canvas()->words();
    const auto whole = words ? words->wholeAt(hit) : std::nullopt;
    const auto isIt = [&](const Part& part) {
        const auto* feature = std::get_if<Feature>(&part);
        return feature != nullptr && feature->whole == whole;
    };
    const auto found = std::ranges::find_if(parts(), isIt);
    return found == m_parts.end() ? -1 : static_cast<int>(found - m_parts.begin());
}

void CanvasAccessible::tellChanged() const
{
    QAccessibleEvent order(canvas(), QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&order);
    for (const QAccessible::Id id : askedFor()) {
        QAccessibleEvent name(QAccessible::accessibleInterface(id), QAccessible::NameChanged);
        QAccessible::updateAccessibility(&name);
    }
}

QList<QAccessible::Id> CanvasAccessible::askedFor() const
{
    return m_children.askedFor(childCount());
}

void tellCanvasChanged(StageCanvas& canvas)
{
    if (!QAccessible::isActive())
        return;
    const auto* face = dynamic_cast<CanvasAccessible*>(QAccessible::queryAccessibleInterface(&canvas));
    if (face != nullptr)
        face->tellChanged();
}

void installCanvasAccessible()
{
    QAccessible::installFactory(makeCanvasAccessible); // a factory is kept once only
}

} // namespace glossator::desktop
