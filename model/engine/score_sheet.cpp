// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/score_sheet.h"

#include <algorithm>

namespace glossator::engine {

void ScoreSheet::add(Counted counted, int count, int each, Clause cite)
{
    if (count == 0)
        return;
    const Addend line{counted, static_cast<std::int16_t>(count), static_cast<std::int16_t>(each), cite};
    if (m_many.empty() && m_size < usual)
        m_few[m_size++] = line;
    else
        addBeyondUsual(line);
}

void ScoreSheet::addBeyondUsual(const Addend& line)
{
    if (m_many.empty())
        m_many.assign(m_few.begin(), m_few.end());
    m_many.push_back(line);
}

int ScoreSheet::points() const
{
    int sum = 0;
    for (const Addend& addend : addends())
        sum += addend.points();
    return sum;
}

bool ScoreSheet::operator==(const ScoreSheet& other) const
{
    return std::ranges::equal(addends(), other.addends());
}

} // namespace glossator::engine
