// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/remark.h"

#include <QRegularExpression>

namespace glossator::terms {

QString withoutRemark(const QString& wording)
{
    static const QRegularExpression remark(QStringLiteral("\\s*\\([^)]*\\)"));
    return QString(wording).remove(remark).trimmed();
}

} // namespace glossator::terms
