// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/reference.h"

#include <QRegularExpression>

namespace glossator::terms {

bool refersBack(const QString& text)
{
    static const QRegularExpression pronounFirst(
        QStringLiteral("^(?:(?:if|when|while|as long as|then|but|and|so|after|before|because) )?"
                       "(?:he|she|it|they|his|her|its|their)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inThisWay(QStringLiteral("^[^.:]*\\bin (?:this|that) way\\b"),
                                              QRegularExpression::CaseInsensitiveOption);
    return pronounFirst.match(text).hasMatch() || inThisWay.match(text).hasMatch();
}

} // namespace glossator::terms
