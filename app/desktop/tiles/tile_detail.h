// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/feature_list_model.h"
#include "app/desktop/tiles/tile_facts.h"
#include "model/catalogue/catalogue.h"

#include <QScrollArea>
#include <QStringList>

class QFormLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace glossator::desktop {

class FeatureList;
class TilePicture;

/// Everything about one tile: its picture, its features in step with it, what the sources say of it and
/// the rules it leads to.
class TileDetail : public QScrollArea
{
    Q_OBJECT

public:
    explicit TileDetail(QWidget* parent = nullptr);

    void setCatalogue(const catalogue::Catalogue* catalogue);
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table; empty: all.
    void setTable(const QStringList& ids);
    /// nullptr for none; the tile must live as long as it is shown.
    void setTile(const tiles::TileSource* tile);
    [[nodiscard]] const tiles::TileSource* tile() const { return m_tile; }
    /// What the keyboard comes to first.
    [[nodiscard]] TilePicture* picture() const { return m_picture; }

signals:
    void clauseRequested(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill();
    void fillFacts();
    void fillClauses();
    void addFact(const TileFact& fact);
    void showFeature(int feature);
    void showRow(const QModelIndex& feature);
    [[nodiscard]] QString nameOfExpansion() const;
    [[nodiscard]] bool isOffTable() const;

    const catalogue::Catalogue* m_catalogue = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    QStringList m_table;
    const tiles::TileSource* m_tile = nullptr;

    QLabel* m_title = nullptr;
    QLabel* m_expansion = nullptr;
    TilePicture* m_picture = nullptr;
    QToolButton* m_turn = nullptr;
    QLabel* m_featuresHeading = nullptr;
    FeatureList* m_features = nullptr;
    FeatureListModel* m_model = nullptr;
    QLabel* m_factsHeading = nullptr;
    QFormLayout* m_facts = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_clausesHeading = nullptr;
    QLabel* m_clauses = nullptr;
};

} // namespace glossator::desktop
