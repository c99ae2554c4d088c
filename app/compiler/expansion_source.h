// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/placed_text.h"
#include "model/catalogue/expansion.h"

#include <string>
#include <vector>

namespace glossator::compiler {

/// An expansion as expansions.yaml has it.
struct ExpansionSource
{
    PlacedText id;
    PlacedText name;
    PlacedText code;
    PlacedText sign; ///< name of the drawing by which it is known
    QString prefix;  ///< empty when it has no clauses yet
    catalogue::ExpansionFamily family = catalogue::ExpansionFamily::Mini;
    std::optional<int> number;
    std::vector<PlacedText> editions;
    QString published;
    QString publisher;
    bool whole = false;
    std::optional<PlacedText> partOf; ///< the box in which it lies
};

/// Reads expansions.yaml; what is wrong is added to `faults`, and what can be read comes back all the same.
std::vector<ExpansionSource> readExpansionSources(const std::string& path, sources::Faults& faults);

} // namespace glossator::compiler
