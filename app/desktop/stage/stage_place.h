// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Where the stage stands, to come back to it.
struct StagePlace
{
    QString caseId;
    int step = 0;
    QString clause = {}; ///< the one that one came from to see it act; its marks stay. May be empty
    bool operator==(const StagePlace&) const = default;
};

} // namespace glossator::desktop
