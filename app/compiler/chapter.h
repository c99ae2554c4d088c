// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"

#include <QSqlDatabase>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace glossator::compiler {

/// Where the authored sources lie.
struct SourceTree
{
    std::string catalogue;    ///< folder of editions.yaml, expansions.yaml, clauses/, tiles/, terms.yaml
    std::string translations; ///< folder with one folder of PO files a language
    std::string cases;        ///< folder of case files
};

/// Writes one chapter of the catalogue (clauses, tiles, terms ...) into the database. It runs within the
/// compiler's transaction, creates the tables of its chapter, and returns everything wrong with its
/// sources. A chapter may rely on the rows of the chapters before it.
struct Chapter
{
    enum class Kind : std::uint8_t {
        Authored, ///< has sources of its own, which are judged whatever is wrong elsewhere
        Derived   ///< is made of the other chapters, so only when nothing is wrong with them
    };

    Kind kind = Kind::Authored;
    std::function<sources::Faults(QSqlDatabase&, const SourceTree&)> write;
};

/// The chapters of the catalogue, in the order of writing.
std::vector<Chapter> chapters();

} // namespace glossator::compiler
