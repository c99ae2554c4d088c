// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/known_expansions.h"
#include "model/search/query.h"
#include "model/search/things.h"

#include <QSet>

#include <vector>

namespace glossator::search {

/// Which things the filters of a query let pass.
class ThingFilter
{
public:
    /// `table`: ids of the expansions on the table; empty: all.
    ThingFilter(const Things& things, const KnownExpansions& expansions, const Query& query,
                const QStringList& table);

    [[nodiscard]] bool passes(int thing) const;
    [[nodiscard]] ResultKind kindOf(int thing) const { return m_things.at(thing).kind; }
    /// The language in which a thing that passes is shown: the one that is preferred where it has it, else
    /// the next, else any.
    [[nodiscard]] catalogue::Language shownIn(int thing, catalogue::Language preferred,
                                              catalogue::Language next) const;

private:
    [[nodiscard]] bool isOfKind(const ThingRecord& record) const;
    [[nodiscard]] bool liesOnTable(const ThingRecord& record) const;

    const Things& m_things;
    std::optional<catalogue::Language> m_language;
    std::vector<bool> m_kinds;    ///< by ResultKind; empty: any
    std::vector<bool> m_clauses;  ///< by ClauseKind; empty: any
    std::vector<bool> m_matters;  ///< by Voice: differences of editions, what is open; empty: any
    std::vector<bool> m_speakers; ///< by Voice: who says it; empty: anybody
    std::vector<bool> m_only;     ///< by position + 1 what it must belong to; empty: any
    bool m_hasCase;
    bool m_isOpen = false;          ///< everything passes
    std::vector<bool> m_expansions; ///< by position + 1; empty: any
    QSet<quint32> m_requirements;   ///< the sets that the table fulfils
};

} // namespace glossator::search
