// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/activity_bar.h"

#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

constexpr std::array<Glyph, activityCount> glyphs{Glyph::Book, Glyph::Pair, Glyph::Order, Glyph::Tiles,
                                                  Glyph::Stage};
constexpr std::array<const char*, activityCount> names{"readerButton", "pairButton", "orderButton",
                                                       "tilesButton", "stageButton"};

} // namespace

ActivityBar::ActivityBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("activityBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 8, 4, 8);
    column->setSpacing(6);
    for (int i = 0; i < activityCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(names.at(at)));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({26, 26});
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setFont(Typefaces::control(11));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        TextSize::grow(*button);
        connect(button, &QToolButton::clicked, this, [this, i] { emit chosen(static_cast<Activity>(i)); });
        column->addWidget(button);
        m_buttons.at(at) = button;
    }
    column->addStretch();
    setMinimumWidth(72);
    setCurrent(Activity::Reader);
    retranslate();
    redrawIcons();
}

void ActivityBar::setCurrent(Activity activity)
{
    m_current = activity;
    m_buttons.at(static_cast<std::size_t>(activity))->setChecked(true);
}

void ActivityBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        redrawIcons();
    QWidget::changeEvent(event);
}

void ActivityBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

void ActivityBar::retranslate()
{
    setAccessibleName(tr("Activities"));
    const std::array<QString, activityCount> texts{tr("Read"), tr("Pairs"), tr("Turn"), tr("Tiles"),
                                                   tr("Stage")};
    const std::array<QString, activityCount> tips{
        tr("Read the rules and their glosses (Alt+1)"), tr("Ask what happens when this meets that (Alt+2)"),
        tr("See what is done in a turn at your table (Alt+3)"), tr("Look at all tiles (Alt+4)"),
        tr("Watch cases played out (Alt+5)")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_buttons.at(i)->setText(texts.at(i));
        m_buttons.at(i)->setToolTip(tips.at(i));
        m_buttons.at(i)->setAccessibleName(texts.at(i));
        m_buttons.at(i)->setAccessibleDescription(tips.at(i));
    }
}

void ActivityBar::redrawIcons()
{
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        m_buttons.at(i)->setIcon(glyphIcon(glyphs.at(i), palette().color(QPalette::ButtonText)));
}

} // namespace glossator::desktop
