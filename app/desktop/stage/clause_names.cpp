// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/clause_names.h"

#include "model/catalogue/base_game.h"
#include "model/catalogue/headline.h"

namespace glossator::desktop {

namespace {

/// What was found once, or is found now.
template <class Value, class Find>
Value foundOnce(QHash<QString, Value>& kept, const QString& clause, const Find& find)
{
    auto found = kept.find(clause);
    if (found == kept.end())
        found = kept.insert(clause, find(clause));
    return *found;
}

} // namespace

QString ClauseNames::text(const QString& clause) const
{
    return m_text ? foundOnce(m_texts, clause, m_text) : QString();
}

bool ClauseNames::isOfBaseGame(const QString& clause) const
{
    return m_home && foundOnce(m_homes, clause, m_home) == catalogue::baseGame;
}

bool ClauseNames::tellsOfMeeting(const QString& clause) const
{
    return m_meeting && foundOnce(m_meetings, clause, m_meeting);
}

QString ClauseNames::known(Kept& kept, const QString& clause, QString (*shorten)(const QString&)) const
{
    return foundOnce(kept, clause, [&](const QString& id) {
        const QString words = shorten(text(id));
        return words.isEmpty() ? id : words;
    });
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
