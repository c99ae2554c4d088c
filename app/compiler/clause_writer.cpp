// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/clause_writer.h"

#include "model/catalogue/links.h"

namespace glossator::compiler {

namespace {

/// Rows of (owner, position, value) in the order of a list.
void writeList(RowWriter& rows, const QString& owner, const std::vector<PlacedText>& list)
{
    int position = 0;
    for (const PlacedText& item : list)
        rows.add({owner, position++, item.text});
}

} // namespace

ClauseWriter::ClauseWriter(const QSqlDatabase& database, sources::Faults& faults)
    : m_segments(database, QStringLiteral("segment"), QStringLiteral("id, kind, source"), faults),
      m_expansions(
          database, QStringLiteral("expansion"),
          QStringLiteral(
              "id, position, code, prefix, family, number, published, publisher, whole, part_of, sign, name"),
          faults),
      m_editions(database, QStringLiteral("edition"), QStringLiteral("id, position, game, name"), faults),
      m_expansionEditions(database, QStringLiteral("expansion_edition"),
                          QStringLiteral("expansion, position, edition"), faults),
      m_sections(database, QStringLiteral("section"), QStringLiteral("expansion, id, position, title"),
                 faults),
      m_columns(database, QStringLiteral("section_column"),
                QStringLiteral("expansion, section, position, name"), faults),
      m_clauses(database, QStringLiteral("clause"),
                QStringLiteral(
                    "number, id, expansion, section, position, kind, origin, date, edition, standing, proof"),
                faults),
      m_others(database, QStringLiteral("clause_other"), QStringLiteral("clause, position, expansion, need"),
               faults),
      m_glosses(database, QStringLiteral("clause_gloss"), QStringLiteral("clause, position, glossed"),
                faults),
      m_rests(database, QStringLiteral("clause_rest"), QStringLiteral("clause, position, basis"), faults),
      m_links(database, QStringLiteral("clause_link"), QStringLiteral("clause, position, target, words"),
              faults)
{
}

void ClauseWriter::write(const EditionSource& edition)
{
    const QString& id = edition.id.text;
    const QString name = QLatin1String("edition:") + id;
    m_segments.add({name, QStringLiteral("edition"), edition.name.text});
    m_editions.add({id, m_edition++, edition.isOfGame ? 1 : 0, name});
}

void ClauseWriter::write(const ExpansionSource& expansion)
{
    const QString& id = expansion.id.text;
    const QString name = QLatin1String("expansion:") + id;
    m_segments.add({name, QStringLiteral("expansion"), expansion.name.text});
    m_expansions.add({id, m_shelf++, expansion.code.text, orNull(expansion.prefix),
                      toString(expansion.family), expansion.number ? QVariant(*expansion.number) : QVariant(),
                      orNull(expansion.published), orNull(expansion.publisher), expansion.whole ? 1 : 0,
                      expansion.partOf ? QVariant(expansion.partOf->text) : QVariant(), expansion.sign.text,
                      name});
    writeList(m_expansionEditions, id, expansion.editions);
}

void ClauseWriter::write(const ClauseFile& file)
{
    int sectionPosition = 0;
    int clausePosition = 0;
    for (const SectionSource& section : file.sections) {
        const QString title = QStringLiteral("section:%1:%2").arg(file.expansion.text, section.id.text);
        m_segments.add({title, QStringLiteral("section"), section.title.text});
        m_sections.add({file.expansion.text, section.id.text, sectionPosition++, title});
        writeColumns(file, section);
        for (const ClauseSource& clause : section.clauses)
            write(file, clause, section.id.text, clausePosition++);
    }
}

void ClauseWriter::writeColumns(const ClauseFile& file, const SectionSource& section)
{
    int position = 0;
    for (const PlacedText& column : section.columns) {
        const QString name =
            QStringLiteral("column:%1:%2:%3").arg(file.expansion.text, section.id.text).arg(position + 1);
        m_segments.add({name, QStringLiteral("column"), column.text});
        m_columns.add({file.expansion.text, section.id.text, position++, name});
    }
}

void ClauseWriter::write(const ClauseFile& file, const ClauseSource& clause, const QString& section,
                         int position)
{
    const QString& id = clause.id.text;
    m_segments.add({id, QStringLiteral("clause"), clause.text.text});
    m_clauses.add({++m_number, id, file.expansion.text, section, position, toString(clause.kind),
                   toString(clause.origin), orNull(clause.date), orNull(clause.edition.text),
                   toString(clause.standing), toString(clause.proof)});
    writeOthers(clause);
    writeList(m_glosses, id, clause.glosses);
    writeList(m_rests, id, clause.restsOn);
    writeLinks(clause);
}

void ClauseWriter::writeOthers(const ClauseSource& clause)
{
    int position = 0;
    for (const auto& [others, need] :
         {std::pair(&clause.others, "any"), {&clause.needs, "all"}, {&clause.names, "none"}})
        for (const PlacedText& other : *others)
            m_others.add({clause.id.text, position++, other.text, QString::fromLatin1(need)});
}

void ClauseWriter::writeLinks(const ClauseSource& clause)
{
    int position = 0;
    for (const catalogue::TextPart& part : catalogue::partsOf(clause.text.text))
        if (part.isLink())
            m_links.add({clause.id.text, position++, part.target, part.words});
}

} // namespace glossator::compiler
