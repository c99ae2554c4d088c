// SPDX-License-Identifier: GPL-3.0-or-later
// The program writes PDF files from the command line, without a window.
#include "app/desktop/table/my_table.h"
#include "model/notebook/notebook.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace glossator::desktop {

class ProgramPdfTest : public QObject
{
    Q_OBJECT

private slots:
    void theProgramWritesWithoutAWindow();
    void theProgramPrintsForTheUsersTable();
    void theOrderOfPlayIsWrittenInShortAndInFull();
    void theProgramPrintsInTheLanguagesThatAreRead_data();
    void theProgramPrintsInTheLanguagesThatAreRead();
    void paperIsWhatIsUsualWhereTheComputerIs_data();
    void paperIsWhatIsUsualWhereTheComputerIs();

private:
    /// The clause as a user prints it who left the window so; empty where that fails.
    [[nodiscard]] QByteArray printedBy(const QByteArray& settings, const QStringList& options,
                                       const QStringList& places = {
                                           QStringLiteral("LC_ALL=ca_ES.UTF-8")}) const;

    QTemporaryDir m_folder;
};

void ProgramPdfTest::theProgramWritesWithoutAWindow()
{
    const QString file = m_folder.filePath(QStringLiteral("program.pdf"));
    QProcess program;
    program.start(QStringLiteral(GLOSSATOR_PROGRAM), {"--catalogue", catalogueFile(), "--language", "ca",
                                                      "--pdf", file, "glossator:pair/abbot/term:fairy"});
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(QFile::exists(file));
    program.start(QStringLiteral(GLOSSATOR_PROGRAM), {"--catalogue", catalogueFile(), "--language", "en",
                                                      "--pdf", file, "glossator:tile/base:AA"});
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("glossator:tile/base:A"));
}

/// As the window prints it: for what lies on the table that the user sits at.
void ProgramPdfTest::theProgramPrintsForTheUsersTable()
{
    const QString kept = m_folder.filePath(QStringLiteral("table.db"));
    {
        auto notebook = notebook::Notebook::open(kept);
        MyTable table(notebook.tables());
        table.add(QStringLiteral("Friday"));
        table.set(QStringLiteral("abbot"), true);
    }
    const auto written = [&](const QString& notebookFile) {
        const QString file = m_folder.filePath(QStringLiteral("order.pdf"));
        QProcess program;
        program.start(QStringLiteral(GLOSSATOR_PROGRAM),
                      {"--catalogue", catalogueFile(), "--notebook", notebookFile, "--language", "en",
                       "--pdf", file, "glossator:order"});
        if (!program.waitForFinished(patience) || program.exitCode() != 0)
            return QByteArray();
        QFile pdf(file);
        return pdf.open(QIODevice::ReadOnly) ? pdf.readAll() : QByteArray();
    };
    const QString none = m_folder.filePath(QStringLiteral("none.db"));
    const QByteArray ofAll = written(none);
    const QByteArray ofTable = written(kept);
    QVERIFY(!ofAll.isEmpty() && !ofTable.isEmpty());
    QVERIFY(ofTable.size() < ofAll.size());
    QVERIFY(!QFile::exists(none));
}

/// As the window prints it with and without "Print what is open".
void ProgramPdfTest::theOrderOfPlayIsWrittenInShortAndInFull()
{
    const auto sheets = [&](const QStringList& options) {
        const QString file = m_folder.filePath(QStringLiteral("sheets.pdf"));
        QProcess program;
        program.start(QStringLiteral(GLOSSATOR_PROGRAM),
                      QStringList{"--catalogue", catalogueFile(), "--notebook",
                                  m_folder.filePath(QStringLiteral("none.db")), "--language", "en", "--pdf",
                                  file, "glossator:order"} +
                          options);
        QFile pdf(file);
        if (!program.waitForFinished(patience) || program.exitCode() != 0 || !pdf.open(QIODevice::ReadOnly))
            return 0;
        return static_cast<int>(pdf.readAll().count("/Type /Page\n"));
    };
    QCOMPARE(sheets({}), 1);
    QVERIFY(sheets({QStringLiteral("--in-full")}) > 1);
}

