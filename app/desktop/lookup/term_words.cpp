// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/term_words.h"

#include "app/desktop/look/typographic.h"
#include "model/terms/remark.h"

namespace glossator::desktop {

using terms::TermDomain;

QString TermWords::domain(TermDomain domain)
{
    switch (domain) {
    case TermDomain::Feature:
        return tr("Feature");
    case TermDomain::Expansion:
        return tr("Expansion");
    case TermDomain::Component:
        return tr("Component");
    case TermDomain::Figure:
        return tr("Figure");
    case TermDomain::Action:
        return tr("Action");
    case TermDomain::Scoring:
        return tr("Scoring");
    case TermDomain::Edition:
        return tr("Edition");
    case TermDomain::Phase:
        return tr("Phase");
    case TermDomain::Wonder:
        return tr("Wonder");
    case TermDomain::Message:
        return tr("Message");
    case TermDomain::Other:
        return tr("Term");
    }
    return {};
}

QStringList TermWords::names(const terms::Term& term, catalogue::Language language, const QString& newNames,
                             bool areNewFirst)
{
    const terms::TermWording& wording = term.wording(language);
    const bool isFirst = areNewFirst && !newNames.isEmpty();
    QStringList names{isFirst ? newNames : wording.preferred};
    if (!newNames.isEmpty())
        names += isFirst ? tr("classic: %1").arg(wording.preferred)
                         : tr("20th Anniversary Edition: %1").arg(newNames);
    if (!wording.variants.isEmpty())
        names += tr("also: %1").arg(wording.variants.join(QStringLiteral(", ")));
    if (!wording.deprecated.isEmpty())
        names += tr("no longer: %1").arg(wording.deprecated.join(QStringLiteral(", ")));
    return names;
}

QString TermWords::elsewhere(const terms::Term& term, catalogue::Language language)
{
    QStringList names;
    for (const catalogue::Language other : catalogue::allLanguages)
        if (const QString& name = term.wording(other).preferred; other != language && !name.isEmpty())
            names += toString(other).toUpper() + QChar::Nbsp + terms::withoutRemark(name);
    return names.join(QStringLiteral(" · "));
}

QString TermWords::remark(const terms::Term& term, catalogue::Language language)
{
    QStringList parts;
    if (term.standing == terms::TermStanding::Derived)
        parts += tr("Formed by us from its parts; not found in published texts.");
    if (const QString& note = term.note(language); !note.isEmpty())
        parts += typographic(note);
    return parts.join(u' ');
}

} // namespace glossator::desktop
