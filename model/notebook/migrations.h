// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstdint>

namespace glossator::notebook {

/// Marks a SQLite file as a notebook: the letters "GlNb".
inline constexpr std::uint32_t applicationId = 0x476C4E62;

/// The scripts of notebook.sql, where every table and column is explained: the first makes a new notebook,
/// each further one changes a notebook made before it. Their number is the version of the notebook.
[[nodiscard]] const QStringList& migrations();

} // namespace glossator::notebook
