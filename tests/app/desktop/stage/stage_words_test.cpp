// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage says of what it shows, and what the keys do where it says so.
#include "app/desktop/look/grown_signs.h"
#include "app/desktop/look/tip_lines.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/cited_menu.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/stage_canvas.h"
#include "model/cases/describe.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QHelpEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

#include <array>

namespace glossator::desktop {

namespace {

const QString finalScoring = QStringLiteral("base-final-scoring");

} // namespace

/// And what it follows from is not opened: the stage would be left.
void StageViewTest::enterOnARowShowsItOnTheBoard()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    const QSignalSpy requested(m_view.get(), &StageView::clauseRequested);
    const int row = rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3"));
    list()->setCurrentIndex(list()->model()->index(row, 0));
    const StagePicture award = m_view->picture();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        m_view->goToStep(road); // the row stays marked, the picture is that of the whole step
        list()->setCurrentIndex(list()->model()->index(row, 0));
        m_view->play();
        m_view->pause();
        QTest::keyClick(list(), key);
        QVERIFY(m_view->picture() == award);
    }
    QCOMPARE(m_view->step(), road);
    QVERIFY(requested.isEmpty());
}

/// Of a step as a whole it is the first one that something in it follows from.
void StageViewTest::aKeyReadsTheClauseOfTheMarkedRow()
{
    openRoad();
    QSignalSpy requested(m_view.get(), &StageView::clauseRequested);
    list()->setCurrentIndex(
        list()->model()->index(rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3")), 0));
    QTest::keyClick(list(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.front().front().toString(), QStringLiteral("base-road-score"));
    const int step = rowOf(StepsModel::RowKind::Step, QStringLiteral("Red ends"));
    list()->setCurrentIndex(list()->model()->index(step, 0));
    QStringList ofStep;
    for (int row = step + 1; ofStep.isEmpty(); ++row)
        ofStep = list()->model()->index(row, 0).data(StepsModel::CitesRole).toStringList();
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(requested.size(), 2);
    QCOMPARE(requested.back().front().toString(), ofStep.front());
}

void StageViewTest::whatACaseProvesIsToldWhole()
{
    QVERIFY(m_view->openCase(QStringLiteral("base-one-tile-three-roles")));
    auto* menu = part<QToolButton>("stageProves")->menu();
    menu->popup({});
    bool isLong = false;
    for (const QAction* action : menu->actions()) {
        QVERIFY2(!action->text().endsWith(u'…'), qPrintable(action->text()));
        const QString words = action->text().replace(u'\n', u' ');
        QVERIFY2(action->toolTip().contains(words.toHtmlEscaped()), qPrintable(action->toolTip()));
        isLong = isLong || action->text().size() > 60;
    }
    QVERIFY2(isLong, "one of them is longer than a headline");
    menu->close();
}

void StageViewTest::aMenuOfClausesIsNoWiderThanTheScreen()
{
    QString endless = QStringLiteral("A clause & its many words ").repeated(40).trimmed();
    growSigns();
    const ClauseNames names([&](const QString&) { return endless; });
    CitedMenu menu(m_view.get());
    menu.fill({QStringLiteral("some-clause")}, names);
    menu.popup({});
    QVERIFY(menu.width() <= menu.screen()->availableGeometry().width());
    QAction* action = menu.actions().constFirst();
    const QString shown = action->text().replace(QLatin1String("&&"), QLatin1String("&"));
    QVERIFY(shown.count(u'\n') > 0);
    QCOMPARE(QString(shown).replace(u'\n', u' '), endless);
    const QRect place = menu.actionGeometry(action);
    const QSize needed = QFontMetrics(menu.font()).size(0, shown);
    QVERIFY2(place.width() > needed.width() && place.height() > needed.height(), "none of it is cut");
}

/// What follows from another choice has nobody's words: each event is told while it is shown.
void StageViewTest::theCaptionTellsWhatIsShown()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(finalScoring));
    m_view->goToStep(1);
    choose(optionRow(OptionsModel::RowKind::Other));
    QVERIFY(m_view->isAside());
    const QString choice = list()->currentIndex().data().toString();
    int awards = 0;
    for (int row = list()->currentIndex().row() + 1; row < list()->model()->rowCount(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        list()->setCurrentIndex(index);
        const QString told = index.data().toString();
        const QString described = part<QWidget>("stageCanvas")->accessibleDescription();
        if (!index.data(StepsModel::QuietRole).toBool()) {
            QCOMPARE(caption(), typographic(told));
            QVERIFY(described.contains(told));
        }
        QVERIFY(!caption().isEmpty());
        QVERIFY2(typographic(described).contains(caption()), qPrintable(described));
        awards += told.contains(QLatin1String(" scores ")) ? 1 : 0;
    }
    QVERIFY(awards > 1);
    QVERIFY(caption() != choice);
}

/// Who wrote it meant it to be read while all of that happens.
void StageViewTest::theCaptionOfTheCaseIsForAllOfItsStep()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    list()->setCurrentIndex(
        list()->model()->index(rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3")), 0));
    QCOMPARE(caption(), QStringLiteral("The road is scored."));
}

void StageViewTest::atTheEndTheCaptionTellsIt()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(finalScoring));
    m_view->goToStep(1);
    choose(optionRow(OptionsModel::RowKind::Other));
    const QString choice = list()->currentIndex().data().toString();
    QVERIFY2(caption().startsWith(choice) && caption().contains(QLatin1String("The game is over")),
             qPrintable(caption()));
}

/// It would be with an empty list, and do nothing.
void StageViewTest::whereNothingIsToChooseTheBoardHasTheKeyboard()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(finalScoring));
    m_view->goToStep(1);
    auto* options = part<QListView>("stageOptions");
    options->setFocus();
    QVERIFY(options->hasFocus());
    m_view->goToEnd();
    QCOMPARE(options->model()->rowCount(), 0);
    QVERIFY(part<QWidget>("stageCanvas")->hasFocus());
    list()->setFocus();
    m_view->goToStep(1);
    m_view->goToEnd();
    QVERIFY2(list()->hasFocus(), "where it is with something it stays");
}

