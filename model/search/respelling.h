// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QString>

namespace glossator::search {

/// A word that was taken for another one.
struct Respelling
{
    QString typed; ///< as it stands in the query
    QString meant; ///< the word that it was read as, in small letters
    catalogue::Language language = catalogue::Language::En; ///< of the word that was meant

    bool operator==(const Respelling&) const = default;
};

} // namespace glossator::search
