// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/open_error.h"

#include <optional>

namespace glossator::catalogue {

/// Judges a catalogue file by the first 100 bytes, which hold the marks of SQLite, the program and the
/// version, and the length the file should have. Nothing when all is as it should be.
std::optional<OpenError> headerFault(const QString& path);

} // namespace glossator::catalogue
