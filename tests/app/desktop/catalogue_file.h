// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <utility>

namespace glossator::desktop {

/// The catalogue that the build compiled.
inline QString catalogueFile()
{
    return QStringLiteral(GLOSSATOR_CATALOGUE);
}

/// It opened; the program ends where it does not open, for then no test of it means anything.
inline catalogue::Catalogue compiledCatalogue()
{
    auto opened = catalogue::Catalogue::open(catalogueFile());
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message()));
    return std::move(*opened);
}

} // namespace glossator::desktop
