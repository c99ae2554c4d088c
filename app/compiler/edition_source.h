// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/placed_text.h"

#include <string>
#include <vector>

namespace glossator::compiler {

/// An edition as editions.yaml has it.
struct EditionSource
{
    PlacedText id;
    PlacedText name;
    bool isOfGame = false; ///< of the whole game: expansions are published for it
};

/// Reads editions.yaml; what is wrong is added to `faults`, and what can be read comes back all the same.
std::vector<EditionSource> readEditionSources(const std::string& path, sources::Faults& faults);

} // namespace glossator::compiler
