// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/hit.h"
#include "model/search/marker.h"
#include "model/search/query.h"
#include "model/search/things.h"

#include <tl/expected.hpp>

namespace glossator::search {

/// Reads the texts of hits and marks in them what was found. Errors are what the database said.
class ResultReader
{
public:
    /// `key`: the query as titles are compared with it; `display`: the language of titles.
    ResultReader(catalogue::PreparedStatements& statements, const Things& things, Marker marker, QString key,
                 std::optional<catalogue::Language> display);

    [[nodiscard]] tl::expected<Result, QString> read(const Hit& hit) const;

private:
    [[nodiscard]] tl::expected<void, QString> readDocument(quint32 document, Result& result) const;
    [[nodiscard]] tl::expected<void, QString> readFoundAs(quint32 document, Result& result) const;
    [[nodiscard]] tl::expected<void, QString> readDisplayTitle(quint32 document, Result& result) const;
    [[nodiscard]] qsizetype nearness(const QString& title, const QString& key) const;

    catalogue::PreparedStatements& m_statements;
    const Things& m_things;
    Marker m_marker;
    QString m_key;
    std::optional<catalogue::Language> m_display;
};

} // namespace glossator::search
