// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

namespace glossator::desktop {

/// The catalogue that the build compiled.
inline QString catalogueFile()
{
    return QStringLiteral(GLOSSATOR_CATALOGUE);
}

} // namespace glossator::desktop
