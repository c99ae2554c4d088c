// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QStringList>

namespace glossator::terms {

/// The irregular forms of a verb without itself (gave and given of give), which dictionaries list without
/// saying so; mostly none. Words are folded to Folding::Level::Letters.
QStringList irregularFormsOf(const QString& verb, catalogue::Language language);

} // namespace glossator::terms
