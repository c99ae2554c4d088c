// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/reading_desk.h"

#include <QObject>

namespace glossator::desktop {

class KeyList;
class Navigator;
class Pages;
class Theatre;
class WindowActions;

/// What the user can tell the window depends on the place one is at: which of it can be done there, and what
/// finding and going back mean there.
class PlaceActions : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Pages& pages;
        Navigator& navigator;
        KeyList& keys;
        Theatre& theatre;
    };

    /// All must live as long as this.
    PlaceActions(const ReadingDesk& desk, const WindowActions& actions, const Parts& parts);

    void followHistory();

private:
    void follow();
    /// From the list of keys, which is no place of its own, to what was looked at.
    void goBack();
    /// The words by which the page in sight is searched or its list narrowed.
    void find();
    void findNext(bool isForward);
    [[nodiscard]] bool canFind() const;

    ReadingDesk m_desk;
    const WindowActions& m_actions;
    Parts m_parts;
};

} // namespace glossator::desktop
