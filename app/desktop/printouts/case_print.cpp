// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/case_print.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/sheet_foot.h"
#include "app/pictures/square_numbers.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double unitsInPoint = composedUnits;
// In points.
constexpr double gutter = 22;
constexpr double belowHead = 12;
constexpr double largestSquare = 62;
constexpr double numberSize = 7; ///< beside the board
constexpr double around = 0.5;   ///< squares around the board, where the numbers are

} // namespace

std::unique_ptr<CasePrint> CasePrint::of(const Library& library, const QString& id,
                                         catalogue::Language language)
{
    auto loaded = loadCase(library.catalogue, library.tiles, id);
    if (!loaded || loaded->result.game == nullptr || loaded->result.steps.empty())
        return nullptr;
    return std::unique_ptr<CasePrint>(new CasePrint(library, std::move(*loaded), language));
}

CasePrint::CasePrint(const Library& library, LoadedCase loaded, catalogue::Language language)
    : m_library(library), m_language(language), m_inks(inksOf(pictures::Printing::Parchment)),
      m_case(std::move(loaded)), m_wording(&library.tiles),
      m_picture(pictures::Printing::Parchment, Typefaces::control(numberSize * unitsInPoint, Sizing::Paper)),
      m_choreographer(m_case.result, m_picture.cache().shapes(), m_wording)
{
}

CasePrint::~CasePrint() = default;

QString CasePrint::title() const
{
    return m_case.title.textOrSource(m_language);
}

double CasePrint::columnWidth() const
{
    return (m_sheet.width() - gutter) / 2;
}

void CasePrint::setSheet(QSizeF points)
{
    m_sheet = points;
    m_next = 0;
    m_spots.clear();
    m_composer.emplace(m_library, m_case, m_wording, m_choreographer, m_language,
                       CaseComposer::Widths{points.width(), columnWidth()});
}

bool CasePrint::prepareSome()
{
    if (m_next < static_cast<int>(m_case.result.steps.size())) {
        m_composer->addStep(m_next++);
        return true;
    }
    m_composer->finish();
    flow();
    return false;
}

/// Lower pictures where that saves a sheet.
void CasePrint::flow()
{
    for (const double height : {190.0, 170.0, 150.0, 130.0, 110.0}) {
        const double before = std::exchange(m_pictureHeight, height);
        std::vector<ColumnBlock> flowing;
        for (const ComposedBlock& block : m_composer->composed().blocks) {
            flowing.push_back(block.flow);
            if (block.step >= 0)
                flowing.back().height = pictureView().viewport.height() / unitsInPoint;
        }
        const double head = m_composer->composed().head->size().height() / unitsInPoint + 2 * belowHead;
        auto spots = flowInto({2, m_sheet.height() - SheetFoot::height, head}, flowing);
        if (m_spots.empty() || spots.back().sheet < m_spots.back().sheet)
            m_spots = std::move(spots);
        else
            m_pictureHeight = before;
    }
}

double CasePrint::prepared() const
{
    return static_cast<double>(m_next) / static_cast<double>(m_case.result.steps.size());
}

int CasePrint::sheets() const
{
    return m_spots.empty() ? 1 : m_spots.back().sheet + 1;
}

pictures::BoardView CasePrint::pictureView() const
{
    const QRectF squares = m_choreographer.bounds().adjusted(-around, -around, around, around);
    const QRectF room(0, 0, columnWidth() * unitsInPoint, m_pictureHeight * unitsInPoint);
    auto view = pictures::BoardView::fitting(squares, room, largestSquare * unitsInPoint);
    view.viewport.setHeight(std::ceil(squares.height() * view.squareSize));
    return view.snapped(1);
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
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QAbstractTextDocumentLayout::PaintContext ink;
    ink.palette.setColor(QPalette::Text, m_inks.text);
    const auto draw = [&](QPointF at, const auto& what) {
        painter.save();
        painter.translate(at);
        painter.scale(1 / unitsInPoint, 1 / unitsInPoint);
        what();
        painter.restore();
    };
    const ComposedCase& composed = m_composer->composed();
    if (sheet == 0) {
        draw({0, 0}, [&] { composed.head->documentLayout()->draw(&painter, ink); });
        const double below = composed.head->size().height() / unitsInPoint + belowHead;
        painter.setPen(QPen(m_inks.line, 0.6));
        painter.drawLine(QPointF(0, below), QPointF(m_sheet.width(), below));
    }
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        if (m_spots[i].sheet != sheet)
            continue;
        const ComposedBlock& block = composed.blocks[i];
        draw({m_spots[i].column * (columnWidth() + gutter), m_spots[i].y}, [&] {
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
    const pictures::BoardView view = pictureView();
    const pictures::BoardScene scene = m_choreographer.resting(step).still.board;
    QImage image(view.viewport.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter board(&image);
    m_picture.paint(board, scene, view);
    pictures::SquareNumbers(pictures::paletteOf(pictures::Printing::Parchment), m_picture.labelFont(), view)
        .paint(board, m_choreographer.bounds(), scene.squares, image.rect());
    board.end();
    painter.drawImage(QPointF(0, 0), image);
    painter.setPen(QPen(m_inks.line, 0.5 * unitsInPoint));
    painter.drawRect(view.viewport);
}

} // namespace glossator::desktop
