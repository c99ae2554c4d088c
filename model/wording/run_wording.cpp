// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/run_wording.h"

namespace glossator::wording {

QString RunWording::opening()
{
    return tr("Opening");
}

QString RunWording::step(std::size_t number, const QString& what)
{
    const QString head = tr("Step %1").arg(number);
    return what.isEmpty() ? head : head + QStringLiteral(": ") + what;
}

QString RunWording::backTo(std::size_t step)
{
    return step == 0 ? tr("back to the start") : tr("back to step %1").arg(step);
}

QString RunWording::newNames(const QString& names)
{
    return tr("new names: %1").arg(names);
}

QString RunWording::allowed(const QString& option)
{
    return tr("is allowed: %1").arg(option);
}

QString RunWording::decision(const QString& decision, int options)
{
    return QStringLiteral("%1 (%2)").arg(decision, tr("%n option(s)", nullptr, options));
}

QString RunWording::points(const QString& scores)
{
    return tr("Points: %1").arg(scores);
}

QString RunWording::tokens(const QString& holders)
{
    return tr("Tokens: %1").arg(holders);
}

QString RunWording::verdict(bool isPassed)
{
    return isPassed ? tr("Passed") : tr("Failed");
}

QString RunWording::proved(int clauses, int all)
{
    return tr("%1 of %n clause(s) proved", nullptr, all).arg(clauses);
}

QString RunWording::shown(int examples, int all)
{
    return tr("%1 of %n example(s) shown", nullptr, all).arg(examples);
}

QString RunWording::got()
{
    return tr("got");
}

QString RunWording::expected()
{
    return tr("expected");
}

} // namespace glossator::wording
