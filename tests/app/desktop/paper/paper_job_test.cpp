// SPDX-License-Identifier: GPL-3.0-or-later
// Writing on paper goes on beside the window, can be given up, and tells how it ended.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/saving/work_bar.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class PaperJobTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aJobTellsThatItIsDone();
    void aJobCanBeGivenUp();
    void aFileThatCannotBeWrittenIsTold();

private:
    std::optional<Library> m_library;
    QTemporaryDir m_folder;
};

void PaperJobTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

void PaperJobTest::aJobTellsThatItIsDone()
{
    QWidget window;
    WorkBar bar(QStringLiteral("paper"), &window);
    window.show();
    Paper paper(&window, &bar);
    QSignalSpy told(&paper, &Paper::told);
    const QString file = m_folder.filePath(QStringLiteral("told.pdf"));
    paper.writePdf(Printouts(*m_library, {Language::En}).of({LinkKind::Page, "messages-1", 0}), file);
    QVERIFY(bar.isVisible() && paper.isBusy());
    QVERIFY(!QFile::exists(file)); // the window goes on
    QVERIFY(told.wait(patience));
    QVERIFY(told.front().front().toString().contains(QStringLiteral("told.pdf")));
    QVERIFY(!bar.isVisible() && !paper.isBusy());
    QVERIFY(QFile::exists(file));
}

void PaperJobTest::aJobCanBeGivenUp()
{
    QWidget window;
    WorkBar bar(QStringLiteral("paper"), &window);
    window.show();
    Paper paper(&window, &bar);
    const QString file = m_folder.filePath(QStringLiteral("given-up.pdf"));
    paper.writePdf(Printouts(*m_library, {Language::En}).of({LinkKind::Page, "messages-1", 0}), file);
    QTest::qWait(30);
    bar.findChild<QAbstractButton*>("paperClose")->click();
    QVERIFY(!bar.isVisible() && !paper.isBusy());
    QTest::qWait(50);
    QVERIFY(!QFile::exists(file));
}

void PaperJobTest::aFileThatCannotBeWrittenIsTold()
{
    QWidget window;
    WorkBar bar(QStringLiteral("paper"), &window);
    Paper paper(&window, &bar);
    QSignalSpy told(&paper, &Paper::told);
    paper.writePdf(Printouts(*m_library, {Language::En}).of({LinkKind::Order, {}, 0}), "/nowhere/aid.pdf");
    QCOMPARE(told.count(), 1);
    QVERIFY(!paper.isBusy());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PaperJobTest)
#include "paper_job_test.moc"
