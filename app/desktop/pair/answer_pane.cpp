// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/answer_pane.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/off_table_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/pair/pair_words.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader_view.h"
#include "model/catalogue/base_game.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

AnswerPane::AnswerPane(QWidget* parent)
    : QWidget(parent), m_head(new QLabel(this)), m_view(new ReaderView(this)),
      m_findBar(new FindBar(*m_view, this))
{
    setObjectName(QStringLiteral("pairAnswer"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_head->setObjectName(QStringLiteral("pairSummary"));
    m_head->setFont(Typefaces::control(13));
    m_head->setWordWrap(true);
    m_head->setTextFormat(Qt::RichText);
    m_head->setContentsMargins(24, 10, 24, 8);
    m_head->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_view->setObjectName(QStringLiteral("pairPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_view, 1);
    column->addWidget(m_findBar);
    setFocusProxy(m_view);
    setTabOrder(m_view, m_head); // what is before the proxy in the order would never be reached
    connect(m_head, &QLabel::linkActivated, this, &AnswerPane::linkActivated);
}

QWidget* AnswerPane::lastInTabOrder() const
{
    return m_head;
}

void AnswerPane::setLanguage(catalogue::Language language)
{
    m_language = language;
    showHead();
}

void AnswerPane::setTable(const QStringList& expansions)
{
    m_table = expansions;
    showHead();
}

void AnswerPane::showAnswer(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                            const catalogue::Catalogue& catalogue)
{
    m_answer = answer;
    m_subjects = &subjects;
    m_view->setPage(PairPage::of(answer, subjects, catalogue));
    const auto first = m_view->page().firstClause();
    m_view->showTop(first);
    const bool leadsOn = !first || (answer.isEmpty() && !answer.namedBy.empty()); // the head does, to a case
    setFocusProxy(leadsOn ? m_head : static_cast<QWidget*>(m_view));
    showHead();
}

void AnswerPane::showNothing(const QString& words)
{
    clear();
    m_head->setText(words);
    setFocusProxy(m_head);
}

void AnswerPane::clear()
{
    m_subjects = nullptr;
    m_answer = {};
    m_view->setPage({});
}

void AnswerPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showHead();
    QWidget::changeEvent(event);
}

void AnswerPane::showHead()
{
    if (m_subjects == nullptr)
        return;
    m_head->setText(headOf(m_answer, *m_subjects, m_language, palette(), keyHint()) + offTable() +
                    eachByItself());
}

QString AnswerPane::eachByItself() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    const pairs::Subject* one = m_subjects->find(m_answer.pair.one);
    const pairs::Subject* other = m_subjects->find(m_answer.pair.other);
    if (!m_answer.isEmpty() || one == other || one == nullptr || other == nullptr)
        return {};
    return QStringLiteral("<br>") +
           tr("Each by itself: %1").arg(byItself(*one) + QStringLiteral(" · ") + byItself(*other)) +
           QStringLiteral("<br>") +
           PairWords::link(toMatrix, tr("How much is known of all expansions"), palette());
}

/// The way to what is known of one thing without the other.
QString AnswerPane::byItself(const pairs::Subject& subject) const
{
    const QString& name = subject.name(m_language);
    if (!subject.isExpansion())
        return PairWords::link(Link{LinkKind::Term, subject.id.id, 0}, name, palette());
    return subject.hasRules ? PairWords::link(Link{LinkKind::Page, subject.id.id, 0}, name, palette())
                            : PairWords::link(pairs::PairId{subject.id, subject.id}, name, palette());
}

QString AnswerPane::offTable() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    const catalogue::TableNeed needed = boxesOfAnswer();
    QString lines;
    if (const QStringList off = namesOff(needed.all); !off.isEmpty())
        lines += QStringLiteral("<br>") + OffTableWords::of(off).toHtmlEscaped();
    if (const QStringList any = namesOff(needed.any); !any.isEmpty())
        lines += QStringLiteral("<br>") +
                 OffTableWords::of({any.join(tr(" or ", "between names of boxes of which one would do"))})
                     .toHtmlEscaped();
    return lines;
}

/// What does not lie on the table.
QStringList AnswerPane::namesOff(const QStringList& boxes) const
{
    QStringList off;
    for (const QString& box : boxes)
        if (const pairs::SubjectId id{pairs::SubjectKind::Expansion, box};
            m_subjects->isOffTable(id, m_table))
            off += m_subjects->boxOf(id)->name(m_language);
    off.removeDuplicates();
    return off;
}

/// Whether one of the two is from a box, or is that box.
bool AnswerPane::isOfPair(const QString& box) const
{
    const pairs::Subject* whole = m_subjects->boxOf({pairs::SubjectKind::Expansion, box});
    return whole != nullptr &&
           (whole == m_subjects->boxOf(m_answer.pair.one) || whole == m_subjects->boxOf(m_answer.pair.other));
}

/// Those that the two are from, and those that the first answer needs.
catalogue::TableNeed AnswerPane::boxesOfAnswer() const
{
    catalogue::TableNeed needed;
    for (const pairs::SubjectId& side : {m_answer.pair.one, m_answer.pair.other})
        if (const pairs::Subject* box = m_subjects->boxOf(side))
            needed.all += box->id.id;
    if (m_answer.findings.empty())
        return needed;
    const catalogue::Clause& lead = m_answer.findings.front().clause;
    const auto lies = [this](const QString& box) { return m_table.contains(box) || isOfPair(box); };
    const catalogue::TableNeed missing = lead.need.missing(lies);
    needed.all += QStringList{lead.expansion} + missing.all;
    needed.any = missing.any;
    return needed;
}

QString AnswerPane::keyHint() const
{
    const auto hasCase = [this](const pairs::Finding& finding) {
        return !m_view->page().casesOf(finding.clause.id).isEmpty();
    };
    return std::ranges::any_of(m_answer.findings, hasCase)
               ? QStringLiteral(" · ") + tr("Enter plays a case of the marked clause").toHtmlEscaped()
               : QString();
}

QString AnswerPane::headOf(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                           catalogue::Language language, const QPalette& palette, const QString& keyHint)
{
    const auto spoken = LanguageWords::speaking(language);
    if (answer.pair.one == answer.pair.other)
        return alone(answer, subjects, language, palette, keyHint);
    if (answer.isEmpty())
        return silence(answer, subjects, language, palette);
    return PairWords::amount(answer.known).toHtmlEscaped() + keyHint +
           goingOn(answer, subjects, language, palette);
}

/// What was asked about the one thing, and the way to its rules.
QString AnswerPane::alone(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                          catalogue::Language language, const QPalette& palette, const QString& keyHint)
{
    const pairs::Subject* subject = subjects.find(answer.pair.one);
    if (subject == nullptr)
        return {};
    const QString name = subject->name(language);
    QStringList lines;
    if (answer.isEmpty())
        lines = {PairWords::strong(tr("No question about %1 alone is recorded.").arg(name)),
                 excuse(*subject, *subject, language)};
    else
        lines += tr("Asked about %1 alone: %2").arg(name, PairWords::amount(answer.known)).toHtmlEscaped() +
                 keyHint + goingOn(answer, subjects, language, palette);
    if (subject->isExpansion() && subject->hasRules)
        lines +=
            tr("Its rules: %1").arg(PairWords::link(Link{LinkKind::Page, subject->id.id, 0}, name, palette));
    lines.removeAll(QString());
    return lines.join(QStringLiteral("<br>"));
}

QString AnswerPane::goingOn(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                            catalogue::Language language, const QPalette& palette)
{
    QString lines;
    if (!answer.nearPairs.empty())
        lines += QStringLiteral("<br>") + tr("More is said about their boxes: %1")
                                              .arg(pairsIn(answer.nearPairs, subjects, language, palette));
    if (!answer.namedBy.empty())
        lines += QStringLiteral("<br>") +
                 tr("More cases that name both: %1").arg(casesIn(answer.namedBy, language, palette));
    return lines;
}

QString AnswerPane::pairsIn(const std::vector<pairs::NearPair>& pairs, const pairs::SubjectList& subjects,
                            catalogue::Language language, const QPalette& palette)
{
    QStringList links;
    for (const pairs::NearPair& near : pairs)
        links += QStringLiteral("%1&nbsp;(%2)")
                     .arg(PairWords::link(near.pair, PairPage::title(near.pair, subjects, language), palette))
                     .arg(near.clauses);
    return links.join(QStringLiteral(" · "));
}

QString AnswerPane::casesIn(const std::vector<catalogue::CaseInfo>& cases, catalogue::Language language,
                            const QPalette& palette)
{
    QStringList links;
    for (const catalogue::CaseInfo& shown : cases)
        links +=
            PairWords::link(Link{LinkKind::Case, shown.id, 0}, shown.title.textOrSource(language), palette);
    return links.join(QStringLiteral(" · "));
}

/// What is not recorded, and the cases that show it all the same.
QStringList AnswerPane::nothingRuled(const pairs::PairAnswer& answer, catalogue::Language language,
                                     const QPalette& palette)
{
    if (answer.namedBy.empty())
        return {PairWords::strong(tr("No ruling is recorded about these two together."))};
    return {PairWords::strong(tr("No ruling is recorded about these two together, but a case shows them:")),
            casesIn(answer.namedBy, language, palette)};
}

/// What is not recorded, why there may be something all the same, and where to go on.
QString AnswerPane::silence(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                            catalogue::Language language, const QPalette& palette)
{
    QStringList lines = nothingRuled(answer, language, palette);
    const pairs::Subject* one = subjects.find(answer.pair.one);
    const pairs::Subject* other = subjects.find(answer.pair.other);
    if (one != nullptr && other != nullptr)
        lines += {excuse(*one, *other, language), excuse(*other, *one, language)};
    lines.removeAll(QString());
    const auto others = std::ranges::find(answer.nearPairs, false, &pairs::NearPair::isNamesake);
    if (const std::vector meant(answer.nearPairs.begin(), others); !meant.empty())
        lines.prepend(PairWords::strong(tr("Perhaps this is meant: %1"))
                          .arg(pairsIn(meant, subjects, language, palette)));
    if (const std::vector near(others, answer.nearPairs.end()); !near.empty())
        lines += tr("Nearest: %1").arg(pairsIn(near, subjects, language, palette));
    if (!answer.shownBy.empty())
        lines += tr("Cases in which both play a part: %1").arg(casesIn(answer.shownBy, language, palette));
    if (answer.nearPairs.empty() && answer.namedBy.empty() && answer.shownBy.empty() &&
        answer.nearRules.empty() && answer.ofBoxes.empty())
        lines += tr("Nothing is recorded that comes near it.");
    return lines.join(QStringLiteral("<br>"));
}

QString AnswerPane::excuse(const pairs::Subject& subject, const pairs::Subject& other,
                           catalogue::Language language)
{
    const QString name = subject.name(language).toHtmlEscaped();
    if (!subject.isWhole)
        return (subject.isPartlyThere()
                    ? tr("The rules of “%1” are not all in the catalogue, so there may be one.")
                    : tr("The rules of “%1” are not in the catalogue, so there may be one."))
            .arg(name);
    const bool isBase = other.isExpansion() && other.id.id == catalogue::baseGame;
    return subject.isExpansion() && isBase ? tr("Every rule of %1 is about the base game.").arg(name)
                                           : QString();
}

} // namespace glossator::desktop
