// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::catalogue {

/// The places where the compiled catalogue may lie, likeliest first: what was asked for on the command
/// line, else GLOSSATOR_CATALOGUE, else beside the build and where it is installed.
[[nodiscard]] QStringList cataloguePlaces(const QString& asked);

/// The first place with a file; the first of all where there is none, so that a message can name it.
[[nodiscard]] QString findCatalogue(const QString& asked);

} // namespace glossator::catalogue
