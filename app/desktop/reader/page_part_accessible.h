// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/painted_accessible.h"
#include "app/desktop/reader/reader_view.h"

#include <QAccessible>
#include <QPointer>

namespace glossator::desktop {

/// Something painted on the page, as assistive programs meet it: what a heading, a picture and a cell
/// answer alike.
class PagePartAccessible : public PaintedAccessible
{
public:
    /// Without a parent it is a child of the page.
    explicit PagePartAccessible(ReaderView* view, QAccessibleInterface* parent = nullptr)
        : m_view(view), m_parent(parent)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_view.isNull(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_parent != nullptr ? m_parent : QAccessible::queryAccessibleInterface(view());
    }
    [[nodiscard]] QRect rect() const override
    {
        const QRect shown = inView();
        return {view()->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.offscreen = !view()->viewport()->rect().intersects(inView());
        return state;
    }

protected:
    [[nodiscard]] ReaderView* view() const { return m_view.data(); }
    /// Where it is painted, in the viewport.
    [[nodiscard]] virtual QRect inView() const = 0;

private:
    QPointer<ReaderView> m_view;
    QAccessibleInterface* m_parent;
};

} // namespace glossator::desktop
