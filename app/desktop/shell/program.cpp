// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/program.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/links/handover.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/saving/file_question.h"
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/pdf_writer.h"
#include "app/desktop/table/my_table.h"
#include "model/catalogue/catalogue_finder.h"
#include "model/notebook/notebook.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cstdio>

namespace glossator::desktop {

namespace {

constexpr int good = 0;
constexpr int unusable = 2;
const QString folderKey = QStringLiteral("window/saveFolder"); ///< used last

int say(std::FILE* where, const QString& text, int status)
{
    std::fputs(qPrintable(text), where);
    return status;
}

bool hasScreen()
{
    constexpr std::array names{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(names, [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

/// Help and version need no screen, and where there is none, what is wrong with the arguments is told first.
/// They are told in the language of the desktop.
std::optional<int> answerWithoutWindow(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const QStringList forText{QStringLiteral("--help"), QStringLiteral("-h"), QStringLiteral("--version"),
                              QStringLiteral("-v")};
    const auto isAsked = [&](const QString& option) { return arguments.contains(option); };
    if (hasScreen() && std::ranges::none_of(forText, isAsked))
        return {};
    const QCoreApplication application(argc, argv);
    InterfaceLanguage words;
    words.set(InterfaceLanguage::ofDesktop());
    const auto options = CommandLine::read(arguments);
    if (!options)
        return say(stderr, options.error() + u'\n', unusable);
    if (options->wantsVersion)
        return say(stdout, QStringLiteral("glossator %1\n").arg(QCoreApplication::applicationVersion()),
                   good);
    if (options->wantsHelp)
        return say(stdout, CommandLine::help(), good);
    return {};
}

/// What is wrong with arguments that cannot be read, in the language of the desktop. A start that is in order
/// does not wait for its words.
QString faultOf(const QStringList& arguments)
{
    InterfaceLanguage words;
    words.set(InterfaceLanguage::ofDesktop());
    return CommandLine::read(arguments).error();
}

bool asksForPdf(int argc, char** argv)
{
    return std::any_of(argv, argv + argc,
                       [](const char* argument) { return QByteArray(argument).startsWith("--pdf"); });
}

QString notebookFile(const StartOptions& options)
{
    if (!options.notebook.isEmpty())
        return options.notebook;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QLatin1String("/glossator/notebook.sqlite");
}

/// Printing begins no notebook where there is none.
int writePdf(const StartOptions& options, const QSettings& settings)
{
    const QString file = notebookFile(options);
    auto notebook = QFile::exists(file) ? notebook::Notebook::open(file) : notebook::Notebook::forgotten();
    if (notebook.damage())
        say(stderr, notebook.damage()->message() + u'\n', good);
    const MyTable table(notebook.tables());
    const Kept kept(notebook);
    const auto failure = PdfWriter::write(options, table, kept, Memory::load(settings));
    return failure ? say(stderr, QStringLiteral("glossator: %1\n").arg(*failure), unusable) : good;
}

} // namespace

QString windowName(const StartOptions& options)
{
    return QStringList{notebookFile(options), catalogue::findCatalogue(options.catalogue),
                       QGuiApplication::platformName(), qEnvironmentVariable("DISPLAY"),
                       qEnvironmentVariable("WAYLAND_DISPLAY")}
        .join(u'\n');
}

int runProgram(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("glossator"));
    QCoreApplication::setOrganizationName(QStringLiteral("glossator"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GLOSSATOR_VERSION));
    if (const auto status = answerWithoutWindow(argc, argv))
        return *status;
    if (asksForPdf(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // needs no screen either
    QApplication application(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("org.glossator.Glossator"));
    const auto options = CommandLine::read(QCoreApplication::arguments());
    if (!options)
        return say(stderr, QStringLiteral("glossator: %1\n").arg(faultOf(QCoreApplication::arguments())),
                   unusable);
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("glossator"),
                       QStringLiteral("glossator"));
    if (!options->pdf.isEmpty()) {
        Typefaces::load();
        return writePdf(*options, settings);
    }
    Handover handover(windowName(*options));
    if (handover.handOver(options->errand().toMessage()))
        return good;
    Typefaces::load();
    MainWindow window(*options, Memory::load(settings), notebook::Notebook::open(notebookFile(*options)));
    QObject::connect(&window, &MainWindow::closed, &window, [&window, &settings] {
        window.memory().save(settings);
        settings.setValue(folderKey, FileQuestion::folderOf(window));
    });
    FileQuestion::setFolder(window, settings.value(folderKey).toString());
    QObject::connect(&handover, &Handover::received, &window,
                     [&window](const QByteArray& message) { window.receive(Errand::fromMessage(message)); });
    QObject::connect(&window, &MainWindow::painted, &window, [] {
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.glossator.Glossator.svg")));
    });
    window.show();
    const int status = QApplication::exec();
    return window.hasCatalogue() ? status : unusable;
}

} // namespace glossator::desktop
