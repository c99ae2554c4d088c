// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace glossator::desktop {

/// A widget that draws itself asks for the outline by this property, true, if it has no role property.
inline constexpr const char* focusRingProperty = "focusRing";

/// A widget with the keyboard says by this property, true, that something else is marked for it: what Enter
/// takes. Then it shows neither outline nor caret.
inline constexpr const char* marksElsewhereProperty = "marksElsewhere";

/// Shows where the keyboard is: an outline around the button, field, list, tree, text or picture that has it.
/// Pages and tables draw their own mark. It goes along where that is scrolled, as far as it is seen.
class FocusRing : public QWidget
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* widget);
    void place();

    QPointer<QWidget> m_widget;
    QList<QPointer<QWidget>> m_watched; ///< this, and what it lies in
};

} // namespace glossator::desktop
