// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/search/typed_texts.h"

#include "model/search/query_words.h"

#include <QFile>

namespace glossator::bench {

QStringList wholeQuestions()
{
    QFile file(QStringLiteral(GLOSSATOR_QUESTIONS));
    QStringList result;
    if (file.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
            if (!line.isEmpty() && !line.startsWith(u'#'))
                result.append(line.section(u'\t', 1, 1));
    return result;
}

QStringList typedTexts(const QStringList& questions)
{
    constexpr qsizetype fewest = 3; // letters after which people look up
    QStringList result;
    for (const QString& question : questions)
        for (qsizetype start = 0; start < question.size();) {
            const qsizetype space = question.indexOf(u' ', start);
            const qsizetype end = space < 0 ? question.size() : space;
            for (const qsizetype at : {start + (end - start + 1) / 2, end})
                if (at >= fewest)
                    result.append(question.left(at));
            start = end + 1;
        }
    return result;
}

QStringList everyNth(const QStringList& texts, qsizetype nth)
{
    QStringList result;
    for (qsizetype i = 0; i < texts.size(); i += nth)
        result.append(texts.at(i));
    return result;
}

QString plainExpression(const QString& text, Prefixes prefixes)
{
    QStringList words;
    for (const search::QueryWord& word : search::readQuery(text).words)
        words.append(
            u'"' + word.loose +
            (prefixes == Prefixes::All || word.isOpen ? QStringLiteral("\"*") : QStringLiteral("\"")));
    return words.join(QStringLiteral(" OR "));
}

} // namespace glossator::bench