/// An answer by itself, such as "action", says nothing of what it answers.
void StageViewTest::anAnswerIsToldWithWhatItAnswers()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("ann-extra-turn-after-round-four"));
    QVERIFY(loaded);
    const wording::PhraseWording wording(&m_tiles);
    StepsModel steps;
    steps.setResult(&loaded->result, wording, {});
    int answers = 0;
    for (int step = 1; step < static_cast<int>(loaded->result.steps.size()); ++step) {
        const auto& option = loaded->result.steps[static_cast<std::size_t>(step)].option;
        if (!option || option->action != engine::Action::PickAnswer)
            continue;
        ++answers;
        const cases::Describer describer(loaded->result);
        const QString question = wording.sentence(
            describer.decision(loaded->result.steps[static_cast<std::size_t>(step) - 1].state));
        const QString caption = steps.index(steps.rowAt({step, BeatKind::Rest, 0, 0})).data().toString();
        QVERIFY2(caption.startsWith(question) && caption.size() > question.size(), qPrintable(caption));
    }
    QVERIFY(answers > 2);
}

QString StageViewTest::textOfSteps() const
{
    QStringList rows;
    const QAbstractItemModel* steps = list()->model();
    for (int row = 0; row < steps->rowCount(); ++row)
        rows += steps->index(row, 0).data().toString();
    return rows.join(u'\n');
}

void StageViewTest::stepsSayHowATileIsTurned()
{
    QVERIFY(m_view->openCase(QStringLiteral("exp9-flock-grows-and-comes-home")));
    const QString all = textOfSteps();
    QVERIFY2(all.contains(QStringLiteral("column 1, row 1, 2 quarter turn")), qPrintable(all));
    QVERIFY2(m_view->caseText().contains(QStringLiteral("2 quarter turn")), qPrintable(m_view->caseText()));
    QVERIFY(!all.contains(QStringLiteral("0 quarter")));
}

void StageViewTest::whoPicksThemselvesIsNotNamedTwice()
{
    using cases::Phrase;
    const wording::PhraseWording wording(&m_tiles);
    const auto picked = [&](const char* whom) {
        return wording.say(Phrase::of(
            cases::PhraseId::Chosen,
            {Phrase::text("Red"), Phrase::of(cases::PhraseId::OptionPickPlayer, {Phrase::text(whom)})}));
    };
    QCOMPARE(picked("Red"), QStringLiteral("Red picks themselves"));
    QCOMPARE(picked("Blue"), QStringLiteral("Red picks Blue"));
}

/// And not what the base game says of meeples.
void StageViewTest::theClauseOfTheBoxTellsWhyNot()
{
    QVERIFY(m_view->openCase(QStringLiteral("exp10-acrobats-build-a-pyramid")));
    const QString all = textOfSteps();
    QVERIFY2(all.contains(QStringLiteral("Only normal meeples become acrobats")), qPrintable(all));
    QVERIFY2(!all.contains(QStringLiteral("After placing the tile")), qPrintable(all));
}

/// How two boxes meet says more than what either of them says of itself.
void StageViewTest::theClauseAboutTwoBoxesTellsWhyNot()
{
    const std::array told{
        std::pair("woh-fairy-not-second-meeple",
                  "Not available. The fairy cannot be assigned to a marker meeple"),
        std::pair("exp3-fairy-in-a-double-turn",
                  "Not available. Builder and pig are not meeples, so the fairy is not assigned to them")};
    for (const auto& [id, words] : told) {
        QVERIFY(m_view->openCase(QLatin1String(id), 0));
        QStringList said;
        for (int step = 0; step < m_view->stepCount(); ++step) {
            m_view->goToStep(step);
            for (const pictures::BoardLabel& label : m_view->picture().still.board.labels)
                said += label.text;
        }
        QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said.join(u'\n')));
    }
}

/// However much there is to be said of what lies there.
void StageViewTest::tipsOfTheBoardAreInLines()
{
    QVERIFY(m_view->openCase(finalScoring));
    m_view->goToStep(1);
    auto* canvas = part<StageCanvas>("stageCanvas");
    QPoint longest;
    for (int y = 0; y < canvas->height(); y += 10)
        for (int x = 0; x < canvas->width(); x += 10)
            if (canvas->textAt(QPointF(x, y)).size() > canvas->textAt(longest).size())
                longest = {x, y};
    QVERIFY(canvas->textAt(longest).size() > longestTipLine);
    QHelpEvent asked(QEvent::ToolTip, longest, canvas->mapToGlobal(longest));
    QCoreApplication::sendEvent(canvas, &asked);
    QVERIFY(QToolTip::text().contains(u'\n'));
    for (const QString& line : QToolTip::text().split(u'\n'))
        QVERIFY2(line.size() <= longestTipLine, qPrintable(line));
    QToolTip::hideText();
}

} // namespace glossator::desktop
