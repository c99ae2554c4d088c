// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject_list.h"

#include "model/pairs/naming.h"
#include "model/pairs/subject_reader.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <QHash>

#include <algorithm>

namespace glossator::pairs {

namespace {

QString folded(const QString& text)
{
    return terms::Folding(terms::Folding::Level::Loose).key(text);
}

} // namespace

SubjectList::SubjectList(const catalogue::Catalogue& catalogue) : m_subjects(SubjectReader(catalogue).read())
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

std::vector<const Subject*> SubjectList::matches(const QString& text, int most,
                                                 std::optional<catalogue::Language> own) const
{
    const QString wanted = folded(text);
    if (wanted.isEmpty())
        return {};
    std::vector<Naming> ranked;
    for (const Subject& subject : m_subjects)
        if (const Naming naming(subject, wanted, own); naming.isMatch())
            ranked.push_back(naming);
    std::stable_sort(ranked.begin(), ranked.end());
    std::vector<const Subject*> result;
    for (const Naming& naming : ranked)
        if (static_cast<int>(result.size()) < most)
            result.push_back(&naming.subject());
    return result;
}

const Subject* SubjectList::named(const QString& text, std::optional<catalogue::Language> own) const
{
    const QString wanted = folded(text);
    const auto found = matches(text, 1, own);
    if (!found.empty() && found.front()->hasKey(wanted))
        return found.front();
    if (const Subject* subject = find(SubjectId::fromString(text.trimmed().toLower())))
        return subject;
    return onlyBoxWith(wanted);
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
    for (const Subject* subject : matches(text, most))
        names += subject->name(language);
    QHash<QString, const Subject*> byKey;
    for (const Subject& subject : m_subjects)
        for (const QString& key : subject.clauses > 0 ? subject.allKeys() : QStringList())
            byKey.insert(key, byKey.value(key, &subject));
    QStringList keys = byKey.keys();
    keys.sort();
    while (names.size() < most) {
        const QString near = search::nearest(folded(text), keys);
        if (near.isEmpty())
            break;
        keys.removeAll(near);
        if (const QString& name = byKey.value(near)->name(language); !names.contains(name))
            names += name;
    }
    return names;
}

} // namespace glossator::pairs
