// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QToolButton>

namespace glossator::desktop {

/// A box on the table, as a button: its sign and its name, and behind them the cross that takes it away.
class TableChip : public QToolButton
{
    Q_OBJECT

public:
    /// `sign` may be null.
    TableChip(QString name, QIcon sign, QWidget* parent);

    /// In pixels, the cross included: a name that needs more is cut.
    void setMostWidth(int width);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int signSide() const;
    [[nodiscard]] QRect nameRect() const;
    [[nodiscard]] int widthBesideName() const;

    QString m_name;
    QIcon m_sign;
    int m_mostWidth = QWIDGETSIZE_MAX;
};

} // namespace glossator::desktop
