// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/case_reading.h"
#include "app/desktop/links/order_spot.h"
#include "app/desktop/links/stage_trial.h"

#include <QString>

namespace glossator::desktop {

/// What the window is used for at a time.
enum class Activity : std::uint8_t { Reader, Pair, Order, Tiles, Stage };
inline constexpr int activityCount = 5;

/// A place to come back to.
struct Location
{
    Activity activity = Activity::Reader;
    QString expansion;     ///< the page in the reader
    QString id;            ///< the clause, pair, step of a turn, tile or case there; may be empty
    int step = 0;          ///< of the case
    OrderSpot spot = {};   ///< where exactly in the order of play one was
    bool isMatrix = false; ///< of a pair: the matrix is looked at in place of the answer
    QString clause = {};   ///< the one that is played in the case, where one came from it
    CaseReading reading = CaseReading::Usual; ///< by what the case is played
    StageTrial trial = {};                    ///< other choices than those of the case that are played

    /// Neither the spot, which is where one came to by scrolling, nor the reading is asked for.
    bool operator==(const Location& other) const
    {
        return activity == other.activity && expansion == other.expansion && id == other.id &&
               step == other.step && isMatrix == other.isMatrix && clause == other.clause &&
               trial == other.trial;
    }
};

} // namespace glossator::desktop
