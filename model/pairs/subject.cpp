// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject.h"

namespace glossator::pairs {

namespace {

const QString boxMark = QStringLiteral("exp:");
const QString termMark = QStringLiteral("term:");

} // namespace

QString SubjectId::toString() const
{
    if (isEmpty())
        return {};
    return (kind == SubjectKind::Concept ? termMark : boxMark) + id;
}

SubjectId SubjectId::fromString(const QString& text)
{
    if (text.startsWith(termMark))
        return {SubjectKind::Concept, text.mid(termMark.size())};
    return {SubjectKind::Expansion, text.startsWith(boxMark) ? text.mid(boxMark.size()) : text};
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
