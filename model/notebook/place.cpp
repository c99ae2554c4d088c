// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/place.h"

#include "model/catalogue/spelling.h"

namespace glossator::notebook {

namespace {

constexpr catalogue::Spelling<PlaceKind> kinds[] = {{PlaceKind::Clause, "clause"},
                                                    {PlaceKind::Tile, "tile"},
                                                    {PlaceKind::Case, "case"},
                                                    {PlaceKind::Pair, "pair"}};

} // namespace

QString toString(PlaceKind kind)
{
    return catalogue::spellingOf<PlaceKind>(kinds, kind);
}

std::optional<PlaceKind> placeKindFromString(const QString& text)
{
    return catalogue::valueOf<PlaceKind>(kinds, text);
}

} // namespace glossator::notebook
