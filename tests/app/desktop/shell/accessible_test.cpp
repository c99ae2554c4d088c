// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through every view of the real window as a screen reader and a keyboard do.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/reading_languages.h"
#include "tests/app/desktop/patience.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

#include <functional>

namespace glossator::desktop {

using catalogue::Language;

namespace {

QString nameOf(const QObject* object)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(object->metaObject()->className()), object->objectName());
}

/// Parts that Qt itself makes within its widgets.
bool isOfQt(const QWidget* widget)
{
    return widget->objectName().isEmpty() || widget->objectName().startsWith(QLatin1String("qt_"));
}

bool takesTab(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() &&
           widget->isEnabled() && widget->focusProxy() == nullptr && !widget->visibleRegion().isEmpty();
}

/// What of the tree of a view is faulty; lists are looked into only at their beginning.
void walk(QAccessibleInterface* face, int depth, QStringList& faults, int& seen)
{
    constexpr int most = 12;
    constexpr int deepest = 30;
    if (face == nullptr || !face->isValid() || depth > deepest)
        return void(faults += QStringLiteral("a part that is not valid, %1 levels down").arg(depth));
    const QAccessible::State state = face->state();
    if (state.invisible)
        return;
    ++seen;
    const QString who = face->object() != nullptr ? nameOf(face->object()) : QStringLiteral("a part");
    const QString name = face->text(QAccessible::Name);
    const QAccessible::Role role = face->role();
    const bool isItem = role == QAccessible::ListItem || role == QAccessible::TreeItem ||
                        role == QAccessible::Cell || role == QAccessible::Heading ||
                        role == QAccessible::Paragraph;
    if (name.trimmed().isEmpty() && (state.focusable || isItem) && role != QAccessible::Cell)
        faults += QStringLiteral("%1 has no name, role %2").arg(who).arg(role);
    const auto* widget = qobject_cast<const QWidget*>(face->object());
    const bool isItself = widget == nullptr || widget->focusProxy() == nullptr;
    if (state.focusable && isItself && (role == QAccessible::NoRole || role == QAccessible::Client))
        faults += QStringLiteral("%1 has no role").arg(who);
    static const QRegularExpression signs(QStringLiteral("&\\w|<"));
    if (name.contains(signs))
        faults += QStringLiteral("%1 has signs in its name: %2").arg(who, name);
    const bool isList = role == QAccessible::List || role == QAccessible::Tree || role == QAccessible::Table;
    const int count = isList ? std::min(most, face->childCount()) : face->childCount();
    for (int i = 0; i < count; ++i)
        walk(face->child(i), depth + 1, faults, seen);
}

} // namespace

class AccessibleTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyPartHasNameAndRole_data();
    void everyPartHasNameAndRole();
    void objectNamesAreUnique_data();
    void objectNamesAreUnique();
    void tabVisitsEachPartOnce_data();
    void tabVisitsEachPartOnce();
    void focusIsSeen_data();
    void focusIsSeen();
    void labelsLeadToTheirFields_data();
    void labelsLeadToTheirFields();
    void everyActionIsWithinReachOfTheKeyboard();
    void lettersOfAMenuAreOfOneEntryEach_data();
    void lettersOfAMenuAreOfOneEntryEach();
    void theMissingCatalogueIsTold();

private:
    void addViews();
    void visit(const QString& view);
    void visitSearch(const QString& words);
};

void AccessibleTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void AccessibleTest::init()
{
    openWindow();
}

void AccessibleTest::cleanup()
{
    m_window.reset();
}

void AccessibleTest::addViews()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"reader", "find", "three languages", "notice", "matrix", "pair", "order",
                             "tiles", "stage", "case", "table", "results", "nothing found", "term"})
        QTest::newRow(view) << QString::fromLatin1(view);
}

void AccessibleTest::visitSearch(const QString& words)
{
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QTest::keyClicks(field, words);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible(), patience);
}

