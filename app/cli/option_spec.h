// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace glossator::cli {

/// An option that a command takes, written `--name` or `--name VALUE` or `--name=VALUE`.
struct OptionSpec
{
    QString name;  ///< without the dashes
    QString value; ///< what its value is called in the help; empty when it takes none
    QString help;  ///< one sentence
    bool repeats = false;

    [[nodiscard]] bool takesValue() const { return !value.isEmpty(); }
};

using OptionSpecs = std::vector<OptionSpec>;

/// The options that every command takes.
[[nodiscard]] const OptionSpecs& commonOptions();

} // namespace glossator::cli
