// SPDX-License-Identifier: GPL-3.0-or-later
// `gloss case picture` writes a picture of the board, without any display.
#include "tests/app/cli/gloss_run.h"
#include "tests/test_program.h"

#include <QImage>
#include <QtTest>

using namespace glossator::support;
using namespace Qt::Literals::StringLiterals;

class PictureTest : public QObject
{
    Q_OBJECT

private:
    static QImage draw(const QStringList& options)
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"board.png"_s);
        const QStringList call{u"case"_s, u"picture"_s, u"woh-alhambra-two-meeples"_s, u"--output"_s, file};
        const GlossRun run = runGloss(call + options);
        return run.status == 0 && run.error.isEmpty() ? QImage(file, "PNG") : QImage();
    }

private slots:
    void isAsWideAsAskedFor()
    {
        const QImage image = draw({u"--width"_s, u"600"_s});
        QVERIFY(!image.isNull());
        QVERIFY2(qAbs(image.width() - 600) < 20, qPrintable(QString::number(image.width())));
    }

    void showsTheStepThatIsAskedFor()
    {
        const QStringList width{u"--width"_s, u"300"_s};
        const QImage first = draw(width + QStringList{u"--step"_s, u"0"_s});
        const QImage last = draw(width);
        QVERIFY(!first.isNull() && !last.isNull());
        QVERIFY(first != last);
    }
};

GLOSSATOR_TEST(QCoreApplication, , PictureTest)
#include "picture_test.moc"