void AccessibleTest::visit(const QString& view)
{
    const QStringList activities{QStringLiteral("reader"), QStringLiteral("matrix"), QStringLiteral("order"),
                                 QStringLiteral("tiles"), QStringLiteral("stage")};
    if (const auto at = activities.indexOf(view); at >= 0)
        part<QAction>(qPrintable(QStringLiteral("activity%1").arg(at + 1)))->trigger();
    else if (view == QStringLiteral("find"))
        part<QAction>("find")->trigger();
    else if (view == QStringLiteral("three languages"))
        part<ReadingLanguages>("readingLanguages")->setLanguages({Language::En, Language::Ro, Language::Ca});
    else if (view == QStringLiteral("notice"))
        part<NoticeBar>("noticeBar")->say(QStringLiteral("Something to know."));
    else if (view == QStringLiteral("pair"))
        m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    else if (view == QStringLiteral("case"))
        m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    else if (view == QStringLiteral("table"))
        part<QAction>("table")->trigger();
    else if (view == QStringLiteral("term"))
        visitSearch(QStringLiteral("kind:term monastery"));
    else
        visitSearch(view == QStringLiteral("results") ? QStringLiteral("wonder") : QStringLiteral("qwxyzq"));
    if (view == QStringLiteral("term")) {
        QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_Return);
        QTRY_VERIFY(part<QWidget>("termCard")->isVisible());
    }
    QCoreApplication::processEvents();
}

void AccessibleTest::everyPartHasNameAndRole_data()
{
    addViews();
}

void AccessibleTest::everyPartHasNameAndRole()
{
    QFETCH(QString, view);
    visit(view);
    QStringList faults;
    int seen = 0;
    walk(QAccessible::queryAccessibleInterface(m_window.get()), 0, faults, seen);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QVERIFY(seen > 20);
}

void AccessibleTest::objectNamesAreUnique_data()
{
    addViews();
}

void AccessibleTest::objectNamesAreUnique()
{
    QFETCH(QString, view);
    visit(view);
    QStringList seen;
    QStringList twice;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (isOfQt(widget) || !widget->isVisible())
            continue;
        if (seen.contains(widget->objectName()))
            twice += nameOf(widget);
        seen += widget->objectName();
    }
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

/// Not the panels that close when they are left.
void AccessibleTest::tabVisitsEachPartOnce_data()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"reader", "find", "three languages", "notice", "matrix", "pair", "order",
                             "tiles", "stage", "case", "results", "nothing found"})
        QTest::newRow(view) << QString::fromLatin1(view);
}

/// A part may take several steps of Tab for what is in it, but nobody comes back to it before the round is
/// over.
void AccessibleTest::tabVisitsEachPartOnce()
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

void AccessibleTest::focusIsSeen_data()
{
    addViews();
}

/// A part that has the keyboard does not look as it does without it.
void AccessibleTest::focusIsSeen()
{
    QFETCH(QString, view);
    visit(view);
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

void AccessibleTest::labelsLeadToTheirFields_data()
{
    addViews();
}

void AccessibleTest::labelsLeadToTheirFields()
{
    QFETCH(QString, view);
    visit(view);
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
        static const QRegularExpression mnemonic(QStringLiteral("(?<!&)&\\w")); // not in "Inns & Cathedrals"
        const bool hasMnemonic = label->textFormat() != Qt::RichText && label->text().contains(mnemonic) &&
                                 !label->text().contains(u'<');
        QVERIFY2(!label->isVisible() || !hasMnemonic || label->buddy() != nullptr, qPrintable(nameOf(label)));
    }
}

void AccessibleTest::everyActionIsWithinReachOfTheKeyboard()
{
    const auto inMenu = [](const QMenu* menu, const QAction* action, const auto& self) -> bool {
        for (const QAction* entry : menu->actions())
            if (entry == action || (entry->menu() != nullptr && self(entry->menu(), action, self)))
                return true;
        return false;
    };
    QVERIFY(takesTab(part<QAbstractButton>("menuButton")));
    for (const QAction* action : m_window->actions()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(nameOf(action)));
        QVERIFY2(!action->shortcuts().isEmpty() || inMenu(part<QMenu>("windowMenu"), action, inMenu),
                 qPrintable(nameOf(action)));
    }
}

void AccessibleTest::lettersOfAMenuAreOfOneEntryEach_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ro", "ca"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// An entry may have none; two with the same would need two strokes.
void AccessibleTest::lettersOfAMenuAreOfOneEntryEach()
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

void AccessibleTest::theMissingCatalogueIsTold()
{
    StartOptions options;
    options.catalogue = QStringLiteral("/nowhere/at/all.catalogue");
    m_window = std::make_unique<MainWindow>(options, Memory{});
    m_window->show();
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(part<QWidget>("emptyPage"));
    QVERIFY(page != nullptr && !page->text(QAccessible::Name).isEmpty());
    QVERIFY(page->text(QAccessible::Description).contains(options.catalogue));
    QStringList faults;
    int seen = 0;
    walk(QAccessible::queryAccessibleInterface(m_window.get()), 0, faults, seen);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, AccessibleTest)
#include "accessible_test.moc"
