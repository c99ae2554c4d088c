// SPDX-License-Identifier: GPL-3.0-or-later
// A concept is named in all languages, and a role by its new name too where that is wanted.
#include "app/desktop/library/library.h"
#include "app/desktop/reader/term_names.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

class TermNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesConceptsInAllLanguages_data();
    void namesConceptsInAllLanguages();

private:
    std::optional<Library> m_library;
};

void TermNamesTest::initTestCase()
{
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void TermNamesTest::namesConceptsInAllLanguages_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasNewNames");
    QTest::addColumn<QStringList>("names");
    const QString role = QStringLiteral("highwayman");
    QTest::newRow("classic") << role << false << QStringList{"highwayman", "tâlhar", "lladre"};
    QTest::newRow("new") << role << true
                         << QStringList{"female traveller (highwayman)", "călătoare (tâlhar)",
                                        "viatjant (lladre)"};
    QTest::newRow("no role") << "city" << true << QStringList{"city", "oraș", "ciutat"};
    QTest::newRow("unknown") << "no-such-concept" << true << QStringList();
}

void TermNamesTest::namesConceptsInAllLanguages()
{
    QFETCH(QString, id);
    QFETCH(bool, hasNewNames);
    QFETCH(QStringList, names);
    const TermNames all(&m_library->terms, hasNewNames);
    QCOMPARE(all.all(id), names);
    QCOMPARE(all.table(id).count(QStringLiteral("<tr>")), names.size());
    for (const QString& name : names)
        QVERIFY(all.table(id).contains(name));
    QVERIFY(TermNames(nullptr, hasNewNames).all(id).isEmpty());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, TermNamesTest)
#include "term_names_test.moc"
