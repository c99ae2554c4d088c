// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"

#include <QCoreApplication>

#include <tl/expected.hpp>

namespace glossator::search {
struct Result;
}

namespace glossator::desktop {

/// What a link may lead to.
enum class LinkKind : std::uint8_t { Clause, Case, Pair, Tile, Order, Page, Term };

/// A way to a place in the program that can be written down, as in "glossator:clause/base-city-score": on a
/// web page, in a message, on the command line.
struct Link
{
    Q_DECLARE_TR_FUNCTIONS(Link)

public:
    LinkKind kind = LinkKind::Clause;
    QString id; ///< clause, case, pair (pairs::PairId, half a one is to be completed), tile, step of a turn,
                ///< expansion or term
    int step = 0; ///< of a case

    [[nodiscard]] QString toString() const;
    /// Reads a link as people and browsers write it; whether there is such a thing is not asked. The error is
    /// a sentence for the user, without markup.
    [[nodiscard]] static tl::expected<Link, QString> fromString(const QString& text);
    /// The way back to a place; none for an empty stage and for no pair.
    [[nodiscard]] static std::optional<Link> to(const Location& location);
    /// The way to what was found; to a section, that to its page.
    [[nodiscard]] static Link to(const search::Result& result);

    bool operator==(const Link&) const = default;
};

} // namespace glossator::desktop
