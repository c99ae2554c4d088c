// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/side_room.h"

#include "app/desktop/contents/side_panel.h"
#include "app/desktop/look/typefaces.h"

#include <QAction>
#include <QSplitter>

#include <algorithm>

namespace glossator::desktop {

SideRoom::SideRoom(const ReadingDesk& desk, QSplitter& splitter, SidePanel& side, const QAction& wanted)
    : m_desk(desk), m_splitter(splitter), m_side(side), m_wanted(wanted)
{
    connect(&wanted, &QAction::toggled, this, &SideRoom::follow);
    connect(&splitter, &QSplitter::splitterMoved, this, [this] {
        m_isChosen = true;
        m_scale = Typefaces::scale();
    });
}

void SideRoom::grow()
{
    if (m_scale != Typefaces::scale())
        fit();
}

/// Two fifths of the window are enough. What the user chose is what they want at the size of text at which
/// they did.
void SideRoom::fit()
{
    const QList<int> sizes = m_splitter.sizes();
    const double scale = Typefaces::scale();
    const int now = sizes.constFirst();
    if (now == 0 || (m_isChosen && m_scale == scale))
        return;
    if (m_isChosen && now != m_given)
        m_usual = now / m_scale;
    m_scale = scale;
    m_given = std::min(qRound(m_usual * scale), m_splitter.window()->width() * 2 / 5);
    QList<int> wanted = sizes;
    wanted.last() += now - m_given;
    wanted.first() = m_given;
    m_splitter.setSizes(wanted);
}

void SideRoom::restore(const QByteArray& rooms)
{
    m_splitter.restoreState(rooms);
    m_isChosen = true;
    m_scale = Typefaces::scale();
    m_given = 0;
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
    if (m_side.isHidden() || (m_isChosen && m_scale == Typefaces::scale()))
        return;
    m_splitter.refresh(); // it has its room only now
    fit();
}

} // namespace glossator::desktop
