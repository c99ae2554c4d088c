// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject.h"

namespace glossator::pairs {

namespace {

const QString termPrefix = QStringLiteral("term:");

} // namespace

QString SubjectId::toString() const
{
    return kind == SubjectKind::Concept && !isEmpty() ? termPrefix + id : id;
}

SubjectId SubjectId::fromString(const QString& text)
{
    if (text.startsWith(termPrefix))
        return {SubjectKind::Concept, text.mid(termPrefix.size())};
    return {SubjectKind::Expansion, text};
}

QString PairId::toString() const
{
    if (one.isEmpty() && other.isEmpty())
        return {};
    return one.toString() + u'/' + other.toString();
}

PairId PairId::fromString(const QString& text)
{
    return {SubjectId::fromString(text.section(u'/', 0, 0)), SubjectId::fromString(text.section(u'/', 1, 1))};
}

QStringList Subject::allKeys() const
{
    QStringList all;
    for (const QStringList& own : keys)
        all += own;
    return all;
}

} // namespace glossator::pairs
