// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/headline.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::catalogue {

class HeadlineTest : public QObject
{
    Q_OBJECT

private slots:
    void givesTheFirstWords_data();
    void givesTheFirstWords();
    void givesTheFirstSentence();
};

void HeadlineTest::givesTheFirstWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("headline");
    QTest::newRow("a short sentence") << "A road scores. Each tile counts."
                                      << "A road scores";
    QTest::newRow("the whole") << "Draw a tile."
                               << "Draw a tile";
    QTest::newRow("a link") << "See [[base-city-score|the score]] of it."
                            << "See the score of it";
    QTest::newRow("a colon goes on") << "Famine: each farmer counts."
                                     << "Famine: each farmer counts";
    QTest::newRow("cut between words") << "Each of the farmers brings one point for every finished city."
                                       << "Each of the farmers brings one point for\u00A0…";
    QTest::newRow("no comma before the cut") << "Where a meeple stands on a feature of that, others may not."
                                             << "Where a meeple stands on a feature of\u00A0…";
    QTest::newRow("one long word") << QString(60, u'a') << QString(42, u'a') + u'…';
    QTest::newRow("nothing") << QString() << QString();
}

void HeadlineTest::givesTheFirstWords()
{
    QFETCH(QString, text);
    QFETCH(QString, headline);
    QCOMPARE(catalogue::headline(text), headline);
}

void HeadlineTest::givesTheFirstSentence()
{
    const QString sentence = QStringLiteral("Each of the farmers brings 1 point for every finished city");
    QCOMPARE(firstSentence(sentence + QStringLiteral(". Others bring none.")), sentence);
    QCOMPARE(firstSentence(QStringLiteral("See [[base-city-score|the score]] of it")),
             QStringLiteral("See the score of it"));
    QCOMPARE(firstSentence({}), QString());
    const QString withBox =
        QStringLiteral("The large meeple (Exp. 1) may be your marker, and so may the pig");
    QCOMPARE(firstSentence(withBox + QStringLiteral(". Others may not (Exp. 2).")), withBox);
}

} // namespace glossator::catalogue

GLOSSATOR_TEST(QCoreApplication, glossator::catalogue, HeadlineTest)
#include "headline_test.moc"
