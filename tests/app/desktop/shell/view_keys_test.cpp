// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through every view of the real window by keyboard alone.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/page_glow.h"
#include "tests/app/desktop/shell/accessible_walk.h"
#include "tests/app/desktop/shell/views_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>

namespace glossator::desktop {

class ViewKeysTest : public ViewsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup() { m_window.reset(); }
    void tabVisitsEachPartOnce_data();
    void tabVisitsEachPartOnce();
    void focusIsSeen_data();
    void focusIsSeen();
    void everyActionIsWithinReachOfTheKeyboard();
    void lettersOfAMenuAreOfOneEntryEach_data();
    void lettersOfAMenuAreOfOneEntryEach();
};

void ViewKeysTest::tabVisitsEachPartOnce_data()
{
    addViewsThatStay();
}

/// A part may take several steps of Tab for what is in it, but nobody comes back to it before the round is
/// over.
void ViewKeysTest::tabVisitsEachPartOnce()
{
    constexpr int most = 400;
    QFETCH(QString, view);
    visit(view);
    if (QApplication::focusWidget() == nullptr)
        part<QLineEdit>("searchField")->setFocus();
    QWidget* const first = QApplication::focusWidget();
    QVERIFY(first != nullptr);
    QList<QWidget*> visited{first};
    QList<QWidget*> wanted;
    for (QWidget* widget : m_window->findChildren<QWidget*>())
        if (takesTab(widget))
            wanted += widget;
    for (int i = 0; i < most; ++i) {
        QWidget* const before = QApplication::focusWidget();
        QTest::keyClick(before, Qt::Key_Tab);
        QWidget* const now = QApplication::focusWidget();
        QVERIFY2(now != nullptr, qPrintable(QStringLiteral("lost after ") + nameOf(before)));
        if (now == first && before != first)
            break;
        if (now == before)
            continue;
        QVERIFY2(!visited.contains(now), qPrintable(nameOf(now) + QStringLiteral(" comes twice")));
        visited += now;
    }
    QStringList missed;
    for (const QWidget* widget : wanted)
        if (!visited.contains(const_cast<QWidget*>(widget)) && takesTab(widget))
            missed += nameOf(widget);
    QStringList way;
    for (const QWidget* widget : visited)
        way += widget->objectName();
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n') + QStringLiteral("\nafter ") + way.join(u' ')));
}

void ViewKeysTest::focusIsSeen_data()
{
    addViews();
}

/// A part that has the keyboard does not look as it does without it.
void ViewKeysTest::focusIsSeen()
{
    QFETCH(QString, view);
    visit(view);
    const auto* glow = m_window->findChild<PageGlow*>();
    QTRY_VERIFY(glow->strength() == 0); // which is to be seen first
    QStringList unseen;
    QWidget rest(m_window.get()); // takes the keyboard meanwhile and shows nothing
    rest.setGeometry(0, 0, 1, 1);
    rest.setFocusPolicy(Qt::StrongFocus);
    rest.show();
    QList<QPointer<QWidget>> all; // some go while others are visited
    for (QWidget* widget : m_window->findChildren<QWidget*>())
        all += widget;
    for (QWidget* widget : all) {
        if (widget == nullptr || !takesTab(widget) || widget == &rest || widget->window() != m_window.get())
            continue;
        const QRect around =
            QRect(widget->mapTo(m_window.get(), QPoint()), widget->size()).adjusted(-3, -3, 3, 3);
        widget->setFocus(Qt::TabFocusReason);
        if (!widget->hasFocus())
            continue;
        const QImage with = m_window->grab(around).toImage();
        rest.setFocus(Qt::TabFocusReason);
        if (!widget->isVisible()) // what closes when it is left
            continue;
        if (m_window->grab(around).toImage() == with)
            unseen += nameOf(widget);
    }
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
}

void ViewKeysTest::everyActionIsWithinReachOfTheKeyboard()
{
    const auto inMenu = [](const QMenu* menu, const QAction* action, const auto& self) -> bool {
        for (const QAction* entry : menu->actions())
            if (entry == action || (entry->menu() != nullptr && self(entry->menu(), action, self)))
                return true;
        return false;
    };
    openWindow();
    QVERIFY(takesTab(part<QAbstractButton>("menuButton")));
    for (const QAction* action : m_window->actions()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(nameOf(action)));
        QVERIFY2(!action->shortcuts().isEmpty() || inMenu(part<QMenu>("windowMenu"), action, inMenu),
                 qPrintable(nameOf(action)));
    }
}

void ViewKeysTest::lettersOfAMenuAreOfOneEntryEach_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ro", "ca"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// An entry may have none; two with the same would need two strokes.
void ViewKeysTest::lettersOfAMenuAreOfOneEntryEach()
{
    QFETCH(QString, language);
    visit(QStringLiteral("case")); // which has a menu within that of the window
    part<QAction>(qPrintable(QStringLiteral("interface_") + language))->trigger();
    QCoreApplication::processEvents(); // menus are told later
    int letters = 0;
    for (const QMenu* menu : m_window->findChildren<QMenu*>()) {
        QHash<QString, QString> taken;
        for (const QAction* entry : menu->actions()) {
            static const QRegularExpression mark(QStringLiteral("(?<!&)&(\\w)"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
            const QString letter = mark.match(entry->text()).captured(1).toLower();
            QVERIFY2(letter.isEmpty() || !taken.contains(letter),
                     qPrintable(menu->objectName() + u' ' + taken.value(letter) + u' ' + entry->text()));
            taken.insert(letter, entry->text());
            letters += letter.isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(letters > 20);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ViewKeysTest)
#include "view_keys_test.moc"
