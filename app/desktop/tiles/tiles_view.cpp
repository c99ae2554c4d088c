// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tiles_view.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/typed_key.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/tiles/no_tiles.h"
#include "app/desktop/tiles/tile_delegate.h"
#include "app/desktop/tiles/tile_detail.h"
#include "app/desktop/tiles/tile_filter_model.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_picture.h"
#include "app/desktop/tiles/tile_room.h"
#include "app/desktop/tiles/tile_thumbnails.h"
#include "model/wording/tile_wording.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

namespace glossator::desktop {

TilesView::TilesView(QWidget* parent)
    : QWidget(parent), m_model(new TileListModel(this)), m_filter(new TileFilterModel(this)),
      m_thumbnails(new TileThumbnails(this))
{
    setObjectName(QStringLiteral("tilesView"));
    m_filter->setSourceModel(m_model);
    build();
    retranslate();
    connect(m_text, &QLineEdit::textChanged, this, &TilesView::narrow);
    connect(m_expansions, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setExpansion(m_expansions->currentData().toString()); });
    connect(m_filter, &TileFilterModel::filtered, this, &TilesView::showCount);
    connect(m_thumbnails, &TileThumbnails::ready, this, [this] { m_delegate->printLate(*m_grid); });
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &TilesView::showCurrent);
    connect(m_grid, &QListView::clicked, this,
            [this] { m_chosen = currentTile(); }); // also the one that stands in
    connect(m_detail, &TileDetail::clauseRequested, this, &TilesView::clauseRequested);
    connect(m_none, &NoTiles::wordsChosen, this, [this](const QString& words) {
        m_text->setText(words);
        focusFilter();
    });
    connect(m_none, &NoTiles::allBoxesRequested, this, &TilesView::showAllBoxes);
}

void TilesView::build()
{
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    buildFilters(left);
    m_grid = new QListView(left);
    m_grid->setObjectName(QStringLiteral("tileGrid"));
    m_grid->setViewMode(QListView::IconMode);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setMovement(QListView::Static);
    m_grid->setSpacing(TileRoom::spacing);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setModel(m_filter);
    m_delegate = new TileDelegate(m_thumbnails, m_grid);
    m_grid->setItemDelegate(m_delegate);
    m_grid->installEventFilter(this);
    column->addWidget(m_grid, 1);
    m_none = new NoTiles(left);
    column->addWidget(m_none, 1);
    m_detail = new TileDetail(this);
    m_detail->setMinimumWidth(300);
    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(QStringLiteral("tilesSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({820, 400});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
}

void TilesView::buildFilters(QWidget* parent)
{
    auto* row = new WrappingRow;
    row->setContentsMargins(8, 8, 8, 0);
    m_expansions = new QComboBox(parent);
    m_expansions->setObjectName(QStringLiteral("tileExpansions"));
    m_expansions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_expansions->setMinimumContentsLength(26);
    m_text = new QLineEdit(parent);
    m_text->setObjectName(QStringLiteral("tileFilter"));
    m_text->setTextMargins(fieldAir, 0, fieldAir, 0);
    offerClearing(*m_text);
    m_text->installEventFilter(this);
    m_count = new QLabel(parent);
    m_count->setObjectName(QStringLiteral("tileCount"));
    row->addWidget(m_expansions);
    row->addWidget(m_text);
    row->addWidget(m_count);
    static_cast<QVBoxLayout*>(parent->layout())->addLayout(row);
}

void TilesView::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    m_detail->setCatalogue(catalogue);
    m_tiles = tiles;
    m_model->setCatalogue(catalogue, tiles);
    fillExpansions();
    showCount();
    m_grid->setCurrentIndex(m_filter->index(0, 0));
}

void TilesView::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
    m_detail->setLanguage(language);
    fillExpansions();
}

void TilesView::setTable(const QStringList& ids)
{
    m_hasTable = !ids.isEmpty();
    m_filter->setTable(ids);
    m_detail->setTable(ids);
    fillExpansions();
    showCount();
}

std::vector<QWidget*> TilesView::panes() const
{
    return {placeIn(m_splitter->widget(0), firstPlace()), placeIn(m_detail, m_detail->picture())};
}

QString TilesView::currentTile() const
{
    return m_grid->currentIndex().data(TileListModel::IdRole).toString();
}

bool TilesView::openTile(const QString& id)
{
    const QModelIndex source = m_model->indexOf(id);
    if (!source.isValid())
        return false;
    if (!m_filter->mapFromSource(source).isValid()) {
        m_text->clear();
        for (const QString& box : {QString(), source.data(TileListModel::ExpansionRole).toString()})
            if (!m_filter->mapFromSource(source).isValid())
                showExpansion(box);
    }
    const QModelIndex index = m_filter->mapFromSource(source);
    m_grid->setCurrentIndex(index);
    m_grid->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_chosen = id;
    return true;
}

void TilesView::showExpansion(const QString& id)
{
    m_expansions->setCurrentIndex(std::max(0, m_expansions->findData(id)));
}

