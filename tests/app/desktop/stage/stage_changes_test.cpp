// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage shows when something else changes around it: its size, text and language, the case and the
// catalogue that it is of.
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/timeline.h"
#include "app/desktop/stage/transport_bar.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QToolButton>

namespace glossator::desktop {

namespace {

const QString tikalCase = QStringLiteral("woh-tikal-two-cities-in-one-turn");

} // namespace

/// Whatever changes last: only with a case, in the case's own reading, and with room.
void StageViewTest::whatACaseProvesIsSaidOnlyWhereItHolds()
{
    const auto* proves = part<QToolButton>("stageProves");
    const QSize usual = m_view->size();
    m_view->resize(usual + QSize(0, 20));
    QVERIFY2(!proves->isVisible(), "an empty stage");
    const QFont letters = m_view->font();
    m_view->setFont(scaledFont(letters, 2.5)); // a stage is low where few lines have room
    QVERIFY(m_view->openCase(QStringLiteral("abbot-or-meeple")));
    QVERIFY2(!proves->isVisible(), "opened on a low stage");
    m_view->setFont(letters);
    QVERIFY(proves->isVisible());
    QVERIFY(m_view->openCase(tikalCase));
    m_view->setHouseReadings({{"tikal-two-cities", "once"}});
    QVERIFY(m_view->isByHouse());
    m_view->resize(usual + QSize(0, 20));
    QVERIFY2(!proves->isVisible(), "by the decision of the house");
    m_view->returnToCase();
    QVERIFY(proves->isVisible());
}

void StageViewTest::theBarOfADetourFollowsTheLanguage()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(tikalCase));
    m_view->goToStep(0);
    choose(optionRow(OptionsModel::RowKind::Other));
    QVERIFY(m_view->isAside());
    const QString english = part<DetourBar>("stageDetour")->accessibleName();
    m_view->setLanguage(catalogue::Language::Ro);
    const QString title = part<QLabel>("stageTitle")->text();
    const QString now = part<DetourBar>("stageDetour")->accessibleName();
    QVERIFY2(now != english && now.contains(title), qPrintable(now));
    QVERIFY(m_view->caseText().contains(title));
}

/// With smaller letters more of it has room.
void StageViewTest::theBarOfADetourFollowsTheText()
{
    DetourBar bar;
    bar.resize(250, 60);
    bar.show();
    bar.tell(2, QStringLiteral("A road is finished"));
    QCoreApplication::processEvents();
    const auto* text = bar.findChild<QLabel*>(QStringLiteral("stageDetourText"));
    const QString before = text->text();
    bar.setFont(scaledFont(bar.font(), 0.7));
    QVERIFY2(text->text() != before, qPrintable(before));
    for (const QString& words : {before, text->text()}) // the title is there whole or not at all
        QVERIFY2(words.contains(u'“') == words.contains(u'”') && !words.contains(u'…'), qPrintable(words));
}

/// Its words are of the tiles of the catalogue, which goes.
void StageViewTest::aFilmEndsWithItsCatalogue()
{
    openRoad();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("road.webp"));
    m_view->saveFilm(path);
    QVERIFY(part<QWidget>("stageExportBar")->isVisible());
    m_view->setCatalogue(nullptr, nullptr);
    QVERIFY(part<QWidget>("stageExportBar")->isHidden());
    QTest::qWait(300);
    QVERIFY(!QFile::exists(path));
}

/// What of the step was still to come is not what was chosen.
void StageViewTest::theChoiceOfTheCaseIsPlayedFromAmidAStep()
{
    m_view->setPace(notebook::Pace{1.0, true});
    openRoad();
    m_view->goToStep(1);
    m_view->stepForward();
    QTRY_COMPARE(m_view->step(), 2);
    m_view->pause();
    choose(optionRow(OptionsModel::RowKind::Case));
    QVERIFY(m_view->isPlaying());
    QTRY_COMPARE(m_view->step(), 3);
}

void StageViewTest::withoutACaseNothingIsSaidOfIt()
{
    QVERIFY(m_view->openCase(tikalCase));
    m_view->goToStep(1);
    const auto* canvas = part<QWidget>("stageCanvas");
    QVERIFY(!canvas->accessibleDescription().isEmpty());
    QVERIFY(part<QWidget>("stageTurn")->isVisible());
    QVERIFY(m_view->phase().has_value());
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    QCOMPARE(canvas->accessibleDescription(), QString());
    QVERIFY(!part<QWidget>("stageTurn")->isVisible());
    QVERIFY(!m_view->phase().has_value());
}

