// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_preface.h"

#include "app/desktop/look/plain_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace glossator::desktop {

OrderPreface::OrderPreface(QWidget* parent)
    : QWidget(parent), m_short(new QLabel(this)), m_more(plainButton("orderAbout", this)),
      m_area(new QScrollArea(this)), m_whole(new QLabel)
{
    build();
    connect(m_more, &QPushButton::toggled, m_area, &QWidget::setVisible);
    connect(m_more, &QPushButton::toggled, this, &OrderPreface::fit);
    retranslate();
}

void OrderPreface::build()
{
    m_short->setObjectName(QStringLiteral("orderHint"));
    m_whole->setObjectName(QStringLiteral("orderWhole"));
    for (QLabel* label : {m_short, m_whole}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_whole->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_more->setCheckable(true);
    m_area->setObjectName(QStringLiteral("orderWholeArea"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_whole);
    m_area->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_short, 1);
    row->addWidget(m_more, 0, Qt::AlignTop);
    column->addLayout(row);
    column->addWidget(m_area);
}

void OrderPreface::say(const QString& inShort, const QString& whole)
{
    m_short->setText(inShort);
    m_short->setAccessibleDescription(whole);
    m_whole->setText(whole);
    m_more->setVisible(whole != inShort);
    if (whole == inShort)
        m_more->setChecked(false);
    fit();
}

void OrderPreface::setMostHeight(int height)
{
    m_mostHeight = height;
    fit();
}

QList<QWidget*> OrderPreface::stops() const
{
    return {m_more, m_area};
}

void OrderPreface::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void OrderPreface::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void OrderPreface::fit()
{
    const int whole = m_whole->heightForWidth(width());
    m_area->setFixedHeight(std::min(whole, m_mostHeight));
    m_area->setFocusPolicy(whole > m_mostHeight ? Qt::StrongFocus : Qt::NoFocus); // where keys can scroll it
}

void OrderPreface::retranslate()
{
    m_more->setText(tr("About this list"));
    m_area->setAccessibleName(tr("About this list"));
}

} // namespace glossator::desktop
