// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/term_names.h"

#include "app/desktop/look/native_name.h"

namespace glossator::desktop {

QStringList TermNames::all(const QString& id) const
{
    const terms::Term* known = m_terms == nullptr ? nullptr : m_terms->find(id);
    QStringList names;
    for (const auto language : catalogue::allLanguages)
        if (known != nullptr)
            names += nameOf(*known, language);
    return names;
}

QString TermNames::table(const QString& id) const
{
    const QStringList names = all(id);
    QString rows;
    for (qsizetype i = 0; i < names.size(); ++i)
        rows += QStringLiteral("<tr><td style='padding-right: 10px'><small>%1</small></td><td>%2</td></tr>")
                    .arg(nativeName(catalogue::allLanguages.at(static_cast<std::size_t>(i))).toHtmlEscaped(),
                         names[i].toHtmlEscaped());
    return QStringLiteral("<table>%1</table>").arg(rows);
}

/// The preferred word, and of a role its new name before it where the reader wants that.
QString TermNames::nameOf(const terms::Term& term, catalogue::Language language) const
{
    const QString word = term.wording(language).preferred;
    const QString isNow = m_hasNewRoleNames ? m_terms->newRoleNames(term, language) : QString();
    return isNow.isEmpty() ? word : QStringLiteral("%1 (%2)").arg(isNow, word);
}

} // namespace glossator::desktop
