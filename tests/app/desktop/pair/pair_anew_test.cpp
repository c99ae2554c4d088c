// SPDX-License-Identifier: GPL-3.0-or-later
// What is told and answered about a pair follows the reading language and the table.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/matrix_table.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/reading_languages.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>

namespace glossator::desktop {

using catalogue::Language;

class PairAnewTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void theCellIsToldInTheReadingLanguage();
    void whatWasHalfTypedIsForgottenWithItsLanguage();
    void answersAnewOnlyInSight();
    void whatIsReadStaysWhereItIs();
    void whoReadsTheBeginningStaysThere();

private:
    void read(Language language);
    static void type(SubjectField* field, const QString& words);
    [[nodiscard]] ReaderView* page() const { return part<ReaderView>("pairPage"); }
    [[nodiscard]] PairView* view() const { return part<PairView>("pairView"); }
    [[nodiscard]] int entryOf(const char* clause) const
    {
        return page()->page().find(QLatin1String(clause)).value_or(PagePlace{-1, 0}).entry;
    }
};

void PairAnewTest::read(Language language)
{
    part<ReadingLanguages>("readingLanguages")->setLanguages({language});
}

void PairAnewTest::type(SubjectField* field, const QString& words)
{
    field->setFocus();
    field->selectAll();
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
}

void PairAnewTest::theCellIsToldInTheReadingLanguage()
{
    m_window->navigator().openPair({});
    auto* matrix = part<MatrixTable>("pairMatrix");
    const auto* model = qobject_cast<MatrixModel*>(matrix->model());
    matrix->setFocus();
    matrix->setCurrentIndex(model->index(model->placeOf(QStringLiteral("wonders-of-humanity")), 0));
    const auto* told = part<QLabel>("matrixTold");
    QVERIFY(told->text().contains(QStringLiteral("The Wonders of Humanity + Base game")));
    read(Language::Ro);
    QVERIFY2(told->text().contains(QStringLiteral("Minunile umanității + ")), qPrintable(told->text()));
}

/// The field shows no more of it then, and the names like it would be those of another language.
void PairAnewTest::whatWasHalfTypedIsForgottenWithItsLanguage()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:dragon"));
    auto* field = part<SubjectField>("pairOther");
    type(field, QStringLiteral("fary"));
    const auto* notice = part<QLabel>("pairNotice");
    QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("fairy")));
    read(Language::Ca);
    QCOMPARE(field->text(), QStringLiteral("drac"));
    QVERIFY2(!notice->isVisible(), qPrintable(notice->text()));
}

/// And once, however often the table changed meanwhile.
void PairAnewTest::answersAnewOnlyInSight()
{
    m_window->navigator().openPair(QStringLiteral("term:fairy/term:builder"));
    const int before = entryOf("msg-rounds-builder");
    QVERIFY(before >= 0);
    m_window->navigator().choose(Activity::Reader);
    QVERIFY(!page()->isVisible());
    QSignalSpy answered(page(), &ReaderView::foundChanged); // as each page begins
    const QStringList boxes{QStringLiteral("base"), QStringLiteral("exp-2-traders-builders"),
                            QStringLiteral("exp-3-princess-dragon")};
    view()->setTable(boxes.mid(0, 2));
    view()->setTable(boxes);
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(view(), &language);
    QCOMPARE(answered.count(), 0);
    m_window->navigator().choose(Activity::Pair);
    QVERIFY(page()->isVisible());
    QCOMPARE(answered.count(), 1);
    QVERIFY(entryOf("exp3-fairy-not-builder-pig") < entryOf("msg-rounds-builder"));
    QVERIFY(entryOf("msg-rounds-builder") != before);
    m_window->navigator().choose(Activity::Reader);
    m_window->navigator().choose(Activity::Pair);
    QCOMPARE(answered.count(), 1);
}

/// While the table changes beside it.
void PairAnewTest::whatIsReadStaysWhereItIs()
{
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/exp-3-princess-dragon"));
    auto* bar = page()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum() / 2);
    const QString read = page()->clauseInSight();
    const auto height = [&] {
        const auto place = page()->page().find(read);
        return place ? page()->viewport()->mapTo(m_window.get(), page()->rectOf(*place).topLeft()).y() : -1;
    };
    QCoreApplication::processEvents();
    const int before = height();
    view()->setTable({QStringLiteral("base"), QStringLiteral("wonders-of-humanity"),
                      QStringLiteral("exp-3-princess-dragon")});
    QCoreApplication::processEvents();
    QCOMPARE(page()->clauseInSight(), read);
    QVERIFY2(std::abs(height() - before) <= 2, qPrintable(QString::number(height() - before)));
}

void PairAnewTest::whoReadsTheBeginningStaysThere()
{
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/exp-3-princess-dragon"));
    QTRY_VERIFY(page()->isAtTop());
    view()->setTable({QStringLiteral("base"), QStringLiteral("exp-3-princess-dragon")});
    QTRY_VERIFY(page()->isAtTop());
    QCOMPARE(page()->current(), page()->page().firstClause());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairAnewTest)
#include "pair_anew_test.moc"
