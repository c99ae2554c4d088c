// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_names.h"

#include "model/catalogue/language.h"
#include "model/terms/folding.h"

namespace glossator::desktop {

namespace {

/// Without what tells editions apart: "The Messages (first edition)".
QString plainName(const QString& name)
{
    return terms::looseKey(name.section(QStringLiteral(" ("), 0, 0));
}

QStringList namesIn(const terms::Term& term, catalogue::Language language)
{
    const terms::TermWording& wording = term.wording(language);
    return QStringList{wording.preferred} + wording.variants + wording.deprecated;
}

} // namespace

QHash<QString, QStringList> otherNamesOf(const std::vector<catalogue::Expansion>& boxes,
                                         std::span<const terms::Term> terms)
{
    QHash<QString, QStringList> namesByName; // all names of a term by each of its English ones
    for (const terms::Term& term : terms) {
        if (term.domain != terms::TermDomain::Expansion)
            continue;
        QStringList names;
        for (const auto language : catalogue::allLanguages)
            names += namesIn(term, language);
        for (const QString& name : namesIn(term, catalogue::Language::En))
            namesByName[terms::looseKey(name)] += names;
    }
    QHash<QString, QStringList> result;
    for (const terms::Term& term : terms)
        if (!term.rules.expansion.isEmpty() && term.rules.section.isEmpty())
            for (const auto language : catalogue::allLanguages)
                result[term.rules.expansion] += namesIn(term, language);
    for (const catalogue::Expansion& box : boxes) {
        result[box.id] += namesByName.value(plainName(box.name.textOrSource(catalogue::Language::En)));
        if (!box.partOf.isEmpty())
            for (const auto language : catalogue::allLanguages)
                result[box.partOf] += box.name.textOrSource(language);
    }
    return result;
}

} // namespace glossator::desktop
