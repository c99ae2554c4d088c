// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/missing_report.h"

#include "model/search/other_thing.h"

#include <algorithm>

namespace glossator::search {

using catalogue::Language;

/// The things that were named and whose rules are missing, unless the first clause answers all the same. Who
/// types the id of something has it before them.
tl::expected<std::vector<MissingRule>, QString> MissingReport::of(const std::vector<Hit>& found,
                                                                  const std::vector<Language>& asked) const
{
    std::vector<MissingRule> result;
    if (!found.empty() && found.front().match == Match::Id)
        return result;
    const std::vector<Language> languages = likely(asked);
    for (const Language language : catalogue::allLanguages) {
        Words words = m_words; // in a language that is not likely, only the very word counts
        if (std::find(languages.begin(), languages.end(), language) != languages.end())
            if (auto looked = m_lexicon.addLemmas(words, language); !looked)
                return tl::unexpected(looked.error());
        for (const MissingRules::Asked& named : m_holdings.missing.askedIn(words, language))
            if (auto added = add(named, found, result); !added)
                return tl::unexpected(added.error());
    }
    std::sort(result.begin(), result.end(), [this](const MissingRule& a, const MissingRule& b) {
        return m_holdings.expansions.position(a.expansion) < m_holdings.expansions.position(b.expansion);
    });
    return result;
}

/// The languages in which things can have been named: the displayed one where it can be, else the likeliest.
std::vector<Language> MissingReport::likely(const std::vector<Language>& asked) const
{
    if (m_query.display && std::find(asked.begin(), asked.end(), *m_query.display) != asked.end())
        return {*m_query.display};
    return asked;
}

tl::expected<void, QString> MissingReport::add(const MissingRules::Asked& named,
                                               const std::vector<Hit>& found,
                                               std::vector<MissingRule>& missing) const
{
    const QString& expansion = named.expansion;
    const auto isSame = [&](const MissingRule& known) { return known.expansion == expansion; };
    if (std::any_of(missing.begin(), missing.end(), isSame) || isHeldBeyondTheTable(expansion))
        return {};
    Words words = m_words;
    if (auto looked = m_lexicon.addLemmas(words); !looked)
        return looked;
    const auto bearing = bearingOf(found, named, words);
    if (!bearing)
        return tl::unexpected(bearing.error());
    if (*bearing == Bearing::Answers)
        return {};
    auto name = nameOf(expansion);
    if (!name)
        return tl::unexpected(name.error());
    missing.push_back({expansion, std::move(*name), !m_holdings.expansions.hasRules(expansion),
                       *bearing == Bearing::Misses, *bearing != Bearing::Touches});
    return {};
}

/// How what was found bears on an expansion that was asked about and whose rules are missing. Where the first
/// clause tells all that is asked and has nothing to do with the expansion, its thing was another one of this
/// name: the clause has the name, or it is one that some say for something else. A clause about it that
/// speaks of what is missing answers who asks what that does together with something else; one about another
/// part of the expansion does not. One that is about something else that was named passes over what the
/// expansion may change of it, as hills decide ties; and who says nothing but names
/// of it has not asked for one of its clauses more than for another.
tl::expected<MissingReport::Bearing, QString> MissingReport::bearingOf(const std::vector<Hit>& found,
                                                                       const MissingRules::Asked& named,
                                                                       const Words& words) const
{
    const QString& expansion = named.expansion;
    const auto first = std::find_if(found.begin(), found.end(), [this](const Hit& hit) {
        return m_holdings.things.at(hit.thing).kind == ResultKind::Clause;
    });
    if (first == found.end())
        return Bearing::Touches;
    const ThingRecord& clause = m_holdings.things.at(first->thing);
    const bool isIts = isAbout(clause, expansion);
    const quint32 document = clause.documents.at(catalogue::indexOf(Language::En));
    const bool isFirst = first == found.begin();
    if (!isIts && isFirst && first->match == Match::Text) {
        if (!named.isOnlyItsName)
            return Bearing::Answers;
        const auto isCalledSo = hasNameOf(clause, expansion);
        if (!isCalledSo)
            return tl::unexpected(isCalledSo.error());
        return *isCalledSo ? Bearing::Answers : Bearing::Touches;
    }
    const auto namesMore = OtherThing(m_holdings.statements, m_lexicon, words).isNamed(document, expansion);
    if (!namesMore)
        return tl::unexpected(namesMore.error());
    const auto speaksOfIt = speaksOfMissing(document, expansion);
    if (!speaksOfIt)
        return tl::unexpected(speaksOfIt.error());
    if (isIts && *namesMore && *speaksOfIt)
        return Bearing::Answers;
    if (!isFirst)
        return Bearing::Touches;
    if (isIts)
        return named.isAllThatIsAsked ? Bearing::PassesOver : Bearing::Touches;
    return *namesMore ? Bearing::PassesOver : Bearing::Misses;
}

/// What the catalogue has of it is passed over for the table, so that what it lacks is not what is missing.
bool MissingReport::isHeldBeyondTheTable(const QString& expansion) const
{
    return !m_table.isEmpty() && !m_table.contains(expansion) && m_holdings.expansions.hasRules(expansion);
}

bool MissingReport::isAbout(const ThingRecord& clause, const QString& expansion) const
{
    return m_holdings.expansions.at(clause.expansion - 1) == expansion ||
           m_holdings.things.requirements().value(clause.requirements).boxes.contains(expansion);
}

/// Whether the words of a clause name, in one of the languages, what is missing of an expansion.
tl::expected<bool, QString> MissingReport::hasNameOf(const ThingRecord& clause,
                                                     const QString& expansion) const
{
    for (const Language language : catalogue::allLanguages) {
        catalogue::Statement& rows = m_holdings.statements.get(
            QStringLiteral("SELECT title || ' ' || body FROM search_document WHERE document = ?"));
        rows.bind(static_cast<int>(clause.documents.at(catalogue::indexOf(language))));
        Words words = rows.next() ? everyWordOf(rows.text(0)) : Words();
        if (!rows.error().isEmpty())
            return tl::unexpected(rows.error());
        if (auto looked = m_lexicon.addLemmas(words, language); !looked)
            return tl::unexpected(looked.error());
        const auto named = m_holdings.missing.askedIn(words, language);
        if (std::ranges::find(named, expansion, &MissingRules::Asked::expansion) != named.end())
            return true;
    }
    return false;
}

/// Whether a clause speaks of a thing whose rules are missing, also within the name of another ("dragon
/// movement"); where all rules of an expansion are missing, whatever is about it does.
tl::expected<bool, QString> MissingReport::speaksOfMissing(quint32 document, const QString& expansion) const
{
    if (!m_holdings.expansions.hasRules(expansion))
        return true;
    catalogue::Statement& rows = m_holdings.statements.get(
        QStringLiteral("SELECT 1 FROM search_document d JOIN clause_term c ON c.clause = d.id "
                       "JOIN missing_rule m ON m.expansion = ? WHERE d.document = ? AND c.place = 'text' "
                       "AND (c.term = m.term OR EXISTS (SELECT 1 FROM search_named n WHERE n.term = c.term "
                       "AND n.part = m.term)) LIMIT 1"));
    rows.bind(expansion).bind(static_cast<int>(document));
    const bool speaks = rows.next();
    return rows.error().isEmpty() ? tl::expected<bool, QString>(speaks) : tl::unexpected(rows.error());
}

tl::expected<QString, QString> MissingReport::nameOf(const QString& expansion) const
{
    catalogue::Statement& rows = m_holdings.statements.get(
        QStringLiteral("SELECT title FROM search_document WHERE kind = 'expansion' AND id = ? "
                       "ORDER BY lang = ? DESC, lang = 'en' DESC LIMIT 1"));
    rows.bind(expansion).bind(toString(m_query.display.value_or(Language::En)));
    const QString name = rows.next() ? rows.text(0) : expansion;
    return rows.error().isEmpty() ? tl::expected<QString, QString>(name) : tl::unexpected(rows.error());
}

} // namespace glossator::search
