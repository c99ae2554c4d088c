// SPDX-License-Identifier: GPL-3.0-or-later
// No name in the table of contents is cut, however narrow it is.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class ContentsTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void longNamesGoOnBelow_data();
    void longNamesGoOnBelow();
    void longWordsAreBroken_data() { longNamesGoOnBelow_data(); }
    void longWordsAreBroken();
};

void ContentsTreeTest::longNamesGoOnBelow_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::En;
    QTest::newRow("ro") << Language::Ro;
    QTest::newRow("ca") << Language::Ca;
}

void ContentsTreeTest::longNamesGoOnBelow()
{
    QFETCH(Language, language);
    const auto catalogue = compiledCatalogue();
    ContentsTree tree;
    tree.contents().setCatalogue(&catalogue);
    tree.contents().setLanguage(language);
    tree.resize(240, 800);
    tree.show();
    tree.expandAll();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    tree.resize(200, 800); // narrower than it was laid out for
    QCoreApplication::processEvents();
    int wrapped = 0;
    for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row)) {
        const QFont font = row.parent().isValid() ? tree.font() : Typefaces::controlBold(13);
        const QRect cell = tree.visualRect(row);
        const QRect words = QFontMetrics(font).boundingRect(QRect(0, 0, cell.width() - 6, 10000),
                                                            Qt::TextWordWrap, row.data().toString());
        QVERIFY2(words.height() <= cell.height(), qPrintable(row.data().toString()));
        wrapped += words.height() > QFontMetrics(font).height() * 3 / 2 ? 1 : 0;
    }
    QVERIFY(wrapped > 3);
}

/// As in large text beside a page: nothing is shortened, and all letters are there.
void ContentsTreeTest::longWordsAreBroken()
{
    QFETCH(Language, language);
    const auto catalogue = compiledCatalogue();
    ContentsTree tree;
    tree.contents().setCatalogue(&catalogue);
    tree.contents().setLanguage(language);
    tree.setMinimumWidth(0);
    tree.resize(120, 6000);
    tree.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    QCoreApplication::processEvents();
    QString painted;
    int broken = 0;
    for (const PaintedText& text : paintedTexts(*tree.viewport())) {
        QVERIFY2(!text.text.endsWith(u'…'), qPrintable(text.text));
        QVERIFY2(text.rect.right() <= tree.viewport()->width(), qPrintable(text.text));
        broken += text.text.contains(QChar::SoftHyphen) ? 1 : 0;
        painted += text.text;
    }
    QVERIFY(broken > 0);
    QString names;
    for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row))
        names += typographic(row.data().toString());
    painted.remove(QChar::SoftHyphen).remove(u' ');
    QCOMPARE(painted, names.remove(u' '));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ContentsTreeTest)
#include "contents_tree_test.moc"
