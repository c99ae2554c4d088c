// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures find room on every page, whatever its measures, and are printed beside the painting of the page.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/page_layout.h"
#include "app/desktop/reader/page_pictures.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

namespace {

/// What stands where on a page whose rows are all set.
struct Places
{
    std::vector<QRectF> pictures;
    std::vector<QRectF> captions;
    std::vector<QRectF> texts;
};

Places placesOn(PageLayout& layout)
{
    Places places;
    for (int i = 0; i < layout.count(); ++i)
        layout.row(i);
    layout.settle();
    for (int i = 0; i < layout.count(); ++i) {
        const QPointF top(0, layout.top(i));
        for (const RowPicture& picture : layout.row(i).pictures)
            places.pictures.push_back(picture.rect.translated(top));
        for (const RowTarget& target : layout.row(i).targets)
            if (target.kind == RowTarget::Kind::Tile)
                places.captions.push_back(target.rects.front().translated(top));
        for (const RowText& text : layout.row(i).texts)
            places.texts.emplace_back(text.at + top, QSizeF(text.block.naturalWidth(), text.block.height()));
    }
    return places;
}

} // namespace

class PictureLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void neverLiesOnText_data();
    void neverLiesOnText();
    void withoutTilesThereAreNone();
    void isPrintedAfterThePage();

private:
    std::optional<Library> m_library;
};

void PictureLayoutTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void PictureLayoutTest::neverLiesOnText_data()
{
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("languages");
    QTest::addColumn<int>("zoom");
    const std::vector<std::array<int, 3>> measures{{500, 1, 100},  {900, 1, 100},  {960, 3, 100},
                                                   {1600, 1, 250}, {2560, 1, 100}, {320, 1, 200}};
    for (const char* id :
         {"wonders-of-humanity", "wind-roses", "exp-1-inns-cathedrals", "messages-1", "20th-anniversary"})
        for (const auto& [width, languages, zoom] : measures)
            QTest::addRow("%s, %d wide, %d languages, %d %%", id, width, languages, zoom)
                << QString::fromLatin1(id) << width << languages << zoom;
}

void PictureLayoutTest::neverLiesOnText()
{
    QFETCH(QString, expansion);
    QFETCH(int, width);
    QFETCH(int, languages);
    QFETCH(int, zoom);
    const Page page = Page::of(m_library->catalogue, expansion, &m_library->tiles);
    PageLayout layout;
    layout.setPage(&page);
    layout.setLanguages({catalogue::allLanguages.begin(), catalogue::allLanguages.begin() + languages});
    layout.setSize(width, zoom / 100.0);
    const Places places = placesOn(layout);
    QVERIFY(!places.pictures.empty());
    QCOMPARE(places.pictures.size(), places.captions.size());
    for (std::size_t i = 0; i < places.pictures.size(); ++i) {
        const QRectF& picture = places.pictures[i];
        QVERIFY(picture.left() >= 0 && picture.right() <= width);
        QVERIFY(picture.width() >= 40 && picture.height() >= 40);
        QVERIFY(places.captions[i].contains(picture));
        for (const QRectF& text : places.texts)
            QVERIFY(!places.captions[i].intersects(text));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!places.captions[i].intersects(places.captions[j]));
    }
}

void PictureLayoutTest::withoutTilesThereAreNone()
{
    const Page page = Page::of(m_library->catalogue, QStringLiteral("wonders-of-humanity"));
    PageLayout layout;
    layout.setPage(&page);
    QVERIFY(placesOn(layout).pictures.empty());
}

void PictureLayoutTest::isPrintedAfterThePage()
{
    PagePictures shown;
    QSignalSpy ready(&shown, &PagePictures::ready);
    const auto& kind = m_library->tiles.tile("wonder:tikal")->kind;
    QVERIFY(shown.picture(kind, 40, pictures::Printing::Ink).isNull());
    QVERIFY(ready.isEmpty());
    QVERIFY(ready.wait());
    QCOMPARE(shown.picture(kind, 40, pictures::Printing::Ink).size(), QSize(120, 120));
    static_cast<void>(shown.picture(kind, 50, pictures::Printing::Ink));
    shown.forget();
    QVERIFY(!ready.wait(50));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PictureLayoutTest)
#include "picture_layout_test.moc"
