// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/sides_painter.h"

#include "app/desktop/look/contrast.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/card_painter.h"
#include "app/desktop/stage/tile_back.h"
#include "app/pictures/highlight_painter.h"
#include "app/pictures/letters.h"
#include "app/pictures/meeple_painter.h"
#include "app/pictures/sign_picture.h"
#include "model/wording/answer_word.h"

#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double smallestWords = 0.8; ///< times the letters of the font
constexpr double afterTitle = 4;      ///< pixels between a title and what is beside it
constexpr double besideFigure = 0.12; ///< of a place, between a figure and the number of its kind

/// The colour of a player, as it is seen on a card and around it.
QColor inkOf(const PlayerCard& card, const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor colour = pictures::MeeplePainter::colourOf(card.colour);
    return seenOn(palette.color(QPalette::Window), seenOn(palette.color(QPalette::Base), colour, text), text);
}

} // namespace

QPen frameOf(const PlayerCard& card, const QPalette& palette)
{
    if (card.isLit)
        return {pictures::HighlightPainter(pictures::paletteOf(printingFor(palette)))
                    .colourOf(pictures::HighlightStyle::Scored),
                3.5};
    if (card.isRefused) {
        const QColor refused = pictures::HighlightPainter(pictures::paletteOf(printingFor(palette)))
                                   .colourOf(pictures::HighlightStyle::Refused);
        return {seenOn(palette.color(QPalette::Window), refused, palette.color(QPalette::Text)), 3.5,
                Qt::DashLine};
    }
    return card.decides ? QPen(inkOf(card, palette), 2.5) : QPen(palette.color(QPalette::Mid), 1);
}

SidesPainter::SidesPainter(const StageLayout& layout, const QPalette& palette, const QFont& font,
                           TileThumbnails& thumbnails, pictures::BoardImages& figures)
    : m_layout(layout), m_palette(palette), m_printing(printingFor(palette)), m_font(font),
      m_thumbnails(thumbnails), m_figures(figures)
{
}

void SidesPainter::paint(QPainter& painter, const StageStill& still, const QStringList& names) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : m_layout.rect();
    pictures::ScoreTrackPicture(pictures::paletteOf(m_printing), m_font)
        .paintSpaces(painter, still.track, m_layout.track());
    for (const PlayerCard& card : still.cards)
        if (m_layout.card(card.seat).intersects(seen))
            paintCard(painter, card, names.value(card.seat));
    if (m_layout.shelfRect().intersects(seen))
        paintShelf(painter, still.shelf);
}

void SidesPainter::paintTrackFigures(QPainter& painter, const pictures::ScoreTrackScene& track) const
{
    pictures::ScoreTrackPicture(pictures::paletteOf(m_printing), m_font)
        .paintFigures(painter, track, m_layout.track(), m_figures);
}

void SidesPainter::paintCard(QPainter& painter, const PlayerCard& card, const QString& name) const
{
    const QRectF rect = m_layout.card(card.seat);
    painter.setPen(frameOf(card, m_palette));
    painter.setBrush(m_palette.color(QPalette::Base));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6);
    paintBadge(painter, card);
    const QRectF line = m_layout.points(card.seat);
    paintName(painter, card, name);
    painter.setPen(m_palette.color(QPalette::Text));
    QFont large = scaledFont(m_font, StageLayout::pointsLetters);
    large.setWeight(QFont::DemiBold);
    painter.setFont(large);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, QString::number(card.points));
    paintTokens(painter, card);
    paintSupply(painter, card);
    for (std::size_t i = 0; i < card.inFront.size(); ++i)
        paintTile(painter, card.inFront[i], m_layout.inFrontSlot(card.seat, static_cast<int>(i)));
    const int open = static_cast<int>(card.inFront.size());
    for (int i = 0; i < card.reserved; ++i)
        paintTileBack(painter, m_layout.inFrontSlot(card.seat, open + i).adjusted(3, 3, -3, -3),
                      pictures::paletteOf(m_printing));
}

