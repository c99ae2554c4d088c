// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/box_signs.h"

namespace glossator::pictures::woodcut {

const BoxSign* boxSignOf(std::string_view name)
{
    for (const std::span<const BoxSign> signs : {strongholdSigns(), buildingSigns(), folkSigns(), landSigns(),
                                                 travelSigns(), goodsSigns(), toolSigns()})
        for (const BoxSign& sign : signs)
            if (sign.name == name)
                return &sign;
    return nullptr;
}

} // namespace glossator::pictures::woodcut
