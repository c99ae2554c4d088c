// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/player_aid.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/aid_inks.h"
#include "app/desktop/printouts/sheet_foot.h"

#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

// Between the columns, in points.
constexpr double gutter = 12;
constexpr double narrowGutter = 9;
constexpr double head = 26; ///< the title, in points
constexpr double titleSize = 15;
constexpr double largest = 11;
constexpr double smallest = 6.5;         ///< that can be read
constexpr double smallestInBrief = 6.25; ///< where the sheet would not hold it else
constexpr double smallestOnSeveral = 7;  ///< sheets, which have the room
constexpr double smallestOpened = 9;
constexpr double headAgain = 24; ///< the title on a further sheet, in points
constexpr double finest = 0.25;  ///< between two sizes of type that are tried
constexpr double setSize = 22;   ///< pixels that the type is set in, to be scaled on the sheet
constexpr int fewestColumns = 2;
constexpr int mostColumns = 4;
constexpr double leading = 0.9; ///< of what the typeface asks for
constexpr double closest = 0.82;
constexpr double stepGrows = 1.2;
constexpr double legendShrinks = 0.8;
constexpr double smallestLegend = 6;
constexpr double moreShrinks = 0.92;
constexpr double moreIsIn = 1.1; ///< of the size of the type
constexpr double airAboveLine = 2.5;
constexpr double leastAirAboveLine = 1;
constexpr double airAboveAct = 4;       ///< where there may be more under the one before
constexpr double airAboveHeading = 0.5; ///< of its own height
constexpr double leastAirAboveHeading = 0.35;
constexpr double airAboveLegend = 8;
constexpr double discIs = 1.35; ///< of the size of the type
constexpr double afterDisc = 0.35;

/// Pixels, so that the type is `size` points large on the sheet, or as small as can be read.
double typeSizeOf(AidParagraph::Kind kind, double size)
{
    if (kind == AidParagraph::Kind::Step)
        return setSize * stepGrows;
    if (kind == AidParagraph::Kind::More)
        return setSize * moreShrinks;
    if (kind == AidParagraph::Kind::Legend)
        return setSize * std::max(legendShrinks, smallestLegend / size);
    return setSize;
}

bool isClose(AidSetting acts)
{
    return acts >= AidSetting::Dense;
}

double airBefore(const AidParagraph& paragraph, double height, AidSetting acts)
{
    if (paragraph.kind == AidParagraph::Kind::Legend)
        return airAboveLegend;
    if (paragraph.isHeading())
        return height * (isClose(acts) ? leastAirAboveHeading : airAboveHeading);
    return isClose(acts) ? leastAirAboveLine : airAboveLine;
}

/// Where a paragraph begins in its column, pixels.
double leftOf(AidParagraph::Kind kind)
{
    if (kind == AidParagraph::Kind::Step)
        return setSize * (discIs + afterDisc);
    return kind == AidParagraph::Kind::More ? setSize * moreIsIn : 0;
}

} // namespace

PlayerAid::PlayerAid(const OrderModel& model, QString title, std::optional<OrderOpening> opening)
    : m_model(model), m_title(std::move(title)), m_opening(std::move(opening))
{
}

PlayerAid::PlayerAid(std::unique_ptr<const OrderModel> model, QString title,
                     std::optional<OrderOpening> opening)
    : m_owned(std::move(model)), m_model(*m_owned), m_title(std::move(title)), m_opening(std::move(opening))
{
}

PlayerAid::~PlayerAid() = default;

/// Sets all paragraphs for columns of `width` points.
void PlayerAid::set(const Setting& setting, double width)
{
    m_lines.clear();
    m_blocks.clear();
    m_words.clear();
    m_scale = setting.size / setSize;
    for (const AidParagraph& paragraph : AidText(m_model, setting.acts, m_opening).paragraphs()) {
        auto words = std::make_unique<QTextDocument>();
        words->setDocumentMargin(0);
        words->setDefaultFont(Typefaces::reading(typeSizeOf(paragraph.kind, setting.size), Sizing::Paper));
        words->setHtml(paragraph.html);
        words->setTextWidth(width / m_scale - leftOf(paragraph.kind));
        words->size(); // lays it out
        addLines(*words, paragraph, setting.acts);
        m_words.push_back(std::move(words));
    }
}

/// An act of its own is not parted, nor from the first of what is told under it; of a paragraph of acts no
/// line stands alone. A heading stands at no foot.
void PlayerAid::addLines(const QTextDocument& words, const AidParagraph& paragraph, AidSetting acts)
{
    const QTextLayout& layout = *words.firstBlock().layout();
    const int count = layout.lineCount();
    const bool mayPart = acts != AidSetting::Lines && paragraph.kind == AidParagraph::Kind::Acts;
    for (int i = 0; i < count; ++i) {
        const QTextLine line = layout.lineAt(i);
        const double height = line.height() * (isClose(acts) ? closest : leading) * m_scale;
        const bool isEdge = i == 0 || i == count - 2;
        const bool isLast = i == count - 1;
        m_lines.push_back({line, line.y(), leftOf(paragraph.kind), i == 0 ? paragraph.number : std::nullopt});
        m_blocks.push_back({height, i == 0 ? airAbove(paragraph, height, acts) : 0,
                            isLast ? paragraph.keepsNext : !mayPart || isEdge});
    }
}

Columns PlayerAid::columnsOn(QSizeF sheet) const
{
    return {m_columns, sheet.height() - SheetFoot::height, head, m_opening ? headAgain : 0};
}

