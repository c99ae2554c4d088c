// SPDX-License-Identifier: GPL-3.0-or-later
// What --json writes: one document and nothing else, with the fields that JSON.md promises.
#include "tests/app/cli/gloss_run.h"
#include "tests/model/pairs/named_pairs.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace glossator::support;
using namespace Qt::Literals::StringLiterals;

class JsonTest : public QObject
{
    Q_OBJECT

private:
    static QStringList jsonCall(const QString& arguments)
    {
        return arguments.split(u' ', Qt::SkipEmptyParts) << u"--json"_s;
    }

    /// Undefined where the path leads nowhere.
    static QJsonValue valueAt(QJsonValue value, const QString& path)
    {
        for (const QString& step : path.split(u'.'))
            if (step == "#"_L1)
                value =
                    value.isArray() ? QJsonValue(value.toArray().size()) : QJsonValue(QJsonValue::Undefined);
            else
                value = value.isArray() ? value.toArray()[step.toInt()] : value[step];
        return value;
    }

    static QJsonValue parsed(const QString& text)
    {
        return QJsonDocument::fromJson("[" + text.toUtf8() + "]").array().at(0);
    }

    static void collectKeys(const QJsonValue& value, QSet<QString>& keys)
    {
        // The keys below these are names of the catalogue and the game, no fields.
        static const QSet<QString> tables{u"scores"_s, u"switches"_s, u"edges"_s, u"worded"_s, u"outdated"_s};
        const QJsonArray array = value.toArray();
        for (const auto& item : array)
            collectKeys(item, keys);
        const QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            keys += entry.key();
            if (!tables.contains(entry.key()))
                collectKeys(entry.value(), keys);
        }
    }

private slots:
    void hasTheFieldsThatArePromised_data()
    {
        QTest::addColumn<QStringList>("fields");
        for (const QStringList& fields : readLines(u"json_fields.txt"_s))
            QTest::newRow(qPrintable(fields.at(0) + u" -> "_s + fields.value(2))) << fields;
    }
    void hasTheFieldsThatArePromised()
    {
        QFETCH(const QStringList, fields);
        QCOMPARE(fields.size(), 4);
        const GlossRun run = runGloss(jsonCall(fields.at(0)));
        QVERIFY2(run.status == fields.at(1).toInt(), run.error.constData());
        QVERIFY(run.error.isEmpty());
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(run.output, &error);
        QVERIFY2(document.isObject(), qPrintable(error.errorString()));
        const QJsonValue value = valueAt(document.object(), fields.at(2));
        QVERIFY2(value == parsed(fields.at(3)), QJsonDocument(QJsonArray{value}).toJson().constData());
    }

    void isDocumented_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"search two meeples wonder", "search mesage", "clause woh-meeples-up-to-two", "pair WOH base",
              "order", "tiles wonder:alhambra", "terms monastery", "case list",
              "case show woh-alhambra-two-meeples", "case run woh-alhambra-two-meeples",
              "case run cases/road-unmet.yaml", "play", "verify"})
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }
    void isDocumented()
    {
        QFETCH(const QString, arguments);
        QFile page(QStringLiteral(GLOSSATOR_JSON_PAGE));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        QSet<QString> keys;
        collectKeys(QJsonDocument::fromJson(runGloss(jsonCall(arguments)).output).object(), keys);
        QVERIFY(!keys.isEmpty());
        for (const QString& key : keys)
            QVERIFY2(text.contains(u'`' + key + u'`'), qPrintable(u"JSON.md does not explain "_s + key));
    }

    void namesPairsAsTheWindowDoes_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("ids");
        for (const NamedPair& pair : readNamedPairs())
            QTest::addRow("%s / %s", qPrintable(pair.one), qPrintable(pair.other))
                << QStringList{pair.one, pair.other} << QStringList{pair.oneId, pair.otherId};
    }
    void namesPairsAsTheWindowDoes()
    {
        QFETCH(const QStringList, names);
        QFETCH(const QStringList, ids);
        const GlossRun run = runGloss(QStringList{u"pair"_s} + names + QStringList{u"--json"_s});
        const bool isPair = !ids.contains(QString()) && ids.at(0) != ids.at(1);
        QCOMPARE(run.status, isPair ? 0 : 2);
        const QJsonObject answer = QJsonDocument::fromJson(run.output).object();
        for (int i = 0; isPair && i < ids.size(); ++i)
            QCOMPARE(valueAt(answer, u"things.%1.id"_s.arg(i)).toString(), ids.at(i));
    }

    void isTheSameEachTime()
    {
        const QStringList call = jsonCall(u"case run woh-alhambra-two-meeples"_s);
        QCOMPARE(runGloss(call).output, runGloss(call).output);
    }

    void staysAwayWhenTheInputIsUnusable()
    {
        const GlossRun run = runGloss(jsonCall(u"clause no-such-clause"_s));
        QCOMPARE(run.status, 2);
        QVERIFY(run.output.isEmpty());
    }
};

GLOSSATOR_TEST(QCoreApplication, , JsonTest)
#include "json_test.moc"
