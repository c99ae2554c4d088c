// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_accessible.h"

#include "app/desktop/stage/timeline_slider.h"

#include <memory>

namespace glossator::desktop {

namespace {

/// A mark of the timeline: a button that goes there. It lives as long as the timeline asks for it.
class MarkAccessible : public PaintedAccessible, public QAccessibleActionInterface
{
public:
    MarkAccessible(TimelineSlider* slider, int mark) : m_slider(slider), m_mark(mark) {}

    [[nodiscard]] int mark() const { return m_mark; }
    [[nodiscard]] bool isValid() const override
    {
        return m_slider != nullptr && m_mark < static_cast<int>(m_slider->marks().size());
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_slider);
    }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name && isValid()
                   ? m_slider->marks()[static_cast<std::size_t>(m_mark)].text
                   : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inside = m_slider->rectOf(m_mark);
        return {m_slider->mapToGlobal(inside.topLeft()), inside.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Button; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.checkable = false;
        state.selected = isValid() && m_slider->current() == m_mark;
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid())
            m_slider->goTo(m_mark);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

private:
    TimelineSlider* m_slider;
    int m_mark;
};

QAccessibleInterface* makeTimelineAccessible(const QString&, QObject* object)
{
    auto* slider = qobject_cast<TimelineSlider*>(object);
    return slider == nullptr ? nullptr : std::make_unique<TimelineAccessible>(slider).release();
}

} // namespace

TimelineAccessible::TimelineAccessible(TimelineSlider* slider)
    : QAccessibleWidget(slider, QAccessible::Slider),
      m_children([slider](int mark) { return std::make_unique<MarkAccessible>(slider, mark); })
{
}

TimelineSlider* TimelineAccessible::slider() const
{
    return static_cast<TimelineSlider*>(widget());
}

QString TimelineAccessible::text(QAccessible::Text what) const
{
    const int current = slider()->current();
    if (what == QAccessible::Value && current >= 0)
        return slider()->marks()[static_cast<std::size_t>(current)].text;
    return QAccessibleWidget::text(what);
}

int TimelineAccessible::childCount() const
{
    return static_cast<int>(slider()->marks().size());
}

QAccessibleInterface* TimelineAccessible::child(int index) const
{
    return m_children.part(index, childCount());
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* mark = dynamic_cast<const MarkAccessible*>(child);
    return mark == nullptr ? -1 : mark->mark();
}

QAccessibleInterface* TimelineAccessible::childAt(int x, int y) const
{
    for (int mark = 0; mark < childCount(); ++mark)
        if (child(mark)->rect().contains(x, y))
            return child(mark);
    return nullptr;
}

void* TimelineAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
}

QVariant TimelineAccessible::currentValue() const
{
    return slider()->value();
}

void TimelineAccessible::setCurrentValue(const QVariant& value)
{
    slider()->setValue(value.toInt());
}

QVariant TimelineAccessible::maximumValue() const
{
    return slider()->maximum();
}

QVariant TimelineAccessible::minimumValue() const
{
    return slider()->minimum();
}

QVariant TimelineAccessible::minimumStepSize() const
{
    return slider()->singleStep();
}

void installTimelineAccessible()
{
    QAccessible::installFactory(makeTimelineAccessible); // a factory is kept once only
}

} // namespace glossator::desktop
