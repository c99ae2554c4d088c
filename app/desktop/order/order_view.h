// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/order_spot.h"
#include "app/desktop/order/order_opening.h"
#include "model/catalogue/catalogue.h"
#include "model/catalogue/order_boxes.h"
#include "model/engine/phase.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QVBoxLayout;

namespace glossator::desktop {

class Findable;
class OrderModel;
class OrderPreface;
class OrderTools;
class OrderTree;

/// Whose boxes an order of play is for.
enum class OrderOf { Table, Case };

/// The order of play for my table: the steps of a turn for exactly the boxes that lie there, to be read,
/// opened up and printed as a player aid of one page or as it is opened up. It tells that of a case as well,
/// with the boxes of the case.
class OrderView : public QWidget
{
    Q_OBJECT

public:
    explicit OrderView(QWidget* parent = nullptr);

    /// Must live as long as the view, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue);
    void setLanguage(catalogue::Language language);
    /// Ids and name of what lies on the table; no ids: everything.
    void setTable(const QStringList& expansions, const QString& name, OrderOf of = OrderOf::Table);
    /// The step at which the game on the stage is; empty: none.
    void setHere(const QString& step);

    /// Shows a step, opened up. Nothing happens where the table has no such step.
    void openStep(const QString& step);
    /// Which row is current and what stands at the top, to come back to.
    [[nodiscard]] OrderSpot spot() const;
    /// Comes back to a spot; false where the table has no such rows.
    bool openSpot(const OrderSpot& spot);
    /// The step that has this phase of the engine; empty where the table has none.
    [[nodiscard]] QString stepOfPhase(engine::Phase phase) const;
    /// The step that is current; empty where there is none.
    [[nodiscard]] QString currentStep() const;
    /// To find words in it; the view must outlive this.
    [[nodiscard]] std::unique_ptr<Findable> finder() const;
    /// Shows a bar below the list.
    void addBar(QWidget* bar);
    /// What is opened up, where the user wants to print that; else nothing.
    [[nodiscard]] std::optional<OrderOpening> openingToPrint() const;
    /// "Order of play · Friday", of a table with this name.
    [[nodiscard]] static QString titleFor(const QString& table,
                                          catalogue::OrderDepth depth = catalogue::OrderDepth::Acts);

signals:
    void printRequested();
    void pdfRequested();
    void clauseRequested(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void showSteps();
    /// What stays at the top when the width changes: what was opened, else what stands there.
    [[nodiscard]] QModelIndex topRow() const;
    [[nodiscard]] QModelIndex rowAt(const QStringList& path) const;
    void showOpened(const QModelIndex& heading);
    void activate(const QModelIndex& index);
    void retranslate();
    void fit();
    void tellTitle();
    void tellHint();
    void tellCodes();

    OrderModel* m_model;
    QString m_tableName;
    QStringList m_boxes;
    OrderOf m_of = OrderOf::Table;
    QPersistentModelIndex m_opened; ///< the row that was asked for, until the user goes elsewhere
    QLabel* m_title = nullptr;
    OrderPreface* m_preface = nullptr;
    OrderTools* m_tools = nullptr;
    OrderTree* m_tree = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_legend = nullptr; ///< of the codes of boxes
};

} // namespace glossator::desktop
