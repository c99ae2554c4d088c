// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/case_writer.h"

#include "app/compiler/advice.h"
#include "app/compiler/placed_text.h"

#include <QFileInfo>

namespace glossator::compiler {

CaseWriter::CaseWriter(const QSqlDatabase& database, bool knowsAllClauses, sources::Faults& faults)
    : m_faults(faults), m_knowsAllClauses(knowsAllClauses),
      m_knownExpansions(idsIn(database, "SELECT id FROM expansion ORDER BY position")),
      m_knownClauses(idsIn(database, "SELECT id FROM clause ORDER BY number")),
      m_segments(database, QStringLiteral("segment"), QStringLiteral("id, kind, source"), faults),
      m_files(database, QStringLiteral("case_file"), QStringLiteral("id, position, file, title, source"),
              faults),
      m_captions(database, QStringLiteral("case_caption"), QStringLiteral("case_id, position, segment"),
                 faults),
      m_expansions(database, QStringLiteral("case_expansion"), QStringLiteral("case_id, position, expansion"),
                   faults),
      m_claims(database, QStringLiteral("case_proves"), QStringLiteral("case_id, position, clause, how"),
               faults)
{
}

void CaseWriter::write(const cases::Case& theCase, const QString& source)
{
    checkExpansions(theCase);
    if (m_knowsAllClauses)
        checkClauses(theCase);
    checkSegments(theCase);
    writeSegments(theCase);
    const QString id = QString::fromStdString(theCase.id);
    const QString file = QFileInfo(QString::fromStdString(theCase.file)).fileName();
    m_files.add({id, m_position++, file, QString::fromStdString(theCase.title.id), source});
    int position = 0;
    for (const cases::Name& expansion : theCase.expansions)
        m_expansions.add({id, position++, QString::fromStdString(expansion.text)});
    writeClaims(theCase);
}

void CaseWriter::checkExpansions(const cases::Case& theCase)
{
    for (const cases::Name& expansion : theCase.expansions)
        checkName(expansion, m_knownExpansions, QStringLiteral("expansion"));
    for (const cases::Name& expansion : theCase.tilesFrom)
        checkName(expansion, m_knownExpansions, QStringLiteral("expansion"));
}

void CaseWriter::checkClauses(const cases::Case& theCase)
{
    for (const cases::Name& clause : theCase.clausesNotCited())
        checkName(clause, m_knownClauses, QStringLiteral("clause"));
    for (const cases::Name& clause : theCase.proves)
        checkName(clause, m_knownClauses, QStringLiteral("clause"));
    for (const cases::Showing& showing : theCase.shows) {
        checkName(showing.example, m_knownClauses, QStringLiteral("clause"));
        for (const cases::Name& clause : showing.clauses)
            checkName(clause, m_knownClauses, QStringLiteral("clause"));
    }
}

void CaseWriter::checkName(const cases::Name& name, const QStringList& known, const QString& what)
{
    const QString text = QString::fromStdString(name.text);
    if (!known.contains(text))
        m_faults.push_back(faultAt(name.place, QStringLiteral("unknown %1 \"%2\"").arg(what, text),
                                   didYouMean(text, known, QStringLiteral("name one of the catalogue"))));
}

void CaseWriter::checkSegments(const cases::Case& theCase)
{
    for (const cases::Segment& segment : theCase.segments())
        checkAuthored({QString::fromStdString(segment.text), segment.place}, m_faults);
}

/// The first segment of a case is its title, the others are its captions.
void CaseWriter::writeSegments(const cases::Case& theCase)
{
    int position = 0;
    for (const cases::Segment& segment : theCase.segments()) {
        const QString id = QString::fromStdString(segment.id);
        const bool isTitle = position == 0;
        m_segments.add({id, isTitle ? QStringLiteral("case-title") : QStringLiteral("case-caption"),
                        QString::fromStdString(segment.text)});
        if (!isTitle)
            m_captions.add({QString::fromStdString(theCase.id), position, id});
        ++position;
    }
}

void CaseWriter::writeClaims(const cases::Case& theCase)
{
    const QString id = QString::fromStdString(theCase.id);
    int position = 0;
    for (const cases::Name& clause : theCase.proves)
        m_claims.add({id, position++, QString::fromStdString(clause.text), QStringLiteral("proves")});
    for (const cases::Showing& showing : theCase.shows)
        m_claims.add({id, position++, QString::fromStdString(showing.example.text), QStringLiteral("shows")});
}

} // namespace glossator::compiler
