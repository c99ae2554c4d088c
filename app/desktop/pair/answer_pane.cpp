// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/answer_pane.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/off_table_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/answer_head.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/pair/pair_words.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader_view.h"

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
    m_head->installEventFilter(this);
    m_head->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_view->setObjectName(QStringLiteral("pairPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_view, 1);
    column->addStretch(0); // where there is no page to take the room
    column->addWidget(m_findBar);
    setFocusProxy(m_view);
    setTabOrder(m_view, m_head); // what is before the proxy in the order would never be reached
    connect(m_head, &QLabel::linkActivated, this, &AnswerPane::follow);
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
    m_isUnfolded = false;
    m_view->setPage(PairPage::of(answer, subjects, catalogue));
    m_view->showTop(m_view->page().firstClause());
    leadOn();
}

void AnswerPane::renewAnswer(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                             const catalogue::Catalogue& catalogue)
{
    m_answer = answer;
    m_subjects = &subjects;
    m_view->renewPage(PairPage::of(answer, subjects, catalogue));
    leadOn();
}

/// From the page, or where it has no answer from the head: to a case, or elsewhere.
void AnswerPane::leadOn()
{
    const bool isByHead = !m_view->page().firstClause() || (m_answer.isEmpty() && !m_answer.namedBy.empty());
    setFocusProxy(isByHead ? m_head : static_cast<QWidget*>(m_view));
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
    m_view->show();
}

void AnswerPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showHead();
    QWidget::changeEvent(event);
}

void AnswerPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showHead();
}

/// Larger letters leave less room.
bool AnswerPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_head && event->type() == QEvent::FontChange)
        showHead();
    return QWidget::eventFilter(watched, event);
}

void AnswerPane::follow(const QString& link)
{
    if (link != AnswerHead::unfold) {
        emit linkActivated(link);
        return;
    }
    m_isUnfolded = true;
    showHead();
}

bool AnswerPane::isLow() const
{
    constexpr int enough = 22; // lines of the head
    return height() < enough * m_head->fontMetrics().lineSpacing();
}

void AnswerPane::showHead()
{
    if (m_subjects == nullptr)
        return;
    AnswerHead head(*m_subjects, m_language, palette());
    head.setKeyHint(keyHint());
    head.setFolded(!m_isUnfolded && isLow());
    m_head->setText(head.of(m_answer) + offTable() + eachByItself());
    m_view->setVisible(m_view->page().firstClause().has_value() || !isLow()); // else it is a title alone
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
           QStringLiteral("<br>") + PairWords::toMatrix(palette());
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

} // namespace glossator::desktop
