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
                   QStringLiteral("SELECT id, domain, part, standing, note FROM term ORDER BY position"));
    std::vector<Term> result;
    while (rows.next()) {
        Term term;
        term.id = rows.text(0);
        term.domain = termDomainFromString(rows.text(1)).value_or(TermDomain::Other);
        term.part = partOfSpeechFromString(rows.text(2)).value_or(PartOfSpeech::Noun);
        term.standing = termStandingFromString(rows.text(3)).value_or(TermStanding::Derived);
        term.note = rows.text(4);
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

tl::expected<void, QString> readForms(const QSqlDatabase& database, std::vector<Term>& terms)
{
    QHash<QString, Term*> byId;
    for (Term& term : terms)
        byId.insert(term.id, &term);
    Statement rows(database, QStringLiteral("SELECT term, lang, standing, text FROM term_form "
                                            "ORDER BY term, lang, position"));
    while (rows.next()) {
        Term* term = byId.value(rows.text(0));
        const auto language = catalogue::languageFromString(rows.text(1));
        const auto standing = wordingStandingFromString(rows.text(2));
        if (term != nullptr && language && standing)
            addForm(term->wordings.at(static_cast<std::size_t>(*language)), *standing, rows.text(3));
    }
    return rows.error().isEmpty() ? tl::expected<void, QString>() : tl::unexpected(rows.error());
}

tl::expected<std::vector<Term>, QString> readTerms(const QSqlDatabase& database)
{
    auto terms = readConcepts(database);
    if (!terms)
        return terms;
    if (auto read = readForms(database, *terms); !read)
        return tl::unexpected(read.error());
    return terms;
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

TermRecogniser TermBase::recogniser(catalogue::Language language) const
{
    const QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    return {terms(), language, WordForms::asking(database, language)};
}

} // namespace glossator::terms
