// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/accessible_parts.h"

#include <QAccessibleWidget>

namespace glossator::desktop {

class TimelineSlider;

/// The timeline as assistive programs meet it: a slider whose value is told in words, with its marks as
/// buttons.
class TimelineAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit TimelineAccessible(TimelineSlider* slider);

    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QVariant currentValue() const override;
    void setCurrentValue(const QVariant& value) override;
    [[nodiscard]] QVariant maximumValue() const override;
    [[nodiscard]] QVariant minimumValue() const override;
    [[nodiscard]] QVariant minimumStepSize() const override;

private:
    [[nodiscard]] TimelineSlider* slider() const;

    mutable AccessibleParts m_children;
};

/// Timelines made from now on are met so.
void installTimelineAccessible();

} // namespace glossator::desktop
