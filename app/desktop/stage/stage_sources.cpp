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
    m_clauses = ClauseNames([catalogue = m_catalogue, language = m_language](const QString& id) {
        const auto clause = catalogue != nullptr ? catalogue->clause(id) : std::nullopt;
        return clause ? catalogue::plainText(clause->text.textOrSource(language)) : QString();
    });
}

} // namespace glossator::desktop
