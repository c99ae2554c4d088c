// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/case_print.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/award_words.h"
#include "app/pictures/square_numbers.h"
#include "model/cases/describe.h"
#include "model/catalogue/links.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double unitsInPoint = 300.0 / 72; ///< as fine as pictures are printed
// In points.
constexpr double gutter = 22;
constexpr double footHeight = 24;
constexpr double belowHead = 12;
constexpr double largestSquare = 62;
constexpr double tellingSize = 9.5;
constexpr double smallSize = 7.5;
constexpr double numberSize = 7; ///< beside the board
constexpr double around = 0.5;   ///< squares around the board, where the numbers are
constexpr int fewSteps = 5;      ///< of which each has a picture

QString inInk(const QString& html, const QColor& ink, double size)
{
    return QStringLiteral("<span style=\"color:%1; font-family:'Inter'; font-size:%2px\">%3</span>")
        .arg(ink.name())
        .arg(qRound(size * unitsInPoint))
        .arg(html);
}

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
      m_numbers([this](const QString& clause) { return numberOf(clause); }),
      m_picture(pictures::Printing::Parchment, Typefaces::control(numberSize * unitsInPoint, Sizing::Paper)),
      m_choreographer(m_case.result, m_picture.cache().shapes(), m_wording)
{
    m_steps.setResult(&m_case.result, m_wording,
                      [this](const cases::Segment& caption) { return m_case.textOf(caption, m_language); });
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

/// In units, so that letters keep their places when they are as small as on paper.
std::unique_ptr<QTextDocument> CasePrint::setWords(const QString& html, double size, double width) const
{
    auto words = std::make_unique<QTextDocument>();
    words->setDocumentMargin(0);
    words->setDefaultFont(Typefaces::reading(size * unitsInPoint, Sizing::Paper));
    words->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none }").arg(m_inks.rubric.name()));
    words->setHtml(html);
    words->setTextWidth(width * unitsInPoint);
    return words;
}

void CasePrint::addWords(const QString& html, double size, double above, bool keepsNext)
{
    auto words = setWords(html, size, columnWidth());
    const double height = words->size().height() / unitsInPoint;
    m_blocks.push_back({{height, above, keepsNext}, std::move(words), -1});
}

void CasePrint::addHeading(const QString& text)
{
    addWords(QStringLiteral("<b style=\"color:%1\">%2</b>").arg(m_inks.rubric.name(), text.toHtmlEscaped()),
             13, 16, true);
}

void CasePrint::setSheet(QSizeF points)
{
    m_sheet = points;
    m_next = 0;
    m_blocks.clear();
    m_spots.clear();
    m_cited.clear();
    setHead();
}

QString CasePrint::boxes() const
{
    QStringList names;
    if (m_case.source)
        for (const cases::Name& box : m_case.source->expansions)
            names += m_library.catalogue.expansionName(QString::fromStdString(box.text), m_language);
    return names.join(QStringLiteral(" · "));
}

void CasePrint::setHead()
{
    QString html = QStringLiteral("<p style=\"margin:0\">%1</p>")
                       .arg(inInk(boxes().toHtmlEscaped(), m_inks.quiet, smallSize + 1));
    html += QStringLiteral("<p style=\"margin-top:0; font-size:%1px\"><b>%2</b></p>")
                .arg(qRound(22 * unitsInPoint))
                .arg(typographic(title()).toHtmlEscaped());
    if (!m_case.proves.isEmpty())
        html += QStringLiteral("<p style=\"margin-top:0; margin-bottom:0\"><b style=\"color:%1\">%2</b></p>")
                    .arg(m_inks.rubric.name(), tr("What the case proves").toHtmlEscaped());
    for (const QString& id : m_case.proves)
        if (const auto clause = m_library.catalogue.clause(id))
            html += QStringLiteral("<p style=\"margin-top:0; margin-bottom:0\">%1 %2</p>")
                        .arg(citesOf({id}),
                             typographic(catalogue::plainText(clause->text.textOrSource(m_language)))
                                 .toHtmlEscaped());
    m_head = setWords(html, 11, m_sheet.width());
}

