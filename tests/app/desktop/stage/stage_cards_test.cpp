// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/shelf_titles.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/timeline.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QAccessible>

#include <map>

// The cards of a module's rules: their pile, the one that is turned up, and its way.
namespace glossator::desktop {

void StageViewTest::cardsLieInTheirPileAndAreTurnedUp()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("msg-message-in-every-round"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const auto& steps = loaded->result.steps;
    int turned = 0;
    for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
        const auto piles = choreographer.resting(step).still.shelf.cardPiles;
        QCOMPARE(piles.size(), std::size_t{1});
        QCOMPARE(piles.front().left, piles.front().up.empty() ? 8 : 7);
        for (const cases::RunEvent& run : steps[static_cast<std::size_t>(step)].events)
            if (const auto* card = std::get_if<engine::CardTurned>(&run.event.what)) {
                turned += card->isUp ? 1 : 0;
                const auto& rules = loaded->result.game->module(card->module);
                if (&run == &steps[static_cast<std::size_t>(step)].events.back())
                    QCOMPARE(piles.front().up, card->isUp ? rules.cardNames()[card->card] : "");
            }
    }
    QVERIFY(turned >= 4);
}

/// Nowhere twice: what flies is neither in the pile nor on its place.
void StageViewTest::aTurnedCardIsBetweenPileAndPlace()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("msg-message-in-every-round"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const Timeline timeline(loaded->result);
    int ups = 0;
    int downs = 0;
    for (int ms = 0; ms <= timeline.length(); ms += 50) {
        const StagePicture picture = choreographer.at(timeline.at(ms));
        const CardPile& pile = picture.still.shelf.cardPiles.at(0);
        QCOMPARE(pile.left + (pile.up.empty() ? 0 : 1) + static_cast<int>(picture.cards.size()), 8);
        for (const CardFlight& flight : picture.cards)
            ++(flight.isUp ? ups : downs);
    }
    QVERIFY(ups > 40 && downs > 40);
}

void StageViewTest::aCardThatIsNotPutBackIsOutOfTheGame()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp10-first-circus-tile"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    QCOMPARE(choreographer.resting(0).still.shelf.cardPiles.at(0).left, 16);
    int left = 16;
    bool wasUp = false;
    const int steps = static_cast<int>(loaded->result.steps.size());
    for (int step = 0; step < steps; ++step) {
        const CardPile pile = choreographer.resting(step).still.shelf.cardPiles.at(0);
        const bool goesBack = loaded->result.steps[static_cast<std::size_t>(step)].backTo.has_value();
        QVERIFY(pile.left <= left || goesBack);
        left = pile.left;
        wasUp = wasUp || !pile.up.empty();
    }
    QVERIFY(wasUp || left < 16);
}

void StageViewTest::cardsAreDrawnAndSaid()
{
    m_view->resize(1280, 800);
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("msg-message-in-every-round")));
    auto* canvas = part<StageCanvas>("stageCanvas");
    const auto lastPart = [canvas] {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(canvas);
        return face->child(face->childCount() - 1)->text(QAccessible::Name);
    };
    QCOMPARE(lastPart(), QStringLiteral("face down: 8"));
    const auto textsOf = [canvas] {
        QSet<QString> texts;
        for (int y = 0; y < canvas->height(); y += 10)
            for (int x = 0; x < canvas->width() / 4; x += 10)
                texts.insert(canvas->textAt(QPointF(x, y)));
        return texts;
    };
    QVERIFY(textsOf().contains(QStringLiteral("face down: 8")));
    const QImage before = canvas->grab().toImage();
    m_view->goToStep(1);
    QVERIFY(!m_view->picture().still.shelf.cardPiles.front().up.empty());
    const QString said = QStringLiteral("face down: 7, face up: message 2");
    QCOMPARE(lastPart(), said);
    QVERIFY(textsOf().contains(said));
    StagePicture bare = m_view->picture();
    const QImage shown = canvas->grab().toImage();
    bare.still.shelf.cardPiles.front().up = {};
    canvas->setPicture(bare);
    const QImage without = canvas->grab().toImage();
    QVERIFY2(without != shown, "the card is drawn");
    for (const bool isUp : {true, false}) {
        bare.cards = {{0, "message 2", isUp, 0.7}};
        canvas->setPicture(bare);
        QVERIFY2(canvas->grab().toImage() != without, "it is drawn on its way");
    }
    QVERIFY(before != shown);
}

