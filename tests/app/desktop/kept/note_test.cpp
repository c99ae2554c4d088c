// SPDX-License-Identifier: GPL-3.0-or-later
// What is written and chosen stands where it belongs, whatever keys and signs it is made of.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace glossator::desktop {

using notebook::Notebook;

class NoteTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void whatIsTypedInANoteStaysThere();
    void namesStandOnTheTableAsTheyAreWritten();

private:
    void open();
    [[nodiscard]] Notebook notebook() const { return Notebook::open(m_folder.filePath("notebook")); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void NoteTest::open()
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = catalogue::Language::En;
    m_window = std::make_unique<MainWindow>(options, Memory{}, notebook());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

/// Ctrl and Enter end it; on the page they would open the cases of the clause.
void NoteTest::whatIsTypedInANoteStaysThere()
{
    open();
    const QString ruled = QStringLiteral("base-city-score");
    m_window->navigator().openClause(ruled);
    auto* view = m_window->findChild<ReaderView*>(QStringLiteral("readerView"));
    view->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    auto* editor = view->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    QTRY_VERIFY(editor->hasFocus());
    QTest::keyClicks(editor, QStringLiteral("Ask"));
    QSignalSpy played(view, &ReaderView::caseActivated);
    QTimer::singleShot(500, [] {
        if (QWidget* menu = QApplication::activePopupWidget())
            menu->close();
    });
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(played.size(), 0);
    QVERIFY(!editor->isVisible() && view->hasFocus());
    QCOMPARE(notebook().notes().of(ruled), QStringLiteral("Ask"));
}

void NoteTest::namesStandOnTheTableAsTheyAreWritten()
{
    m_window.reset();
    {
        const Notebook written = notebook();
        const auto table =
            written.tables().add(QStringLiteral("Friday"), {QStringLiteral("exp-1-inns-cathedrals")});
        QVERIFY(table && written.tables().setCurrent(*table));
    }
    open();
    const auto* chip =
        m_window->findChild<QAbstractButton*>(QStringLiteral("tableChip_exp-1-inns-cathedrals"));
    QCOMPARE(chip->text(), QStringLiteral("Inns && Cathedrals")); // one of them marks a key
    QVERIFY(chip->accessibleName().contains(QStringLiteral("Inns & Cathedrals")));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, NoteTest)
#include "note_test.moc"
