// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader_accessible.h"

#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/reader_view.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace glossator::desktop {

namespace {

/// A heading or a clause of the page.
class PlaceAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PlaceAccessible(ReaderView* view, PagePlace place) : m_view(view), m_place(place) {}

    [[nodiscard]] bool isValid() const override { return !m_view.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const auto* clause = m_view->page().clauseAt(m_place);
        if (what == QAccessible::Name)
            return plainTextAt(m_view->page(), m_place, m_view->languages().front());
        if (what == QAccessible::Description && clause != nullptr)
            return ClauseWords::description(*clause);
        return {};
    }

    [[nodiscard]] QRect rect() const override
    {
        const QRect inView = m_view->rectOf(m_place);
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return m_view->page().clauseAt(m_place) == nullptr ? QAccessible::Heading : QAccessible::ListItem;
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.focusable = m_view->page().clauseAt(m_place) != nullptr;
        state.focused = m_view->hasFocus() && m_view->current() == m_place;
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->rectOf(m_place));
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        const auto* clause = m_view->page().clauseAt(m_place);
        if (clause == nullptr)
            return {};
        QStringList names{setFocusAction()};
        if (!m_view->page().casesOf(clause->id).isEmpty())
            names += pressAction();
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name == setFocusAction())
            m_view->setCurrent(m_place);
        if (name == pressAction())
            emit m_view->caseActivated(m_view->page().clauseAt(m_place)->id);
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

private:
    QPointer<ReaderView> m_view;
    PagePlace m_place;
};

/// The page: its children are headings and clauses in reading order, glosses after their rule.
class ReaderAccessible : public QAccessibleWidget
{
public:
    explicit ReaderAccessible(ReaderView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~ReaderAccessible() override { forget(); }
    Q_DISABLE_COPY_MOVE(ReaderAccessible)

    [[nodiscard]] int childCount() const override { return static_cast<int>(places().size()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        const auto& all = places();
        if (index < 0 || index >= static_cast<int>(all.size()))
            return nullptr;
        const PagePlace place = all[static_cast<std::size_t>(index)];
        auto& id = m_children[place];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new PlaceAccessible(m_view, place));
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
        for (int i = 0; i < childCount(); ++i)
            if (m_view->current() == places()[static_cast<std::size_t>(i)])
                return child(i);
        return nullptr;
    }

private:
    [[nodiscard]] const std::vector<PagePlace>& places() const
    {
        const QString shown = m_view->page().expansion().id;
        if (shown == m_shown && !m_places.empty())
            return m_places;
        forget();
        m_shown = shown;
        for (int i = 0; i < static_cast<int>(m_view->page().entries().size()); ++i)
            for (int piece = 0; piece < std::max(1, m_view->page().entry(i).pieces()); ++piece)
                m_places.push_back({i, piece});
        return m_places;
    }

    void forget() const
    {
        for (const auto& [place, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
        m_children.clear();
        m_places.clear();
    }

    ReaderView* m_view;
    mutable QString m_shown;
    mutable std::vector<PagePlace> m_places;
    mutable std::map<PagePlace, QAccessible::Id> m_children;
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
