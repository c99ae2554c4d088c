// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

namespace glossator::desktop {

/// A frame that floats over the window until one is done with it, and keeps one from nothing. Tab goes around
/// within it. Escape closes it and gives the keyboard back to who had it; going elsewhere closes it too.
class FloatingCard : public QFrame
{
    Q_OBJECT

public:
    explicit FloatingCard(QWidget* parent);

    /// Closes it and gives the keyboard back.
    void leave();

signals:
    /// Was left, and who had the keyboard before has it again.
    void gaveBack();
    /// Was left, and who had the keyboard before does not take it.
    void closed();

protected:
    /// Shows it where it lies, with the keyboard in one of its parts.
    void openAt(QWidget& first);
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] bool isWithin(const QWidget* widget) const;

    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace glossator::desktop
