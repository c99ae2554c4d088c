// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/label_languages.h"
#include "app/desktop/reader/row.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Sets ways from a page to other places of the rules: to where the clauses of an assembled page come from,
/// and to the clauses of a heading that has no rules of its own.
class WaySetter
{
    Q_DECLARE_TR_FUNCTIONS(WaySetter)

public:
    /// All must outlive it.
    WaySetter(const Page& page, const PageMetrics& metrics, const std::vector<catalogue::Language>& languages,
              const LabelLanguages& labels, const Inks& inks)
        : m_page(page), m_metrics(metrics), m_languages(languages), m_labels(labels), m_inks(inks)
    {
    }

    /// On an assembled page, where a clause comes from, in every strip: one for each column, or a single one
    /// for all; gives the height that it takes, in pixels.
    double setSource(Row& row, PagePlace place, const std::vector<Strip>& strips, double top) const;
    /// Under a heading without rules, its clauses; the row grows by them.
    void setElsewhere(Row& row, int entry) const;

private:
    void setWay(Row& row, int entry, const catalogue::Clause& clause) const;

    const Page& m_page;
    const PageMetrics& m_metrics;
    const std::vector<catalogue::Language>& m_languages; ///< of the columns
    const LabelLanguages& m_labels;
    const Inks& m_inks;
};

} // namespace glossator::desktop
