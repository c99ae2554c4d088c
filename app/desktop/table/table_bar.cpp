// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_bar.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_chip.h"
#include "model/catalogue/base_game.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int leastChip = 90; ///< a name of which less would be seen is counted instead
constexpr int side = 12;
constexpr int gap = 4;
constexpr int above = 4;
constexpr const char* expansionProperty = "expansion";

QToolButton* newButton(const char* name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(Typefaces::control(12));
    return button;
}

} // namespace

TableBar::TableBar(MyTable& table, QWidget* parent)
    : QWidget(parent), m_table(table), m_button(newButton("tableButton", this)),
      m_more(newButton("tableMoreButton", this))
{
    setObjectName(QStringLiteral("tableBar"));
    m_button->setFont(Typefaces::controlBold(12));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setIconSize({12, 12});
    TextSize::grow(*m_button);
    connect(m_button, &QToolButton::clicked, this, &TableBar::choiceRequested);
    connect(m_more, &QToolButton::clicked, this, &TableBar::offerRest);
    connect(&table, &MyTable::changed, this, &TableBar::fill);
    fill();
}

void TableBar::setBoxes(std::vector<catalogue::Expansion> boxes, catalogue::Language language)
{
    m_boxes = std::move(boxes);
    m_language = language;
    fill();
}

QSize TableBar::sizeHint() const
{
    return {2 * side + m_button->sizeHint().width(), m_button->sizeHint().height() + above};
}

QSize TableBar::minimumSizeHint() const
{
    return sizeHint();
}

void TableBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        fill();
    QWidget::changeEvent(event);
}

void TableBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

/// Delete takes away the box whose chip has the keyboard.
void TableBar::keyPressEvent(QKeyEvent* event)
{
    const auto chip = std::ranges::find_if(m_chips, [](const QToolButton* each) { return each->hasFocus(); });
    const bool isRemoval = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (isRemoval && chip != m_chips.end())
        (*chip)->click();
    else
        QWidget::keyPressEvent(event);
}

void TableBar::fill()
{
    const auto focused =
        std::ranges::find_if(m_chips, [](const QToolButton* each) { return each->hasFocus(); });
    const auto focusAt = focused - m_chips.begin();
    const bool hadFocus = focused != m_chips.end();
    for (TableChip* chip : m_chips)
        chip->deleteLater();
    m_chips.clear();
    m_button->setIcon(glyphIcon(Glyph::Down, palette().color(QPalette::ButtonText)));
    const QString name = m_table.isEverything() ? tr("All expansions") : m_table.name();
    m_button->setText(asWritten(name));
    m_button->setAccessibleName(tr("My table: %1").arg(name));
    m_button->setToolTip(tr("Choose which expansions lie on the table (Ctrl+T)"));
    for (const QString& expansion : inOrderOfTheShelf())
        if (expansion != catalogue::baseGame)
            m_chips.push_back(addChip(expansion));
    place();
    if (!hadFocus)
        return;
    QToolButton* next =
        m_chips.empty()
            ? m_button
            : m_chips.at(std::min<std::size_t>(static_cast<std::size_t>(focusAt), m_chips.size() - 1));
    next->setFocus(Qt::OtherFocusReason);
}

int TableBar::placeOf(const QString& expansion) const
{
    const auto found = std::ranges::find(m_boxes, expansion, &catalogue::Expansion::id);
    return found == m_boxes.end() ? -1 : static_cast<int>(found - m_boxes.begin());
}

/// What the shelf does not know stands first.
QStringList TableBar::inOrderOfTheShelf() const
{
    QStringList result = m_table.expansions();
    std::ranges::stable_sort(result, {}, [this](const QString& expansion) { return placeOf(expansion); });
    return result;
}

TableChip* TableBar::addChip(const QString& expansion)
{
    const int place = placeOf(expansion);
    const catalogue::Expansion* box = place < 0 ? nullptr : &m_boxes.at(static_cast<std::size_t>(place));
    const QString name = box != nullptr ? box->name.textOrSource(m_language) : expansion;
    auto* chip = new TableChip(name, box != nullptr ? boxSign(box->sign, palette()) : QIcon(), this);
    chip->setFont(Typefaces::control(12));
    chip->setFocusPolicy(Qt::TabFocus);
    chip->setObjectName(QStringLiteral("tableChip_") + expansion);
    chip->setProperty(expansionProperty, expansion);
    chip->setIconSize({10, 10});
    TextSize::grow(*chip);
    chip->setIcon(glyphIcon(Glyph::Close, palette().color(QPalette::PlaceholderText)));
    chip->setText(asWritten(name));
    chip->setAutoRaise(false);
    chip->setAccessibleName(tr("%1, on the table").arg(name));
    chip->setToolTip(tr("Take “%1” off the table").arg(name));
    connect(chip, &QToolButton::clicked, this, [this, expansion, name] {
        m_table.set(expansion, false);
        if (!m_table.has(expansion)) // else it could not be written
            emit takenOff(name);
    });
    return chip;
}

/// What the chips would do that have no room.
void TableBar::offerRest()
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tableRest"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (TableChip* chip : m_chips)
        if (chip->isHidden())
            connect(menu->addAction(chip->icon(), asWritten(chip->toolTip())), &QAction::triggered, chip,
                    &TableChip::click);
    menu->addSeparator();
    connect(menu->addAction(m_button->toolTip()), &QAction::triggered, this, &TableBar::choiceRequested);
    menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft()));
}

/// As many chips as there is room for; the others are counted.
void TableBar::place()
{
    const int height = m_button->sizeHint().height();
    m_button->setGeometry(side, above, m_button->sizeHint().width(), height);
    m_more->setText(tr("%n more", nullptr, static_cast<int>(m_chips.size())));
    const int reserved = m_more->sizeHint().width() + gap;
    int x = m_button->geometry().right() + 1 + 2 * gap;
    const int alone = this->width() - side - x - (m_chips.size() > 1 ? reserved : 0);
    for (TableChip* chip : m_chips) // a name is cut only where it has no room alone
        chip->setMostWidth(std::max(Typefaces::scaled(leastChip), alone));
    std::size_t shown = 0;
    for (; shown < m_chips.size(); ++shown) {
        const int width = m_chips[shown]->sizeHint().width();
        const bool isLast = shown + 1 == m_chips.size();
        if (x + width + (isLast ? 0 : reserved) > this->width() - side)
            break;
        m_chips[shown]->setGeometry(x, above, width, height);
        m_chips[shown]->show();
        x += width + gap;
    }
    for (std::size_t i = shown; i < m_chips.size(); ++i)
        m_chips[i]->hide();
    m_more->setVisible(shown < m_chips.size());
    m_more->setText(tr("%n more", nullptr, static_cast<int>(m_chips.size() - shown)));
    m_more->setAccessibleName(m_more->text());
    m_more->setGeometry(x, above, m_more->sizeHint().width(), height);
}

} // namespace glossator::desktop
