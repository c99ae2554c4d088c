// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/subject.h"

#include <memory>
#include <vector>

namespace glossator::search {
class Search;
}

namespace glossator::pairs {

/// What the search takes words for that are no name: everyday words, and names with slips.
class SearchedSubjects
{
public:
    /// The catalogue must stay open as long.
    explicit SearchedSubjects(const catalogue::Catalogue& catalogue);
    ~SearchedSubjects();
    Q_DISABLE_COPY_MOVE(SearchedSubjects)

    struct Found
    {
        std::vector<SubjectId> ids; ///< likeliest first
        bool isAsTyped = false;     ///< no word was taken for a slip of another
    };

    [[nodiscard]] Found find(const QString& words, catalogue::Language own);

private:
    const catalogue::Catalogue& m_catalogue;
    std::unique_ptr<search::Search> m_search; ///< from the first question on
};

} // namespace glossator::pairs
