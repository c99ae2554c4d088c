// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/printouts/lead.h"
#include "app/desktop/reader/page.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// A tile on paper: its picture, where it lies, its features, what the sources say of it, and the sections of
/// the rules that it leads to.
class TileSheet
{
    Q_DECLARE_TR_FUNCTIONS(TileSheet)

public:
    /// Both must outlive this and what it makes.
    TileSheet(const Library& library, const tiles::TileSource& tile, catalogue::Language language)
        : m_library(library), m_tile(tile), m_language(language)
    {
    }

    [[nodiscard]] Page page() const;
    [[nodiscard]] Lead lead() const;

private:
    [[nodiscard]] std::vector<PageEntry> section(const catalogue::Clause& first, int at) const;
    [[nodiscard]] QString features() const;

    const Library& m_library;
    const tiles::TileSource& m_tile;
    catalogue::Language m_language;
};

} // namespace glossator::desktop
