// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

class QAction;
class QSplitter;

namespace glossator::desktop {

class SidePanel;

/// The room that the contents, or what is kept, have at the side: only beside a page that is read, where it
/// is wanted, and where it leaves room to read.
class SideRoom : public QObject
{
    Q_OBJECT

public:
    /// `side` is the first part of `splitter`; `wanted` is checked where it is wanted. All must live as long
    /// as this.
    SideRoom(const ReadingDesk& desk, QSplitter& splitter, SidePanel& side, const QAction& wanted);

    /// The text has another size, and the side the width that its words need; where it is hidden, once it is
    /// shown.
    void grow();

    /// The rooms are as they were left, and so is the size of text.
    void restore(const QByteArray& rooms);

public slots:
    void setActivity(glossator::desktop::Activity activity);
    /// The window has another width, or the side shows something else.
    void follow();

private:
    void fit();

    ReadingDesk m_desk;
    QSplitter& m_splitter;
    SidePanel& m_side;
    const QAction& m_wanted;
    Activity m_activity = Activity::Reader;
    double m_usual = 250;    ///< width, at the original size of text
    double m_scale = 0;      ///< of the text when it was given its width; 0: not yet
    int m_given = 0;         ///< width that it was given, unless somebody wanted another
    bool m_isChosen = false; ///< its width, by the user
};

} // namespace glossator::desktop
