// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QStringList>

#include <array>
#include <vector>

namespace glossator::terms {

/// Single words by Language.
using WordsByLanguage = std::array<QStringList, catalogue::allLanguages.size()>;

/// The words that players use at the table beside the terms, right or wrong, to be found by.
struct EverydayWords
{
    WordsByLanguage fillers;             ///< carry a question and say nothing about what is asked
    std::vector<WordsByLanguage> groups; ///< words that are taken for one another
    std::vector<WordsByLanguage> asking; ///< fillers that tell what kind of answer is wanted, by kind

    bool operator==(const EverydayWords&) const = default;
};

} // namespace glossator::terms
