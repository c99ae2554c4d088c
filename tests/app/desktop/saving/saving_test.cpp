// SPDX-License-Identifier: GPL-3.0-or-later
// What all parts have in common that write files.
#include "app/desktop/saving/file_fault.h"
#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

namespace glossator::desktop {

class SavingTest : public QObject
{
    Q_OBJECT

private slots:
    void proposesANameThatAnyFileSystemTakes();
    void proposesAFolderThatExists();
    void remembersTheFolder();
    void tellsWhyAFileIsNotWritten();
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

/// The documents of a new user may have no folder yet.
void SavingTest::proposesAFolderThatExists()
{
    const QTemporaryDir home;
    const QByteArray before = qgetenv("HOME");
    qputenv("HOME", home.path().toUtf8());
    const FileQuestion question{{}, {}, QStringLiteral("txt"), QStringLiteral("road")};
    const QString fresh = question.proposal();
    const QString gone = question.proposal(home.filePath(QStringLiteral("gone")));
    const QString last = question.proposal(QDir::tempPath());
    qputenv("HOME", before);
    QVERIFY2(QFileInfo(fresh).dir().exists(), qPrintable(fresh));
    QCOMPARE(gone, fresh);
    QCOMPARE(last, QDir(QDir::tempPath()).filePath(QStringLiteral("road.txt")));
}

void SavingTest::remembersTheFolder()
{
    const QTemporaryDir folder;
    QWidget window;
    QWidget part(&window);
    const FileQuestion question{{}, {}, QStringLiteral("txt"), QStringLiteral("road")};
    question.ask(&part, [](const QString&) {});
    auto* first = part.findChild<QFileDialog*>(QStringLiteral("saveDialog"));
    emit first->fileSelected(folder.filePath(QStringLiteral("a.txt")));
    delete first;
    QCOMPARE(FileQuestion::folderOf(window), folder.path());
    question.ask(&part, [](const QString&) {});
    auto* second = part.findChild<QFileDialog*>(QStringLiteral("saveDialog"));
    QCOMPARE(QFileInfo(second->selectedFiles().value(0)).absolutePath(), folder.path());
}

void SavingTest::tellsWhyAFileIsNotWritten()
{
    const QTemporaryDir folder;
    const QString lost = folder.filePath(QStringLiteral("no/such.txt"));
    QVERIFY(FileFault::ofPlace(lost).startsWith(QStringLiteral("there is no folder")));
    QCOMPARE(FileFault::ofPlace(folder.path()), QStringLiteral("that is the name of a folder"));
    const QString good = folder.filePath(QStringLiteral("a.txt"));
    QCOMPARE(FileFault::ofPlace(good), QString());
    QCOMPARE(FileFault::of(good, qt_error_string(ENOSPC)), QStringLiteral("the disk is full"));
    QCOMPARE(FileFault::of(good, QStringLiteral("something else")), QStringLiteral("something else"));
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

GLOSSATOR_TEST(QApplication, glossator::desktop, SavingTest)
#include "saving_test.moc"
