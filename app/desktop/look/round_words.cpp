// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/round_words.h"

namespace glossator::desktop {

QString RoundWords::all()
{
    return tr("The rounds of scoring of a turn are 1A, 1B, 1C, 2, 3 and 4. Which "
              "spaces the scoring figures stand on is looked at only once in each, at its end.");
}

} // namespace glossator::desktop
