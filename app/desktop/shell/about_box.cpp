// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/about_box.h"

#include "app/desktop/look/plain_button.h"
#include "app/desktop/look/typefaces.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int widest = 460; ///< at the original size of text, pixels

} // namespace

AboutBox::AboutBox(QWidget* parent)
    : FloatingCard(parent), m_name(new QLabel(this)), m_words(new QLabel(this))
{
    setObjectName(QStringLiteral("aboutBox"));
    setBackgroundRole(QPalette::Window);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(12);
    m_name->setObjectName(QStringLiteral("aboutName"));
    m_name->setFont(Typefaces::readingBold(24));
    m_words->setObjectName(QStringLiteral("aboutWords"));
    m_words->setWordWrap(true);
    m_close = plainButton("aboutClose", this);
    column->addWidget(m_name);
    column->addWidget(m_words);
    column->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &QPushButton::clicked, this, &FloatingCard::leave);
    parent->installEventFilter(this);
    retranslate();
    hide();
}

void AboutBox::open()
{
    fit();
    openAt(*m_close);
}

/// As high as its words need, in the upper half of the window.
void AboutBox::fit()
{
    const QSize room = parentWidget()->size() - QSize(24, 24);
    const int width = std::min(Typefaces::scaled(widest), room.width());
    const QSize size(width, std::min(layout()->totalHeightForWidth(width), room.height()));
    const QPoint corner((parentWidget()->width() - size.width()) / 2,
                        (parentWidget()->height() - size.height()) / 3);
    setGeometry(QRect(corner, size));
}

/// Words of another language or size.
bool AboutBox::event(QEvent* event)
{
    const bool isHandled = FloatingCard::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible())
        fit();
    return isHandled;
}

bool AboutBox::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        fit();
    return FloatingCard::eventFilter(watched, event);
}

void AboutBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FloatingCard::changeEvent(event);
}

void AboutBox::retranslate()
{
    setAccessibleName(tr("About Glossator"));
    m_name->setText(QStringLiteral("Glossator %1").arg(QCoreApplication::applicationVersion()));
    m_words->setText(
        tr("An unofficial companion to the rules of the tile game Carcassonne. The program is free software "
           "under the GNU General Public License, version 3 or later; the texts of the catalogue are under "
           "CC BY-SA 4.0; the typefaces Vollkorn and Inter are under the SIL Open Font License."));
    setAccessibleDescription(m_words->text());
    m_close->setText(tr("Close"));
}

} // namespace glossator::desktop
