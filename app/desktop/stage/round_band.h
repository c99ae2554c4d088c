// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/round.h"

#include <QWidget>

class QLabel;

namespace glossator::desktop {

/// The rounds of scoring of a turn, side by side: the one in which the game on the stage is stands out, and
/// is told in words with the part of it.
class RoundBand : public QWidget
{
    Q_OBJECT

public:
    explicit RoundBand(QWidget* parent = nullptr);

    /// `words` say the moment. Without a moment no round stands out: the turns have not begun, or are over.
    void tell(const std::optional<engine::PartOfRound>& moment, const QString& words);
    [[nodiscard]] const std::optional<engine::PartOfRound>& moment() const { return m_moment; }
    /// What a round is, at a point of the band; beside the rounds, what all of them are for.
    [[nodiscard]] QString textAt(QPoint point) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void retranslate();
    /// As far as there is room for them, to a whole word.
    void showWords();
    [[nodiscard]] QSize cellSize() const;
    [[nodiscard]] QRect cellOf(int number) const;
    void paintCell(QPainter& painter, const engine::RoundSpec& round, const QRect& cell) const;
    void paintParts(QPainter& painter, const QRect& cell, bool isPresent) const;

    std::optional<engine::PartOfRound> m_moment;
    QString m_said; ///< all of it
    QLabel* m_words;
};

} // namespace glossator::desktop
