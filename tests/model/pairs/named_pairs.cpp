// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pairs/named_pairs.h"

#include <QFile>
#include <QStringList>

namespace glossator::support {

std::vector<NamedPair> readNamedPairs()
{
    QFile file(QStringLiteral(GLOSSATOR_NAMED_PAIRS));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<NamedPair> pairs;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
        if (const QStringList fields = line.split(u'\t'); fields.size() == 4 && !line.startsWith(u'#'))
            pairs.push_back({fields.at(0), fields.at(1), fields.at(2), fields.at(3)});
    return pairs;
}

} // namespace glossator::support
