// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/expansion.h"
#include "model/terms/term.h"

#include <QHash>
#include <QStringList>

#include <span>
#include <vector>

namespace glossator::desktop {

/// By what else boxes are called, by id: what the terms have for their names, in all languages and also what
/// is no longer said, the names of what they are all about, and those of their parts.
[[nodiscard]] QHash<QString, QStringList> otherNamesOf(const std::vector<catalogue::Expansion>& boxes,
                                                       std::span<const terms::Term> terms);

} // namespace glossator::desktop
