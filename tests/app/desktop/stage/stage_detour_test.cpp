// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/options_model.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/label_painter.h"
#include "model/catalogue/links.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QToolButton>

// Another choice than the case's: what the engine makes of it, how it is marked, and the way back.
namespace glossator::desktop {

int StageViewTest::optionRow(OptionsModel::RowKind kind) const
{
    const QAbstractItemModel* options = part<QListView>("stageOptions")->model();
    for (int row = 0; row < options->rowCount(); ++row)
        if (options->index(row, 0).data(OptionsModel::KindRole).toInt() == static_cast<int>(kind))
            return row;
    return -1;
}

void StageViewTest::choose(int row)
{
    auto* options = part<QListView>("stageOptions");
    QVERIFY(row >= 0);
    options->setCurrentIndex(options->model()->index(row, 0));
    QTest::mouseClick(part<QPushButton>("stageTry"), Qt::LeftButton);
}

void StageViewTest::anotherChoiceIsPlayedAndMarked()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2); // Red may place a meeple; the case passes
    const StagePicture ofCase = m_view->picture();
    choose(optionRow(OptionsModel::RowKind::Other));
    QVERIFY(m_view->isAside());
    QVERIFY(part<QListView>("stageOptions")->hasFocus()); // from where Escape leads back
    QCOMPARE(m_view->step(), 3);
    QCOMPARE(m_view->stepCount(), 4);
    QCOMPARE(m_view->place(), (StagePlace{QStringLiteral("road"), 2}));
    QVERIFY(part<QWidget>("stageDetour")->isVisible());
    QVERIFY(!part<QWidget>("stageTitle")->isVisible());
    QVERIFY(rowOf(StepsModel::RowKind::Leaving, QString()) > 0);
    QVERIFY(rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3")) > 0);
    const QModelIndex last = list()->model()->index(list()->model()->rowCount() - 1, 0);
    QVERIFY(last.data(StepsModel::AsideRole).toBool());
    QVERIFY(!list()->model()->index(0, 0).data(StepsModel::AsideRole).toBool());

    part<QWidget>("stageCanvas")->setFocus(); // with the options it would try the current one again
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_Escape);
    QVERIFY(!m_view->isAside());
    QCOMPARE(m_view->step(), 2);
    QCOMPARE(m_view->stepCount(), road + 1);
    QVERIFY(m_view->picture() == ofCase);
    QVERIFY(part<QWidget>("stageTitle")->isVisible());
}

/// And the numbers of its columns and rows.
void StageViewTest::theFrameOfAnotherChoiceLeavesTheBoardFree()
{
    openRoad();
    auto* canvas = part<StageCanvas>("stageCanvas");
    const auto board = [canvas] {
        const QRect room = canvas->layout().board().toRect().adjusted(1, 1, -1, -1);
        return std::pair(canvas->grab().toImage(), canvas->grab(room).toImage());
    };
    const auto before = board();
    canvas->setAside(true);
    const auto aside = board();
    QVERIFY(aside.first != before.first);
    QCOMPARE(aside.second, before.second);
}

void StageViewTest::furtherChoicesCanBeMade()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2);
    choose(optionRow(OptionsModel::RowKind::Other));
    choose(optionRow(OptionsModel::RowKind::Other));
    QCOMPARE(m_view->step(), 4);
    QCOMPARE(m_view->place().step, 2);
    m_view->goToStep(1);
    QVERIFY(m_view->isAside());
    QTest::mouseClick(part<QToolButton>("stageReturn"), Qt::LeftButton);
    QVERIFY(!m_view->isAside());
    QCOMPARE(m_view->step(), 1);
}

void StageViewTest::theChoiceOfTheCaseStaysWithIt()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2);
    choose(optionRow(OptionsModel::RowKind::Case));
    QVERIFY(!m_view->isAside());
    QCOMPARE(m_view->step(), 3);
}

