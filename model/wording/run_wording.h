// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace glossator::wording {

/// What stands around the events of a run where it is told as text, in the language of the interface: the
/// heads of its steps, and what came out in the end.
class RunWording
{
    Q_DECLARE_TR_FUNCTIONS(RunWording)

public:
    [[nodiscard]] static QString opening();
    /// "Step 2"; with what is done in it: "Step 2: pass".
    [[nodiscard]] static QString step(std::size_t number, const QString& what = {});
    /// "back to step 1".
    [[nodiscard]] static QString backTo(std::size_t step);
    /// What the new names call the roles in a caption.
    [[nodiscard]] static QString newNames(const QString& names);
    /// What should have been refused.
    [[nodiscard]] static QString allowed(const QString& option);
    /// "Red places tile U (8 options)".
    [[nodiscard]] static QString decision(const QString& decision, int options);
    /// Of all players: "Points: Red 3, Blue 8".
    [[nodiscard]] static QString points(const QString& scores);
    [[nodiscard]] static QString tokens(const QString& holders);
    [[nodiscard]] static QString verdict(bool isPassed);
    [[nodiscard]] static QString proved(int clauses, int all);
    [[nodiscard]] static QString shown(int examples, int all);
    /// Before what came out, and before what was expected.
    [[nodiscard]] static QString got();
    [[nodiscard]] static QString expected();
};

} // namespace glossator::wording
