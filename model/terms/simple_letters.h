// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <functional>

namespace glossator::terms {

/// What single letters of Latin script fold to, as a table: nearly all text consists of letters that fold one
/// by one, whatever stands beside them, and is folded in one go.
class SimpleLetters
{
public:
    /// `fold` tells what a letter by itself folds to.
    explicit SimpleLetters(const std::function<QString(QChar)>& fold);

    /// Folds a text, unit by unit, into `folded`; false where some of it does not fold so. A dot within it
    /// may stand for that of l·l and depends on what is beside it.
    [[nodiscard]] bool fold(QStringView text, QString& folded) const;

private:
    [[nodiscard]] char16_t at(QChar letter) const;

    static constexpr std::size_t most = 0x250; ///< Latin letters up to the second extension
    std::array<char16_t, most> m_folded{};     ///< 0: not to one unit
};

} // namespace glossator::terms
