// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/advice.h"
#include "app/compiler/placed_text.h"

#include <QStringList>

#include <optional>

namespace glossator::compiler {

/// Reads a required word of an enumeration; any other word is a fault that names the known ones.
template <typename Enum>
Enum knownWord(sources::MappingReader& reader, std::string_view key,
               std::optional<Enum> (*read)(const QString&), const QString& known, Enum fallback,
               sources::Faults& faults)
{
    const PlacedText word = placedText(reader, key);
    if (word.text.isEmpty())
        return fallback;
    const std::optional<Enum> value = read(word.text);
    if (!value)
        faults.push_back(faultAt(word.place,
                                 QStringLiteral("\"%1\" is no %2")
                                     .arg(word.text)
                                     .arg(QLatin1String(key.data(), static_cast<qsizetype>(key.size()))),
                                 QStringLiteral("write one of: %1").arg(known)));
    return value.value_or(fallback);
}

/// Notes a date that is no year, year-month or year-month-day.
void checkDate(const QString& date, const sources::Place& place, sources::Faults& faults);

} // namespace glossator::compiler
