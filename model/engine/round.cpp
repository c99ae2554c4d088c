// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/round.h"

namespace glossator::engine {

std::string toText(const PartOfRound& moment)
{
    const std::string round(nameOf(moment.round));
    return moment.part == RoundPart::Whole ? round : round + ' ' + std::string(nameOf(moment.part));
}

} // namespace glossator::engine
