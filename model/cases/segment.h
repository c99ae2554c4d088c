// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"

#include <string>

namespace glossator::cases {

/// A stretch of translatable text of a case: the id under which translations are kept, and the English.
struct Segment
{
    std::string id; ///< "case:<case id>:title" or "case:<case id>:caption:<n>", n from 1 in reading order
    std::string text;
    sources::Place place; ///< of the text in the file
};

} // namespace glossator::cases
