// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/clause_link.h"

#include "app/desktop/look/elided_at_word.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QPainter>
#include <QTextLayout>

namespace glossator::desktop {

namespace {

constexpr int air = 4;

QFont placeFont()
{
    return Typefaces::control(12);
}

QFont textFont()
{
    QFont font = Typefaces::reading(16.5);
    font.setUnderline(true);
    return font;
}

} // namespace

ClauseLink::ClauseLink(QWidget* parent) : QPushButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ClauseLink::tell(const TermClause& clause)
{
    m_clause = clause;
    m_clause.text = typographic(clause.text);
    setAccessibleName(m_clause.text);
    setAccessibleDescription(m_clause.place);
    setToolTip(m_clause.text.toHtmlEscaped());
    updateGeometry();
    update();
    show();
}

QSize ClauseLink::sizeHint() const
{
    const int width = Typefaces::scaled(300);
    return {width, heightForWidth(width)};
}

int ClauseLink::heightForWidth(int width) const
{
    return QFontMetrics(placeFont()).height() +
           static_cast<int>(linesIn(width).size()) * QFontMetrics(textFont()).height() + 2 * air;
}

/// The second line ends in dots where more would follow.
QStringList ClauseLink::linesIn(int width) const
{
    const int room = width - 2 * air;
    QTextLayout layout(m_clause.text, textFont());
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(room);
    layout.endLayout();
    QStringList lines{m_clause.text.left(first.textLength()).trimmed()};
    if (const QString rest = m_clause.text.mid(first.textLength()); !rest.isEmpty())
        lines += elidedAtWord(rest, QFontMetrics(textFont()), room);
    return lines;
}

void ClauseLink::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int room = width() - 2 * air;
    QRect line(air, air, room, QFontMetrics(placeFont()).height());
    painter.setFont(placeFont());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignVCenter,
                     QFontMetrics(placeFont()).elidedText(m_clause.place, Qt::ElideRight, room));
    painter.setFont(textFont());
    painter.setPen(palette().color(QPalette::Link));
    for (const QString& text : linesIn(width())) {
        line = QRect(air, line.bottom() + 1, room, QFontMetrics(textFont()).height());
        painter.drawText(line, Qt::AlignVCenter, text);
    }
}

} // namespace glossator::desktop
