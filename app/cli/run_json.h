// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/run_view.h"

namespace glossator::cli {

/// A run step by step, with events, citations and options; see JSON.md.
[[nodiscard]] QJsonObject runJson(const RunView& view);

} // namespace glossator::cli
