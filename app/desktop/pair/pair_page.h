// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page.h"
#include "model/pairs/pair_answer.h"
#include "model/pairs/subject_list.h"

namespace glossator::desktop {

/// Sets the answer about a pair as a page: what is said stands in the main column, what it rests on and what
/// differs from it in the margin. The page of silence shows the rules nearest to the pair.
class PairPage
{
public:
    [[nodiscard]] static Page of(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                                 const catalogue::Catalogue& catalogue);
    /// The same under a title of its own, whose id is that of the page.
    [[nodiscard]] static Page titled(const pairs::PairAnswer& answer, catalogue::LocalizedText title,
                                     const catalogue::Catalogue& catalogue);
    /// "The Wonders of Humanity + fairy"; one name where both are the same.
    [[nodiscard]] static QString title(const pairs::PairId& pair, const pairs::SubjectList& subjects,
                                       catalogue::Language language);

private:
    [[nodiscard]] static std::vector<PageEntry> findings(const pairs::PairAnswer& answer);
    /// Clauses under a heading; nothing for none.
    [[nodiscard]] static std::vector<PageEntry> listed(const catalogue::LocalizedText& heading,
                                                       const std::vector<catalogue::Clause>& clauses);
};

} // namespace glossator::desktop
