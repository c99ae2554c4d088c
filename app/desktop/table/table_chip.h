// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace glossator::desktop {

/// A box on the table, as a button: its name, and behind it the cross that takes it away.
class TableChip : public QToolButton
{
    Q_OBJECT

public:
    TableChip(QString name, QWidget* parent);

    /// In pixels, the cross included: a name that needs more is cut.
    void setMostWidth(int width);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect nameRect() const;
    [[nodiscard]] int widthBesideName() const;

    QString m_name;
    int m_mostWidth = QWIDGETSIZE_MAX;
};

} // namespace glossator::desktop
