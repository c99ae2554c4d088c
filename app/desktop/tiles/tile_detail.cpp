// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_detail.h"

#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/off_table_words.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/tiles/feature_list.h"
#include "app/desktop/tiles/tile_clauses.h"
#include "app/desktop/tiles/tile_picture.h"
#include "model/catalogue/lies_on.h"
#include "model/wording/tile_wording.h"

#include <QAccessible>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

QLabel* addLabel(QVBoxLayout* layout, const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    layout->addWidget(label);
    return label;
}

QLabel* addHeading(QVBoxLayout* layout, const char* name, QWidget* parent)
{
    layout->addSpacing(6);
    QLabel* heading = addLabel(layout, name, parent);
    QFont font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    return heading;
}

/// Lets a line end behind the signs within an id, which is one long word.
QString breakable(QString id)
{
    const QChar end(0x200B);
    return id.replace(u':', u':' + QString(end)).replace(u'_', u'_' + QString(end));
}

} // namespace

TileDetail::TileDetail(QWidget* parent) : QScrollArea(parent), m_model(new FeatureListModel(this))
{
    setObjectName(QStringLiteral("tileDetail"));
    setProperty(accessibleRoleProperty, static_cast<int>(QAccessible::Pane));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    connect(m_picture, &TilePicture::featurePointed, this, &TileDetail::showFeature);
    connect(m_picture, &TilePicture::tileTurned, m_model, &FeatureListModel::setTurn);
    connect(m_model, &FeatureListModel::dataChanged, m_features, &FeatureList::fit);
    connect(m_turn, &QToolButton::clicked, this, [this] { m_picture->turn(1); });
    connect(m_clauses, &QLabel::linkActivated, this, &TileDetail::clauseRequested);
    connect(m_features, &QListView::entered, this, [this](const QModelIndex& i) { showFeature(i.row()); });
    connect(m_features->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& i) {
                m_picture->setFeature(i.isValid() ? i.row() : -1);
                showRow(i);
            });
    fill();
}

void TileDetail::build()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 12, 16, 16);
    m_title = addLabel(layout, "tileTitle", page);
    m_title->setFont(scaledFont(m_title->font(), 1.7));
    m_expansion = addLabel(layout, "tileExpansion", page);
    m_picture = new TilePicture(page);
    m_picture->setProperty(accessibleRoleProperty, static_cast<int>(QAccessible::Graphic));
    layout->addWidget(m_picture);
    m_turn = new QToolButton(page);
    m_turn->setObjectName(QStringLiteral("tileTurn"));
    layout->addWidget(m_turn, 0, Qt::AlignHCenter);
    m_featuresHeading = addHeading(layout, "tileFeaturesHeading", page);
    m_features = new FeatureList(page);
    m_features->setObjectName(QStringLiteral("tileFeatures"));
    m_features->setModel(m_model);
    layout->addWidget(m_features);
    m_factsHeading = addHeading(layout, "tileFactsHeading", page);
    m_facts = new QFormLayout;
    m_facts->setLabelAlignment(Qt::AlignLeft);
    m_facts->setHorizontalSpacing(16);
    layout->addLayout(m_facts);
    m_note = addLabel(layout, "tileNote", page);
    m_clausesHeading = addHeading(layout, "tileClausesHeading", page);
    m_clauses = addLabel(layout, "tileClauses", page);
    m_clauses->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    layout->addStretch();
    setWidget(page);
}

void TileDetail::setCatalogue(const catalogue::Catalogue* catalogue)
{
    m_catalogue = catalogue;
    setTile(nullptr);
}

void TileDetail::setLanguage(catalogue::Language language)
{
    m_language = language;
    fill();
}

void TileDetail::setTable(const QStringList& ids)
{
    m_table = ids;
    fill();
}

void TileDetail::setTile(const tiles::TileSource* tile)
{
    if (m_tile == tile && tile != nullptr)
        return;
    m_tile = tile;
    m_picture->setTile(tile);
    m_model->setTile(tile);
    fill();
    verticalScrollBar()->setValue(0); // its picture, wherever the last one was being read
}

/// The list is as high as its rows: what scrolls is what it lies in.
void TileDetail::showRow(const QModelIndex& feature)
{
    if (!feature.isValid() || !m_features->hasFocus())
        return;
    const QRect row = m_features->visualRect(feature);
    const QPoint middle = m_features->viewport()->mapTo(widget(), row.center());
    ensureVisible(0, middle.y(), 0, row.height() / 2 + 4);
}

QString TileDetail::nameOfExpansion() const
{
    const QString id = QString::fromStdString(m_tile->expansion);
    return m_catalogue == nullptr ? id : m_catalogue->expansionName(id, m_language);
}

bool TileDetail::isOffTable() const
{
    return !catalogue::liesOn(m_table, QString::fromStdString(m_tile->expansion));
}

void TileDetail::fill()
{
    setAccessibleName(tr("The chosen tile"));
    setAccessibleDescription(tr("The features of the tile, what is known of it and the rules about it."));
    m_turn->setText(tr("Turn"));
    m_turn->setToolTip(tr("Turn the tile by a quarter (R)"));
    m_featuresHeading->setText(tr("Features"));
    m_features->setAccessibleName(tr("Features of the tile"));
    m_features->setAccessibleDescription(tr("Arrow keys show a feature on the picture of the tile."));
    m_factsHeading->setText(tr("The tile"));
    m_clausesHeading->setText(tr("Rules"));
    widget()->setVisible(m_tile != nullptr);
    setVerticalScrollBarPolicy(m_tile != nullptr ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (m_tile == nullptr)
        return;
    m_title->setText(wording::TileWording::title(*m_tile));
    m_expansion->setText(isOffTable() ? OffTableWords::before(nameOfExpansion()) : nameOfExpansion());
    m_model->retranslate();
    const int rows = m_model->rowCount();
    m_features->fit();
    m_featuresHeading->setVisible(rows > 0);
    m_features->setVisible(rows > 0);
    fillFacts();
    fillClauses();
}

void TileDetail::addFact(const TileFact& fact)
{
    auto* label = new QLabel(fact.name, widget());
    QPalette quiet = label->palette();
    quiet.setColor(QPalette::WindowText, quietTextOf(palette()));
    label->setPalette(quiet);
    auto* text = new QLabel(fact.isId ? breakable(fact.value) : fact.value, widget());
    text->setAccessibleName(fact.value);
    text->setWordWrap(true);
    m_facts->addRow(label, text);
}

void TileDetail::fillFacts()
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const TileFact& fact : TileFacts::of(*m_tile))
        addFact(fact);
    const QString note = TileFacts::note(*m_tile, m_catalogue, m_language);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void TileDetail::fillClauses()
{
    QStringList links;
    if (m_catalogue != nullptr)
        for (const TileClause& clause : clausesFor(*m_tile, *m_catalogue, m_language))
            links << QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                         .arg(clause.id, palette().color(QPalette::Link).name(),
                              clause.title.toHtmlEscaped());
    m_clauses->setText(links.join(QStringLiteral(" · ")));
    m_clausesHeading->setVisible(!links.isEmpty());
    m_clauses->setVisible(!links.isEmpty());
}

void TileDetail::showFeature(int feature)
{
    const QModelIndex index = feature < 0 ? QModelIndex() : m_model->index(feature);
    m_features->setCurrentIndex(index);
    if (!index.isValid())
        m_features->clearSelection();
    m_picture->setFeature(feature);
}

void TileDetail::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        fill();
}

} // namespace glossator::desktop
