// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/decision_menu.h"

#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/kept.h"

namespace glossator::desktop {

DecisionMenu::DecisionMenu(Kept& kept, const catalogue::Clause& clause, QWidget* parent)
    : QMenu(parent), m_kept(kept), m_clause(clause.id)
{
    const bool isOpen = HouseReadings::matterOf(clause) == HouseMatter::OpenQuestion;
    setObjectName(QStringLiteral("decisionMenu"));
    addSection(isOpen ? tr("We play it so") : tr("We use these names"));
    addReadings();
    if (isOpen)
        addOwnWords();
}

void DecisionMenu::addReadings()
{
    const QString switchId = HouseReadings::switchAbout(m_clause);
    for (const HouseReading& reading : HouseReadings::of(switchId)) {
        QAction* choice = addAction(reading.words);
        choice->setCheckable(true);
        choice->setChecked(m_kept.readingInUse(switchId) == reading.id);
        connect(choice, &QAction::triggered, &m_kept,
                [this, id = reading.id] { m_kept.decide(m_clause, id); });
    }
}

void DecisionMenu::addOwnWords()
{
    QAction* own = addAction(tr("In your &own words"));
    own->setCheckable(true);
    own->setChecked(!m_kept.ownRule(m_clause).isEmpty());
    connect(own, &QAction::triggered, this, &DecisionMenu::ownWordsRequested);
    addSeparator();
    QAction* open = addAction(tr("&Leave it open"));
    open->setEnabled(!m_kept.decision(m_clause).isEmpty());
    connect(open, &QAction::triggered, &m_kept, [this] { m_kept.leaveOpen(m_clause); });
}

} // namespace glossator::desktop
