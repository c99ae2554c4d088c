// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/links.h"

#include <QRegularExpression>

namespace glossator::catalogue {

namespace {

/// Made once: whole pages are taken apart while somebody waits for them.
const QRegularExpression& linkPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\[\\[([^\\[\\]|]+)(?:\\|([^\\[\\]|]+))?\\]\\]"));
    return pattern;
}

TextPart linkOf(const QRegularExpressionMatch& match)
{
    const QString target = match.captured(1);
    return {match.hasCaptured(2) ? match.captured(2) : target, target};
}

} // namespace

std::vector<TextPart> partsOf(const QString& text)
{
    std::vector<TextPart> parts;
    qsizetype done = 0;
    QRegularExpressionMatchIterator links = linkPattern().globalMatch(text);
    while (links.hasNext()) {
        const QRegularExpressionMatch match = links.next();
        if (match.capturedStart() > done)
            parts.push_back({text.mid(done, match.capturedStart() - done), {}});
        parts.push_back(linkOf(match));
        done = match.capturedEnd();
    }
    if (done < text.size())
        parts.push_back({text.mid(done), {}});
    return parts;
}

QString plainText(const QString& text)
{
    QString plain;
    for (const TextPart& part : partsOf(text))
        plain += part.words;
    return plain;
}

std::optional<QString> linkFault(const QString& text)
{
    QString rest = text;
    rest.remove(linkPattern());
    if (!rest.contains(QLatin1String("[[")) && !rest.contains(QLatin1String("]]")))
        return std::nullopt;
    return QStringLiteral("a link is not written as [[clause-id]] or [[clause-id|words]]");
}

} // namespace glossator::catalogue
