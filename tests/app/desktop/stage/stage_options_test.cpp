// SPDX-License-Identifier: GPL-3.0-or-later
// Options that are pointed at: what each of them shows before it is chosen.
#include "app/desktop/stage/choreographer.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QScrollBar>

#include <algorithm>

namespace glossator::desktop {

namespace {

QStringList wordsOf(const StagePicture& picture)
{
    QStringList words;
    for (const pictures::BoardLabel& label : picture.still.board.labels)
        words << label.text;
    for (const LabelFlight& label : picture.labels)
        words << label.text;
    return words;
}

} // namespace

/// Of every decision of every case: something is to be seen, or words say what comes of it.
void StageViewTest::everyOptionShowsSomething()
{
    pictures::TileShapes shapes;
    int options = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded, qPrintable(info.id));
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const cases::RunStep& run = loaded->result.steps[static_cast<std::size_t>(step)];
            if (run.options.empty() || run.options.front().action == engine::Action::PlaceTile)
                continue; // a tile is always seen
            const StagePicture without = choreographer.withoutOptions(step);
            for (const engine::Option& option : run.options) {
                ++options;
                const StagePicture tried = choreographer.trying(step, option);
                const QByteArray where = QStringLiteral("%1, step %2").arg(info.id).arg(step).toUtf8();
                QVERIFY2(tried != without, where);
                QVERIFY2(!wordsOf(tried).contains(QStringLiteral("+0")), where);
            }
        }
    }
    QVERIFY(options > 1000);
}

/// What is decided stands above them.
void StageViewTest::answersAreNamedWithoutMore()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("msg-four-messages-in-one-turn"));
    QVERIFY(loaded);
    OptionsModel options;
    options.setStep(&loaded->result, 3, wording::PhraseWording(&m_tiles));
    QStringList texts;
    for (int row = 0; row < options.rowCount(); ++row)
        texts << options.index(row).data().toString();
    texts.sort();
    QCOMPARE(texts, (QStringList{QStringLiteral("Action"), QStringLiteral("Seal")}));
}

/// Which figure goes where on the track, and how many points each answer brings.
void StageViewTest::optionsShowWhatTheyBring()
{
    pictures::TileShapes shapes;
    int figures = 0;
    int answers = 0;
    for (const char* id : {"msg-fairy-points-in-the-same-round", "msg-four-messages-in-one-turn"}) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, QLatin1String(id));
        QVERIFY2(loaded, id);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const engine::Options& options = loaded->result.steps[static_cast<std::size_t>(step)].options;
            if (options.size() != 2)
                continue;
            const StagePicture without = choreographer.withoutOptions(step);
            const StagePicture first = choreographer.trying(step, options[0]);
            const StagePicture second = choreographer.trying(step, options[1]);
            if (options[0].action == engine::Action::PickFigure) {
                ++figures;
                QVERIFY(first.still.track != second.still.track);
                for (const StagePicture* tried : {&first, &second}) {
                    QVERIFY(tried->still.track.figures != without.still.track.figures);
                    QVERIFY(tried->still.track.marked.size() >= 2);
                }
            }
            if (options[0].action == engine::Action::PickAnswer) {
                ++answers;
                QVERIFY2(wordsOf(first) != wordsOf(second), id);
                QVERIFY(wordsOf(first).join(QString()).contains(u'+') ||
                        wordsOf(second).join(QString()).contains(u'+'));
            }
        }
    }
    QVERIFY(figures > 2);
    QVERIFY(answers > 2);
}

/// However many squares a tile may go to; and no row is cut at the top, wherever the list is scrolled.
void StageViewTest::whatTheCaseChoosesIsInSight()
{
    QVERIFY(m_view->openCase(QStringLiteral("base-highwayman-back-at-once")));
    auto* options = part<QListView>("stageOptions");
    const auto isTopWhole = [options] {
        return options->visualRect(options->indexAt(QPoint(1, 1))).top() >= 0;
    };
    int seen = 0;
    int scrolled = 0;
    for (int step = 0; step < m_view->stepCount(); ++step) {
        m_view->goToStep(step);
        const int row = optionRow(OptionsModel::RowKind::Case);
        if (row < 0)
            continue;
        const QRect rect = options->visualRect(options->model()->index(row, 0));
        QVERIFY(options->viewport()->rect().contains(rect.center()));
        QCOMPARE(options->currentIndex().row(), row); // where the keyboard comes to
        ++seen;
        QVERIFY(isTopWhole());
        QScrollBar* bar = options->verticalScrollBar();
        for (int at = 0; at <= bar->maximum(); ++at) {
            bar->setValue(at);
            QVERIFY(isTopWhole());
            ++scrolled;
        }
    }
    QVERIFY(seen > 1);
    QVERIFY(scrolled > seen);
}

} // namespace glossator::desktop
