// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <vector>

class QLineEdit;

namespace glossator::desktop {

/// Shows in the search field itself which of its words are filters, in the ink of links, and underlines the
/// ones that are wrong. `none`: what looks like the name of a filter and is read as words, which is
/// underlined quietly.
void markFilters(QLineEdit& field, const std::vector<terms::Span>& wrong,
                 const std::vector<terms::Span>& none = {});

} // namespace glossator::desktop
