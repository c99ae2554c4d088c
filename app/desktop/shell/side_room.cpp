// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/side_room.h"

#include "app/desktop/contents/side_panel.h"

#include <QAction>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

SideRoom::SideRoom(const ReadingDesk& desk, QSplitter& splitter, SidePanel& side, const QAction& wanted)
    : m_desk(desk), m_splitter(splitter), m_side(side), m_wanted(wanted)
{
    connect(&wanted, &QAction::toggled, this, &SideRoom::follow);
}

void SideRoom::grow(double times)
{
    m_growth *= times;
    QList<int> sizes = m_splitter.sizes();
    if (m_growth == 1.0 || sizes.constFirst() == 0)
        return;
    const int most = m_splitter.window()->width() / 3;
    const int width = std::min(qRound(sizes.constFirst() * std::exchange(m_growth, 1)), most);
    sizes.last() += sizes.constFirst() - width;
    sizes.first() = width;
    m_splitter.setSizes(sizes);
}

void SideRoom::restore(const QByteArray& rooms)
{
    m_splitter.restoreState(rooms);
    m_growth = 1;
}

void SideRoom::setActivity(Activity activity)
{
    m_activity = activity;
    follow();
}

void SideRoom::follow()
{
    constexpr int smallestWidth = 760;
    const bool hasRoom =
        m_splitter.window()->width() >= smallestWidth || m_side.side() == SidePanel::Side::Kept;
    const bool isWanted = m_wanted.isChecked() && hasRoom;
    m_side.setVisible(m_desk.library() != nullptr && m_activity == Activity::Reader && isWanted);
    if (m_side.isHidden() || m_growth == 1.0)
        return;
    m_splitter.refresh(); // it has its room only now
    grow(1);
}

} // namespace glossator::desktop
