// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library.h"

namespace glossator::desktop {

using catalogue::OpenError;

tl::expected<Library, OpenError> Library::open(const QString& path)
{
    auto catalogue = catalogue::Catalogue::open(path);
    if (!catalogue)
        return tl::make_unexpected(catalogue.error());
    const QSqlDatabase database = catalogue->database();
    return Library{std::move(*catalogue), tiles::TileCatalogue::whenAsked(database),
                   terms::TermBase::whenAsked(database)};
}

std::optional<OpenError> Library::fault() const
{
    const QString details = tiles.fault().isEmpty() ? terms.fault() : tiles.fault();
    if (details.isEmpty())
        return {};
    return OpenError{OpenError::Kind::Damaged, catalogue.path(), 0, details};
}

} // namespace glossator::desktop
