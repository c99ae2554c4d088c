// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/expansion_signs.h"

namespace glossator::catalogue {

const QStringList& expansionSigns()
{
    static const QStringList names =
        QStringLiteral("abbot barrel battlement-tower book bridge burning-wall "
                       "castle catapult cathedral cottages crop-clover crop-shield "
                       "crossed-swords crown die dragon fairy ferry "
                       "fireworks five-finger-tower flying-machine fruit-tree gazette ghost "
                       "gold half-tile hut-on-legs labyrinth laurel letter "
                       "market-stall mayor monastery money-bag phantom pitchfork "
                       "pointed-hat pyramid rat river river-fork sheep "
                       "shield snowflake stepped-gable tankard tent toll-bar "
                       "torii town-gate tunnel watchtower wheel wind-rose")
            .split(u' ');
    return names;
}

} // namespace glossator::catalogue
