// SPDX-License-Identifier: GPL-3.0-or-later
// Words are found in the order of play, also where it is folded, and again when it changes.
#include "app/desktop/look/inks.h"
#include "app/desktop/order/order_finder.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/shell/interface_language.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QTest>
#include <QTreeView>

#include <optional>

namespace glossator::desktop {

using catalogue::Catalogue;
using catalogue::Language;

class OrderFindTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue.emplace(compiledCatalogue()); }
    void findsWords_data();
    void findsWords();
    void findsForms();
    void tintsWhatIsFound();
    void returnsWhenNothingIsFound();
    void closesAgainWhatItOpened();
    void findsWordsAgainWhenTheTableChanges();
    void findsWordsAgainInAnotherLanguage();

private:
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }

    std::optional<Catalogue> m_catalogue;
};

void OrderFindTest::findsWords_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("en") << Language::En << "crop circle";
    QTest::newRow("ro, without diacritics") << Language::Ro << "cartonas";
    QTest::newRow("ca") << Language::Ca << "seguidor";
}

void OrderFindTest::findsWords()
{
    QFETCH(Language, language);
    QFETCH(QString, words);
    OrderView view;
    view.setLanguage(language);
    view.setCatalogue(&catalogue());
    auto* tree = view.findChild<QTreeView*>();
    OrderFinder finder(*tree);
    finder.find(words);
    QVERIFY(finder.foundCount() > 1);
    QCOMPARE(finder.foundIndex(), 0);
    const QModelIndex first = tree->currentIndex();
    QVERIFY(first.isValid());
    for (int i = 0; i < finder.foundCount(); ++i) {
        for (QModelIndex above = tree->currentIndex().parent(); above.isValid(); above = above.parent())
            QVERIFY(tree->isExpanded(above));
        finder.findNext(true);
    }
    QCOMPARE(tree->currentIndex(), first);
    finder.find("qqqq");
    QCOMPARE(finder.foundCount(), 0);
}

/// As on a page of rules: one form of a word finds the others.
void OrderFindTest::findsForms()
{
    OrderView view;
    view.setLanguage(Language::Ro);
    view.setCatalogue(&catalogue());
    OrderFinder finder(*view.findChild<QTreeView*>());
    const auto count = [&](const char* words) {
        finder.find(QString::fromUtf8(words));
        return finder.foundCount();
    };
    QVERIFY(count("mănăstirea") > 0);
    QCOMPARE(count("manastiri"), count("mănăstire"));
}

void OrderFindTest::tintsWhatIsFound()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    view.resize(900, 700);
    view.show();
    auto* tree = view.findChild<QTreeView*>();
    OrderFinder finder(*tree);
    const Inks& inks = inksOf(printingFor(tree->palette()));
    const auto has = [&](const QColor& ink) {
        const QImage image = tree->viewport()->grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == ink)
                    return true;
        return false;
    };
    QVERIFY(!has(inks.found) && !has(inks.foundAt));
    finder.find(QStringLiteral("a")); // in most rows
    QVERIFY(has(inks.found) && has(inks.foundAt));
    finder.find({});
    QVERIFY(!has(inks.found) && !has(inks.foundAt));
}

/// To where the search began; but not from where one went on.
void OrderFindTest::returnsWhenNothingIsFound()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    auto* tree = view.findChild<QTreeView*>();
    OrderFinder finder(*tree);
    const QModelIndex start = tree->model()->index(2, 0);
    tree->setCurrentIndex(start);
    finder.find("scor");
    QVERIFY(finder.foundCount() > 1);
    finder.findNext(true);
    const QModelIndex there = tree->currentIndex();
    QVERIFY(there != start);
    finder.find("scorqq");
    QCOMPARE(tree->currentIndex(), there);
    finder.find({});
    tree->setCurrentIndex(start);
    finder.find("crop circle");
    QVERIFY(tree->currentIndex() != start);
    finder.find("crop circleqq");
    QCOMPARE(tree->currentIndex(), start);
}

/// When it goes on to another row, or when more letters are found nowhere.
void OrderFindTest::closesAgainWhatItOpened()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    auto* tree = view.findChild<QTreeView*>();
    const auto opened = [&] {
        int count = 0;
        const QAbstractItemModel& model = *tree->model();
        for (int step = 0; step < model.rowCount(); ++step) {
            const QModelIndex above = model.index(step, 0);
            count += tree->isExpanded(above) ? 1 : 0;
            for (int row = 0; row < model.rowCount(above); ++row)
                count += tree->isExpanded(model.index(row, 0, above)) ? 1 : 0;
        }
        return count;
    };
    const int before = opened();
    OrderFinder finder(*tree);
    int opening = 0;
    for (const char* word : {"fairy", "pig", "abbot", "tower", "message", "dragon", "crop"}) {
        finder.find(QString::fromLatin1(word));
        opening += opened() > before ? 1 : 0;
        finder.find(QString::fromLatin1(word) + QStringLiteral("qq"));
        QCOMPARE(finder.foundCount(), 0);
        QCOMPARE(opened(), before);
        finder.find({});
    }
    QVERIFY(opening > 0);
    finder.find(QStringLiteral("crop circle"));
    for (int i = 0; i < finder.foundCount(); ++i, finder.findNext(true))
        QVERIFY(opened() <= before + 2); // what lies two rows deep
}

void OrderFindTest::findsWordsAgainWhenTheTableChanges()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    OrderFinder finder(*view.findChild<QTreeView*>());
    int told = 0;
    finder.whenChanged([&] { ++told; });
    finder.find("meeple");
    const int onAll = finder.foundCount();
    view.setTable({"base"}, {});
    QVERIFY(told > 0);
    QVERIFY(finder.foundCount() > 0);
    QVERIFY(finder.foundCount() < onAll);
    finder.findNext(true);
    QVERIFY(finder.foundIndex() >= 0);
}

void OrderFindTest::findsWordsAgainInAnotherLanguage()
{
    const InterfaceLanguage window; // without which our own words are English
    OrderView view;
    view.setCatalogue(&catalogue());
    OrderFinder finder(*view.findChild<QTreeView*>());
    finder.find("scoring");
    QVERIFY(finder.foundCount() > 0);
    view.setLanguage(Language::Ro);
    QCOMPARE(finder.foundCount(), 0);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, OrderFindTest)
#include "order_find_test.moc"