QByteArray ProgramPdfTest::printedBy(const QByteArray& settings, const QStringList& options,
                                     const QStringList& places) const
{
    const QTemporaryDir home;
    if (!QDir(home.path()).mkpath(QStringLiteral("glossator")))
        return {};
    QFile kept(home.filePath(QStringLiteral("glossator/glossator.ini")));
    if (!kept.open(QIODevice::WriteOnly) || kept.write(settings) < 0)
        return {};
    kept.close();
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    for (const char* name : {"LC_ALL", "LC_PAPER", "LC_MEASUREMENT", "LANG"})
        environment.remove(QLatin1String(name));
    for (const QString& place : places)
        environment.insert(place.section(u'=', 0, 0), place.section(u'=', 1));
    environment.insert(QStringLiteral("QT_HASH_SEED"), QStringLiteral("0")); // the same file each time
    const QString file = home.filePath(QStringLiteral("clause.pdf"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(GLOSSATOR_PROGRAM),
                  QStringList{"--catalogue", catalogueFile(), "--notebook",
                              home.filePath(QStringLiteral("none.db")), "--pdf", file,
                              "glossator:clause/base-city-score"} +
                      options);
    if (!program.waitForFinished(patience) || program.exitCode() != 0)
        return {};
    QFile pdf(file);
    static const QRegularExpression made(QStringLiteral("/CreationDate [^\\n]*\\n"));
    return pdf.open(QIODevice::ReadOnly) ? QString::fromLatin1(pdf.readAll()).remove(made).toLatin1()
                                         : QByteArray();
}

void ProgramPdfTest::theProgramPrintsInTheLanguagesThatAreRead_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("wanted");
    const QByteArray reading("[language]\nreading=ro\n");
    QTest::newRow("read") << reading << QStringList() << QStringLiteral("ro");
    QTest::newRow("of two") << QByteArray("[language]\nreading=ro, en\n") << QStringList()
                            << QStringLiteral("ro,en");
    QTest::newRow("of the window") << QByteArray("[language]\ninterface=en\n") << QStringList()
                                   << QStringLiteral("en");
    QTest::newRow("asked for") << reading << QStringList{"--language", "en"} << QStringLiteral("en");
    QTest::newRow("of the desktop") << QByteArray() << QStringList() << QStringLiteral("ca");
}

/// As they stood in the window, whatever the desktop speaks.
void ProgramPdfTest::theProgramPrintsInTheLanguagesThatAreRead()
{
    QFETCH(QByteArray, settings);
    QFETCH(QStringList, options);
    QFETCH(QString, wanted);
    const QByteArray printed = printedBy(settings, options);
    QVERIFY(!printed.isEmpty());
    for (const QString& languages :
         {QStringLiteral("ro"), QStringLiteral("ro,en"), QStringLiteral("en"), QStringLiteral("ca")})
        QCOMPARE(printed == printedBy({}, {"--language", languages}), languages == wanted);
}

void ProgramPdfTest::paperIsWhatIsUsualWhereTheComputerIs_data()
{
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<QByteArray>("size"); ///< in points
    QTest::newRow("A4") << QStringList{"LC_ALL=ca_ES.UTF-8"} << QByteArray("595.000000 842.000000");
    QTest::newRow("Letter") << QStringList{"LANG=en_US.UTF-8"} << QByteArray("612.000000 792.000000");
    QTest::newRow("A4 in another language")
        << QStringList{"LANG=en_US.UTF-8", "LC_PAPER=ca_ES.UTF-8"} << QByteArray("595.000000 842.000000");
    QTest::newRow("Letter, in centimetres")
        << QStringList{"LC_ALL=fr_CA.UTF-8"} << QByteArray("612.000000 792.000000");
}

void ProgramPdfTest::paperIsWhatIsUsualWhereTheComputerIs()
{
    QFETCH(QStringList, places);
    QFETCH(QByteArray, size);
    const QByteArray printed = printedBy({}, {"--language", "en"}, places);
    QVERIFY2(printed.contains("/MediaBox [0 0 " + size + ']'),
             printed.mid(printed.indexOf("/MediaBox"), 50).constData());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ProgramPdfTest)
#include "program_pdf_test.moc"
