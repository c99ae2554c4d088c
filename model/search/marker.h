// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

#include <QSet>
#include <QStringList>

namespace glossator::search {

/// Finds in an original text the words a query matched there, and cuts out the passage that shows most of
/// them.
class Marker
{
public:
    /// `forms`: words that match; `openWords`: beginnings of words that match. All folded to loose.
    Marker(const QStringList& forms, QStringList openWords);

    /// The matching words in order.
    [[nodiscard]] std::vector<terms::Span> matches(const QString& text) const;
    /// A passage of about `longest` units around the matches; the text's beginning where there are none.
    [[nodiscard]] Snippet snippet(const QString& text, qsizetype longest) const;

private:
    [[nodiscard]] bool isMatch(const QString& word) const;

    QSet<QString> m_forms;
    QStringList m_openWords;
};

} // namespace glossator::search
