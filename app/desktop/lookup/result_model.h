// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"
#include "model/terms/term_base.h"
#include "model/tiles/tile_catalogue.h"

#include <QAbstractListModel>

namespace glossator::desktop {

/// What was found, in groups by kind; each group begins with a heading, which cannot be chosen. The groups
/// have a fixed order, but what was named stands first. Of the terms, or whatever else would stand before the
/// clauses, the few best do, and the rest follow in a group of their own.
class ResultModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// BadgeRole: who says what a clause says, in a word; VoiceRole: the Voice of it as an int.
    enum Role { ResultRole = Qt::UserRole + 1, IsHeadingRole, PlaceRole, BadgeRole, VoiceRole };

    explicit ResultModel(QObject* parent = nullptr);

    /// What says of a tile what lies on it, and of a term how it is called in the other languages; both must
    /// live as long as this, or be taken away with nullptr.
    void setThings(const tiles::TileCatalogue* tiles, const terms::TermBase* terms);
    /// `first`: a kind whose group comes before all others.
    void setResults(search::Results results, std::optional<search::ResultKind> first = {});
    /// By what each of the results was found that are there, from the same ones in their order.
    void tellFoundBy(const search::Results& told);
    /// `names`: what expansions are called, by id.
    void setExpansionNames(QHash<QString, QString> names);
    /// The headings and what is said of tiles and terms anew, in the language of the interface.
    void retranslate();
    [[nodiscard]] qsizetype total() const { return m_results.total; }
    /// Whether nothing of it tells what was asked.
    [[nodiscard]] bool passesBy() const { return m_results.passesBy(); }
    /// The result in a row; nullptr for a heading.
    [[nodiscard]] const search::Result* resultAt(int row) const;
    /// The nearest row with a result at or after `row` going by `step` (1 or -1); -1 for none.
    [[nodiscard]] int resultRow(int row, int step) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// A heading has no result.
    struct Line
    {
        search::ResultKind kind = search::ResultKind::Clause;
        std::optional<std::size_t> result;
    };

    [[nodiscard]] QString heading(search::ResultKind kind) const;
    [[nodiscard]] QString placeOf(const search::Result& result) const;
    [[nodiscard]] static QString spoken(const search::Result& result);
    [[nodiscard]] std::vector<search::ResultKind> groups(std::optional<search::ResultKind> first) const;
    [[nodiscard]] std::size_t early(search::ResultKind kind) const;
    void addGroup(search::ResultKind kind, std::size_t from, std::size_t to);
    void describe();
    [[nodiscard]] QString passageOf(const search::Result& result) const;

    const tiles::TileCatalogue* m_tiles = nullptr;
    const terms::TermBase* m_terms = nullptr;
    search::Results m_results;
    QHash<QString, QString> m_names;
    std::vector<Line> m_lines;
};

} // namespace glossator::desktop
