// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term.h"

#include <QSet>
#include <QSqlDatabase>
#include <QStringList>

#include <array>
#include <map>

namespace glossator::terms {

/// What players say for the same thing, in all languages: the groups of everyday words of a compiled
/// catalogue.
class EverydayGroups
{
public:
    /// Without a catalogue there are none.
    EverydayGroups() = default;
    explicit EverydayGroups(const QSqlDatabase& database);

    /// The words of the groups that are about a term, folded to Folding::Level::Loose: those that have its
    /// word in every language, as a word of one language alone may mean something else.
    [[nodiscard]] QStringList wordsFor(const Term& term) const;

private:
    using Group = std::array<QSet<QString>, catalogue::allLanguages.size()>;

    std::map<int, Group> m_groups; ///< by number
};

} // namespace glossator::terms
