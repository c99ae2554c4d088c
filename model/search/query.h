// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/voice.h"
#include "model/search/result.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace glossator::search {

/// What somebody looks for. Any text is good; only the filters can be wrong.
struct Query
{
    QString text; ///< as typed; the last word may be unfinished; may hold filters (filter_words.h)
    /// Only what has a text in this language, and shown in it. The words may be of any language all the same.
    std::optional<catalogue::Language> language;
    /// Ids or codes of the expansions on the table; empty: everything. A clause, case, tile or section must
    /// belong to one of them, and what it needs besides must lie there (the base game always does). Terms
    /// belong to every table. Of each result it is told whether it lies there.
    QStringList table;
    std::vector<ResultKind> kinds; ///< only results of these kinds; empty: all
    /// Titles come in this language where they have one, else in the language of the match. What is found in
    /// several languages alike is shown in this one, or in English.
    std::optional<catalogue::Language> display;
    int limit = 50;                                   ///< at least 1
    std::vector<catalogue::ClauseKind> clauseKinds{}; ///< clauses of these kinds besides `kinds`
    std::vector<catalogue::Voice> voices{}; ///< clauses that these say; of kinds, where some are named
    QStringList expansions{};               ///< ids; only what belongs to one of these; empty: all
    /// What the reader speaks besides the language that is displayed: a mistyped word may be of these as
    /// well.
    std::vector<catalogue::Language> spoken{};
    bool hasCase = false;     ///< only what a case plays
    bool beyondTable = false; ///< also what does not lie on the table

    /// Whether it asks only for what lies on the table.
    [[nodiscard]] bool isOfTable() const { return !table.isEmpty() && !beyondTable; }
    /// Whether it asks for a part of the catalogue besides words and table.
    [[nodiscard]] bool hasFilters() const
    {
        return hasCase || !kinds.empty() || !clauseKinds.empty() || !voices.empty() || !expansions.isEmpty();
    }
};

} // namespace glossator::search
