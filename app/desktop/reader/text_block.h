// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace glossator::desktop {

/// How a stretch of text is set.
struct TextStyle
{
    QFont font;
    QColor colour;
    double leading = 0; ///< from one baseline to the next, pixels
};

/// Words within a text that lead somewhere.
struct TextLink
{
    terms::Span span;
    QString target; ///< clause id
};

/// A paragraph broken into lines. Positions are pixels from its top left corner.
class TextBlock
{
public:
    /// `text` may hold links (model/catalogue/links.h), which get the colour of links and, where it is
    /// not that of the text, a line below.
    TextBlock(const QString& text, const TextStyle& style, const QColor& linkColour, double width);

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const std::vector<TextLink>& links() const { return m_links; }
    [[nodiscard]] double height() const { return m_height; }
    /// Baseline of the first line, from the top.
    [[nodiscard]] double baseline() const;
    /// Where the last line ends, on its baseline.
    [[nodiscard]] QPointF end() const;
    /// The widest line.
    [[nodiscard]] double naturalWidth() const;

    /// An edge is meant by a height that differs from it by no more than this.
    static constexpr double edgeSlack = 1;
    /// Where each line but the first begins, from the top.
    [[nodiscard]] std::vector<double> edges() const;
    /// Parts it: gives the lines below one of the edges, as they stand here, and keeps those above.
    [[nodiscard]] TextBlock cutAt(double edge);

    void draw(QPainter& painter, QPointF at, const QList<QTextLayout::FormatRange>& marks) const;
    /// The nearest place between letters.
    [[nodiscard]] int cursorAt(QPointF point) const;
    /// The letter under the point; nothing beside the lines.
    [[nodiscard]] std::optional<int> letterAt(QPointF point) const;
    [[nodiscard]] std::vector<QRectF> rectsOf(terms::Span span) const;
    /// Where a line under the words would be drawn.
    [[nodiscard]] std::vector<QLineF> linesUnder(terms::Span span) const;

private:
    TextBlock(const TextStyle& style, const QColor& linkColour, double width);

    void readLinks(const QString& text);
    void set();
    void breakLines();
    [[nodiscard]] double leadingOf(const QTextLine& line) const;
    [[nodiscard]] QTextLine lineAt(double y) const;

    QString m_text;
    std::vector<TextLink> m_links;
    std::unique_ptr<QTextLayout> m_layout;
    TextStyle m_style;
    QColor m_linkColour;
    double m_width = 0;
    double m_height = 0;
};

} // namespace glossator::desktop
