// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is, and where a mark can be set, is seen by day and by night, as the pixels tell.
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/grown_signs.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QStyle>

namespace glossator::desktop {

using pictures::Printing;

class FocusTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void fieldsShowTheKeyboard_data();
    void fieldsShowTheKeyboard();
    void fieldsHaveAnEdge_data();
    void fieldsHaveAnEdge();
    void boxesForMarksAreSeen_data();
    void boxesForMarksAreSeen();
    void highMenusScroll();
    void linksInAScrolledTextShowTheKeyboard_data();
    void linksInAScrolledTextShowTheKeyboard();

private:
    static void tellFields(const QList<std::pair<QString, QString>>& fields);
    void openBy(Printing printing);
    void goTo(const QString& action);
    [[nodiscard]] QColor beside(const QWidget& field) const;
};

void FocusTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    growSigns();
}

/// In a second column the keys of a menu would be off a small screen.
void FocusTest::highMenusScroll()
{
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Menu_Scrollable), 1);
}

void FocusTest::linksInAScrolledTextShowTheKeyboard_data()
{
    boxesForMarksAreSeen_data();
}

/// The page of a tile scrolls to its links when Tab comes to them: around all of them, and around each.
void FocusTest::linksInAScrolledTextShowTheKeyboard()
{
    QFETCH(Printing, printing);
    openBy(printing);
    m_window->resize(1000, 640);
    m_window->openLink(QStringLiteral("glossator:tile/base:D"));
    const auto* links = part<QLabel>("tileClauses");
    for (int i = 0; i < 30 && !links->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(links->hasFocus());
    const QRect place(links->mapTo(m_window.get(), QPoint()), links->size());
    const auto* ring = part<QWidget>("focusRing");
    QVERIFY(ring->isVisible() && ring->geometry().contains(place));
    const auto inked = [&] {
        const QImage image = m_window->grab(place).toImage();
        const QColor ink = links->palette().color(QPalette::Link);
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                pixels += image.pixelColor(x, y) == ink ? 1 : 0;
        return pixels;
    };
    const int without = inked();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(links->hasFocus());
    constexpr int frame = 60; // pixels about a short word that are not mixed with the paper
    QVERIFY2(inked() > without + frame, qPrintable(QString::number(inked() - without)));
}

void FocusTest::cleanup()
{
    m_window.reset();
    QGuiApplication::setPalette(QPalette());
}

void FocusTest::openBy(Printing printing)
{
    QGuiApplication::setPalette(paletteOf(inksOf(printing)));
    openWindow();
    QCOMPARE(printingFor(m_window->palette()), printing);
}

void FocusTest::goTo(const QString& action)
{
    if (!action.isEmpty())
        part<QAction>(qPrintable(action))->trigger();
    QCoreApplication::processEvents();
}

/// Just outside of its left edge.
QColor FocusTest::beside(const QWidget& field) const
{
    const QPoint at = field.mapTo(m_window.get(), QPoint(-1, field.height() / 2));
    return m_window->grab(QRect(at, QSize(1, 1))).toImage().pixelColor(0, 0);
}

/// Of each the action that leads to it and its name, by day and by night.
void FocusTest::tellFields(const QList<std::pair<QString, QString>>& fields)
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Printing>("printing");
    for (const auto& [action, name] : fields)
        for (const Printing printing : {Printing::Parchment, Printing::Ink})
            QTest::addRow("%s by %s", qPrintable(name), printing == Printing::Ink ? "night" : "day")
                << action << name << printing;
}

void FocusTest::fieldsShowTheKeyboard_data()
{
    tellFields({
        {{}, QStringLiteral("searchField")},
        {QStringLiteral("table"), QStringLiteral("boxFilter")},
        {QStringLiteral("table"), QStringLiteral("tableName")},
        {QStringLiteral("table"), QStringLiteral("tableChoice")},
        {QStringLiteral("activity2"), QStringLiteral("pairOne")},
    });
}

void FocusTest::fieldsShowTheKeyboard()
{
    QFETCH(QString, action);
    QFETCH(QString, name);
    QFETCH(Printing, printing);
    openBy(printing);
    goTo(action);
    auto* field = part<QWidget>(qPrintable(name));
    QVERIFY(field != nullptr);
    if (!field->isEnabled())
        part<QPushButton>("newTableButton")->click();
    field->clearFocus();
    const QColor without = beside(*field);
    field->setFocus(Qt::TabFocusReason);
    QVERIFY(field->hasFocus());
    QVERIFY2(contrast(beside(*field), without) >= contrastOfSigns,
             qPrintable(beside(*field).name() + u' ' + without.name()));
}

void FocusTest::fieldsHaveAnEdge_data()
{
    tellFields({
        {{}, QStringLiteral("searchField")},
        {QStringLiteral("table"), QStringLiteral("boxFilter")},
        {QStringLiteral("table"), QStringLiteral("tableName")},
        {QStringLiteral("activity2"), QStringLiteral("pairOne")},
        {QStringLiteral("activity2"), QStringLiteral("pairOther")},
        {QStringLiteral("activity4"), QStringLiteral("tileFilter")},
    });
}

/// Also without the keyboard one sees where words can be typed: the edge tells itself from the paper within
/// and from the window around it.
void FocusTest::fieldsHaveAnEdge()
{
    QFETCH(QString, action);
    QFETCH(QString, name);
    QFETCH(Printing, printing);
    openBy(printing);
    goTo(action);
    auto* field = part<QLineEdit>(qPrintable(name));
    QVERIFY(field != nullptr);
    if (!field->isEnabled())
        part<QPushButton>("newTableButton")->click();
    field->clearFocus();
    constexpr int within = 4;
    const QPoint corner = field->mapTo(m_window.get(), QPoint(-1, field->height() / 2));
    const QImage row = m_window->grab(QRect(corner, QSize(within + 1, 1))).toImage();
    const QColor edge = row.pixelColor(1, 0);
    for (const int side : {0, within})
        QVERIFY2(contrast(edge, row.pixelColor(side, 0)) >= contrastOfSigns,
                 qPrintable(edge.name() + u' ' + row.pixelColor(side, 0).name()));
}

void FocusTest::boxesForMarksAreSeen_data()
{
    QTest::addColumn<Printing>("printing");
    QTest::addRow("day") << Printing::Parchment;
    QTest::addRow("night") << Printing::Ink;
}

void FocusTest::boxesForMarksAreSeen()
{
    QFETCH(Printing, printing);
    openBy(printing);
    goTo(QStringLiteral("table"));
    part<QPushButton>("baseOnlyButton")->click();
    auto* list = part<QListView>("boxList");
    const QModelIndex box = list->model()->index(1, 0);
    QCOMPARE(box.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    for (const bool isSelected : {false, true}) {
        list->setCurrentIndex(isSelected ? box : QModelIndex());
        const QImage row = list->viewport()->grab(list->visualRect(box)).toImage();
        const QColor ground = row.pixelColor(0, row.height() / 2);
        double best = 1;
        for (int x = 0; x < list->style()->pixelMetric(QStyle::PM_IndicatorWidth) + 2; ++x)
            best = std::max(best, contrast(row.pixelColor(x, row.height() / 2), ground));
        QVERIFY2(best >= contrastOfSigns, qPrintable(QString::number(best)));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, FocusTest)
#include "focus_test.moc"
