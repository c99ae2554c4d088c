// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace glossator::desktop {

/// Says what the rounds of scoring are, wherever they are shown.
class RoundWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundWords)

public:
    [[nodiscard]] static QString all();
};

} // namespace glossator::desktop
