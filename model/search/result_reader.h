// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/hit.h"
#include "model/search/marker.h"
#include "model/search/query.h"
#include "model/search/things.h"

#include <QHash>

#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Reads the texts of hits and marks in them what was found. Errors are what the database said.
class ResultReader
{
public:
    /// `key`: the query as titles are compared with it; `display`: the language of titles.
    ResultReader(catalogue::PreparedStatements& statements, const Things& things, Marker marker, QString key,
                 std::optional<catalogue::Language> display);

    [[nodiscard]] tl::expected<std::vector<Result>, QString> read(std::span<const Hit> hits) const;

private:
    /// A document as it is shown.
    struct Text
    {
        QString id;
        QString expansion;
        QString title;
        QString body;
    };
    using Texts = QHash<quint32, Text>;
    using FoundAs = QHash<quint32, QString>; ///< the title nearest to the query, by document

    [[nodiscard]] tl::expected<Texts, QString> readTexts(std::span<const Hit> hits) const;
    [[nodiscard]] tl::expected<FoundAs, QString> readFoundAs(std::span<const Hit> hits) const;
    [[nodiscard]] quint32 documentOf(const Hit& hit, catalogue::Language language) const;
    [[nodiscard]] Result resultOf(const Hit& hit, const Texts& texts, const FoundAs& foundAs) const;
    [[nodiscard]] qsizetype nearness(const QString& title, const QString& key) const;

    catalogue::PreparedStatements& m_statements;
    const Things& m_things;
    Marker m_marker;
    QString m_key;
    std::optional<catalogue::Language> m_display;
};

} // namespace glossator::search