/// The colour and the mark of a player.
void SidesPainter::paintBadge(QPainter& painter, const PlayerCard& card) const
{
    const QRectF rect = m_layout.card(card.seat);
    const QRectF disc = m_layout.badge(card.seat);
    const QColor colour = pictures::MeeplePainter::colourOf(card.colour);
    painter.setPen(QPen(inkOf(card, m_palette), 1.2));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(rect.left() + 5, rect.top() + 7, 5, rect.height() - 14), 2.5, 2.5);
    painter.drawEllipse(disc);
    pictures::MeeplePainter(pictures::paletteOf(m_printing))
        .paintMark(painter, card.colour, disc.center(), disc.width() * 0.65);
}

/// All of it, in letters as large as those of the others.
void SidesPainter::paintName(QPainter& painter, const PlayerCard& card, const QString& name) const
{
    QFont type = m_font;
    type.setPixelSize(static_cast<int>(pictures::lettersOf(m_font) * m_layout.nameLetters()));
    type.setWeight(card.hasTurn ? QFont::DemiBold : QFont::Normal);
    painter.setFont(type);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(m_layout.playerName(card.seat), Qt::AlignLeft | Qt::AlignVCenter, name);
}

/// The sign of each kind, and behind it how many there are.
void SidesPainter::paintTokens(QPainter& painter, const PlayerCard& card) const
{
    painter.setFont(m_font);
    painter.setPen(m_palette.color(QPalette::Text));
    const QSizeF number(m_layout.grown(StageLayout::tokenNumber), m_layout.points(card.seat).height());
    int fromEnd = static_cast<int>(card.tokens.size());
    for (const PlayerTokens& tokens : card.tokens) {
        const QRectF sign = m_layout.token(card.seat, --fromEnd);
        QRectF room({}, number);
        room.moveCenter({sign.right() + number.width() / 2, sign.center().y()});
        painter.drawText(room, Qt::AlignCenter, QString::number(tokens.count));
        pictures::paintSign(painter, pictures::paletteOf(m_printing), tokens.kind, sign.center(),
                            sign.width());
    }
}

void SidesPainter::paintSupply(QPainter& painter, const PlayerCard& card) const
{
    const SupplyRow row = m_layout.supplyRow(card.seat);
    if (!row.isSeen())
        return;
    const auto stamp = [&](pictures::Figure figure, int colour, pictures::Pose pose, const QRectF& place) {
        m_figures.stamp(painter, {figure, colour, pose, 0, m_printing}, place.center(), place.height());
    };
    for (std::size_t i = 0; i < card.supply.size(); ++i)
        stamp(card.supply[i], card.colour, pictures::Pose::Standing,
              row.place(row.isCounted() ? countedPlace(card.supply, i) : static_cast<int>(i)));
    if (row.isCounted())
        paintNumbers(painter, row, countedFigures(card.supply));
    for (std::size_t i = 0; i < card.prisoners.size(); ++i)
        stamp(card.prisoners[i].figure, card.prisoners[i].colour, pictures::Pose::Lying,
              row.placeFromEnd(static_cast<int>(i)));
}

/// Behind the figure that stands for them all.
void SidesPainter::paintNumbers(QPainter& painter, const SupplyRow& row,
                                const std::vector<CountedFigures>& kinds) const
{
    painter.setPen(m_palette.color(QPalette::Text));
    for (const CountedFigures& kind : kinds) {
        if (!kind.hasNumber())
            continue;
        const QString number = QStringLiteral("%1×").arg(kind.count);
        const QRectF next = row.place(kind.place + 1);
        const QRectF place = next.adjusted(next.width() * besideFigure, 0, 0, 0);
        const double needed = QFontMetricsF(m_font).horizontalAdvance(number) + 1;
        painter.setFont(scaledFont(m_font, std::min(1.0, place.width() / needed)));
        painter.drawText(place.adjusted(0, -place.height(), 0, place.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, number);
    }
}

/// All of it or nothing: what has no title is told by its tool tip.
void SidesPainter::paintTitle(QPainter& painter, const QRectF& rect, const QString& text) const
{
    const double needed = QFontMetricsF(m_font).horizontalAdvance(text) + 1;
    const double factor = std::min(1.0, (rect.width() - afterTitle) / needed);
    if (rect.isEmpty() || factor < smallestWords)
        return;
    painter.setFont(scaledFont(m_font, factor));
    painter.setPen(quietTextOf(m_palette));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, text);
}

