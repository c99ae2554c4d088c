// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/json_list.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace glossator::search {

QString jsonList(const QStringList& list)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

} // namespace glossator::search
