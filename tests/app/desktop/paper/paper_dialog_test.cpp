// SPDX-License-Identifier: GPL-3.0-or-later
// The questions on the way to paper, answered as a user does: what is printed, given up or cannot be written
// is told.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/shell/main_window.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <array>

namespace glossator::desktop {

using catalogue::Language;

class PaperDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void printsIntoAFile();
    void printingCanBeGivenUp();
    void savesAPdf();
    void savesTheWholePageThatIsRead();
    void savingCanBeGivenUp();
    void tellsWhatCannotBeWritten_data();
    void tellsWhatCannotBeWritten();
    void tellsWhatCannotBePrintedIntoAFile();
    void asksBeforeAFileIsReplaced();
    void asksInTheColoursOfTheWindow();

private:
    void openWindow(const Memory& memory);

    template <typename Dialog>
    [[nodiscard]] Dialog* asked(const char* action, const char* dialog) const
    {
        m_window->findChild<QAction*>(QLatin1String(action))->trigger();
        return m_window->findChild<Dialog*>(QLatin1String(dialog));
    }

    [[nodiscard]] QString told() const { return m_window->findChild<QLabel*>("noticeText")->text(); }
    [[nodiscard]] bool isBusy() const { return m_window->findChild<QWidget*>("paperBar")->isVisible(); }
    static void answer(QDialog* dialog, QDialogButtonBox::StandardButton button);
    /// Answers a message that a dialog asks before it closes, and keeps its text.
    void answerNext(QMessageBox::StandardButton button);
    [[nodiscard]] static bool isPdf(const QString& file);

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_question;
};

void PaperDialogTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void PaperDialogTest::init()
{
    openWindow(Memory());
}

void PaperDialogTest::openWindow(const Memory& memory)
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = Language::En;
    options.clause = QStringLiteral("base-setup-start-tile");
    m_window = std::make_unique<MainWindow>(options, memory);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void PaperDialogTest::cleanup()
{
    m_window.reset();
}

void PaperDialogTest::answer(QDialog* dialog, QDialogButtonBox::StandardButton button)
{
    dialog->findChild<QDialogButtonBox*>()->button(button)->click();
}

bool PaperDialogTest::isPdf(const QString& file)
{
    QFile written(file);
    return written.open(QIODevice::ReadOnly) && written.read(4) == "%PDF";
}

void PaperDialogTest::printsIntoAFile()
{
    const QString file = m_folder.filePath(QStringLiteral("printed.pdf"));
    auto* dialog = asked<QPrintDialog>("print", "printDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    dialog->findChild<QLineEdit*>("filename")->setText(file);
    answer(dialog, QDialogButtonBox::Ok);
    QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), patience);
    QCOMPARE(told(), QStringLiteral("Saved: %1").arg(file));
    QVERIFY(isPdf(file));
}

void PaperDialogTest::printingCanBeGivenUp()
{
    auto* dialog = asked<QPrintDialog>("print", "printDialog");
    auto* cancel = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
    dialog->activateWindow();
    cancel->setFocus(Qt::TabFocusReason);
    const auto* ring = dialog->findChild<QWidget*>(QStringLiteral("focusRing"));
    QTRY_VERIFY(ring->isVisible()); // where the keyboard is, as in the window
    QVERIFY(ring->geometry().contains(QRect(cancel->mapTo(dialog, QPoint()), cancel->size()).center()));
    answer(dialog, QDialogButtonBox::Cancel);
    QVERIFY(!isBusy());
    QCOMPARE(told(), QString());
    QVERIFY(asked<QPrintDialog>("print", "printDialog") != nullptr); // and begun again
}

void PaperDialogTest::savesAPdf()
{
    const QString file = m_folder.filePath(QStringLiteral("saved")); // the ending is added
    auto* dialog = asked<QFileDialog>("savePdf", "saveDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
    QVERIFY(name->text().endsWith(QStringLiteral(".pdf")));
    name->setText(file);
    answer(dialog, QDialogButtonBox::Save);
    QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), patience);
    QCOMPARE(told(), QStringLiteral("Saved: %1.pdf").arg(file));
    QVERIFY(isPdf(file + QStringLiteral(".pdf")));
}

