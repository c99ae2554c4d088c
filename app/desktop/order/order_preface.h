// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace glossator::desktop {

/// What is said above the steps of an order of play: in short whether they are all, and the whole of it for
/// those who ask, so that the steps have the room.
class OrderPreface : public QWidget
{
    Q_OBJECT

public:
    explicit OrderPreface(QWidget* parent);

    void say(const QString& inShort, const QString& whole);
    /// The whole of it takes no more, and can be scrolled.
    void setMostHeight(int height);
    /// What the keyboard comes to, in this order.
    [[nodiscard]] QList<QWidget*> stops() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void fit();
    void retranslate();

    QLabel* m_short;
    QPushButton* m_more; ///< shows the whole of it, and hides it again
    QScrollArea* m_area;
    QLabel* m_whole;
    int m_mostHeight = 0;
};

} // namespace glossator::desktop
