// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/term_chapter.h"

#include "model/terms/case_term_writer.h"
#include "model/terms/clause_term_writer.h"
#include "model/terms/everyday_word_reader.h"
#include "model/terms/term_reader.h"
#include "model/terms/term_writer.h"
#include "model/terms/word_form_collector.h"

#include <QFile>

namespace glossator::compiler {

namespace {

/// A fault of the database or the dictionaries, which has no line.
sources::Faults faultOf(const std::string& file, const tl::expected<void, QString>& result)
{
    return result ? sources::Faults{} : sources::Faults{{{file, 0, 0}, result.error().toStdString(), {}}};
}

tl::expected<QByteArray, sources::Faults> contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(sources::Faults{
            {{path, 0, 0}, "cannot be read: " + file.errorString().toStdString(), "put the list there"}});
    return file.readAll();
}

/// Reads an authored file that may be left out, and writes what it holds.
template <typename Read, typename Write>
sources::Faults writeList(const std::string& path, Read read, Write write)
{
    if (!QFile::exists(QString::fromStdString(path)))
        return {};
    const auto content = contentOf(path);
    if (!content)
        return content.error();
    const auto list = read(content->toStdString(), path);
    return list ? faultOf(path, write(*list)) : list.error();
}

} // namespace

sources::Faults writeTermChapter(QSqlDatabase& database, const SourceTree& tree)
{
    if (const auto created = terms::createTermTables(database); !created)
        return faultOf("terms", created);
    sources::Faults faults = writeList(tree.catalogue + "/terms.yaml", terms::readTerms,
                                       [&](const auto& list) { return terms::writeTerms(database, list); });
    const sources::Faults more =
        writeList(tree.catalogue + "/everyday_words.yaml", terms::readEverydayWords,
                  [&](const auto& words) { return terms::writeEverydayWords(database, words); });
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

sources::Faults writeWordFormChapter(QSqlDatabase& database, const SourceTree&)
{
    return faultOf("word forms", terms::writeWordForms(database, QStringLiteral(GLOSSATOR_DICTIONARIES)));
}

sources::Faults writeClauseTermChapter(QSqlDatabase& database, const SourceTree&)
{
    const auto written =
        terms::writeClauseTerms(database).and_then([&] { return terms::writeCaseTerms(database); });
    return faultOf("terms of clauses and cases", written);
}

} // namespace glossator::compiler