/// Nothing is left to play at the last step, however one came to it.
void StageViewTest::playingBeginsAnewFromTheLastStep()
{
    m_view->setPace(notebook::Pace{1.0, true});
    QVERIFY(m_view->openCase(tikalCase));
    const int last = m_view->stepCount() - 1;
    QVERIFY(m_view->openCase(tikalCase, last));
    QCOMPARE(m_view->step(), last);
    m_view->play();
    QVERIFY(m_view->step() < last);
}

void StageViewTest::theSideFoldsWithLargerText()
{
    openRoad();
    const auto* side = part<StageSide>("stageSide");
    QVERIFY(!side->isLow());
    const QFont usual = m_view->font();
    m_view->setFont(scaledFont(usual, 2.2));
    QVERIFY(side->isLow());
    m_view->setFont(usual);
    QVERIFY(!side->isLow());
}

void StageViewTest::theSpeedIsSaidWhereItHasRoom_data()
{
    QTest::addColumn<bool>("isLow");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isSaid");
    QTest::addRow("one row") << false << 1200 << true;
    QTest::addRow("two rows") << false << 460 << true;
    QTest::addRow("one low row") << true << 1200 << true;
    QTest::addRow("one low row for the timeline alone") << true << 540 << false;
    QTest::addRow("two low rows") << true << 460 << true;
}

void StageViewTest::theSpeedIsSaidWhereItHasRoom()
{
    QFETCH(bool, isLow);
    QFETCH(int, width);
    QFETCH(bool, isSaid);
    TransportBar bar;
    bar.show();
    bar.setLow(isLow);
    bar.resize(width, bar.height());
    QTRY_COMPARE(bar.findChild<QLabel*>(QStringLiteral("stageSpeedLabel"))->isVisible(), isSaid);
    QCOMPARE(bar.width(), width);
}

/// In whatever language: who reads more needs longer.
void StageViewTest::timeToReadIsThatOfTheCaptionShown()
{
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    QStringList captions{{}, {}, {}, {}};
    const auto restOf = [](const Timeline& timeline, int step) {
        return timeline.endOf(step, BeatKind::Rest, 0) - timeline.restOf(step);
    };
    const Timeline brief(loaded.result, captions);
    captions[2] = QString(180, u'x');
    const Timeline lengthy(loaded.result, captions);
    QVERIFY(restOf(lengthy, 2) > restOf(brief, 2) + 1000);
    QCOMPARE(restOf(lengthy, 1), restOf(brief, 1));
    for (int ms = 0; ms <= brief.length(); ms += 7) {
        const Moment moment = brief.at(ms);
        QCOMPARE(brief.positionOf(moment), ms);
        const Moment there = lengthy.at(lengthy.positionOf(moment));
        QVERIFY(there.step == moment.step && there.kind == moment.kind && there.index == moment.index);
    }
}

/// The numbers beside the board, where squares are small and leave room.
void StageViewTest::numbersOfSquaresFollowTheText()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("woh-fairy-not-second-meeple"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const auto heightWith = [&](int letters) {
        StageCanvas canvas;
        QFont font = canvas.font();
        font.setPixelSize(letters);
        canvas.setFont(font);
        canvas.resize(700, 434);
        canvas.setTable(choreographer.bounds(), {QStringLiteral("Red"), QStringLiteral("Blue")},
                        choreographer.needs());
        canvas.setPicture(choreographer.resting(0));
        const QImage image = canvas.grab().toImage();
        const pictures::BoardView view = canvas.view();
        const QPointF edge = view.toView(choreographer.bounds().topLeft());
        const int middle = static_cast<int>(view.toView({1.5, 0}).x());
        QSet<int> rows; // that have ink
        for (int y = static_cast<int>(view.viewport.top()); y < edge.y() - 4; ++y)
            for (int x = middle - 4; x <= middle + 4; ++x)
                if (image.pixelColor(x, y).lightness() < 140)
                    rows.insert(y);
        return static_cast<double>(rows.size());
    };
    const double usual = heightWith(13);
    const double large = heightWith(26);
    QVERIFY2(usual >= 7 && large >= 1.4 * usual, qPrintable(QStringLiteral("%1, %2").arg(usual).arg(large)));
}

} // namespace glossator::desktop
