// SPDX-License-Identifier: GPL-3.0-or-later
// Calls the built program: every line of invocations.txt is a promise about a command line.
#include "tests/app/cli/gloss_run.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace glossator::support;
using namespace Qt::Literals::StringLiterals;

class InvocationTest : public QObject
{
    Q_OBJECT

private:
    /// An empty pattern means that nothing is written.
    static bool fits(const QByteArray& written, const QString& pattern)
    {
        if (pattern.isEmpty())
            return written.isEmpty();
        const QRegularExpression wanted(pattern, QRegularExpression::UseUnicodePropertiesOption);
        return wanted.isValid() && wanted.match(QString::fromUtf8(written)).hasMatch();
    }

private slots:
    void answersAsPromised_data()
    {
        QTest::addColumn<QStringList>("fields");
        for (const QStringList& fields : readLines(u"invocations.txt"_s))
            QTest::newRow(qPrintable(u"gloss "_s + fields.at(0))) << fields;
    }
    void answersAsPromised()
    {
        QFETCH(const QStringList, fields);
        QCOMPARE(fields.size(), 4);
        const GlossRun run = runGloss(fields.at(0).split(u' ', Qt::SkipEmptyParts));
        const QByteArray told = "standard output:\n" + run.output + "\nstandard error:\n" + run.error;
        QVERIFY2(run.status == fields.at(1).toInt(), told.constData());
        QVERIFY2(fits(run.output, fields.at(2)), told.constData());
        QVERIFY2(fits(run.error, fields.at(3)), told.constData());
    }

    void writesNoLineWiderThanTheTerminal()
    {
        const GlossRun run = runGloss({u"clause"_s, u"woh-meeples-up-to-two"_s});
        for (const QString& line : QString::fromUtf8(run.output).split(u'\n'))
            QVERIFY2(line.size() <= 120, qPrintable(line));
    }

    void writesNoColoursIntoAPipe()
    {
        QVERIFY(!runGloss({u"--help"_s}).output.contains('\033'));
        QVERIFY(!runGloss({u"verify"_s}).output.contains('\033'));
    }

    void refusesADamagedCatalogue_data()
    {
        QTest::addColumn<qint64>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << qint64(0) << u"not a Glossator catalogue"_s;
        QTest::newRow("cut off") << qint64(20000) << u"cut off"_s;
    }
    void refusesADamagedCatalogue()
    {
        QFETCH(const qint64, bytes);
        QFETCH(const QString, message);
        const QTemporaryDir folder;
        QFile whole(QStringLiteral(GLOSSATOR_TEST_CATALOGUE));
        QFile damaged(folder.filePath(u"damaged.catalogue"_s));
        QVERIFY(whole.open(QIODevice::ReadOnly) && damaged.open(QIODevice::WriteOnly));
        damaged.write(whole.read(bytes));
        damaged.close();
        const GlossRun run = runGloss({u"verify"_s, u"--catalogue"_s, damaged.fileName()});
        QCOMPARE(run.status, 2);
        QVERIFY(run.output.isEmpty());
        QVERIFY2(run.error.contains(message.toUtf8()), run.error.constData());
    }
};

GLOSSATOR_TEST(QCoreApplication, , InvocationTest)
#include "invocation_test.moc"
