// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Markup in the strongest weight that the typefaces have. What markup calls bold is bolder than that:
/// letters are smeared to look so.
[[nodiscard]] inline QString strong(const QString& html)
{
    return QStringLiteral("<span style=\"font-weight:600\">%1</span>").arg(html);
}

/// The same in a colour ("#a3221a").
[[nodiscard]] inline QString strong(const QString& html, const QString& colour)
{
    return QStringLiteral("<span style=\"font-weight:600; color:%1\">%2</span>").arg(colour, html);
}

} // namespace glossator::desktop
