// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/text_block.h"

#include <QImage>
#include <QLineF>
#include <QRectF>

namespace glossator::desktop {

/// A term of the catalogue in a text.
struct RowTerm
{
    terms::Span span;          ///< in the block
    QString id;                ///< of the concept
    std::vector<QLineF> lines; ///< under its words, from the top left corner of the block
    bool isRepeated = false; ///< the same concept stands before it in the text: it is underlined in hand only
};

/// A piece of text in one language, set. All positions in a row are pixels from the left edge of the view
/// and from the top of the row.
struct RowText
{
    PagePlace place;
    int column = 0; ///< which of the languages side by side
    TextBlock block;
    QPointF at; ///< top left corner
    bool isHeading = false;
    int from = 0;             ///< where it begins in the text of its place, of which it may be a cell
    bool isRepeated = false;  ///< stands above already: drawn only where something in it is marked
    bool isFaded = false;     ///< does not concern the table
    bool isOfThePast = false; ///< tells of history: "city" in it is no feature
    std::optional<std::vector<RowTerm>> terms = {}; ///< nothing as long as nobody looked for them

    /// Where a stretch of the text of its place stands in the block; may reach beyond its ends.
    [[nodiscard]] terms::Span inBlock(terms::Span span) const { return {span.start - from, span.length}; }
};

/// Words that only label and cannot be selected, and the mark of a voice before them.
struct RowLabel
{
    QString text;
    QFont font;
    QColor ink;
    QPointF baseline; ///< left end
    std::optional<Voice> mark;
    QPointF markAt;
    double markSize = 8;
    bool isFramed = false; ///< a badge
};

/// A rule beside a gloss or under a title.
struct RowBar
{
    QLineF line;
    QColor ink;
    double width = 1;
    Qt::PenStyle style = Qt::SolidLine;
};

/// Something on the page that can be activated.
struct RowTarget
{
    enum class Kind { Clause, Case, Term, Tile, Pair, Note, Decision };

    Kind kind = Kind::Clause;
    PagePlace place;
    /// Clause to go to, whose case is to be played or that is written about, term, tile, or pair
    /// (pairs::PairId).
    QString id;
    QString name;
    std::vector<QRectF> rects;
};

/// A tile drawn on the page, all its squares; or, on paper, a picture of a board.
struct RowPicture
{
    const engine::TileKind* kind = nullptr;
    QRectF rect;
    QImage board{};
};

/// A line of what the user wrote below a clause.
struct RowHand
{
    TextBlock block;
    QPointF at; ///< top left corner
};

/// How strongly text is painted that does not concern the table: its words and links keep a contrast
/// of 4.5:1.
inline constexpr double fadedOpacity = 0.76;

/// An entry of the page, set for the present measures.
struct Row
{
    double height = 0;         ///< of the main column, with the space that follows
    double marginHeight = 0;   ///< of the glosses and pictures beside it; may be more
    bool clearsMargin = false; ///< begins below all that stands in the margin above
    std::vector<RowText> texts;
    std::vector<RowLabel> labels;
    std::vector<RowBar> bars;
    std::vector<RowPicture> pictures;
    std::vector<RowTarget> targets;
    std::vector<RowHand> hands;
    std::optional<QRectF> writing; ///< where the user is writing
    std::vector<QRectF> grounds;   ///< by piece: what a clause covers, for highlights and pointing
    std::vector<QRectF> ways;      ///< what the ways to clauses elsewhere cover, one by one
};

} // namespace glossator::desktop