/// From where the next one is a key away; the board is that of the case again if the keyboard is with it.
void StageViewTest::theChoiceThatLeftTheCaseStaysCurrent()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2);
    const StagePicture ofCase = m_view->picture();
    const int row = optionRow(OptionsModel::RowKind::Refused);
    choose(row);
    choose(optionRow(OptionsModel::RowKind::Other)); // and another one after it
    part<QWidget>("stageCanvas")->setFocus();
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_Escape);
    QCOMPARE(m_view->step(), 2);
    QCOMPARE(part<QListView>("stageOptions")->currentIndex().row(), row);
    QVERIFY(m_view->picture() == ofCase);
    m_view->stepBack();
    QCOMPARE(part<QListView>("stageOptions")->currentIndex().row(), optionRow(OptionsModel::RowKind::Case));
}

/// Where the keyboard stayed with it, the board shows again what it would bring.
void StageViewTest::theChoiceThatLeftTheCaseIsTriedAgain()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->goToStep(2);
    auto* options = part<QListView>("stageOptions");
    const int row = optionRow(OptionsModel::RowKind::Other);
    options->setFocus();
    options->setCurrentIndex(options->model()->index(row, 0));
    const StagePicture tried = m_view->picture();
    choose(row);
    QVERIFY(m_view->isAside() && options->hasFocus());
    QTest::keyClick(options, Qt::Key_Escape);
    QVERIFY(!m_view->isAside() && options->hasFocus());
    QCOMPARE(options->currentIndex().row(), row);
    QVERIFY(m_view->picture() == tried);
}

/// Also from the button, which goes out with the decision.
void StageViewTest::escapeFromTheButtonStaysOnTheStage()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    int tries = 0;
    auto* button = part<QPushButton>("stageTry");
    for (int step = 1; step < road; ++step) {
        m_view->goToStep(step);
        const int row = optionRow(OptionsModel::RowKind::Other);
        if (row < 0)
            continue;
        choose(row);
        if (!button->isVisible() || !button->isEnabled())
            continue;
        ++tries;
        button->setFocus();
        QVERIFY(button->hasFocus());
        QTest::keyClick(button, Qt::Key_Escape);
        QVERIFY(!m_view->isAside());
        QVERIFY2(m_view->isAncestorOf(QApplication::focusWidget()), qPrintable(QString::number(step)));
        QVERIFY(QApplication::focusWidget()->isVisible());
    }
    QVERIFY(tries > 0);
}

/// What the board previews is marked in the list, also when the keyboard has only just come there.
void StageViewTest::theOptionThatIsPreviewedIsMarked()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2);
    auto* options = part<QListView>("stageOptions");
    options->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(options->currentIndex().isValid());
    QVERIFY(options->selectionModel()->isSelected(options->currentIndex()));
}

void StageViewTest::refusedOptionsShowWhereAndWhy()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(2);
    auto* options = part<QListView>("stageOptions");
    const QModelIndex index = options->model()->index(optionRow(OptionsModel::RowKind::Refused), 0);
    QVERIFY(index.isValid());
    QVERIFY(!index.data(OptionsModel::CitesRole).toStringList().isEmpty());
    options->setCurrentIndex(index);
    const pictures::BoardScene& board = m_view->picture().still.board;
    QVERIFY(!board.labels.empty());
    QCOMPARE(board.labels.back().text, index.data(OptionsModel::ReasonRole).toString());
    choose(index.row());
    QVERIFY(m_view->isAside());
    QVERIFY(rowOf(StepsModel::RowKind::Event, QStringLiteral("Red cannot place")) > 0);
    m_view->returnToCase();
    QCOMPARE(m_view->step(), 2);
}

