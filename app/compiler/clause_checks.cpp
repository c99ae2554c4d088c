// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/clause_checks.h"

#include "app/compiler/advice.h"
#include "model/catalogue/links.h"

#include <QFileInfo>
#include <QHash>

namespace glossator::compiler {

namespace {

QString placeText(const sources::Place& place)
{
    return QString::fromStdString(place.text());
}

/// All the checks over the same known ids.
class ClauseChecks
{
public:
    ClauseChecks(const std::vector<ExpansionSource>& expansions, const std::vector<ClauseFile>& files);
    sources::Faults run(const std::vector<ClauseFile>& files);

private:
    void noteClause(const PlacedText& id);
    void checkFile(const ClauseFile& file);
    void checkPrefix(const ClauseFile& file);
    void checkSections(const ClauseFile& file);
    void checkClause(const ClauseFile& file, const ClauseSource& clause);
    void checkOther(const ClauseFile& file, const PlacedText& other);
    void checkReference(const ClauseSource& clause, const PlacedText& target, const QString& what);
    void fault(const sources::Place& place, const QString& what, const QString& right);

    QHash<QString, QString> m_prefixes; ///< by expansion
    QStringList m_expansions;
    QHash<QString, sources::Place> m_clauses;
    QStringList m_clauseIds;
    QHash<QString, sources::Place> m_files; ///< first file of each expansion
    sources::Faults m_faults;
};

ClauseChecks::ClauseChecks(const std::vector<ExpansionSource>& expansions,
                           const std::vector<ClauseFile>& files)
{
    for (const ExpansionSource& expansion : expansions) {
        m_expansions << expansion.id.text;
        m_prefixes.insert(expansion.id.text, expansion.prefix);
    }
    for (const ClauseFile& file : files)
        for (const SectionSource& section : file.sections)
            for (const ClauseSource& clause : section.clauses)
                noteClause(clause.id);
}

sources::Faults ClauseChecks::run(const std::vector<ClauseFile>& files)
{
    for (const ClauseFile& file : files)
        checkFile(file);
    return m_faults;
}

void ClauseChecks::noteClause(const PlacedText& id)
{
    if (m_clauses.contains(id.text)) {
        fault(id.place, QStringLiteral("the clause \"%1\" stands twice").arg(id.text),
              QStringLiteral("the first is at %1").arg(placeText(m_clauses.value(id.text))));
        return;
    }
    m_clauses.insert(id.text, id.place);
    m_clauseIds << id.text;
}

void ClauseChecks::checkFile(const ClauseFile& file)
{
    const QString& id = file.expansion.text;
    if (id.isEmpty())
        return;
    if (!m_prefixes.contains(id))
        fault(file.expansion.place, QStringLiteral("unknown expansion \"%1\"").arg(id),
              didYouMean(id, m_expansions, QStringLiteral("add it to expansions.yaml")));
    else
        checkPrefix(file);
    if (m_files.contains(id))
        fault(file.expansion.place, QStringLiteral("a second file has the clauses of \"%1\"").arg(id),
              QStringLiteral("the first is %1").arg(placeText(m_files.value(id))));
    m_files.insert(id, file.expansion.place);
    if (QFileInfo(QString::fromStdString(file.path)).completeBaseName() != id)
        fault(file.expansion.place,
              QStringLiteral("the clauses of \"%1\" stand in a file of another name").arg(id),
              QStringLiteral("call the file %1.yaml").arg(id));
    checkSections(file);
}

void ClauseChecks::checkPrefix(const ClauseFile& file)
{
    const QString expected = m_prefixes.value(file.expansion.text);
    if (expected.isEmpty())
        fault(file.prefix.place,
              QStringLiteral("the expansion \"%1\" has no prefix").arg(file.expansion.text),
              QStringLiteral("add \"prefix: %1\" to it in expansions.yaml").arg(file.prefix.text));
    else if (file.prefix.text != expected)
        fault(file.prefix.place,
              QStringLiteral("\"%1\" is not the prefix of this expansion").arg(file.prefix.text),
              QStringLiteral("write \"%1\", as in expansions.yaml").arg(expected));
}

void ClauseChecks::checkSections(const ClauseFile& file)
{
    QHash<QString, sources::Place> seen;
    for (const SectionSource& section : file.sections) {
        if (seen.contains(section.id.text))
            fault(section.id.place, QStringLiteral("the section \"%1\" stands twice").arg(section.id.text),
                  QStringLiteral("the first is at %1").arg(placeText(seen.value(section.id.text))));
        seen.insert(section.id.text, section.id.place);
        for (const ClauseSource& clause : section.clauses)
            checkClause(file, clause);
    }
}

void ClauseChecks::checkClause(const ClauseFile& file, const ClauseSource& clause)
{
    const QString prefix = m_prefixes.value(file.expansion.text);
    const QString start = (prefix.isEmpty() ? file.prefix.text : prefix) + QLatin1Char('-');
    if (!clause.id.text.isEmpty() && !clause.id.text.startsWith(start))
        fault(clause.id.place,
              QStringLiteral("\"%1\" does not begin with the prefix of its expansion").arg(clause.id.text),
              QStringLiteral("begin it with \"%1\"").arg(start));
    for (const auto* others : {&clause.others, &clause.needs, &clause.names})
        for (const PlacedText& other : *others)
            checkOther(file, other);
    for (const PlacedText& glossed : clause.glosses)
        checkReference(clause, glossed, QStringLiteral("a gloss"));
    for (const PlacedText& basis : clause.restsOn)
        checkReference(clause, basis, QStringLiteral("\"rests on\""));
    for (const catalogue::TextPart& part : catalogue::partsOf(clause.text.text))
        if (part.isLink())
            checkReference(clause, {part.target, clause.text.place}, QStringLiteral("a link"));
}

void ClauseChecks::checkOther(const ClauseFile& file, const PlacedText& other)
{
    if (other.text == file.expansion.text)
        fault(other.place, QStringLiteral("a clause names its own expansion \"%1\"").arg(other.text),
              QStringLiteral("name only the other ones"));
    else if (!m_prefixes.contains(other.text))
        fault(other.place, QStringLiteral("unknown expansion \"%1\"").arg(other.text),
              didYouMean(other.text, m_expansions, QStringLiteral("add it to expansions.yaml")));
}

void ClauseChecks::checkReference(const ClauseSource& clause, const PlacedText& target, const QString& what)
{
    if (target.text == clause.id.text)
        fault(target.place, QStringLiteral("%1 of \"%2\" leads to itself").arg(what, target.text),
              QStringLiteral("name another clause"));
    else if (!m_clauses.contains(target.text))
        fault(target.place, QStringLiteral("%1 leads to an unknown clause \"%2\"").arg(what, target.text),
              didYouMean(target.text, m_clauseIds, QStringLiteral("name a clause of the catalogue")));
}

void ClauseChecks::fault(const sources::Place& place, const QString& what, const QString& right)
{
    m_faults.push_back(faultAt(place, what, right));
}

} // namespace

sources::Faults checkClauses(const std::vector<ExpansionSource>& expansions,
                             const std::vector<ClauseFile>& files)
{
    return ClauseChecks(expansions, files).run(files);
}

} // namespace glossator::compiler
