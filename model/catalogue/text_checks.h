// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace glossator::catalogue {

/// What is wrong with a text, and what would be right.
struct TextFault
{
    QString what;
    QString right;

    bool operator==(const TextFault&) const = default;
};

/// Accents that stand apart from their letters (NFD); the catalogue is written in NFC.
std::optional<TextFault> compositionFault(const QString& text);

/// Romanian written with a cedilla (U+015E, U+015F, U+0162, U+0163) instead of a comma below.
std::optional<TextFault> cedillaFault(const QString& text);

/// A geminated l of Catalan that is not two l with a middle dot (U+00B7) between them.
std::optional<TextFault> middleDotFault(const QString& text);

/// The numbers that stand in digits, sorted, without separators between thousands and leading zeros, and
/// with a point before decimals: "7,000", "7.000" and "7 000" are all 7000.
QStringList numbersOf(const QString& text);

/// A translation whose numbers differ from those of its source. Digits must stay digits; a digit for what
/// the source says in words is excused, and so is a Roman numeral for an ordinal, as of centuries.
std::optional<TextFault> numbersFault(const QString& source, const QString& translation);

} // namespace glossator::catalogue
