// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace glossator::desktop {

/// Gives hints their room above a page: the page makes way for them where they are low, else they lie over
/// it, so that it is never squashed.
class HintRoom : public QObject
{
    Q_OBJECT

public:
    /// `hints` is a child of `page`, whose layout holds the rest.
    HintRoom(QWidget* hints, QWidget* page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget* m_hints;
    QWidget* m_page;
};

} // namespace glossator::desktop
