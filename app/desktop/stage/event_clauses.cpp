// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/event_clauses.h"

namespace glossator::desktop {

namespace {

void add(QStringList& ids, engine::Clause clause)
{
    const QString id = QString::fromUtf8(clause);
    if (!id.isEmpty() && !ids.contains(id))
        ids << id;
}

} // namespace

QStringList idsOf(const engine::Citations& cited)
{
    QStringList ids;
    for (const engine::Clause clause : cited)
        add(ids, clause);
    return ids;
}

QStringList addendClauses(const engine::Event& event)
{
    QStringList ids;
    if (const auto* scored = std::get_if<engine::Scored>(&event.what))
        for (const engine::Addend& addend : scored->sheet.addends())
            add(ids, addend.cite);
    return ids;
}

QStringList clausesOf(const engine::Event& event)
{
    QStringList ids = addendClauses(event);
    for (const engine::Clause clause : event.cites)
        add(ids, clause);
    return ids;
}

} // namespace glossator::desktop
