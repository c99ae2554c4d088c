// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/shared_words.h"

#include "model/search/nearest.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace glossator::desktop {

namespace {

constexpr int same = 2;
constexpr int alike = 1;
constexpr qsizetype tellingLetters = 3; ///< fewer are of words like "no", which any id may have

QStringList wordsOf(const QString& id)
{
    static const QRegularExpression seam(QStringLiteral("[-:/ ]"));
    QStringList words = id.toLower().split(seam, Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

/// Without those that tell nothing.
QStringList tellingWordsOf(const QString& id)
{
    QStringList words = wordsOf(id);
    words.removeIf([](const QString& word) { return word.size() < tellingLetters; });
    return words;
}

int sharedBy(const QStringList& asked, const QStringList& words)
{
    int shared = 0;
    for (const QString& word : asked)
        if (words.contains(word))
            shared += same;
        else if (!search::nearest(word, words).isEmpty())
            shared += alike;
    return shared;
}

} // namespace

QStringList sharingWords(const QString& asked, const std::vector<WordedId>& known, qsizetype most)
{
    const QStringList words = tellingWordsOf(asked);
    std::vector<std::pair<int, QString>> sharing;
    for (const auto& [id, more] : known)
        if (const int shared = sharedBy(words, wordsOf(id) + wordsOf(more)); shared > 0)
            sharing.emplace_back(shared, id);
    std::ranges::stable_sort(sharing, std::greater<>(), [](const auto& each) { return each.first; });
    QStringList ids;
    for (const auto& [shared, id] : sharing)
        if (ids.size() < most)
            ids += id;
    return ids;
}

} // namespace glossator::desktop
