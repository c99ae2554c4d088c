// SPDX-License-Identifier: GPL-3.0-or-later
// What all parts have in common that write files.
#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

class SavingTest : public QObject
{
    Q_OBJECT

private slots:
    void proposesANameThatAnyFileSystemTakes();
    void asksBesideTheWindow();
    void aBarTellsHowFarItIsAndThenWhatBecameOfIt();
    void workIsGivenUpButAMessageIsOnlyClosed();
    void itsWordsFollowTheLanguage();
};

void SavingTest::proposesANameThatAnyFileSystemTakes()
{
    const FileQuestion question{{}, {}, QStringLiteral("pdf"), QStringLiteral("A/B: what „then”?\n")};
    QCOMPARE(QFileInfo(question.proposal()).fileName(), QStringLiteral("A-B- what „then”-.pdf"));
}

void SavingTest::asksBesideTheWindow()
{
    QWidget window;
    window.show();
    QString answer;
    const FileQuestion question{QStringLiteral("Save"), QStringLiteral("Text (*.txt)"), QStringLiteral("txt"),
                                QStringLiteral("road")};
    question.ask(&window, [&](const QString& file) { answer = file; });
    auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("saveDialog"));
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), QStringLiteral("road.txt"));
    emit dialog->fileSelected(QStringLiteral("/tmp/other.txt"));
    QCOMPARE(answer, QStringLiteral("/tmp/other.txt"));
}

void SavingTest::aBarTellsHowFarItIsAndThenWhatBecameOfIt()
{
    WorkBar bar(QStringLiteral("film"));
    QVERIFY(!bar.isVisible());
    bar.begin([] { return QStringLiteral("The film is being made"); });
    bar.setDone(3, 12);
    auto* progress = bar.findChild<QProgressBar*>(QStringLiteral("filmProgress"));
    QVERIFY(bar.isVisible() && progress->isVisible());
    QCOMPARE(progress->value() * 4, progress->maximum());
    QCOMPARE(bar.accessibleName(), QStringLiteral("The film is being made"));
    bar.tell([] { return QStringLiteral("Saved"); });
    QVERIFY(!progress->isVisible());
    QCOMPARE(bar.findChild<QLabel*>(QStringLiteral("filmText"))->text(), QStringLiteral("Saved"));
    bar.end();
    QVERIFY(!bar.isVisible());
}

void SavingTest::workIsGivenUpButAMessageIsOnlyClosed()
{
    WorkBar bar(QStringLiteral("film"));
    QSignalSpy cancelled(&bar, &WorkBar::cancelled);
    auto* close = bar.findChild<QAbstractButton*>(QStringLiteral("filmClose"));
    bar.begin([] { return QStringLiteral("Work"); });
    QCOMPARE(close->text(), QStringLiteral("Cancel"));
    close->click();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!bar.isVisible());
    bar.tell([] { return QStringLiteral("Done"); });
    QCOMPARE(close->text(), QStringLiteral("Close"));
    close->click();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!bar.isVisible());
}

void SavingTest::itsWordsFollowTheLanguage()
{
    WorkBar bar(QStringLiteral("film"));
    QString word = QStringLiteral("Work");
    bar.begin([&] { return word; });
    word = QStringLiteral("Lucru");
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&bar, &change);
    QCOMPARE(bar.findChild<QLabel*>(QStringLiteral("filmText"))->text(), word);
}

} // namespace glossator::desktop

QTEST_MAIN(glossator::desktop::SavingTest)
#include "saving_test.moc"
