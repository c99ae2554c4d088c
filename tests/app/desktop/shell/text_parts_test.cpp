// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the views can be read whole in every language, up to text of twice its size: what is
// kept, the card of a term, why a link was not opened, the options and the score sheet of the stage, its
// cases.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/look/cut_text.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class TextPartsTest : public WindowTest
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
    options.language = language;
    Memory memory;
    memory.zoom = percent;
    openWindow(options, memory);
}

/// What is laid out anew asks for more of it, for some turns of the events.
void TextPartsTest::look(const QString& what)
{
    constexpr int settled = 5000; // milliseconds at most
    QTest::qWait(50);
    QStringList faults;
    const auto isWhole = [&] {
        faults = cutTexts(*m_window);
        return faults.isEmpty();
    };
    if (QTest::qWaitFor(isWhole, settled))
        return;
    for (const QString& fault : faults)
        qInfo("%s: %s", qPrintable(what), qPrintable(m_faults.emplace_back(fault)));
}

void TextPartsTest::visitKept()
{
    part<QAction>("kept")->trigger();
    look(QStringLiteral("nothing kept"));
    m_window->navigator().openClause(QStringLiteral("woh-meeples-up-to-two"));
    part<QAction>("bookmark")->trigger();
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
    auto* tabs = part<QTabWidget>("stageTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        look(tabs->tabText(tab));
    }
    part<StageView>("stageView")->goToCases();
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
