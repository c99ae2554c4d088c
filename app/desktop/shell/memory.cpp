// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/memory.h"

#include <QSettings>

#include <algorithm>

namespace glossator::desktop {

using pictures::Printing;

namespace {

const QString interfaceKey = QStringLiteral("language/interface");
const QString readingKey = QStringLiteral("language/reading");
const QString followsKey = QStringLiteral("language/follows");
const QString foldKey = QStringLiteral("reader/fold");
const QString actionKey = QStringLiteral("stage/follows");
const QString printingKey = QStringLiteral("window/colours");
const QString zoomKey = QStringLiteral("reader/zoom");
const QString activityKey = QStringLiteral("place/activity");
const QString expansionKey = QStringLiteral("place/expansion");
const QString idKey = QStringLiteral("place/id");
const QString geometryKey = QStringLiteral("window/geometry");
const QString splitterKey = QStringLiteral("window/splitter");
const QStringList activities{QStringLiteral("reader"), QStringLiteral("pair"), QStringLiteral("order"),
                             QStringLiteral("tiles"), QStringLiteral("stage")};

const QString light = QStringLiteral("light");
const QString dark = QStringLiteral("dark");

std::optional<Printing> printingIn(const QString& colours)
{
    if (colours == dark)
        return Printing::Ink;
    return colours == light ? std::optional(Printing::Parchment) : std::nullopt;
}

std::vector<catalogue::Language> languagesIn(const QStringList& codes)
{
    std::vector<catalogue::Language> languages;
    for (const QString& code : codes)
        if (const auto language = catalogue::languageFromString(code);
            language && std::ranges::find(languages, *language) == languages.end())
            languages.push_back(*language);
    return languages;
}

int zoomIn(const QVariant& value)
{
    bool isNumber = false;
    const int zoom = value.toInt(&isNumber);
    return isNumber && zoom >= Memory::smallestZoom && zoom <= Memory::largestZoom ? zoom : 100;
}

} // namespace

Memory Memory::load(const QSettings& settings)
{
    Memory memory;
    memory.interfaceLanguage = catalogue::languageFromString(settings.value(interfaceKey).toString());
    memory.readingLanguages = languagesIn(settings.value(readingKey).toStringList());
    memory.windowFollowsText = settings.value(followsKey, true).toBool();
    memory.foldsOffTable = settings.value(foldKey, false).toBool();
    memory.followsAction = settings.value(actionKey, true).toBool();
    memory.printing = printingIn(settings.value(printingKey).toString());
    memory.zoom = zoomIn(settings.value(zoomKey, 100));
    const auto activity = activities.indexOf(settings.value(activityKey).toString());
    memory.place.activity = activity < 0 ? Activity::Reader : static_cast<Activity>(activity);
    memory.place.expansion = settings.value(expansionKey).toString();
    memory.place.id = settings.value(idKey).toString();
    memory.geometry = settings.value(geometryKey).toByteArray();
    memory.splitter = settings.value(splitterKey).toByteArray();
    return memory;
}

void Memory::save(QSettings& settings) const
{
    QStringList codes;
    for (const auto language : readingLanguages)
        codes += catalogue::toString(language);
    settings.setValue(interfaceKey,
                      interfaceLanguage ? QVariant(catalogue::toString(*interfaceLanguage)) : QVariant());
    settings.setValue(readingKey, codes);
    settings.setValue(followsKey, windowFollowsText);
    settings.setValue(foldKey, foldsOffTable);
    settings.setValue(actionKey, followsAction);
    settings.setValue(printingKey,
                      printing ? QVariant(printing == Printing::Ink ? dark : light) : QVariant());
    settings.setValue(zoomKey, zoom);
    settings.setValue(activityKey, activities.at(static_cast<int>(place.activity)));
    settings.setValue(expansionKey, place.expansion);
    settings.setValue(idKey, place.id);
    settings.setValue(geometryKey, geometry);
    settings.setValue(splitterKey, splitter);
}

} // namespace glossator::desktop
