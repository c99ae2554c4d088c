// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_reason.h"

#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/points_text.h"
#include "model/cases/describe.h"

namespace glossator::desktop {

QString AwardReason::addend(const engine::Addend& addend) const
{
    const auto first = static_cast<int>(cases::PhraseId::CountedTiles);
    const auto id = static_cast<cases::PhraseId>(first + static_cast<int>(addend.counted));
    return m_wording.say(cases::Phrase::counted(cases::PhraseId::Addend, addend.each,
                                                {cases::Phrase::counted(id, addend.count)}));
}

QString AwardReason::inShort(const engine::Scored& award) const
{
    QStringList parts;
    for (const engine::Addend& part : award.sheet.addends())
        parts << addend(part);
    return parts.join(QStringLiteral(", "));
}

QString AwardReason::inFull(const engine::Scored& award) const
{
    QStringList lines{head(award.player, award.points(), inShort(award))};
    for (const engine::Addend& part : award.sheet.addends())
        if (m_names != nullptr)
            lines << m_names->sentence(QString::fromUtf8(part.cite));
    lines.removeDuplicates();
    return lines.join(u'\n');
}

QString AwardReason::paid(engine::Player player, int points) const
{
    return head(player, points, points < 0 ? tr("paid to another player") : tr("paid by another player"));
}

QString AwardReason::head(engine::Player player, int points, const QString& what) const
{
    const QString who = m_wording.sentence(cases::Describer(m_result).player(player));
    return QStringLiteral("%1 %2: %3").arg(who, pointsText(points), what);
}

} // namespace glossator::desktop
