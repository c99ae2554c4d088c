// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/reading_desk.h"

#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/table/my_table.h"

namespace glossator::desktop {

ReadingDesk::ReadingDesk(const std::optional<Library>& library, const ReadingLanguages& languages,
                         const MyTable& table)
    : m_library(library), m_languages(languages), m_table(table)
{
}

const std::vector<catalogue::Language>& ReadingDesk::languages() const
{
    return m_languages.languages();
}

QStringList ReadingDesk::boxes() const
{
    const QStringList boxes = m_table.expansions();
    return m_library ? m_library->catalogue.withParts(boxes) : boxes;
}

QString ReadingDesk::tableName() const
{
    return m_table.writtenName();
}

} // namespace glossator::desktop
