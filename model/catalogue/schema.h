// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace glossator::catalogue {

/// Marks a SQLite file as ours: the letters "Glos".
inline constexpr std::uint32_t applicationId = 0x476C6F73;
/// Counts the incompatible changes of the schema; a catalogue of any other version is refused.
inline constexpr int schemaVersion = 17;

/// The text of schema.sql, where every table and column is explained.
QString schemaSql();

} // namespace glossator::catalogue
