// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/translation_chapter.h"

#include "app/compiler/completeness.h"
#include "app/compiler/placed_text.h"
#include "app/compiler/row_writer.h"
#include "app/compiler/translation_checks.h"

#include <QDir>

namespace glossator::compiler {

namespace {

using catalogue::Language;

KnownSegments readSegments(const QSqlDatabase& database, const SourceTree& tree, sources::Faults& faults)
{
    KnownSegments segments;
    segments.isComplete = isEveryClauseFileRead(database, tree) && isEveryCaseFileRead(database, tree);
    catalogue::Statement rows(database, QStringLiteral("SELECT id, source FROM segment"));
    while (rows.next())
        segments.texts.insert(rows.text(0), rows.text(1));
    catalogue::Statement tableRows(
        database, QStringLiteral("SELECT c.id, count(*) FROM clause c JOIN section_column s "
                                 "ON s.expansion = c.expansion AND s.section = c.section "
                                 "WHERE c.id NOT IN (SELECT clause FROM clause_gloss) GROUP BY c.id "
                                 "HAVING count(*) IN (2, 3)"));
    while (tableRows.next())
        segments.rows.insert(tableRows.text(0), static_cast<std::size_t>(tableRows.integer(1)));
    if (!rows.error().isEmpty())
        faults.push_back({{"segment", 0, 0}, rows.error().toStdString(), {}});
    return segments;
}

/// The English text a fuzzy entry was translated from; nothing for one that is up to date.
QVariant previousSource(const PoEntry& entry, const QString& source)
{
    if (!entry.isFuzzy)
        return {};
    if (!entry.previous.isEmpty())
        return entry.previous;
    return entry.source == source ? QVariant() : QVariant(entry.source);
}

/// The translations into one language.
class LanguageWriter
{
public:
    LanguageWriter(Language language, const QSqlDatabase& database, const KnownSegments& segments,
                   sources::Faults& faults)
        : m_language(toString(language)), m_segments(segments), m_checks(language, segments, faults),
          m_rows(database, QStringLiteral("translation"),
                 QStringLiteral("segment, lang, text, state, previous"), faults),
          m_faults(faults)
    {
    }

    void write(const std::string& path)
    {
        const tl::expected<PoFile, sources::Faults> file = readPoFile(path);
        if (!file) {
            m_faults.insert(m_faults.end(), file.error().begin(), file.error().end());
            return;
        }
        m_checks.checkHeader(*file, path);
        for (const PoEntry& entry : file->entries)
            if (m_checks.check(entry))
                m_rows.add({entry.context, m_language, entry.text,
                            entry.isFuzzy ? QStringLiteral("outdated") : QStringLiteral("done"),
                            previousSource(entry, m_segments.texts.value(entry.context))});
    }

private:
    QString m_language;
    const KnownSegments& m_segments;
    TranslationChecks m_checks;
    RowWriter m_rows;
    sources::Faults& m_faults;
};

void checkFolders(const SourceTree& tree, sources::Faults& faults)
{
    const QStringList known{toString(Language::Ro), toString(Language::Ca)};
    const QDir folder(QString::fromStdString(tree.translations));
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (!known.contains(name))
            faults.push_back(faultAt({tree.translations + '/' + name.toStdString(), 0, 0},
                                     QStringLiteral("\"%1\" is no language of the catalogue").arg(name),
                                     QStringLiteral("the languages are ro, ca")));
}

} // namespace

sources::Faults writeTranslationChapter(QSqlDatabase& database, const SourceTree& tree)
{
    sources::Faults faults;
    checkFolders(tree, faults);
    const KnownSegments segments = readSegments(database, tree, faults);
    for (const Language language : catalogue::translatedLanguages) {
        LanguageWriter writer(language, database, segments, faults);
        const std::string folder = tree.translations + '/' + toString(language).toStdString();
        for (const std::string& path : filesIn(folder, QStringLiteral(".po")))
            writer.write(path);
    }
    return faults;
}

} // namespace glossator::compiler