/// "Not available" says nothing; the clause that forbids it tells when it would be.
void StageViewTest::whatIsNotAvailableIsExplained()
{
    QVERIFY(m_view->openCase(QStringLiteral("ann-monastery-with-seven-neighbours"), 0));
    QStringList reasons;
    for (int step = 0; step < m_view->stepCount(); ++step) {
        m_view->goToStep(step);
        const auto* model = part<QListView>("stageOptions")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            reasons += model->index(row, 0).data(OptionsModel::ReasonRole).toString();
    }
    reasons = reasons.filter(QStringLiteral("Not available"));
    QVERIFY(!reasons.isEmpty());
    const auto clause = m_catalogue->clause(QStringLiteral("ann-arrow-place-not-complete"));
    const QString text = catalogue::plainText(clause->text.textOrSource(catalogue::Language::En));
    QVERIFY2(!reasons.filter(text).isEmpty(), qPrintable(reasons.join(u'\n')));
}

void StageViewTest::whatIsNotAvailableIsExplainedOnTheBoard()
{
    QVERIFY(m_view->openCase(QStringLiteral("exp4-builder-and-pig-are-safe"), 0));
    QStringList said;
    auto* options = part<QListView>("stageOptions");
    for (int step = 0; step < m_view->stepCount(); ++step) {
        m_view->goToStep(step);
        for (int row = 0; row < options->model()->rowCount(); ++row) {
            options->setCurrentIndex(options->model()->index(row, 0));
            for (const pictures::BoardLabel& label : m_view->picture().still.board.labels)
                said += label.text;
        }
    }
    QVERIFY2(said.contains(QStringLiteral("Not available. Only meeples are captured")),
             qPrintable(said.join(u'\n')));
}

/// Of what has no place on the board it is told where there is nothing else, and in few words.
void StageViewTest::aRefusalLeavesCardsAndTilesFree()
{
    QVERIFY(m_view->openCase(QStringLiteral("abbot-taken-back"), 0));
    const auto* canvas = part<StageCanvas>("stageCanvas");
    QStringList said;
    for (int step = 0; step < m_view->stepCount(); ++step) {
        m_view->goToStep(step);
        QVERIFY(m_view->picture().labels.empty());
        const pictures::BoardScene& board = m_view->picture().still.board;
        const QRectF tiles = pictures::BoardPicture::boundsOf(board);
        const pictures::BoardView view = canvas->view();
        const pictures::LabelPainter painter(pictures::paletteOf(pictures::Printing::Parchment),
                                             canvas->font());
        const std::vector<QPointF> centres = painter.spread(board, view);
        for (std::size_t i = 0; i < board.labels.size(); ++i) {
            if (board.labels[i].kind != pictures::LabelKind::Refusal)
                continue;
            said += board.labels[i].text;
            const QRectF plate = painter.boundsOf(board.labels[i], centres[i], view.squareSize);
            QVERIFY(canvas->layout().board().adjusted(-1, -1, 1, 1).contains(plate));
            QVERIFY(
                !plate.intersects(QRectF(view.toView(tiles.topLeft()), view.toView(tiles.bottomRight()))));
        }
    }
    QCOMPARE(said, QStringList{QStringLiteral("Not available")});
}

/// It is while the keyboard is with the options, the button below them among these.
void StageViewTest::theOptionOfAListThatWasLeftIsNotShown()
{
    openRoad();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->goToStep(2);
    const StagePicture resting = m_view->picture();
    auto* options = part<QListView>("stageOptions");
    auto* canvas = part<QWidget>("stageCanvas");
    options->setFocus();
    options->setCurrentIndex(options->model()->index(0, 0));
    const StagePicture tried = m_view->picture();
    QVERIFY(tried != resting);
    part<QWidget>("stageTry")->setFocus();
    QVERIFY(m_view->picture() == tried);
    canvas->setFocus();
    QVERIFY(m_view->picture() == resting);
    options->setFocus();
    QVERIFY(m_view->picture() == tried);
    canvas->setFocus();
    emit options->entered(options->model()->index(0, 0)); // the mouse looks at it, and goes
    QVERIFY(m_view->picture() == tried);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(options->viewport(), &leave);
    QVERIFY(m_view->picture() == resting);
}

