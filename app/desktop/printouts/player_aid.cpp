// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/player_aid.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double gutter = 14; ///< between the columns, in points
constexpr double head = 30;   ///< the title, in points
constexpr double largest = 11;
constexpr double smallest = 6;
constexpr double finest = 0.25; ///< between two sizes of type that are tried
constexpr double setSize = 22;  ///< pixels that the type is set in, to be scaled on the sheet
constexpr int fewestColumns = 2;
constexpr int mostColumns = 4;
constexpr int leading = 90; ///< of what the typeface asks for, in per cent
constexpr double airAboveLine = 1.0;
constexpr double airAboveHeading = 0.5; ///< of its own height

std::unique_ptr<QTextDocument> setText(const QString& html, const QFont& font, double width)
{
    auto document = std::make_unique<QTextDocument>();
    document->setDocumentMargin(0);
    document->setDefaultFont(font);
    document->setHtml(QStringLiteral("<div style='line-height:%1%'>%2</div>").arg(leading).arg(html));
    document->setTextWidth(width);
    return document;
}

QString headingOf(const QModelIndex& step)
{
    const int number = step.data(OrderModel::NumberRole).toInt();
    const QString name = typographic(step.data(Qt::DisplayRole).toString()).toHtmlEscaped();
    const QString round = step.data(OrderModel::MarkRole).toString();
    return QStringLiteral("<b>%1%2</b>%3")
        .arg(number > 0 ? QString::number(number) + QLatin1String(". ") : QString(), name,
             round.isEmpty() ? QString()
                             : QStringLiteral(" <span style='color:#a3221a'>(%1)</span>").arg(round));
}

QString partOf(const QModelIndex& act)
{
    return QStringLiteral("<b style='color:#a3221a'>%1</b>")
        .arg(act.data(OrderModel::PartRole).toString().toHtmlEscaped());
}

QString conditionOf(const QModelIndex& act)
{
    const QString when = act.data(OrderModel::ConditionRole).toString();
    return when.isEmpty()
               ? QString()
               : QStringLiteral("<i style='color:#a3221a'>%1:</i> ").arg(typographic(when).toHtmlEscaped());
}

/// Under the condition of an act above, or the first of several under one.
bool isOfSeveral(const QModelIndex& act)
{
    const auto goesOn = [](const QModelIndex& other) {
        return other.data(OrderModel::ConditionalRole).toBool() &&
               other.data(OrderModel::ConditionRole).toString().isEmpty();
    };
    return goesOn(act) ||
           (act.data(OrderModel::ConditionalRole).toBool() && goesOn(act.siblingAtRow(act.row() + 1)));
}

QString lineOf(const QModelIndex& act)
{
    return QStringLiteral("%1%2&nbsp;<span style='color:#665a46'>%3</span>") // which stands on no line alone
        .arg(isOfSeveral(act) ? QStringLiteral("• ") : conditionOf(act),
             typographic(act.data(Qt::DisplayRole).toString()).toHtmlEscaped(),
             act.data(OrderModel::MarkRole).toString().toHtmlEscaped());
}

QString legendOf(const QString& codes)
{
    return QStringLiteral("<p style='color:#665a46; margin-top:8px'>%1</p>").arg(codes.toHtmlEscaped());
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

/// Sets all blocks in type of `size` points for columns of `width` points.
void PlayerAid::set(double size, double width)
{
    m_blocks.clear();
    m_scale = size / setSize;
    width /= m_scale;
    if (const QString missing = m_model.missing(); !missing.isEmpty())
        m_blocks.push_back({setText(QStringLiteral("<i>%1</i>").arg(missing.toHtmlEscaped()),
                                    Typefaces::reading(setSize, Sizing::Paper), width),
                            false});
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex step = m_model.index(row, 0);
        m_blocks.push_back(
            {setText(headingOf(step), Typefaces::reading(setSize * 1.2, Sizing::Paper), width), true});
        for (int line = 0; line < m_model.rowCount(step); ++line) {
            const QModelIndex act = m_model.index(line, 0, step);
            const QFont type = Typefaces::reading(setSize, Sizing::Paper);
            if (!act.data(OrderModel::PartRole).toString().isEmpty())
                m_blocks.push_back({setText(partOf(act), type, width), true});
            if (isOfSeveral(act) && !conditionOf(act).isEmpty())
                m_blocks.push_back({setText(conditionOf(act), type, width), true});
            m_blocks.push_back({setText(lineOf(act), type, width), false});
        }
    }
    if (const QString legend = m_model.legend(catalogue::OrderDepth::Acts); !legend.isEmpty())
        m_blocks.push_back(
            {setText(legendOf(legend),
                     Typefaces::reading(setSize * std::max(0.8, smallest / size), Sizing::Paper), width),
             false});
}

