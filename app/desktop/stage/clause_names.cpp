// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/clause_names.h"

#include "model/catalogue/headline.h"

namespace glossator::desktop {

QString ClauseNames::known(Kept& kept, const QString& clause, QString (*shorten)(const QString&)) const
{
    auto found = kept.find(clause);
    if (found == kept.end()) {
        const QString words = shorten(text(clause));
        found = kept.insert(clause, words.isEmpty() ? clause : words);
    }
    return *found;
}

QString ClauseNames::headline(const QString& clause) const
{
    return known(m_headlines, clause, catalogue::headline);
}

QStringList ClauseNames::headlines(const QStringList& clauses) const
{
    QStringList names;
    for (const QString& clause : clauses)
        names << headline(clause);
    return names;
}

QString ClauseNames::sentence(const QString& clause) const
{
    return known(m_sentences, clause, catalogue::firstSentence);
}

QStringList ClauseNames::sentences(const QStringList& clauses) const
{
    QStringList sentences;
    for (const QString& clause : clauses)
        sentences << sentence(clause);
    return sentences;
}

QString ClauseNames::toolTip(const QString& clause) const
{
    const QString words = text(clause);
    return words.isEmpty() ? QString()
                           : QStringLiteral("<p>%1<br><small>%2</small></p>")
                                 .arg(words.toHtmlEscaped(), clause.toHtmlEscaped());
}

QString ClauseNames::reference(const QString& clause) const
{
    const QString name = catalogue::firstSentence(text(clause));
    return name.isEmpty() ? clause : QStringLiteral("%1 (%2)").arg(name, clause);
}

} // namespace glossator::desktop
