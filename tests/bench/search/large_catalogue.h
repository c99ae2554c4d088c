// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::bench {

/// Writes a copy of a catalogue in which everything that can be found stands `times` times: documents,
/// titles, words, postings. Words stay as telling as they are. Empty, or what went wrong.
QString writeLargeCatalogue(const QString& from, const QString& to, int times);

} // namespace glossator::bench
