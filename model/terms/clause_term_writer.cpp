// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/clause_term_writer.h"

#include "model/catalogue/links.h"
#include "model/catalogue/statement.h"
#include "model/terms/reference.h"
#include "model/terms/term_base.h"

#include <QHash>

#include <map>

namespace glossator::terms {

namespace {

using catalogue::Statement;

/// Where a term was found for a clause; its text counts more than the one that it refers back to, and that
/// more than the heading.
using Places = std::map<QString, QString>;

QStringList termsIn(const TermRecogniser& recogniser, const QString& text)
{
    QStringList ids;
    for (const Occurrence& found : recogniser.find(catalogue::plainText(text)))
        for (const Reading& reading : found.readings)
            ids += reading.conceptId;
    return ids;
}

/// A heading stands over many clauses, so that it is read once.
class HeadingTerms
{
public:
    explicit HeadingTerms(const TermRecogniser& recogniser) : m_recogniser(recogniser) {}

    const QStringList& of(const QString& heading)
    {
        auto found = m_known.find(heading);
        if (found == m_known.end())
            found = m_known.insert(heading, termsIn(m_recogniser, heading));
        return *found;
    }

private:
    const TermRecogniser& m_recogniser;
    QHash<QString, QStringList> m_known;
};

/// What the clause just read names in its own words, for one that refers back to it.
class ClauseBefore
{
public:
    /// Nothing in another section.
    [[nodiscard]] QStringList termsFor(const QString& section) const
    {
        return section == m_section ? m_terms : QStringList();
    }
    void set(const QString& section, const QStringList& terms)
    {
        m_section = section;
        m_terms = terms;
    }

private:
    QString m_section;
    QStringList m_terms;
};

void writePlaces(Statement& insert, const QString& clause, const Places& places)
{
    for (const auto& [term, place] : places)
        insert.bind(clause).bind(term).bind(place).run();
}

} // namespace

tl::expected<void, QString> writeClauseTerms(QSqlDatabase& database)
{
    const auto base = TermBase::load(database);
    if (!base)
        return tl::unexpected(base.error());
    const TermRecogniser recogniser = base->recogniser(catalogue::Language::En);
    HeadingTerms headings(recogniser);
    Statement rows(database,
                   QStringLiteral("SELECT c.id, t.source, h.source, s.title FROM clause c "
                                  "JOIN segment t ON t.id = c.id "
                                  "JOIN section s ON s.expansion = c.expansion AND s.id = c.section "
                                  "JOIN segment h ON h.id = s.title ORDER BY c.number"));
    Statement insert(database,
                     QStringLiteral("INSERT INTO clause_term (clause, term, place) VALUES (?, ?, ?)"));
    ClauseBefore before;
    while (rows.next()) {
        Places places;
        for (const QString& term : headings.of(rows.text(2)))
            places[term] = QStringLiteral("heading");
        if (refersBack(rows.text(1)))
            for (const QString& term : before.termsFor(rows.text(3)))
                places[term] = QStringLiteral("before");
        const QStringList own = termsIn(recogniser, rows.text(1));
        for (const QString& term : own)
            places[term] = QStringLiteral("text");
        before.set(rows.text(3), own);
        writePlaces(insert, rows.text(0), places);
    }
    for (const Statement* statement : {&rows, &insert})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return {};
}

} // namespace glossator::terms
