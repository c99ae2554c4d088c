// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/errand.h"

#include <QStringList>

namespace glossator::desktop {

namespace {

const QString languageLine = QStringLiteral("language ");
const QString openLine = QStringLiteral("open ");

} // namespace

QByteArray Errand::toMessage() const
{
    QStringList lines;
    for (const auto language : languages)
        lines += languageLine + catalogue::toString(language);
    if (!link.isEmpty())
        lines += openLine + QString(link).replace(u'\n', u' ');
    return lines.join(u'\n').toUtf8();
}

Errand Errand::fromMessage(const QByteArray& message)
{
    Errand errand;
    for (const QString& line : QString::fromUtf8(message).split(u'\n')) {
        if (line.startsWith(openLine))
            errand.link = line.mid(openLine.size());
        if (line.startsWith(languageLine))
            if (const auto language = catalogue::languageFromString(line.mid(languageLine.size())))
                errand.languages.push_back(*language);
    }
    return errand;
}

} // namespace glossator::desktop