void StageViewTest::titlesOfTheShelfStandApart_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("hand and pile") << QStringLiteral("To be placed") << QStringLiteral("Pile");
    QTest::newRow("cards") << QStringLiteral("Face down") << QStringLiteral("message 1");
    QTest::newRow("long ones") << QStringLiteral("Cu fața în jos") << QStringLiteral("depeșa 1");
    QTest::newRow("both ways up") << QStringLiteral("Fața în jos") << QStringLiteral("Fața în sus");
}

/// Both are read, as far as letters that are not too small have room; none vanishes, and none touches the
/// other.
void StageViewTest::titlesOfTheShelfStandApart()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    for (const double text : {1.0, 1.5, 2.0})
        for (const QSizeF size : {QSizeF(860, 560), QSizeF(1130, 370), QSizeF(640, 480)}) {
            const StageLayout layout({QPointF(), size}, {2, {0, 1}, 0, 0, {7, 2}, 58 * text}, text);
            QFont font;
            font.setPixelSize(static_cast<int>(13 * text));
            const ShelfLayout& shelf = layout.shelf();
            const ShelfTitles titles({shelf.handTitle(), first}, {shelf.pileTitle(), second}, font);
            const QFontMetricsF metrics(titles.font());
            const auto endOf = [&](const ShelfTitle& title) {
                return title.room.left() + metrics.horizontalAdvance(title.text);
            };
            QVERIFY(endOf(titles.first()) + metrics.height() / 3 < titles.second().room.left());
            QVERIFY(endOf(titles.second()) <= shelf.pileTitle().right() + 1);
            QVERIFY(metrics.height() >= QFontMetricsF(font).height() * 0.75);
            for (const auto& [title, whole] : {std::pair(titles.first(), first), {titles.second(), second}}) {
                QVERIFY(title.text.startsWith(whole.left(2)));
                const bool isSmall = size.width() < 700 && text > 1;
                QVERIFY(title.text == whole || (isSmall && title.text.endsWith(QStringLiteral("…"))));
            }
        }
}

/// A tent is wider than its spot. With larger text it stands in the line of the title, else below it.
void StageViewTest::theTitleOfThePileKeepsOffWhatStandsBesideIt()
{
    constexpr double leastAir = 6;
    int besideTitle = 0;
    for (const double text : {1.0, 1.5, 2.0})
        for (const int figures : {1, 2}) {
            const StageLayout layout({0, 0, 860, 560}, {2, {0, 0, figures}, 0, 0, {7, 2}, 58 * text}, text);
            const ShelfLayout& shelf = layout.shelf();
            QVERIFY(shelf.hasTitles());
            const QRectF last = shelf.figure(figures - 1);
            const bool isBelow = last.top() - shelf.pileTitle().bottom() >= leastAir;
            QVERIFY(isBelow || last.left() - shelf.pileTitle().right() >= leastAir);
            besideTitle += isBelow ? 0 : 1;
        }
    QVERIFY(besideTitle > 0);
}

