// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::cli {

/// The catalogue file to use: the one asked for, else GLOSSATOR_CATALOGUE, else the first that is there
/// beside the build or where it is installed. Where there is none, the likeliest place, for the message.
[[nodiscard]] QString findCatalogue(const QString& asked);

} // namespace glossator::cli