/// What just happened is seen until somebody comes to an option again; the pointer only passes over the list.
void StageViewTest::theOptionThatStandsReadyIsNotShown()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->goToStep(2);
    auto* options = part<QListView>("stageOptions");
    options->setFocus();
    m_view->goToStep(1);
    QVERIFY(options->hasFocus() && options->currentIndex().isValid());
    const StagePicture resting = m_view->picture();
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(options->viewport(), &leave);
    QVERIFY(m_view->picture() == resting);
    QTest::keyClick(options, Qt::Key_Down);
    QVERIFY(m_view->picture() != resting);
}

void StageViewTest::whatStandsReadyAfterAChoiceIsShown_data()
{
    QTest::addColumn<bool>("hasMotion");
    QTest::newRow("at once") << false;
    QTest::newRow("after it is played") << true;
}

/// At the decision that follows from it; else the first option would be seen last. What the board says of
/// what was chosen is read first, though.
void StageViewTest::whatStandsReadyAfterAChoiceIsShown()
{
    QFETCH(const bool, hasMotion);
    m_view->setPace(notebook::Pace{8.0, hasMotion});
    openRoad();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    auto* options = part<QListView>("stageOptions");
    const auto chooseFrom = [&](int step, OptionsModel::RowKind kind) {
        m_view->goToStep(step);
        options->setFocus();
        options->setCurrentIndex(options->model()->index(optionRow(kind), 0));
        QTest::keyClick(options, Qt::Key_Return);
        QTRY_COMPARE(m_view->step(), step + 1);
        QTRY_VERIFY(!m_view->isPlaying());
    };
    chooseFrom(0, OptionsModel::RowKind::Other);
    QVERIFY(m_view->isAside() && options->hasFocus() && options->currentIndex().isValid());
    const StagePicture shown = m_view->picture();
    const QModelIndex ready = options->currentIndex();
    QTest::keyClick(options, Qt::Key_Down);
    QVERIFY(options->currentIndex() != ready && m_view->picture() != shown);
    QTest::keyClick(options, Qt::Key_Up);
    QVERIFY(options->currentIndex() == ready && m_view->picture() == shown);
    openRoad(); // and after the choice of the case
    chooseFrom(1, OptionsModel::RowKind::Case);
    QVERIFY(!m_view->isAside() && options->hasFocus() && options->currentIndex().isValid());
    const StagePicture arrived = m_view->picture();
    QTest::keyClick(options, Qt::Key_Down);
    QTest::keyClick(options, Qt::Key_Up);
    QVERIFY(m_view->picture() == arrived);
    openRoad();
    chooseFrom(0, OptionsModel::RowKind::Refused);
    QCOMPARE(m_view->picture().still.board.labels.size(), 1);
    QCOMPARE(m_view->picture().still.board.labels.front().kind, pictures::LabelKind::Refusal);
}

void StageViewTest::optionsThatDoTheSameStandTogether()
{
    openRoad();
    m_view->goToStep(2);
    const auto* model = part<QListView>("stageOptions")->model();
    QStringList begun;
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, 0).data(OptionsModel::BeginsRole).toBool())
            begun += model->index(row, 0).data().toString();
    QCOMPARE(begun.size(), 2);
    QCOMPARE(begun.front(), QStringLiteral("Pass"));
    QCOMPARE(model->index(optionRow(OptionsModel::RowKind::Refused), 0).data().toString(), begun.back());
    QVERIFY(!model->index(0, 0).data(OptionsModel::BeginsRole).toBool());
}

void StageViewTest::optionsArePickedOnTheBoard()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    auto* options = part<QListView>("stageOptions");
    const int before = options->currentIndex().row();
    auto* canvas = part<QWidget>("stageCanvas");
    for (int x = canvas->width() - 1; x > 0 && options->currentIndex().row() == before; x -= 20)
        for (int y = 0; y < canvas->height() && options->currentIndex().row() == before; y += 20)
            QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(x, y));
    QVERIFY(options->currentIndex().row() != before);
    QVERIFY(m_view->picture().still.board.tiles.back().opacity < 1.0);
}

} // namespace glossator::desktop
