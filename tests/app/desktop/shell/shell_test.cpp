// SPDX-License-Identifier: GPL-3.0-or-later
// The values behind the window: history, memory and command line.
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/history.h"
#include "app/desktop/shell/memory.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

namespace {

Location at(const QString& id)
{
    return {Activity::Reader, QStringLiteral("base"), id, 0};
}

} // namespace

class ShellTest : public QObject
{
    Q_OBJECT

private slots:
    void historyGoesBackAndForward();
    void visitingForgetsWhatLayAhead();
    void memoryComesBackAsItWas();
    void junkInMemoryCountsAsNothing_data();
    void junkInMemoryCountsAsNothing();
    void commandLineIsRead_data();
    void commandLineIsRead();
    void commandLineNamesPlacesThatAreTooMany();
    void commandLineNamesTheUnknownLanguage_data();
    void commandLineNamesTheUnknownLanguage();
    void commandLineKnowsColumns();
};

void ShellTest::historyGoesBackAndForward()
{
    History history;
    QVERIFY(!history.back() && !history.forward() && !history.current());
    history.visit(at(QStringLiteral("a")));
    history.visit(at(QStringLiteral("b")));
    history.visit(at(QStringLiteral("b")));
    history.amend(at(QStringLiteral("c")));
    QCOMPARE(history.back()->id, QStringLiteral("a"));
    QVERIFY(!history.canGoBack());
    QCOMPARE(history.forward()->id, QStringLiteral("c"));
    QVERIFY(!history.canGoForward());
}

void ShellTest::visitingForgetsWhatLayAhead()
{
    History history;
    for (const char* id : {"a", "b", "c"})
        history.visit(at(QString::fromLatin1(id)));
    history.back();
    history.back();
    history.visit(at(QStringLiteral("d")));
    QVERIFY(!history.canGoForward());
    QCOMPARE(history.back()->id, QStringLiteral("a"));
}

void ShellTest::memoryComesBackAsItWas()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("memory.ini"));
    Memory memory;
    memory.interfaceLanguage = Language::Ca;
    memory.readingLanguages = {Language::Ro, Language::En};
    memory.zoom = 130;
    memory.foldsOffTable = true;
    memory.followsAction = false;
    memory.place = {Activity::Tiles, QStringLiteral("base"), QStringLiteral("base-d"), 0};
    memory.geometry = "geometry";
    {
        QSettings settings(path, QSettings::IniFormat);
        memory.save(settings);
    }
    const QSettings settings(path, QSettings::IniFormat);
    QCOMPARE(Memory::load(settings), memory);
}

void ShellTest::junkInMemoryCountsAsNothing_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addRow("no language") << "language/interface" << QVariant(QStringLiteral("tlh"));
    QTest::addRow("language twice and unknown")
        << "language/reading" << QVariant(QStringList{QStringLiteral("xx"), QString()});
    QTest::addRow("zoom is text") << "reader/zoom" << QVariant(QStringLiteral("huge"));
    QTest::addRow("zoom too large") << "reader/zoom" << QVariant(100000);
    QTest::addRow("zoom negative") << "reader/zoom" << QVariant(-3);
    QTest::addRow("no such activity") << "place/activity" << QVariant(QStringLiteral("cooking"));
}

void ShellTest::junkInMemoryCountsAsNothing()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("memory.ini")), QSettings::IniFormat);
    settings.setValue(key, value);
    QCOMPARE(Memory::load(settings), Memory());
}

void ShellTest::commandLineIsRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isGood");
    QTest::addRow("nothing") << "" << true;
    QTest::addRow("clause") << "--clause base-city-score" << true;
    QTest::addRow("language") << "--language ro" << true;
    QTest::addRow("languages") << "--language ro,en" << true;
    QTest::addRow("unknown language") << "--language tlh" << false;
    QTest::addRow("unknown language beside") << "--language ro,tlh" << false;
    QTest::addRow("unknown option") << "--colour" << false;
    QTest::addRow("stray argument") << "base" << false;
    QTest::addRow("link") << "glossator:pair/abbot/messages-1" << true;
    QTest::addRow("two links") << "glossator:order glossator:order" << false;
    QTest::addRow("clause and link") << "--clause base-city-score glossator:order" << false;
    QTest::addRow("clause and case") << "--clause base-city-score --case abbot-new-game" << false;
    QTest::addRow("two clauses") << "--clause base-city-score --clause base-road-score" << false;
    QTest::addRow("pdf of two places") << "--pdf out.pdf --pair abbot/base glossator:order" << false;
    QTest::addRow("pdf") << "--pdf out.pdf glossator:page/base" << true;
    QTest::addRow("order in full") << "--pdf out.pdf --in-full glossator:order" << true;
    QTest::addRow("in full without a file") << "--in-full glossator:order" << false;
    QTest::addRow("another place in full") << "--pdf out.pdf --in-full glossator:page/base" << false;
    QTest::addRow("value missing") << "--case" << false;
}

void ShellTest::commandLineIsRead()
{
    QFETCH(QString, line);
    QFETCH(bool, isGood);
    const auto options =
        CommandLine::read(QStringList{QStringLiteral("glossator")} + line.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(options.has_value(), isGood);
    if (!isGood)
        QVERIFY(!options.error().isEmpty());
}

/// What was asked for, all of it, and what would be right.
void ShellTest::commandLineNamesPlacesThatAreTooMany()
{
    const auto options = CommandLine::read(
        {"glossator", "glossator:page/abbot", "--case", "abbot-new-game", "glossator:order"});
    QVERIFY(!options);
    for (const char* part :
         {"one place", "3", "--case abbot-new-game", "glossator:page/abbot", "glossator:order"})
        QVERIFY2(options.error().contains(QLatin1String(part)), part);
}

void ShellTest::commandLineNamesTheUnknownLanguage_data()
{
    QTest::addColumn<QString>("codes");
    QTest::addColumn<QString>("unknown");
    QTest::addRow("alone") << "xx"
                           << "\"xx\"";
    QTest::addRow("last") << "ro,xx"
                          << "\"xx\"";
    QTest::addRow("in the middle") << "ro, xx ,ca"
                                   << "\"xx\"";
    QTest::addRow("none") << "ro,,"
                          << "\"\"";
}

void ShellTest::commandLineNamesTheUnknownLanguage()
{
    QFETCH(QString, codes);
    QFETCH(QString, unknown);
    const auto options = CommandLine::read({"glossator", "--language", codes});
    QVERIFY(!options);
    QVERIFY2(options.error().contains(unknown), qPrintable(options.error()));
}

void ShellTest::commandLineKnowsColumns()
{
    const auto options = CommandLine::read({"glossator", "--language", "ro,en,ro"});
    QVERIFY(options);
    QCOMPARE(options->language, std::optional(Language::Ro));
    QCOMPARE(options->errand().languages, (std::vector{Language::Ro, Language::En}));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ShellTest)
#include "shell_test.moc"
