// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/case_source.h"
#include "app/cli/localized.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::cli {

/// A case and its run, to be shown in a language. Everything is kept by reference.
struct RunView
{
    const cases::Case& theCase;
    const cases::CaseResult& result;
    const catalogue::Catalogue& catalogue;
    const tiles::TileCatalogue& tiles;
    LanguageChoice language;

    /// The state in which step `index` was chosen or tried.
    [[nodiscard]] const engine::State& stateBefore(std::size_t index) const
    {
        return result.steps[index == 0 ? 0 : index - 1].state;
    }
};

} // namespace glossator::cli
