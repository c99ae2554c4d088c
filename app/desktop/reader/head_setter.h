// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/label_languages.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/row.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Sets what a clause is, who says so and what else it is about: in the gutter beside it, or in a line above;
/// and the button that plays its case.
class HeadSetter
{
    Q_DECLARE_TR_FUNCTIONS(HeadSetter)

public:
    /// All must outlive it.
    HeadSetter(const Page& page, const PageMetrics& metrics,
               const std::vector<catalogue::Language>& languages, const LabelLanguages& labels,
               const Inks& inks)
        : m_page(page), m_metrics(metrics), m_languages(languages), m_labels(labels), m_inks(inks)
    {
    }

    /// Sets the gutter beside a rule whose text begins at `top`; gives how far down it reaches, in pixels.
    [[nodiscard]] double setGutter(Row& row, PagePlace place, double top) const;
    /// Sets the line above a clause, after the sigil of a gloss, at the head of every strip: one for each
    /// column, or a single one for all; gives its height, in pixels.
    [[nodiscard]] double setLine(Row& row, PagePlace place, const QString& sigil,
                                 const std::vector<Strip>& strips, double top) const;
    /// Sets in a strip of a column what the gutter would say of a rule and the clause above does not say
    /// already; gives its height, in pixels.
    [[nodiscard]] double setWords(Row& row, PagePlace place, std::size_t column, Strip strip,
                                  double top) const;
    /// Hangs the mark of a rule whose text begins at `top` beside every column, or beside the first cell that
    /// is drawn there.
    void hangMarks(Row& row, PagePlace place, double top) const;

private:
    /// A strip and what is said in it.
    struct Line
    {
        Strip strip;
        QString words;
        bool plays = false; ///< the case of the clause
    };

    [[nodiscard]] double setLineIn(Row& row, PagePlace place, const QString& sigil, const Line& line,
                                   double top) const;
    /// From the given height on, the expansions that the clause speaks of too, as ways to what is said of
    /// both; gives the height below them.
    [[nodiscard]] double setOthers(Row& row, PagePlace place, double y) const;
    void setPlay(Row& row, PagePlace place, QPointF centre) const;
    [[nodiscard]] WhoSays whoSays() const;
    /// What the gutter would say; nothing of a plain rule or example of the publisher that a legend explains.
    [[nodiscard]] QString gutterWords(int entry, std::size_t column) const;
    [[nodiscard]] bool isSaidAbove(int entry) const;
    [[nodiscard]] bool isRuleOf(int entry, const QString& section) const;
    /// What the line above says in a language, with names in that of a column.
    [[nodiscard]] QString lineOf(PagePlace place, catalogue::Language in, catalogue::Language names) const;
    [[nodiscard]] QString tieOf(PagePlace place, catalogue::Language in) const;
    [[nodiscard]] bool hasCase(PagePlace place) const;

    const Page& m_page;
    const PageMetrics& m_metrics;
    const std::vector<catalogue::Language>& m_languages; ///< of the names, a column each
    const LabelLanguages& m_labels;
    const Inks& m_inks;
};

} // namespace glossator::desktop
