// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/off_table_words.h"

namespace glossator::desktop {

QString OffTableWords::said()
{
    return tr("not on your table");
}

QString OffTableWords::before(const QString& place)
{
    return place.isEmpty() ? said() : said() + QStringLiteral(" · ") + place;
}

QString OffTableWords::of(const QStringList& boxes)
{
    return tr("Not on your table: %1", "boxes", static_cast<int>(boxes.size()))
        .arg(boxes.join(QStringLiteral(", ")));
}

} // namespace glossator::desktop
