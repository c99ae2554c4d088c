// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/term_base.h"

#include "model/catalogue/statement.h"

#include <algorithm>

namespace glossator::terms {

namespace {

using catalogue::Statement;

tl::expected<std::vector<Term>, QString> readConcepts(const QSqlDatabase& database)
{
    Statement rows(database,
                   QStringLiteral("SELECT id, domain, part, standing, kind FROM term ORDER BY position"));
    std::vector<Term> result;
    while (rows.next()) {
        Term term;
        term.id = rows.text(0);
        term.domain = termDomainFromString(rows.text(1)).value_or(TermDomain::Other);
        term.part = partOfSpeechFromString(rows.text(2)).value_or(PartOfSpeech::Noun);
        term.standing = termStandingFromString(rows.text(3)).value_or(TermStanding::Derived);
        term.kind = rows.text(4);
        result.push_back(std::move(term));
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

void addForm(TermWording& wording, WordingStanding standing, const QString& text)
{
    switch (standing) {
    case WordingStanding::Preferred:
        wording.preferred = text;
        break;
    case WordingStanding::Variant:
        wording.variants.append(text);
        break;
    case WordingStanding::Deprecated:
        wording.deprecated.append(text);
        break;
    }
}

QHash<QString, Term*> byId(std::vector<Term>& terms)
{
    QHash<QString, Term*> found;
    for (Term& term : terms)
        found.insert(term.id, &term);
    return found;
}

tl::expected<void, QString> readForms(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(database, QStringLiteral("SELECT term, lang, standing, text FROM term_form "
                                            "ORDER BY term, lang, position"));
    while (rows.next()) {
        Term* term = known.value(rows.text(0));
        const auto language = catalogue::languageFromString(rows.text(1));
        const auto standing = wordingStandingFromString(rows.text(2));
        if (term != nullptr && language && standing)
            addForm(term->wordings.at(static_cast<std::size_t>(*language)), *standing, rows.text(3));
    }
    return rows.outcome();
}

tl::expected<void, QString> readNotes(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(database, QStringLiteral("SELECT term, lang, text FROM term_note ORDER BY term, lang"));
    while (rows.next()) {
        Term* term = known.value(rows.text(0));
        const auto language = catalogue::languageFromString(rows.text(1));
        if (term != nullptr && language)
            term->notes.at(static_cast<std::size_t>(*language)) = rows.text(2);
    }
    return rows.outcome();
}

tl::expected<void, QString> readNewRoleNames(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(database,
                   QStringLiteral("SELECT term, name FROM term_new_role_name ORDER BY term, position"));
    while (rows.next())
        if (Term* term = known.value(rows.text(0)); term != nullptr)
            term->newRoleNames.append(rows.text(1));
    return rows.outcome();
}

tl::expected<void, QString> readRules(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(database, QStringLiteral("SELECT term, expansion, section FROM term_rules"));
    while (rows.next())
        if (Term* term = known.value(rows.text(0)); term != nullptr)
            term->rules = {rows.text(1), rows.text(2)};
    return rows.outcome();
}

tl::expected<void, QString> readMainRules(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(database,
                   QStringLiteral("SELECT term, clause FROM term_main_rule ORDER BY term, position"));
    while (rows.next())
        if (Term* term = known.value(rows.text(0)); term != nullptr)
            term->mainRules.append(rows.text(1));
    return rows.outcome();
}

tl::expected<void, QString> readContexts(const QSqlDatabase& database, std::vector<Term>& terms)
{
    const auto known = byId(terms);
    Statement rows(
        database,
        QStringLiteral("SELECT term, lang, rule, word FROM term_context ORDER BY term, lang, rule, word"));
    while (rows.next()) {
        Term* term = known.value(rows.text(0));
        const auto language = catalogue::languageFromString(rows.text(1));
        if (term == nullptr || !language)
            continue;
        TermContext& context = term->contexts.at(catalogue::indexOf(*language));
        const QString rule = rows.text(2);
        (rule == QLatin1String("only behind")    ? context.onlyBehind
         : rule == QLatin1String("never behind") ? context.neverBehind
                                                 : context.neverBefore) += rows.text(3);
    }
    return rows.outcome();
}

tl::expected<std::vector<Term>, QString> readTerms(const QSqlDatabase& database)
{
    auto terms = readConcepts(database);
    if (!terms)
        return terms;
    if (auto read = readForms(database, *terms); !read)
        return tl::unexpected(read.error());
    if (auto read = readNotes(database, *terms); !read)
        return tl::unexpected(read.error());
    if (auto read = readContexts(database, *terms); !read)
        return tl::unexpected(read.error());
    if (auto read = readNewRoleNames(database, *terms); !read)
        return tl::unexpected(read.error());
    if (auto read = readRules(database, *terms); !read)
        return tl::unexpected(read.error());
    if (auto read = readMainRules(database, *terms); !read)
        return tl::unexpected(read.error());
    return terms;
}

/// Those of them that are no verbs.
std::vector<Term> thingsAmong(std::span<const Term> terms)
{
    std::vector<Term> things;
    std::ranges::copy_if(terms, std::back_inserter(things),
                         [](const Term& term) { return !isVerb(term.part); });
    return things;
}

} // namespace

tl::expected<TermBase, QString> TermBase::load(const QSqlDatabase& database)
{
    TermBase result = whenAsked(database);
    if (!result.fault().isEmpty())
        return tl::unexpected(result.fault());
    return result;
}

TermBase TermBase::whenAsked(const QSqlDatabase& database)
{
    TermBase result;
    result.m_connection = database.connectionName();
    return result;
}

const TermBase::List& TermBase::list() const
{
    if (m_list)
        return *m_list;
    List& list = m_list.emplace();
    if (m_connection.isEmpty())
        return list;
    auto read = readTerms(QSqlDatabase::database(m_connection, false));
    if (read)
        list.terms = std::move(*read);
    else
        list.fault = read.error();
    return list;
}

const Term* TermBase::find(const QString& id) const
{
    const auto found =
        std::find_if(terms().begin(), terms().end(), [&](const Term& term) { return term.id == id; });
    return found == terms().end() ? nullptr : &*found;
}

QStringList TermBase::renamedRolesIn(const QString& clause) const
{
    if (!m_roles) {
        m_roles.emplace();
        Statement rows(QSqlDatabase::database(m_connection, false),
                       QStringLiteral("SELECT clause, term FROM clause_term WHERE place = 'text' AND term IN "
                                      "(SELECT term FROM term_new_role_name)"));
        while (rows.next())
            (*m_roles)[rows.text(0)] += rows.text(1);
    }
    return m_roles->value(clause);
}

QString TermBase::newRoleNames(const Term& term, catalogue::Language language) const
{
    QStringList names;
    for (const QString& id : term.newRoleNames)
        if (const Term* name = find(id))
            names += name->wording(language).preferred;
    return names.join(QStringLiteral(" / "));
}

TermRecogniser TermBase::recogniser(catalogue::Language language) const
{
    const QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    return {terms(), language, WordForms::asking(database, language)};
}

TermRecogniser TermBase::recogniserOfThings(catalogue::Language language) const
{
    const QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    return {thingsAmong(terms()), language, WordForms::asking(database, language)};
}

WordFamilies TermBase::families() const
{
    return WordFamilies(QSqlDatabase::database(m_connection, false));
}

} // namespace glossator::terms
