// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/naming.h"

#include <algorithm>
#include <tuple>

namespace glossator::pairs {

namespace {

constexpr int noMatch = 4;

/// How well a folded text names what has this key; the smaller the better, up to noMatch.
int rankOf(const QString& key, const QString& text, const QStringList& words)
{
    if (key == text)
        return 0;
    if (key.startsWith(text))
        return 1;
    const QString padded = u' ' + key;
    if (padded.contains(u' ' + text))
        return 2;
    const auto begins = [&](const QString& word) { return padded.contains(u' ' + word); };
    return std::ranges::all_of(words, begins) ? 3 : noMatch;
}

int rankAmong(const QStringList& keys, const QString& text, const QStringList& words)
{
    int best = noMatch;
    for (const QString& key : keys)
        best = std::min(best, rankOf(key, text, words));
    return best;
}

} // namespace

Naming::Naming(const Subject& subject, const QString& text, std::optional<catalogue::Language> own)
    : m_subject(&subject), m_rank(noMatch)
{
    const QStringList words = text.split(u' ');
    for (const QStringList& keys : subject.keys)
        m_rank = std::min(m_rank, rankAmong(keys, text, words));
    if (own)
        m_isForeign = rankAmong(subject.keys.at(static_cast<std::size_t>(*own)), text, words) > m_rank;
}

bool Naming::isMatch() const
{
    return m_rank < noMatch && (m_subject->clauses > 0 || !isPartly() || m_subject->isExpansion());
}

bool Naming::isPartly() const
{
    return m_rank > 0;
}

bool Naming::operator<(const Naming& other) const
{
    const auto place = [](const Naming& naming) {
        const int clauses = naming.m_subject->clauses;
        return std::tuple(naming.isPartly(), clauses == 0, naming.m_rank, naming.m_isForeign, -clauses);
    };
    return place(*this) < place(other);
}

} // namespace glossator::pairs
