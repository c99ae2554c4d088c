// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_additions.h"

#include "app/desktop/kept/kept.h"

namespace glossator::desktop {

bool PageAdditions::isOff(const catalogue::Clause& clause, const QStringList& table, const QString& home)
{
    const auto lies = [&](const QString& box) { return box == home || table.contains(box); };
    return !table.isEmpty() && !clause.mattersWhere(lies);
}

QString PageAdditions::words(const QString& clause, Hand hand) const
{
    if (kept == nullptr)
        return {};
    return hand == Hand::Note ? kept->note(clause) : kept->decision(clause);
}

QString PageAdditions::roleNames(const QString& clause, catalogue::Language language) const
{
    QStringList names;
    if (roles != nullptr)
        for (const QString& id : roles->renamedRolesIn(clause))
            if (const terms::Term* role = roles->find(id))
                names += QStringLiteral("%1 → %2").arg(role->wording(language).preferred,
                                                       roles->newRoleNames(*role, language));
    return names.join(QStringLiteral(" · "));
}

QString PageAdditions::description(const catalogue::Clause& clause, const QString& home) const
{
    QStringList parts;
    if (kept != nullptr && kept->hasBookmark({notebook::PlaceKind::Clause, clause.id}))
        parts += tr("Bookmarked.");
    if (const QString rule = words(clause.id, Hand::Rule); !rule.isEmpty())
        parts += tr("At our table: %1").arg(rule);
    if (const QString note = words(clause.id, Hand::Note); !note.isEmpty())
        parts += tr("Your note: %1").arg(note);
    if (isOffTable(clause, home))
        parts += tr("Concerns a box that is not on your table.");
    return parts.join(u' ');
}

} // namespace glossator::desktop
