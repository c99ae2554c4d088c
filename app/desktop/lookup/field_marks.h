// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <optional>

class QLineEdit;

namespace glossator::desktop {

/// Shows in the search field itself which of its words are filters, in the ink of links, and underlines the
/// one that is wrong.
void markFilters(QLineEdit& field, std::optional<terms::Span> wrong);

} // namespace glossator::desktop
