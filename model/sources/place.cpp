// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sources/place.h"

namespace glossator::sources {

std::string Place::text() const
{
    if (line == 0)
        return file;
    return file + ':' + std::to_string(line) + ':' + std::to_string(column);
}

std::string Fault::text() const
{
    return place.text() + ": " + what + (right.empty() ? "" : "; " + right);
}

} // namespace glossator::sources
