// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/expansion.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QToolButton;

namespace glossator::desktop {

class MyTable;
class TableChip;

/// One slim line above the search field: which table counts, and a chip for each box on it. A click on a
/// chip takes the box away, one on the table's name lets choose. What has no room for a chip is in a menu.
class TableBar : public QWidget
{
    Q_OBJECT

public:
    TableBar(MyTable& table, QWidget* parent);

    /// In the order of the shelf, in which the chips stand, and in the language of reading.
    void setBoxes(std::vector<catalogue::Expansion> boxes, catalogue::Language language);
    [[nodiscard]] QToolButton* button() const { return m_button; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A box was taken off the table by its chip.
    void takenOff(const QString& name);
    void choiceRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void place();
    void offerRest();
    TableChip* addChip(const QString& expansion);
    /// The place of a box on the shelf; -1 where it is not known.
    [[nodiscard]] int placeOf(const QString& expansion) const;
    [[nodiscard]] QStringList inOrderOfTheShelf() const;

    MyTable& m_table;
    QToolButton* m_button; ///< the table's name
    QToolButton* m_more;   ///< how many chips have no room
    std::vector<TableChip*> m_chips;
    std::vector<catalogue::Expansion> m_boxes;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
