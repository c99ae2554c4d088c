// SPDX-License-Identifier: GPL-3.0-or-later
// The program writes PDF files from the command line, without a window.
#include "app/desktop/table/my_table.h"
#include "model/notebook/notebook.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace glossator::desktop {

class ProgramPdfTest : public QObject
{
    Q_OBJECT

private slots:
    void theProgramWritesWithoutAWindow();
    void theProgramPrintsForTheUsersTable();

private:
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

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ProgramPdfTest)
#include "program_pdf_test.moc"
