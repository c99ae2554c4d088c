// SPDX-License-Identifier: GPL-3.0-or-later
// Links as people write them, what they lead to, and what is said of those that lead nowhere.
#include "app/desktop/links/errand.h"
#include "app/desktop/links/link_finder.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/model/pairs/named_pairs.h"
#include "tests/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class LinkTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_window.reset(); }
    void isReadAndWritten_data();
    void isReadAndWritten();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void leadsWhereItSays_data();
    void leadsWhereItSays();
    void saysWhatIsNear_data();
    void saysWhatIsNear();
    void namesPagesByWords();
    void halfAPairLeadsToItsHalf();
    void namesPairsByWords_data();
    void namesPairsByWords();
    void errandsSurviveTheWay();
    void theWindowOpensAndCopiesThem();
    void theWindowSaysWhatIsNear();
    void theNoticeEndsWithTheNextSearch();
    void whatIsCopiedOnThePageIsTold();
    void aSettledClauseIsNotAskedAbout();
    void theWindowTakesWhatIsHandedOver();
    void whatWasFoundIsCopiedWithItsLink();

private:
    void open(const QString& link);
    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::optional<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void LinkTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

void LinkTest::open(const QString& link)
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.link = link;
    options.language = Language::En;
    m_window = std::make_unique<MainWindow>(options, Memory());
    m_window->show();
}

void LinkTest::isReadAndWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain"); ///< how we write it
    QTest::addRow("clause") << "glossator:clause/base-city-score"
                            << "";
    QTest::addRow("step of a case") << "glossator:case/abbot-new-game#3"
                                    << "";
    QTest::addRow("tile") << "glossator:tile/base:A"
                          << "";
    QTest::addRow("pair") << "glossator:pair/abbot/term:fairy"
                          << "";
    QTest::addRow("half a pair") << "glossator:pair/abbot"
                                 << "glossator:pair/abbot/";
    QTest::addRow("order") << "glossator:order"
                           << "";
    QTest::addRow("step of a turn") << "glossator:order/draw"
                                    << "";
    QTest::addRow("as a browser writes it") << "Glossator://clause/base-city-score/"
                                            << "glossator:clause/base-city-score";
    QTest::addRow("with a blank") << " glossator:pair/The%20Tower/abbot "
                                  << "glossator:pair/The%20Tower/abbot";
    QTest::addRow("diacritics") << QString::fromUtf8("glossator:pair/zână/abbot")
                                << "glossator:pair/z%C3%A2n%C4%83/abbot";
}

void LinkTest::isReadAndWritten()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    const auto link = Link::fromString(text);
    QVERIFY2(link, link ? "" : qPrintable(link.error()));
    QString written = link->toString();
    if (link->kind == LinkKind::Pair && !plain.isEmpty() && plain.endsWith(u'/'))
        written += u'/';
    QCOMPARE(written, plain.isEmpty() ? text : plain);
}

void LinkTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addRow("another scheme") << "https://example.org"
                                    << "is not a link of Glossator";
    QTest::addRow("nothing") << ""
                             << "is not a link of Glossator";
    QTest::addRow("kind mistyped") << "glossator:claus/base-city-score"
                                   << "did you mean glossator:clause/base-city-score?";
    QTest::addRow("unknown kind") << "glossator:weather/today"
                                  << "cannot lead to “weather”";
    QTest::addRow("no clause") << "glossator:clause/"
                               << "does not say where to";
    QTest::addRow("only the scheme") << "glossator:"
                                     << "The link glossator: does not say where to";
    QTest::addRow("no step") << "glossator:case/abbot-new-game#two"
                             << "a number, as in glossator:case/abbot-new-game#2";
    QTest::addRow("step below") << "glossator:case/abbot-new-game#-1"
                                << "a number, as in glossator:case/abbot-new-game#2";
    QTest::addRow("no pair") << "glossator:pair/"
                             << "one looks like glossator:pair/fairy/abbot";
}

void LinkTest::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    const auto link = Link::fromString(text);
    QVERIFY(!link);
    QVERIFY2(link.error().contains(said), qPrintable(link.error()));
}

void LinkTest::leadsWhereItSays_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"glossator:clause/base-city-score", "glossator:case/abbot-new-game",
                             "glossator:tile/base:A", "glossator:pair/exp:abbot/term:fairy",
                             "glossator:order", "glossator:page/wonders-of-humanity", "glossator:term/fairy"})
        QTest::addRow("%s", text) << text;
}

