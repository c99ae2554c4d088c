// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/terms/term_enums.h"

#include <QStringList>

#include <array>

namespace glossator::terms {

/// A concept in more clauses than these, such as the meeple, is everywhere: it is near to all and tells
/// nothing apart.
inline constexpr int everywhere = 60;

/// The words for one concept in one language.
struct TermWording
{
    QString preferred;
    QStringList variants;   ///< also right
    QStringList deprecated; ///< found in use, to be replaced by the preferred wording

    bool operator==(const TermWording&) const = default;
};

/// Words beside which a word is the term and not another one: a count is a figure behind "the" only. Folded
/// to letters.
struct TermContext
{
    QStringList onlyBehind;  ///< one of these stands right before it; empty: any word may, or none
    QStringList neverBehind; ///< none of these stands right before it
    QStringList neverBefore; ///< none of these follows it

    bool operator==(const TermContext&) const = default;
};

/// The box, or the section of a box, whose rules are all about a concept.
struct TermRules
{
    QString expansion; ///< id; empty: there is none
    QString section;   ///< id; empty: the whole box

    bool operator==(const TermRules&) const = default;
};

/// One concept of the game and its words in each language.
struct Term
{
    QString id;
    TermDomain domain = TermDomain::Other;
    PartOfSpeech part = PartOfSpeech::Noun;
    std::array<TermWording, catalogue::allLanguages.size()> wordings; ///< by Language
    TermStanding standing = TermStanding::Attested;
    QString kind; ///< id of the concept that it is one of: what holds for all of those holds for it; or empty
    /// By Language: a remark on the words, in all languages or in none.
    std::array<QString, catalogue::allLanguages.size()> notes;
    std::array<TermContext, catalogue::allLanguages.size()> contexts; ///< by Language
    TermRules rules;
    QStringList mainRules;    ///< ids of the clauses that tell first what it is and does, the first one first
    QStringList newRoleNames; ///< a role of the meeples: ids of the terms by which the new names call it

    [[nodiscard]] const TermWording& wording(catalogue::Language language) const
    {
        return wordings.at(catalogue::indexOf(language));
    }
    [[nodiscard]] const QString& note(catalogue::Language language) const
    {
        return notes.at(catalogue::indexOf(language));
    }
    bool operator==(const Term&) const = default;
};

} // namespace glossator::terms
