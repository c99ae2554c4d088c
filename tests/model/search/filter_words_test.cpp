// SPDX-License-Identifier: GPL-3.0-or-later
// Filters that are written as words: what they are read as, what they let pass, what they can become.
#include "model/search/filter_words.h"
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/model/search/told.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class FilterWordsTest : public QObject
{
    Q_OBJECT

private:
    SearchFixture m_fixture{QStringLiteral("small")};

private slots:
    void splits_data();
    void splits();
    void letsPass_data();
    void letsPass();
    void tellsWrongOnes_data();
    void tellsWrongOnes();
    void leavesWordsAlone();
    void tellsWhatIsNoFilter_data();
    void tellsWhatIsNoFilter();
    void completes_data();
    void completes();
    void completesNames_data();
    void completesNames();
    void toggles();
    void readsWhatItWrites();
};

void FilterWordsTest::splits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("filters");
    const auto line = [](const char* text, const char* words, const char* filters) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(words)
                            << QString::fromUtf8(filters);
    };
    line("two bridges", "two bridges", "");
    line("two exp:bridge bridges", "two  bridges", "exp:bridge@4");
    line("KIND:rule", "", "kind:rule@0");
    line("limbă:ro pod", " pod", "lang:ro@0");
    line("té:case fel:rule", " ", "has:case@0 kind:rule@8");
    line("base:A", "base:A", "");
    line(":rule x:y", ":rule x:y", "");
    line("pod kind:", "pod ", "kind:@4");
}

void FilterWordsTest::splits()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QFETCH(QString, filters);
    const FilteredText read = splitFilters(text);
    QStringList told;
    for (const FilterWord& filter : read.filters)
        told += QStringLiteral("%1:%2@%3").arg(toString(filter.name), filter.value).arg(filter.span.start);
    QCOMPARE(read.words, words);
    QCOMPARE(told.join(u' '), filters);
}

void FilterWordsTest::letsPass_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    const auto line = [](const char* text, const char* in, const char* out) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(in) << QString::fromUtf8(out);
    };
    line("bridge exp:bridge", "bridge-rule", "base-two");
    line("bridge exp:BR", "bridge-rule", "base-two");
    line("bridge kind:section", "bridge/use", "bridge-rule bridge");
    line("monastery kind:tile kind:section", "base:A base/monasteries", "monastery");
    line("monastery lang:ro", "", "base:A/none");
    line("exp:bridge", "bridge-rule bridge:arch", "base-two");
    line("bridge kind:", "bridge-rule base-two", "");
    line("A New Expansion: bridge rule", "bridge-rule", ""); // as a box is called
    line("bridge kind:official", "bridge-rule",
         "bridge/use bridge"); // the rules of the publisher are official
    line("bridge kind:community", "", "bridge-rule");
    line("exp:bridge kind:rule kind:official", "bridge-rule", "bridge-base");
    line("exp:bridge kind:note kind:official", "", "bridge-rule bridge-base"); // the note is the community's
    line("exp:bridge kind:note kind:rule kind:official kind:community", "bridge-rule bridge-base",
         "bridge-guard");
    line("exp:bridge kind:rule kind:open", "bridge-rule bridge-guard",
         "bridge-base"); // open is a kind as well
    line("exp:bridge kind:rule kind:community kind:open", "bridge-guard", "bridge-rule bridge-base");
    line("exp:bridge kind:tile kind:official", "bridge:arch bridge-rule", "bridge-base");
    line("bridge tipus:secció", "bridge/use", "bridge-rule bridge");
    line("bridge fel:sectiune", "bridge/use", "bridge-rule bridge");
}

