// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of tiles on a page: where they stand, what they say, and that they lead to the tile.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/picture_words.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

namespace {

QString idOf(const PageTile& shown)
{
    return QString::fromStdString(shown.tile->kind.id);
}

bool isLabelled(const Row& row, const QString& words)
{
    return std::ranges::any_of(row.labels, [&](const RowLabel& label) { return label.text == words; });
}

} // namespace

class PicturesTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void eachWonderStandsInItsSection_data();
    void eachWonderStandsInItsSection();
    void standsInTheMarginOrBelowTheHeading();
    void followsTheDesktop();
    void opensTheTileByMouse();
    void opensTheTileByKeyboard();
    void saysWhatItShows();
    void changesLanguage();
    void namesTheBoxOfATileFromElsewhere();
    void opensBelowAFullMargin();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    [[nodiscard]] int heading(const char* section) const;
    [[nodiscard]] QAccessibleInterface* accessibleTile(const QString& name) const;
    [[nodiscard]] std::pair<QColor, QColor> picturedColours() const;
};

void PicturesTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PicturesTest::init()
{
    StartOptions options;
    options.clause = QStringLiteral("woh-stonehenge-trigger");
    openWindow(options);
}

void PicturesTest::cleanup()
{
    m_window.reset();
}

int PicturesTest::heading(const char* section) const
{
    return view()->page().findSection(QString::fromLatin1(section)).value_or(0);
}

QAccessibleInterface* PicturesTest::accessibleTile(const QString& name) const
{
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(view());
    for (int i = 0; i < page->childCount(); ++i)
        if (page->child(i)->role() == QAccessible::Graphic && page->child(i)->text(QAccessible::Name) == name)
            return page->child(i);
    return nullptr;
}

void PicturesTest::eachWonderStandsInItsSection_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<QString>("tile");
    for (const QByteArray name : {"notre_dame", "stonehenge", "circus_maximus", "alhambra", "abu_simbel",
                                  "tikal", "angkor_wat", "terracotta_army"}) {
        QByteArray section = "wonder-" + name;
        section.replace('_', '-');
        QTest::newRow(name.constData()) << section << QStringLiteral("wonder:") + QString::fromLatin1(name);
    }
}

void PicturesTest::eachWonderStandsInItsSection()
{
    QFETCH(QByteArray, section);
    QFETCH(QString, tile);
    const int entry = heading(section.constData());
    const auto& tiles = view()->page().entry(entry).tiles;
    QCOMPARE(tiles.size(), std::size_t{1});
    QCOMPARE(idOf(tiles.front()), tile);
    m_window->navigator().openClause(view()->page().entry(entry + 1).clause.id);
    QVERIFY(!view()->rectOfTile(entry, 0).isEmpty());
    const PageLayout& layout = view()->pageLayout();
    const Row* row =
        layout.readyRow(entry)->pictures.empty() ? layout.readyRow(entry + 1) : layout.readyRow(entry);
    QCOMPARE(row->pictures.size(), std::size_t{1});
    QCOMPARE(row->pictures.front().kind, &tiles.front().tile->kind);
    QVERIFY(isLabelled(*row, QStringLiteral("5 squares")));
    QVERIFY(isLabelled(*row, QStringLiteral("schematic")));
}

void PicturesTest::standsInTheMarginOrBelowTheHeading()
{
    const int entry = heading("wonder-stonehenge");
    const PagePlace first{entry + 1, 0};
    QVERIFY(view()->rectOfTile(entry, 0).left() > view()->rectOf(first).right());
    m_window->resize(640, 800);
    QTRY_VERIFY(!view()->pageLayout().metrics().hasMargin);
    m_window->navigator().openClause(QStringLiteral("woh-stonehenge-trigger"));
    QTRY_VERIFY(view()->rectOfTile(entry, 0).bottom() <= view()->rectOf(first).top());
    QVERIFY(view()->rectOf({entry, 0}).contains(view()->rectOfTile(entry, 0)));
}

/// Two points of the picture of Stonehenge: its corner that is no square, and the middle.
std::pair<QColor, QColor> PicturesTest::picturedColours() const
{
    const int entry = heading("wonder-stonehenge");
    const Row* row = view()->pageLayout().readyRow(entry + 1);
    const QRectF rect = row->pictures.front().rect;
    const QPoint at = view()->rectOfTile(entry, 0).topLeft();
    const QImage page = view()->viewport()->grab().toImage();
    const QPoint corner = at + QPoint(4, static_cast<int>(rect.height()) - 4);
    const QPoint middle = at + (rect.center() - rect.topLeft()).toPoint();
    return {page.pixelColor(corner), page.pixelColor(middle)};
}

void PicturesTest::followsTheDesktop()
{
    const Inks& day = inksOf(glossator::pictures::Printing::Parchment);
    const Inks& night = inksOf(glossator::pictures::Printing::Ink);
    QTRY_VERIFY(picturedColours().second != day.paper);
    QCOMPARE(picturedColours().first, day.paper);
    const QColor before = picturedColours().second;
    const QPalette desktop = QGuiApplication::palette();
    QGuiApplication::setPalette(QPalette(QColor(40, 40, 40), QColor(20, 20, 20)));
    QTRY_COMPARE(printingFor(view()->palette()), glossator::pictures::Printing::Ink);
    m_window->navigator().openClause(QStringLiteral("woh-stonehenge-trigger"));
    QTRY_COMPARE(picturedColours().first, night.paper);
    QTRY_VERIFY(picturedColours().second != night.paper && picturedColours().second != before);
    QGuiApplication::setPalette(desktop);
}

