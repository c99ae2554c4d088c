// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject_list.h"

#include "model/catalogue/lies_on.h"
#include "model/pairs/subject_reader.h"
#include "model/search/filter_spelling.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>

namespace glossator::pairs {

namespace {

/// Whether a concept is mostly called as a box is, with its article or without.
bool isCalledAs(const Subject& thing, const Subject& box)
{
    const auto isNameOfBox = [&box](const QStringList& keys) {
        return !keys.isEmpty() && box.hasKey(keys.front());
    };
    return !thing.isExpansion() && box.isExpansion() && std::ranges::any_of(thing.keys, isNameOfBox);
}

/// A name as it was written, without its mark, and what the mark says. Boxes have the mark of the search.
struct MarkedName
{
    explicit MarkedName(const QString& written) : name(written.trimmed())
    {
        const QString mark = name.section(u':', 0, 0);
        if (!name.contains(u':'))
            return;
        if (search::FilterSpelling::nameOf(mark) == search::FilterName::Expansion)
            kind = SubjectKind::Expansion;
        else if (mark.trimmed().toLower() == QLatin1String("term"))
            kind = SubjectKind::Concept;
        if (kind)
            name = name.section(u':', 1).trimmed();
    }

    [[nodiscard]] bool allows(const Subject& subject) const
    {
        return subject.id.kind == kind.value_or(subject.id.kind);
    }

