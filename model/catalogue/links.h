// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace glossator::catalogue {

/// A stretch of a clause's text: plain words, or words that lead to another clause.
struct TextPart
{
    QString words;
    QString target; ///< id of the clause led to; empty for plain words

    [[nodiscard]] bool isLink() const { return !target.isEmpty(); }
    bool operator==(const TextPart&) const = default;
};

/// Splits a text at its links, written [[clause-id]] or [[clause-id|words]]; a link without words of its
/// own shows the id. Brackets that do not close stay plain words (see linkFault).
std::vector<TextPart> partsOf(const QString& text);

/// The text as a reader sees it, with links replaced by their words.
QString plainText(const QString& text);

/// What is wrong with the brackets of a text, for messages; nothing when all is well.
std::optional<QString> linkFault(const QString& text);

} // namespace glossator::catalogue
