// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_list_model.h"

#include "app/desktop/look/off_table_words.h"
#include "model/catalogue/base_game.h"
#include "model/catalogue/lies_on.h"
#include "model/terms/folding.h"

#include <algorithm>
#include <tuple>

namespace glossator::desktop {

namespace {

/// The internal id of chapters; what is in them carries the row of its chapter.
constexpr quintptr isChapter = ~quintptr{0};

using catalogue::baseGame;

/// Where in the rules a case has its place: by the first clause that it proves or shows.
struct CasePlace
{
    catalogue::CaseInfo info;
    QString expansion;
    QString section;
    int order = -1; ///< of the clause

    [[nodiscard]] bool operator<(const CasePlace& other) const { return order < other.order; }
};

/// A case of which no clause is known goes with the last of its boxes.
std::vector<CasePlace> placesOf(const catalogue::Catalogue& catalogue)
{
    auto cases = catalogue.cases();
    QStringList first;
    for (const catalogue::CaseInfo& info : cases)
        first += (info.proves + info.shows).value(0);
    QHash<QString, catalogue::Clause> clauses;
    for (const catalogue::Clause& clause : catalogue.clauses(first))
        clauses.insert(clause.id, clause);
    std::vector<CasePlace> places;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto clause = clauses.constFind(first.at(static_cast<qsizetype>(i)));
        const QStringList& boxes = cases[i].expansions;
        CasePlace place{std::move(cases[i]), boxes.isEmpty() ? QString(baseGame) : boxes.constLast(), {}, -1};
        if (clause != clauses.constEnd())
            std::tie(place.expansion, place.section, place.order) =
                std::tie(clause->expansion, clause->section, clause->order);
        places.push_back(std::move(place));
    }
    std::ranges::stable_sort(places, std::less<>());
    return places;
}

} // namespace

CaseListModel::CaseListModel(QObject* parent) : QAbstractItemModel(parent)
{
}

void CaseListModel::setCatalogue(const catalogue::Catalogue* catalogue)
{
    beginResetModel();
    m_chapters.clear();
    m_names.clear();
    if (catalogue != nullptr)
        read(*catalogue);
    collectWords();
    endResetModel();
}

void CaseListModel::read(const catalogue::Catalogue& catalogue)
{
    QHash<QString, catalogue::LocalizedText> sections;
    for (const catalogue::Section& section : catalogue.sections())
        sections.insert(section.expansion + u'/' + section.id, section.title);
    auto places = placesOf(catalogue);
    for (const catalogue::Expansion& expansion : catalogue.expansions()) {
        m_names.insert(expansion.id, expansion.name);
        Chapter chapter{expansion, {}};
        QString section;
        int heading = -1;
        for (CasePlace& place : places) {
            if (place.expansion != expansion.id)
                continue;
            if (place.section != section) {
                section = place.section;
                heading = static_cast<int>(chapter.rows.size());
                chapter.rows.push_back(
                    {RowKind::Section, {}, sections.value(expansion.id + u'/' + section), {}, -1, {}});
            }
            chapter.rows.push_back({RowKind::Case,
                                    place.info.id,
                                    std::move(place.info.title),
                                    std::move(place.info.expansions),
                                    heading,
                                    {}});
        }
        if (!chapter.rows.empty())
            m_chapters.push_back(std::move(chapter));
    }
}

/// A case is found by its title, its heading, the boxes it is played with, and its id.
void CaseListModel::collectWords()
{
    const terms::Folding folding(terms::Folding::Level::Loose);
    for (Chapter& chapter : m_chapters)
        for (Row& row : chapter.rows) {
            QStringList words{row.title.textOrSource(m_language), row.id, nameOf(chapter.expansion.id)};
            if (row.heading >= 0)
                words += chapter.rows[static_cast<std::size_t>(row.heading)].title.textOrSource(m_language);
            for (const QString& box : row.boxes)
                words += box == baseGame ? QString() : nameOf(box);
            row.words = folding.key(words.join(u' '));
        }
}

void CaseListModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    collectWords();
    tellAll();
}

void CaseListModel::setTable(QStringList ids)
{
    m_table = std::move(ids);
    tellAll();
}

void CaseListModel::setOpen(const QString& id)
{
    const QModelIndex before = find(m_open);
    m_open = id;
    tellFromHeadingTo(before);
    tellFromHeadingTo(find(id));
}

/// A heading is shown or not by the cases below it.
void CaseListModel::tellFromHeadingTo(const QModelIndex& changed)
{
    if (!changed.isValid())
        return;
    const int heading = chapterOf(changed).rows.at(static_cast<std::size_t>(changed.row())).heading;
    emit dataChanged(heading < 0 ? changed : changed.siblingAtRow(heading), changed);
}

