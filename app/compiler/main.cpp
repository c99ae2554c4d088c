// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/compile.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>

namespace {

using namespace glossator;

constexpr int good = 0;
constexpr int badSources = 1;
constexpr int unusableArguments = 2;

int refuse(const QString& message)
{
    std::fprintf(stderr, "glossator-compile: %s\n", qPrintable(message));
    return unusableArguments;
}

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QStringLiteral("Compiles the catalogue's sources to one SQLite file."));
    parser.addHelpOption();
    parser.addOption({QStringLiteral("catalogue"), QStringLiteral("Folder of expansions.yaml."),
                      QStringLiteral("folder")});
    parser.addOption({QStringLiteral("translations"),
                      QStringLiteral("Folder of the translations, one folder a language."),
                      QStringLiteral("folder")});
    parser.addOption(
        {QStringLiteral("cases"), QStringLiteral("Folder of the cases."), QStringLiteral("folder")});
    parser.addOption(
        {QStringLiteral("output"), QStringLiteral("Catalogue file to write."), QStringLiteral("file")});
}

/// What is wrong with the arguments; empty when all is well.
QString argumentFault(const QCommandLineParser& parser)
{
    for (const char* name : {"catalogue", "translations", "cases", "output"})
        if (!parser.isSet(QLatin1String(name)))
            return QStringLiteral("--%1 is missing; see --help").arg(QLatin1String(name));
    for (const char* name : {"catalogue", "translations", "cases"})
        if (!QFileInfo(parser.value(QLatin1String(name))).isDir())
            return QStringLiteral("--%1: \"%2\" is no folder")
                .arg(QLatin1String(name), parser.value(QLatin1String(name)));
    if (!parser.positionalArguments().isEmpty())
        return QStringLiteral("\"%1\" is one argument too many; see --help")
            .arg(parser.positionalArguments().constFirst());
    return {};
}

int report(const sources::Faults& faults)
{
    for (const sources::Fault& fault : faults)
        std::fprintf(stderr, "%s\n", fault.text().c_str());
    std::fprintf(stderr, "%zu %s; no catalogue was written\n", faults.size(),
                 faults.size() == 1 ? "fault" : "faults");
    return badSources;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help")))
        parser.showHelp(good);
    if (const QString fault = argumentFault(parser); !fault.isEmpty())
        return refuse(fault);
    const auto folder = [&](const char* name) { return parser.value(QLatin1String(name)).toStdString(); };
    const compiler::SourceTree tree{folder("catalogue"), folder("translations"), folder("cases")};
    const auto result = compiler::compile(tree, parser.value(QStringLiteral("output")));
    return result ? good : report(result.error());
}

#ifdef __SANITIZE_ADDRESS__
// libgettextpo keeps what it read until the process ends; the leak check asks these two functions.
extern "C" const char* __lsan_default_suppressions()
{
    return "leak:libgettextpo\n";
}

extern "C" const char* __lsan_default_options()
{
    return "print_suppressions=0";
}
#endif
