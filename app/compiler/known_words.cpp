// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/known_words.h"

#include <QRegularExpression>

namespace glossator::compiler {

void checkDate(const QString& date, const sources::Place& place, sources::Faults& faults)
{
    static const QRegularExpression form(
        QStringLiteral("^(19|20)\\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$"));
    if (!date.isEmpty() && !form.match(date).hasMatch())
        faults.push_back(
            faultAt(place, QStringLiteral("\"%1\" is no date").arg(date),
                    QStringLiteral("write a year, year and month or whole date, as in 2023-10")));
}

} // namespace glossator::compiler
