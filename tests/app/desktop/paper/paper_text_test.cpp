// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a PDF file can be searched and copied, letter by letter.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/printouts.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QGlyphRun>
#include <QProcess>
#include <QRawFont>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextLayout>

namespace glossator::desktop {

using catalogue::Language;

class PaperTextTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lettersKeepTheirSigns_data();
    void lettersKeepTheirSigns();
    void textCanBeCopiedFromThePdf();

private:
    std::optional<Library> m_library;
    QTemporaryDir m_folder;
};

void PaperTextTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

/// Signs that stand for letters only beside some others would be lost to whoever copies the text.
void PaperTextTest::lettersKeepTheirSigns_data()
{
    QTest::addColumn<QFont>("font");
    for (const double size : {8.0, 40.0}) {
        QTest::addRow("reading %g", size) << Typefaces::reading(size, Sizing::Paper);
        QTest::addRow("italic %g", size) << Typefaces::readingItalic(size, Sizing::Paper);
        QTest::addRow("bold %g", size) << Typefaces::readingBold(size, Sizing::Paper);
        QTest::addRow("control %g", size) << Typefaces::control(size, Sizing::Paper);
    }
}

void PaperTextTest::lettersKeepTheirSigns()
{
    QFETCH(QFont, font);
    const QString words = QStringLiteral("finished, flock, offer, shuffled (4 × 2): RISK, Romà, fântâna");
    QTextLayout layout(words, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QList<quint32> signs;
    for (const QGlyphRun& run : layout.glyphRuns())
        signs += run.glyphIndexes();
    QCOMPARE(signs, QRawFont::fromFont(font).glyphIndexesForString(words));
}

void PaperTextTest::textCanBeCopiedFromThePdf()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty())
        QSKIP("needs pdftotext");
    const QString file = m_folder.filePath(QStringLiteral("copied.pdf"));
    const Link theCase{LinkKind::Case, QStringLiteral("msg-road-finished-but-not-yet-scored"), 0};
    for (const Link& link :
         {Link{LinkKind::Page, QStringLiteral("base"), 0}, Link{LinkKind::Order, {}, 0}, theCase}) {
        QVERIFY(Paper::writeAtOnce(Printouts(*m_library, {Language::En}).of(link), file));
        QProcess reader;
        reader.start(program, {file, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished(patience));
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY2(text.contains(QStringLiteral("finished")), qPrintable(text.left(2000)));
        if (link.kind == LinkKind::Order)
            QVERIFY(text.contains(QStringLiteral("TB\u00a0Traders")) ||
                    text.contains(QStringLiteral("TB Traders")));
        QVERIFY(!text.contains(QStringLiteral(" nished")) && !text.contains(QChar(0xFFFD)));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PaperTextTest)
#include "paper_text_test.moc"