void TilesView::fillExpansions()
{
    const QString shown = m_expansions->currentData().toString();
    const QSignalBlocker blocker(m_expansions);
    m_expansions->clear();
    m_expansions->addItem(m_hasTable ? tr("My table") : tr("All expansions"), QString());
    if (m_hasTable)
        m_expansions->addItem(tr("All expansions"), TileFilterModel::everyBox());
    if (m_tiles != nullptr)
        for (const tiles::TileFile& file : m_tiles->files()) {
            const QString id = QString::fromStdString(file.expansion);
            if (!file.tiles.empty())
                m_expansions->addItem(m_model->expansionName(id), id);
        }
    showExpansion(shown);
    m_filter->setExpansion(m_expansions->currentData().toString()); // what was shown may be gone
}

void TilesView::showCount()
{
    const QString box = m_filter->expansion();
    m_hasSigns = box.isEmpty() || box == TileFilterModel::everyBox();
    fitTiles();
    QStringList counts{tr("%n different tile(s)", nullptr, m_filter->rowCount())};
    if (m_filter->rowCount() > 0)
        counts << wording::TileWording::copies(m_filter->countCopies());
    m_count->setText(counts.join(QStringLiteral(" · ")));
    if (m_filter->rowCount() > 0 && !m_grid->currentIndex().isValid())
        m_grid->setCurrentIndex(m_filter->index(0, 0));
    showWhetherNone();
}

/// The list leaves room for a scroll bar, whether there is one or not.
void TilesView::fitTiles()
{
    const int bar =
        m_grid->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_grid->verticalScrollBar());
    const QSize view = m_grid->maximumViewportSize() - QSize(bar, 0);
    QStringList captions;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        captions << m_filter->index(row, 0).data(TileListModel::CaptionRole).toString();
    if (m_delegate->setRoom(TileRoom(view, captions, m_grid->fontMetrics(), m_hasSigns)))
        m_grid->doItemsLayout();
}

/// Where no tile is left, words stand in the place of the grid.
void TilesView::showWhetherNone()
{
    const bool isNone = m_filter->rowCount() == 0;
    if (isNone)
        m_none->tell(m_text->text().trimmed(), m_filter->countElsewhere(), m_filter->nearWords());
    m_none->setVisible(isNone);
    m_grid->setVisible(!isNone);
}

/// Also those that are not on the table.
void TilesView::showAllBoxes()
{
    showExpansion(m_hasTable ? TileFilterModel::everyBox() : QString());
    focusFilter();
}

void TilesView::focusFilter()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

/// The keyboard goes to the grid, or where none is shown to the words that leave none.
void TilesView::focusInEvent(QFocusEvent* event)
{
    firstPlace()->setFocus(event->reason());
}

/// Without tiles there is no grid.
QWidget* TilesView::firstPlace() const
{
    return m_grid->isHidden() ? static_cast<QWidget*>(m_text) : m_grid;
}

bool TilesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_grid && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fitTiles();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto& key = *static_cast<QKeyEvent*>(event);
    return (watched == m_text && filterKey(key)) || (watched == m_grid && gridKey(key)) ||
           QWidget::eventFilter(watched, event);
}

/// Escape in the filter clears it first, and Down goes to what is left.
bool TilesView::filterKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && !m_text->text().isEmpty())
        m_text->clear();
    else if (event.key() == Qt::Key_Down && !m_grid->isHidden())
        m_grid->setFocus(Qt::OtherFocusReason);
    else
        return false;
    return true;
}

/// What is typed in the grid goes on in the filter, and Escape clears that.
bool TilesView::gridKey(QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && !m_text->text().isEmpty())
        m_text->clear();
    else if (isTyped(event) || (event.key() == Qt::Key_Backspace && !m_text->text().isEmpty())) {
        m_text->setFocus(Qt::OtherFocusReason);
        QCoreApplication::sendEvent(m_text, &event);
    } else
        return false;
    return true;
}

/// The tile that was chosen stays so wherever the words leave it; the first one stands in for it.
void TilesView::narrow(const QString& words)
{
    const QString chosen = m_chosen;
    m_filter->setText(words);
    const QModelIndex left = m_filter->mapFromSource(m_model->indexOf(chosen));
    m_grid->setCurrentIndex(left.isValid() ? left : m_filter->index(0, 0));
    m_chosen = chosen;
}

void TilesView::showCurrent()
{
    m_chosen = currentTile();
    m_detail->setTile(m_model->tileAt(m_filter->mapToSource(m_grid->currentIndex())));
    emit tileChanged(currentTile());
}

void TilesView::retranslate()
{
    m_text->setPlaceholderText(tr("Letter, name, feature"));
    m_text->setToolTip(tr("Letter, name, feature: “inn”, “two cities, pennant”, “city without a field”"));
    m_text->setAccessibleName(tr("Filter tiles by words"));
    m_expansions->setAccessibleName(tr("Filter tiles by expansion"));
    m_grid->setAccessibleName(tr("Tiles"));
    m_grid->setAccessibleDescription(tr("Arrow keys choose a tile, letters narrow the list."));
    m_model->retranslate();
    fillExpansions();
    showCount();
}

void TilesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
