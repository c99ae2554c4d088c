// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_keys.h"

namespace glossator::desktop {

std::vector<KeyLine> StageKeys::all()
{
    return {
        {{Qt::Key_Space}, tr("Play, pause")},
        {{Qt::Key_Left, Qt::Key_Right}, tr("Step back, step on")},
        {{Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right}, tr("Mark before, next mark of the timeline")},
        {{Qt::Key_Home, Qt::Key_End}, tr("Begin and end of the case")},
        {{Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0}, tr("Board larger, smaller, as large as there is room")},
        {{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
          Qt::SHIFT | Qt::Key_Down},
         tr("Move the view over the board")},
        {{Qt::Key_C}, tr("The list of cases")},
        {{Qt::Key_P}, tr("What the case proves")},
        {{Qt::Key_E}, tr("Copy, save or print the case")},
        {{Qt::Key_S}, tr("Steps and options, in a narrow window")},
        {{Qt::Key_C}, tr("List of cases")},
        {{Qt::Key_P}, tr("What the case proves")},
        {{Qt::Key_E}, tr("Export")},
        {{Qt::Key_H}, tr("As the house plays it")},
        {{Qt::Key_Escape}, tr("Back to the case from another choice")},
    };
}

std::vector<KeyLine> StageKeys::ofMenu()
{
    return {
        {{Qt::Key_F9}, tr("The list of cases")},
        {{Qt::CTRL | Qt::Key_PageUp, Qt::CTRL | Qt::Key_PageDown}, tr("Case before, next case of the list")},
        {{Qt::CTRL | Qt::SHIFT | Qt::Key_C, Qt::CTRL | Qt::Key_S}, tr("Copy, save the picture of the step")},
    };
}

} // namespace glossator::desktop