void PicturesTest::opensTheTileByMouse()
{
    const QRect tile = view()->rectOfTile(heading("wonder-stonehenge"), 0);
    QVERIFY(view()->viewport()->rect().contains(tile));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, tile.center());
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("wonder:stonehenge"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().activity, Activity::Reader);
}

void PicturesTest::opensTheTileByKeyboard()
{
    const int entry = heading("wonder-stonehenge");
    view()->setFocus();
    for (int i = 0; i < 60 && view()->hasFocus() && !view()->isOnTile(entry, 0); ++i)
        QTest::keyClick(view(), Qt::Key_Tab);
    QVERIFY(view()->isOnTile(entry, 0));
    const QAccessibleInterface* tile = QAccessible::queryAccessibleInterface(view())->focusChild();
    QVERIFY(tile != nullptr && tile->state().focused);
    const QString name = tile->text(QAccessible::Name); // the page shows it in other sections too
    QCOMPARE(name, accessibleTile(QStringLiteral("Stonehenge"))->text(QAccessible::Name));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("wonder:stonehenge"));
}

void PicturesTest::saysWhatItShows()
{
    QAccessibleInterface* tile = accessibleTile(QStringLiteral("Notre-Dame"));
    QVERIFY(tile != nullptr);
    const QString text = tile->text(QAccessible::Description);
    for (const char* words : {"5 squares", "schematic", "City: 2 squares", "Monastery: ", "Wonder: "})
        QVERIFY2(text.contains(QLatin1String(words)), qPrintable(text));
    QVERIFY(tile->state().linked);
    auto* actions = tile->actionInterface();
    QVERIFY(actions != nullptr);
    QCOMPARE(actions->actionNames(), QStringList{QAccessibleActionInterface::pressAction()});
    actions->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("wonder:notre_dame"));
}

/// The name follows the language of the page, the facts that of the window.
void PicturesTest::changesLanguage()
{
    const int entry = heading("wonder-terracotta-army");
    part<QAction>("interface_en")->trigger(); // and stays so
    m_window->navigator().openClause(view()->page().entry(entry + 1).clause.id);
    const auto row = [&] { return view()->pageLayout().readyRow(entry + 1); };
    QVERIFY(isLabelled(*row(), QStringLiteral("Terracotta Army")));
    part<QAbstractButton>("read_ro")->click();
    m_window->navigator().openClause(view()->page().entry(entry + 1).clause.id);
    QVERIFY(isLabelled(*view()->pageLayout().readyRow(entry), QStringLiteral("Terracotta Army")));
    QVERIFY(isLabelled(*view()->pageLayout().readyRow(entry), QStringLiteral("Armata de Teracotă")));
    part<QAbstractButton>("read_en")->click();
    m_window->navigator().openClause(view()->page().entry(entry + 1).clause.id);
    QVERIFY(isLabelled(*row(), QStringLiteral("Armata de Teracotă")));
    QVERIFY(isLabelled(*row(), QStringLiteral("5 squares")));
    QVERIFY(accessibleTile(QStringLiteral("Armata de Teracotă")) != nullptr);
    part<QAction>("interface_ro")->trigger();
    QTRY_VERIFY(row() != nullptr && isLabelled(*row(), QStringLiteral("5 spații")));
    QVERIFY(isLabelled(*row(), QStringLiteral("schematică")));
    part<QAction>("interface_en")->trigger();
}

void PicturesTest::namesTheBoxOfATileFromElsewhere()
{
    m_window->navigator().openClause(QStringLiteral("msg-crop-circle-tile"));
    const auto& circles = view()->page().entry(heading("crop-circles")).tiles;
    QVERIFY(!circles.empty());
    QVERIFY(PictureWords::facts(circles.front(), Language::En).contains(QStringLiteral("Crop Circles II")));
    m_window->navigator().openClause(QStringLiteral("rose-quadrants"));
    const auto& roses = view()->page().entry(heading("quadrants")).tiles;
    QVERIFY(roses.size() <= 4);
    QCOMPARE(PictureWords::name(roses.front(), Language::En), QStringLiteral("wind rose"));
    QCOMPARE(PictureWords::facts(roses.front(), Language::En), QString());
    QCOMPARE(PictureWords::badge(roses.front()), QString());
}

/// The heading waits for the margin above it to end; the clause asked for is in sight all the same.
void PicturesTest::opensBelowAFullMargin()
{
    const QString clause = QStringLiteral("msg-crop-circle-tile");
    m_window->navigator().openClause(clause);
    const auto isSet = [&] { return view()->pageLayout().readyRow(view()->pageLayout().count() - 1); };
    QTRY_VERIFY(isSet() != nullptr);
    QTest::qWait(50);
    QVERIFY(view()->viewport()->rect().contains(view()->rectOf(*view()->page().find(clause))));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PicturesTest)
#include "pictures_test.moc"
