// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/score_sheet.h"

#include <cassert>

namespace glossator::engine {

void ScoreSheet::add(Counted counted, int count, int each, Clause cite)
{
    if (count == 0)
        return;
    assert(m_size < capacity);
    m_addends[m_size++] = {counted, static_cast<std::int16_t>(count), static_cast<std::int16_t>(each), cite};
}

int ScoreSheet::points() const
{
    int sum = 0;
    for (const Addend& addend : addends())
        sum += addend.points();
    return sum;
}

} // namespace glossator::engine