/// The reader was opened at a clause, and shows the page on which that stands.
void PaperDialogTest::savesTheWholePageThatIsRead()
{
    const QString file = m_folder.filePath(QStringLiteral("page.pdf"));
    auto* dialog = asked<QFileDialog>("savePdf", "saveDialog");
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(file);
    answer(dialog, QDialogButtonBox::Save);
    QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), patience);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    static const QRegularExpression count(QStringLiteral("/Count (\\d+)"));
    const auto sheets = count.match(QString::fromLatin1(written.readAll())).captured(1);
    QVERIFY2(sheets.toInt() > 1, qPrintable(sheets));
}

void PaperDialogTest::savingCanBeGivenUp()
{
    answer(asked<QFileDialog>("savePdf", "saveDialog"), QDialogButtonBox::Cancel);
    QVERIFY(!isBusy());
    QCOMPARE(told(), QString());
}

void PaperDialogTest::tellsWhatCannotBeWritten_data()
{
    QTest::addColumn<QString>("file");
    QFile plain(m_folder.filePath(QStringLiteral("plain")));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    QTest::addRow("no such folder") << "/nowhere/at/all/page.pdf";
    QTest::addRow("a file is no folder") << plain.fileName() + QStringLiteral("/page.pdf");
}

void PaperDialogTest::tellsWhatCannotBeWritten()
{
    QFETCH(QString, file);
    auto* dialog = asked<QFileDialog>("savePdf", "saveDialog");
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(file);
    answer(dialog, QDialogButtonBox::Save);
    const QString folder = file.left(file.lastIndexOf(QLatin1Char('/')));
    QTRY_COMPARE_WITH_TIMEOUT(
        told(), QStringLiteral("“%1” could not be written: there is no folder “%2”").arg(file, folder),
        patience);
    QVERIFY(!isBusy());
}

void PaperDialogTest::answerNext(QMessageBox::StandardButton button)
{
    m_question.clear();
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, timer, button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        timer->deleteLater();
        m_question = box->text();
        box->button(button)->click();
    });
    timer->start(10);
}

/// Here the dialog itself says so, and stays for another name.
void PaperDialogTest::tellsWhatCannotBePrintedIntoAFile()
{
    auto* dialog = asked<QPrintDialog>("print", "printDialog");
    dialog->findChild<QLineEdit*>("filename")->setText(QStringLiteral("/nowhere/at/all/page.pdf"));
    answerNext(QMessageBox::Ok);
    answer(dialog, QDialogButtonBox::Ok);
    QVERIFY2(m_question.contains(QStringLiteral("/nowhere/at/all/page.pdf")), qPrintable(m_question));
    QVERIFY(dialog->isVisible() && !isBusy());
    answer(dialog, QDialogButtonBox::Cancel);
    QCOMPARE(told(), QString());
}

void PaperDialogTest::asksBeforeAFileIsReplaced()
{
    const QString file = m_folder.filePath(QStringLiteral("there.pdf"));
    QFile there(file);
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    auto* dialog = asked<QFileDialog>("savePdf", "saveDialog");
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(file);
    answerNext(QMessageBox::No);
    answer(dialog, QDialogButtonBox::Save);
    QVERIFY(m_question.contains(QStringLiteral("there.pdf")));
    QVERIFY(dialog->isVisible() && !isBusy());
    answer(dialog, QDialogButtonBox::Cancel);
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), QByteArray("mine"));
}

/// By night on a desktop that has it by day.
void PaperDialogTest::asksInTheColoursOfTheWindow()
{
    Memory dark;
    dark.printing = pictures::Printing::Ink;
    m_window.reset();
    openWindow(dark);
    const QColor night = m_window->palette().color(QPalette::Base);
    QVERIFY(night.lightness() < QGuiApplication::palette().color(QPalette::Base).lightness());
    const std::array<QDialog*, 2> dialogs{asked<QPrintDialog>("print", "printDialog"),
                                          asked<QFileDialog>("savePdf", "saveDialog")};
    for (const QDialog* dialog : dialogs) {
        const auto fields = dialog->findChildren<QLineEdit*>();
        QVERIFY(!fields.isEmpty());
        for (const QWidget* field : fields)
            QCOMPARE(field->palette().color(QPalette::Base), night);
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PaperDialogTest)
#include "paper_dialog_test.moc"