bool CasePrint::prepareSome()
{
    if (m_next < static_cast<int>(m_case.result.steps.size())) {
        addStep(m_next++);
        return true;
    }
    addAwards();
    addClauses();
    flow();
    return false;
}

/// Lower pictures where that saves a sheet.
void CasePrint::flow()
{
    for (const double height : {190.0, 170.0, 150.0, 130.0, 110.0}) {
        const double before = std::exchange(m_pictureHeight, height);
        std::vector<ColumnBlock> flowing;
        for (Block& block : m_blocks) {
            if (block.step >= 0)
                block.flow.height = pictureView().viewport.height() / unitsInPoint;
            flowing.push_back(block.flow);
        }
        const double head = m_head->size().height() / unitsInPoint + 2 * belowHead;
        auto spots = flowInto({2, m_sheet.height() - footHeight, head}, flowing);
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

void CasePrint::addStep(int step)
{
    if (isPictured(step))
        addPicture(step);
    const int first = m_steps.rowAt({step, BeatKind::Rest, 0, 0.0});
    const auto isOfStep = [&](int row) {
        return row < m_steps.rowCount() && m_steps.index(row).data(StepsModel::StepRole).toInt() == step;
    };
    const QString caption = typographic(m_steps.index(first).data().toString()).toHtmlEscaped();
    const QStringList cites = m_steps.index(first).data(StepsModel::CitesRole).toStringList();
    const QString number = step == 0 ? QString() : QStringLiteral("%1&nbsp; ").arg(step);
    addWords(QStringLiteral("<b style=\"color:%1\">%2</b>%3 %4")
                 .arg(m_inks.rubric.name(), number, caption, citesOf(cites)),
             11, isPictured(step) ? 3 : 10, isOfStep(first + 1));
    for (int row = first + 1; isOfStep(row); ++row)
        addEvent(m_steps.index(row));
}

/// What moves the turn on is told where a clause says so.
void CasePrint::addEvent(const QModelIndex& row)
{
    const QStringList cites = row.data(StepsModel::CitesRole).toStringList();
    const bool isQuiet = row.data(StepsModel::QuietRole).toBool();
    if (isQuiet && cites.isEmpty())
        return;
    const QColor ink = isQuiet ? m_inks.quiet : m_inks.text;
    addWords(QStringLiteral("<p style=\"margin:0; margin-left:%1px; color:%2\">%3 %4</p>")
                 .arg(qRound(10 * unitsInPoint))
                 .arg(ink.name(), typographic(row.data().toString()).toHtmlEscaped(), citesOf(cites)),
             tellingSize, 1, false);
}

/// The start, the end, and what is decided, scored or refused between them.
bool CasePrint::isPictured(int step) const
{
    const auto& steps = m_case.result.steps;
    const int last = static_cast<int>(steps.size()) - 1;
    if (step == 0 || step == last || last < fewSteps)
        return true;
    const cases::RunStep& run = steps[static_cast<std::size_t>(step)];
    return run.kind == cases::StepKind::Refuse ||
           AwardWords(m_case.result, m_wording, nullptr, -1).hasAny(step) ||
           (run.option && run.option->action != engine::Action::Draw &&
            run.option->action != engine::Action::Pass);
}

pictures::BoardView CasePrint::pictureView() const
{
    const QRectF squares = m_choreographer.bounds().adjusted(-around, -around, around, around);
    const QRectF room(0, 0, columnWidth() * unitsInPoint, m_pictureHeight * unitsInPoint);
    auto view = pictures::BoardView::fitting(squares, room, largestSquare * unitsInPoint);
    view.viewport.setHeight(std::ceil(squares.height() * view.squareSize));
    return view.snapped(1);
}

void CasePrint::addPicture(int step)
{
    m_blocks.push_back({{0, 14, true}, nullptr, step}); // as high as there is room for

    addScores(step);
}

void CasePrint::addScores(int step)
{
    const cases::Describer describer(m_case.result);
    QStringList scores;
    bool hasAny = false;
    for (const PlayerCard& card : m_choreographer.resting(step).still.cards) {
        hasAny = hasAny || card.points != 0;
        scores += QStringLiteral("%1 %2").arg(
            m_wording.sentence(describer.player(static_cast<engine::Player>(card.seat))),
            QString::number(card.points));
    }
    if (hasAny)
        addWords(inInk(scores.join(QStringLiteral(" · ")).toHtmlEscaped(), m_inks.quiet, smallSize),
                 smallSize, 2, true);
}

void CasePrint::addAwards()
{
    const AwardWords words(m_case.result, m_wording, &m_numbers, -1, AwardWords::Citing::Behind);
    bool hasHeading = false;
    for (int step = 0; step < static_cast<int>(m_case.result.steps.size()); ++step) {
        if (!words.hasAny(step))
            continue;
        if (!std::exchange(hasHeading, true)) {
            addHeading(tr("Score sheet"));
            addWords(words.sumsOfAll(), tellingSize, 4, true);
        }
        addWords(words.ofStep(step), tellingSize, 4, false);
    }
}

/// What is proved stands in full at the head.
void CasePrint::addClauses()
{
    QStringList others = m_cited;
    others.removeIf([this](const QString& id) { return m_case.proves.contains(id); });
    if (!others.isEmpty())
        addHeading(tr("The other clauses"));
    for (const QString& id : others)
        if (const auto clause = m_library.catalogue.clause(id))
            addWords(QStringLiteral("%1 %2 %3")
                         .arg(citesOf({id}),
                              typographic(catalogue::plainText(clause->text.textOrSource(m_language)))
                                  .toHtmlEscaped(),
                              inInk(id, m_inks.quiet, smallSize - 1)),
                     tellingSize - 1, 3, false);
}

QString CasePrint::numberOf(const QString& clause) const
{
    if (!m_cited.contains(clause))
        m_cited += clause;
    return QStringLiteral("[%1]").arg(m_cited.indexOf(clause) + 1);
}

QString CasePrint::citesOf(const QStringList& clauses) const
{
    QStringList numbers;
    for (const QString& clause : clauses)
        numbers += numberOf(clause);
    return inInk(numbers.join(QStringLiteral(" ")), m_inks.rubric, smallSize);
}

QStringList CasePrint::words() const
{
    QStringList all{m_head->toPlainText()};
    for (const Block& block : m_blocks)
        if (block.words)
            all += block.words->toPlainText();
    return all;
}

int CasePrint::pictureCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_blocks, [](const Block& block) { return block.step >= 0; }));
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
    if (sheet == 0) {
        draw({0, 0}, [&] { m_head->documentLayout()->draw(&painter, ink); });
        const double below = m_head->size().height() / unitsInPoint + belowHead;
        painter.setPen(QPen(m_inks.line, 0.6));
        painter.drawLine(QPointF(0, below), QPointF(m_sheet.width(), below));
    }
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        if (m_spots[i].sheet != sheet)
            continue;
        const Block& block = m_blocks[i];
        draw({m_spots[i].column * (columnWidth() + gutter), m_spots[i].y}, [&] {
            if (block.words)
                block.words->documentLayout()->draw(&painter, ink);
            else
                paintPicture(painter, block.step);
        });
    }
    paintFoot(painter, sheet);
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

void CasePrint::paintFoot(QPainter& painter, int sheet) const
{
    const QRectF line(0, m_sheet.height() - footHeight, m_sheet.width(), footHeight);
    painter.setPen(m_inks.quiet);
    painter.setFont(Typefaces::control(smallSize, Sizing::Paper));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                     QStringLiteral("Glossator · %1").arg(tr("texts under CC BY-SA 4.0")));
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("%1 / %2").arg(sheet + 1).arg(sheets()));
}

} // namespace glossator::desktop
