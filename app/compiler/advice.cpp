// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/advice.h"

#include "model/search/nearest.h"

namespace glossator::compiler {

QString didYouMean(const QString& word, const QStringList& known, const QString& advice)
{
    const QString nearest = search::nearest(word, known);
    return nearest.isEmpty() ? advice : QStringLiteral("did you mean \"%1\"?").arg(nearest);
}

} // namespace glossator::compiler
