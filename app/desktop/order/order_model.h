// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/order_boxes.h"

#include <QAbstractItemModel>

namespace glossator::desktop {

/// The order of play for a table: the steps of a turn, what is done in each, and under that what more there
/// is to say about it.
class OrderModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class RowKind : std::uint8_t { Step, Act, More };
    enum Role {
        KindRole = Qt::UserRole + 1, ///< int of RowKind
        IdRole,                      ///< id of the step or of the clause
        MarkRole,        ///< in the margin: the round of scoring of a step, the code of a clause's box
        PartRole,        ///< of an act: the part of the round that begins with it; empty where none does
        ConditionRole,   ///< of an act: the condition that begins with it; empty where none does
        ConditionalRole, ///< bool: an act is done under such a condition, its own or that of the act above
        NumberRole,      ///< of a step: 1 for the first; 0 for one that has no place of its own
        HereRole,        ///< of a step: says that the game on the stage is there; empty where it is not
        NoteRole         ///< of the first step with a round of scoring: what the rounds are
    };

    explicit OrderModel(QObject* parent = nullptr);

    /// nullptr empties the list. The catalogue must live as long as the model.
    void setCatalogue(const catalogue::Catalogue* catalogue);
    [[nodiscard]] const catalogue::Catalogue* catalogue() const { return m_catalogue; }
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table; empty: all.
    void setTable(QStringList expansions);
    /// Marks the step at which the game on the stage is; empty: none.
    void setHere(const QString& step);

    [[nodiscard]] const std::vector<catalogue::OrderStep>& steps() const { return m_steps; }
    [[nodiscard]] catalogue::Language language() const { return m_language; }
    /// What the rounds of scoring are; empty where the table counts no more than one.
    [[nodiscard]] QString rounds() const;
    /// Tells that rules of boxes on the table are not in the catalogue; empty where all are, and without a
    /// table.
    [[nodiscard]] QString missing() const;
    /// The same in one short sentence, which counts the boxes and does not name them.
    [[nodiscard]] QString missingInShort() const;
    /// What the codes of boxes in the margin stand for: the code of each box and its name, "BG Base game".
    [[nodiscard]] QStringList codes(catalogue::OrderDepth depth) const;
    [[nodiscard]] QString legend(catalogue::OrderDepth depth) const { return legendOf(codes(depth)); }
    /// Codes as one text.
    [[nodiscard]] static QString legendOf(const QStringList& codes);
    /// The index of a step; invalid where it is not there.
    [[nodiscard]] QModelIndex find(const QString& step) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void read();
    void tellAll();
    [[nodiscard]] QString hereWords() const;
    [[nodiscard]] QString noteOf(int row) const;
    [[nodiscard]] static bool hasRound(const catalogue::OrderStep& step);
    [[nodiscard]] static QString roundOf(const catalogue::OrderStep& step);
    [[nodiscard]] QString partBegunBy(const catalogue::OrderStep& step, std::size_t act) const;
    [[nodiscard]] QString conditionBegunBy(const catalogue::OrderStep& step, std::size_t act) const;
    [[nodiscard]] QString actText(const catalogue::OrderStep& step, std::size_t act) const;
    [[nodiscard]] QVariant actData(const catalogue::OrderStep& step, std::size_t act, int role) const;
    [[nodiscard]] QVariant stepData(int row, int role) const;
    [[nodiscard]] QVariant clauseData(const catalogue::Clause& clause, RowKind kind, int role) const;

    const catalogue::Catalogue* m_catalogue = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    QStringList m_table;
    QString m_here;
    std::vector<catalogue::OrderStep> m_steps;
    QHash<QString, QString> m_codes;
};

} // namespace glossator::desktop
