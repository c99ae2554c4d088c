// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/request.h"

#include "app/cli/suggestion.h"
#include "model/catalogue/catalogue_finder.h"
#include "model/pairs/subject_list.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

Outcome<catalogue::Catalogue> Request::openCatalogue() const
{
    auto opened = catalogue::Catalogue::open(catalogue::findCatalogue(arguments.value(u"catalogue"_s)));
    if (!opened)
        return fail(opened.error().message());
    return std::move(*opened);
}

Outcome<tiles::TileCatalogue> readTiles(const catalogue::Catalogue& catalogue)
{
    auto tiles = tiles::TileCatalogue::load(catalogue.database());
    if (!tiles)
        return fail(u"the tiles of \"%1\" cannot be read: %2"_s.arg(catalogue.path(), tiles.error()));
    return std::move(*tiles);
}

namespace {

/// The id of the box with a name, in any language, or with such words in its name; empty for none.
QString boxCalled(const QString& name, const catalogue::Catalogue& catalogue)
{
    const pairs::SubjectList subjects(catalogue);
    const pairs::Subject* found = subjects.named(name);
    if (found == nullptr)
        return {};
    const pairs::SubjectId box = subjects.meant(found->id);
    return box.kind == pairs::SubjectKind::Expansion ? box.id : QString();
}

} // namespace

Outcome<QStringList> readExpansions(const catalogue::Catalogue& catalogue, const QStringList& names,
                                    const QString& where)
{
    QHash<QString, QString> idByName;
    QStringList known;
    for (const catalogue::Expansion& expansion : catalogue.expansions()) {
        known += expansion.id;
        idByName.insert(expansion.code.toLower(), expansion.id);
        idByName.insert(expansion.id, expansion.id);
    }
    QStringList ids;
    for (const QString& name : names) {
        QString id = idByName.value(name.toLower());
        if (id.isEmpty())
            id = boxCalled(name, catalogue);
        if (id.isEmpty())
            return fail(
                u"%1: \"%2\" is no expansion of the catalogue%3"_s.arg(where, name, didYouMean(name, known)));
        ids += id;
    }
    return ids;
}

Outcome<void> checkReading(const catalogue::Catalogue& catalogue)
{
    if (catalogue.readError().isEmpty())
        return {};
    return fail(u"the catalogue \"%1\" cannot be read: %2"_s.arg(catalogue.path(), catalogue.readError()));
}

} // namespace glossator::cli
