// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents keeps the promises of a Qt model and follows the catalogue.
#include "app/desktop/contents/contents_model.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

class ContentsModelTest : public QObject
{
    Q_OBJECT

private slots:
    void followsTheCatalogue();
    void findsSections();
    void changesItsLanguage();
    void isEmptyWithoutCatalogue();
};

void ContentsModelTest::followsTheCatalogue()
{
    const auto catalogue = compiledCatalogue();
    ContentsModel model;
    QAbstractItemModelTester tester(&model);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setCatalogue(&catalogue);
    QCOMPARE(reset.count(), 1);
    QVERIFY(model.rowCount() >= 3);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex top = model.index(row, 0);
        const auto sections = catalogue.sections(top.data(ContentsModel::ExpansionRole).toString());
        QCOMPARE(model.rowCount(top), static_cast<int>(sections.size()));
        QVERIFY(!top.data(ContentsModel::SignRole).toString().isEmpty());
        QVERIFY(model.index(0, 0, top).data(ContentsModel::SignRole).isNull());
    }
}

void ContentsModelTest::findsSections()
{
    const auto catalogue = compiledCatalogue();
    ContentsModel model;
    model.setCatalogue(&catalogue);
    const QModelIndex setup = model.find(QStringLiteral("base"), QStringLiteral("setup"));
    QCOMPARE(setup.data(ContentsModel::SectionRole).toString(), QStringLiteral("setup"));
    QCOMPARE(setup.parent(), model.find(QStringLiteral("base"), {}));
    QVERIFY(!model.find(QStringLiteral("base"), QStringLiteral("no such section")).isValid());
    QVERIFY(!model.find(QStringLiteral("no such box"), {}).isValid());
    QCOMPARE(model.firstExpansion(), QStringLiteral("base"));
}

void ContentsModelTest::changesItsLanguage()
{
    const auto catalogue = compiledCatalogue();
    ContentsModel model;
    QAbstractItemModelTester tester(&model);
    model.setCatalogue(&catalogue);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setLanguage(catalogue::Language::Ro);
    QVERIFY(changed.count() > 0);
    QCOMPARE(model.find(QStringLiteral("base"), QStringLiteral("setup")).data().toString(),
             QStringLiteral("Pregătire"));
}

void ContentsModelTest::isEmptyWithoutCatalogue()
{
    ContentsModel model;
    QAbstractItemModelTester tester(&model);
    model.setCatalogue(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.firstExpansion().isEmpty());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ContentsModelTest)
#include "contents_model_test.moc"
