// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"
#include "model/search/query_fault.h"
#include "model/search/result.h"

#include <variant>
#include <vector>

namespace glossator::desktop {

/// A question without one of its filters, or without any, which something answers in full then.
struct WiderQuestion
{
    QString without; ///< the filters, as they were typed
    QString text;
    qsizetype total = 0; ///< how many results there are
};

/// What a search came to.
struct SearchAnswer
{
    quint64 number = 0;   ///< of the question
    bool isWhole = false; ///< else only what was found, in its order: what is told beside it comes after
    search::Query query;
    std::variant<search::Results, search::QueryFault> outcome;
    std::vector<search::QueryFault> left{}; ///< the wrong filters, without which the question was answered
    qsizetype unfiltered =
        0; ///< where nothing is found: how many there are without filters, on the same table
    std::vector<WiderQuestion> wider{}; ///< where what is found tells only some of what is asked
    qsizetype more = 0;                 ///< how many there are besides in boxes that are not on the table
    qsizetype better = 0;               ///< how many of these come before all that is on the table
    QStringList nearest{};              ///< where nothing is found at all: what is called like it

    /// What was found; nullptr for a fault.
    [[nodiscard]] const search::Results* results() const { return std::get_if<search::Results>(&outcome); }
    /// Whether what was found first tells only some of what is asked.
    [[nodiscard]] bool isPoor() const;
    /// Whether that may be due to filters.
    [[nodiscard]] bool mayBeWider() const;
    /// Where the wrong filters stand in the text of the query.
    [[nodiscard]] std::vector<terms::Span> wrong() const;
    /// The same without what is wrong of a filter that is still being typed here.
    [[nodiscard]] SearchAnswer withoutFaultAt(qsizetype cursor) const;
    /// Where names stand in it that are read as words.
    [[nodiscard]] std::vector<terms::Span> noFilters() const;
};

} // namespace glossator::desktop
