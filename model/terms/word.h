// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <QString>

namespace glossator::terms {

/// A word as folding left it, and where it stands in the text it was taken from.
struct Word
{
    QString text; ///< folded
    Span span;    ///< in the original text
    bool clitic =
        false; ///< one or two letters tied to a neighbour by an apostrophe: l'abadia, posa'l, monk's

    bool operator==(const Word&) const = default;
};

} // namespace glossator::terms
