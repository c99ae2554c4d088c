// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_sources.h"

#include "model/catalogue/links.h"

namespace glossator::desktop {

void StageSources::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    m_catalogue = catalogue;
    m_tiles = tiles;
    nameClauses();
}

void StageSources::setLanguage(catalogue::Language language)
{
    m_language = language;
    nameClauses();
}

/// Anew: what was told before is forgotten. A film that is being made keeps the language that it began in.
void StageSources::nameClauses()
{
    const auto known = [catalogue = m_catalogue](const QString& id) {
        return catalogue != nullptr ? catalogue->clause(id) : std::nullopt;
    };
    const auto text = [known, language = m_language](const QString& id) {
        const auto clause = known(id);
        return clause ? catalogue::plainText(clause->text.textOrSource(language)) : QString();
    };
    const auto home = [known](const QString& id) {
        const auto clause = known(id);
        return clause ? clause->expansion : QString();
    };
    const auto meeting = [known](const QString& id) {
        const auto clause = known(id);
        return clause && !clause->others.isEmpty();
    };
    m_clauses = ClauseNames(text, home, meeting);
}

} // namespace glossator::desktop
