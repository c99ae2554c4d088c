// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/window_test.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// What tests begin with that walk through every view of the window: they go to a view by its name.
class ViewsTest : public WindowTest
{
protected:
    static QStringList namesOfViews();
    /// Makes a row of each view, with its name in the column "view".
    static void addViews();
    /// Not of those that close when the keyboard leaves them.
    static void addViewsThatStay();
    /// Opens the window and goes to the view.
    void visit(const QString& view);

private:
    struct View;
    static const std::vector<View>& views();

    void lay(const QStringList& boxes);
    void decideAtHome();
    void openAt(int activity);
    void type(const char* field, const QString& words);
    void search(const QString& words);
    void play(const QString& caseId);

    void findOnThePage();
    void findNothing();
    void readThreeLanguages();
    void readOffTheTable();
    void sayANotice();
    void saveAPaper();
    void readATerm();
    void keepNothing();
    void keepMuch();
    void findNothingKept();
    void writeANote();
    void decide();
    void fewBoxes();
    void aboutTheOrder();
    void noTiles();
    void laidTable();
    void noBoxes();
    void noCases();
    void scoreSheet();
    void anotherChoice();
    void playAtHome();
    void fullScreen();
    void saveAFilm();
};

} // namespace glossator::desktop
