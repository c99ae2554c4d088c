// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_source.h"

#include "app/cli/suggestion.h"
#include "model/cases/case_reader.h"
#include "model/cases/case_run.h"
#include "model/cases/other_names.h"
#include "model/catalogue/curved_marks.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Catalogue;

namespace {

bool isFile(const QString& operand)
{
    return operand.contains(u'/') || operand.endsWith(".yaml"_L1);
}

Failure unknownCase(const QString& id, const Catalogue& catalogue)
{
    QStringList known;
    for (const catalogue::CaseInfo& info : catalogue.cases())
        known += info.id;
    const QString near = didYouMean(id, known);
    return {u"there is no case \"%1\" in the catalogue%2"_s.arg(
                id, near.isEmpty() ? u"; gloss case list names all, and a file ends with .yaml"_s : near),
            false};
}

} // namespace

tl::expected<cases::Case, sources::Faults> readCase(const catalogue::CaseInfo& info)
{
    return cases::readCase(info.source.toStdString(), info.file.toStdString());
}

Outcome<cases::Case> readCase(const QString& idOrFile, const Catalogue& catalogue)
{
    tl::expected<cases::Case, sources::Faults> read;
    if (isFile(idOrFile)) {
        read = cases::readCaseFile(idOrFile.toStdString());
    } else {
        const auto info = catalogue.caseInfo(idOrFile);
        if (!info)
            return tl::unexpected(unknownCase(idOrFile, catalogue));
        read = readCase(*info);
    }
    if (!read)
        return tl::unexpected(Failure{linesOf(read.error()), true});
    return std::move(*read);
}

cases::CaseResult runCase(const cases::Case& theCase, const tiles::TileCatalogue& tiles)
{
    return cases::run(theCase, tiles.kinds(theCase.tileExpansions()));
}

Outcome<cases::CaseResult> runCase(const cases::Case& theCase, const Catalogue& catalogue)
{
    const auto tiles = readTiles(catalogue);
    return tiles ? runCase(theCase, *tiles, {}) : tl::unexpected(tiles.error());
}

Outcome<cases::CaseResult> runCase(const cases::Case& theCase, const tiles::TileCatalogue& tiles,
                                   const engine::SwitchReadings& names)
{
    cases::CaseResult result = runCase(theCase, tiles);
    if (result.steps.empty())
        return tl::unexpected(Failure{linesOf(result.faults), true});
    if (auto told = cases::toldByNames(theCase, result, tiles.kinds(theCase.tileExpansions()), names))
        return std::move(*told);
    return result;
}

catalogue::LocalizedText wordingsOf(const cases::Segment& segment, const Catalogue& catalogue)
{
    const QString id = QString::fromStdString(segment.id);
    const QString text = QString::fromStdString(segment.text);
    const auto known = catalogue.segment(id);
    return known && known->source() == catalogue::withCurvedMarks(text) ? *known
                                                                        : catalogue::LocalizedText(id, text);
}

QString linesOf(const sources::Faults& faults)
{
    QStringList lines;
    for (const sources::Fault& fault : faults)
        lines += QString::fromStdString(fault.text());
    return lines.join(u'\n');
}

} // namespace glossator::cli
