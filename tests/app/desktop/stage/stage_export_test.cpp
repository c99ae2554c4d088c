// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/stage_canvas.h"
#include "tests/app/desktop/stage/stage_view_test.h"
#include "tests/app/desktop/stage/webp_frames.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

// What can be taken along from the stage, the view over its board, and what it costs when it is still.
namespace glossator::desktop {

namespace {

/// All of one colour, but for what a film loses.
bool isPlain(const QImage& image)
{
    const QColor first = image.pixelColor(0, 0);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAbs(image.pixelColor(x, y).lightness() - first.lightness()) > 40)
                return false;
    return true;
}

} // namespace

void StageViewTest::theStepIsCopiedAndSaved()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToEnd();
    part<QAction>("stageCopyText")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("A road is finished\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("3. The road is scored.")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("(base-road-score)")), qPrintable(text));
    part<QAction>("stageCopyPicture")->trigger();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("step.png"));
    m_view->savePicture(path);
    QVERIFY(QImage(path) == m_view->stepImage().convertToFormat(QImage(path).format()));
    const QImage step = m_view->stepImage();
    for (const QPoint corner : {QPoint(0, 0), QPoint(0, step.height() - 1)})
        QCOMPARE(step.pixelColor(corner), paperPalette().color(QPalette::Window)); // the paper of the book
    QVERIFY2(!isPlain(step.copy(0, step.height() - 28, 400, 22)), "a footer says what it is");
    m_view->saveText(folder.filePath(QStringLiteral("no/such/folder.txt")));
    QVERIFY(part<QLabel>("stageExportText")->text().contains(QStringLiteral("no/such/folder.txt")));
}

void StageViewTest::filesAreCalledAfterCaseAndStep()
{
    openRoad();
    m_view->goToStep(2);
    const auto proposed = [this](const char* action) {
        part<QAction>(action)->trigger();
        auto* dialog = m_view->findChild<QFileDialog*>();
        const QString file = dialog == nullptr ? QString() : dialog->selectedFiles().value(0);
        delete dialog;
        return QFileInfo(file).fileName();
    };
    QCOMPARE(proposed("stageSavePicture"), QStringLiteral("road-2.png"));
    QCOMPARE(proposed("stageSaveFilm"), QStringLiteral("road.webp"));
}

/// The case may play on while one looks for a name.
void StageViewTest::thePictureIsOfTheStepAtWhichItWasAskedFor()
{
    openRoad();
    m_view->goToStep(2);
    const QImage asked = m_view->stepImage();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("step.png"));
    part<QAction>("stageSavePicture")->trigger();
    m_view->goToStep(road);
    QVERIFY(m_view->stepImage() != asked);
    auto* dialog = m_view->findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(QImage(path).convertToFormat(asked.format()), asked);
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
    const std::vector<WebpFrame> frames = webpFrames(file.readAll());
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    const Timeline timeline(loaded.result);
    QVERIFY(frames.size() > loaded.result.steps.size());
    QVERIFY(frames.size() <= frameTimes(timeline).size());
    QCOMPARE(frames.back().until, timeline.length());
    int before = 0;
    for (const WebpFrame& frame : frames) {
        QCOMPARE(frame.image.size(), frames.front().image.size());
        QCOMPARE(frame.image.width(), 960);
        QVERIFY(frame.until > before);
        before = frame.until;
        const int height = frame.image.height();
        for (const QRect& part : {QRect(0, 0, 200, height - 140), QRect(300, 100, 500, height - 240),
                                  QRect(0, height - 80, 400, 80)})
            QVERIFY2(!isPlain(frame.image.copy(part)), "players, board and caption are there");
    }
}

/// A wide board makes a low picture, and no other height would leave it more of the picture.
void StageViewTest::picturesAreAsHighAsTheBoardIs()
{
    constexpr int width = 960;
    constexpr int below = 70;
    int before = width * 2;
    for (const QRectF& squares : {QRectF(0, 0, 4, 9), QRectF(0, 0, 5, 5), QRectF(-3, 0, 9, 4)}) {
        StageCanvas canvas;
        canvas.setTable(squares, {QStringLiteral("Red"), QStringLiteral("Blue")});
        const auto shareIn = [&](int height) {
            const QSizeF board = canvas.boardSizeIn({width, height - below});
            return board.width() * board.height() / (width * height);
        };
        const QSize size = pictureSize(canvas, width, below, {});
        QCOMPARE(size.width(), width);
        QVERIFY(size.height() <= before);
        before = size.height();
        for (int height = 500; height < 900; height += 20)
            QVERIFY(shareIn(size.height()) >= shareIn(height) - 0.005);
        const QRectF track = StageLayout({0, 0, width, double(size.height() - below)}, {2}).track();
        const QRectF loop = pictures::ScoreTrackPicture::spaceRect(0, track) |
                            pictures::ScoreTrackPicture::spaceRect(49, track) |
                            pictures::ScoreTrackPicture::inside(track);
        QVERIFY2(loop.top() < 30, "no empty band above and below");
    }
    QVERIFY(before < 600);
}

