// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/marker.h"
#include "model/search/result.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Whether a result shows any of the words that it was found by.
[[nodiscard]] bool isMarked(const Result& result);

/// Finds out where the words stand by which things were found that have none of them in their titles and
/// texts: in another word of the text that means nearly the same, or beside it in the catalogue.
class FoundByReader
{
public:
    /// `near`: what is marked everywhere; `remote`: also what means only nearly the same. All must outlive
    /// this.
    FoundByReader(catalogue::PreparedStatements& statements, const Marker& near, const Marker& remote)
        : m_statements(statements), m_near(near), m_remote(remote)
    {
    }

    /// Adds it to those results that are not marked. The error is what the database said.
    tl::expected<void, QString> addTo(std::vector<Result>& results) const;

private:
    /// A text in which the words may stand.
    struct Text
    {
        FoundBy::Place place = FoundBy::Place::Words;
        catalogue::Language language = catalogue::Language::En;
        QString text;
    };
    using Texts = QHash<QString, std::vector<Text>>; ///< by kind and id

    [[nodiscard]] tl::expected<Texts, QString> read(const QStringList& things) const;
    void tell(Result& result, const std::vector<Text>& texts) const;
    static bool tellBy(const Marker& marker, Result& result, const std::vector<Text>& texts);

    catalogue::PreparedStatements& m_statements;
    const Marker& m_near;
    const Marker& m_remote;
};

} // namespace glossator::search
