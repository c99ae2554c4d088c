// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/clause_menu.h"

#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/links/link.h"
#include "app/desktop/look/as_written.h"
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/term_finder.h"
#include "model/catalogue/links.h"

#include <QClipboard>
#include <QGuiApplication>

namespace glossator::desktop {

ClauseMenu::ClauseMenu(const Page& page, const catalogue::Clause& clause, catalogue::Language language,
                       QWidget* parent)
    : QMenu(parent), m_clause(clause), m_language(language)
{
    setObjectName(QStringLiteral("clauseMenu"));
    connect(addAction(copying()), &QAction::triggered, this, &ClauseMenu::copyRequested);
    addLinks();
    addCase(page);
    addPairs(page);
}

QString ClauseMenu::copying()
{
    return tr("&Copy with source");
}

void ClauseMenu::addLinks()
{
    connect(addAction(tr("Copy the &link to the clause")), &QAction::triggered, this, [id = m_clause.id] {
        QGuiApplication::clipboard()->setText(Link{LinkKind::Clause, id, 0}.toString());
    });
    connect(addAction(tr("Copy the &name of the clause")), &QAction::triggered, this,
            [id = m_clause.id] { QGuiApplication::clipboard()->setText(id); });
}

void ClauseMenu::addCase(const Page& page)
{
    if (!page.casesOf(m_clause.id).isEmpty())
        connect(addAction(tr("&Play its case")), &QAction::triggered, this,
                [this] { emit caseRequested(m_clause.id); });
}

/// A clause about another expansion leads to all that is said of the two.
void ClauseMenu::addPairs(const Page& page)
{
    for (const QString& other : m_clause.others) {
        const QString pair = m_clause.expansion + u'/' + other;
        const QString name = page.nameOf(other).textOrSource(m_language);
        if (!name.isEmpty())
            connect(addAction(asWritten(tr("All about this together with %1").arg(name))),
                    &QAction::triggered, this, [this, pair] { emit pairRequested(pair); });
    }
}

void ClauseMenu::addKept(Kept& kept)
{
    addSeparator();
    const bool isMarked = kept.hasBookmark({notebook::PlaceKind::Clause, m_clause.id});
    connect(addAction(isMarked ? tr("Remove the &bookmark") : tr("Set a &bookmark")), &QAction::triggered,
            this, &ClauseMenu::bookmarkToggled);
    connect(addAction(tr("&Note")), &QAction::triggered, this, &ClauseMenu::noteRequested);
    if (!kept.note(m_clause.id).isEmpty())
        connect(addAction(tr("&Remove the note")), &QAction::triggered, this,
                [this, &kept] { kept.removeNote(m_clause.id); });
    const HouseMatter matter = HouseReadings::matterOf(m_clause);
    if (matter != HouseMatter::Nothing)
        connect(addAction(matter == HouseMatter::Names ? tr("&Which names do you use?")
                                                       : tr("&How do you play it?")),
                &QAction::triggered, this, &ClauseMenu::decisionRequested);
}

void ClauseMenu::addTerms(TermFinder& terms)
{
    QStringList seen;
    const QString text = catalogue::plainText(m_clause.text.textOrSource(m_language));
    for (const auto& occurrence :
         terms.find(text, m_language, m_clause.kind == catalogue::ClauseKind::History)) {
        const QString id = occurrence.readings.front().conceptId;
        const terms::Term* known = terms.terms()->find(id);
        if (known == nullptr || seen.contains(id))
            continue;
        if (seen.isEmpty())
            addSection(tr("Terms"));
        seen += id;
        connect(addAction(asWritten(known->wording(m_language).preferred)), &QAction::triggered, this,
                [this, id] { emit termRequested(id); });
    }
}

} // namespace glossator::desktop
