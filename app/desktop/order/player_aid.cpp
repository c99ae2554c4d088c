// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/player_aid.h"

#include "app/desktop/look/typefaces.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

namespace glossator::desktop {

namespace {

constexpr double gutter = 18; ///< between the columns, in points
constexpr double head = 30;   ///< the title, in points
constexpr double largest = 11;
constexpr double smallest = 4.5;
constexpr double airAboveLine = 1.5;
constexpr double airAboveHeading = 0.5; ///< of its own height

std::unique_ptr<QTextDocument> setText(const QString& html, const QFont& font, double width)
{
    auto document = std::make_unique<QTextDocument>();
    document->setDocumentMargin(0);
    document->setDefaultFont(font);
    document->setHtml(html);
    document->setTextWidth(width);
    return document;
}

QString headingOf(const QModelIndex& step)
{
    const int number = step.data(OrderModel::NumberRole).toInt();
    const QString name = step.data(Qt::DisplayRole).toString().toHtmlEscaped();
    const QString round = step.data(OrderModel::MarkRole).toString();
    return QStringLiteral("<b>%1%2</b>%3")
        .arg(number > 0 ? QString::number(number) + QLatin1String(". ") : QString(), name,
             round.isEmpty() ? QString()
                             : QStringLiteral(" <span style='color:#a3221a'>(%1)</span>").arg(round));
}

QString lineOf(const QModelIndex& act)
{
    return QStringLiteral("%1 <span style='color:#665a46'>%2</span>")
        .arg(act.data(Qt::DisplayRole).toString().toHtmlEscaped(),
             act.data(OrderModel::MarkRole).toString().toHtmlEscaped());
}

} // namespace

PlayerAid::PlayerAid(const OrderModel& model, QString title) : m_model(model), m_title(std::move(title))
{
}

PlayerAid::PlayerAid(std::unique_ptr<const OrderModel> model, QString title)
    : m_owned(std::move(model)), m_model(*m_owned), m_title(std::move(title))
{
}

PlayerAid::~PlayerAid() = default;

/// Sets all blocks in type of `size` pixels, a pixel being a point of the paper.
void PlayerAid::set(double size, double width)
{
    m_blocks.clear();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex step = m_model.index(row, 0);
        m_blocks.push_back(
            {setText(headingOf(step), Typefaces::reading(size * 1.2, Sizing::Exact), width), true});
        for (int act = 0; act < m_model.rowCount(step); ++act)
            m_blocks.push_back(
                {setText(lineOf(m_model.index(act, 0, step)), Typefaces::reading(size, Sizing::Exact), width),
                 false});
    }
}

/// Where the blocks go in columns of this height. A heading does not stand alone at a foot.
std::vector<PlayerAid::Spot> PlayerAid::flow(double height) const
{
    std::vector<Spot> spots;
    Spot at;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const Block& block = m_blocks[i];
        const double own = block.words->size().height();
        const double kept = block.isHeading && i + 1 < m_blocks.size()
                                ? airAboveLine + m_blocks[i + 1].words->size().height()
                                : 0;
        at.y += at.y > 0 ? (block.isHeading ? own * airAboveHeading : airAboveLine) : 0;
        if (at.y + own + kept > height)
            at = {at.column + 1, 0};
        spots.push_back(at);
        at.y += own;
    }
    return spots;
}

bool PlayerAid::fits(double height) const
{
    const std::vector<Spot> spots = flow(height);
    return spots.empty() || spots.back().column < 2;
}

double PlayerAid::setToFit(QSizeF sheet)
{
    const double width = (sheet.width() - gutter) / 2;
    double size = largest;
    for (set(size, width); !fits(sheet.height() - head) && size > smallest; set(size, width))
        size -= 0.25;
    return size;
}

void PlayerAid::setSheet(QSizeF points)
{
    m_sheet = points;
    setToFit(points);
}

void PlayerAid::paint(QPainter& painter, int)
{
    painter.setFont(Typefaces::readingBold(16, Sizing::Exact));
    painter.drawText(QRectF(0, 0, m_sheet.width(), head), Qt::AlignLeft | Qt::AlignTop, m_title);
    paintColumns(painter, m_sheet);
}

void PlayerAid::paintColumns(QPainter& painter, QSizeF sheet) const
{
    const std::vector<Spot> spots = flow(sheet.height() - head);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        painter.save();
        painter.translate(spots[i].column * (sheet.width() + gutter) / 2, head + spots[i].y);
        m_blocks[i].words->drawContents(&painter);
        painter.restore();
    }
}

} // namespace glossator::desktop
