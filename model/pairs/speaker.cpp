// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/speaker.h"

namespace glossator::pairs {

using catalogue::ClauseKind;

Speaker speakerOf(ClauseKind kind, catalogue::Origin origin, catalogue::Standing standing)
{
    if (kind == ClauseKind::OpenQuestion || standing == catalogue::Standing::Open)
        return Speaker::Nobody;
    if (kind == ClauseKind::EditionDifference)
        return Speaker::Edition;
    return origin == catalogue::Origin::Community ? Speaker::Community : Speaker::Publisher;
}

} // namespace glossator::pairs
