// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"

namespace glossator::desktop {

/// Where the cells of a table stand within the column of a language.
struct TableGrid
{
    enum class Form {
        Beside, ///< name, detail and body side by side
        Under,  ///< the detail under the name, the body beside both; also a table without details
        Stacked ///< in a narrow column all under each other
    };

    Form form = Form::Stacked;
    Strip name;
    Strip detail;
    Strip body;

    /// `widestName` is the width in pixels that no name exceeds, heads of columns included.
    static TableGrid of(Strip column, double scale, double widestName, bool hasDetails);
};

} // namespace glossator::desktop
