// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/thing_filter.h"

#include "model/catalogue/base_game.h"

#include <algorithm>

namespace glossator::search {

namespace {

bool isSpeaker(catalogue::Voice voice)
{
    return voice == catalogue::Voice::Publisher || voice == catalogue::Voice::Community;
}

void include(std::vector<bool>& set, std::size_t member)
{
    set.resize(std::max(set.size(), member + 1));
    set[member] = true;
}

bool includes(const std::vector<bool>& set, std::size_t member)
{
    return member < set.size() && set[member];
}

} // namespace

ThingFilter::ThingFilter(const Things& things, const KnownExpansions& expansions, const Query& query,
                         const QStringList& table)
    : m_things(things), m_language(query.language), m_hasCase(query.hasCase)
{
    for (const ResultKind kind : query.kinds)
        include(m_kinds, static_cast<std::size_t>(kind));
    for (const catalogue::ClauseKind kind : query.clauseKinds)
        include(m_clauses, static_cast<std::size_t>(kind));
    for (const catalogue::Voice voice : query.voices)
        include(isSpeaker(voice) ? m_speakers : m_matters, static_cast<std::size_t>(voice));
    for (const QString& expansion : query.expansions)
        include(m_only, static_cast<std::size_t>(expansions.position(expansion)) + 1);
    m_isOpen = table.isEmpty() && !query.language && !query.hasFilters();
    if (table.isEmpty())
        return;
    for (const QString& expansion : table)
        include(m_expansions, static_cast<std::size_t>(expansions.position(expansion)) + 1);
    const QStringList lying = table + QStringList{catalogue::baseGame};
    for (auto set = things.requirements().begin(); set != things.requirements().end(); ++set)
        if (set->need.isMet([&](const QString& id) { return lying.contains(id); }))
            m_requirements.insert(set.key());
}

bool ThingFilter::passes(int thing) const
{
    if (m_isOpen)
        return true;
    const ThingRecord& record = m_things.at(thing);
    return (!m_language || record.documents.at(catalogue::indexOf(*m_language)) != 0) && isOfKind(record) &&
           (!m_hasCase || record.hasCase) && (m_only.empty() || includes(m_only, record.expansion)) &&
           (m_expansions.empty() || liesOnTable(record));
}

/// Of several kinds any one will do, what is open and what editions differ in among them. Who speaks narrows
/// the other kinds of clauses: "rule" and "official" are rules of the publisher.
bool ThingFilter::isOfKind(const ThingRecord& record) const
{
    if (m_kinds.empty() && m_clauses.empty() && m_matters.empty() && m_speakers.empty())
        return true;
    const bool isNamed =
        includes(m_kinds, static_cast<std::size_t>(record.kind)) ||
        (record.clauseKind && includes(m_clauses, static_cast<std::size_t>(*record.clauseKind)));
    if (!record.voice)
        return isNamed;
    const auto voice = static_cast<std::size_t>(*record.voice);
    if (m_speakers.empty() || includes(m_matters, voice))
        return isNamed || includes(m_matters, voice);
    return includes(m_speakers, voice) && (isNamed || m_clauses.empty());
}

bool ThingFilter::liesOnTable(const ThingRecord& record) const
{
    return (record.expansion == 0 || includes(m_expansions, record.expansion)) &&
           (record.requirements == 0 || m_requirements.contains(record.requirements));
}

catalogue::Language ThingFilter::shownIn(int thing, catalogue::Language preferred,
                                         catalogue::Language next) const
{
    using catalogue::Language;
    const ThingRecord& record = m_things.at(thing);
    for (const Language language : {m_language.value_or(preferred), next, Language::En, Language::Ro})
        if (record.documents.at(catalogue::indexOf(language)) != 0)
            return language;
    return Language::Ca;
}

} // namespace glossator::search
