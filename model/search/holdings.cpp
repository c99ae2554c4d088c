// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/holdings.h"

namespace glossator::search {

tl::expected<std::unique_ptr<Holdings>, QString> Holdings::load(const QSqlDatabase& database)
{
    auto result = std::make_unique<Holdings>(database);
    auto things = Things::load(result->statements);
    if (!things)
        return tl::unexpected(things.error());
    auto expansions = KnownExpansions::load(result->statements);
    if (!expansions)
        return tl::unexpected(expansions.error());
    auto termBoxes = TermBoxes::load(result->statements);
    if (!termBoxes)
        return tl::unexpected(termBoxes.error());
    auto missing = MissingRules::load(result->statements);
    if (!missing)
        return tl::unexpected(missing.error());
    auto homes = Homes::load(result->statements, *expansions);
    if (!homes)
        return tl::unexpected(homes.error());
    auto mainRules = MainRules::load(result->statements);
    if (!mainRules)
        return tl::unexpected(mainRules.error());
    result->things = std::move(*things);
    result->termBoxes = std::move(*termBoxes);
    result->missing = std::move(*missing);
    result->homes = std::move(*homes);
    result->mainRules = std::move(*mainRules);
    result->expansions = std::move(*expansions);
    return result;
}

} // namespace glossator::search
