// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <utility>
#include <vector>

namespace glossator::desktop {

/// An id, and more words by which it may be asked for.
using WordedId = std::pair<QString, QString>;

/// The ids that have most words of what was asked for, where that is spelled like none of them; written the
/// same counts more than written much alike. Those of equally many keep their order.
[[nodiscard]] QStringList sharingWords(const QString& asked, const std::vector<WordedId>& known,
                                       qsizetype most);

} // namespace glossator::desktop
