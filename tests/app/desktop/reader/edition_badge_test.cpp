// SPDX-License-Identifier: GPL-3.0-or-later
// Every edition is named on the page in the language of the interface, and its whole name fits.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/row_builder.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QLocale>
#include <QTest>

#include <map>

namespace glossator::desktop {

using catalogue::Language;

class EditionBadgeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void gutterNamesTheEdition_data();
    void gutterNamesTheEdition();
    void headLineNamesTheEdition_data();
    void headLineNamesTheEdition();
    void everyNameFits_data();
    void everyNameFits();
    void eachOfSeveralColumnsNamesTheEdition();

private:
    /// The words of all labels of the row in which a clause stands.
    [[nodiscard]] QStringList labelsAround(const QString& clause, double viewWidth) const;

    std::optional<catalogue::Catalogue> m_catalogue;
    std::map<QString, Page> m_pages; ///< by expansion
};

void EditionBadgeTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    m_catalogue.emplace(compiledCatalogue());
    for (const auto& expansion : m_catalogue->expansions())
        m_pages.emplace(expansion.id, Page::of(*m_catalogue, expansion.id));
}

void EditionBadgeTest::cleanup()
{
    QLocale::setDefault(QLocale(toString(Language::En)));
}

QStringList EditionBadgeTest::labelsAround(const QString& clause, double viewWidth) const
{
    const Page& page = m_pages.at(m_catalogue->clause(clause)->expansion);
    const RowBuilder builder(page, PageMetrics::of(viewWidth, 1, 1), {Language::En},
                             inksOf(pictures::Printing::Parchment));
    QStringList words;
    for (const RowLabel& label : builder.build(page.find(clause)->entry).labels)
        words += label.text;
    return words;
}

void EditionBadgeTest::gutterNamesTheEdition_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("clause");
    QTest::addColumn<QString>("name");
    QTest::newRow("en") << "en"
                        << "woh-wonder-effect-next-turn"
                        << "first revision";
    QTest::newRow("ro") << "ro"
                        << "woh-wonder-effect-next-turn"
                        << "prima revizuire";
    QTest::newRow("ca") << "ca"
                        << "woh-wonder-effect-next-turn"
                        << "primera revisió";
    QTest::newRow("several lines, en") << "en"
                                       << "ann-roles-monks"
                                       << "20th Anniversary Edition";
    QTest::newRow("several lines, ro") << "ro"
                                       << "ann-roles-monks"
                                       << "Ediția pentru a 20-a aniversare";
    QTest::newRow("several lines, ca") << "ca"
                                       << "ann-roles-monks"
                                       << "Edició del 20è aniversari";
}

void EditionBadgeTest::gutterNamesTheEdition()
{
    QFETCH(QString, language);
    QFETCH(QString, clause);
    QFETCH(QString, name);
    QLocale::setDefault(QLocale(language));
    const QString words = labelsAround(clause, 1000).join(u' ');
    QVERIFY2(words.contains(name), qPrintable(words));
}

void EditionBadgeTest::headLineNamesTheEdition_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::newRow("en") << "en"
                        << "first edition (C1)";
    QTest::newRow("ro") << "ro"
                        << "prima ediție (C1)";
    QTest::newRow("ca") << "ca"
                        << "primera edició (C1)";
}

/// In the margin, and above the gloss where it folds under its rule.
void EditionBadgeTest::headLineNamesTheEdition()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    QLocale::setDefault(QLocale(language));
    for (const double width : {1000.0, 560.0}) {
        const QString words = labelsAround(QStringLiteral("base-city-small-difference"), width).join(u' ');
        QVERIFY2(words.contains(name), qPrintable(words));
    }
}

void EditionBadgeTest::everyNameFits_data()
{
    QTest::addColumn<QString>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << toString(language);
}

void EditionBadgeTest::everyNameFits()
{
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    int seen = 0;
    for (const auto& clause : m_catalogue->clauses(m_catalogue->clauseIds())) {
        if (clause.edition.isEmpty())
            continue;
        ++seen;
        const QString name = ClauseWords::edition(clause, *catalogue::languageFromString(language));
        QCOMPARE(std::optional(name), clause.editionName.text(*catalogue::languageFromString(language)));
        for (const double width : {1000.0, 560.0}) {
            const QString words = labelsAround(clause.id, width).join(u' ');
            QVERIFY2(words.contains(name), qPrintable(clause.id + u' ' + words));
        }
    }
    QVERIFY(seen > 0);
}

/// Side by side each column speaks its own language; what is said once for all of them, that of the window.
void EditionBadgeTest::eachOfSeveralColumnsNamesTheEdition()
{
    QLocale::setDefault(QLocale(QStringLiteral("ro")));
    const QString clause = QStringLiteral("base-city-small-difference");
    const Page& page = m_pages.at(m_catalogue->clause(clause)->expansion);
    const auto said = [&](double width) {
        const RowBuilder builder(page, PageMetrics::of(width, 1, 3),
                                 {Language::En, Language::Ro, Language::Ca},
                                 inksOf(pictures::Printing::Parchment));
        QStringList words;
        for (const RowLabel& label : builder.build(page.find(clause)->entry).labels)
            words += label.text;
        return words.join(u' ');
    };
    for (const char* name : {"first edition (C1)", "prima ediție (C1)", "primera edició (C1)"})
        QCOMPARE(said(1000).count(QString::fromUtf8(name)), 1);
    QCOMPARE(said(500).count(QStringLiteral("edition")), 0); // one below the other, under one line
    QCOMPARE(said(500).count(QStringLiteral("prima ediție (C1)")), 1);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, EditionBadgeTest)
#include "edition_badge_test.moc"
