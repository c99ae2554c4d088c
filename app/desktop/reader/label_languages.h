// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"
#include "model/catalogue/language.h"

namespace glossator::desktop {

/// Which language the labels of a page speak. On the screen a single column is labelled as the window speaks,
/// and so is all that is said once for several columns; else each column is labelled in its own language, and
/// paper speaks no other than that of its texts.
struct LabelLanguages
{
    std::vector<catalogue::Language> columns; ///< of what stands in a column
    catalogue::Language shared;               ///< of what is said once, beside or above all columns

    /// Of one of several strips: there is one for each column, or a single one for all.
    [[nodiscard]] catalogue::Language of(std::size_t strip, std::size_t strips) const
    {
        return strips < columns.size() ? shared : columns[strip];
    }
    /// `texts`: the languages of the columns.
    [[nodiscard]] static LabelLanguages of(const std::vector<catalogue::Language>& texts, Sizing sizing);
};

} // namespace glossator::desktop
