// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace glossator::desktop {

/// Says what the inks and corners of the matrix mean, in as many lines as that needs.
class MatrixLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixLegend(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Where each entry begins, for this width.
    [[nodiscard]] std::vector<QPoint> places(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] int widthOf(qsizetype entry) const;

    QStringList m_words; ///< of each voice, then of the corner
};

} // namespace glossator::desktop
