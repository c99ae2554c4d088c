// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/localized.h"
#include "app/cli/spoken_language.h"
#include "model/cases/describe.h"
#include "model/catalogue/catalogue.h"
#include "model/terms/caption_names.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::cli {

/// Tells a run to people in their language: tiles by their names, clauses by their first words. Everything is
/// kept by reference.
class Tale
{
public:
    Tale(const Tale&) = delete;
    Tale& operator=(const Tale&) = delete;
    /// The run must have a game.
    Tale(const cases::CaseResult& result, const catalogue::Catalogue& catalogue,
         const tiles::TileCatalogue& tiles, LanguageChoice language);

    [[nodiscard]] const cases::Describer& say() const { return m_say; }
    [[nodiscard]] QString tell(const cases::Phrase& phrase) const;
    /// The same to stand alone.
    [[nodiscard]] QString sentence(const cases::Phrase& phrase) const;
    /// An option that is tried, one that is refused, and why it is.
    [[nodiscard]] QString tried(const QString& option) const;
    [[nodiscard]] QString refused(const QString& option) const;
    [[nodiscard]] QString refused(const QString& option, engine::Reason reason) const;
    /// What the new names call the roles in a caption: "highwayman → female traveller"; empty where the run
    /// is not told by them.
    [[nodiscard]] QString newNamesIn(const QString& caption) const;
    [[nodiscard]] QString player(std::size_t seat) const;
    [[nodiscard]] QString token(engine::TokenKind kind) const { return tell(m_say.token(kind)); }
    /// The clauses of an event, those of its addends included, each once: " [first words (id); ...]".
    [[nodiscard]] QString cites(const engine::Event& event) const;
    [[nodiscard]] QString cites(const engine::Citations& clauses) const;

private:
    [[nodiscard]] bool isEnglish() const;
    [[nodiscard]] std::string tileName(const std::string& id) const;

    const catalogue::Catalogue& m_catalogue;
    const tiles::TileCatalogue& m_tiles;
    LanguageChoice m_language;
    SpokenLanguage m_spoken;
    cases::Describer m_say;
    std::optional<terms::TermBase> m_terms; ///< where new names are told
    terms::CaptionNames m_captionNames;
};

/// "first words (id)", or the id alone where the catalogue does not have the clause.
[[nodiscard]] QString clauseReference(const QString& id, const catalogue::Catalogue& catalogue,
                                      LanguageChoice language);

} // namespace glossator::cli
