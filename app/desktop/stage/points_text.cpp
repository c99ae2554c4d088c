// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/points_text.h"

#include <QStringList>

#include <cstdlib>

namespace glossator::desktop {

QString pointsText(int points)
{
    return points < 0 ? QStringLiteral("\u2212%1").arg(-points) : QStringLiteral("+%1").arg(points);
}

QString sumOf(const engine::ScoreSheet& sheet)
{
    QStringList parts;
    for (const engine::Addend& addend : sheet.addends()) {
        const QString points = QString::number(std::abs(addend.points()));
        const QString product =
            addend.count != 1 && addend.each != 1
                ? QStringLiteral("%1×%2").arg(std::abs(addend.count)).arg(std::abs(addend.each))
                : points;
        const bool isLess = addend.points() < 0;
        const QString sign = parts.isEmpty() ? (isLess ? QStringLiteral("\u2212") : QString())
                                             : (isLess ? QStringLiteral("\u2212 ") : QStringLiteral("+ "));
        parts << sign + product;
    }
    const bool isPlain = parts.size() == 1 && !parts.front().contains(u'×');
    return isPlain ? QString() : parts.join(u' ');
}

} // namespace glossator::desktop
