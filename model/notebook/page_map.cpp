// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/page_map.h"

#include <QtEndian>

#include <algorithm>

namespace glossator::notebook {

namespace {

// As SQLite's "Database File Format" has them.
constexpr int fileHeader = 100;
constexpr int firstFreeAt = 32;
constexpr char leadsOn = 0x05;
constexpr char holdsRows = 0x0d;

} // namespace

PageMap::PageMap(const QByteArray& content, int pageSize) : m_content(content), m_pageSize(pageSize)
{
}

std::vector<int> PageMap::strays(const std::vector<int>& roots) const
{
    std::set<int> known;
    for (const int root : roots)
        reach(root, known);
    addFree(known);
    std::vector<int> result;
    for (int page = 2; isPage(static_cast<quint32>(page)); ++page)
        if (kindOf(page) == holdsRows && known.count(page) == 0)
            result.push_back(page);
    return result;
}

char PageMap::kindOf(int page) const
{
    return m_content.at(static_cast<qsizetype>(page - 1) * m_pageSize + (page == 1 ? fileHeader : 0));
}

quint32 PageMap::numberAt(qsizetype place) const
{
    return place + 4 <= m_content.size() ? qFromBigEndian<quint32>(m_content.constData() + place) : 0;
}

bool PageMap::isPage(quint32 number) const
{
    return number >= 1 && static_cast<qsizetype>(number) * m_pageSize <= m_content.size();
}

void PageMap::reach(int page, std::set<int>& reached) const
{
    if (!isPage(static_cast<quint32>(page)) || !reached.insert(page).second || kindOf(page) != leadsOn)
        return;
    const qsizetype start = static_cast<qsizetype>(page - 1) * m_pageSize;
    const qsizetype header = start + (page == 1 ? fileHeader : 0);
    reach(static_cast<int>(numberAt(header + 8)), reached);
    const auto cells = static_cast<int>(numberAt(header + 3) >> 16);
    for (int cell = 0; cell < cells && header + 12 + 2 * cell + 4 <= start + m_pageSize; ++cell) {
        const auto at = static_cast<qsizetype>(numberAt(header + 12 + 2 * cell) >> 16);
        reach(static_cast<int>(numberAt(start + at)), reached);
    }
}

/// Each page of the list names the next one and free ones.
void PageMap::addFree(std::set<int>& pages) const
{
    quint32 list = numberAt(firstFreeAt);
    while (isPage(list) && pages.insert(static_cast<int>(list)).second) {
        const qsizetype start = (static_cast<qsizetype>(list) - 1) * m_pageSize;
        const auto most = static_cast<quint32>(m_pageSize / 4 - 2);
        for (quint32 i = 0; i < std::min(numberAt(start + 4), most); ++i)
            pages.insert(static_cast<int>(numberAt(start + 8 + 4 * static_cast<qsizetype>(i))));
        list = numberAt(start);
    }
}

} // namespace glossator::notebook
