// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/unknown_name.h"

#include "app/desktop/pair/pair_words.h"

namespace glossator::desktop {

QString UnknownName::told(const pairs::PairId& pair, catalogue::Language language,
                          const QPalette& palette) const
{
    QStringList links;
    for (const pairs::Subject* subject : m_nearest) {
        pairs::PairId meant = pair;
        meant.*m_side = subject->id;
        links += PairWords::link(meant, subject->name(language), palette);
    }
    QString sentence = tr("Nothing is called “%1”.").arg(m_typed.toHtmlEscaped());
    if (!links.isEmpty())
        sentence += u' ' + tr("Nearest: %1").arg(links.join(QStringLiteral(" · ")));
    return sentence;
}

QString UnknownName::toSearch(const QPalette& palette) const
{
    return PairWords::link(search, tr("Search all rules for “%1”").arg(m_typed), palette);
}

} // namespace glossator::desktop
