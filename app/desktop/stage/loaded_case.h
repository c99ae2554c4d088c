// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::desktop {

/// A case that the engine has just played, with its texts in all languages.
struct LoadedCase
{
    QString id;
    catalogue::LocalizedText title;
    std::vector<catalogue::LocalizedText> captions;
    QStringList proves;
    std::optional<cases::Case> source; ///< none where it could not be read
    cases::CaseResult result;          ///< with faults where the case is wrong

    /// The text of a segment of the case, in English where the language has none.
    [[nodiscard]] QString textOf(const cases::Segment& segment, catalogue::Language language) const;
    /// Those that act where a clause is shown: itself or, as nothing follows from an example, what that
    /// illustrates in this case, the most telling one first.
    [[nodiscard]] QStringList actingFor(const QString& clause) const;
};

/// Plays a case of the catalogue; nothing for an unknown id.
[[nodiscard]] std::optional<LoadedCase> loadCase(const catalogue::Catalogue& catalogue,
                                                 const tiles::TileCatalogue& tiles, const QString& id);
/// Plays a case from its text. `file` names it in messages and gives its id.
[[nodiscard]] LoadedCase loadCaseText(const QString& text, const QString& file,
                                      const tiles::TileCatalogue& tiles);

} // namespace glossator::desktop
