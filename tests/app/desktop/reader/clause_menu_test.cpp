// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of a clause offers what there is to do with it, and nothing else.
#include "app/desktop/kept/kept.h"
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_menu.h"
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/term_finder.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class ClauseMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void offersWhatThereIs_data();
    void offersWhatThereIs();
    void asksForWhatIsChosen_data();
    void asksForWhatIsChosen();
    void copiesLinkAndName();
    void offersEachTermOnce();

private:
    [[nodiscard]] std::unique_ptr<ClauseMenu> menuOf(const QString& clause);
    static QAction* action(const ClauseMenu& menu, const QString& name);

    std::optional<Library> m_library;
    notebook::Notebook m_notebook = notebook::Notebook::forgotten();
    Kept m_kept{m_notebook};
};

void ClauseMenuTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

std::unique_ptr<ClauseMenu> ClauseMenuTest::menuOf(const QString& clause)
{
    const auto known = m_library->catalogue.clause(clause);
    auto menu =
        std::make_unique<ClauseMenu>(Page::of(m_library->catalogue, known->expansion), *known, Language::En);
    menu->addKept(m_kept);
    return menu;
}

QAction* ClauseMenuTest::action(const ClauseMenu& menu, const QString& name)
{
    for (QAction* action : menu.actions())
        if (action->text().remove(u'&').startsWith(name))
            return action;
    return nullptr;
}

void ClauseMenuTest::offersWhatThereIs_data()
{
    QTest::addColumn<QString>("clause");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char* clause, const char* name, bool isOffered) {
        QTest::addRow("%s of %s", name, clause) << clause << name << isOffered;
    };
    row("base-city-score", "Copy with source", true);
    row("base-city-score", "Play its case", true);
    row("base-city-score", "Set a bookmark", true);
    row("base-city-score", "How do you play it?", false);
    row("base-city-score", "Which names do you use?", false);
    row("base-city-score", "All about this together", false);
    row("base-city-score", "Remove the note", false);
    row("woh-attach-normal-rules", "Remove the note", true);
    row("woh-attach-normal-rules", "Remove the bookmark", true);
    row("woh-attach-normal-rules", "Set a bookmark", false);
    row("woh-open-placed-last", "How do you play it?", true);
    row("ann-roles-wiki-convention", "Which names do you use?", true);
    row("ann-roles-wiki-convention", "How do you play it?", false);
}

void ClauseMenuTest::offersWhatThereIs()
{
    QFETCH(QString, clause);
    QFETCH(QString, name);
    QFETCH(bool, isOffered);
    const QString kept = QStringLiteral("woh-attach-normal-rules");
    m_kept.writeNote(kept, QStringLiteral("note"));
    if (!m_kept.hasBookmark({notebook::PlaceKind::Clause, kept}))
        m_kept.toggleBookmark({notebook::PlaceKind::Clause, kept});
    QCOMPARE(action(*menuOf(clause), name) != nullptr, isOffered);
}

void ClauseMenuTest::asksForWhatIsChosen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("signal");
    QTest::newRow("copy") << "Copy with source" << QByteArray(SIGNAL(copyRequested()));
    QTest::newRow("bookmark") << "Set a bookmark" << QByteArray(SIGNAL(bookmarkToggled()));
    QTest::newRow("note") << "Note" << QByteArray(SIGNAL(noteRequested()));
    QTest::newRow("decision") << "How do you play it?" << QByteArray(SIGNAL(decisionRequested()));
}

void ClauseMenuTest::asksForWhatIsChosen()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, signal);
    const auto menu = menuOf(QStringLiteral("woh-open-placed-last"));
    QSignalSpy asked(menu.get(), signal.constData());
    QVERIFY(asked.isValid());
    action(*menu, name)->trigger();
    QCOMPARE(asked.size(), 1);
}

void ClauseMenuTest::copiesLinkAndName()
{
    const auto menu = menuOf(QStringLiteral("base-city-score"));
    action(*menu, QStringLiteral("Copy the link"))->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("glossator:clause/base-city-score"));
    action(*menu, QStringLiteral("Copy the name"))->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("base-city-score"));
    QSignalSpy played(menu.get(), &ClauseMenu::caseRequested);
    action(*menu, QStringLiteral("Play its case"))->trigger();
    QCOMPARE(played.front().front().toString(), QStringLiteral("base-city-score"));
}

void ClauseMenuTest::offersEachTermOnce()
{
    TermFinder terms;
    terms.setTerms(&m_library->terms);
    const auto menu = menuOf(QStringLiteral("msg-trigger-active-only"));
    const auto before = menu->actions().size();
    menu->addTerms(terms);
    QVERIFY(menu->actions().size() > before + 1);
    QSignalSpy asked(menu.get(), &ClauseMenu::termRequested);
    QStringList ids;
    for (QAction* term : menu->actions().mid(before + 1)) { // below their heading
        term->trigger();
        ids += asked.back().front().toString();
        const terms::Term* known = m_library->terms.find(ids.back());
        QCOMPARE(term->text(), known->wording(Language::En).preferred);
    }
    QCOMPARE(ids.removeDuplicates(), 0);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ClauseMenuTest)
#include "clause_menu_test.moc"
