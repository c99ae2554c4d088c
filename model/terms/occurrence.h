// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"
#include "model/terms/term_enums.h"

#include <QString>

#include <vector>

namespace glossator::terms {

/// One reading of a stretch of text: a concept, and how good the wording is for it.
struct Reading
{
    QString conceptId; ///< id of the Term
    WordingStanding standing = WordingStanding::Preferred;

    bool operator==(const Reading&) const = default;
};

/// A term found in running text. Words that stand for several concepts (a field of farmers, a field of
/// the score track) have several readings: those found word for word first, then in the order of the list.
struct Occurrence
{
    Span span; ///< in the text that was searched
    std::vector<Reading> readings;

    bool operator==(const Occurrence&) const = default;
};

} // namespace glossator::terms
