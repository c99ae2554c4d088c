// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/notebook/place.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace glossator::catalogue {
class Catalogue;
}
namespace glossator::tiles {
class TileCatalogue;
}

namespace glossator::desktop {

class Kept;
class KeptModel;

/// Where one finds again what one keeps: typing narrows the list, Enter goes to a place, Delete removes it.
class KeptPanel : public QWidget
{
    Q_OBJECT

public:
    /// `kept` must live as long as this.
    KeptPanel(Kept& kept, QWidget* parent);

    /// Both must outlive the panel, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    void setLanguage(catalogue::Language language);

signals:
    void chosen(const glossator::notebook::Place& place);
    /// Left by Escape: the keyboard is free.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();
    void choose(int row);
    void remove(int row);
    void openMenu(QPoint at);
    /// The first place is marked as soon as the keyboard is in the list.
    void markFirst();
    [[nodiscard]] bool filterKey(int key);
    [[nodiscard]] bool listKey(int key);
    void showState();
    void retranslate();

    Kept& m_kept;
    KeptModel* m_model;
    QLineEdit* m_text;
    QListView* m_list;
    QLabel* m_empty;
    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
};

} // namespace glossator::desktop
