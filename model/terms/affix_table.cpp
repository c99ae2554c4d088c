// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/affix_table.h"

#include <QFile>
#include <QTextStream>

namespace glossator::terms {

namespace {

/// Calls `use` for each line of a UTF-8 file; the error names a file that cannot be read.
template <typename Use>
tl::expected<void, QString> eachLine(const QString& path, Use use)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return tl::unexpected(
            QStringLiteral("cannot read the dictionary file %1: %2").arg(path, file.errorString()));
    QTextStream lines(&file);
    QString line;
    while (lines.readLineInto(&line))
        use(line);
    return {};
}

QStringList fieldsOf(const QString& line)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    return line.split(space, Qt::SkipEmptyParts);
}

QString orNothing(const QString& field)
{
    return field == u'0' ? QString() : field;
}

} // namespace

tl::expected<AffixTable, QString> AffixTable::read(const QString& base)
{
    AffixTable table;
    if (auto read =
            eachLine(base + QStringLiteral(".aff"), [&](const QString& line) { table.readRule(line); });
        !read)
        return tl::unexpected(read.error());
    if (auto read =
            eachLine(base + QStringLiteral(".dic"), [&](const QString& line) { table.readHeadword(line); });
        !read)
        return tl::unexpected(read.error());
    return table;
}

void AffixTable::readRule(const QString& line)
{
    if (line.startsWith(QStringLiteral("FLAG long")))
        m_longFlags = true;
    if (!line.startsWith(QStringLiteral("SFX ")))
        return;
    const QStringList fields = fieldsOf(line); // SFX flag strip add[/flags] condition
    if (fields.size() < 5)
        return; // the head of a group of rules: SFX flag Y count
    const QString added = orNothing(fields[3].section(u'/', 0, 0));
    m_suffixes[fields[1]].push_back({orNothing(fields[2]), added, QRegularExpression(fields[4] + u'$')});
}

void AffixTable::readHeadword(const QString& line)
{
    const qsizetype slash = line.indexOf(u'/');
    if (slash <= 0)
        return;
    qsizetype end = slash;
    while (end < line.size() && !line.at(end).isSpace())
        ++end;
    m_flags[line.left(slash)] += line.mid(slash + 1, end - slash - 1);
}

QStringList AffixTable::flagsIn(const QString& text) const
{
    const qsizetype width = m_longFlags ? 2 : 1;
    QStringList result;
    for (qsizetype at = 0; at + width <= text.size(); at += width)
        result.append(text.mid(at, width));
    return result;
}

QStringList AffixTable::formsOf(const QString& headword) const
{
    QStringList result;
    for (const QString& flag : flagsIn(m_flags.value(headword))) {
        const auto rules = m_suffixes.constFind(flag);
        if (rules == m_suffixes.constEnd())
            continue;
        for (const Suffix& suffix : *rules)
            if (headword.endsWith(suffix.stripped) && suffix.condition.match(headword).hasMatch())
                result.append(headword.chopped(suffix.stripped.size()) + suffix.added);
    }
    return result;
}

} // namespace glossator::terms
