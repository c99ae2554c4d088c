// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_part_accessible.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// A heading or a clause of the page, as assistive programs meet it.
class PlaceAccessible : public PagePartAccessible, public QAccessibleActionInterface
{
    Q_DECLARE_TR_FUNCTIONS(PlaceAccessible)

public:
    /// Without a parent it is a child of the page.
    PlaceAccessible(ReaderView* view, PagePlace place, QAccessibleInterface* parent = nullptr)
        : PagePartAccessible(view, parent), m_place(place)
    {
    }

    [[nodiscard]] PagePlace place() const { return m_place; }

    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void* interface_cast(QAccessible::InterfaceType type) override;

private:
    [[nodiscard]] QRect inView() const override { return view()->rectOf(m_place); }

    PagePlace m_place;
};

} // namespace glossator::desktop
