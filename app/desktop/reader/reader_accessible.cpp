// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader_accessible.h"

#include "app/desktop/reader/picture_words.h"
#include "app/desktop/reader/place_accessible.h"
#include "app/desktop/reader/table_accessible.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <map>

namespace glossator::desktop {

namespace {

/// The picture of a tile: its text says what is drawn, its action opens the tile.
class TileAccessible : public PagePartAccessible, public QAccessibleActionInterface
{
public:
    TileAccessible(ReaderView* view, int entry, int tile)
        : PagePartAccessible(view), m_entry(entry), m_tile(tile)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const auto language = view()->languages().front();
        if (what == QAccessible::Name)
            return PictureWords::name(shown(), language);
        if (what == QAccessible::Description)
            return PictureWords::description(shown(), language);
        return {};
    }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Graphic; }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = PagePartAccessible::state();
        state.linked = true;
        state.focusable = true;
        state.focused = view()->isOnTile(m_entry, m_tile);
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }

    void doAction(const QString& name) override
    {
        if (name == pressAction())
            emit view()->tileActivated(QString::fromStdString(shown().tile->kind.id));
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

private:
    [[nodiscard]] const PageTile& shown() const
    {
        return view()->page().entry(m_entry).tiles.at(static_cast<std::size_t>(m_tile));
    }

    [[nodiscard]] QRect inView() const override { return view()->rectOfTile(m_entry, m_tile); }

    int m_entry;
    int m_tile;
};

/// What a screen reader meets on the page: a heading or clause, a picture beside it, or the table under it.
struct Item
{
    PagePlace place;
    int tile = -1; ///< of the entry; -1 for the heading or clause itself
    bool isTable = false;

    auto operator<=>(const Item&) const = default; // NOLINT(modernize-use-nullptr)
};

/// The page: its children are headings and clauses in reading order, the pictures beside an entry after
/// its first text, glosses after their rule. The rows of a table are children of the table.
class ReaderAccessible : public QAccessibleWidget
{
public:
    explicit ReaderAccessible(ReaderView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~ReaderAccessible() override { forget(); }
    Q_DISABLE_COPY_MOVE(ReaderAccessible)

    [[nodiscard]] int childCount() const override { return static_cast<int>(items().size()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        const auto& all = items();
        if (index < 0 || index >= static_cast<int>(all.size()))
            return nullptr;
        const Item& item = all[static_cast<std::size_t>(index)];
        auto& id = m_children[item];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(made(item));
        return QAccessible::accessibleInterface(id);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const auto& all = items();
        const auto onTile = std::ranges::find_if(all, [this](const Item& item) {
            return item.tile >= 0 && m_view->isOnTile(item.place.entry, item.tile);
        });
        const auto found = onTile != all.end() ? onTile : std::ranges::find_if(all, [this](const Item& item) {
            return item.tile < 0 && !item.isTable && m_view->current() == item.place;
        });
        return found == all.end() ? focusInTables() : child(static_cast<int>(found - all.begin()));
    }

private:
    [[nodiscard]] QAccessibleInterface* made(const Item& item) const
    {
        if (item.tile >= 0)
            return new TileAccessible(m_view, item.place.entry, item.tile);
        if (item.isTable)
            return new TableAccessible(m_view, item.place.entry);
        return new PlaceAccessible(m_view, item.place);
    }

    [[nodiscard]] const std::vector<Item>& items() const
    {
        const QString shown = m_view->page().expansion().id;
        if (shown == m_shown && !m_items.empty())
            return m_items;
        forget();
        m_shown = shown;
        for (int i = 0; i < static_cast<int>(m_view->page().entries().size()); ++i)
            add(i);
        return m_items;
    }

    void add(int index) const
    {
        const PageEntry& entry = m_view->page().entry(index);
        if (!entry.table)
            m_items.push_back({{index, 0}, -1});
        for (int tile = 0; tile < static_cast<int>(entry.tiles.size()); ++tile)
            m_items.push_back({{index, 0}, tile});
        if (!entry.columns.empty())
            m_items.push_back({{index, 0}, -1, true});
        for (int piece = 1; !entry.table && piece < entry.pieces(); ++piece)
            m_items.push_back({{index, piece}, -1});
    }

    [[nodiscard]] QAccessibleInterface* focusInTables() const
    {
        const auto& all = items();
        for (std::size_t i = 0; m_view->current() && i < all.size(); ++i)
            if (all[i].isTable)
                if (auto* found = static_cast<TableAccessible*>(child(static_cast<int>(i)))
                                      ->childAtPlace(*m_view->current()))
                    return found;
        return nullptr;
    }

    void forget() const
    {
        for (const auto& [item, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
        m_children.clear();
        m_items.clear();
    }

    ReaderView* m_view;
    mutable QString m_shown;
    mutable std::vector<Item> m_items;
    mutable std::map<Item, QAccessible::Id> m_children;
};

QAccessibleInterface* makeReaderAccessible(const QString&, QObject* object)
{
    auto* view = qobject_cast<ReaderView*>(object);
    return view == nullptr ? nullptr : new ReaderAccessible(view);
}

} // namespace

void installReaderAccessible()
{
    QAccessible::installFactory(makeReaderAccessible); // a factory is kept once only
}

} // namespace glossator::desktop
