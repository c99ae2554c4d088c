// SPDX-License-Identifier: GPL-3.0-or-later
// Random play: the same seed gives the same games, another seed others, and each game can be played alone.
#include "tests/app/cli/gloss_run.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace glossator::support;
using namespace Qt::Literals::StringLiterals;

class PlayTest : public QObject
{
    Q_OBJECT

private:
    static QJsonObject play(const QString& options)
    {
        const GlossRun run = runGloss((u"play --json "_s + options).split(u' ', Qt::SkipEmptyParts));
        return QJsonDocument::fromJson(run.output).object();
    }
    static QJsonValue hashOf(const QJsonObject& played) { return played[u"summary"_s][u"hash"_s]; }

private slots:
    void isDecidedByTheSeed_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("base") << u"--games 3"_s;
        QTest::newRow("abbot, three players") << u"--games 2 --expansions abbot --players 3"_s;
        QTest::newRow("wonders, six players") << u"--games 2 --expansions WOH,AB --players 6"_s;
    }
    void isDecidedByTheSeed()
    {
        QFETCH(const QString, options);
        const QJsonObject once = play(options + u" --seed 11"_s);
        QCOMPARE(play(options + u" --seed 11"_s), once);
        QVERIFY(hashOf(once).toString().size() == 16);
        QVERIFY(hashOf(play(options + u" --seed 12"_s)) != hashOf(once));
    }

    void repeatsOneGameOfMany()
    {
        const QJsonArray many = play(u"--games 4 --seed 20"_s)[u"games"_s].toArray();
        const QJsonArray one = play(u"--games 1 --seed 22"_s)[u"games"_s].toArray();
        QCOMPARE(many.at(2).toObject(), one.at(0).toObject());
    }

    void takesTheSwitchesOfTheEngine()
    {
        const QJsonObject usual = play(u"--expansions WOH --games 4"_s);
        const QJsonObject other = play(u"--expansions WOH --games 4 --switch two-wonders=on"_s);
        QCOMPARE(other[u"switches"_s].toObject().size(), 1);
        QVERIFY(hashOf(usual) != hashOf(other));
    }

    /// Rule: the winners are those with the most points; a game of 72 tiles has 71 to place or discard.
    void tellsWhatHappened()
    {
        const QJsonArray games = play(u"--games 5"_s)[u"games"_s].toArray();
        QCOMPARE(games.size(), 5);
        for (const auto& game : games) {
            const QJsonArray scores = game[u"scores"_s].toArray();
            const int best = qMax(scores.at(0).toInt(), scores.at(1).toInt());
            const QJsonArray winners = game[u"winners"_s].toArray();
            for (const auto& winner : winners)
                QCOMPARE(scores.at(winner.toInt()).toInt(), best);
            QVERIFY(!winners.isEmpty());
            QCOMPARE(game[u"plies"_s].toInt() + game[u"discards"_s].toInt(), 71);
        }
    }
};

GLOSSATOR_TEST(QCoreApplication, , PlayTest)
#include "play_test.moc"
