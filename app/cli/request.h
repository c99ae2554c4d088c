// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/text_style.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::cli {

/// What a command is asked to do, and with what.
struct Request
{
    Arguments arguments;
    TextStyle style;

    [[nodiscard]] bool wantsJson() const { return arguments.has(QStringLiteral("json")); }
    /// The operand at a place; the command's spec promises that it is there.
    [[nodiscard]] const QString& operand(qsizetype index) const { return arguments.operands().at(index); }

    /// Opens the catalogue that is asked for, or says why not.
    [[nodiscard]] Outcome<catalogue::Catalogue> openCatalogue() const;
};

/// All tiles of a catalogue, or why they cannot be read.
[[nodiscard]] Outcome<tiles::TileCatalogue> readTiles(const catalogue::Catalogue& catalogue);

/// Ids of the expansions that are named by id, code or name; the first that is none of them is the failure,
/// which begins with `where`.
[[nodiscard]] Outcome<QStringList> readExpansions(const catalogue::Catalogue& catalogue,
                                                  const QStringList& names, const QString& where);

/// An answer to hand out, unless the catalogue went bad while it was read.
[[nodiscard]] Outcome<void> checkReading(const catalogue::Catalogue& catalogue);

} // namespace glossator::cli
