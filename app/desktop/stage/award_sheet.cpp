// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_sheet.h"

#include "app/desktop/stage/steps_model.h"
#include "app/desktop/tiles/printing_of.h"
#include "model/cases/describe.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr QLatin1String stepScheme("step");

QString cell(const QString& content, const char* align = "left")
{
    return QStringLiteral("<td align=\"%1\">%2</td>").arg(QLatin1String(align), content);
}

QString row(const QString& cells)
{
    return QStringLiteral("<tr>%1</tr>").arg(cells);
}

QString bold(const QString& content)
{
    return QStringLiteral("<b>%1</b>").arg(content);
}

QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral("\u2212%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

cases::Phrase counted(const engine::Addend& addend)
{
    const auto first = static_cast<int>(cases::PhraseId::CountedTiles);
    const auto id = static_cast<cases::PhraseId>(first + static_cast<int>(addend.counted));
    return cases::Phrase::counted(id, addend.count);
}

bool isTold(const engine::Event& event)
{
    return std::holds_alternative<engine::Scored>(event.what) ||
           std::holds_alternative<engine::Paid>(event.what) ||
           std::holds_alternative<engine::Withheld>(event.what);
}

bool hasTold(const cases::RunStep& step)
{
    return std::ranges::any_of(step.events, [](const cases::RunEvent& run) { return isTold(run.event); });
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

void AwardSheet::setResult(const cases::CaseResult* result, const PhraseWording& wording, int lastOfCase)
{
    m_result = result != nullptr && result->game != nullptr ? result : nullptr;
    m_wording = wording;
    m_lastOfCase = lastOfCase;
    m_step = -1;
    write();
}

bool AwardSheet::setStep(int step)
{
    m_step = step;
    write();
    return m_result != nullptr && step >= 0 && step < static_cast<int>(m_result->steps.size()) &&
           hasTold(m_result->steps[static_cast<std::size_t>(step)]);
}

void AwardSheet::write()
{
    document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none }").arg(rubricOf(palette()).name()));
    QString html;
    for (int step = 0; m_result != nullptr && step < static_cast<int>(m_result->steps.size()); ++step)
        if (hasTold(m_result->steps[static_cast<std::size_t>(step)]))
            html += stepHtml(step);
    setHtml(html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(tr("No points are scored.").toHtmlEscaped())
                           : sumsHtml() + html);
    scrollToAnchor(QStringLiteral("at%1").arg(m_step));
}

std::vector<AwardSheet::Sum> AwardSheet::sums() const
{
    std::vector<Sum> sums(static_cast<std::size_t>(m_result->game->players()));
    const auto of = [&](engine::Player player) -> Sum& { return sums[static_cast<std::size_t>(player)]; };
    for (const cases::RunStep& step : m_result->steps)
        for (const cases::RunEvent& run : step.events) {
            if (const auto* scored = std::get_if<engine::Scored>(&run.event.what)) {
                ++of(scored->player).awards;
                of(scored->player).scored += scored->points();
            }
            if (const auto* paid = std::get_if<engine::Paid>(&run.event.what)) {
                of(paid->payer.player).paid += paid->points();
                of(paid->receiver.player).paid -= paid->points();
            }
        }
    return sums;
}

QString AwardSheet::sumsHtml() const
{
    const cases::Describer describer(*m_result);
    QString rows;
    const std::vector<Sum> all = sums();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto player = static_cast<engine::Player>(i);
        QString detail = tr("%n award(s)", nullptr, all[i].awards);
        if (all[i].paid != 0)
            detail += QStringLiteral(" · ") + (all[i].paid > 0 ? tr("paid %1").arg(all[i].paid)
                                                               : tr("received %1").arg(-all[i].paid));
        rows += row(cell(bold(m_wording.sentence(describer.player(player)).toHtmlEscaped())) +
                    cell(detail.toHtmlEscaped()) +
                    cell(bold(signedNumber(all[i].scored - all[i].paid)), "right"));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">%1</table><hr>")
        .arg(rows);
}

QString AwardSheet::stepHtml(int step) const
{
    QString name = step == 0 ? tr("At the start") : tr("Step %1").arg(step);
    if (m_lastOfCase >= 0 && step > m_lastOfCase)
        name += QStringLiteral(" · ") + tr("not the case");
    QColor wash = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const auto mixed = [](int a, int b) { return (a * 20 + b * 80) / 100; };
    wash.setRgb(mixed(wash.red(), base.red()), mixed(wash.green(), base.green()),
                mixed(wash.blue(), base.blue()));
    QString html = QStringLiteral("<a name=\"at%1\"></a><table width=\"100%\" cellpadding=\"4\"%2><tr><td>"
                                  "<a href=\"step:%1\">%3</a>")
                       .arg(step)
                       .arg(step == m_step ? QStringLiteral(" bgcolor=\"%1\"").arg(wash.name()) : QString(),
                            name.toHtmlEscaped());
    for (const cases::RunEvent& run : m_result->steps[static_cast<std::size_t>(step)].events)
        if (isTold(run.event))
            html += eventHtml(run);
    return html + QStringLiteral("</td></tr></table>");
}

QString AwardSheet::eventHtml(const cases::RunEvent& run) const
{
    if (const auto* scored = std::get_if<engine::Scored>(&run.event.what))
        return awardHtml(run, *scored);
    const cases::Describer describer(*m_result);
    const QString text = m_wording.sentence(describer.event(run.after, run.event)).toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(text) + citesHtml(run.event);
}

QString AwardSheet::awardHtml(const cases::RunEvent& run, const engine::Scored& scored) const
{
    const cases::Describer describer(*m_result);
    const QString player = m_wording.sentence(describer.player(scored.player));
    QString html =
        QStringLiteral("<p>%1</p>")
            .arg(bold(tr("%1 scores %n point(s)", nullptr, scored.points()).arg(player).toHtmlEscaped()));
    html += addendsHtml(scored);
    QStringList shares;
    for (const engine::Share& share : scored.majority)
        shares << tr("%1 %2").arg(m_wording.say(describer.player(share.player))).arg(share.strength);
    if (!shares.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Majority: %1").arg(shares.join(QStringLiteral(", "))).toHtmlEscaped());
    return html + citesHtml(run.event);
}

QString AwardSheet::addendsHtml(const engine::Scored& scored) const
{
    QString rows;
    for (const engine::Addend& addend : scored.sheet.addends()) {
        const QString clause =
            QString::fromUtf8(addend.cite.data(), static_cast<qsizetype>(addend.cite.size()));
        rows += row(cell(m_wording.say(counted(addend)).toHtmlEscaped() +
                         QStringLiteral(" × %1").arg(addend.each)) +
                    cell(QString::number(addend.points()), "right")) +
                row(cell(link(clause)) + cell({}));
    }
    rows += row(cell(bold(tr("Sum, %1 → %2").arg(scored.from).arg(scored.to))) +
                cell(bold(QString::number(scored.points())), "right"));
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
}

QString AwardSheet::link(const QString& clause) const
{
    const QString name = m_clauseNames == nullptr ? clause : m_clauseNames->headline(clause);
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(clause, name.toHtmlEscaped());
}

QString AwardSheet::citesHtml(const engine::Event& event) const
{
    QStringList links;
    for (const QString& clause : clausesOf(event))
        links << link(clause);
    return links.isEmpty()
               ? QString()
               : QStringLiteral("<p>%1</p>").arg(tr("Because of %1").arg(links.join(QStringLiteral("; "))));
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