void LinkTest::leadsWhereItSays()
{
    QFETCH(QString, text);
    const auto link = LinkFinder(*m_library).find(text);
    QVERIFY2(link, link ? "" : qPrintable(link.error().toPlainText()));
    QCOMPARE(link->toString(), text);
}

void LinkTest::saysWhatIsNear_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("near");
    QTest::addColumn<QString>("name");
    QTest::addRow("clause") << "glossator:clause/base-city-scores"
                            << "glossator:clause/base-city-score"
                            << "A finished city scores 2 points for each of its tiles (Base game)";
    QTest::addRow("nothing but its box") << "glossator:clause/wonders-99"
                                         << "glossator:clause/woh-"
                                         << "";
    QTest::addRow("box and word") << "glossator:clause/woh-stonehnge-99"
                                  << "glossator:clause/woh-stonehenge-"
                                  << "";
    QTest::addRow("case") << "glossator:case/abbot-newgame"
                          << "glossator:case/abbot-new-game"
                          << "A game with abbots begins";
    QTest::addRow("tile") << "glossator:tile/base:AA"
                          << "glossator:tile/base:A"
                          << "Tile A (Base game)";
    QTest::addRow("pair") << "glossator:pair/abot/term:fairy"
                          << "glossator:pair/exp:abbot/term:fairy"
                          << "The Abbot + fairy";
    QTest::addRow("marked") << "glossator:pair/fairy/exp:abot"
                            << "glossator:pair/term:fairy/exp:abbot"
                            << "fairy + The Abbot";
    QTest::addRow("page") << "glossator:page/wunders-of-humanity"
                          << "glossator:page/wonders-of-humanity"
                          << "The Wonders of Humanity";
    QTest::addRow("no word of a clause") << "glossator:clause/nonsense"
                                         << "glossator:clause/"
                                         << "";
    QTest::addRow("no word of a case") << "glossator:case/nonsense"
                                       << "glossator:case/"
                                       << "";
    QTest::addRow("no word of a page") << "glossator:page/zzz"
                                       << "glossator:page/"
                                       << "";
    QTest::addRow("term") << "glossator:term/fary"
                          << "glossator:term/fairy"
                          << "fairy";
}

/// In words; the way there is written where it cannot be followed by a click.
void LinkTest::saysWhatIsNear()
{
    QFETCH(QString, text);
    QFETCH(QString, near);
    QFETCH(QString, name);
    const auto link = LinkFinder(*m_library).find(text);
    QVERIFY(!link);
    QVERIFY2(link.error().toPlainText().contains(near), qPrintable(link.error().toPlainText()));
    const QRegularExpression shown(
        QStringLiteral("href=\"%1%3\"[^>]*>%2</a>")
            .arg(QRegularExpression::escape(near),
                 name.isEmpty() ? QStringLiteral("[^<]+") : QRegularExpression::escape(name),
                 name.isEmpty() ? QStringLiteral("[^\"]+") : QString()));
    const QString html = link.error().toHtml(Qt::red);
    QVERIFY2(shown.match(html).hasMatch(), qPrintable(html));
}

void LinkTest::namesPagesByWords()
{
    for (const char* name : {"wonders", "WOH", "The Wonders of Humanity"}) {
        const auto link = LinkFinder(*m_library).find(Link{LinkKind::Page, QString::fromLatin1(name), 0});
        QVERIFY2(link && link->id == QLatin1String("wonders-of-humanity"), name);
    }
}

/// Of two names one may be wrong; the other is not asked for again.
void LinkTest::halfAPairLeadsToItsHalf()
{
    const auto link = LinkFinder(*m_library).find(QStringLiteral("glossator:pair/zana/qqqqqq"));
    QVERIFY(!link);
    QVERIFY(link.error().part && link.error().part->id == QLatin1String("term:fairy/"));
    const auto nothing = LinkFinder(*m_library).find(QStringLiteral("glossator:pair/qqqqqq/qqqqqq"));
    QVERIFY(!nothing && !nothing.error().part);
}

void LinkTest::namesPairsByWords_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("id");
    for (const support::NamedPair& pair : support::readNamedPairs()) {
        const bool isKnown = !pair.oneId.isEmpty() && !pair.otherId.isEmpty();
        QTest::addRow("%s / %s", qPrintable(pair.one), qPrintable(pair.other))
            << pair.one + u'/' + pair.other << (isKnown ? pair.oneId + u'/' + pair.otherId : QString());
    }
    QTest::addRow("half") << "WOH/"
                          << "exp:wonders-of-humanity/";
    QTest::addRow("as once written") << "wonders-of-humanity/term:fairy"
                                     << "exp:wonders-of-humanity/term:fairy";
}

