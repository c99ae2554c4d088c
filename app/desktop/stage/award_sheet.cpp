// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_sheet.h"

#include "app/desktop/stage/steps_model.h"
#include "app/desktop/tiles/printing_of.h"
#include "model/cases/describe.h"

namespace glossator::desktop {

namespace {

QString link(const QString& clause)
{
    return QStringLiteral("<a href=\"%1\">%1</a>").arg(clause);
}

QString cell(const QString& content, const char* align = "left")
{
    return QStringLiteral("<td align=\"%1\">%2</td>").arg(QLatin1String(align), content);
}

cases::Phrase counted(const engine::Addend& addend)
{
    const auto first = static_cast<int>(cases::PhraseId::CountedTiles);
    const auto id = static_cast<cases::PhraseId>(first + static_cast<int>(addend.counted));
    return cases::Phrase::counted(id, addend.count);
}

} // namespace

AwardSheet::AwardSheet(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("awardSheet"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(8);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit clauseRequested(url.toString()); });
}

bool AwardSheet::setStep(const cases::CaseResult* result, int step, const PhraseWording& wording)
{
    QString html;
    if (result != nullptr && result->game != nullptr && step >= 0 &&
        step < static_cast<int>(result->steps.size()))
        for (const cases::RunEvent& run : result->steps[static_cast<std::size_t>(step)].events)
            if (const auto* scored = std::get_if<engine::Scored>(&run.event.what))
                html += awardHtml(*result, run, *scored, wording);
    const bool hasAwards = !html.isEmpty();
    if (!hasAwards)
        html = QStringLiteral("<p>%1</p>").arg(tr("No points are scored in this step.").toHtmlEscaped());
    setHtml(html);
    return hasAwards;
}

QString AwardSheet::awardHtml(const cases::CaseResult& result, const cases::RunEvent& run,
                              const engine::Scored& scored, const PhraseWording& wording) const
{
    const cases::Describer describer(*result.game, result.players);
    const QString player = wording.say(describer.player(scored.player));
    QString html =
        QStringLiteral("<p><b>%1</b></p>")
            .arg(tr("%1 scores %n point(s)", nullptr, scored.points()).arg(player.toHtmlEscaped()));
    html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">");
    for (const engine::Addend& addend : scored.sheet.addends()) {
        const QString clause =
            QString::fromUtf8(addend.cite.data(), static_cast<qsizetype>(addend.cite.size()));
        html +=
            QStringLiteral("<tr>") +
            cell(wording.say(counted(addend)).toHtmlEscaped() + QStringLiteral(" × %1").arg(addend.each)) +
            cell(QString::number(addend.points()), "right") + QStringLiteral("</tr><tr>") +
            cell(link(clause)) + cell({}) + QStringLiteral("</tr>");
    }
    html += QStringLiteral("<tr>") +
            cell(QStringLiteral("<b>%1</b>").arg(tr("Sum, %1 → %2").arg(scored.from).arg(scored.to))) +
            cell(QStringLiteral("<b>%1</b>").arg(scored.points()), "right") + QStringLiteral("</tr></table>");
    QStringList shares;
    for (const engine::Share& share : scored.majority)
        shares << tr("%1 %2").arg(wording.say(describer.player(share.player))).arg(share.strength);
    if (!shares.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Majority: %1").arg(shares.join(QStringLiteral(", "))).toHtmlEscaped());
    return html + QStringLiteral("<p>%1</p>").arg(tr("Because of %1").arg([&] {
        QStringList links;
        for (const QString& clause : clausesOf(run.event))
            links << link(clause);
        return links.join(QStringLiteral(", "));
    }()));
}

} // namespace glossator::desktop
