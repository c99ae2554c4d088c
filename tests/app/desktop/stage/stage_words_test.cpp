// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage says of what it shows, and what the keys do where it says so.
#include "app/desktop/stage/cited_menu.h"
#include "app/desktop/stage/clause_names.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QScreen>
#include <QToolButton>

namespace glossator::desktop {

namespace {

const QString finalScoring = QStringLiteral("base-final-scoring");

} // namespace

void StageViewTest::whatACaseProvesIsToldWhole()
{
    QVERIFY(m_view->openCase(QStringLiteral("base-one-tile-three-roles")));
    auto* menu = part<QToolButton>("stageProves")->menu();
    menu->popup({});
    bool isLong = false;
    for (const QAction* action : menu->actions()) {
        QVERIFY2(!action->text().endsWith(u'…'), qPrintable(action->text()));
        QVERIFY2(action->toolTip().contains(action->text().toHtmlEscaped()), qPrintable(action->toolTip()));
        isLong = isLong || action->text().size() > 60;
    }
    QVERIFY2(isLong, "one of them is longer than a headline");
    menu->close();
}

void StageViewTest::aMenuOfClausesIsNoWiderThanTheScreen()
{
    const QString endless = QStringLiteral("A clause & its many words").repeated(40);
    const ClauseNames names([&](const QString&) { return endless; });
    CitedMenu menu(m_view.get());
    menu.fill({QStringLiteral("some-clause")}, names);
    menu.popup({});
    QVERIFY(menu.width() <= menu.screen()->availableGeometry().width());
    const QAction* action = menu.actions().constFirst();
    QVERIFY(action->text().startsWith(QLatin1String("A clause && its")));
    QVERIFY(action->text().endsWith(u'…'));
    QVERIFY2(action->toolTip().contains(endless.toHtmlEscaped()), "all of it can be read");
}

} // namespace glossator::desktop
