// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that are put together of clauses from many expansions, or that are a part of another.
#include "app/desktop/reader/page.h"

namespace glossator::desktop {

namespace {

QString sectionKey(const catalogue::Clause& clause)
{
    return clause.expansion + u'/' + clause.section;
}

} // namespace

Page Page::assembled(const catalogue::Catalogue& catalogue, catalogue::Expansion about,
                     std::vector<PageEntry> entries)
{
    Page page;
    page.m_isAssembled = true;
    page.m_expansion = std::move(about);
    page.m_entries = std::move(entries);
    for (int i = 0; i < static_cast<int>(page.m_entries.size()); ++i)
        for (int piece = 0; piece < page.entry(i).pieces(); ++piece) {
            const catalogue::Clause& clause = *page.clauseAt({i, piece});
            if (!page.m_places.contains(clause.id))
                page.m_places.insert(clause.id, {i, piece});
            page.learn(catalogue, clause);
        }
    page.giveSigils();
    return page;
}

Page Page::only(const QString& clause) const
{
    Page page;
    const auto place = find(clause);
    if (!place)
        return page;
    const PageEntry& rule = entry(place->entry);
    page.m_isAssembled = m_isAssembled;
    page.m_expansion = m_expansion;
    page.m_cases = m_cases;
    page.m_foreignNames = m_foreignNames;
    page.m_sections = m_sections;
    page.m_entries.push_back(m_entries.front());
    if (const auto heading = findSection(rule.section))
        page.m_entries.push_back(entry(*heading));
    page.m_entries.push_back(rule);
    const int last = static_cast<int>(page.m_entries.size()) - 1;
    if (rule.table)
        page.m_entries.back().table = last - 1;
    for (int piece = 0; piece < rule.pieces(); ++piece)
        page.m_places.insert(rule.piece(piece)->id, {last, piece});
    page.giveSigils();
    return page;
}

Page Page::withBases(const catalogue::Catalogue& catalogue, const QString& clause) const
{
    Page page = *this;
    const auto place = find(clause);
    if (!place)
        return page;
    PageEntry& rule = page.m_entries[static_cast<std::size_t>(place->entry)];
    for (const catalogue::Clause& basis : catalogue.clauses(catalogue.basesOf(clause))) {
        if (page.find(basis.id))
            continue;
        rule.glosses.push_back({basis, {}, GlossTie::RestsOn});
        page.m_places.insert(basis.id, {place->entry, rule.pieces() - 1});
        page.learnName(catalogue, basis.expansion);
    }
    page.giveSigils();
    return page;
}

QString Page::sourceOf(const catalogue::Clause& clause, catalogue::Language language) const
{
    const auto section = m_sections.constFind(sectionKey(clause));
    if (section == m_sections.cend())
        return {};
    return QStringLiteral("%1 › %2").arg(nameOf(clause.expansion).textOrSource(language),
                                         section->textOrSource(language));
}

/// Keeps what the page says about a clause besides its text.
void Page::learn(const catalogue::Catalogue& catalogue, const catalogue::Clause& clause)
{
    learnName(catalogue, clause.expansion);
    if (!m_sections.contains(sectionKey(clause)))
        if (const auto title =
                catalogue.segment(QStringLiteral("section:%1:%2").arg(clause.expansion, clause.section)))
            m_sections.insert(sectionKey(clause), *title);
    if (!m_cases.contains(clause.id))
        m_cases.insert(clause.id, catalogue.caseIdsFor(clause.id));
}

void Page::learnName(const catalogue::Catalogue& catalogue, const QString& expansion)
{
    if (!m_foreignNames.contains(expansion))
        if (const auto name = catalogue.segment(QLatin1String("expansion:") + expansion))
            m_foreignNames.insert(expansion, *name);
}

} // namespace glossator::desktop
