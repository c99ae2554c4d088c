// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through every view of the real window as a screen reader does.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/clause_link.h"
#include "app/desktop/shell/reading_languages.h"
#include "tests/app/desktop/shell/accessible_walk.h"
#include "tests/app/desktop/shell/views_test.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QHash>
#include <QLabel>
#include <QRegularExpression>

namespace glossator::desktop {

using catalogue::Language;

namespace {

/// Parts that Qt itself makes within its widgets.
bool isOfQt(const QWidget* widget)
{
    return widget->objectName().isEmpty() || widget->objectName().startsWith(QLatin1String("qt_"));
}

} // namespace

class AccessibleTest : public ViewsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup() { m_window.reset(); }
    void everyPartSaysWhatItIs_data() { addViews(); }
    void everyPartSaysWhatItIs();
    void descriptionsFollowTheLanguage_data();
    void descriptionsFollowTheLanguage();
    void objectNamesAreUnique_data() { addViews(); }
    void objectNamesAreUnique();
    void labelsLeadToTheirFields_data() { addViews(); }
    void labelsLeadToTheirFields();
    void theMissingCatalogueIsTold();

private:
    [[nodiscard]] QHash<QString, QString> descriptions() const;
};

/// Its name, its role and, where that is not all that one needs to know, how it is used.
void AccessibleTest::everyPartSaysWhatItIs()
{
    QFETCH(QString, view);
    visit(view);
    AccessibleWalk walk;
    walk.goThrough(QAccessible::queryAccessibleInterface(m_window.get()));
    if (QWidget* menu = QApplication::activePopupWidget())
        walk.goThrough(QAccessible::queryAccessibleInterface(menu));
    QVERIFY2(walk.faults().isEmpty(), qPrintable(walk.told()));
    QVERIFY(walk.seen() > 20);
}

/// Of the parts that the keyboard comes to, by their names. Clauses stay in the language in which they were
/// asked for.
QHash<QString, QString> AccessibleTest::descriptions() const
{
    QHash<QString, QString> all;
    for (QWidget* widget : m_window->findChildren<QWidget*>())
        if (!isOfQt(widget) && takesTab(widget) && qobject_cast<ClauseLink*>(widget) == nullptr)
            all.insert(widget->objectName(),
                       QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description));
    return all;
}

void AccessibleTest::descriptionsFollowTheLanguage_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<Language>("language");
    for (const QString& view : namesOfViews())
        for (const Language language : {Language::Ro, Language::Ca})
            QTest::addRow("%s, %s", qPrintable(view), qPrintable(toString(language))) << view << language;
}

/// Also where it is changed while the view is open.
void AccessibleTest::descriptionsFollowTheLanguage()
{
    QFETCH(QString, view);
    QFETCH(Language, language);
    visit(view);
    const QHash<QString, QString> english = descriptions();
    part<ReadingLanguages>("readingLanguages")->setLanguages({language}); // which names and captions follow
    m_window->setInterfaceLanguage(language);
    QCoreApplication::processEvents();
    const QHash<QString, QString> told = descriptions();
    QStringList faults;
    for (auto each = told.begin(); each != told.end(); ++each)
        if (each.value().contains(u' ') && each.value() == english.value(each.key()))
            faults += each.key() + QStringLiteral(" still says: ") + each.value();
    AccessibleWalk walk;
    walk.goThrough(QAccessible::queryAccessibleInterface(m_window.get()));
    faults += walk.faults();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void AccessibleTest::objectNamesAreUnique()
{
    QFETCH(QString, view);
    visit(view);
    QStringList seen;
    QStringList twice;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (isOfQt(widget) || !widget->isVisible())
            continue;
        if (seen.contains(widget->objectName()))
            twice += nameOf(widget);
        seen += widget->objectName();
    }
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

void AccessibleTest::labelsLeadToTheirFields()
{
    QFETCH(QString, view);
    visit(view);
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
        static const QRegularExpression mnemonic(QStringLiteral("(?<!&)&\\w")); // not in "Inns & Cathedrals"
        const bool hasMnemonic = label->textFormat() != Qt::RichText && label->text().contains(mnemonic) &&
                                 !label->text().contains(u'<');
        QVERIFY2(!label->isVisible() || !hasMnemonic || label->buddy() != nullptr, qPrintable(nameOf(label)));
    }
}

void AccessibleTest::theMissingCatalogueIsTold()
{
    StartOptions options;
    options.catalogue = QStringLiteral("/nowhere/at/all.catalogue");
    m_window = std::make_unique<MainWindow>(options, Memory{});
    m_window->show();
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(part<QWidget>("emptyPage"));
    QVERIFY(page != nullptr && !page->text(QAccessible::Name).isEmpty());
    QVERIFY(page->text(QAccessible::Description).contains(options.catalogue));
    AccessibleWalk walk;
    walk.goThrough(QAccessible::queryAccessibleInterface(m_window.get()));
    QVERIFY2(walk.faults().isEmpty(), qPrintable(walk.told()));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, AccessibleTest)
#include "accessible_test.moc"
