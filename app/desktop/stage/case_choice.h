// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QToolButton;

namespace glossator::desktop {

class CasePanel;
class ColumnSplit;

/// Lets the list of cases come and go, and takes from it which case is to be played.
class CaseChoice : public QObject
{
    Q_OBJECT

public:
    /// The list, the line beside it, and the button that opens it; they must outlive this.
    CaseChoice(CasePanel& panel, ColumnSplit& split, QToolButton& button);

    /// The case on the stage, or none: without one the list is there in less room.
    void setOpen(const QString& id);
    /// The list goes where it lies in the place of the stage, and the keyboard with it.
    void uncoverStage();

public slots:
    /// Opens the list with the keyboard in it; where it is there already, it closes.
    void goToList();
    void choose(const QString& id);
    /// The case after that on the stage (1) or before it (-1), as the list stands.
    void chooseNeighbour(int step);

signals:
    void chosen(const QString& id);
    /// The keyboard is free.
    void left();

private:
    void toggle();

    CasePanel& m_panel;
    ColumnSplit& m_split;
};

} // namespace glossator::desktop
