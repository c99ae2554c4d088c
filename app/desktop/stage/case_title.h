// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace glossator::desktop {

/// What the case on the stage is called, in the type of the page, whose size follows that of the text alone:
/// a title that has no room goes on in a second line. One that needs more than two is set smaller, and of one
/// that does not fit there either as many words stand as fit, and the tool tip tells all.
class CaseTitle : public QLabel
{
    Q_OBJECT

public:
    explicit CaseTitle(QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

    /// In which the title is written.
    [[nodiscard]] QFont type() const { return fitting(width()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont reading(double factor) const;
    [[nodiscard]] QFont fitting(int width) const;
};

} // namespace glossator::desktop
