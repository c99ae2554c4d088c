// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/naming.h"

#include "model/terms/folding.h"
#include "model/terms/word_families.h"

#include <algorithm>
#include <tuple>

namespace glossator::pairs {

namespace {

using Fit = Naming::Fit;

bool isInOtherForms(const QString& key, const TypedName& typed)
{
    const QStringList words = key.split(u' ');
    return std::ranges::equal(words, typed.words, [](const QString& word, const TypedName::Word& asked) {
        return asked.forms.contains(word);
    });
}

/// How well a typed name names what has this key; the smaller the better.
Fit fitOf(const QString& key, const TypedName& typed)
{
    if (key == typed.text)
        return Fit::Exact;
    if (key.startsWith(typed.text))
        return Fit::Begun;
    if (isInOtherForms(key, typed))
        return Fit::OtherForms;
    const QString padded = u' ' + key;
    if (padded.contains(u' ' + typed.text))
        return Fit::BegunInside;
    const QStringList words = key.split(u' ');
    const auto begins = [&](const TypedName::Word& asked) {
        return padded.contains(u' ' + asked.text) ||
               std::ranges::any_of(words, [&](const QString& word) { return asked.forms.contains(word); });
    };
    return std::ranges::all_of(typed.words, begins) ? Fit::WordsBegun : Fit::None;
}

Fit fitAmong(const QStringList& keys, const TypedName& typed)
{
    Fit best = Fit::None;
    for (const QString& key : keys)
        best = std::min(best, fitOf(key, typed));
    return best;
}

} // namespace

TypedName::TypedName(const QString& typed, const terms::WordFamilies& families) : text(terms::looseKey(typed))
{
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        words.push_back({word, families.of(word)});
}

Naming::Naming(const Subject& subject, const TypedName& typed, std::optional<catalogue::Language> own)
    : m_subject(&subject)
{
    for (const QStringList& keys : subject.keys)
        m_fit = std::min(m_fit, fitAmong(keys, typed));
    if (own)
        m_isForeign = fitAmong(subject.keys.at(static_cast<std::size_t>(*own)), typed) > m_fit;
    m_isVariant = !subject.isExpansion() && std::ranges::none_of(subject.keys, [&](const QStringList& keys) {
        return fitAmong(keys.mid(0, 1), typed) == m_fit;
    });
}

bool Naming::isMatch() const
{
    const bool isName = m_fit == Fit::Exact || m_fit == Fit::OtherForms;
    return m_fit != Fit::None && (m_subject->clauses > 0 || isName || m_subject->isExpansion());
}

bool Naming::operator<(const Naming& other) const
{
    const auto place = [](const Naming& naming) {
        const int clauses = naming.m_subject->clauses;
        const bool isExact = naming.m_fit == Fit::Exact;
        return std::tuple(!isExact, clauses == 0, naming.m_fit, naming.m_isForeign, naming.m_isVariant,
                          isExact && naming.m_subject->isExpansion(), -clauses,
                          naming.m_subject->isExpansion());
    };
    return place(*this) < place(other);
}

} // namespace glossator::pairs
