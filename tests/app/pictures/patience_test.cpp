// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/patience.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::pictures {

/// A picture that is made in steps is begun anew only where another step is over in time.
class PatienceTest : public QObject
{
    Q_OBJECT

private slots:
    void lastsForEverUnlessToldHowLong()
    {
        Patience patience;
        QTest::qSleep(longStep);
        QVERIFY(patience.lastsForAnother());
    }

    void lastsForTheFirstStepHoweverLate()
    {
        Patience patience(1);
        QTest::qSleep(longStep);
        QVERIFY(patience.lastsForAnother());
        QVERIFY(!patience.lastsForAnother());
    }

    void isOverBeforeAStepThatWouldBeLate()
    {
        Patience patience(longStep * 2 - 1);
        QVERIFY(patience.lastsForAnother());
        QTest::qSleep(longStep); // another would end behind it, if it takes no less
        QVERIFY(!patience.lastsForAnother());
        QVERIFY(!patience.lastsForAnother()); // the last step was short, and the longest counts
    }

    void lastsWhileStepsAreInTime()
    {
        Patience patience(60000);
        QVERIFY(patience.lastsForAnother());
        QTest::qSleep(longStep);
        QVERIFY(patience.lastsForAnother());
    }

    void noneIsOverAtOnce()
    {
        Patience patience(0);
        QVERIFY(!patience.lastsForAnother());
    }

private:
    static constexpr int longStep = 20; ///< milliseconds
};

} // namespace glossator::pictures

GLOSSATOR_TEST(QCoreApplication, glossator::pictures, PatienceTest)
#include "patience_test.moc"
