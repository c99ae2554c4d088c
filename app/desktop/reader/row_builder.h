// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/head_setter.h"
#include "app/desktop/reader/page_additions.h"
#include "app/desktop/reader/picture_setter.h"
#include "app/desktop/reader/row.h"
#include "app/desktop/reader/table_setter.h"
#include "app/desktop/reader/way_setter.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Sets the entries of a page for given measures, languages and inks.
class RowBuilder
{
    Q_DECLARE_TR_FUNCTIONS(RowBuilder)

public:
    /// The additions must outlive the builder; without them nothing is added.
    RowBuilder(const Page& page, PageMetrics metrics, std::vector<catalogue::Language> languages,
               const Inks& inks, const PageAdditions* additions = nullptr);

    [[nodiscard]] Row build(int entry) const;
    /// A guess of a row's height that costs nothing.
    [[nodiscard]] double estimate(int entry) const;

private:
    /// How much of a row there is already.
    struct Extent
    {
        std::size_t texts = 0;
        std::size_t labels = 0;
        std::size_t bars = 0;
    };

    [[nodiscard]] Row title(int entry) const;
    [[nodiscard]] Row rubric(int entry) const;
    [[nodiscard]] Row rule(int entry) const;

    [[nodiscard]] double titleSize() const;
    [[nodiscard]] double addTitle(Row& row, int entry, const TextStyle& style, double top) const;
    double addHead(Row& row, PagePlace place, double top) const;
    double addWordsUnderCells(Row& row, PagePlace place) const;
    [[nodiscard]] std::vector<Strip> headStrips(double indent) const;
    /// Below the title: one for each column, or a single one for all, which has the room over the margin too.
    [[nodiscard]] std::vector<Strip> titleStrips() const;
    [[nodiscard]] bool needsLegend() const;
    /// In as many lines as it needs; gives their height.
    double addLegend(Row& row, double top) const;
    double addLegend(Row& row, Strip strip, catalogue::Language in, double top) const;
    /// That rules are missing, where they are; gives its height.
    double addCoverage(Row& row, double top) const;
    /// What the reader keeps about a clause, below it; gives its height.
    [[nodiscard]] double addKept(Row& row, PagePlace place, Strip strip, double top) const;
    [[nodiscard]] static Extent extentOf(const Row& row);
    /// Lets what a clause added to a row step back where it does not concern the table.
    void fade(Row& row, const catalogue::Clause& clause, const Extent& from) const;
    void addSigils(Row& row, const PageEntry& entry) const;
    void addSigils(Row& row, const PageEntry& entry, int column) const;
    void addMargin(Row& row, int entry) const;
    /// The pictures beside a rule and, beside the first of a section, those of the section.
    [[nodiscard]] double addMarginPictures(Row& row, int entry) const;
    /// How many glosses stand in the margin, where it and the column are filled down to these heights.
    [[nodiscard]] int glossesBeside(int entry, double margin, double column) const;
    /// Sets a gloss in the margin; gives its height.
    double addBeside(Row& row, PagePlace place, double top) const;
    /// Sets a gloss in the column; gives its height.
    double addUnder(Row& row, PagePlace place, double top) const;
    void addGlossBars(Row& row, const catalogue::Clause& clause, const std::vector<Strip>& strips, double top,
                      double bottom) const;
    /// The glosses from one piece on under the rule.
    void addFolded(Row& row, int entry, int from) const;
    /// The pictures of a section or a rule that do not stand in the margin.
    void addPicturesBelow(Row& row, int entry) const;
    /// The text in every language at the same height; gives the height of the tallest.
    double addTexts(Row& row, PagePlace place, const catalogue::LocalizedText& text, const TextStyle& style,
                    double top, double indent) const;
    void addText(Row& row, PagePlace place, const catalogue::LocalizedText& text, TextStyle style, int column,
                 QRectF area) const;
    /// The text of a row of a table, the same way.
    double addCells(Row& row, int entry, double top) const;
    template <typename Set>
    double setLanguages(Row& row, double top, double indent, Set set) const;
    double addNotice(Row& row, const catalogue::LocalizedText& text, int column, QRectF area) const;
    void addLinks(Row& row) const;
    void addLabel(Row& row, const QString& text, const QColor& ink, QPointF baseline) const;

    [[nodiscard]] TextStyle textStyle(const catalogue::Clause& clause) const;
    [[nodiscard]] TextStyle glossStyle() const;
    [[nodiscard]] HeadSetter head() const;
    [[nodiscard]] WaySetter ways() const;
    [[nodiscard]] PictureSetter pictures() const;
    [[nodiscard]] TableSetter table() const;
    [[nodiscard]] bool isFirstBesideMargin(int rubric) const;
    [[nodiscard]] bool standInMargin(int entry) const;

    const Page& m_page;
    PageMetrics m_metrics;
    std::vector<catalogue::Language> m_languages;
    const Inks& m_inks;
    const PageAdditions* m_additions;
    LabelLanguages m_labels;
};

} // namespace glossator::desktop
