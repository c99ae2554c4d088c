// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace glossator::cli {

/// Input that cannot be used: what is wrong, where, and what would be right. The program says it on
/// standard error and ends with ExitStatus::Unusable.
struct Failure
{
    QString message;             ///< one or more lines without the program's name
    bool namesItsPlaces = false; ///< each line begins with file:line:column, and nothing must stand before it
};

template <typename Value>
using Outcome = tl::expected<Value, Failure>;

/// For `return fail(...)` in a function that gives an Outcome.
inline tl::unexpected<Failure> fail(const QString& message)
{
    return tl::unexpected(Failure{message, false});
}

} // namespace glossator::cli
