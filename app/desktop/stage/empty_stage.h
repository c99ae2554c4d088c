// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace glossator::desktop {

class CaseVignette;

/// The stage without a case: the board of one, what the stage is for, and the ways to a case.
class EmptyStage : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyStage(QWidget* parent);

    /// Both must outlive this, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    void setLanguage(catalogue::Language language);

signals:
    /// That of the picture.
    void caseRequested(const QString& id);
    /// To choose one from the list of all.
    void listRequested();
    /// To find one by what it is about.
    void searchRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QPushButton* addButton(const char* name);
    void retranslate();

    const catalogue::Catalogue* m_catalogue = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    CaseVignette* m_picture;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_play;
    QPushButton* m_list;
    QPushButton* m_search;
};

} // namespace glossator::desktop
