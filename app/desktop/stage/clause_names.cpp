// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/clause_names.h"

#include "model/catalogue/headline.h"

namespace glossator::desktop {

QString ClauseNames::headline(const QString& clause) const
{
    auto found = m_headlines.find(clause);
    if (found == m_headlines.end()) {
        const QString words = m_text ? catalogue::headline(m_text(clause)) : QString();
        found = m_headlines.insert(clause, words.isEmpty() ? clause : words);
    }
    return *found;
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
    auto found = m_sentences.find(clause);
    if (found == m_sentences.end()) {
        const QString words = catalogue::firstSentence(text(clause));
        found = m_sentences.insert(clause, words.isEmpty() ? clause : words);
    }
    return *found;
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
    const QString text = m_text ? m_text(clause) : QString();
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p>%1<br><small>%2</small></p>")
                                .arg(text.toHtmlEscaped(), clause.toHtmlEscaped());
}

QString ClauseNames::reference(const QString& clause) const
{
    const QString name = catalogue::firstSentence(text(clause));
    return name.isEmpty() ? clause : QStringLiteral("%1 (%2)").arg(name, clause);
}

} // namespace glossator::desktop
