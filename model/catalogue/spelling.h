// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

#include <algorithm>
#include <optional>
#include <span>

namespace glossator::catalogue {

/// One value of an enumeration and how sources, database and JSON spell it.
template <typename Enum>
struct Spelling
{
    Enum value;
    const char* text;
};

template <typename Enum>
QString spellingOf(std::span<const Spelling<Enum>> spellings, Enum value)
{
    const auto found =
        std::find_if(spellings.begin(), spellings.end(), [&](const auto& s) { return s.value == value; });
    return found == spellings.end() ? QString() : QString::fromLatin1(found->text);
}

template <typename Enum>
std::optional<Enum> valueOf(std::span<const Spelling<Enum>> spellings, const QString& text)
{
    const auto found = std::find_if(spellings.begin(), spellings.end(),
                                    [&](const auto& s) { return text == QLatin1String(s.text); });
    return found == spellings.end() ? std::nullopt : std::optional(found->value);
}

} // namespace glossator::catalogue
