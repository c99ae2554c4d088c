// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <QGuiApplication>

#include <clocale>
#include <cstdio>
#include <cstring>
#include <langinfo.h>
#include <memory>
#include <string_view>

namespace {

using namespace glossator::cli;

/// Everything we write and read is UTF-8, whatever the locale says.
void speakUtf8()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/// Qt complains where no folder is named for files of a session; we keep none.
void sayMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")))
        std::fprintf(stderr, "gloss: %s\n", message.toUtf8().constData());
}

bool wantsPicture(int argc, char* argv[])
{
    for (int i = 1; i < argc; ++i)
        if (std::string_view(argv[i]) == "picture")
            return true;
    return false;
}

/// Pictures need fonts and so the graphical application, which draws off screen; nothing else does.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[])
{
    if (!wantsPicture(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int say(const Outcome<Answer>& answered)
{
    if (!answered) {
        const char* program = answered.error().namesItsPlaces ? "" : "gloss: ";
        for (const QString& line : answered.error().message.split(u'\n'))
            std::fprintf(stderr, "%s%s\n", program, line.toUtf8().constData());
        return static_cast<int>(ExitStatus::Unusable);
    }
    const QByteArray& output = answered->output;
    const auto size = static_cast<std::size_t>(output.size());
    if (std::fwrite(output.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0) {
        std::perror("gloss: standard output");
        return static_cast<int>(ExitStatus::Unusable);
    }
    return static_cast<int>(answered->status);
}

} // namespace

int main(int argc, char* argv[])
{
    speakUtf8();
    qInstallMessageHandler(sayMessage);
    const auto application = makeApplication(argc, argv);
    return say(answer(QCoreApplication::arguments().sliced(1), TextStyle::ofStandardOutput()));
}
