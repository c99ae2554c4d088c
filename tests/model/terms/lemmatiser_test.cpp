// SPDX-License-Identifier: GPL-3.0-or-later
// Dictionary words behind inflected forms, from the installed dictionaries.
#include "model/terms/lemmatiser.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator;
using namespace glossator::terms;
using catalogue::Language;

namespace {

const QString dictionaries = QStringLiteral(GLOSSATOR_DICTIONARIES);

/// A lemmatiser that knows the game's own words.
tl::expected<Lemmatiser, QString> lemmatiser(Language language)
{
    auto result = Lemmatiser::open(language, dictionaries);
    if (result)
        for (const char* word : {"meeple", "farmer", "highwayman", "alhambra"})
            result->learn(QString::fromLatin1(word));
    return result;
}

} // namespace

class LemmatiserTest : public QObject
{
    Q_OBJECT

private:
    std::map<Language, Lemmatiser> m_lemmatisers;

private slots:
    void initTestCase();
    void lemmas_data();
    void lemmas();
    void passesOver_data();
    void passesOver();
    void forms_data();
    void forms();
    void unlinkedForms_data();
    void unlinkedForms();
    void missingDictionary();
};

void LemmatiserTest::initTestCase()
{
    for (const Language language : catalogue::allLanguages) {
        auto opened = lemmatiser(language);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error()));
        m_lemmatisers.emplace(language, std::move(*opened));
    }
}

void LemmatiserTest::lemmas_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("lemma");
    const auto line = [](const char* language, const char* form, const char* lemma) {
        QTest::addRow("%s %s", language, form)
            << QString::fromUtf8(language) << QString::fromUtf8(form) << QString::fromUtf8(lemma);
    };
    line("ro", "mănăstire", "mănăstire");
    line("ro", "mănăstirea", "mănăstire");
    line("ro", "mănăstirilor", "mănăstire");
    line("ro", "cetăți", "cetate");
    line("ro", "orașului", "oraș");
    line("ro", "câmpuri", "câmp");
    line("ro", "minunii", "minune");
    line("ro", "cartonașelor", "cartonaș");
    line("ro", "țăranii", "țăran");
    line("ro", "tâlharul", "tâlhar");
    line("ro", "meepleși", "meeple");
    line("ro", "meepleșii", "meeple");
    line("ro", "meepleșilor", "meeple");
    line("ro", "meepleului", "meeple");
    line("ro", "alhambrei", "alhambra");
    line("ro", "două", "2");
    line("ro", "nefinalizat", "nefinalizat"); // the contrary is no form of the word
    line("ro", "nefinalizate", "nefinalizat");
    line("ca", "peces", "peça");
    line("ca", "monestirs", "monestir");
    line("ca", "camins", "camí");
    line("ca", "pagesos", "pagès");
    line("ca", "japonesos", "japonès");
    line("ca", "muralles", "muralla");
    line("ca", "col·loqueu", "col·locar");
    line("ca", "meeples", "meeple");
    line("ca", "d", "de");
    line("ca", "dues", "2");
    line("en", "monasteries", "monastery");
    line("en", "tiles", "tile");
    line("en", "scoring", "score");
    line("en", "meeples", "meeple");
    line("en", "farmers", "farmer");
    line("en", "highwaymen", "highwayman");
    line("en", "is", "be");
    line("en", "two", "2");
    line("en", "xyzzy", "xyzzy");
}

void LemmatiserTest::lemmas()
{
    QFETCH(QString, language);
    QFETCH(QString, form);
    QFETCH(QString, lemma);
    const QStringList found = m_lemmatisers.at(*catalogue::languageFromString(language)).lemmas(form);
    QVERIFY2(found.contains(lemma), qPrintable(found.join(u' ')));
}

void LemmatiserTest::passesOver_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("lemma");
    QTest::newRow("a farmer is no form of farm") << "en"
                                                 << "farmers"
                                                 << "farm";
    QTest::newRow("is is no form of i") << "en"
                                        << "is"
                                        << "i";
    QTest::newRow("nefinalizat is no form of finalizat")
        << "ro" << QStringLiteral("nefinalizat") << "finalizat";
    QTest::newRow("tură is no form of turn") << "ro" << QStringLiteral("tură") << "turn";
    QTest::newRow("camp is no form of camí") << "ca"
                                             << "camps" << QStringLiteral("camí");
}

void LemmatiserTest::passesOver()
{
    QFETCH(QString, language);
    QFETCH(QString, form);
    QFETCH(QString, lemma);
    const QStringList found = m_lemmatisers.at(*catalogue::languageFromString(language)).lemmas(form);
    QVERIFY2(!found.contains(lemma), qPrintable(found.join(u' ')));
}

void LemmatiserTest::forms_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("lemma");
    QTest::addColumn<QString>("forms");
    const auto line = [](const char* language, const char* lemma, const char* forms) {
        QTest::addRow("%s %s", language, lemma)
            << QString::fromUtf8(language) << QString::fromUtf8(lemma) << QString::fromUtf8(forms);
    };
    line("ro", "mănăstire", "mănăstire mănăstirea mănăstiri mănăstirii mănăstirile mănăstirilor");
    line("ro", "nefinalizat",
         "nefinalizat nefinalizata nefinalizată nefinalizate nefinalizatul nefinalizaților");
    line("ro", "drum", "drum drumul drumului drumuri drumurile drumurilor");
    line("ro", "meeple", "meeple meepleul meepleului meepleși meepleșii meepleșilor");
    line("ca", "peça", "peça peces");
    line("ca", "monjo", "monjo monjos");
    line("en", "monastery", "monastery monasteries");
    line("en", "score", "score scored scores scoring");
}

void LemmatiserTest::forms()
{
    QFETCH(QString, language);
    QFETCH(QString, lemma);
    QFETCH(QString, forms);
    const QStringList found = m_lemmatisers.at(*catalogue::languageFromString(language)).formsOf(lemma);
    for (const QString& form : forms.split(u' '))
        QVERIFY2(found.contains(form), qPrintable(form + QStringLiteral(" not in: ") + found.join(u' ')));
}

void LemmatiserTest::unlinkedForms_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("forms");
    const auto line = [](const char* language, const char* word, const char* forms) {
        QTest::addRow("%s %s", language, word)
            << QString::fromUtf8(language) << QString::fromUtf8(word) << QString::fromUtf8(forms);
    };
    line("en", "hop", "hopped hopping");
    line("en", "give", "gave given");
    line("en", "farm", "");
    line("ro", "pierde", "pierd pierzi pierdem pierdut pierdută pierdute piardă");
    line("ca", "caure", "caic caus cau caiem caieu cauen caigut caiguda caigudes caigui");
}

/// Forms that the dictionaries list without saying of what.
void LemmatiserTest::unlinkedForms()
{
    QFETCH(QString, language);
    QFETCH(QString, word);
    QFETCH(QString, forms);
    const auto& lemmatiser = m_lemmatisers.at(*catalogue::languageFromString(language));
    QCOMPARE(lemmatiser.unlinkedFormsOf(word).join(u' '), forms);
}

void LemmatiserTest::missingDictionary()
{
    const QTemporaryDir empty;
    const auto opened = Lemmatiser::open(Language::Ca, empty.path());
    QVERIFY(!opened);
    QVERIFY2(opened.error().contains(empty.filePath(QStringLiteral("ca.aff"))), qPrintable(opened.error()));
}

GLOSSATOR_TEST(QCoreApplication, , LemmatiserTest)
#include "lemmatiser_test.moc"