/// Where the blocks go in columns of this height. A heading does not stand alone at a foot.
std::vector<PlayerAid::Spot> PlayerAid::flow(double height) const
{
    std::vector<Spot> spots;
    Spot at;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const Block& block = m_blocks[i];
        const double own = block.words->size().height() * m_scale;
        const double kept = block.isHeading && i + 1 < m_blocks.size()
                                ? airAboveLine + m_blocks[i + 1].words->size().height() * m_scale
                                : 0;
        at.y += at.y > 0 ? (block.isHeading ? own * airAboveHeading : airAboveLine) : 0;
        if (at.y + own + kept > height)
            at = {at.column + 1, 0};
        spots.push_back(at);
        at.y += own;
    }
    return spots;
}

bool PlayerAid::fits(const Setting& setting, QSizeF sheet, int sheets)
{
    m_columns = setting.columns;
    set(setting.size, (sheet.width() - gutter * (m_columns - 1)) / m_columns);
    m_spots = flow(sheet.height() - head);
    return m_spots.empty() || m_spots.back().column < m_columns * sheets;
}

std::optional<PlayerAid::Setting> PlayerAid::largestFor(int columns, QSizeF sheet, int sheets)
{
    if (!fits({smallest, columns}, sheet, sheets))
        return {};
    int good = 0; // in steps above the smallest
    int tooLarge = static_cast<int>((largest - smallest) / finest) + 1;
    while (tooLarge - good > 1) {
        const int middle = (good + tooLarge) / 2;
        (fits({smallest + middle * finest, columns}, sheet, sheets) ? good : tooLarge) = middle;
    }
    return Setting{smallest + good * finest, columns};
}

/// Narrow columns hold more of small type, as a short line leaves less of them empty.
double PlayerAid::setToFit(QSizeF sheet)
{
    std::optional<Setting> best;
    int sheets = 0;
    while (!best) {
        ++sheets;
        for (int columns = fewestColumns; columns <= mostColumns; ++columns)
            if (const auto found = largestFor(columns, sheet, sheets);
                found && (!best || found->size > best->size))
                best = found;
    }
    fits(*best, sheet, sheets);
    return best->size;
}

void PlayerAid::setSheet(QSizeF points)
{
    m_sheet = points;
    setToFit(points);
}

int PlayerAid::sheets() const
{
    return m_spots.empty() ? 1 : m_spots.back().column / m_columns + 1;
}

void PlayerAid::paint(QPainter& painter, int sheet)
{
    const QRectF top(0, 0, m_sheet.width(), head);
    painter.setPen(Qt::black);
    painter.setFont(Typefaces::readingBold(16, Sizing::Paper));
    painter.drawText(top, Qt::AlignLeft | Qt::AlignTop, m_title);
    if (sheets() > 1) {
        painter.setFont(Typefaces::control(8, Sizing::Paper));
        painter.drawText(top, Qt::AlignRight | Qt::AlignTop,
                         QStringLiteral("%1 / %2").arg(sheet + 1).arg(sheets()));
    }
    paintColumns(painter, sheet);
}

/// Paper is white whatever the window is.
void PlayerAid::paintColumns(QPainter& painter, int sheet) const
{
    QAbstractTextDocumentLayout::PaintContext ink;
    ink.palette.setColor(QPalette::Text, Qt::black);
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        if (m_spots[i].column / m_columns != sheet)
            continue;
        painter.save();
        painter.translate((m_spots[i].column % m_columns) * (m_sheet.width() + gutter) / m_columns,
                          head + m_spots[i].y);
        painter.scale(m_scale, m_scale);
        m_blocks[i].words->documentLayout()->draw(&painter, ink);
        painter.restore();
    }
}

} // namespace glossator::desktop
