// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::wording {

/// Words in the language of the window in which gaps have been filled. In Catalan the article of what fills a
/// gap melts with the word before it, as in "del Vermell"; other languages stay as they are.
[[nodiscard]] QString withMeltedArticles(QString text);

} // namespace glossator::wording