/// Each change is one frame, and lasts as long as it would on the stage.
void StageViewTest::aFilmWithoutMotionHasAFrameForEachChange()
{
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    const Timeline timeline(loaded.result);
    std::size_t beats = 0;
    for (const cases::RunStep& step : loaded.result.steps)
        beats += step.events.size() + untoldAttempts(step).size() + 1;
    QCOMPARE(frameTimes(timeline, {1.0, false}).size(), beats);
    QVERIFY(frameTimes(timeline).size() > 3 * beats);
    const std::size_t slow = frameTimes(timeline, {0.5, true}).size();
    QVERIFY2(slow > 3 * frameTimes(timeline, {2.0, true}).size(), "a slower film has more frames");
}

void StageViewTest::longCaptionsAreNotCut()
{
    const QString sentence = QStringLiteral("Red, who has three knights, closes two cities with one tile. ");
    StageCanvas canvas;
    constexpr QSize size(960, 640);
    const int usual = captionHeight(canvas.font(), {sentence}, size.width());
    QCOMPARE(captionHeight(canvas.font(), {}, size.width()), usual);
    const QString much = sentence.repeated(8);
    const int below = captionHeight(canvas.font(), {sentence, much}, size.width());
    QVERIFY(below > usual);
    const QImage image = stageImage(canvas, much, size, below);
    const int bottom = size.height() - 8;
    QVERIFY2(isPlain(image.copy(0, bottom, size.width(), 8)), "the last line ends above the edge");
    QVERIFY(!isPlain(image.copy(0, bottom - 40, size.width(), 40)));
    QCOMPARE(canvas.height(), size.height() - below);
}

void StageViewTest::aFilmCanBeCancelled()
{
    openRoad();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("road.webp"));
    m_view->saveFilm(path);
    QTest::mouseClick(part<QAbstractButton>("stageExportClose"), Qt::LeftButton);
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

/// On many keyboards the plus needs Shift.
void StageViewTest::theViewIsZoomedAndMovedFromAnywhere()
{
    openRoad();
    m_view->goToStep(2);
    const auto* canvas = part<StageCanvas>("stageCanvas");
    int parts = 0;
    for (QWidget* part : m_view->findChildren<QWidget*>()) {
        const bool isOfCases = m_view->findChild<QWidget*>(QStringLiteral("casePanel"))->isAncestorOf(part);
        if (!part->isVisible() || !part->isEnabled() || part->focusPolicy() == Qt::NoFocus || isOfCases)
            continue;
        ++parts;
        const QByteArray name = part->objectName().toUtf8() + ' ' + part->metaObject()->className();
        QTest::keyClick(part, Qt::Key_Plus, Qt::ShiftModifier);
        QTest::keyClick(part, Qt::Key_Plus);
        QVERIFY2(canvas->zoom() > 1.5, name);
        QTest::keyClick(part, Qt::Key_Minus);
        QVERIFY2(canvas->zoom() < 1.5 && canvas->zoom() > 1, name);
        const QPointF before = canvas->view().centre;
        QTest::keyClick(part, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY2(canvas->view().centre.x() < before.x(), name);
        QTest::keyClick(part, Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY2(canvas->view().centre.y() > before.y(), name);
        QTest::keyClick(part, Qt::Key_0);
        QCOMPARE(canvas->zoom(), 1.0);
        QCOMPARE(m_view->step(), 2);
    }
    QVERIFY(parts > 8);
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

/// What a second wakes the program for. The one event of its timer goes to no object of ours.
int wakingsInASecond()
{
    WakingEvents waking;
    qApp->installEventFilter(&waking);
    QEventLoop loop;
    QTimer::singleShot(1000, &loop, &QEventLoop::quit);
    loop.exec();
    qApp->removeEventFilter(&waking);
    return waking.count;
}

} // namespace

/// It may take some seconds to come to rest on a busy machine: pictures are drawn finer one by one.
void StageViewTest::aStillStageCostsNothing()
{
    openRoad();
    m_view->goToStep(2);
    part<QWidget>("stageCanvas")->setFocus();
    int wakings = wakingsInASecond();
    for (int second = 0; wakings > 1 && second < 8; ++second)
        wakings = wakingsInASecond();
    QVERIFY2(wakings <= 1, qPrintable(QString::number(wakings)));
}

} // namespace glossator::desktop
