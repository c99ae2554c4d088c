// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"

#include <QJsonDocument>

namespace glossator::cli {

Answer jsonAnswer(const QJsonObject& document, ExitStatus status)
{
    return {status, QJsonDocument(document).toJson(QJsonDocument::Indented)};
}

} // namespace glossator::cli
