// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/links/link.h"
#include "model/pairs/subject_list.h"

namespace glossator::desktop {

/// Tells in words what a link leads to: the first sentence of a clause and where it stands, what a case, a
/// tile, a box or a term is called.
class LinkNames
{
public:
    /// The library must live as long as this.
    LinkNames(const Library& library, catalogue::Language language) : m_library(library), m_language(language)
    {
    }

    /// The id itself of what there is not.
    [[nodiscard]] QString of(const Link& link) const;
    /// For who has read the subjects already.
    [[nodiscard]] QString ofPair(const pairs::PairId& pair, const pairs::SubjectList& subjects) const;
    /// "The Abbot + fairy"; one name where both are the same, or one is unknown.
    [[nodiscard]] static QString ofPair(const pairs::PairId& pair, const pairs::SubjectList& subjects,
                                        catalogue::Language language);

private:
    [[nodiscard]] QString nameOf(const Link& link) const;
    [[nodiscard]] QString clause(const QString& id) const;
    [[nodiscard]] QString theCase(const QString& id) const;
    [[nodiscard]] QString tile(const QString& id) const;
    [[nodiscard]] QString step(const QString& id) const;
    [[nodiscard]] QString term(const QString& id) const;
    [[nodiscard]] QString pair(const QString& id) const;

    const Library& m_library;
    catalogue::Language m_language;
};

} // namespace glossator::desktop