/// As the command line program reads them: its test uses the same table.
void LinkTest::namesPairsByWords()
{
    QFETCH(QString, names);
    QFETCH(QString, id);
    const auto command = CommandLine::read({QStringLiteral("glossator"), QStringLiteral("--pair"), names});
    QVERIFY(command);
    const Link written{LinkKind::Pair, names, 0};
    for (const QString& link :
         {QStringLiteral("glossator:pair/") + names, written.toString(), command->errand().link}) {
        const auto found = LinkFinder(*m_library).find(link);
        QCOMPARE(found ? found->id : QString(), id);
        const auto again = found ? LinkFinder(*m_library).find(found->toString()) : found;
        QVERIFY(!found || again->id == id);
    }
}

void LinkTest::errandsSurviveTheWay()
{
    const Errand errand{QString::fromUtf8("glossator:pair/zână/x"), {Language::Ca, Language::En}};
    QCOMPARE(Errand::fromMessage(errand.toMessage()), errand);
    QCOMPARE(Errand::fromMessage("rm -rf /\nlanguage xx"), Errand());
    QCOMPARE(Errand::fromMessage({}), Errand());
}

/// What is opened by a link is copied as the same link.
void LinkTest::theWindowOpensAndCopiesThem()
{
    open({});
    for (const char* link : {"glossator:clause/base-city-score", "glossator:case/abbot-new-game",
                             "glossator:case/abbot-new-game#1", "glossator:tile/base:A",
                             "glossator:pair/exp:abbot/term:fairy", "glossator:order/draw"}) {
        m_window->openLink(QString::fromLatin1(link));
        QVERIFY(!part<QWidget>("noticeBar")->isVisible() ||
                part<QLabel>("noticeText")->text().contains("Copied"));
        QGuiApplication::clipboard()->clear();
        part<QAction>("copyLink")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromLatin1(link));
        const QString told = part<QLabel>("noticeText")->text();
        QVERIFY2(told.startsWith(QStringLiteral("Copied the link to “")) && !told.contains(u"glossator:") &&
                     !told.contains(m_window->navigator().here().id),
                 qPrintable(told)); // in words, not by an id
    }
}

void LinkTest::theWindowSaysWhatIsNear()
{
    open(QStringLiteral("glossator:clause/base-city-scores")); // as on the command line
    auto* notice = part<QLabel>("noticeText");
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("There is no clause “base-city-scores”.")));
    emit notice->linkActivated(QStringLiteral("glossator:clause/base-city-score"));
    QVERIFY(!notice->isVisible());
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("base-city-score"));
}

/// Of a clause on the page it is said that it was copied, as of a link.
void LinkTest::whatIsCopiedOnThePageIsTold()
{
    open(QStringLiteral("glossator:clause/base-city-score"));
    auto* page = part<QWidget>("readerView");
    page->setFocus();
    QTest::keyClick(page, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("(base-city-score)")));
    QCOMPARE(part<QLabel>("noticeText")->text(),
             QStringLiteral("Copied: “A finished city scores 2 points for each of its tiles”"));
}

/// A key that has nothing to do says why.
void LinkTest::aSettledClauseIsNotAskedAbout()
{
    open(QStringLiteral("glossator:clause/base-city-score"));
    part<QAction>("decide")->trigger();
    QCOMPARE(part<QLabel>("noticeText")->text(), QStringLiteral("This clause leaves nothing open."));
}

/// What could not be opened is past when something else is looked for.
void LinkTest::theNoticeEndsWithTheNextSearch()
{
    open(QStringLiteral("glossator:clause/base-city-scores"));
    QVERIFY(part<QWidget>("noticeBar")->isVisible());
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("abbot"));
    QVERIFY(!part<QWidget>("noticeBar")->isVisible());
}

void LinkTest::theWindowTakesWhatIsHandedOver()
{
    open({});
    m_window->receive({{QStringLiteral("glossator:tile/base:A")}, {Language::Ro}});
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("base:A"));
    QVERIFY(m_window->memory().interfaceLanguage == Language::Ro);
    m_window->setInterfaceLanguage(Language::En);
}

void LinkTest::whatWasFoundIsCopiedWithItsLink()
{
    open({});
    auto* panel = m_window->findChild<LookupPanel*>();
    panel->lookUp(QStringLiteral("base-city-score"));
    QTRY_VERIFY_WITH_TIMEOUT(panel->isOpen(), patience);
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(
        QGuiApplication::clipboard()->text().endsWith(QStringLiteral("\nglossator:clause/base-city-score")));
    QVERIFY(panel->isOpen());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LinkTest)
#include "link_test.moc"
