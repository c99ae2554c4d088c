// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject_list.h"

#include "model/pairs/subject_reader.h"
#include "model/search/filter_spelling.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>

namespace glossator::pairs {

namespace {

QString folded(const QString& text)
{
    return terms::Folding(terms::Folding::Level::Loose).key(text);
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
    : m_families(catalogue.database()), m_subjects(SubjectReader(catalogue).read())
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

const Subject* SubjectList::boxOf(const SubjectId& id) const
{
    const Subject* box = find(meant(id));
    if (box != nullptr && !box->isExpansion() && box->wider.isEmpty()) {
        const auto namesake = std::ranges::find_if(m_subjects, [&](const Subject& subject) {
            return subject.isExpansion() && subject.meant == box->id;
        });
        box = namesake == m_subjects.end() ? nullptr : &*namesake;
    }
    while (box != nullptr && !box->wider.isEmpty())
        box = find(box->wider);
    return box;
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
        if (static_cast<int>(result.size()) < most)
            result.push_back(&naming.subject());
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
        if (const Subject* box = onlyBoxWith(folded(written.name)))
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
        add(subject, {folded(subject->name(own))});
    for (const Subject* subject : told)
        add(subject, subject->keys.at(static_cast<std::size_t>(own)));
    for (const Subject* subject : told)
        add(subject, subject->allKeys());
    return names;
}

std::vector<const Subject*> SubjectList::like(const QString& text, catalogue::Language language,
                                              int most) const
{
    std::vector<const Subject*> found = matches(text, most);
    const MarkedName written(text);
    QStringList names;
    for (const Subject* subject : found)
        names += subject->name(language);
    QHash<QString, const Subject*> byKey;
    QStringList keys;
    for (const auto& [key, subject] : allNames(written.kind, language)) {
        byKey.insert(key, subject);
        keys += key;
    }
    while (static_cast<int>(found.size()) < most) {
        const QString near = search::nearest(folded(written.name), keys);
        if (near.isEmpty())
            break;
        keys.removeAll(near);
        const Subject* subject = byKey.value(near);
        if (names.contains(subject->name(language)))
            continue;
        names += subject->name(language);
        found.push_back(subject);
    }
    return found;
}

} // namespace glossator::pairs
