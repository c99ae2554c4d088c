// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the views can be read whole in every language, up to text of twice its size: what is
// kept, the card of a term, why a link was not opened, the options and the score sheet of the stage, its
// cases.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/look/cut_text.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class TextPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup();
    void canBeReadWhole_data();
    void canBeReadWhole();

private:
    void open(Language language, int percent);
    void look(const QString& what);
    void visitKept();
    void visitLinks();
    void visitStage();

    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
};

void TextPartsTest::cleanup()
{
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void TextPartsTest::open(Language language, int percent)
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = language;
    Memory memory;
    memory.zoom = percent;
    m_window = std::make_unique<MainWindow>(options, memory);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TextPartsTest::look(const QString& what)
{
    QTest::qWait(50); // what is laid out anew asks for more of it
    for (const QString& fault : cutTexts(*m_window))
        qInfo("%s: %s", qPrintable(what), qPrintable(m_faults.emplace_back(fault)));
}

void TextPartsTest::visitKept()
{
    m_window->findChild<QAction*>(QStringLiteral("kept"))->trigger();
    look(QStringLiteral("nothing kept"));
    m_window->navigator().openClause(QStringLiteral("woh-meeples-up-to-two"));
    m_window->findChild<QAction*>(QStringLiteral("bookmark"))->trigger();
    look(QStringLiteral("kept"));
}

void TextPartsTest::visitLinks()
{
    for (const char* link : {"glossator:term/fairy", "glossator:clause/no-such-clause"}) {
        m_window->openLink(QLatin1String(link));
        look(QLatin1String(link));
    }
}

void TextPartsTest::visitStage()
{
    m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("stageTabs"));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        look(tabs->tabText(tab));
    }
    m_window->findChild<StageView*>(QStringLiteral("stageView"))->goToCases();
    const auto* play = m_window->findChild<QWidget*>(QStringLiteral("stagePlay"));
    QTRY_VERIFY(play->height() >= play->minimumSizeHint().height()); // the bar has two rows now
    look(QStringLiteral("cases"));
}

void TextPartsTest::canBeReadWhole_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("percent");
    for (const Language language : catalogue::allLanguages)
        for (const int percent : {100, 150, 200})
            QTest::addRow("%s %d", qPrintable(toString(language)), percent) << language << percent;
}

void TextPartsTest::canBeReadWhole()
{
    QFETCH(Language, language);
    QFETCH(int, percent);
    open(language, percent);
    m_faults.clear();
    visitKept();
    visitLinks();
    visitStage();
    QVERIFY2(m_faults.isEmpty(), "what is told above cannot be read whole");
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TextPartsTest)
#include "text_parts_test.moc"
