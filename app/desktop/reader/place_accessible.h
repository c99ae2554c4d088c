// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/reader_view.h"

#include <QAccessibleWidget>
#include <QPointer>

namespace glossator::desktop {

/// A heading or a clause of the page, as assistive programs meet it.
class PlaceAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    /// Without a parent it is a child of the page.
    PlaceAccessible(ReaderView* view, PagePlace place, QAccessibleInterface* parent = nullptr)
        : m_view(view), m_place(place), m_parent(parent)
    {
    }

    [[nodiscard]] PagePlace place() const { return m_place; }

    [[nodiscard]] bool isValid() const override { return !m_view.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void* interface_cast(QAccessible::InterfaceType type) override;

protected:
    [[nodiscard]] ReaderView* view() const { return m_view.data(); }

private:
    QPointer<ReaderView> m_view;
    PagePlace m_place;
    QAccessibleInterface* m_parent;
};

} // namespace glossator::desktop
