// SPDX-License-Identifier: GPL-3.0-or-later
// Day and night keep the contrast that reading needs, and the bundled typefaces have every letter.
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/grown_signs.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/look/tip_lines.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "tests/test_program.h"

#include <QFontDatabase>
#include <QPushButton>
#include <QRawFont>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace glossator::desktop {

using pictures::Printing;

class LookTest : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsThatOfWcag();
    void textIsLegible_data();
    void textIsLegible();
    void signsAreSeen();
    void pressedButtonsAreSeen();
    void boxSignsFollowThePalette();
    void followsTheDesktop();
    void rubricsFollowTheSameAnswer();
    void typefacesHaveEveryLetter_data();
    void typefacesHaveEveryLetter();
    void digitsStandAsHighAsCapitals_data();
    void digitsStandAsHighAsCapitals();
    void strongMarkupIsNoBolderThanTheTypefaces();
    void tipsAreInLines();
    void wordsAreSetAsAPrinterDoes_data();
    void wordsAreSetAsAPrinterDoes();
};

void LookTest::contrastIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
}

void LookTest::textIsLegible_data()
{
    QTest::addColumn<Printing>("printing");
    QTest::addRow("day") << Printing::Parchment;
    QTest::addRow("night") << Printing::Ink;
}

void LookTest::textIsLegible()
{
    QFETCH(Printing, printing);
    const Inks& inks = inksOf(printing);
    QList<QColor> texts{inks.text, inks.quiet, inks.rubric, inks.link};
    for (const QColor& voice : inks.voices)
        texts += voice;
    for (const QColor& text : texts)
        for (const QColor& paper : {inks.paper, inks.shade, inks.desk, inks.flash})
            if (paper != inks.flash || text == inks.text)
                QVERIFY2(contrast(text, paper) >= 4.5, qPrintable(text.name() + u' ' + paper.name()));
    for (const QColor& ground : {inks.selection, inks.found, inks.foundAt})
        QVERIFY2(contrast(inks.selectedText, ground) >= 4.5, qPrintable(ground.name()));
}

/// Whatever their colour is by itself; one that is seen stays as it is.
void LookTest::signsAreSeen()
{
    for (const auto printing : {Printing::Parchment, Printing::Ink}) {
        const Inks& inks = inksOf(printing);
        for (const QColor& colour : {inks.desk, inks.line, QColor(Qt::black), QColor(Qt::yellow)})
            QVERIFY2(contrast(seenOn(inks.desk, colour, inks.text), inks.desk) >= contrastOfSigns,
                     qPrintable(colour.name()));
        QCOMPARE(seenOn(inks.desk, inks.rubric, inks.text), inks.rubric);
    }
}

/// By day and by night one that stays pressed has an edge that one that is up has not.
void LookTest::pressedButtonsAreSeen()
{
    growSigns();
    for (const auto printing : {Printing::Parchment, Printing::Ink}) {
        const QPalette palette = paletteOf(inksOf(printing));
        QPushButton button(QStringLiteral("About"));
        button.setPalette(palette);
        button.setCheckable(true);
        button.resize(120, 30);
        const auto edgeOf = [&](bool isPressed) {
            button.setChecked(isPressed);
            const QImage image = button.grab().toImage();
            double most = 1;
            for (int x = 0; x < 3; ++x)
                most = std::max(
                    most, contrast(image.pixelColor(x, image.height() / 2), palette.color(QPalette::Window)));
            return most;
        };
        QVERIFY2(edgeOf(true) >= contrastOfSigns, qPrintable(QString::number(edgeOf(true))));
        QVERIFY(edgeOf(true) > edgeOf(false));
    }
}

void LookTest::boxSignsFollowThePalette()
{
    const auto painted = [](const char* sign, Printing printing, int side) {
        return boxSign(QLatin1String(sign), paletteOf(inksOf(printing))).pixmap(side, side).toImage();
    };
    const QImage day = painted("dragon", Printing::Parchment, boxSignSide);
    QCOMPARE(day.size(), QSize(boxSignSide, boxSignSide));
    QVERIFY(day != painted("dragon", Printing::Ink, boxSignSide));
    QVERIFY(day != painted("crown", Printing::Parchment, boxSignSide));
    const QImage large = painted("dragon", Printing::Parchment, 3 * boxSignSide);
    QVERIFY(large != day.scaled(large.size())); // drawn anew, not enlarged
    QVERIFY(boxSign(QStringLiteral("no-such-sign"), QPalette()).isNull());
}

void LookTest::followsTheDesktop()
{
    QCOMPARE(printingFor(QPalette(Qt::lightGray, Qt::white)), Printing::Parchment);
    QCOMPARE(printingFor(QPalette(Qt::darkGray, QColor(20, 20, 20))), Printing::Ink);
    for (const auto printing : {Printing::Parchment, Printing::Ink})
        QCOMPARE(printingFor(paletteOf(inksOf(printing))), printing);
}

