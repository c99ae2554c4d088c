// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/said_in.h"

#include <QTranslator>

namespace glossator::wording {

QString saidIn(const QTranslator& language, const char* context, const char* words, int count)
{
    QString said = language.translate(context, words, nullptr, count);
    if (said.isEmpty())
        said = QString::fromUtf8(words);
    return count < 0 ? said : said.replace(QLatin1String("%n"), QString::number(count));
}

} // namespace glossator::wording
