// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_pictures.h"
#include "app/desktop/reader/page_state.h"
#include "app/desktop/reader/row.h"

class QPainter;

namespace glossator::desktop {

class PageSight;

/// Paints rows. Nothing but the inks is kept.
class PagePainter
{
public:
    PagePainter(const Inks& inks, double scale, PagePictures& pictures)
        : m_inks(inks), m_scale(scale), m_pictures(pictures)
    {
    }

    /// Paints what is in sight.
    void paintPage(QPainter& painter, const PageSight& sight, const PageState& state) const;
    /// Paints a row whose top is at `top`; `entry` is its number on the page.
    void paint(QPainter& painter, const Row& row, int entry, double top, const PageState& state) const;
    /// Paints words and rules of a row alone, as on paper, where nothing is activated.
    static void paintStill(QPainter& painter, const Row& row, double top, double scale);

private:
    void paintGrounds(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    static void paintBars(QPainter& painter, const Row& row, double scale);
    static void paintLabel(QPainter& painter, const RowLabel& label, double scale);
    void paintRibbons(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    static void paintHands(QPainter& painter, const Row& row);
    void paintPicture(QPainter& painter, const RowPicture& picture, double top) const;
    void paintTexts(QPainter& painter, const Row& row, const PageState& state) const;
    /// Thin lines under the terms.
    void paintTerms(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    void paintTermInHand(QPainter& painter, const RowText& text, const RowTerm& term) const;
    void paintTargets(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    void paintPlay(QPainter& painter, const QRectF& rect) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> marks(const RowText& text, const PageState& state) const;

    const Inks& m_inks;
    double m_scale;
    PagePictures& m_pictures;
};

} // namespace glossator::desktop
