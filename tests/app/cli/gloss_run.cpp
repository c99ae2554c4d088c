// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/gloss_run.h"

#include <QFile>
#include <QProcess>

namespace glossator::support {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int patience = 240000; ///< milliseconds; a loaded machine under sanitizers is slow

QStringList cut(QString line)
{
    line.replace("| |"_L1, "|  |"_L1);
    QStringList fields = (u' ' + line + u' ').split(u" | "_s);
    for (QString& field : fields)
        field = field.trimmed();
    return fields;
}

} // namespace

GlossRun runGloss(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GLOSSATOR_CATALOGUE"_s, QStringLiteral(GLOSSATOR_TEST_CATALOGUE));
    environment.insert(u"COLUMNS"_s, u"120"_s);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(QStringLiteral(GLOSSATOR_TEST_FOLDER));
    process.start(QStringLiteral(GLOSSATOR_GLOSS), arguments);
    GlossRun run;
    if (process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.error = process.readAllStandardError();
    return run;
}

std::vector<QStringList> readLines(const QString& file)
{
    QFile source(QStringLiteral(GLOSSATOR_TEST_FOLDER "/") + file);
    std::vector<QStringList> lines;
    if (!source.open(QIODevice::ReadOnly))
        return lines;
    for (const QString& line : QString::fromUtf8(source.readAll()).split(u'\n'))
        if (!line.isEmpty() && !line.startsWith(u'#'))
            lines.push_back(cut(line));
    return lines;
}

} // namespace glossator::support
