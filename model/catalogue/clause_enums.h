// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace glossator::catalogue {

/// What a clause is to its reader.
enum class ClauseKind {
    Rule,
    Example,
    Note,
    OfficialClarification,
    CommunityClarification,
    EditionDifference,
    OpenQuestion,
    Component,
    History,
    Variant
};

inline constexpr std::array<ClauseKind, 10> allClauseKinds{ClauseKind::Rule,
                                                           ClauseKind::Example,
                                                           ClauseKind::Note,
                                                           ClauseKind::OfficialClarification,
                                                           ClauseKind::CommunityClarification,
                                                           ClauseKind::EditionDifference,
                                                           ClauseKind::OpenQuestion,
                                                           ClauseKind::Component,
                                                           ClauseKind::History,
                                                           ClauseKind::Variant};

/// Who says so.
enum class Origin { Publisher, Community };

/// How settled a clause is.
enum class Standing {
    Ruled,         ///< a source settles it
    Open,          ///< no source settles it
    Reconstructed, ///< inferred from what sources show
    Schematic      ///< only the outline is known, details are ours
};

/// How a clause can be proved.
enum class Proof {
    Playable, ///< the engine can play it out
    Catalogue ///< there is nothing to play: it is only worded
};

/// The spelling used in sources, database and JSON: lower case, words joined by hyphens.
QString toString(ClauseKind kind);
QString toString(Origin origin);
QString toString(Standing standing);
QString toString(Proof proof);

std::optional<ClauseKind> clauseKindFromString(const QString& text);
std::optional<Origin> originFromString(const QString& text);
std::optional<Standing> standingFromString(const QString& text);
std::optional<Proof> proofFromString(const QString& text);

} // namespace glossator::catalogue
