// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace glossator::support {

/// Two names as people write them, and the ids of what they name; empty where there is no such thing.
struct NamedPair
{
    QString one;
    QString other;
    QString oneId;
    QString otherId;
};

/// The lines of named_pairs.tsv, which holds for both programs; none where it cannot be read.
[[nodiscard]] std::vector<NamedPair> readNamedPairs();

} // namespace glossator::support
