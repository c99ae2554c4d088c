// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace glossator::desktop {

/// What the case on the stage is called, in the type of the page. A title that has no room is set smaller,
/// and then in two lines; of one that has none there either as many words stand as fit, and the tool tip
/// tells all.
class CaseTitle : public QLabel
{
    Q_OBJECT

public:
    explicit CaseTitle(QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// As high as two lines need, whether they are needed or not: the room beside it changes with the turn.
    void keepHeight(bool keep);
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont reading(double factor) const;
    [[nodiscard]] QFont fitting(int width) const;

    bool m_keepsHeight = false;
};

} // namespace glossator::desktop
