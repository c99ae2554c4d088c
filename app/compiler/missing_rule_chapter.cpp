// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/missing_rule_chapter.h"

#include "app/compiler/advice.h"
#include "app/compiler/placed_text.h"
#include "app/compiler/row_writer.h"
#include "model/sources/yaml.h"

#include <filesystem>

namespace glossator::compiler {

namespace {

using sources::Faults;
using sources::Node;

/// Puts the lists into their table, and notes what they name that the catalogue does not have.
class MissingRuleWriter
{
public:
    MissingRuleWriter(const QSqlDatabase& database, Faults& faults)
        : m_faults(faults),
          m_partial(idsIn(database, "SELECT id FROM expansion WHERE whole = 0 ORDER BY position")),
          m_without(idsIn(database, "SELECT id FROM expansion WHERE prefix IS NULL")),
          m_terms(idsIn(database, "SELECT id FROM term ORDER BY position")),
          m_rows(database, QStringLiteral("missing_rule"), QStringLiteral("expansion, position, term"),
                 faults)
    {
    }

    void write(const Node::Entry& entry)
    {
        const auto& [key, terms] = entry;
        const QString expansion = QString::fromStdString(key.text());
        const bool isKnown = check(key, m_partial, QStringLiteral("expansion with rules that are missing"));
        int position = 0;
        if (isKnown && m_without.contains(expansion))
            m_rows.add({expansion, position++, {}});
        if (!terms.isSequence())
            m_faults.push_back(faultAt(terms.place(), QStringLiteral("the things are a list of terms"),
                                       QStringLiteral("write [term, term]")));
        for (const Node& term : terms.items())
            if (check(term, m_terms, QStringLiteral("term")) && isKnown)
                m_rows.add({expansion, position++, QString::fromStdString(term.text())});
    }

private:
    bool check(const Node& node, const QStringList& known, const QString& what)
    {
        const QString id = QString::fromStdString(node.text());
        if (known.contains(id))
            return true;
        m_faults.push_back(faultAt(node.place(), QStringLiteral("there is no %1 \"%2\"").arg(what, id),
                                   didYouMean(id, known, QStringLiteral("write the id of one"))));
        return false;
    }

    Faults& m_faults;
    QStringList m_partial; ///< the expansions with rules that are missing
    QStringList m_without; ///< those without any clause
    QStringList m_terms;
    RowWriter m_rows;
};

} // namespace

Faults writeMissingRuleChapter(QSqlDatabase& database, const SourceTree& tree)
{
    const std::string path = tree.catalogue + "/missing_rules.yaml";
    if (!std::filesystem::exists(path))
        return {};
    const auto document = sources::readYaml(path);
    if (!document)
        return document.error();
    Faults faults;
    sources::MappingReader reader(*document, "the list of missing rules", faults);
    const Node* missing =
        reader.requiredMapping("missing", "the list is a mapping", "write \"expansion: [term, term]\"");
    reader.finish();
    if (missing == nullptr)
        return faults;
    MissingRuleWriter writer(database, faults);
    for (const Node::Entry& entry : missing->entries())
        writer.write(entry);
    return faults;
}

} // namespace glossator::compiler
