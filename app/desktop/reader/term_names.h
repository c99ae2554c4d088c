// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term_base.h"

#include <QStringList>

namespace glossator::desktop {

/// What a concept is called in all languages; a role also by its new name, where the reader wants that.
class TermNames
{
public:
    /// The terms must outlive this; without them nothing has a name.
    TermNames(const terms::TermBase* terms, bool hasNewRoleNames)
        : m_terms(terms), m_hasNewRoleNames(hasNewRoleNames)
    {
    }

    /// The name in each language; empty for an unknown concept.
    [[nodiscard]] QStringList all(const QString& id) const;
    /// A table of the languages and the names, for tool tips.
    [[nodiscard]] QString table(const QString& id) const;

private:
    [[nodiscard]] QString nameOf(const terms::Term& term, catalogue::Language language) const;

    const terms::TermBase* m_terms;
    bool m_hasNewRoleNames;
};

} // namespace glossator::desktop
