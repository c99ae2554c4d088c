// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace glossator::desktop {

/// The strongest weight that the typefaces have. What markup calls bold is bolder than that: letters are
/// smeared to look so.
inline constexpr int strongWeight = QFont::DemiBold;

/// Markup in that weight.
[[nodiscard]] inline QString strong(const QString& html)
{
    return QStringLiteral("<span style=\"font-weight:%1\">%2</span>")
        .arg(QString::number(strongWeight), html);
}

/// The same in a colour.
[[nodiscard]] inline QString strong(const QString& html, const QColor& colour)
{
    return QStringLiteral("<span style=\"font-weight:%1; color:%2\">%3</span>")
        .arg(QString::number(strongWeight), colour.name(), html);
}

} // namespace glossator::desktop
