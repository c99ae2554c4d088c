// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "model/search/result.h"

#include <QFont>
#include <QTextLayout>

class QPainter;

namespace glossator::desktop {

/// A passage in the one or two lines that a result has for it, cut around its matches where it is longer,
/// with dots where something was left out.
class PassageLines
{
public:
    PassageLines(const search::Snippet& snippet, const QFont& font, qreal width);

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] int count() const { return m_layout.lineCount(); }
    [[nodiscard]] qreal height() const { return m_layout.boundingRect().height(); }
    /// Draws the lines with the matches marked.
    void draw(QPainter& painter, QPointF at, const Inks& inks) const;

private:
    void setText(const search::Snippet& snippet);
    /// Whether all of the text stands in the lines.
    bool layOut(qreal width);

    QString m_text;
    std::vector<terms::Span> m_matches; ///< in the text
    QTextLayout m_layout;
};

} // namespace glossator::desktop
