// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QString>
#include <QStringList>

namespace glossator::search {

/// The words of which one may be a form by the usual endings of a language, likeliest first: borrowed words
/// ("tileului") and verbal nouns ("așezarea"), which no dictionary lists. All are folded to loose.
QStringList withoutEndings(const QString& word, catalogue::Language language);

} // namespace glossator::search
