// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that only say what they are about together with the one before.
#include "model/terms/reference.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::terms;

class ReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void refersBack_data();
    void refersBack();
};

void ReferenceTest::refersBack_data()
{
    QTest::addColumn<bool>("does");
    QTest::newRow("You cannot remove the marker meeple in this way.") << true;
    QTest::newRow("She may also stand there.") << true;
    QTest::newRow("While it stands there, nobody scores.") << true;
    QTest::newRow("The fairy may stand there.") << false;
    QTest::newRow("The fairy moves. In this way she protects a knight.")
        << false; // which tells it all itself
    QTest::newRow("Items are counted.") << false;
}

void ReferenceTest::refersBack()
{
    QFETCH(bool, does);
    QCOMPARE(glossator::terms::refersBack(QString::fromLatin1(QTest::currentDataTag())), does);
}

GLOSSATOR_TEST(QCoreApplication, , ReferenceTest)
#include "reference_test.moc"
