// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// The keys that the stage takes while a case is on it, and what they do. What is in its menu tells its keys
/// itself.
class StageKeys
{
    Q_DECLARE_TR_FUNCTIONS(StageKeys)

public:
    [[nodiscard]] static std::vector<KeyLine> all();
};

} // namespace glossator::desktop
