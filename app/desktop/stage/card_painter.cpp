// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/card_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::desktop {

namespace {

constexpr int mostBacks = 4;         ///< that a pile shows
constexpr QPointF nextBack{2, -1.5}; ///< each lies so far from the one below it
constexpr double turnEnds = 0.45;    ///< a card that goes back is turned over first, and then moves
constexpr double spare = 4;          ///< pixels around a card, for its rim

/// The number in a card's name, "message 2"; empty when it has none.
QString numberOf(std::string_view card)
{
    const std::size_t end = card.find_last_not_of("0123456789");
    return QString::fromUtf8(card.substr(end == std::string_view::npos ? 0 : end + 1));
}

} // namespace

CardPainter::CardPainter(const StageLayout& layout, pictures::Printing printing, const QFont& font)
    : m_layout(layout), m_palette(pictures::paletteOf(printing)), m_font(font)
{
}

void CardPainter::paint(QPainter& painter, int place, const CardPile& pile) const
{
    for (int i = 0; i < std::min(mostBacks, pile.left); ++i)
        paintBack(painter, m_layout.shelf().cardPile(place).translated(nextBack * i));
    if (!pile.up.empty())
        paintFace(painter, m_layout.shelf().turnedCard(place), pile.up);
}

/// Seen from above, a card that is turned over becomes narrow and wide again.
void CardPainter::paint(QPainter& painter, const CardFlight& flight) const
{
    const QRectF pile = m_layout.shelf().cardPile(flight.pile);
    const QRectF open = m_layout.shelf().turnedCard(flight.pile);
    const double turned = flight.isUp ? flight.progress : std::min(1.0, flight.progress / turnEnds);
    const double way =
        flight.isUp ? flight.progress : std::max(0.0, (flight.progress - turnEnds) / (1 - turnEnds));
    const QRectF from = flight.isUp ? pile : open;
    const QPointF middle = from.center() + ((flight.isUp ? open : pile).center() - from.center()) * way;
    const double width = open.width() * std::max(0.06, std::abs(std::cos(turned * std::numbers::pi)));
    const QRectF rect(middle.x() - width / 2, middle.y() - open.height() / 2, width, open.height());
    painter.save();
    if (!flight.isUp) // it goes under the pile
        painter.setClipRegion(QRegion(bounds(flight).toAlignedRect()) - pile.toAlignedRect());
    if ((turned >= 0.5) == flight.isUp)
        paintFace(painter, rect, flight.card);
    else
        paintBack(painter, rect);
    painter.restore();
}

QRectF CardPainter::bounds(const CardFlight& flight) const
{
    return (m_layout.shelf().cardPile(flight.pile) | m_layout.shelf().turnedCard(flight.pile))
        .adjusted(-spare, -spare, spare, spare);
}

void CardPainter::paintFace(QPainter& painter, const QRectF& rect, std::string_view card) const
{
    paintSheet(painter, rect, m_palette.label);
    painter.setPen(m_palette.labelText);
    const QString number = numberOf(card);
    if (number.isEmpty()) {
        const QPointF side(rect.width() * 0.22, 0);
        const QPointF up(0, rect.height() * 0.22);
        painter.setBrush(m_palette.roof);
        painter.drawConvexPolygon(
            QPolygonF{{rect.center() - side, rect.center() - up, rect.center() + side, rect.center() + up}});
        return;
    }
    QFont large = m_font;
    large.setWeight(QFont::DemiBold);
    large.setPixelSize(std::max(7, static_cast<int>(rect.height() * 0.5)));
    painter.save();
    painter.setFont(large);
    painter.translate(rect.center());
    painter.scale(rect.width() / m_layout.shelf().turnedCard(0).width(), 1);
    const QRectF room(-rect.height(), -rect.height() / 2, 2 * rect.height(), rect.height());
    painter.drawText(room, Qt::AlignCenter, number);
    painter.restore();
}

void CardPainter::paintBack(QPainter& painter, const QRectF& rect) const
{
    paintSheet(painter, rect, m_palette.slate);
}

void CardPainter::paintSheet(QPainter& painter, const QRectF& rect, const QColor& ground) const
{
    painter.setPen(QPen(m_palette.line, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 3, 3);
    if (rect.width() <= 10)
        return;
    painter.setPen(QPen(m_palette.metal, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 2, 2);
}

} // namespace glossator::desktop
