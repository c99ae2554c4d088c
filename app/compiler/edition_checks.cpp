// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/edition_checks.h"

#include <QStringList>

namespace glossator::compiler {

namespace {

void checkEdition(const PlacedText& edition, const QStringList& known, const QString& what,
                  sources::Faults& faults)
{
    if (!known.contains(edition.text))
        faults.push_back(faultAt(edition.place, QStringLiteral("\"%1\" is no %2").arg(edition.text, what),
                                 QStringLiteral("write one of: %1; or add it to editions.yaml")
                                     .arg(known.join(QLatin1String(", ")))));
}

void checkExpansions(const std::vector<ExpansionSource>& expansions, const QStringList& known,
                     sources::Faults& faults)
{
    for (const ExpansionSource& expansion : expansions)
        for (const PlacedText& edition : expansion.editions)
            checkEdition(edition, known, QStringLiteral("edition of the game"), faults);
}

void checkSection(const SectionSource& section, const QStringList& known, sources::Faults& faults)
{
    for (const ClauseSource& clause : section.clauses)
        if (!clause.edition.text.isEmpty())
            checkEdition(clause.edition, known, QStringLiteral("edition"), faults);
}

} // namespace

sources::Faults checkEditions(const std::vector<EditionSource>& editions,
                              const std::vector<ExpansionSource>& expansions,
                              const std::vector<ClauseFile>& files)
{
    QStringList all;
    QStringList ofGame;
    for (const EditionSource& edition : editions) {
        all << edition.id.text;
        if (edition.isOfGame)
            ofGame << edition.id.text;
    }
    sources::Faults faults;
    checkExpansions(expansions, ofGame, faults);
    for (const ClauseFile& file : files)
        for (const SectionSource& section : file.sections)
            checkSection(section, all, faults);
    return faults;
}

} // namespace glossator::compiler
