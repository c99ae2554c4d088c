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

/// Anew: what was told before is forgotten.
void StageSources::nameClauses()
{
    m_clauses = ClauseNames([this](const QString& id) {
        const auto clause = m_catalogue != nullptr ? m_catalogue->clause(id) : std::nullopt;
        return clause ? catalogue::plainText(clause->text.textOrSource(m_language)) : QString();
    });
}

} // namespace glossator::desktop
