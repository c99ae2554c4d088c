// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/failure.h"
#include "app/cli/option_spec.h"
#include "model/catalogue/language.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace glossator::cli {

/// The arguments of one command, sorted into operands and options.
class Arguments
{
public:
    /// Reads the words behind the command. `--` ends the options. A fault names the word, and what would
    /// be right.
    static Outcome<Arguments> read(const QStringList& words, const OptionSpecs& specs);

    [[nodiscard]] const QStringList& operands() const { return m_operands; }
    [[nodiscard]] bool has(const QString& option) const { return m_values.contains(option); }
    /// The last value given for the option, or the empty string.
    [[nodiscard]] QString value(const QString& option) const;
    [[nodiscard]] QStringList values(const QString& option) const { return m_values.value(option); }
    /// The parts of a value that commas separate, trimmed, without empty ones.
    [[nodiscard]] QStringList list(const QString& option) const;
    /// A whole number from `least` to `most`; `usual` when the option is not given.
    [[nodiscard]] Outcome<qint64> number(const QString& option, qint64 usual, qint64 least,
                                         qint64 most) const;
    /// The language of `--lang`, if it is given.
    [[nodiscard]] Outcome<std::optional<catalogue::Language>> language() const;

private:
    QStringList m_operands;
    QHash<QString, QStringList> m_values;
};

} // namespace glossator::cli
