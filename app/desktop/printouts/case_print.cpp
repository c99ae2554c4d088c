// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/case_print.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/printouts/sheet_foot.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr double unitsInPoint = composedUnits;
// In points.
constexpr double betweenColumns = 22;
constexpr double belowHead = 12;

} // namespace

std::unique_ptr<CasePrint> CasePrint::of(const Library& library, const QString& id,
                                         catalogue::Language language)
{
    const auto spoken = LanguageWords::speaking(language);
    auto stills = CaseStills::of(library, id);
    return stills == nullptr
               ? nullptr
               : std::unique_ptr<CasePrint>(new CasePrint(library, std::move(stills), language));
}

CasePrint::CasePrint(const Library& library, std::unique_ptr<CaseStills> stills, catalogue::Language language)
    : m_library(library), m_language(language), m_inks(inksOf(pictures::Printing::Parchment)),
      m_stills(std::move(stills))
{
}

CasePrint::~CasePrint() = default;

QString CasePrint::title() const
{
    return m_stills->played().title.textOrSource(m_language);
}

double CasePrint::columnWidth() const
{
    return (m_sheet.width() - betweenColumns) / 2;
}

void CasePrint::setSheet(QSizeF points)
{
    const auto spoken = LanguageWords::speaking(m_language);
    m_sheet = points;
    m_next = 0;
    m_spots.clear();
    m_composer.emplace(m_library, *m_stills, m_language, CaseComposer::Widths{points.width(), columnWidth()});
}

bool CasePrint::prepareSome()
{
    const auto spoken = LanguageWords::speaking(m_language);
    if (m_next <= m_stills->lastStep()) {
        m_composer->addStep(m_next++);
        return true;
    }
    m_composer->finish();
    flow();
    return false;
}

/// What is only cited stands together: not its last lines alone on a further sheet.
void CasePrint::flow()
{
    take(bestFlow(false));
    const int needed = sheets();
    if (tearsClauses())
        if (Flow parted = bestFlow(true); parted.sheets() <= needed)
            take(std::move(parted));
}

/// On the fewest sheets, and as large as these allow: lower pictures first, then smaller clauses, then
/// smaller words.
CasePrint::Flow CasePrint::bestFlow(bool partsClauses)
{
    constexpr double smallestWords = 0.93;
    Flow best;
    for (const auto& [words, clauses] :
         {std::pair(1.0, 1.0), std::pair(1.0, smallestClauses), std::pair(smallestWords, smallestClauses)})
        for (const double height : {190.0, 170.0, 150.0, 130.0, 110.0}) {
            if (Flow tried = flowOf({height, words, clauses}, partsClauses);
                best.spots.empty() || tried.sheets() < best.sheets())
                best = std::move(tried);
            if (best.sheets() == 1) // there are none fewer
                return best;
        }
    return best;
}

CasePrint::Flow CasePrint::flowOf(const Sizes& sizes, bool partsClauses)
{
    m_pictureHeight = sizes.picture;
    m_composer->setScales(sizes.words, sizes.clauses);
    return {sizes, flowInto(columns(), blocks(partsClauses))};
}

void CasePrint::take(Flow flow)
{
    m_pictureHeight = flow.sizes.picture;
    m_composer->setScales(flow.sizes.words, flow.sizes.clauses);
    m_spots = std::move(flow.spots);
    if (sheets() > 1)
        m_spots = evened(columns(), blocks(false), std::move(m_spots));
}

/// Whether the last sheet has some of the clauses, and others stand on the one before.
bool CasePrint::tearsClauses() const
{
    const auto& all = m_composer->composed().blocks;
    const auto first = std::ranges::find(all, true, &ComposedBlock::isClause) - all.begin();
    return first < std::ssize(m_spots) &&
           m_spots[static_cast<std::size_t>(first)].sheet < m_spots.back().sheet;
}

Columns CasePrint::columns() const
{
    const double head = m_composer->composed().head->size().height() / unitsInPoint + 2 * belowHead;
    return {2, m_sheet.height() - SheetFoot::height, head};
}

std::vector<ColumnBlock> CasePrint::blocks(bool partsClauses) const
{
    std::vector<ColumnBlock> flowing;
    bool isClause = false;
    for (const ComposedBlock& block : m_composer->composed().blocks) {
        flowing.push_back(block.flow);
        if (block.step >= 0)
            flowing.back().height = m_stills->sizeIn(pictureRoom()).height() / unitsInPoint;
        flowing.back().startsSheet =
            partsClauses && block.isClause && !std::exchange(isClause, block.isClause);
    }
    return flowing;
}

double CasePrint::prepared() const
{
    return static_cast<double>(m_next) / (m_stills->lastStep() + 1.0);
}

int CasePrint::sheets() const
{
    return sheetsOf(m_spots);
}

QSizeF CasePrint::pictureRoom() const
{
    return QSizeF(columnWidth(), m_pictureHeight) * unitsInPoint;
}

QStringList CasePrint::words() const
{
    QStringList all{m_composer->composed().head->toPlainText()};
    for (const ComposedBlock& block : m_composer->composed().blocks)
        if (block.words)
            all += block.words->toPlainText();
    return all;
}

int CasePrint::pictureCount() const
{
    return static_cast<int>(std::ranges::count_if(
        m_composer->composed().blocks, [](const ComposedBlock& block) { return block.step >= 0; }));
}

void CasePrint::paint(QPainter& painter, int sheet)
{
    const auto spoken = LanguageWords::speaking(m_language);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QAbstractTextDocumentLayout::PaintContext ink;
    ink.palette.setColor(QPalette::Text, m_inks.text);
    const auto draw = [&](QPointF at, double scale, const auto& what) {
        painter.save();
        painter.translate(at);
        painter.scale(scale / unitsInPoint, scale / unitsInPoint);
        what();
        painter.restore();
    };
    const ComposedCase& composed = m_composer->composed();
    if (sheet == 0) {
        draw({0, 0}, 1, [&] { composed.head->documentLayout()->draw(&painter, ink); });
        const double below = composed.head->size().height() / unitsInPoint + belowHead;
        painter.setPen(QPen(m_inks.line, 0.6));
        painter.drawLine(QPointF(0, below), QPointF(m_sheet.width(), below));
    }
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        if (m_spots[i].sheet != sheet)
            continue;
        const ComposedBlock& block = composed.blocks[i];
        draw({m_spots[i].column * (columnWidth() + betweenColumns), m_spots[i].y}, block.scale, [&] {
            if (block.words)
                block.words->documentLayout()->draw(&painter, ink);
            else
                paintPicture(painter, block.step);
        });
    }
    SheetFoot::paint(painter, m_sheet, sheet, sheets(), m_inks.quiet);
}

void CasePrint::paintPicture(QPainter& painter, int step)
{
    const QImage image = m_stills->still(step, pictureRoom());
    painter.drawImage(QPointF(0, 0), image);
    painter.setPen(QPen(m_inks.line, 0.5 * unitsInPoint));
    painter.drawRect(QRectF(image.rect()));
}

} // namespace glossator::desktop
