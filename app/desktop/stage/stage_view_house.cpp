// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"

#include <QStackedWidget>

#include <algorithm>

// How the stage plays a case by the user's house decisions.
namespace glossator::desktop {

void StageView::setHouseReadings(engine::SwitchReadings readings)
{
    if (readings == m_houseReadings)
        return;
    m_houseReadings = std::move(readings);
    if (m_played.ofCase() == nullptr)
        return;
    const int step = place().step;
    clearTable();
    take(m_played.end(), step);
}

void StageView::showHouse()
{
    if (m_played.house())
        m_houseBar->tell(*m_played.house(), m_played.isByHouse());
    else
        m_houseBar->hide();
    fillProves();
    showFaults();
}

void StageView::toggleHouse()
{
    if (!m_played.house())
        return;
    const int step = place().step;
    clearTable();
    m_header->setCurrentIndex(0);
    m_played.toggleHouse();
    setTable();
    showHouse();
    goToStep(std::min(step, stepCount() - 1));
}

} // namespace glossator::desktop
