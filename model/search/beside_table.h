// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace glossator::search {

/// What a table hides of the answer to a question.
struct BesideTable
{
    qsizetype more = 0;   ///< how many results there are that do not lie on it
    qsizetype better = 0; ///< how many of these come before all that does
};

} // namespace glossator::search
