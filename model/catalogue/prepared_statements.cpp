// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/prepared_statements.h"

namespace glossator::catalogue {

Statement& PreparedStatements::get(const QString& sql)
{
    const auto known = m_statements.find(sql);
    if (known != m_statements.end() && known->second.error().isEmpty()) {
        known->second.restart();
        return known->second;
    }
    return m_statements.insert_or_assign(sql, Statement(m_database, sql)).first->second;
}

} // namespace glossator::catalogue