double PlayerAid::airAbove(const AidParagraph& paragraph, double height, AidSetting acts) const
{
    return m_opening && paragraph.kind == AidParagraph::Kind::Acts ? airAboveAct
                                                                   : airBefore(paragraph, height, acts);
}

double PlayerAid::leastOn(int sheets, AidSetting acts) const
{
    if (m_opening)
        return smallestOpened;
    if (sheets > 1)
        return smallestOnSeveral;
    return acts == AidSetting::Brief ? smallestInBrief : smallest;
}

bool PlayerAid::fits(const Setting& setting, QSizeF sheet, int sheets)
{
    m_columns = setting.columns;
    m_gutter = isClose(setting.acts) ? narrowGutter : gutter;
    set(setting, (sheet.width() - m_gutter * (m_columns - 1)) / m_columns);
    m_spots = flowInto(columnsOn(sheet), m_blocks);
    return sheetsOf(m_spots) <= sheets;
}

std::optional<PlayerAid::Setting> PlayerAid::largestFor(Setting setting, QSizeF sheet, int sheets)
{
    const double least = leastOn(sheets, setting.acts);
    const auto inSteps = [&setting, least](int steps) {
        setting.size = least + steps * finest;
        return setting;
    };
    if (!fits(inSteps(0), sheet, sheets))
        return {};
    int good = 0; // in steps above the smallest
    int tooLarge = static_cast<int>((largest - least) / finest) + 1;
    while (tooLarge - good > 1) {
        const int middle = (good + tooLarge) / 2;
        (fits(inSteps(middle), sheet, sheets) ? good : tooLarge) = middle;
    }
    return inSteps(good);
}

/// Narrow columns hold more of small type, as a short line leaves less of them empty; and where acts run on,
/// a short line is read more easily.
PlayerAid::Setting PlayerAid::bestFor(QSizeF sheet)
{
    for (int sheets = 1;; ++sheets)
        for (const AidSetting acts :
             {AidSetting::Lines, AidSetting::RunIn, AidSetting::Dense, AidSetting::Brief}) {
            std::optional<Setting> best;
            const double gain = acts == AidSetting::Lines ? finest : 0;
            for (int columns = fewestColumns; columns <= mostColumns; ++columns)
                if (const auto found = largestFor({0, columns, acts}, sheet, sheets);
                    found && (!best || found->size >= best->size + gain))
                    best = found;
            if (best)
                return *best;
        }
}

/// On as few sheets as it needs in the smallest type, and then as large as these allow.
PlayerAid::Setting PlayerAid::bestOpened(QSizeF sheet)
{
    const Setting smallestType{smallestOpened, fewestColumns, AidSetting::Lines};
    fits(smallestType, sheet, 1);
    return largestFor(smallestType, sheet, sheets()).value_or(smallestType);
}

double PlayerAid::setToFit(QSizeF sheet)
{
    if (sheet == m_fitted)
        return m_typeSize;
    const Setting best = m_opening ? bestOpened(sheet) : bestFor(sheet);
    fits(best, sheet, 1);
    m_spots = evened(columnsOn(sheet), m_blocks, std::move(m_spots));
    m_fitted = sheet;
    m_typeSize = best.size;
    return m_typeSize;
}

void PlayerAid::setSheet(QSizeF points)
{
    m_sheet = points;
    setToFit(points);
}

int PlayerAid::sheets() const
{
    return sheetsOf(m_spots);
}

void PlayerAid::paint(QPainter& painter, int sheet)
{
    const auto spoken = LanguageWords::speaking(m_model.language());
    paintHead(painter, sheet);
    paintColumns(painter, sheet);
    SheetFoot::paint(painter, m_sheet, sheet, sheets(), aidQuiet());
}

/// Sheets that may lie apart all say what they are of.
void PlayerAid::paintHead(QPainter& painter, int sheet) const
{
    painter.setPen(sheet == 0 ? QColor(Qt::black) : aidQuiet());
    painter.setFont(sheet == 0 ? Typefaces::readingBold(titleSize, Sizing::Paper)
                               : Typefaces::readingItalic(9, Sizing::Paper));
    if (sheet == 0 || m_opening)
        painter.drawText(QRectF(0, 0, m_sheet.width(), head), Qt::AlignLeft | Qt::AlignTop, m_title);
}

/// Paper is white whatever the window is.
void PlayerAid::paintColumns(QPainter& painter, int sheet) const
{
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        if (m_spots[i].sheet != sheet)
            continue;
        painter.save();
        painter.setPen(Qt::black);
        painter.translate(m_spots[i].column * (m_sheet.width() + m_gutter) / m_columns, m_spots[i].y);
        painter.scale(m_scale, m_scale);
        m_lines[i].set.draw(&painter, {m_lines[i].left, -m_lines[i].below});
        if (m_lines[i].number)
            paintNumber(painter, m_lines[i]);
        painter.restore();
    }
}

void PlayerAid::paintNumber(QPainter& painter, const Line& line)
{
    constexpr double ring = 1.5;
    constexpr double side = setSize * discIs - ring;
    const bool isNumbered = *line.number > 0;
    const double halfCapital = setSize * stepGrows * 0.33;
    const QRectF disc(ring / 2, line.set.ascent() - halfCapital - side / 2, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(aidRed(), ring));
    painter.setBrush(isNumbered ? QBrush(aidRed()) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    painter.setPen(isNumbered ? QColor(Qt::white) : aidRed());
    painter.setFont(Typefaces::controlBold(setSize * 0.85, Sizing::Paper));
    painter.drawText(disc, Qt::AlignCenter, isNumbered ? QString::number(*line.number) : QStringLiteral("!"));
}

} // namespace glossator::desktop
