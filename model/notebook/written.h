// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace glossator::notebook {

/// What came of writing: nothing, or what the database said.
using Written = tl::expected<void, QString>;

} // namespace glossator::notebook
