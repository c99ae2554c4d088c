// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_pictures.h"
#include "app/desktop/reader/page_search.h"
#include "app/desktop/reader/row.h"

#include <span>

class QPainter;

namespace glossator::desktop {

/// A term on the page, by where it stands: entry, text in its row, term in the text.
struct TermPlace
{
    int entry = 0;
    std::size_t text = 0;
    std::size_t term = 0;

    auto operator<=>(const TermPlace&) const = default; // NOLINT(modernize-use-nullptr)
};

/// What changes on a page without setting it anew.
struct PageState
{
    std::optional<PagePlace> current; ///< the clause that the keyboard is on; shown when `hasFocus`
    bool hasFocus = false;
    bool isLedTo = false; ///< a way from elsewhere led to `current`, which is marked until one goes on
    std::optional<PagePlace> flashed;
    double flash = 0; ///< 1 to 0, how strongly the flashed clause glows
    TextSelection selection;
    std::span<const PageMatch> matches;
    int match = -1;                            ///< the match found last
    std::optional<std::pair<int, int>> target; ///< entry and number of the target with the keyboard
    std::optional<TermPlace> term;             ///< with the keyboard
    std::optional<TermPlace> pointedTerm;      ///< under the pointer
    std::span<const PagePlace> bookmarks;
    std::optional<PagePlace> pointed; ///< the clause under the pointer, which may get a bookmark
};

/// Paints rows. Nothing but the inks is kept.
class PagePainter
{
public:
    PagePainter(const Inks& inks, double scale, PagePictures& pictures)
        : m_inks(inks), m_scale(scale), m_pictures(pictures)
    {
    }

    /// Paints a row whose top is at `top`; `entry` is its number on the page.
    void paint(QPainter& painter, const Row& row, int entry, double top, const PageState& state) const;
    /// Paints words and rules of a row alone, as on paper, where nothing is activated.
    static void paintStill(QPainter& painter, const Row& row, double top, double scale);

private:
    void paintGrounds(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    static void paintBars(QPainter& painter, const Row& row, double scale);
    static void paintLabel(QPainter& painter, const RowLabel& label, double scale);
    void paintRibbons(QPainter& painter, const Row& row, int entry, const PageState& state) const;
    void paintHands(QPainter& painter, const Row& row) const;
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
