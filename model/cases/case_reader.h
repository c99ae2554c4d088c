// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"

#include <string_view>
#include <tl/expected.hpp>

namespace glossator::cases {

/// Reads the text of one case. Every fault of it is told with its place; `file` only names the text.
/// The id must be the file's name without its folder and ".yaml".
[[nodiscard]] tl::expected<Case, sources::Faults> readCase(std::string_view text, const std::string& file);

/// Reads one file.
[[nodiscard]] tl::expected<Case, sources::Faults> readCaseFile(const std::string& path);

} // namespace glossator::cases
