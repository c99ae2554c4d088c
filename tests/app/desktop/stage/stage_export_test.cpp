// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/stage_canvas.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QAction>
#include <QClipboard>
#include <QEventLoop>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

// What can be taken along from the stage, the view over its board, and what it costs when it is still.
namespace glossator::desktop {

void StageViewTest::theStepIsCopiedAndSaved()
{
    m_view->setMotion(false);
    openRoad();
    m_view->goToEnd();
    part<QAction>("stageCopyText")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("A road is finished\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("3. The road is scored.")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("[base-road-score")), qPrintable(text));
    part<QAction>("stageCopyPicture")->trigger();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("step.png"));
    m_view->savePicture(path);
    QVERIFY(QImage(path) == m_view->stepImage().convertToFormat(QImage(path).format()));
    m_view->saveText(folder.filePath(QStringLiteral("no/such/folder.txt")));
    QVERIFY(part<QLabel>("stageExportText")->text().contains(QStringLiteral("no/such/folder.txt")));
}

void StageViewTest::theCaseIsSavedAsAFilm()
{
    openRoad();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("road.webp"));
    m_view->saveFilm(path);
    QVERIFY(part<QWidget>("stageExportBar")->isVisible());
    m_view->goToStep(1); // all goes on meanwhile
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 240000);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("RIFF"));
    QVERIFY(bytes.contains("ANIM"));
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    QVERIFY(bytes.count("ANMF") > static_cast<qsizetype>(loaded.result.steps.size()));
    QVERIFY(bytes.count("ANMF") <= static_cast<qsizetype>(frameTimes(Timeline(loaded.result)).size()));
}

void StageViewTest::aFilmCanBeCancelled()
{
    openRoad();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("road.webp"));
    m_view->saveFilm(path);
    QTest::mouseClick(part<QToolButton>("stageExportClose"), Qt::LeftButton);
    QVERIFY(!part<QWidget>("stageExportBar")->isVisible());
    QTest::qWait(300);
    QVERIFY(!QFile::exists(path));
}

void StageViewTest::theViewIsZoomedAndMovedByKeys()
{
    openRoad();
    auto* canvas = part<StageCanvas>("stageCanvas");
    QTest::keyClick(canvas, Qt::Key_Plus);
    QTest::keyClick(canvas, Qt::Key_Plus);
    QVERIFY(canvas->zoom() > 1.5);
    const QImage before = canvas->grab().toImage();
    QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(canvas->grab().toImage() != before);
    QTest::keyClick(canvas, Qt::Key_0);
    QCOMPARE(canvas->zoom(), 1.0);
    QTest::keyClick(canvas, Qt::Key_Minus);
    QCOMPARE(canvas->zoom(), 1.0);
}

namespace {

/// Counts what wakes the program.
class WakingEvents : public QObject
{
public:
    int count = 0;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Timer || event->type() == QEvent::Paint ||
            event->type() == QEvent::UpdateRequest)
            ++count;
        return false;
    }
};

} // namespace

void StageViewTest::aStillStageCostsNothing()
{
    openRoad();
    m_view->goToStep(2);
    part<QWidget>("stageCanvas")->setFocus();
    QTest::qWait(600);
    WakingEvents waking;
    qApp->installEventFilter(&waking);
    QEventLoop loop;
    QTimer::singleShot(1000, &loop, &QEventLoop::quit); // its one event goes to no object of ours
    loop.exec();
    qApp->removeEventFilter(&waking);
    QVERIFY2(waking.count <= 1, qPrintable(QString::number(waking.count)));
}

} // namespace glossator::desktop
