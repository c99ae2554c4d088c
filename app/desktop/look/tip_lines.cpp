// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/tip_lines.h"

#include <QStringList>
#include <QTextDocument>

namespace glossator::desktop {

namespace {

/// At its last space that has room, as long as there is too much.
QString inLines(QString line)
{
    QString lines;
    while (line.size() > longestTipLine) {
        const qsizetype inTime = line.lastIndexOf(u' ', longestTipLine);
        const qsizetype end = inTime > 0 ? inTime : line.indexOf(u' ', 1);
        if (end < 0)
            break;
        lines += line.left(end) + u'\n';
        line = line.mid(end + 1);
    }
    return lines + line;
}

} // namespace

QString tipLines(const QString& words)
{
    if (Qt::mightBeRichText(words))
        return words; // it is laid out in lines by itself
    QStringList lines;
    for (const QString& line : words.split(u'\n'))
        lines += inLines(line);
    return lines.join(u'\n');
}

} // namespace glossator::desktop
