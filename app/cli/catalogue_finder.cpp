// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogue_finder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

const QLatin1String fileName("glossator.catalogue");

QStringList usualPlaces()
{
    const QDir program(QCoreApplication::applicationDirPath());
    QStringList places{program.filePath("../resources/"_L1 + fileName),
                       program.filePath("../share/glossator/"_L1 + fileName), program.filePath(fileName)};
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation))
        places += QDir(folder).filePath("glossator/"_L1 + fileName);
    for (QString& place : places)
        place = QDir::cleanPath(place);
    return places;
}

} // namespace

QString findCatalogue(const QString& asked)
{
    if (!asked.isEmpty())
        return asked;
    if (QString named = qEnvironmentVariable("GLOSSATOR_CATALOGUE"); !named.isEmpty())
        return named;
    const QStringList places = usualPlaces();
    for (const QString& place : places)
        if (QFileInfo::exists(place))
            return place;
    return places.constFirst();
}

} // namespace glossator::cli
