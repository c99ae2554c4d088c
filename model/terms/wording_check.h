// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/text_checks.h"

#include <QString>

#include <optional>

namespace glossator::terms {

/// What is wrong with the characters of a wording: empty, spaces at its ends or doubled, not in NFC, control
/// characters; in Romanian cedillas for commas; in Catalan anything but l·l for the geminated l.
std::optional<catalogue::TextFault> wordingFault(const QString& text, catalogue::Language language);

} // namespace glossator::terms
