// SPDX-License-Identifier: GPL-3.0-or-later
// What the window reads at its start and what later, and what it says where there is nothing to read.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class WindowLibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void saysThatTheCatalogueIsMissing();
    void saysThatTheCatalogueIsDamaged();
    void saysThatTheTilesAreDamaged();
    void makesPagesWhenTheyAreGoneTo();
    void pagesMadeLaterHaveTheTypeOfTheWindow();
    void theCatalogueIsClosedWithTheWindow();

private:
    void open(StartOptions options = {});
    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

void WindowLibraryTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void WindowLibraryTest::cleanup()
{
    m_window.reset();
}

void WindowLibraryTest::open(StartOptions options)
{
    m_window.reset();
    if (options.catalogue.isEmpty())
        options.catalogue = catalogueFile();
    options.language = Language::En;
    m_window = std::make_unique<MainWindow>(options, Memory{});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void WindowLibraryTest::saysThatTheCatalogueIsMissing()
{
    StartOptions options;
    options.catalogue = QStringLiteral("/no/such/glossator.catalogue");
    open(options);
    QVERIFY(!m_window->hasCatalogue());
    auto* message = part<QLabel>("emptyPageMessage");
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(options.catalogue));
    m_window->navigator().openClause(QStringLiteral("base-city-score")); // nothing to open, and no harm
    part<QAction>("interface_ro")->trigger();
    QTRY_VERIFY(message->text().startsWith(QStringLiteral("Nu există")));
    part<QAction>("table")->trigger();
    QVERIFY(part<QLabel>("boxListEmpty")->isVisible());
    QTRY_VERIFY(part<QLabel>("boxListEmpty")->text().startsWith(QStringLiteral("Nu există niciun catalog")));
}

void WindowLibraryTest::saysThatTheCatalogueIsDamaged()
{
    const QTemporaryDir folder;
    StartOptions options;
    options.catalogue = folder.filePath(QStringLiteral("junk.catalogue"));
    QFile file(options.catalogue);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    open(options);
    QVERIFY(!m_window->hasCatalogue());
    QVERIFY(part<QLabel>("emptyPageMessage")->text().contains(QStringLiteral("not a Glossator catalogue")));
}

/// Tiles and terms are read when the window can be seen already.
void WindowLibraryTest::saysThatTheTilesAreDamaged()
{
    const QTemporaryDir folder;
    StartOptions options;
    options.catalogue = folder.filePath(QStringLiteral("damaged.catalogue"));
    QVERIFY(QFile::copy(catalogueFile(), options.catalogue));
    QFile::setPermissions(options.catalogue, QFile::ReadOwner | QFile::WriteOwner);
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), options.catalogue);
        database.setDatabaseName(options.catalogue);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(QStringLiteral("DROP TABLE tile_edge")));
    }
    QSqlDatabase::removeDatabase(options.catalogue);
    open(options);
    QTRY_VERIFY(!m_window->hasCatalogue());
    QVERIFY(part<QLabel>("emptyPageMessage")->isVisible());
    QVERIFY2(part<QLabel>("emptyPageMessage")->text().contains(QStringLiteral("tile_edge")),
             qPrintable(part<QLabel>("emptyPageMessage")->text()));
    m_window->navigator().openClause(QStringLiteral("base-city-score")); // nothing to open, and no harm
    part<QAction>("interface_ro")->trigger();
    QTRY_VERIFY(part<QLabel>("emptyPageMessage")->text().contains(QStringLiteral("tile_edge")));
}

/// The window opens sooner without the pages that nobody has gone to.
void WindowLibraryTest::makesPagesWhenTheyAreGoneTo()
{
    open();
    QVERIFY(part<QWidget>("stageView") == nullptr);
    part<QAction>("interface_ca")->trigger();
    m_window->navigator().openCase(QStringLiteral("abbot-new-game"));
    auto* stage = part<QWidget>("stageView");
    QVERIFY(stage != nullptr && stage->isVisible());
    part<QAction>("interface_en")->trigger();
    m_window->navigator().openCase(QStringLiteral("abbot-new-game"));
    QCOMPARE(part<QWidget>("stageView"), stage);
}

/// Some desktops have a font for each kind of control.
void WindowLibraryTest::pagesMadeLaterHaveTheTypeOfTheWindow()
{
    open();
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 20), "QLabel");
    m_window->navigator().openPair({});
    const auto labels = part<QWidget>("pairView")->findChildren<QLabel*>();
    QVERIFY(!labels.isEmpty());
    for (const QLabel* label : labels)
        QCOMPARE(label->font().family(), m_window->font().family());
}

/// It cannot be while a statement is left that reads from it, which would be told.
void WindowLibraryTest::theCatalogueIsClosedWithTheWindow()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("unfinali")));
    open();
    for (int activity = 1; activity <= 5; ++activity)
        part<QAction>(qPrintable(QStringLiteral("activity%1").arg(activity)))->trigger();
    m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("kind:term monastery"));
    QTRY_VERIFY(part<QWidget>("lookupPanel")->isVisible());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(part<QWidget>("termCard")->isVisible());
    m_window.reset();
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, WindowLibraryTest)
#include "window_library_test.moc"