void FilterWordsTest::letsPass()
{
    QFETCH(QString, text);
    QFETCH(QString, in);
    QFETCH(QString, out);
    const QStringList ids = idsOf(findOrFail(m_fixture.database(), {text, {}, {}, {}, {}, 50}));
    for (const QString& id : in.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(ids.contains(id), qPrintable(id + QStringLiteral(" not in ") + ids.join(u' ')));
    for (const QString& id : out.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(!ids.contains(id), qPrintable(id + QStringLiteral(" in ") + ids.join(u' ')));
}

void FilterWordsTest::tellsWrongOnes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("suggestion");
    QTest::newRow("expansion") << "pod exp:brigde" << 4 << "exp:brigde"
                               << "exp:bridge";
    QTest::newRow("kind") << "kind:rulle pod" << 0 << "kind:rulle"
                          << "kind:rule";
    QTest::newRow("name") << "pod is:open" << 4 << "is:open"
                          << "kind:open";
    QTest::newRow("mistyped name") << "pod expp:bridge" << 4 << "expp:bridge"
                                   << "exp:bridge";
    QTest::newRow("name of another language") << "tipul:oficial pod" << 0 << "tipul:oficial"
                                              << "kind:oficial";
    QTest::newRow("Romanian kind") << "pod fel:regul" << 4 << "fel:regul" << QString::fromUtf8("fel:regulă");
    QTest::newRow("without a value") << "pod kind: rule" << 4 << "kind: rule"
                                     << "kind:rule";
    QTest::newRow("without a value, before no value") << "kind: pod" << 0 << "kind:"
                                                      << "";
    QTest::newRow("a word, with a value") << "pod has: case" << 4 << "has: case"
                                          << "has:case";
    QTest::newRow("quotation") << "exp: \"bridge\" pod" << 0 << "exp: \"bridge\""
                               << "exp:bridge";
    QTest::newRow("quotation of no value") << "exp: \"some box\" pod" << 0 << "exp:"
                                           << "";
    QTest::newRow("quotation that does not end") << "exp: \"brid pod" << 0 << "exp: \"brid"
                                                 << "exp:brid";
    QTest::newRow("language") << "lang:xyz" << 0 << "lang:xyz"
                              << "";
}

void FilterWordsTest::tellsWrongOnes()
{
    QFETCH(QString, text);
    QFETCH(int, position);
    QFETCH(QString, value);
    QFETCH(QString, suggestion);
    const auto found = Search(m_fixture.database()).find({text, {}, {}, {}, {}, 5});
    QVERIFY(!found);
    const QueryFault expected{QueryFault::Kind::UnknownFilter, position, value, suggestion};
    QVERIFY2(found.error() == expected, qPrintable(found.error().message()));
    QVERIFY(found.error().message().contains(value));
}

/// Quotation marks insist on words, whatever they look like; so do words that are near a filter's name only.
void FilterWordsTest::leavesWordsAlone()
{
    for (const char* text : {"pod \"is:open\"", "field:roads", "area:city", "are: pod", "language: pod",
                             "Expansion: bridge pod"}) {
        const auto found = Search(m_fixture.database()).find({QString::fromUtf8(text), {}, {}, {}, {}, 5});
        QVERIFY2(found.has_value(), found ? "" : qPrintable(found.error().message()));
    }
}

void FilterWordsTest::tellsWhatIsNoFilter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names"); ///< with spaces between them
    QTest::newRow("a name") << QStringLiteral("is:x bridge") << QStringLiteral("is:");
    QTest::newRow("several") << QStringLiteral("field:roads bridge foo:bar") << QStringLiteral("field: foo:");
    QTest::newRow("a filter") << QStringLiteral("kind:rule bridge") << QString();
    QTest::newRow("prose") << QStringLiteral("bridges: who builds one") << QString();
    QTest::newRow("being typed") << QStringLiteral("bridge is:") << QString();
    QTest::newRow("in quotation marks") << QStringLiteral("\"is:x\" bridge") << QString();
    QTest::newRow("a tile") << QStringLiteral("base:A") << QString();
    QTest::newRow("a link") << QStringLiteral("glossator:clause/base-monk") << QString();
}

void FilterWordsTest::tellsWhatIsNoFilter()
{
    QFETCH(QString, text);
    const auto found = Search(m_fixture.database()).find({text, {}, {}, {}, {}, 5});
    QVERIFY2(found.has_value(), found ? "" : qPrintable(found.error().message()));
    QStringList names;
    for (const terms::Span& name : found->noFilters)
        names += text.mid(name.start, name.length);
    QTEST(names.join(u' '), "names");
}

