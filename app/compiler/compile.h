// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

#include <QString>

#include <tl/expected.hpp>

namespace glossator::compiler {

/// Compiles the sources to one catalogue file. The same sources give the same bytes. When anything is wrong,
/// all of it comes back and no file is written; a file that was there before stays.
tl::expected<void, sources::Faults> compile(const SourceTree& tree, const QString& output);

} // namespace glossator::compiler
