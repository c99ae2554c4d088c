// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/unknown_name.h"

#include "app/desktop/pair/answer_pane.h"
#include "app/desktop/pair/pair_words.h"

namespace glossator::desktop {

QString UnknownName::told(const pairs::SubjectList& subjects, catalogue::Language language,
                          const QPalette& palette) const
{
    constexpr int most = 4;
    QStringList links;
    for (const pairs::Subject* subject : subjects.like(typed, language, most)) {
        pairs::PairId meant = pair;
        meant.*side = subject->id;
        links += PairWords::link(meant, subject->name(language), palette);
    }
    QString sentence = tr("Nothing is called “%1”.").arg(typed.trimmed().toHtmlEscaped());
    if (!links.isEmpty())
        sentence += u' ' + tr("Nearest: %1").arg(links.join(QStringLiteral(" · ")));
    return sentence;
}

QString UnknownName::waysOn(const QPalette& palette) const
{
    return PairWords::link(search, tr("Search all rules for “%1”").arg(typed.trimmed()), palette) +
           QStringLiteral("<br>") +
           PairWords::link(AnswerPane::toMatrix, tr("How much is known of all expansions"), palette);
}

} // namespace glossator::desktop
