// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/melted_article.h"

#include "model/wording/spoken_in.h"

#include <QRegularExpression>

namespace glossator::wording {

QString withMeltedArticles(QString text)
{
    static const QRegularExpression apart(QStringLiteral("\\b(de|a|per) (els?)\\b"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    if (SpokenIn::language() != QLocale::Catalan)
        return text;
    for (auto found = apart.match(text); found.hasMatch(); found = apart.match(text)) {
        const QString before = found.captured(1);
        const QString stem = before == QLatin1String("per") ? QStringLiteral("pe") : before;
        text.replace(found.capturedStart(), found.capturedLength(), stem + found.captured(2).mid(1));
    }
    return text;
}

} // namespace glossator::wording
