// SPDX-License-Identifier: GPL-3.0-or-later
// What is told and answered about a pair follows the reading language and the table.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/matrix_table.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/shell/reading_languages.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QLabel>

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

private:
    void read(Language language);
    static void type(SubjectField* field, const QString& words);
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

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairAnewTest)
#include "pair_anew_test.moc"
