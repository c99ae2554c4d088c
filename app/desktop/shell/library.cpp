// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library.h"

namespace glossator::desktop {

using catalogue::OpenError;

tl::expected<Library, OpenError> Library::open(const QString& path)
{
    const auto damaged = [&path](const QString& details) {
        return tl::make_unexpected(OpenError{OpenError::Kind::Damaged, path, 0, details});
    };
    auto catalogue = catalogue::Catalogue::open(path);
    if (!catalogue)
        return tl::make_unexpected(catalogue.error());
    auto tiles = tiles::TileCatalogue::load(catalogue->database());
    if (!tiles)
        return damaged(tiles.error());
    auto terms = terms::TermBase::load(catalogue->database());
    if (!terms)
        return damaged(terms.error());
    return Library{std::move(*catalogue), std::move(*tiles), std::move(*terms)};
}

} // namespace glossator::desktop
