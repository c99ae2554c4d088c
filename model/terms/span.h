// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace glossator::terms {

/// A stretch of a text in UTF-16 units, as QString counts them.
struct Span
{
    qsizetype start = 0;
    qsizetype length = 0;

    [[nodiscard]] qsizetype end() const { return start + length; }
    [[nodiscard]] bool overlaps(const Span& other) const
    {
        return start < other.end() && other.start < end();
    }
    bool operator==(const Span&) const = default;
};

} // namespace glossator::terms
