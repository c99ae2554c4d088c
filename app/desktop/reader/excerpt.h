// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QStringList>

#include <memory>
#include <vector>

class QMimeData;

namespace glossator::desktop {

/// What is taken elsewhere by the clipboard: words, who says so and when, and the links to them. As plain
/// text and as HTML.
class Excerpt
{
public:
    /// Words in a language, as a paragraph.
    void addWords(const QString& plain, catalogue::Language language);
    /// A whole clause in these languages, and its source. `expansion` is what its expansion is called.
    void addClause(const catalogue::Clause& clause, const QString& expansion,
                   const std::vector<catalogue::Language>& languages);
    /// Who says a clause, when, for which edition and where, its id and the link to it.
    void addSource(const catalogue::Clause& clause, const QString& expansion);
    /// A thing that has a name and a link only.
    void addLink(const QString& name, const QString& link);

    [[nodiscard]] bool isEmpty() const { return m_plain.isEmpty(); }
    [[nodiscard]] QString toPlainText() const { return m_plain.join(u'\n'); }
    [[nodiscard]] QString toHtml() const { return m_html.join(u'\n'); }
    [[nodiscard]] std::unique_ptr<QMimeData> toMimeData() const;
    /// Puts it on the clipboard; an empty one leaves that as it is.
    void copy() const;

private:
    QStringList m_plain; ///< lines
    QStringList m_html;  ///< paragraphs
};

} // namespace glossator::desktop