/// Those of a stage that is too low for them have no room.
void SidesPainter::paintTitles(QPainter& painter, ShelfTitle first, ShelfTitle second) const
{
    if (first.room.isEmpty() || second.room.isEmpty())
        return;
    const ShelfTitles titles(std::move(first), std::move(second), m_font);
    painter.setFont(titles.font());
    painter.setPen(quietTextOf(m_palette));
    for (const ShelfTitle& words : {titles.first(), titles.second()})
        painter.drawText(words.room, Qt::AlignLeft | Qt::AlignVCenter, words.text);
}

/// Where a tile or a pile may lie.
void SidesPainter::paintPlace(QPainter& painter, const QRectF& rect) const
{
    const QColor ink = seenOn(m_palette.color(QPalette::Window), m_palette.color(QPalette::Mid),
                              m_palette.color(QPalette::Text));
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void SidesPainter::paintShelf(QPainter& painter, const Shelf& shelf) const
{
    paintTitles(painter, {m_layout.shelf().handTitle(), handName()},
                {m_layout.shelf().pileTitle(), pileName()});
    paintPlace(painter, m_layout.shelf().hand());
    paintTile(painter, shelf.hand, m_layout.shelf().hand().adjusted(3, 3, -3, -3));
    paintPile(painter, shelf.pile);
    const pictures::MeeplePainter meeples(pictures::paletteOf(m_printing));
    for (std::size_t i = 0; i < shelf.figures.size(); ++i) {
        const QRectF place = m_layout.shelf().figure(static_cast<int>(i));
        meeples.paint(painter, shelf.figures[i], pictures::noPlayer, pictures::Pose::Standing, place.center(),
                      place.height());
    }
    for (std::size_t i = 0; i < shelf.cardPiles.size(); ++i)
        paintCards(painter, static_cast<int>(i), shelf.cardPiles[i]);
    if (shelf.display.empty())
        return;
    paintTitle(painter, m_layout.shelf().displayTitle(), displayName());
    for (std::size_t i = 0; i < shelf.display.size(); ++i)
        paintTile(painter, shelf.display[i], m_layout.shelf().displaySlot(static_cast<int>(i)));
}

void SidesPainter::paintPile(QPainter& painter, int size) const
{
    const QRectF place = m_layout.shelf().pile();
    const int backs = std::min(5, (size + 11) / 12);
    if (backs == 0)
        paintPlace(painter, place.translated(0, 8));
    for (int i = 0; i < backs; ++i) {
        const QRectF back = place.translated(i * ShelfLayout::pileDepth / 4, i * -2.0 + 8.0);
        paintTileBack(painter, back, pictures::paletteOf(m_printing));
    }
    paintCount(painter, m_layout.shelf().pileCount(), size);
}

void SidesPainter::paintCount(QPainter& painter, const QRectF& rect, int count) const
{
    QFont bold = m_font;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(rect, Qt::AlignCenter, QString::number(count));
}

/// The card that lies face up is called by its name, above it.
void SidesPainter::paintCards(QPainter& painter, int place, const CardPile& pile) const
{
    const QString up = pile.up.empty() ? tr("Face up") : wording::answerWord(std::string(pile.up));
    paintTitles(painter, {m_layout.shelf().cardPileTitle(place), tr("Face down")},
                {m_layout.shelf().turnedCardTitle(place), up});
    paintPlace(painter, m_layout.shelf().cardPile(place));
    paintPlace(painter, m_layout.shelf().turnedCard(place));
    CardPainter(m_layout, m_printing, m_font).paint(painter, place, pile);
    paintCount(painter, m_layout.shelf().cardsLeft(place), pile.left);
}

void SidesPainter::paintTile(QPainter& painter, const engine::TileKind* kind, const QRectF& rect) const
{
    if (kind == nullptr)
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(rect.topLeft(),
                       m_thumbnails.thumbnailNow(*kind, static_cast<int>(rect.width()), ratio, m_printing));
}

} // namespace glossator::desktop
