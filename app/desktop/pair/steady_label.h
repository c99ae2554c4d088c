// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace glossator::desktop {

/// A line that tells now this, now that, and is always as high as the longest of it needs, so that what is
/// below it does not move under the pointer.
class SteadyLabel : public QLabel
{
    Q_OBJECT

public:
    explicit SteadyLabel(QWidget* parent = nullptr);

    /// The longest that it will tell, as HTML.
    void setLongest(const QString& html);

    [[nodiscard]] int heightForWidth(int width) const override;

private:
    QString m_longest;
};

} // namespace glossator::desktop
