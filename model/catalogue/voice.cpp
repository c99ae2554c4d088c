// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/voice.h"

namespace glossator::catalogue {

Voice voiceOf(ClauseKind kind, Origin origin, Standing standing)
{
    if (kind == ClauseKind::OpenQuestion || standing == Standing::Open)
        return Voice::Open;
    if (kind == ClauseKind::EditionDifference)
        return Voice::Edition;
    return origin == Origin::Community ? Voice::Community : Voice::Publisher;
}

Voice voiceOf(const Clause& clause)
{
    return voiceOf(clause.kind, clause.origin, clause.standing);
}

} // namespace glossator::catalogue
