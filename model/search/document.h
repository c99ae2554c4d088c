// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/table_need.h"
#include "model/catalogue/voice.h"
#include "model/search/result.h"

#include <QStringList>

#include <vector>

namespace glossator::search {

/// Words told beside a thing, and how much each of them counts, where a word of its own text counts 1.
struct Aside
{
    QString text;
    double weight = 1;
    bool isForAll = false; ///< told in this language alone, for all of them
};

/// A term that a clause tells first of what it is and does.
struct DefinedTerm
{
    QString term;
    int position = 0; ///< among the main rules of the term, from 0
};

/// One thing in one language as it goes into the index.
struct Document
{
    ResultKind kind = ResultKind::Clause;
    QString id;
    catalogue::Language language = catalogue::Language::En;
    QString expansion;  ///< what it belongs to; empty: to every table
    QStringList others; ///< what else it is about
    QString title;      ///< as shown
    QStringList
        titles;      ///< what it is found under as a title; empty where the title only tells where it stands
    QString body;    ///< as shown
    QString context; ///< words of what it stands under; searched, not shown
    std::vector<Aside> asides;                         ///< searched by what they mean, not shown
    double weight = 1;                                 ///< what its relevance is multiplied by
    std::optional<catalogue::ClauseKind> clauseKind{}; ///< for clauses
    std::optional<catalogue::Voice> voice{};           ///< for clauses: who says so
    bool hasCase = false;                              ///< a case plays it, or it is one
    bool isCard = false; ///< its first title is what a card says, in ordinary words
    std::vector<DefinedTerm> defines{};
    catalogue::TableNeed need{}; ///< which of the others must lie on the table
};

} // namespace glossator::search
