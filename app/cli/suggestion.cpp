// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suggestion.h"

#include "model/search/nearest.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype shortestPart = 3; ///< letters that a word needs to be looked for inside others

QString alternatives(const QStringList& words)
{
    QString text;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? u" or "_s : u", "_s;
        text += u'"' + words.at(i) + u'"';
    }
    return text;
}

} // namespace

QStringList suggestions(const QString& word, const QStringList& known, int most)
{
    const QString wanted = word.toLower();
    QStringList left = known;
    QStringList found;
    while (found.size() < most) {
        const QString near = search::nearest(wanted, left);
        if (near.isEmpty())
            break;
        found += near;
        left.removeAll(near);
    }
    for (const QString& candidate : left)
        if (found.size() < most && wanted.size() >= shortestPart && candidate.contains(wanted))
            found += candidate;
    return found;
}

QString didYouMean(const QString& word, const QStringList& known)
{
    const QStringList near = suggestions(word, known);
    return near.isEmpty() ? QString() : u"; did you mean %1?"_s.arg(alternatives(near));
}

} // namespace glossator::cli