void CaseListModel::tellAll()
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex top = index(row, 0);
        emit dataChanged(index(0, 0, top), index(rowCount(top) - 1, 0, top));
        emit dataChanged(top, top);
    }
}

CaseListModel::RowKind CaseListModel::kindOf(const QModelIndex& index)
{
    return static_cast<RowKind>(index.data(KindRole).toInt());
}

QModelIndex CaseListModel::find(const QString& id) const
{
    for (int top = 0; top < rowCount() && !id.isEmpty(); ++top) {
        const auto& rows = m_chapters[static_cast<std::size_t>(top)].rows;
        const auto found = std::ranges::find(rows, id, &Row::id);
        if (found != rows.end())
            return index(static_cast<int>(found - rows.begin()), 0, index(top, 0));
    }
    return {};
}

QModelIndex CaseListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : isChapter);
}

QModelIndex CaseListModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == isChapter)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, isChapter);
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_chapters.size());
    if (parent.internalId() != isChapter || parent.column() > 0)
        return 0;
    return static_cast<int>(chapterOf(parent).rows.size());
}

int CaseListModel::columnCount(const QModelIndex&) const
{
    return 1;
}

const CaseListModel::Chapter& CaseListModel::chapterOf(const QModelIndex& index) const
{
    const bool isTop = index.internalId() == isChapter;
    return m_chapters.at(isTop ? static_cast<std::size_t>(index.row()) : index.internalId());
}

/// One goes from case to case: headings are only there to be read.
Qt::ItemFlags CaseListModel::flags(const QModelIndex& index) const
{
    const RowKind kind = kindOf(index);
    if (!index.isValid() || kind == RowKind::Section)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable |
           (kind == RowKind::Case ? Qt::ItemNeverHasChildren : Qt::NoItemFlags);
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Chapter& chapter = chapterOf(index);
    if (index.internalId() == isChapter)
        return chapterData(chapter, role);
    return rowData(chapter, chapter.rows.at(static_cast<std::size_t>(index.row())), role);
}

QVariant CaseListModel::chapterData(const Chapter& chapter, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(chapter.expansion.id);
    case KindRole:
        return static_cast<int>(RowKind::Chapter);
    case IdRole:
        return chapter.expansion.id;
    case OffTableRole:
        return !catalogue::liesOn(m_table, chapter.expansion.id);
    default:
        return {};
    }
}

QVariant CaseListModel::rowData(const Chapter& chapter, const Row& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.title.textOrSource(m_language);
    case Qt::AccessibleTextRole:
        return row.kind == RowKind::Case ? QVariant(spoken(chapter, row)) : QVariant();
    case KindRole:
        return static_cast<int>(row.kind);
    case IdRole:
        return row.id;
    case BoxesRole:
        return boxesOf(chapter, row);
    case OffTableRole:
        return row.kind == RowKind::Case && isOffTable(row);
    case OpenRole:
        return !row.id.isEmpty() && row.id == m_open;
    case SearchRole:
        return row.words;
    default:
        return {};
    }
}

QString CaseListModel::nameOf(const QString& expansion) const
{
    const auto name = m_names.constFind(expansion);
    return name == m_names.constEnd() ? expansion : name->textOrSource(m_language);
}

QString CaseListModel::boxesOf(const Chapter& chapter, const Row& row) const
{
    QStringList names;
    for (const QString& box : row.boxes)
        if (box != baseGame && box != chapter.expansion.id)
            names += nameOf(box);
    return names.isEmpty() ? QString() : tr("with %1").arg(names.join(QStringLiteral(", ")));
}

/// The headings are passed over by the keyboard, so a case tells where it stands.
QString CaseListModel::spoken(const Chapter& chapter, const Row& row) const
{
    QStringList said{row.title.textOrSource(m_language)};
    if (row.id == m_open)
        said += tr("on the stage");
    if (row.heading >= 0)
        said += chapter.rows[static_cast<std::size_t>(row.heading)].title.textOrSource(m_language);
    if (const QString boxes = boxesOf(chapter, row); !boxes.isEmpty())
        said += boxes;
    if (isOffTable(row))
        said += OffTableWords::said();
    return said.join(QStringLiteral(". "));
}

bool CaseListModel::isOffTable(const Row& row) const
{
    return std::ranges::any_of(row.boxes,
                               [this](const QString& box) { return !catalogue::liesOn(m_table, box); });
}

} // namespace glossator::desktop