/// In letters that are not much smaller than the others, in a window of 1280 x 800, any language and any size
/// of text; and something is left for the board.
void StageViewTest::namesOfPlayersAreWhole()
{
    constexpr double smallest = 0.68;
    constexpr double narrowestBoard = 220;
    std::map<int, StageCanvas> canvases; // by letters
    for (const auto& [letters, size] :
         {std::pair(13, QSize(790, 520)), {20, QSize(700, 480)}, {26, QSize(700, 434)}}) {
        StageCanvas& canvas = canvases[letters];
        QFont font = canvas.font();
        font.setPixelSize(letters);
        canvas.setFont(font);
        canvas.resize(size);
        (void)canvas.grab(); // it hears of its size
    }
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        const StageNeeds needs = choreographer.needs();
        const QRectF bounds = choreographer.bounds();
        for (auto& [letters, canvas] : canvases)
            for (const char* longest : {"Yellow", "Albastru", "El Vermell"}) {
                canvas.setTable(bounds, QStringList(needs.players, QLatin1String(longest)), needs);
                const StageLayout& layout = canvas.layout();
                QFont font = canvas.font();
                font.setPixelSize(static_cast<int>(letters * layout.nameLetters()));
                font.setWeight(QFont::DemiBold);
                const double room = layout.playerName(0).width() - needs.tokens * layout.tokenWidth();
                const QString told =
                    QStringLiteral("%1 in %2, letters of %3").arg(longest, info.id).arg(letters);
                QVERIFY2(QFontMetricsF(font).horizontalAdvance(longest) <= room, qPrintable(told));
                QVERIFY2(layout.nameLetters() >= smallest, qPrintable(told));
                QVERIFY2(layout.board().width() >= narrowestBoard, qPrintable(told));
            }
    }
}

void StageViewTest::withoutCardsThereIsNoPile()
{
    openRoad();
    QVERIFY(m_view->picture().still.shelf.cardPiles.empty());
    const QAccessibleInterface* face =
        QAccessible::queryAccessibleInterface(part<StageCanvas>("stageCanvas"));
    QVERIFY(face->childCount() > 0);
    for (int i = 0; i < face->childCount(); ++i)
        QVERIFY(!face->child(i)->text(QAccessible::Name).contains(QStringLiteral("face down")));
}

/// Afterwards the card of who decides is marked again.
void StageViewTest::aRefusedPlayerIsMarkedUntilTheStepIsDone()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("woh-three-players-one-too-short"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const auto marked = [](const StagePicture& picture) {
        std::vector<int> seats;
        for (const PlayerCard& card : picture.still.cards)
            if (card.decides)
                seats.push_back(card.seat);
        return seats;
    };
    int refusals = 0;
    for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
        const cases::RunStep& run = loaded->result.steps[static_cast<std::size_t>(step)];
        const std::vector<int> deciding{run.state.decision.who};
        for (int i = 0; i < static_cast<int>(run.events.size()); ++i)
            if (const auto* refused =
                    std::get_if<engine::Refused>(&run.events[static_cast<std::size_t>(i)].event.what)) {
                ++refusals;
                QVERIFY(refused->option.player != run.state.decision.who);
                QCOMPARE(marked(choreographer.at({step, BeatKind::Event, i, 1.0})),
                         std::vector<int>{refused->option.player});
                QCOMPARE(marked(choreographer.resting(step)), deciding);
            }
    }
    QCOMPARE(refusals, 1);
}

/// As low as the tile beside them, or in the line of a title: not between the two.
void StageViewTest::figuresOfNobodyStandInLine()
{
    QFETCH(QSizeF, size);
    QFETCH(double, text);
    QFETCH(int, mostPlayers);
    int inLine = 0;
    int below = 0;
    for (int players = 2; players <= mostPlayers; ++players) {
        const StageLayout layout({QPointF(), size}, {players, {0, 0, 1}}, text);
        const ShelfLayout& shelf = layout.shelf();
        const bool isBelowPile = shelf.pileCount().top() > shelf.pile().bottom();
        if (!isBelowPile)
            continue; // the number is beside it, and leaves no room
        const bool isInTitle = shelf.figure(0).top() == shelf.handTitle().top();
        const bool hasRoom = layout.shelfRect().right() - shelf.pileCount().right() > 30;
        QVERIFY(shelf.figure(0).bottom() == shelf.hand().bottom() || (isInTitle && !hasRoom));
        inLine += isInTitle ? 0 : 1;
        ++below;
        QVERIFY(!shelf.figure(0).intersects(shelf.pileCount()));
    }
    QVERIFY(inLine > 0 || below == 0 || text > 1 || size.width() < 600);
}

} // namespace glossator::desktop
