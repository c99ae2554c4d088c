// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/case_composer.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/award_words.h"
#include "model/cases/describe.h"
#include "model/catalogue/links.h"

#include <QTextDocument>

namespace glossator::desktop {

namespace {

// In points.
constexpr double tellingSize = 9.5;
constexpr double smallSize = 7.5;
constexpr int fewSteps = 5; ///< of which each has a picture

QString inInk(const QString& html, const QColor& ink, double size)
{
    return QStringLiteral("<span style=\"color:%1; font-family:'Inter'; font-size:%2px\">%3</span>")
        .arg(ink.name())
        .arg(qRound(size * composedUnits))
        .arg(html);
}

/// Numbers of clauses have room beside each other, where their names have lines of their own.
QString inOneLine(QString html)
{
    return html.replace(QStringLiteral("<br>"), QStringLiteral(" "));
}

/// Behind words, so that it begins no line.
QString behind(const QString& cites)
{
    return cites.isEmpty() ? cites : QStringLiteral("&nbsp;") + cites;
}

} // namespace

ComposedCase::ComposedCase() = default;
ComposedCase::~ComposedCase() = default;

CaseComposer::CaseComposer(const Library& library, const CaseStills& stills, catalogue::Language language,
                           Widths widths)
    : m_library(library), m_stills(stills), m_case(stills.played()), m_wording(stills.wording()),
      m_language(language), m_widths(widths), m_inks(inksOf(pictures::Printing::Parchment)),
      m_numbers([this](const QString& clause) { return numberOf(clause); })
{
    m_steps.setResult(&m_case.result, m_wording,
                      [this](const cases::Segment& caption) { return m_case.textOf(caption, m_language); });
    setHead();
}

/// In units, so that letters keep their places when they are as small as on paper.
std::unique_ptr<QTextDocument> CaseComposer::setWords(const QString& html, double size, double width) const
{
    auto words = std::make_unique<QTextDocument>();
    words->setDocumentMargin(0);
    words->setDefaultFont(Typefaces::reading(size * composedUnits, Sizing::Paper));
    words->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none }").arg(m_inks.rubric.name()));
    words->setHtml(html);
    words->setTextWidth(width * composedUnits);
    return words;
}

void CaseComposer::addWords(const QString& html, double size, double above, bool keepsNext)
{
    auto words = setWords(html, size, m_widths.column);
    const double height = words->size().height() / composedUnits;
    m_composed.blocks.push_back({{height, above, keepsNext}, std::move(words)});
}

/// A line is as wide as before, and so has more letters.
void CaseComposer::setScales(double words, double clauses)
{
    for (ComposedBlock& block : m_composed.blocks) {
        if (!block.words)
            continue;
        const double scale = block.isClause ? clauses : words;
        if (std::exchange(block.scale, scale) == scale)
            continue;
        block.words->setTextWidth(m_widths.column * composedUnits / block.scale);
        block.flow.height = block.words->size().height() / composedUnits * block.scale;
    }
}

void CaseComposer::addHeading(const QString& text)
{
    addWords(strong(text.toHtmlEscaped(), m_inks.rubric), 13, 16, true);
}

QString CaseComposer::boxes() const
{
    QStringList names;
    if (m_case.source)
        for (const cases::Name& box : m_case.source->expansions)
            names += m_library.catalogue.expansionName(QString::fromStdString(box.text), m_language);
    return names.join(QStringLiteral(" · "));
}

void CaseComposer::setHead()
{
    QString html = QStringLiteral("<p style=\"margin:0\">%1</p>")
                       .arg(inInk(boxes().toHtmlEscaped(), m_inks.quiet, smallSize + 1));
    html += QStringLiteral("<p style=\"margin-top:0; font-size:%1px\">%2</p>")
                .arg(qRound(22 * composedUnits))
                .arg(strong(typographic(m_case.title.textOrSource(m_language)).toHtmlEscaped()));
    if (!m_case.proves.isEmpty())
        html += QStringLiteral("<p style=\"margin-top:0; margin-bottom:0\">%1</p>")
                    .arg(strong(tr("What the case proves").toHtmlEscaped(), m_inks.rubric));
    for (const QString& id : m_case.proves)
        if (const auto clause = m_library.catalogue.clause(id))
            html += QStringLiteral("<p style=\"margin-top:0; margin-bottom:0\">%1 %2</p>")
                        .arg(citesOf({id}),
                             typographic(catalogue::plainText(clause->text.textOrSource(m_language)))
                                 .toHtmlEscaped());
    m_composed.head = setWords(html, 11, m_widths.sheet);
}

