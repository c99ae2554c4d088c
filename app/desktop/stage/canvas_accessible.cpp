// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/canvas_accessible.h"

#include "app/desktop/stage/card_words.h"
#include "app/desktop/stage/stage_canvas.h"

#include <QPointer>
#include <QSet>

#include <memory>

namespace glossator::desktop {

namespace {

/// A child of the stage. It lives as long as the stage asks for it.
class CanvasPartAccessible : public QAccessibleInterface
{
public:
    CanvasPartAccessible(StageCanvas* canvas, int index) : m_canvas(canvas), m_index(index) {}

    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] bool isValid() const override
    {
        return whole() != nullptr && m_index < whole()->childCount();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override { return whole(); }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name && isValid() ? whole()->textOf(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
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

CanvasAccessible::CanvasAccessible(StageCanvas* canvas) : QAccessibleWidget(canvas, QAccessible::Canvas)
{
}

CanvasAccessible::~CanvasAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_children))
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
}

StageCanvas* CanvasAccessible::canvas() const
{
    return static_cast<StageCanvas*>(widget());
}

const std::vector<CanvasAccessible::Part>& CanvasAccessible::parts() const
{
    const StageStill& still = canvas()->picture().still;
    if (still == m_told)
        return m_parts;
    m_told = still;
    m_parts.clear();
    addFeatures();
    for (std::size_t i = 0; i < still.cards.size(); ++i)
        m_parts.emplace_back(Card{i});
    for (std::size_t i = 0; i < still.shelf.cardPiles.size(); ++i)
        m_parts.emplace_back(Pile{i});
    return m_parts;
}

/// A feature of several tiles says the same on each.
void CanvasAccessible::addFeatures() const
{
    QSet<QString> said;
    for (std::size_t tile = 0; tile < m_told.board.tiles.size(); ++tile) {
        const auto count = static_cast<int>(m_told.board.tiles[tile].kind->features.size());
        for (int feature = 0; feature < count; ++feature) {
            const pictures::BoardHit hit{tile, feature};
            const QString text = canvas()->textOf(hit);
            if (text.isEmpty() || said.contains(text))
                continue;
            said.insert(text);
            m_parts.emplace_back(hit);
        }
    }
}

QString CanvasAccessible::said(const Part& part) const
{
    if (const auto* hit = std::get_if<pictures::BoardHit>(&part))
        return canvas()->textOf(*hit);
    if (const auto* card = std::get_if<Card>(&part))
        return canvas()->textOf(m_told.cards[static_cast<std::size_t>(*card)]);
    return cardWords(m_told.shelf.cardPiles[static_cast<std::size_t>(std::get<Pile>(part))]);
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
        return layout.card(m_told.cards[static_cast<std::size_t>(*card)].seat);
    if (const auto* pile = std::get_if<Pile>(&part))
        return layout.shelf().cardRow(static_cast<int>(*pile));
    const pictures::BoardView view = canvas()->view();
    const engine::Square square = m_told.board.tiles[std::get<pictures::BoardHit>(part).tile].square;
    return {view.toView(pictures::cornerOf(square)), QSizeF(view.squareSize, view.squareSize)};
}

int CanvasAccessible::childCount() const
{
    return static_cast<int>(parts().size());
}

QAccessibleInterface* CanvasAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    if (m_children.size() <= index)
        m_children.resize(childCount());
    QAccessible::Id& id = m_children[index];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(
            std::make_unique<CanvasPartAccessible>(canvas(), index).release());
    return QAccessible::accessibleInterface(id);
}

int CanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* part = dynamic_cast<const CanvasPartAccessible*>(child);
    return part == nullptr ? -1 : part->index();
}

QAccessibleInterface* CanvasAccessible::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i)
        if (child(i)->rect().contains(x, y))
            return child(i);
    return nullptr;
}

void installCanvasAccessible()
{
    QAccessible::installFactory(makeCanvasAccessible); // a factory is kept once only
}

} // namespace glossator::desktop
