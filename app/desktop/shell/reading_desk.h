// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace glossator::desktop {

class MyTable;
class ReadingLanguages;

/// What one reads by at this moment: the library, where there is one, the languages of the text and the table
/// at which one sits.
class ReadingDesk
{
public:
    /// All must live as long as this and its copies.
    ReadingDesk(const std::optional<Library>& library, const ReadingLanguages& languages,
                const MyTable& table);

    /// nullptr where no catalogue is open.
    [[nodiscard]] const Library* library() const { return m_library ? &*m_library : nullptr; }
    /// The first is that of names.
    [[nodiscard]] const std::vector<catalogue::Language>& languages() const;
    [[nodiscard]] catalogue::Language language() const { return languages().front(); }
    /// Ids of the boxes on the table, with their parts, which have rules of their own; empty where everything
    /// is shown.
    [[nodiscard]] QStringList boxes() const;
    /// Of the table as it is written, see MyTable::shownName(); empty where everything is shown.
    [[nodiscard]] QString tableName() const;

private:
    const std::optional<Library>& m_library;
    const ReadingLanguages& m_languages;
    const MyTable& m_table;
};

} // namespace glossator::desktop
