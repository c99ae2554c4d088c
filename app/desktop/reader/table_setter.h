// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/row.h"
#include "app/desktop/reader/table_grid.h"
#include "model/catalogue/table_cells.h"

namespace glossator::desktop {

/// Sets the rules of a section that is a table: each is a row, whose text is parted among cells in every
/// language. What a row has in common with the one above stands there only.
class TableSetter
{
public:
    TableSetter(const Page& page, const PageMetrics& metrics,
                const std::vector<catalogue::Language>& languages, const Inks& inks)
        : m_page(page), m_metrics(metrics), m_languages(languages), m_inks(inks)
    {
    }

    /// Sets the names of the columns and the rule below them from `top` on, at the end of the heading's
    /// row; gives the height that they take, in pixels.
    double setHead(Row& row, int heading, double top) const;
    /// Sets the cells of a rule in one language from `top` on; gives the height of the tallest.
    double setCells(Row& row, int entry, int column, double top) const;
    /// Where the last cells of the rows stand, one for each column.
    [[nodiscard]] std::vector<Strip> bodiesOf(int heading) const;
    /// The thin rule above a row, and below the last one that which ends the table.
    void setRules(Row& row, int entry) const;
    /// Whether a row is the last of its table.
    [[nodiscard]] bool isLast(int entry) const;
    /// Between a row's rules and its cells, pixels.
    [[nodiscard]] double padding() const { return 8 * m_metrics.scale; }

private:
    using Cells = std::vector<catalogue::TableCell>;
    enum class Part { Name, NameAgain, Detail, Body };

    /// What is to be set in one place.
    struct Cell
    {
        catalogue::TableCell cell;
        TextStyle style;
        bool isRepeated = false; ///< see RowText
    };

    /// Of a row in a language; a text without the form of the table, as one translated from an earlier
    /// source, has only a body.
    [[nodiscard]] Cells cells(int entry, int column) const;
    [[nodiscard]] TableGrid gridFor(int heading, int column) const;
    [[nodiscard]] bool isRow(int entry, int heading) const;
    /// Whether the row above has the same name.
    [[nodiscard]] bool hasNameFromAbove(int entry, int column) const;
    /// Whether what is said above of the same name says this detail too.
    [[nodiscard]] bool hasDetailFromAbove(int entry, int column) const;
    [[nodiscard]] TextStyle styleOf(Part part, int entry, int column) const;
    double setCell(Row& row, PagePlace place, int column, const Cell& cell, QPointF at, double width) const;
    double setLabels(Row& row, const QString& words, Strip strip, double top) const;
    void setRule(Row& row, double left, double right, double y, const QColor& ink) const;

    const Page& m_page;
    const PageMetrics& m_metrics;
    const std::vector<catalogue::Language>& m_languages; ///< of the columns
    const Inks& m_inks;
};

} // namespace glossator::desktop
