// SPDX-License-Identifier: GPL-3.0-or-later
// One window is enough: what a second start of the program, in a process of its own, hands over to the first.
#include "app/desktop/links/handover.h"
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/program.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace glossator::desktop {

class HandoverTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder.emplace(); } // a notebook of its own for each
    void theSecondGivesToTheFirst();
    void anotherNotebookIsAnotherWindow();
    void aSecondProcessHandsOverItsLink();
    void twoPlacesAreNotHandedOver();
    void twoProgramsNeedOneWindow();
    void aWindowThatIsGoneIsNotWaitedFor();

private:
    [[nodiscard]] QStringList arguments() const
    {
        return {QStringLiteral("--catalogue"), catalogueFile(), QStringLiteral("--notebook"),
                m_folder->filePath(QStringLiteral("notebook.sqlite"))};
    }
    void start(QProcess& program, const QStringList& asked) const;

    static constexpr int patience = 90000; ///< milliseconds: a busy machine is not what is tested here
    std::optional<QTemporaryDir> m_folder;
};

void HandoverTest::start(QProcess& program, const QStringList& asked) const
{
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder->path());
    program.setProcessEnvironment(surroundings);
    program.start(QStringLiteral(GLOSSATOR_PROGRAM), arguments() + asked);
}

void HandoverTest::theSecondGivesToTheFirst()
{
    Handover first(QStringLiteral("test"));
    QVERIFY(!first.handOver("of the first, lost"));
    QVERIFY(first.isListening());
    QSignalSpy spy(&first, &Handover::received);
    QProcess program;
    start(program, {"glossator:order"}); // of another name: leaves this one alone
    QVERIFY(program.waitForStarted(patience));
    QTest::qWait(50);
    QCOMPARE(spy.count(), 0);
    program.kill();
    QVERIFY(program.waitForFinished(patience));
}

void HandoverTest::anotherNotebookIsAnotherWindow()
{
    StartOptions one;
    one.catalogue = catalogueFile();
    one.notebook = QStringLiteral("/a");
    StartOptions other = one;
    QCOMPARE(windowName(one), windowName(other));
    other.link = QStringLiteral("glossator:order");
    QCOMPARE(windowName(one), windowName(other));
    other.notebook = QStringLiteral("/b");
    QVERIFY(windowName(one) != windowName(other));
}

void HandoverTest::aSecondProcessHandsOverItsLink()
{
    const auto options = CommandLine::read(QStringList{QStringLiteral("glossator")} + arguments());
    QVERIFY(options);
    Handover window(windowName(*options));
    QVERIFY(!window.handOver({}));
    QSignalSpy spy(&window, &Handover::received);
    QProcess program;
    start(program, {"glossator:clause/base-city-score"});
    QVERIFY(spy.wait(patience));
    QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, patience);
    QCOMPARE(program.exitCode(), 0);
    const auto errand = Errand::fromMessage(spy.front().front().toByteArray());
    QCOMPARE(errand.link, QStringLiteral("glossator:clause/base-city-score"));
}

/// Nor does the window get one of them.
void HandoverTest::twoPlacesAreNotHandedOver()
{
    const auto options = CommandLine::read(QStringList{QStringLiteral("glossator")} + arguments());
    QVERIFY(options);
    Handover window(windowName(*options));
    QVERIFY(!window.handOver({}));
    QSignalSpy spy(&window, &Handover::received);
    QProcess program;
    start(program, {"--clause", "base-city-score", "glossator:order"});
    QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, patience);
    QCOMPARE(program.exitCode(), 2);
    QCOMPARE(spy.count(), 0);
    QVERIFY(program.readAllStandardError().contains("--clause base-city-score, glossator:order"));
}

void HandoverTest::twoProgramsNeedOneWindow()
{
    QProcess first;
    start(first, {"glossator:order"});
    QVERIFY(first.waitForStarted(patience));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(arguments().constLast()), patience); // so it listens
    QProcess second;
    start(second, {"glossator:tile/base:A"});
    QVERIFY(second.waitForFinished(patience));
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    first.kill();
    QVERIFY(first.waitForFinished(patience));
}

/// However the first ended, the next start opens a window of its own.
void HandoverTest::aWindowThatIsGoneIsNotWaitedFor()
{
    {
        Handover gone(QStringLiteral("gone"));
        QVERIFY(!gone.handOver({}));
    }
    Handover next(QStringLiteral("gone"));
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!next.handOver("anything"));
    QVERIFY(next.isListening());
    QVERIFY(clock.elapsed() < Handover::patience);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, HandoverTest)
#include "handover_test.moc"
