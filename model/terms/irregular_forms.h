// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QString>

namespace glossator::terms {

/// The dictionary word of a small irregular word that dictionaries list without saying what it is a form of
/// (is, són); empty for all others. Words are folded to Folding::Level::Letters.
QString irregularLemma(const QString& form, catalogue::Language language);

/// The digits of a number from one to twelve that is written as a word, so that "two" and "2" find each
/// other; empty for all others. Articles (un, o, una) are no numbers.
QString digitsOf(const QString& form, catalogue::Language language);

} // namespace glossator::terms
