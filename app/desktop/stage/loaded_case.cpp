// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/loaded_case.h"

#include "model/cases/case_reader.h"
#include "model/cases/case_run.h"

#include <QFileInfo>

#include <algorithm>

namespace glossator::desktop {

QString LoadedCase::textOf(const cases::Segment& segment, catalogue::Language language) const
{
    const QString segmentId = QString::fromStdString(segment.id);
    if (title.id() == segmentId)
        return title.textOrSource(language);
    const auto found =
        std::find_if(captions.begin(), captions.end(),
                     [&](const catalogue::LocalizedText& caption) { return caption.id() == segmentId; });
    return found == captions.end() ? QString::fromStdString(segment.text) : found->textOrSource(language);
}

QStringList LoadedCase::actingFor(const QString& clause) const
{
    QStringList acting;
    if (source)
        for (const cases::Showing& showing : source->shows)
            if (showing.example.text == clause.toStdString())
                for (const cases::Name& illustrated : showing.clauses)
                    acting += QString::fromStdString(illustrated.text);
    return acting.isEmpty() && !clause.isEmpty() ? QStringList{clause} : acting;
}

LoadedCase loadCaseText(const QString& text, const QString& file, const tiles::TileCatalogue& tiles)
{
    LoadedCase loaded;
    loaded.id = QFileInfo(file).completeBaseName();
    loaded.title = catalogue::LocalizedText(QStringLiteral("case:%1:title").arg(loaded.id), loaded.id);
    const auto read = cases::readCase(text.toStdString(), file.toStdString());
    if (!read) {
        loaded.result.faults = read.error();
        return loaded;
    }
    loaded.title = catalogue::LocalizedText(QString::fromStdString(read->title.id),
                                            QString::fromStdString(read->title.text));
    for (const cases::Name& clause : read->proves)
        loaded.proves << QString::fromStdString(clause.text);
    loaded.result = cases::run(*read, tiles.kinds(read->tileExpansions()));
    loaded.source = *read;
    return loaded;
}

std::optional<LoadedCase> loadCase(const catalogue::Catalogue& catalogue, const tiles::TileCatalogue& tiles,
                                   const QString& id)
{
    const auto info = catalogue.caseInfo(id);
    if (!info)
        return std::nullopt;
    LoadedCase loaded = loadCaseText(info->source, info->file, tiles);
    loaded.id = info->id;
    loaded.title = info->title;
    loaded.captions = info->captions;
    return loaded;
}

} // namespace glossator::desktop
