// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/case_reading.h"

#include <QString>

namespace glossator::desktop {

/// Where the stage stands, to come back to it.
struct StagePlace
{
    QString caseId;
    int step = 0;
    QString clause = {}; ///< the one that one came from to see it act; its marks stay. May be empty
    CaseReading reading = CaseReading::Usual;
    bool operator==(const StagePlace&) const = default;
};

} // namespace glossator::desktop
