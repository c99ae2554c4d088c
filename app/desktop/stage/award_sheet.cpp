// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_sheet.h"

#include "app/desktop/look/inks.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>

#include <utility>

namespace glossator::desktop {

namespace {

constexpr QLatin1String stepScheme("step");

/// The colour of a selection, thin enough to read on.
QColor washOf(const QPalette& palette)
{
    QColor wash = palette.color(QPalette::Highlight);
    const QColor base = palette.color(QPalette::Base);
    const auto mixed = [](int a, int b) { return (a * 20 + b * 80) / 100; };
    wash.setRgb(mixed(wash.red(), base.red()), mixed(wash.green(), base.green()),
                mixed(wash.blue(), base.blue()));
    return wash;
}

} // namespace

AwardSheet::AwardSheet(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("awardSheet"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(8);
    connect(this, &QTextBrowser::anchorClicked, this, &AwardSheet::open);
}

void AwardSheet::open(const QUrl& url)
{
    if (url.scheme() == stepScheme)
        emit stepRequested(url.path().toInt());
    else
        emit clauseRequested(url.toString());
}

void AwardSheet::setResult(const cases::CaseResult* result, const wording::PhraseWording& wording,
                           int lastOfCase)
{
    m_words.reset();
    m_steps.clear();
    if (result != nullptr && result->game != nullptr) {
        m_words.emplace(*result, wording, m_clauseNames, lastOfCase);
        for (int step = 0; step < static_cast<int>(result->steps.size()); ++step)
            m_steps.push_back(m_words->hasAny(step) ? m_words->ofStep(step) : QString());
    }
    m_step = -1;
    m_event = -1;
    write();
}

bool AwardSheet::setStep(int step)
{
    m_step = step;
    m_event = -1;
    write();
    return m_words && m_words->hasAny(step);
}

void AwardSheet::setEvent(int event)
{
    if (event == m_event || !m_words)
        return;
    m_event = event;
    rewrite();
}

/// What is read stays in sight, as long as it holds what is pointed at.
void AwardSheet::rewrite()
{
    const int there = verticalScrollBar()->value();
    write();
    verticalScrollBar()->setValue(there);
    if (m_event >= 0)
        scrollToAnchor(AwardWords::anchorOf(m_step, m_event));
}

void AwardSheet::write()
{
    document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none }").arg(rubricOf(palette()).name()));
    const QString html = awards();
    setHtml(html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(tr("No points are scored.").toHtmlEscaped())
                           : html);
    scrollToAnchor(AwardWords::anchorOf(m_step));
}

QString AwardSheet::headingOfThoseToCome() const
{
    return QStringLiteral("<p><span style=\"color:%1\">%2</span></p>")
        .arg(quietTextOf(palette()).name(), tr("Still to come").toHtmlEscaped());
}

/// Empty where there are none.
QString AwardSheet::awards() const
{
    QString html;
    bool isToCome = m_step < 0; // no step is shown: none of them is still to come
    for (int step = 0; step < static_cast<int>(m_steps.size()); ++step) {
        const QString& plain = m_steps[static_cast<std::size_t>(step)];
        if (step > m_step && !plain.isEmpty() && !std::exchange(isToCome, true))
            html += headingOfThoseToCome();
        const bool standsOut = step == m_step && !plain.isEmpty();
        html += standsOut ? m_words->ofStep(step, washOf(palette()), m_event) : plain;
    }
    return html.isEmpty() ? html : m_words->sumsOfAll() + QStringLiteral("<hr>") + html;
}

bool AwardSheet::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_clauseNames == nullptr)
        return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString clause = anchorAt(help->pos());
    const bool isClause = !clause.isEmpty() && !clause.contains(QLatin1Char(':'));
    QToolTip::showText(help->globalPos(), isClause ? m_clauseNames->toolTip(clause) : QString(), this);
    return true;
}

void AwardSheet::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_words)
        write();
}

} // namespace glossator::desktop
