// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever reads in several languages sees above the page which they are, however they stand.
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/column_names.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class ColumnNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void allLanguagesAreNamed_data();
    void allLanguagesAreNamed();
};

void ColumnNamesTest::allLanguagesAreNamed_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("isStacked");
    QTest::newRow("side by side") << 1.0 << false;
    QTest::newRow("one below the other") << 2.0 << true;
}

void ColumnNamesTest::allLanguagesAreNamed()
{
    QFETCH(double, scale);
    QFETCH(bool, isStacked);
    const std::vector<Language> languages{Language::Ro, Language::Ca, Language::En};
    const PageMetrics metrics = PageMetrics::of(1000, scale, static_cast<int>(languages.size()));
    QCOMPARE(metrics.isStacked, isStacked);
    ColumnNames names;
    names.resize(1000, 30);
    names.showNames(metrics, languages);
    QString painted;
    for (const PaintedText& text : paintedTexts(names))
        painted += text.text;
    for (const Language language : languages) {
        QVERIFY2(painted.contains(nativeName(language)), qPrintable(painted));
        QVERIFY(names.accessibleName().contains(nativeName(language)));
    }
    for (const QString& said : {painted, names.accessibleName()})
        QCOMPARE(said.contains(QStringLiteral("one below the other")), isStacked);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ColumnNamesTest)
#include "column_names_test.moc"
