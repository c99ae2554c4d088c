// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// The keys that the stage takes while a case is on it, and what they do.
class StageKeys
{
    Q_DECLARE_TR_FUNCTIONS(StageKeys)

public:
    [[nodiscard]] static std::vector<KeyLine> all();
    /// Of what is in its menu, wherever in the window the keyboard is.
    [[nodiscard]] static std::vector<KeyLine> ofMenu();
};

} // namespace glossator::desktop
