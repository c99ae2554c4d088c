// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/printouts/lead.h"
#include "app/desktop/printouts/sheet_flow.h"
#include "app/desktop/reader/row_builder.h"
#include "app/pictures/tile_image_cache.h"

#include <optional>

namespace glossator::desktop {

/// A page of the reader on paper, with a running head and numbered sheets. The page of a box fills them with
/// columns, two of one language or one of each, and what is short is set as on the screen: gutter, column and
/// margin, which in an answer belongs to the column. Three languages side by side lie across. Where only a
/// few lines would be left for a last sheet, the type is a little smaller.
class PagePrint : public Printout
{
public:
    /// The tiles of the page and of the lead must outlive this, as must what the additions refer to.
    PagePrint(Page page, std::vector<catalogue::Language> languages, const PageAdditions& additions = {},
              Lead lead = {}, Lead tail = {});

    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isLandscape() const override { return m_languages.size() > 2; }
    void setSheet(QSizeF points) override;
    bool prepareSome() override;
    [[nodiscard]] double prepared() const override;
    [[nodiscard]] int sheets() const override { return m_flow ? m_flow->sheets() : 0; }
    void paint(QPainter& painter, int sheet) override;
    [[nodiscard]] const Page& page() const { return m_page; }
    /// The parts on a sheet, in units of unitsInPoint; for tests.
    [[nodiscard]] const SheetFlow& flow() const { return *m_flow; }

    static constexpr double unitsInPoint = 300.0 / 72; ///< as fine as pictures are printed

private:
    void begin(double size);
    /// In smaller type where that spares a last sheet with hardly anything on it; whether there is to do
    /// again.
    bool setsAgain();
    [[nodiscard]] bool hasLoneRest() const;
    [[nodiscard]] bool isDense() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] double scale() const;
    /// The measures where the strip of paper from the left edge on is so wide, points.
    [[nodiscard]] PageMetrics metricsFor(double width) const;
    void setEntry(int entry);
    void setTitle();
    [[nodiscard]] RowParts tableHead(int heading) const;
    void paintHead(QPainter& painter, int sheet) const;
    void paintPart(QPainter& painter, const PlacedPart& placed);
    void paintPicture(QPainter& painter, const RowPicture& picture, double top);

    Page m_page;
    std::vector<catalogue::Language> m_languages;
    const PageAdditions m_additions;
    Lead m_lead;
    Lead m_tail; ///< below all else
    const Inks m_inks;
    QSizeF m_sheet;          ///< points
    double m_size = 1;       ///< of the type, as a part of what it is meant to be
    int m_sheetsAsMeant = 0; ///< so many there are in type of the size that is meant
    PageMetrics m_metrics;
    std::optional<RowBuilder> m_builder;
    std::optional<SheetFlow> m_flow;
    int m_next = 0; ///< entry to be set
    pictures::TileImageCache m_pictures;
};

} // namespace glossator::desktop
