// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// What the window is used for at a time.
enum class Activity : std::uint8_t { Reader, Tiles, Stage, Pair };
inline constexpr int activityCount = 4;

/// A place to come back to.
struct Location
{
    Activity activity = Activity::Reader;
    QString expansion; ///< the page in the reader
    QString id;        ///< the clause, tile, case or pair there; may be empty
    int step = 0;      ///< of the case

    bool operator==(const Location&) const = default;
};

} // namespace glossator::desktop
