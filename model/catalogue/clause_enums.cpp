// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/clause_enums.h"

#include "model/catalogue/spelling.h"

namespace glossator::catalogue {

namespace {

constexpr Spelling<ClauseKind> kinds[] = {
    {ClauseKind::Rule, "rule"},
    {ClauseKind::Example, "example"},
    {ClauseKind::Note, "note"},
    {ClauseKind::OfficialClarification, "official-clarification"},
    {ClauseKind::CommunityClarification, "community-clarification"},
    {ClauseKind::EditionDifference, "edition-difference"},
    {ClauseKind::OpenQuestion, "open-question"},
    {ClauseKind::Component, "component"},
    {ClauseKind::History, "history"},
    {ClauseKind::Variant, "variant"},
};

constexpr Spelling<Origin> origins[] = {{Origin::Publisher, "publisher"}, {Origin::Community, "community"}};

constexpr Spelling<Standing> standings[] = {
    {Standing::Ruled, "ruled"},
    {Standing::Open, "open"},
    {Standing::Reconstructed, "reconstructed"},
    {Standing::Schematic, "schematic"},
};

constexpr Spelling<Proof> proofs[] = {{Proof::Playable, "playable"}, {Proof::Catalogue, "catalogue"}};

} // namespace

QString toString(ClauseKind kind)
{
    return spellingOf<ClauseKind>(kinds, kind);
}

QString toString(Origin origin)
{
    return spellingOf<Origin>(origins, origin);
}

QString toString(Standing standing)
{
    return spellingOf<Standing>(standings, standing);
}

QString toString(Proof proof)
{
    return spellingOf<Proof>(proofs, proof);
}

std::optional<ClauseKind> clauseKindFromString(const QString& text)
{
    return valueOf<ClauseKind>(kinds, text);
}

std::optional<Origin> originFromString(const QString& text)
{
    return valueOf<Origin>(origins, text);
}

std::optional<Standing> standingFromString(const QString& text)
{
    return valueOf<Standing>(standings, text);
}

std::optional<Proof> proofFromString(const QString& text)
{
    return valueOf<Proof>(proofs, text);
}

} // namespace glossator::catalogue
