// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/top_bar.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace glossator::desktop {

TopBar::TopBar(const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_search(new QLineEdit(this)),
      m_languages(new ReadingLanguages(this))
{
    setObjectName(QStringLiteral("topBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(6);
    m_back = addButton(QStringLiteral("backButton"));
    m_forward = addButton(QStringLiteral("forwardButton"));
    m_search->setObjectName(QStringLiteral("searchField"));
    m_search->setFont(Typefaces::control(14));
    offerClearing(*m_search);
    m_search->setMinimumHeight(34);
    m_search->setMaximumWidth(760);
    m_search->setMinimumWidth(160);
    TextSize::grow(*m_search);
    m_search->addAction(QIcon(), QLineEdit::LeadingPosition)->setObjectName(QStringLiteral("searchSign"));
    row->addSpacing(8);
    row->addStretch(1);
    row->addWidget(m_search, 1000); // all that there is, up to its largest
    row->addStretch(1);
    row->addSpacing(8);
    row->addWidget(m_languages);
    m_menu = addButton(QStringLiteral("menuButton"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(actions.menu());
    m_menu->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    connect(m_back, &QToolButton::clicked, actions.back, &QAction::trigger);
    connect(m_forward, &QToolButton::clicked, actions.forward, &QAction::trigger);
    connect(actions.back, &QAction::enabledChanged, m_back, &QWidget::setEnabled);
    connect(actions.forward, &QAction::enabledChanged, m_forward, &QWidget::setEnabled);
    retranslate();
    redrawIcons();
}

void TopBar::openMenu()
{
    QMenu* menu = m_menu->menu();
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
    menu->setActiveAction(nullptr);
    // As the key does it: the line of a submenu that is made active in another way opens it.
    QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
    QCoreApplication::sendEvent(menu, &down);
}

void TopBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        redrawIcons();
    QWidget::changeEvent(event);
}

void TopBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void TopBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    invite();
}

QToolButton* TopBar::addButton(const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIconSize({20, 20});
    button->setMinimumSize(34, 34);
    TextSize::grow(*button);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void TopBar::retranslate()
{
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back (Alt+Left)"));
    m_forward->setAccessibleName(tr("Forward"));
    m_forward->setToolTip(tr("Forward (Alt+Right)"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu (F10)"));
    invite();
    m_search->setAccessibleName(tr("Search"));
    m_search->setToolTip(tr("Search in any of the three languages (Ctrl+K)"));
}

/// The field says what can be searched where there is room for all of it.
void TopBar::invite()
{
    constexpr int margins = 16;
    const QString all = tr("Search rules, tiles, cases and terms");
    const int sign = m_search->fontMetrics().height() + margins;
    const bool isRoomForAll =
        m_search->fontMetrics().horizontalAdvance(all) <= m_search->width() - sign - 2 * margins;
    m_search->setPlaceholderText(isRoomForAll ? all : tr("Search"));
}

void TopBar::redrawIcons()
{
    const QColor ink = palette().color(QPalette::ButtonText);
    m_back->setIcon(glyphIcon(Glyph::Back, ink));
    m_forward->setIcon(glyphIcon(Glyph::Forward, ink));
    m_menu->setIcon(glyphIcon(Glyph::Menu, ink));
    for (QAction* action : m_search->actions())
        if (action->objectName() == QStringLiteral("searchSign"))
            action->setIcon(glyphIcon(Glyph::Search, palette().color(QPalette::PlaceholderText)));
}

} // namespace glossator::desktop
