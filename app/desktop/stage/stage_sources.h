// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"
#include "model/catalogue/catalogue.h"
#include "model/terms/caption_names.h"
#include "model/wording/phrase_wording.h"

namespace glossator::tiles {
class TileCatalogue;
}

namespace glossator::desktop {

/// What the words of the stage come from: the catalogue, its tiles, the names of roles, and the language in
/// which all of it is read.
class StageSources
{
public:
    StageSources() = default;
    Q_DISABLE_COPY_MOVE(StageSources)

    /// As the terms, both must outlive this, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// By which new names of roles are told beside captions. nullptr: none are.
    void setTerms(const terms::TermBase* terms) { m_captionNames.setTerms(terms); }
    void setLanguage(catalogue::Language language);

    [[nodiscard]] const catalogue::Catalogue* catalogue() const { return m_catalogue; }
    [[nodiscard]] const tiles::TileCatalogue* tiles() const { return m_tiles; }
    [[nodiscard]] catalogue::Language language() const { return m_language; }
    /// By which clauses are told; the same object always.
    [[nodiscard]] const ClauseNames& clauses() const { return m_clauses; }
    [[nodiscard]] const terms::CaptionNames& captionNames() const { return m_captionNames; }
    [[nodiscard]] wording::PhraseWording wording() const { return wording::PhraseWording(m_tiles); }

private:
    void nameClauses();

    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    terms::CaptionNames m_captionNames;
    ClauseNames m_clauses;
};

} // namespace glossator::desktop
