// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/term_writer.h"

#include "model/catalogue/statement.h"
#include "model/terms/terms_schema.h"

namespace glossator::terms {

namespace {

using catalogue::Language;
using catalogue::Statement;

/// Writes the wordings of one term in one language, the preferred one first.
class WordingWriter
{
public:
    WordingWriter(Statement& insert, const Term& term, Language language)
        : m_insert(insert), m_term(term), m_language(language)
    {
    }

    void write()
    {
        const TermWording& wording = m_term.wording(m_language);
        add(wording.preferred, WordingStanding::Preferred);
        for (const QString& variant : wording.variants)
            add(variant, WordingStanding::Variant);
        for (const QString& deprecated : wording.deprecated)
            add(deprecated, WordingStanding::Deprecated);
    }

private:
    void add(const QString& text, WordingStanding standing)
    {
        m_insert.bind(m_term.id)
            .bind(toString(m_language))
            .bind(m_position++)
            .bind(toString(standing))
            .bind(text);
        m_insert.run();
    }

    Statement& m_insert;
    const Term& m_term;
    Language m_language;
    int m_position = 0;
};

void writeContexts(Statement& insert, const Term& term)
{
    for (const Language language : catalogue::allLanguages) {
        const TermContext& context = term.contexts.at(catalogue::indexOf(language));
        const auto write = [&](const char* rule, const QStringList& words) {
            for (const QString& word : words)
                insert.bind(term.id).bind(toString(language)).bind(QLatin1String(rule)).bind(word).run();
        };
        write("only behind", context.onlyBehind);
        write("never behind", context.neverBehind);
        write("never before", context.neverBefore);
    }
}

void writeNotes(Statement& insert, const Term& term)
{
    for (const Language language : catalogue::allLanguages)
        if (!term.note(language).isEmpty())
            insert.bind(term.id).bind(toString(language)).bind(term.note(language)).run();
}

/// Writes the boxes and sections whose rules are all about a term; tells the first that there is not.
QString writeRules(QSqlDatabase& database, std::span<const Term> terms)
{
    Statement insert(database,
                     QStringLiteral("INSERT INTO term_rules (term, expansion, section) VALUES (?, ?, ?)"));
    for (const Term& term : terms)
        if (const TermRules& rules = term.rules; !rules.expansion.isEmpty())
            insert.bind(term.id)
                .bind(rules.expansion)
                .bind(rules.section.isEmpty() ? QVariant() : QVariant(rules.section))
                .run();
    Statement unknown(
        database,
        QStringLiteral("SELECT r.term FROM term_rules r LEFT JOIN section s "
                       "ON s.expansion = r.expansion AND s.id = r.section "
                       "WHERE CASE WHEN r.section IS NULL THEN NOT EXISTS "
                       "(SELECT 1 FROM expansion e WHERE e.id = r.expansion) ELSE s.id IS NULL END"));
    if (unknown.next())
        return QStringLiteral("the rules of the term \"%1\" are in no expansion and no section")
            .arg(unknown.text(0));
    return insert.error().isEmpty() ? unknown.error() : insert.error();
}

/// Writes the clauses that tell first what a term is; tells the first that there is not.
QString writeMainRules(QSqlDatabase& database, std::span<const Term> terms)
{
    Statement insert(database,
                     QStringLiteral("INSERT INTO term_main_rule (term, position, clause) VALUES (?, ?, ?)"));
    for (const Term& term : terms)
        for (qsizetype i = 0; i < term.mainRules.size(); ++i)
            insert.bind(term.id).bind(static_cast<int>(i)).bind(term.mainRules.at(i)).run();
    if (!insert.error().isEmpty())
        return insert.error();
    Statement unknown(database, QStringLiteral("SELECT term, clause FROM term_main_rule WHERE clause NOT IN "
                                               "(SELECT id FROM clause) ORDER BY term, position"));
    if (unknown.next())
        return QStringLiteral("a main rule of the term \"%1\" is no clause: \"%2\"")
            .arg(unknown.text(0), unknown.text(1));
    return unknown.error();
}

void writeGroup(Statement& insert, int number, const WordsByLanguage& group)
{
    for (const Language language : catalogue::allLanguages) {
        int position = 0;
        for (const QString& word : group.at(catalogue::indexOf(language)))
            insert.bind(number).bind(toString(language)).bind(position++).bind(word).run();
    }
}

} // namespace

tl::expected<void, QString> createTermTables(QSqlDatabase& database)
{
    return catalogue::runScript(database, termsSchemaSql());
}

tl::expected<void, QString> writeTerms(QSqlDatabase& database, std::span<const Term> terms)
{
    Statement insertTerm(database, QStringLiteral("INSERT INTO term (id, position, domain, part, standing, "
                                                  "kind) VALUES (?, ?, ?, ?, ?, ?)"));
    Statement insertNote(database,
                         QStringLiteral("INSERT INTO term_note (term, lang, text) VALUES (?, ?, ?)"));
    Statement insertForm(database,
                         QStringLiteral("INSERT INTO term_form (term, lang, position, standing, text) "
                                        "VALUES (?, ?, ?, ?, ?)"));
    Statement insertName(
        database, QStringLiteral("INSERT INTO term_new_role_name (term, position, name) VALUES (?, ?, ?)"));
    Statement insertContext(
        database, QStringLiteral("INSERT INTO term_context (term, lang, rule, word) VALUES (?, ?, ?, ?)"));
    int position = 0;
    for (const Term& term : terms) {
        insertTerm.bind(term.id).bind(position++).bind(toString(term.domain)).bind(toString(term.part));
        insertTerm.bind(toString(term.standing));
        insertTerm.bind(term.kind.isEmpty() ? QVariant() : QVariant(term.kind)).run();
        writeNotes(insertNote, term);
        writeContexts(insertContext, term);
        for (const Language language : catalogue::allLanguages)
            WordingWriter(insertForm, term, language).write();
    }
    for (const Term& term : terms)
        for (qsizetype i = 0; i < term.newRoleNames.size(); ++i)
            insertName.bind(term.id).bind(static_cast<int>(i)).bind(term.newRoleNames.at(i)).run();
    for (const Statement* statement : {&insertTerm, &insertNote, &insertForm, &insertName, &insertContext})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    QString fault = writeRules(database, terms);
    if (fault.isEmpty())
        fault = writeMainRules(database, terms);
    return fault.isEmpty() ? tl::expected<void, QString>() : tl::unexpected(fault);
}

tl::expected<void, QString> writeEverydayWords(QSqlDatabase& database, const EverydayWords& words)
{
    Statement insert(database, QStringLiteral("INSERT INTO everyday_word (word_group, lang, position, text) "
                                              "VALUES (?, ?, ?, ?)"));
    writeGroup(insert, 0, words.fillers);
    int number = 0;
    for (const WordsByLanguage& group : words.groups)
        writeGroup(insert, ++number, group);
    number = 0;
    for (const WordsByLanguage& group : words.asking)
        writeGroup(insert, --number, group);
    return insert.outcome();
}

} // namespace glossator::terms
