// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/house/house_readings.h"

#include "model/engine/rules/registry.h"
#include "model/engine/rules/role_names.h"

namespace glossator::desktop {

namespace {

/// What a reading of a switch is called.
struct Wording
{
    const char* switchId;
    const char* reading;
    const char* words;
};

constexpr Wording wordings[] = {
    {"notre-dame-two-meeples", "each",
     QT_TRANSLATE_NOOP("HouseReadings", "Each of the two meeples brings 3 points.")},
    {"notre-dame-two-meeples", "once",
     QT_TRANSLATE_NOOP("HouseReadings", "The two meeples bring 3 points in all.")},
    {"tikal-two-cities", "each", QT_TRANSLATE_NOOP("HouseReadings", "Tikal pays for each of these cities.")},
    {"tikal-two-cities", "once", QT_TRANSLATE_NOOP("HouseReadings", "Tikal pays once a turn.")},
    {"wonder-left-at-the-end", "unused", QT_TRANSLATE_NOOP("HouseReadings", "The wonder stays unused.")},
    {"wonder-left-at-the-end", "placed",
     QT_TRANSLATE_NOOP("HouseReadings", "Its owner has one more turn for the wonder.")},
    {"message-or-wonder", "message-first", QT_TRANSLATE_NOOP("HouseReadings", "The message comes first.")},
    {"message-or-wonder", "wonder-first", QT_TRANSLATE_NOOP("HouseReadings", "The wonder comes first.")},
    {"message-tile-fairy", "scored",
     QT_TRANSLATE_NOOP("HouseReadings", "With the tile of message 7 the fairy brings her point again.")},
    {"message-tile-fairy", "left-out",
     QT_TRANSLATE_NOOP("HouseReadings", "The fairy brings her point once in the whole turn.")},
    {"wheel-taxes", "each-knight",
     QT_TRANSLATE_NOOP("HouseReadings", "Each of several knights in a city counts.")},
    {"wheel-taxes", "each-city",
     QT_TRANSLATE_NOOP("HouseReadings", "A city counts once, however many knights stand in it.")},
    {"builder-on-finished", "allowed",
     QT_TRANSLATE_NOOP("HouseReadings", "The builder may go onto what the new tile has just finished.")},
    {"builder-on-finished", "refused",
     QT_TRANSLATE_NOOP("HouseReadings", "The builder stays off what the new tile has just finished.")},
    {"goods-nobody-has", "nobody-scores",
     QT_TRANSLATE_NOOP("HouseReadings", "Goods that nobody has bring nobody points.")},
    {"goods-nobody-has", "everybody-scores",
     QT_TRANSLATE_NOOP("HouseReadings", "Goods that nobody has bring everybody 10 points.")},
    {"wind-rose-orange", "road-to-city",
     QT_TRANSLATE_NOOP("HouseReadings", "The orange wind rose is on the tile whose road ends at a city.")},
    {"wind-rose-orange", "road-bends",
     QT_TRANSLATE_NOOP("HouseReadings", "The orange wind rose is on the tile whose road bends.")},
    {"symbols-a-turn", "one", QT_TRANSLATE_NOOP("HouseReadings", "A double turn has 1 symbol in all.")},
    {"symbols-a-turn", "one-for-each-tile",
     QT_TRANSLATE_NOOP("HouseReadings", "Each tile of a double turn may activate 1 symbol.")},
    {"unused-symbol", "free", QT_TRANSLATE_NOOP("HouseReadings", "Only a symbol that is used counts.")},
    {"unused-symbol", "counted", QT_TRANSLATE_NOOP("HouseReadings", "An active symbol counts, used or not.")},
    {"arrow-points", "no-neighbour",
     QT_TRANSLATE_NOOP("HouseReadings", "The 2 points come only where the arrow points to no tile.")},
    {"arrow-points", "not-activated",
     QT_TRANSLATE_NOOP("HouseReadings", "The 2 points come also where the symbol is not the active one.")},
    {"role-names", "classic", QT_TRANSLATE_NOOP("HouseReadings", "Classic: highwayman, monk, farmer")},
    {"role-names", "anniversary",
     QT_TRANSLATE_NOOP("HouseReadings",
                       "20th Anniversary Edition: female traveller, monk or nun, female farmer")},
};

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// The first switch that a question is true of.
template <typename Question>
const engine::SwitchSpec* found(Question question)
{
    for (const engine::rules::ModuleInfo& module : engine::rules::all())
        for (const engine::SwitchSpec& spec : module.switches())
            if (question(spec))
                return &spec;
    return nullptr;
}

const engine::SwitchSpec* specOf(const QString& switchId)
{
    return found([&](const engine::SwitchSpec& spec) { return text(spec.id) == switchId; });
}

} // namespace

HouseMatter HouseReadings::matterOf(const catalogue::Clause& clause)
{
    if (clause.standing == catalogue::Standing::Open || clause.kind == catalogue::ClauseKind::OpenQuestion)
        return HouseMatter::OpenQuestion;
    const bool isAboutNames =
        found([&](const engine::SwitchSpec& spec) {
            return engine::rules::isAboutNames(spec.id) && text(spec.about) == clause.id;
        }) != nullptr;
    return isAboutNames ? HouseMatter::Names : HouseMatter::Nothing;
}

QString HouseReadings::switchAbout(const QString& clause)
{
    const auto* spec =
        clause.isEmpty() ? nullptr
                         : found([&](const engine::SwitchSpec& each) { return text(each.about) == clause; });
    return spec == nullptr ? QString() : text(spec->id);
}

QString HouseReadings::clauseOf(const QString& switchId)
{
    const auto* spec = specOf(switchId);
    return spec == nullptr ? QString() : text(spec->about);
}

std::vector<HouseReading> HouseReadings::of(const QString& switchId)
{
    std::vector<HouseReading> readings;
    if (const auto* spec = specOf(switchId))
        for (const std::string_view reading : spec->readings)
            readings.push_back({text(reading), words(switchId, text(reading))});
    return readings;
}

QString HouseReadings::usual(const QString& switchId)
{
    const auto* spec = specOf(switchId);
    return spec != nullptr && engine::rules::isAboutNames(spec->id) ? text(spec->readings.front())
                                                                    : QString();
}

QString HouseReadings::words(const QString& switchId, const QString& reading)
{
    for (const Wording& wording : wordings)
        if (switchId == QLatin1String(wording.switchId) && reading == QLatin1String(wording.reading))
            return tr(wording.words);
    return reading;
}

} // namespace glossator::desktop
