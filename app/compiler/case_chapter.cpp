// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/case_chapter.h"

#include "app/compiler/case_writer.h"
#include "app/compiler/completeness.h"
#include "model/cases/case_reader.h"

#include <QFile>

namespace glossator::compiler {

namespace {

tl::expected<QByteArray, sources::Faults> contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(sources::Faults{
            {{path, 0, 0}, "cannot be read: " + file.errorString().toStdString(), "name a readable file"}});
    return file.readAll();
}

/// What is wrong with the case itself; the writer adds what it names in vain.
sources::Faults writeCase(CaseWriter& writer, const std::string& path)
{
    const auto content = contentOf(path);
    if (!content)
        return content.error();
    const auto theCase = cases::readCase(content->toStdString(), path);
    if (!theCase)
        return theCase.error();
    writer.write(*theCase, QString::fromUtf8(*content));
    return {};
}

} // namespace

sources::Faults writeCaseChapter(QSqlDatabase& database, const SourceTree& tree)
{
    sources::Faults faults;
    CaseWriter writer(database, isEveryClauseFileRead(database, tree), faults);
    for (const std::string& path : filesIn(tree.cases, QStringLiteral(".yaml"))) {
        const sources::Faults own = writeCase(writer, path);
        faults.insert(faults.end(), own.begin(), own.end());
    }
    return faults;
}

} // namespace glossator::compiler
