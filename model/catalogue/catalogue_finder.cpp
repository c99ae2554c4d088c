// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue_finder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace glossator::catalogue {

namespace {

const QString fileName = QStringLiteral("glossator.catalogue");

QStringList usualPlaces()
{
    const QDir program(QCoreApplication::applicationDirPath());
    QStringList places{program.filePath(QStringLiteral("../resources/") + fileName),
                       program.filePath(QStringLiteral("../share/glossator/") + fileName),
                       program.filePath(fileName)};
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation))
        places += QDir(folder).filePath(QStringLiteral("glossator/") + fileName);
    for (QString& place : places)
        place = QDir::cleanPath(place);
    return places;
}

} // namespace

QStringList cataloguePlaces(const QString& asked)
{
    if (!asked.isEmpty())
        return {asked};
    const QString named = qEnvironmentVariable("GLOSSATOR_CATALOGUE");
    return named.isEmpty() ? usualPlaces() : QStringList{named};
}

QString findCatalogue(const QString& asked)
{
    const QStringList places = cataloguePlaces(asked);
    for (const QString& place : places)
        if (QFileInfo::exists(place))
            return place;
    return places.constFirst();
}

} // namespace glossator::catalogue
