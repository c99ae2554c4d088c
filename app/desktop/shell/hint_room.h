// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace glossator::desktop {

class FirstSteps;

/// Gives the first steps their room above a page, which makes way for them: all of them where it has room
/// enough, else a part.
class HintRoom : public QObject
{
    Q_OBJECT

public:
    /// `hints` is a child of `page`, whose layout holds the rest.
    HintRoom(FirstSteps* hints, QWidget* page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    FirstSteps* m_hints;
    QWidget* m_page;
};

} // namespace glossator::desktop
