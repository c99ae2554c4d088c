// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of the stage are seen by day and by night, and grow with the text.
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/sides_painter.h"
#include "app/desktop/stage/timeline_slider.h"
#include "tests/test_program.h"

#include <QImage>
#include <QTest>

namespace glossator::desktop {

using pictures::Printing;

class StageLookTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void whatIsToComeOfTheTimelineIsSeen_data() { addPrintings(); }
    void whatIsToComeOfTheTimelineIsSeen();
    void whoDecidesIsSeen_data() { addPrintings(); }
    void whoDecidesIsSeen();
    void marksOfTheTimelineGrowWithTheText();
    void theDiscOfAPlayerGrowsWithTheText();

private:
    static void addPrintings();
};

void StageLookTest::addPrintings()
{
    QTest::addColumn<Printing>("printing");
    QTest::addRow("day") << Printing::Parchment;
    QTest::addRow("night") << Printing::Ink;
}

/// In the pixels themselves: right of the handle the groove stands out from what is above it.
void StageLookTest::whatIsToComeOfTheTimelineIsSeen()
{
    QFETCH(Printing, printing);
    TimelineSlider timeline;
    timeline.setPalette(paletteOf(inksOf(printing)));
    timeline.setRange(0, 1000);
    timeline.resize(400, timeline.sizeHint().height());
    const QImage image = timeline.grab().toImage();
    const int column = image.width() * 3 / 4;
    double strongest = 1;
    for (int row = 0; row < image.height() / 2; ++row)
        strongest = std::max(strongest, contrast(image.pixelColor(column, row), image.pixelColor(column, 0)));
    QVERIFY2(strongest >= contrastOfSigns, qPrintable(QString::number(strongest)));
}

void StageLookTest::whoDecidesIsSeen()
{
    QFETCH(Printing, printing);
    const QPalette palette = paletteOf(inksOf(printing));
    for (int colour = 0; colour < pictures::playerCount; ++colour) {
        PlayerCard card;
        card.colour = colour;
        card.decides = true;
        for (const auto ground : {QPalette::Base, QPalette::Window})
            QVERIFY2(contrast(frameOf(card, palette).color(), palette.color(ground)) >= contrastOfSigns,
                     qPrintable(QString::number(colour)));
        const QPen decides = frameOf(card, palette);
        card.isRefused = true;
        for (const auto ground : {QPalette::Base, QPalette::Window})
            QVERIFY(contrast(frameOf(card, palette).color(), palette.color(ground)) >= contrastOfSigns);
        QVERIFY2(frameOf(card, palette).style() != decides.style(), "not by colour alone");
    }
}

void StageLookTest::marksOfTheTimelineGrowWithTheText()
{
    const auto markIn = [](double scale) {
        TimelineSlider timeline;
        timeline.setFont(Typefaces::ofApplication(scale));
        timeline.setRange(0, 1000);
        timeline.setMarks({{MarkKind::Award, 500, 500, {}, QStringLiteral("Red scores")}});
        timeline.resize(400, timeline.sizeHint().height());
        return timeline.rectOf(0).size();
    };
    const QSize usual = markIn(1);
    const QSize twice = markIn(2);
    QVERIFY(twice.width() > 1.4 * usual.width());
    QVERIFY(twice.height() > 1.4 * usual.height());
}

void StageLookTest::theDiscOfAPlayerGrowsWithTheText()
{
    const auto discIn = [](double text) { return StageLayout({0, 0, 1200, 800}, {2}, text).badge(0); };
    QVERIFY(discIn(2).width() > 1.4 * discIn(1).width());
    for (const double text : {1.0, 1.5, 2.0})
        for (const QSizeF size : {QSizeF(1200, 800), QSizeF(860, 420)}) {
            const StageLayout layout({{}, size}, {6, {6, 0}, 2}, text);
            for (int seat = 0; seat < 6; ++seat)
                QVERIFY(layout.card(seat).contains(layout.badge(seat)));
        }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, StageLookTest)
#include "stage_look_test.moc"
