// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTranslator;

namespace glossator::wording {

/// Words of a class in the language of a translator, whatever language the program speaks; as they stand in
/// the source where it has none. `count` is put for %n.
[[nodiscard]] QString saidIn(const QTranslator& language, const char* context, const char* words,
                             int count = -1);

} // namespace glossator::wording
