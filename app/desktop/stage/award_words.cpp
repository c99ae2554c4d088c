// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_words.h"

#include "app/desktop/look/strong.h"
#include "app/desktop/stage/award_reason.h"
#include "app/desktop/stage/event_clauses.h"
#include "app/desktop/stage/points_text.h"
#include "model/cases/describe.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

QString cell(const QString& content, const char* align = "left")
{
    return QStringLiteral("<td align=\"%1\">%2</td>").arg(QLatin1String(align), content);
}

QString row(const QString& cells)
{
    return QStringLiteral("<tr>%1</tr>").arg(cells);
}

QString groundOf(const QColor& colour)
{
    return colour.isValid() ? QStringLiteral(" bgcolor=\"%1\"").arg(colour.name()) : QString();
}

} // namespace

bool AwardWords::isTold(const engine::Event& event)
{
    const auto* withheld = std::get_if<engine::Withheld>(&event.what);
    return std::holds_alternative<engine::Scored>(event.what) ||
           std::holds_alternative<engine::Paid>(event.what) ||
           (withheld != nullptr && withheld->gift == engine::Gift::Points);
}

QString AwardWords::anchorOf(int step, int event)
{
    const QString ofStep = QStringLiteral("at%1").arg(step);
    return event < 0 ? ofStep : ofStep + QStringLiteral(".%1").arg(event);
}

std::vector<AwardWords::Sum> AwardWords::sums() const
{
    std::vector<Sum> sums(static_cast<std::size_t>(m_result.game->players()));
    const auto of = [&](engine::Player player) -> Sum& { return sums[static_cast<std::size_t>(player)]; };
    for (const cases::RunStep& step : m_result.steps)
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

QString AwardWords::sumsOfAll() const
{
    const cases::Describer describer(m_result);
    QString rows;
    const std::vector<Sum> all = sums();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto player = static_cast<engine::Player>(i);
        QString detail = tr("%n award(s)", nullptr, all[i].awards);
        if (all[i].paid != 0)
            detail += QStringLiteral(" · ") + (all[i].paid > 0 ? tr("paid %1").arg(all[i].paid)
                                                               : tr("received %1").arg(-all[i].paid));
        rows += row(cell(strong(m_wording.sentence(describer.player(player)).toHtmlEscaped())) +
                    cell(detail.toHtmlEscaped()) +
                    cell(strong(pointsText(all[i].scored - all[i].paid)), "right"));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
}

QString AwardWords::ofStep(int step, const QColor& ground, int event) const
{
    QString name = step == 0 ? tr("At the start") : tr("Step %1").arg(step);
    if (m_lastOfCase >= 0 && step > m_lastOfCase)
        name += QStringLiteral(" · ") + tr("not the case");
    QString html = QStringLiteral("<a name=\"%4\"></a><table width=\"100%\" cellpadding=\"4\"><tr><td%2>"
                                  "<a href=\"step:%1\">%3</a></td></tr>")
                       .arg(step)
                       .arg(groundOf(event < 0 ? ground : QColor()), name.toHtmlEscaped(), anchorOf(step));
    const auto& events = m_result.steps[static_cast<std::size_t>(step)].events;
    for (int i = 0; i < static_cast<int>(events.size()); ++i)
        if (isTold(events[static_cast<std::size_t>(i)].event))
            html += QStringLiteral("<tr><td%1><a name=\"%2\"></a>%3</td></tr>")
                        .arg(groundOf(event < 0 || event == i ? ground : QColor()), anchorOf(step, i),
                             eventHtml(events[static_cast<std::size_t>(i)]));
    return html + QStringLiteral("</table>");
}

bool AwardWords::hasAny(int step) const
{
    return step >= 0 && step < static_cast<int>(m_result.steps.size()) &&
           std::ranges::any_of(m_result.steps[static_cast<std::size_t>(step)].events,
                               [](const cases::RunEvent& run) { return isTold(run.event); });
}

QString AwardWords::eventHtml(const cases::RunEvent& run) const
{
    if (const auto* scored = std::get_if<engine::Scored>(&run.event.what))
        return awardHtml(run, *scored);
    const cases::Describer describer(m_result);
    const QString text = m_wording.sentence(describer.event(run.after, run.event)).toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(text) + citesHtml(run.event);
}

QString AwardWords::awardHtml(const cases::RunEvent& run, const engine::Scored& scored) const
{
    const cases::Describer describer(m_result);
    const QString player = m_wording.sentence(describer.player(scored.player));
    QString html =
        QStringLiteral("<p>%1</p>")
            .arg(strong(tr("%1 scores %n point(s)", nullptr, scored.points()).arg(player).toHtmlEscaped()));
    html += addendsHtml(scored, run.after);
    QStringList shares;
    for (const engine::Share& share : scored.majority)
        shares << tr("%1 %2").arg(m_wording.say(describer.player(share.player))).arg(share.strength);
    if (!shares.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Majority: %1").arg(shares.join(QStringLiteral(", "))).toHtmlEscaped());
    return html + citesHtml(run.event);
}

/// Of one of the player's figures there: it does not count what others have.
QString AwardWords::wayOnTrack(const engine::Scored& scored, const engine::State& after) const
{
    const engine::FigureKind kind = after.figures[static_cast<std::size_t>(scored.figure)].kind;
    //: %1 kind of figure, %2 and %3 spaces of the score track
    return tr("%1 on the score track: %2 → %3")
        .arg(m_wording.sentence(cases::Describer(m_result).figureKind(kind)))
        .arg(scored.from)
        .arg(scored.to);
}

QString AwardWords::addendsHtml(const engine::Scored& scored, const engine::State& after) const
{
    const AwardReason reason(m_result, m_wording, m_clauseNames);
    QString rows;
    for (const engine::Addend& addend : scored.sheet.addends()) {
        const QString clause = QString::fromUtf8(addend.cite);
        const QString what = reason.addend(addend).toHtmlEscaped();
        const bool isBehind = m_citing == Citing::Behind;
        rows += row(cell(isBehind ? what + u' ' + link(clause) : what) +
                    cell(QString::number(addend.points()), "right"));
        if (!isBehind)
            rows += row(cell(link(clause)) + cell({}));
    }
    rows += row(cell(strong(wayOnTrack(scored, after).toHtmlEscaped())) +
                cell(strong(QString::number(scored.points())), "right"));
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
}

QString AwardWords::link(const QString& clause) const
{
    const QString name = m_clauseNames == nullptr ? clause : m_clauseNames->sentence(clause);
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(clause, name.toHtmlEscaped());
}

/// Beside those that its addends have already.
QString AwardWords::citesHtml(const engine::Event& event) const
{
    QStringList links;
    const QStringList told = addendClauses(event);
    for (const QString& clause : clausesOf(event))
        if (!told.contains(clause))
            links << link(clause);
    return links.isEmpty()
               ? QString()
               : QStringLiteral("<p>%1</p>").arg(tr("Why: %1").arg(links.join(QStringLiteral("<br>"))));
}

} // namespace glossator::desktop
