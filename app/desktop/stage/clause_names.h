// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include <functional>

namespace glossator::desktop {

/// The words by which a reader knows a clause that is cited: its first ones, and all of them in a tool tip
/// with its id.
class ClauseNames
{
public:
    /// All words of a clause; empty where it is not known.
    using Text = std::function<QString(const QString& clause)>;
    /// The id of the expansion of a clause; empty where it is not known.
    using Home = std::function<QString(const QString& clause)>;
    /// Whether a clause tells how its expansion meets another one.
    using Meeting = std::function<bool(const QString& clause)>;

    ClauseNames() = default;
    explicit ClauseNames(Text text, Home home = {}, Meeting meeting = {})
        : m_text(std::move(text)), m_home(std::move(home)), m_meeting(std::move(meeting))
    {
    }

    [[nodiscard]] QString text(const QString& clause) const;
    [[nodiscard]] bool isOfBaseGame(const QString& clause) const;
    [[nodiscard]] bool tellsOfMeeting(const QString& clause) const;
    /// The id where the clause is not known.
    [[nodiscard]] QString headline(const QString& clause) const;
    [[nodiscard]] QStringList headlines(const QStringList& clauses) const;
    /// The first one, whole; the id where the clause is not known.
    [[nodiscard]] QString sentence(const QString& clause) const;
    [[nodiscard]] QStringList sentences(const QStringList& clauses) const;
    /// Rich text; empty where the clause is not known.
    [[nodiscard]] QString toolTip(const QString& clause) const;
    /// For text that is taken along: first sentence and id.
    [[nodiscard]] QString reference(const QString& clause) const;

private:
    using Kept = QHash<QString, QString>; ///< by clause
    [[nodiscard]] QString known(Kept& kept, const QString& clause, QString (*shorten)(const QString&)) const;

    Text m_text;
    Home m_home;
    Meeting m_meeting;
    mutable Kept m_texts; // who asks for them may do so in every frame
    mutable Kept m_homes;
    mutable QHash<QString, bool> m_meetings;
    mutable Kept m_headlines;
    mutable Kept m_sentences;
};

} // namespace glossator::desktop
