// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace glossator::desktop {

/// Says what the inks and corners of the matrix mean.
class MatrixLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixLegend(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QStringList m_words; ///< of each speaker, then of the corner
};

} // namespace glossator::desktop