void CaseComposer::addStep(int step)
{
    const bool isBelowPicture = isPictured(step);
    if (isBelowPicture)
        addPicture(step);
    const int first = m_steps.rowAt({step, BeatKind::Rest, 0, 0.0});
    const auto isOfStep = [&](int row) {
        return row < m_steps.rowCount() && m_steps.index(row).data(StepsModel::StepRole).toInt() == step;
    };
    const QString caption = typographic(m_steps.index(first).data().toString()).toHtmlEscaped();
    const QStringList cites = m_steps.index(first).data(StepsModel::CitesRole).toStringList();
    const QString number = step == 0 ? QString() : QStringLiteral("%1&nbsp; ").arg(step);
    addWords(strong(number, m_inks.rubric) + caption + behind(citesOf(cites)), 11, isBelowPicture ? 3 : 10,
             true);
    for (int row = first + 1; isOfStep(row); ++row)
        addEvent(m_steps.index(row));
    m_composed.blocks.back().flow.keepsNext = false; // the next step may be in the next column
}

/// What moves the turn on is told where a clause says so.
void CaseComposer::addEvent(const QModelIndex& row)
{
    const QStringList cites = row.data(StepsModel::CitesRole).toStringList();
    const bool isQuiet = row.data(StepsModel::QuietRole).toBool();
    if (isQuiet && cites.isEmpty())
        return;
    const QColor ink = isQuiet ? m_inks.quiet : m_inks.text;
    addWords(QStringLiteral("<p style=\"margin:0; margin-left:%1px; color:%2\">%3%4</p>")
                 .arg(qRound(10 * composedUnits))
                 .arg(ink.name(), typographic(row.data().toString()).toHtmlEscaped(), behind(citesOf(cites))),
             tellingSize, 1, false);
}

/// No picture is shown twice in a row.
bool CaseComposer::isPictured(int step) const
{
    return isTurningPoint(step) && (m_pictured < 0 || !m_stills.areAlike(step, m_pictured));
}

/// The start, the end, and what is decided, scored or refused between them.
bool CaseComposer::isTurningPoint(int step) const
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

void CaseComposer::addPicture(int step)
{
    m_pictured = step;
    m_composed.blocks.push_back({{0, 14, true}, nullptr, step}); // as high as there is room for
    addScores(step);
}

/// A picture of the whole stage has them on the cards of the players.
void CaseComposer::addScores(int step)
{
    if (m_stills.areWhole())
        return;
    const cases::Describer describer(m_case.result);
    QStringList scores;
    bool hasAny = false;
    for (const PlayerCard& card : m_stills.choreographer().resting(step).still.cards) {
        hasAny = hasAny || card.points != 0;
        scores += QStringLiteral("%1 %2").arg(
            m_wording.sentence(describer.player(static_cast<engine::Player>(card.seat))),
            QString::number(card.points));
    }
    if (hasAny)
        addWords(inInk(scores.join(QStringLiteral(" · ")).toHtmlEscaped(), m_inks.quiet, smallSize),
                 smallSize, 2, true);
}

void CaseComposer::finish()
{
    addAwards();
    addClauses();
}

void CaseComposer::addAwards()
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
        addWords(inOneLine(words.ofStep(step)), tellingSize, 4, false);
    }
}

/// What is proved stands in full at the head.
void CaseComposer::addClauses()
{
    QStringList others = m_cited;
    others.removeIf([this](const QString& id) { return m_case.proves.contains(id); });
    const std::size_t first = m_composed.blocks.size();
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
    for (std::size_t i = first; i < m_composed.blocks.size(); ++i)
        m_composed.blocks[i].isClause = true;
}

QString CaseComposer::numberOf(const QString& clause)
{
    if (!m_cited.contains(clause))
        m_cited += clause;
    return QStringLiteral("[%1]").arg(m_cited.indexOf(clause) + 1);
}

QString CaseComposer::citesOf(const QStringList& clauses)
{
    if (clauses.isEmpty())
        return {};
    QStringList numbers;
    for (const QString& clause : clauses)
        numbers += numberOf(clause);
    return inInk(numbers.join(QStringLiteral(" ")), m_inks.rubric, smallSize);
}

} // namespace glossator::desktop
