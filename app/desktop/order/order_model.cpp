// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_model.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/round_words.h"
#include "model/catalogue/links.h"
#include "model/catalogue/partly_described.h"
#include "model/terms/missing_things.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

/// What an index remembers of its parents: nothing for a step, the step for an act, both for more.
struct Ancestors
{
    int step = -1;
    int act = -1;

    static Ancestors of(const QModelIndex& index)
    {
        const quintptr id = index.internalId();
        return {static_cast<int>(id >> 16U) - 1, static_cast<int>(id & 0xFFFFU) - 1};
    }
    [[nodiscard]] quintptr id() const
    {
        return (static_cast<quintptr>(step + 1) << 16U) | static_cast<quintptr>(act + 1);
    }
};

} // namespace

OrderModel::OrderModel(QObject* parent) : QAbstractItemModel(parent)
{
}

void OrderModel::setCatalogue(const catalogue::Catalogue* catalogue)
{
    m_catalogue = catalogue;
    m_codes.clear();
    if (catalogue != nullptr)
        for (const catalogue::Expansion& expansion : catalogue->expansions())
            m_codes.insert(expansion.id, expansion.code);
    read();
}

void OrderModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    tellAll();
}

void OrderModel::setTable(QStringList expansions)
{
    m_table = std::move(expansions);
    read();
}

void OrderModel::setHere(const QString& step)
{
    m_here = step;
    if (!m_steps.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void OrderModel::read()
{
    beginResetModel();
    m_steps =
        m_catalogue == nullptr ? std::vector<catalogue::OrderStep>() : m_catalogue->orderOfPlay(m_table);
    endResetModel();
}

/// Another language changes the words and the heights of all rows.
void OrderModel::tellAll()
{
    emit layoutAboutToBeChanged();
    emit layoutChanged();
}

QString OrderModel::missing() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    if (m_catalogue == nullptr)
        return {};
    QStringList names;
    if (m_table.isEmpty()) { // everything: those that are whole are by far the fewer
        for (const catalogue::Expansion& box : catalogue::whollyDescribed(*m_catalogue))
            names += box.name.textOrSource(m_language);
        return names.isEmpty() ? QString()
                               : tr("This list is not complete: the catalogue has all the rules only of %1.")
                                     .arg(names.join(QStringLiteral(", ")));
    }
    for (const catalogue::Expansion& box : catalogue::partlyDescribed(*m_catalogue, m_table))
        names += terms::withMissingThings(m_catalogue->database(), box.name.textOrSource(m_language), box.id,
                                          m_language);
    return names.isEmpty() ? QString()
                           : tr("This list is not complete: the catalogue does not have all the rules of %1.")
                                 .arg(names.join(QStringLiteral(", ")));
}

QString OrderModel::missingInShort() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    if (m_catalogue == nullptr)
        return {};
    const auto count = [](const auto& boxes) { return static_cast<int>(boxes.size()); };
    const int boxes = count(m_table.isEmpty() ? catalogue::whollyDescribed(*m_catalogue)
                                              : catalogue::partlyDescribed(*m_catalogue, m_table));
    if (boxes == 0)
        return {};
    return m_table.isEmpty()
               ? tr("This list is not complete: the catalogue has all the rules only of %n box(es).", nullptr,
                    boxes)
               : tr("This list is not complete: the catalogue does not have all the rules of %n box(es) on "
                    "it.",
                    nullptr, boxes);
}

QStringList OrderModel::codes(catalogue::OrderDepth depth) const
{
    QStringList boxes;
    if (m_catalogue == nullptr)
        return boxes;
    for (const catalogue::Expansion& box : catalogue::boxesOf(*m_catalogue, m_steps, depth))
        boxes += box.code + QChar::Nbsp + box.name.textOrSource(m_language);
    return boxes;
}

QString OrderModel::legendOf(const QStringList& codes)
{
    return codes.join(QChar::Nbsp + QStringLiteral("· ")); // no line begins with the dot
}

QModelIndex OrderModel::find(const QString& step) const
{
    const auto found = std::ranges::find(m_steps, step, &catalogue::OrderStep::id);
    return found == m_steps.end() ? QModelIndex() : index(static_cast<int>(found - m_steps.begin()), 0);
}

QModelIndex OrderModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, Ancestors{}.id());
    const Ancestors above = Ancestors::of(parent);
    const Ancestors own = above.step < 0 ? Ancestors{parent.row(), -1} : Ancestors{above.step, parent.row()};
    return createIndex(row, column, own.id());
}

QModelIndex OrderModel::parent(const QModelIndex& child) const
{
    const Ancestors above = child.isValid() ? Ancestors::of(child) : Ancestors{};
    if (above.step < 0)
        return {};
    if (above.act < 0)
        return createIndex(above.step, 0, Ancestors{}.id());
    return createIndex(above.act, 0, Ancestors{above.step, -1}.id());
}

int OrderModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_steps.size());
    const Ancestors above = Ancestors::of(parent);
    if (parent.column() != 0 || above.act >= 0)
        return 0;
    if (above.step < 0)
        return static_cast<int>(m_steps.at(static_cast<std::size_t>(parent.row())).acts.size());
    const auto& acts = m_steps.at(static_cast<std::size_t>(above.step)).acts;
    return static_cast<int>(acts.at(static_cast<std::size_t>(parent.row())).more.size());
}

int OrderModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant OrderModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto spoken = LanguageWords::speaking(m_language);
    const Ancestors above = Ancestors::of(index);
    const auto row = static_cast<std::size_t>(index.row());
    if (above.step < 0)
        return stepData(index.row(), role);
    const auto& acts = m_steps.at(static_cast<std::size_t>(above.step)).acts;
    if (above.act < 0)
        return actData(m_steps.at(static_cast<std::size_t>(above.step)), row, role);
    return clauseData(acts.at(static_cast<std::size_t>(above.act)).more.at(row), RowKind::More, role);
}

QVariant OrderModel::stepData(int row, int role) const
{
    const catalogue::OrderStep& step = m_steps.at(static_cast<std::size_t>(row));
    switch (role) {
    case Qt::DisplayRole:
        return step.name.textOrSource(m_language);
    case KindRole:
        return static_cast<int>(RowKind::Step);
    case IdRole:
        return step.id;
    case MarkRole:
        return roundOf(step);
    case NumberRole: {
        const auto begin = m_steps.begin();
        return step.phase.isEmpty()
                   ? 0
                   : static_cast<int>(std::count_if(begin, begin + row + 1,
                                                    [](const auto& s) { return !s.phase.isEmpty(); }));
    }
    case HereRole:
        return step.id == m_here ? hereWords() : QString();
    case NoteRole:
    case Qt::AccessibleDescriptionRole:
        return noteOf(row);
    case Qt::AccessibleTextRole: {
        const QString name = step.name.textOrSource(m_language);
        return step.id == m_here ? name + QStringLiteral(". ") + hereWords() : name;
    }
    default:
        return {};
    }
}

QString OrderModel::hereWords() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    return tr("The game on the stage is here");
}

/// The part of the round that begins with an act; empty where none does.
QString OrderModel::partBegunBy(const catalogue::OrderStep& step, std::size_t act) const
{
    const QString& part = step.acts.at(act).part;
    if (act > 0 && step.acts.at(act - 1).part == part)
        return {};
    const auto found = std::ranges::find(step.parts, part, &catalogue::OrderPart::id);
    return found == step.parts.end() ? QString() : found->name.textOrSource(m_language);
}

QVariant OrderModel::actData(const catalogue::OrderStep& step, std::size_t act, int role) const
{
    const catalogue::OrderAct& shown = step.acts.at(act);
    switch (role) {
    case PartRole:
        return partBegunBy(step, act);
    case ConditionRole:
        return conditionBegunBy(step, act);
    case ConditionalRole:
        return !shown.condition.id().isEmpty();
    case Qt::AccessibleTextRole:
        return actText(step, act);
    default:
        return clauseData(shown.lead, RowKind::Act, role);
    }
}

/// The condition of this act and of those that follow under the same; empty where none begins.
QString OrderModel::conditionBegunBy(const catalogue::OrderStep& step, std::size_t act) const
{
    const catalogue::LocalizedText& condition = step.acts.at(act).condition;
    if (act > 0 && step.acts.at(act - 1).condition.id() == condition.id())
        return {};
    return condition.textOrSource(m_language);
}

/// As it is read out, with what stands above it.
QString OrderModel::actText(const catalogue::OrderStep& step, std::size_t act) const
{
    QStringList words{partBegunBy(step, act), step.acts.at(act).condition.textOrSource(m_language),
                      clauseData(step.acts.at(act).lead, RowKind::Act, Qt::DisplayRole).toString()};
    words.removeAll(QString());
    return words.join(QStringLiteral(": "));
}

QString OrderModel::rounds() const
{
    const auto spoken = LanguageWords::speaking(m_language);
    if (std::ranges::count_if(m_steps, hasRound) < 2)
        return {};
    return RoundWords::all();
}

QString OrderModel::noteOf(int row) const
{
    return std::ranges::find_if(m_steps, hasRound) == m_steps.begin() + row ? rounds() : QString();
}

bool OrderModel::hasRound(const catalogue::OrderStep& step)
{
    return !roundOf(step).isEmpty();
}

QString OrderModel::roundOf(const catalogue::OrderStep& step)
{
    return !step.round.isEmpty() && !step.phase.isEmpty() ? tr("scoring round %1").arg(step.round)
                                                          : QString();
}

QVariant OrderModel::clauseData(const catalogue::Clause& clause, RowKind kind, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return catalogue::plainText(clause.text.textOrSource(m_language));
    case KindRole:
        return static_cast<int>(kind);
    case IdRole:
        return clause.id;
    case MarkRole:
        return m_codes.value(clause.expansion);
    case Qt::ToolTipRole:
        return QStringLiteral("%1: %2 · %3")
            .arg(m_codes.value(clause.expansion), m_catalogue->expansionName(clause.expansion, m_language),
                 clause.id);
    case Qt::AccessibleDescriptionRole:
        return m_catalogue->expansionName(clause.expansion, m_language);
    default:
        return {};
    }
}

} // namespace glossator::desktop
