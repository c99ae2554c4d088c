// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_style.h"

#include <QtGlobal>

#include <sys/ioctl.h>
#include <unistd.h>

namespace glossator::cli {

namespace {

constexpr int usualWidth = 80;
constexpr int narrowest = 40;
constexpr int widest = 120; ///< longer lines are hard to read

int terminalWidth()
{
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace

QString TextStyle::rendered(const char* code, const QString& text) const
{
    if (!isTerminal || text.isEmpty())
        return text;
    return QStringLiteral("\033[%1m%2\033[0m").arg(QLatin1String(code), text);
}

QString TextStyle::strong(const QString& text) const
{
    return rendered("1", text);
}

QString TextStyle::faint(const QString& text) const
{
    return rendered("2", text);
}

QString TextStyle::alarming(const QString& text) const
{
    return rendered("1;31", text);
}

TextStyle TextStyle::ofStandardOutput()
{
    const bool isTerminal = ::isatty(STDOUT_FILENO) == 1;
    int width = isTerminal ? terminalWidth() : 0;
    if (width == 0)
        width = qEnvironmentVariableIntValue("COLUMNS");
    if (width <= 0)
        width = usualWidth;
    return {qBound(narrowest, width, widest), isTerminal && !qEnvironmentVariableIsSet("NO_COLOR")};
}

} // namespace glossator::cli
