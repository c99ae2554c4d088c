// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/found_by.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// How it is told where the words stand by which something was found.
class FoundByWords
{
    Q_DECLARE_TR_FUNCTIONS(FoundByWords)

public:
    /// "In the case", before what stands there.
    [[nodiscard]] static QString lead(search::FoundBy::Place place);
    /// "In the case: Two builders", with the matches where they stand in it.
    [[nodiscard]] static search::Snippet line(const search::FoundBy& foundBy);
};

} // namespace glossator::desktop
