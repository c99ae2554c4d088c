// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace glossator::desktop {

/// Stands where the grid of tiles would be when none is left: what was looked for, where else it is, what may
/// be meant, and the way back.
class NoTiles : public QWidget
{
    Q_OBJECT

public:
    explicit NoTiles(QWidget* parent);

    /// What was typed, how many tiles of boxes that are not shown have it, and words that are near to it.
    void tell(const QString& words, int elsewhere, const QStringList& nearWords);

signals:
    /// Asks for these words instead; for none to see all.
    void wordsChosen(const QString& words);
    /// Asks to see the tiles of all boxes.
    void allBoxesRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_typed;
    int m_elsewhere = 0;
    QStringList m_nearWords;

    QLabel* m_title;
    QLabel* m_near;
    QLabel* m_hidden;
    QPushButton* m_all;
    QPushButton* m_clear;
};

} // namespace glossator::desktop
