// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "model/cases/other_names.h"

#include <QStackedWidget>

#include <algorithm>

// How the stage plays a case by the user's house decisions.
namespace glossator::desktop {

void StageView::setHouseReadings(engine::SwitchReadings readings)
{
    if (readings == m_houseReadings)
        return;
    m_houseReadings = std::move(readings);
    if (m_case) {
        const int step = place().step;
        take(std::move(m_case), step);
    }
}

/// Plays the case that has just come by the decisions of the house as well.
void StageView::readByHouse()
{
    m_isByHouse = false;
    m_house.reset();
    m_told.reset();
    if (m_case && m_case->source && m_case->result.game) {
        const auto kinds = m_tiles->kinds(m_case->source->tileExpansions());
        m_house = cases::readOtherwise(*m_case->source, m_case->result, kinds, m_houseReadings);
        m_told = cases::toldByNames(*m_case->source, m_case->result, kinds, m_houseReadings);
    }
    m_isByHouse = m_house && !m_house->isNamed;
}

/// A caption, and below it what the new names call the roles in it, where they are told.
QString StageView::namedCaption(int step) const
{
    const QString caption = captionOf(step);
    const bool isNamedAnew = result()->names && *result()->names != engine::rules::RoleNames({});
    const QString names = isNamedAnew ? m_captionNames.in(caption, m_language) : QString();
    return names.isEmpty() ? caption : caption + u'\n' + tr("new names: %1").arg(names);
}

void StageView::showHouse()
{
    if (m_house)
        m_houseBar->tell(*m_house, m_isByHouse);
    else
        m_houseBar->hide();
    fillProves();
    showFaults();
}

void StageView::toggleHouse()
{
    if (!m_house)
        return;
    const int step = place().step;
    clearTable();
    m_detour.reset();
    m_header->setCurrentIndex(0);
    m_isByHouse = !m_isByHouse;
    setTable();
    showHouse();
    goToStep(std::min(step, stepCount() - 1));
}

} // namespace glossator::desktop