/// Also of a palette between both, whatever asks.
void LookTest::rubricsFollowTheSameAnswer()
{
    for (const int grey : {20, 90, 110, 120, 127, 128, 140, 200, 240}) {
        const QPalette palette(Qt::darkGray, QColor(grey, grey, grey));
        QCOMPARE(rubricOf(palette), inksOf(printingFor(palette)).rubric);
    }
}

void LookTest::typefacesHaveEveryLetter_data()
{
    QTest::addColumn<QFont>("font");
    QVERIFY(Typefaces::load());
    QTest::addRow("reading") << Typefaces::reading(20);
    QTest::addRow("italic") << Typefaces::readingItalic(20);
    QTest::addRow("bold") << Typefaces::readingBold(20);
    QTest::addRow("control") << Typefaces::control(20);
    QTest::addRow("control bold") << Typefaces::controlBold(20);
}

void LookTest::typefacesHaveEveryLetter()
{
    QFETCH(QFont, font);
    const QRawFont raw = QRawFont::fromFont(font);
    QVERIFY2(raw.familyName().startsWith(font.family()), qPrintable(raw.familyName()));
    const QString letters = QStringLiteral("ăâîșțĂÂÎȘȚàçéèíïóòúüÀÇÉÈÍÏÓÒÚÜ·–—„”“«»’…§\u2011");
    for (const QChar letter : letters)
        QVERIFY2(raw.supportsCharacter(letter), qPrintable(QString(letter)));
}

void LookTest::digitsStandAsHighAsCapitals_data()
{
    typefacesHaveEveryLetter_data();
}

/// A low 1 would be read as an I, a low 0 as an o.
void LookTest::digitsStandAsHighAsCapitals()
{
    QFETCH(QFont, font);
    font.setPixelSize(100);
    const QRawFont raw = QRawFont::fromFont(font);
    const auto heightOf = [&raw](QChar letter) {
        return raw.boundingRect(raw.glyphIndexesForString(letter).constFirst()).height();
    };
    for (const QChar digit : QStringLiteral("0123456789"))
        QVERIFY2(heightOf(digit) > 0.9 * heightOf(u'H'), qPrintable(QString(digit)));
}

/// Letters of a weight that a typeface does not have are smeared.
void LookTest::strongMarkupIsNoBolderThanTheTypefaces()
{
    QVERIFY(Typefaces::load());
    const QString family = Typefaces::control(13).family();
    int boldest = 0;
    for (const QString& style : QFontDatabase::styles(family))
        boldest = std::max(boldest, QFontDatabase::weight(family, style));
    QTextDocument document;
    document.setHtml(strong(QStringLiteral("F1")));
    QTextCursor cursor(&document);
    cursor.movePosition(QTextCursor::End);
    QCOMPARE(cursor.charFormat().fontWeight(), boldest);
    QCOMPARE(int(Typefaces::controlBold(13).weight()), boldest);
}

/// All words stay, lines that there are stay lines, and what has no space stays whole.
void LookTest::tipsAreInLines()
{
    const QString few = QStringLiteral("A road from north to south");
    QCOMPARE(tipLines(few), few);
    QCOMPARE(tipLines({}), QString());
    const QString many = QStringList(30, QStringLiteral("monastery")).join(u' ');
    const QString lines = tipLines(few + u'\n' + many);
    QCOMPARE(QString(lines).replace(u'\n', u' '), few + u' ' + many);
    QVERIFY(lines.startsWith(few + u'\n'));
    for (const QString& line : lines.split(u'\n'))
        QVERIFY2(line.size() <= longestTipLine, qPrintable(line));
    const QString whole(longestTipLine + 9, u'm');
    QCOMPARE(tipLines(whole + QStringLiteral(" and more")), whole + QStringLiteral("\nand more"));
}

void LookTest::wordsAreSetAsAPrinterDoes_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("set");
    QTest::newRow("behind") << "plasează-l acolo"
                            << "plasează\u2011l acolo";
    QTest::newRow("before") << "într-un oraș"
                            << "într\u2011un oraș";
    QTest::newRow("both") << "s-a"
                          << "s\u2011a";
    QTest::newRow("catalan") << "poseu-n'hi, posar-hi"
                             << "poseu\u2011n\u2019hi, posar\u2011hi";
    QTest::newRow("name") << "pe Notre-Dame"
                          << "pe Notre\u2011Dame";
    QTest::newRow("two words") << "double-turn"
                               << "double-turn";
    QTest::newRow("number") << "1-9"
                            << "1-9";
    QTest::newRow("sum") << "Adică 4 + 1 = 5, nu 1 sau 2 × 3."
                         << "Adică 4\u00a0+\u00a01\u00a0=\u00a05, nu 1 sau 2\u00a0×\u00a03.";
    QTest::newRow("no sum") << "A + B, a - 1, + 2"
                            << "A + B, a - 1, + 2";
    QTest::newRow("at the edge") << "-al or-"
                                 << "-al or-";
}

void LookTest::wordsAreSetAsAPrinterDoes()
{
    QFETCH(QString, written);
    QTEST(typographic(written), "set");
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LookTest)
#include "look_test.moc"
