// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <QString>

#include <vector>

namespace glossator::search {

/// A passage of the original text with the matches marked.
struct Snippet
{
    QString text;                     ///< unfolded, as authored
    qsizetype offset = 0;             ///< where the passage begins in the whole text, in UTF-16 units
    bool cutBefore = false;           ///< text was left out before the passage
    bool cutAfter = false;            ///< text was left out after it
    std::vector<terms::Span> matches; ///< in `text`, in order, not overlapping

    bool operator==(const Snippet&) const = default;
};

} // namespace glossator::search
