// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_sheet.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/stage/award_words.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>

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
    m_result = result != nullptr && result->game != nullptr ? result : nullptr;
    m_wording = wording;
    m_lastOfCase = lastOfCase;
    m_step = -1;
    m_event = -1;
    write();
}

bool AwardSheet::setStep(int step)
{
    m_step = step;
    m_event = -1;
    write();
    return m_result != nullptr && AwardWords(*m_result, m_wording, m_clauseNames, m_lastOfCase).hasAny(step);
}

void AwardSheet::setEvent(int event)
{
    if (event == m_event || m_result == nullptr)
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
    const QString html = m_result == nullptr ? QString() : awards();
    setHtml(html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(tr("No points are scored.").toHtmlEscaped())
                           : html);
    scrollToAnchor(AwardWords::anchorOf(m_step));
}

QString AwardSheet::awards() const
{
    const AwardWords words(*m_result, m_wording, m_clauseNames, m_lastOfCase);
    QString html;
    for (int step = 0; step < static_cast<int>(m_result->steps.size()); ++step)
        if (words.hasAny(step))
            html += words.ofStep(step, step == m_step ? washOf(palette()) : QColor(), m_event);
    return html.isEmpty() ? html : words.sumsOfAll() + QStringLiteral("<hr>") + html;
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
    if (event->type() == QEvent::PaletteChange && m_result != nullptr)
        write();
}

} // namespace glossator::desktop
