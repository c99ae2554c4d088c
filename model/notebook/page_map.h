// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <set>
#include <vector>

namespace glossator::notebook {

/// The pages of a SQLite file as they lie in it. Where a page that leads to others is lost, it finds those
/// that still hold rows.
class PageMap
{
public:
    /// `content` must outlive this. Pages count from 1.
    PageMap(const QByteArray& content, int pageSize);

    /// Pages with rows to which none of the roots leads, and which are not free.
    [[nodiscard]] std::vector<int> strays(const std::vector<int>& roots) const;

private:
    [[nodiscard]] char kindOf(int page) const;
    [[nodiscard]] quint32 numberAt(qsizetype place) const;
    [[nodiscard]] bool isPage(quint32 number) const;
    void reach(int page, std::set<int>& reached) const;
    void addFree(std::set<int>& pages) const;

    const QByteArray& m_content;
    int m_pageSize;
};

} // namespace glossator::notebook
