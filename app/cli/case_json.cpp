// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_json.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject placeJson(const sources::Place& place)
{
    return {{u"file"_s, toText(place.file)}, {u"line"_s, place.line}, {u"column"_s, place.column}};
}

QString expectedIn(const sources::Fault& fault)
{
    QString text = toText(fault.right);
    for (const QLatin1String word : {"expected: "_L1, "expected "_L1})
        if (text.startsWith(word))
            text.remove(0, word.size());
    return text;
}

QJsonArray faultsJson(const sources::Faults& faults)
{
    QJsonArray array;
    for (const sources::Fault& fault : faults)
        array += QJsonObject{{u"place"_s, placeJson(fault.place)},
                             {u"got"_s, toText(fault.what)},
                             {u"expected"_s, expectedIn(fault)}};
    return array;
}

QJsonValue roundJson(const std::optional<engine::PartOfRound>& moment)
{
    return moment ? QJsonValue(toText(engine::toText(*moment))) : QJsonValue();
}

QJsonArray squareJson(engine::Square square)
{
    return {square.x, square.y};
}

QJsonArray namesJson(const std::vector<cases::Name>& names)
{
    QJsonArray array;
    for (const cases::Name& name : names)
        array += toText(name.text);
    return array;
}

QJsonArray citesJson(const engine::Citations& cites)
{
    QJsonArray array;
    for (const engine::Clause clause : cites)
        array += toText(clause);
    return array;
}

QJsonArray provesJson(const cases::CaseResult& result)
{
    QJsonArray array;
    for (const cases::ProofResult& proof : result.proves)
        array += QJsonObject{{u"clause"_s, toText(proof.clause)}, {u"held"_s, proof.held}};
    return array;
}

QJsonArray showsJson(const cases::CaseResult& result)
{
    QJsonArray array;
    for (const cases::ShowResult& show : result.shows) {
        QJsonArray missing;
        for (const std::string& clause : show.missing)
            missing += toText(clause);
        array += QJsonObject{
            {u"example"_s, toText(show.example)}, {u"held"_s, show.held()}, {u"missing"_s, missing}};
    }
    return array;
}

QString toText(cases::StepKind kind)
{
    switch (kind) {
    case cases::StepKind::Look:
        return u"look"_s;
    case cases::StepKind::Choose:
        return u"choose"_s;
    case cases::StepKind::Back:
        return u"back"_s;
    case cases::StepKind::Refuse:
        break;
    }
    return u"refuse"_s;
}

QString backText(std::size_t step)
{
    return step == 0 ? u"back to the start"_s : u"back to step %1"_s.arg(step);
}

} // namespace glossator::cli
