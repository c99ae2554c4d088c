// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject_reader.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

#include <QSet>

#include <algorithm>

namespace glossator::pairs {

namespace {

using catalogue::Statement;

/// A card is called by its words, which say little when they stand alone, and by its number: "Message 7: One
/// tile". The number is its other name.
QString cardName(const QString& words, const QString& number)
{
    return number.isEmpty()
               ? words
               : QStringLiteral("%1%2: %3").arg(number.at(0).toUpper()).arg(number.mid(1), words);
}

} // namespace

std::vector<Subject> SubjectReader::read()
{
    addExpansions();
    addConcepts();
    addNamesakes();
    addWider();
    markMissing();
    addKeys();
    countClauses();
    return std::move(m_subjects);
}

void SubjectReader::addExpansions()
{
    for (const catalogue::Expansion& box : m_catalogue.expansions()) {
        Subject subject;
        subject.id = {SubjectKind::Expansion, box.id};
        for (const auto language : catalogue::allLanguages)
            subject.names.at(catalogue::indexOf(language)) = box.name.textOrSource(language);
        subject.code = box.code;
        subject.sign = box.sign;
        subject.family = box.family;
        subject.isWhole = box.whole;
        subject.hasRules = !box.prefix.isEmpty() || !box.partOf.isEmpty();
        subject.wider = {SubjectKind::Expansion, box.partOf};
        m_subjects.push_back(std::move(subject));
    }
}

/// Plurals that are terms of their own would be named twice.
void SubjectReader::addConcepts()
{
    Statement rows(
        m_catalogue.database(),
        QStringLiteral("SELECT t.id, t.domain, en.text, coalesce(ro.text, en.text), "
                       "coalesce(ca.text, en.text), t.part = 'card name', t.kind FROM term t "
                       "JOIN term_form en ON en.term = t.id AND en.lang = 'en' AND en.position = 0 "
                       "LEFT JOIN term_form ro ON ro.term = t.id AND ro.lang = 'ro' AND ro.position = 0 "
                       "LEFT JOIN term_form ca ON ca.term = t.id AND ca.lang = 'ca' AND ca.position = 0 "
                       "WHERE t.domain NOT IN ('expansion', 'edition', 'other') AND t.id NOT LIKE '%-plural' "
                       "ORDER BY t.position"));
    while (rows.next()) {
        Subject subject;
        subject.id = {SubjectKind::Concept, rows.text(0)};
        subject.domain = terms::termDomainFromString(rows.text(1)).value_or(terms::TermDomain::Other);
        subject.names = {rows.text(2), rows.text(3), rows.text(4)};
        subject.kind = {SubjectKind::Concept, rows.text(6)};
        if (rows.boolean(5))
            nameAsCard(subject);
        m_subjects.push_back(std::move(subject));
    }
    m_catalogue.note(rows);
}

void SubjectReader::nameAsCard(Subject& card) const
{
    Statement rows(m_catalogue.database(),
                   QStringLiteral("SELECT lang, text FROM term_form WHERE term = ? AND position = 1"));
    rows.bind(card.id.id);
    while (rows.next())
        if (const auto language = catalogue::languageFromString(rows.text(0))) {
            QString& name = card.names.at(catalogue::indexOf(*language));
            name = cardName(name, rows.text(1));
        }
    m_catalogue.note(rows);
}

/// The box speaks for the thing that it is named after; a box without rules of its own lets the thing speak.
void SubjectReader::addNamesakes()
{
    for (Subject& subject : m_subjects)
        subject.meant = subject.id;
    Statement rows(m_catalogue.database(),
                   QStringLiteral("SELECT r.term, r.expansion, EXISTS (SELECT 1 FROM clause c WHERE "
                                  "c.expansion = r.expansion) FROM term_rules r WHERE r.section IS NULL"));
    while (rows.next()) {
        Subject* thing = findForChange({SubjectKind::Concept, rows.text(0)});
        Subject* box = findForChange({SubjectKind::Expansion, rows.text(1)});
        if (thing == nullptr || box == nullptr)
            continue;
        (rows.boolean(2) ? thing : box)->meant = rows.boolean(2) ? box->id : thing->id;
        box->kind = thing->kind; // who names the box may mean the thing
    }
    m_catalogue.note(rows);
}

/// A thing with a section of a box to itself lies in that box.
void SubjectReader::addWider()
{
    Statement rows(m_catalogue.database(),
                   QStringLiteral("SELECT term, expansion FROM term_rules WHERE section IS NOT NULL"));
    while (rows.next())
        if (Subject* thing = findForChange({SubjectKind::Concept, rows.text(0)}))
            thing->wider = {SubjectKind::Expansion, rows.text(1)};
    m_catalogue.note(rows);
}

/// Things that are not described, as the dragon is; they lie in their boxes all the same.
void SubjectReader::markMissing()
{
    Statement rows(m_catalogue.database(),
                   QStringLiteral("SELECT term, expansion FROM missing_rule WHERE term IS NOT NULL"));
    while (rows.next())
        if (Subject* thing = findForChange({SubjectKind::Concept, rows.text(0)})) {
            thing->isWhole = thing->hasRules = false;
            const SubjectId box{SubjectKind::Expansion, rows.text(1)};
            if (thing->wider.isEmpty() && thing->meant != box)
                thing->wider = box;
        }
    m_catalogue.note(rows);
}

void SubjectReader::addKeys()
{
    QHash<QString, Keys> termKeys;
    Statement rows(
        m_catalogue.database(),
        QStringLiteral("SELECT d.kind, d.id, t.key, d.lang FROM search_title t JOIN search_document d "
                       "USING (document) WHERE d.kind IN ('term', 'expansion') "
                       "ORDER BY t.document, t.position"));
    while (rows.next()) {
        const bool isTerm = rows.text(0) == QLatin1String("term");
        const auto language = static_cast<std::size_t>(rows.language(3));
        if (isTerm)
            termKeys[rows.text(1)].at(language) += rows.text(2);
        if (Subject* subject =
                findForChange({isTerm ? SubjectKind::Concept : SubjectKind::Expansion, rows.text(1)}))
            subject->keys.at(language) += rows.text(2);
    }
    m_catalogue.note(rows);
    addTermKeys(termKeys);
    for (Subject& subject : m_subjects)
        for (std::size_t language = 0; language < subject.keys.size(); ++language) {
            subject.keys.at(language) += terms::looseKey(subject.names.at(language));
            subject.keys.at(language).removeDuplicates();
        }
}

/// A box is also called what the terms call it that have one of its names.
void SubjectReader::addTermKeys(const QHash<QString, Keys>& keysByTerm)
{
    QHash<QString, QSet<QString>> boxesByKey;
    for (const Subject& subject : m_subjects)
        if (subject.isExpansion())
            for (const QString& key : subject.allKeys())
                boxesByKey[key] += subject.id.id;
    for (auto term = keysByTerm.cbegin(); term != keysByTerm.cend(); ++term) {
        if (findForChange({SubjectKind::Concept, term.key()}) != nullptr)
            continue; // a concept of its own, as the fairy is beside the box of her name
        QSet<QString> boxes;
        for (const QStringList& keys : *term)
            for (const QString& key : keys)
                boxes += boxesByKey.value(key);
        for (const QString& box : boxes)
            for (std::size_t i = 0; i < term->size(); ++i)
                findForChange({SubjectKind::Expansion, box})->keys.at(i) += term->at(i);
    }
}

void SubjectReader::countClauses()
{
    Statement rows(
        m_catalogue.database(),
        QStringLiteral(
            "SELECT 'term:' || term, count(*) FROM clause_term WHERE place = 'text' GROUP BY term "
            "UNION ALL SELECT 'exp:' || id, (SELECT count(*) FROM clause c WHERE c.expansion = e.id) + "
            "(SELECT count(*) FROM clause_other o WHERE o.expansion = e.id) FROM expansion e"));
    while (rows.next())
        if (Subject* subject = findForChange(SubjectId::fromString(rows.text(0))))
            subject->clauses = rows.integer(1);
    m_catalogue.note(rows);
    for (Subject& subject : m_subjects)
        if (subject.clauses == 0 || subject.isExpansion())
            subject.clauses = std::max(subject.clauses, findForChange(subject.meant)->clauses);
}

Subject* SubjectReader::findForChange(const SubjectId& id)
{
    const auto found = std::ranges::find(m_subjects, id, &Subject::id);
    return found == m_subjects.end() ? nullptr : &*found;
}

} // namespace glossator::pairs
