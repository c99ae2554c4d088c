// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace glossator::sources {

/// Where something stands in an authored file; line and column count from 1, 0 means the file as a whole.
struct Place
{
    std::string file;
    int line = 0;
    int column = 0;

    /// "file:line:column", or "file" alone where no line is known.
    [[nodiscard]] std::string text() const;
    bool operator==(const Place&) const = default;
};

/// What is wrong with authored input: where, what, and what would be right.
struct Fault
{
    Place place;
    std::string what;
    std::string right; ///< what would be right; may be empty

    /// "file:line:column: what; right" on one line.
    [[nodiscard]] std::string text() const;
    bool operator==(const Fault&) const = default;
};

using Faults = std::vector<Fault>;

} // namespace glossator::sources
