// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/result_model.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/off_table_words.h"
#include "app/desktop/lookup/found_by_words.h"
#include "app/desktop/lookup/term_words.h"
#include "app/desktop/reader/clause_words.h"
#include "model/search/passage.h"
#include "model/wording/tile_wording.h"

#include <algorithm>
#include <limits>

namespace glossator::desktop {

using search::ResultKind;

namespace {

constexpr std::size_t mostBeforeClauses = 3; ///< of a kind: the answer is a clause, mostly
constexpr std::size_t everyOne = std::numeric_limits<std::size_t>::max();

/// What was found in a passage that is not shown is told beside what is.
void keepMatches(search::Result& result)
{
    const bool isTold = !result.titleMatches.empty() || !result.foundAs.isEmpty() || result.foundBy;
    if (isTold || result.snippet.matches.empty())
        return;
    const bool isTerm = result.kind == ResultKind::Term;
    using Place = search::FoundBy::Place;
    result.foundBy =
        search::FoundBy{isTerm ? Place::Note : Place::Words,
                        isTerm ? result.snippet : search::matchesOnly(result.snippet), result.language};
}

QString badgeOf(const search::Result& result)
{
    return result.voice ? ClauseWords::voice(*result.voice, windowLanguage()) : QString();
}

} // namespace

ResultModel::ResultModel(QObject* parent) : QAbstractListModel(parent)
{
}

void ResultModel::setThings(const tiles::TileCatalogue* tiles, const terms::TermBase* terms)
{
    m_tiles = tiles;
    m_terms = terms;
}

void ResultModel::setResults(search::Results results, std::optional<ResultKind> first)
{
    beginResetModel();
    m_results = std::move(results);
    describe();
    m_lines.clear();
    const std::vector<ResultKind> kinds = groups(first);
    const auto clauses = std::ranges::find(kinds, ResultKind::Clause);
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind)
        addGroup(*kind, 0, kind < clauses ? early(*kind) : everyOne);
    for (auto kind = kinds.begin(); kind < clauses; ++kind)
        addGroup(*kind, early(*kind), everyOne);
    endResetModel();
}

void ResultModel::tellFoundBy(const search::Results& told)
{
    m_results = told;
    retranslate();
}

/// Always in the same order, so that one finds one's way; only what was named comes first.
std::vector<ResultKind> ResultModel::groups(std::optional<ResultKind> first) const
{
    std::vector<ResultKind> kinds{ResultKind::Term, ResultKind::Clause,  ResultKind::Case,
                                  ResultKind::Tile, ResultKind::Section, ResultKind::Expansion};
    const auto& items = m_results.items;
    if (!first && !items.empty() && items.front().match <= search::Match::TitleForm)
        first = items.front().kind;
    std::stable_partition(kinds.begin(), kinds.end(), [first](ResultKind kind) { return kind == first; });
    return kinds;
}

/// How many of a kind may stand before the clauses: the first few that are better than all of these.
std::size_t ResultModel::early(ResultKind kind) const
{
    const auto& items = m_results.items;
    const auto clause = std::ranges::find(items, ResultKind::Clause, &search::Result::kind);
    const auto better =
        static_cast<std::size_t>(std::ranges::count(items.begin(), clause, kind, &search::Result::kind));
    return clause == items.end() ? everyOne : std::min(better, mostBeforeClauses);
}

/// Those of a kind from one of them up to another, below a heading.
void ResultModel::addGroup(ResultKind kind, std::size_t from, std::size_t to)
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_results.items.size(); ++i) {
        if (m_results.items[i].kind != kind)
            continue;
        if (at == from && at < to)
            m_lines.push_back({kind, {}});
        if (at >= from && at < to)
            m_lines.push_back({kind, i});
        ++at;
    }
}

void ResultModel::setExpansionNames(QHash<QString, QString> names)
{
    m_names = std::move(names);
    retranslate();
}

/// A tile and a term have no words of their own: what lies on it is told by the window, and what it is called
/// in the other languages, whatever the language of the question. The notes of terms are for translators.
void ResultModel::describe()
{
    for (search::Result& result : m_results.items)
        if (const QString passage = passageOf(result); !passage.isEmpty()) {
            keepMatches(result);
            result.snippet = {passage, 0, false, false, {}};
        }
}

QString ResultModel::passageOf(const search::Result& result) const
{
    if (result.kind == ResultKind::Tile && m_tiles != nullptr) {
        const tiles::TileSource* tile = m_tiles->tile(result.id.toStdString());
        return tile == nullptr ? QString() : wording::TileWording::contents(*tile);
    }
    if (result.kind == ResultKind::Term && m_terms != nullptr)
        if (const terms::Term* term = m_terms->find(result.id))
            return TermWords::elsewhere(*term, windowLanguage());
    return {};
}

void ResultModel::retranslate()
{
    describe();
    if (!m_lines.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

const search::Result* ResultModel::resultAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto& line = m_lines[static_cast<std::size_t>(row)];
    return line.result ? &m_results.items.at(*line.result) : nullptr;
}

int ResultModel::resultRow(int row, int step) const
{
    for (; row >= 0 && row < rowCount(); row += step)
        if (resultAt(row) != nullptr)
            return row;
    return -1;
}

int ResultModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ResultModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const search::Result* result = resultAt(index.row());
    if (role == IsHeadingRole)
        return result == nullptr;
    if (result == nullptr)
        return role == Qt::DisplayRole
                   ? QVariant(heading(m_lines.at(static_cast<std::size_t>(index.row())).kind))
                   : QVariant();
    if (role == ResultRole)
        return QVariant::fromValue(*result);
    if (role == PlaceRole)
        return placeOf(*result);
    if (role == Qt::DisplayRole)
        return result->title;
    if (role == Qt::AccessibleTextRole)
        return spoken(*result);
    if (role == BadgeRole)
        return badgeOf(*result);
    if (role == VoiceRole)
        if (const auto& voice = result->voice)
            return static_cast<int>(*voice);
    return {};
}

QString ResultModel::placeOf(const search::Result& result) const
{
    const QString box = m_names.value(result.expansion, result.expansion);
    return result.isOffTable ? OffTableWords::before(box) : box;
}

/// A result as a screen reader tells it: what it is, who says so, and its passage.
QString ResultModel::spoken(const search::Result& result)
{
    const QString badge = badgeOf(result);
    const QString head = badge.isEmpty() ? result.title : QStringLiteral("%1, %2").arg(result.title, badge);
    QString told =
        result.snippet.text.isEmpty() ? head : QStringLiteral("%1: %2").arg(head, result.snippet.text);
    if (result.isOffTable)
        told = QStringLiteral("%1 (%2)").arg(told, OffTableWords::said());
    if (!result.foundBy)
        return told;
    return QStringLiteral("%1 (%2)").arg(told, FoundByWords::line(*result.foundBy).text);
}

Qt::ItemFlags ResultModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isResult = resultAt(index.row()) != nullptr;
    return isResult ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                    : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

QString ResultModel::heading(ResultKind kind) const
{
    switch (kind) {
    case ResultKind::Term:
        return tr("Terms");
    case ResultKind::Expansion:
        return tr("Expansions");
    case ResultKind::Section:
        return tr("Sections");
    case ResultKind::Tile:
        return tr("Tiles");
    case ResultKind::Case:
        return tr("Cases");
    case ResultKind::Clause:
        return tr("Clauses");
    }
    return {};
}

} // namespace glossator::desktop