void FilterWordsTest::completes_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("completions");
    const auto line = [](Language language, const char* text, const char* completions) {
        QTest::addRow("%s: %s", qPrintable(catalogue::toString(language)), text)
            << language << QString::fromUtf8(text) << QString::fromUtf8(completions);
    };
    line(Language::En, "pod kind:ru", "kind:rule");
    line(Language::En, "exp:wond", "exp:the-wonders");
    line(Language::En, "exp:w", "exp:wheel exp:the-wonders"); // what begins so comes first
    line(Language::En, "exp:b", "exp:base exp:big-top exp:exp-9-bridges");
    line(Language::En, "lang:ro", "");
    line(Language::En, "pod", "");
    line(Language::En, "lang:", "lang:en lang:ro lang:ca");
    line(Language::Ro, "pod fel:reg", "fel:regulă");
    line(Language::Ro, "kind:ru", "fel:regulă"); // typed in English, written as the window speaks
    line(Language::Ro, "fel:cartonas", "");
    line(Language::Ro, "ext:wond", "ext:the-wonders");
    line(Language::Ro, "are:", "are:caz");
    line(Language::Ca, "tipus:pe", "tipus:peça");
    line(Language::Ca, "te:c", "té:cas");
    line(Language::Ca, "llengua:r", "llengua:ro");
}

void FilterWordsTest::completes()
{
    QFETCH(Language, language);
    QFETCH(QString, text);
    QFETCH(QString, completions);
    const QStringList expansions{QStringLiteral("base"), QStringLiteral("big-top"),
                                 QStringLiteral("exp-9-bridges"), QStringLiteral("the-wonders"),
                                 QStringLiteral("wheel")};
    QCOMPARE(filterCompletions(text, text.size(), expansions, language).join(u' '), completions);
}

void FilterWordsTest::completesNames_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    const auto line = [](Language language, const char* text, const char* names) {
        QTest::addRow("%s: %s", qPrintable(catalogue::toString(language)), text)
            << language << QString::fromUtf8(text) << QString::fromUtf8(names);
    };
    line(Language::En, "kin", "kind:");
    line(Language::En, "road kin", "kind:");
    line(Language::En, "exp", "exp:");
    line(Language::En, "ki", ""); // may become anything
    line(Language::En, "expansion", "");
    line(Language::En, "kin road", ""); // the cursor is elsewhere
    line(Language::En, "kind:", "");
    line(Language::En, "has", "has:");
    line(Language::En, "a road somebody has", ""); // a word as any other
    line(Language::En, "a road somebody Has", "");
    line(Language::Ro, "in ce limba", "");
    line(Language::Ro, "fel", "fel:");
    line(Language::Ro, "kin", "kind:");
    line(Language::Ro, "lim", "limbă:");
    line(Language::Ca, "tip", "tipus:");
}

void FilterWordsTest::completesNames()
{
    QFETCH(Language, language);
    QFETCH(QString, text);
    QFETCH(QString, names);
    QCOMPARE(filterNameCompletions(text, text.size(), language).join(u' '), names);
}

void FilterWordsTest::toggles()
{
    const QString filter = QStringLiteral("kind:tile");
    QStringList written;
    for (const Language language : catalogue::allLanguages) {
        const QString with = toggledFilter(QStringLiteral("pod"), filter, language);
        written += with;
        QVERIFY(hasFilter(with, filter));
        QCOMPARE(toggledFilter(with, filter, Language::En), QStringLiteral("pod"));
    }
    QCOMPARE(written, QStringList({QStringLiteral("pod kind:tile "), QStringLiteral("pod fel:cartonaș "),
                                   QStringLiteral("pod tipus:peça ")}));
}

/// Whatever a filter is called in a language is read back as the same.
void FilterWordsTest::readsWhatItWrites()
{
    for (const FilterName name : {FilterName::Kind, FilterName::Language, FilterName::Has})
        for (const QString& value : FilterSpelling::valuesOf(name))
            for (const Language language : catalogue::allLanguages) {
                const QString text = FilterSpelling::whole(name, value, language);
                const auto read = splitFilters(text).filters;
                QVERIFY2(read.size() == 1, qPrintable(text));
                QCOMPARE(read.front().whole(), FilterSpelling::whole(name, value, Language::En));
                const auto found = Search(m_fixture.database()).find({text, {}, {}, {}, {}, 5});
                QVERIFY2(found, qPrintable(text));
            }
}

GLOSSATOR_TEST(QCoreApplication, , FilterWordsTest)
#include "filter_words_test.moc"
