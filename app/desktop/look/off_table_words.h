// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace glossator::desktop {

/// Says of what is shown all the same that it does not lie on the user's table.
class OffTableWords
{
    Q_DECLARE_TR_FUNCTIONS(OffTableWords)

public:
    [[nodiscard]] static QString said();
    /// Before the place of something, where a long name is not cut off with it; alone where there is none.
    [[nodiscard]] static QString before(const QString& place);
    /// Which of several boxes, by name.
    [[nodiscard]] static QString of(const QStringList& boxes);
};

} // namespace glossator::desktop