    QString name;
    std::optional<SubjectKind> kind;
};

} // namespace

SubjectList::SubjectList(const catalogue::Catalogue& catalogue)
    : m_families(catalogue.database()), m_subjects(SubjectReader(catalogue).read()),
      m_searched(std::make_unique<SearchedSubjects>(catalogue))
{
}

const Subject* SubjectList::find(const SubjectId& id) const
{
    const auto found = std::ranges::find(m_subjects, id, &Subject::id);
    return found == m_subjects.end() ? nullptr : &*found;
}

SubjectId SubjectList::meant(const SubjectId& id) const
{
    const Subject* subject = find(id);
    return subject == nullptr ? id : subject->meant;
}

const Subject* SubjectList::boxAllAbout(const SubjectId& id) const
{
    const auto box = std::ranges::find_if(m_subjects, [about = meant(id)](const Subject& subject) {
        return subject.isExpansion() && subject.meant == about;
    });
    return box == m_subjects.end() ? nullptr : &*box;
}

const Subject* SubjectList::boxOf(const SubjectId& id) const
{
    const Subject* box = find(meant(id));
    if (box != nullptr && !box->isExpansion() && box->wider.isEmpty())
        box = boxAllAbout(id);
    while (box != nullptr && !box->wider.isEmpty())
        box = find(box->wider);
    return box;
}

bool SubjectList::isOffTable(const SubjectId& id, const QStringList& table) const
{
    const Subject* box = boxOf(id);
    return box != nullptr && !catalogue::liesOn(table, box->id.id);
}

bool SubjectList::areNamesakes(const SubjectId& one, const SubjectId& other) const
{
    const Subject* first = find(one);
    const Subject* second = find(other);
    if (one == other || first == nullptr || second == nullptr)
        return false;
    if (isCalledAs(*first, *second) || isCalledAs(*second, *first))
        return true;
    return std::ranges::any_of(catalogue::allLanguages, [&](catalogue::Language language) {
        return terms::withoutRemark(first->name(language)) == terms::withoutRemark(second->name(language));
    });
}

std::vector<const Subject*> SubjectList::boxNamesakes(const SubjectId& id) const
{
    std::vector<const Subject*> called;
    for (const Subject& subject : m_subjects)
        if (subject.id.kind != id.kind && subject.meant != meant(id) && areNamesakes(subject.id, id))
            called.push_back(&subject);
    return called;
}

std::vector<Naming> SubjectList::namings(const QString& text, std::optional<catalogue::Language> own) const
{
    const MarkedName written(text);
    const TypedName typed(written.name, m_families);
    std::vector<Naming> ranked;
    for (const Subject& subject : typed.words.empty() ? std::span<const Subject>() : all())
        if (const Naming naming(subject, typed, own); naming.isMatch() && written.allows(subject))
            ranked.push_back(naming);
    std::stable_sort(ranked.begin(), ranked.end());
    return ranked;
}

std::vector<const Subject*> SubjectList::matches(const QString& text, int most,
                                                 std::optional<catalogue::Language> own) const
{
    std::vector<const Subject*> result;
    for (const Naming& naming : namings(text, own))
        result.push_back(&naming.subject());
    if (!result.empty())
        for (const Subject* namesake : boxNamesakes(result.front()->id))
            if (const auto found = std::ranges::find(result, namesake);
                found != result.end() && namesake->isExpansion() &&
                namesake->clauses > result.front()->clauses)
                std::rotate(result.begin(), found, found + 1);
    result.resize(std::min(result.size(), static_cast<std::size_t>(most)));
    return result;
}

const Subject* SubjectList::named(const QString& text, std::optional<catalogue::Language> own) const
{
    const MarkedName written(text);
    const Subject* withId = find({written.kind.value_or(SubjectKind::Expansion), written.name.toLower()});
    if (written.kind && withId != nullptr)
        return withId;
    const auto found = namings(text, own);
    const bool isExact = !found.empty() && found.front().fit() == Naming::Fit::Exact;
    if (withId != nullptr && (!isExact || found.front().subject().meant != withId->meant))
        return withId; // as boxes were once written in links
    if (isExact)
        return &found.front().subject();
    if (written.kind != SubjectKind::Concept)
        if (const Subject* box = onlyBoxWith(terms::looseKey(written.name)))
            return box;
    const auto inOtherForms = std::ranges::find(found, Naming::Fit::OtherForms, &Naming::fit);
    return inOtherForms != found.end() ? &inOtherForms->subject() : nullptr;
}

const Subject* SubjectList::onlyBoxWith(const QString& words) const
{
    const QString inside = u' ' + words + u' ';
    const Subject* only = nullptr;
    for (const Subject& subject : m_subjects) {
        const bool has =
            subject.isExpansion() && std::ranges::any_of(subject.allKeys(), [&](const QString& key) {
                return QString(u' ' + key + u' ').contains(inside);
            });
        if (has && only != nullptr)
            return nullptr;
        if (has)
            only = &subject;
    }
    return words.isEmpty() ? nullptr : only;
}

QStringList SubjectList::namesLike(const QString& text, catalogue::Language language, int most) const
{
    QStringList names;
    for (const Subject* subject : like(text, language, most))
        names += subject->name(language);
    return names;
}

std::vector<SubjectList::NamedSubject> SubjectList::allNames(std::optional<SubjectKind> kind,
                                                             catalogue::Language own) const
{
    std::vector<const Subject*> told;
    for (const Subject& subject : m_subjects)
        if (subject.clauses > 0 && subject.id.kind == kind.value_or(subject.id.kind))
            told.push_back(&subject);
    std::ranges::stable_sort(told, std::greater{}, &Subject::clauses);
    std::vector<NamedSubject> names;
    QSet<QString> seen;
    const auto add = [&](const Subject* subject, const QStringList& keys) {
        for (const QString& key : keys)
            if (!seen.contains(key)) {
                seen.insert(key);
                names.emplace_back(key, subject);
            }
    };
    for (const Subject* subject : told)
        add(subject, {terms::looseKey(subject->name(own))});
    for (const Subject* subject : told)
        add(subject, subject->keys.at(static_cast<std::size_t>(own)));
    for (const Subject* subject : told)
        add(subject, subject->allKeys());
    return names;
}

bool SubjectList::isName(const QString& text, catalogue::Language own) const
{
    return std::ranges::any_of(namings(text, own), [](const Naming& naming) {
        return naming.fit() == Naming::Fit::Exact || naming.isMainName();
    });
}

std::vector<const Subject*> SubjectList::like(const QString& text, catalogue::Language language,
                                              int most) const
{
    std::vector<const Subject*> found;
    if (terms::looseKey(text).isEmpty())
        return found; // "?" is written like nothing
    QStringList names;
    const auto add = [&](const std::vector<const Subject*>& subjects) {
        for (const Subject* subject : subjects)
            if (static_cast<int>(found.size()) < most && !names.contains(subject->name(language))) {
                names += subject->name(language);
                found.push_back(subject);
            }
    };
    const MarkedName written(text);
    add(matches(text, most));
    const auto searched =
        m_searched == nullptr ? SearchedSubjects::Found() : m_searched->find(written.name, language);
    if (searched.isAsTyped && written.name.contains(u' ')) // several words are seldom slips of others
        add(allowed(searched.ids, written.kind));
    add(likeInLetters(written.name, written.kind, language, most));
    add(allowed(searched.ids, written.kind));
    return found;
}

std::vector<const Subject*> SubjectList::allowed(const std::vector<SubjectId>& ids,
                                                 std::optional<SubjectKind> kind) const
{
    std::vector<const Subject*> subjects;
    for (const SubjectId& id : ids)
        if (const Subject* subject = find(id);
            subject != nullptr && subject->clauses > 0 && id.kind == kind.value_or(id.kind))
            subjects.push_back(subject);
    return subjects;
}

std::vector<const Subject*> SubjectList::likeInLetters(const QString& name, std::optional<SubjectKind> kind,
                                                       catalogue::Language own, int most) const
{
    QHash<QString, const Subject*> byKey;
    QStringList keys;
    for (const auto& [key, subject] : allNames(kind, own)) {
        byKey.insert(key, subject);
        keys += key;
    }
    std::vector<const Subject*> found;
    QStringList names;
    while (static_cast<int>(found.size()) < most) {
        const QString near = search::nearest(terms::looseKey(name), keys);
        if (near.isEmpty())
            break;
        keys.removeAll(near);
        const Subject* subject = byKey.value(near);
        if (names.contains(subject->name(own)))
            continue;
        names += subject->name(own);
        found.push_back(subject);
    }
    return found;
}

} // namespace glossator::pairs
