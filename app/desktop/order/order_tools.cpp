// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_tools.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/look/plain_button.h"
#include "app/desktop/look/wrapping_row.h"

#include <QCheckBox>
#include <QEvent>
#include <QMenu>
#include <QPushButton>

namespace glossator::desktop {

OrderTools::OrderTools(QWidget* parent)
    : QWidget(parent), m_openAll(plainButton("orderOpenAll", this)),
      m_closeAll(plainButton("orderCloseAll", this)), m_print(plainButton("orderPrint", this)),
      m_pdf(plainButton("orderPdf", this)), m_asOpened(new QCheckBox(this)),
      m_codes(plainButton("orderCodes", this))
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_asOpened->setObjectName(QStringLiteral("orderAsOpened"));
    m_codes->setMenu(new QMenu(m_codes));
    auto* row = new WrappingRow(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* stop : stops())
        row->addWidget(stop);
    connect(m_openAll, &QPushButton::clicked, this, &OrderTools::openAllRequested);
    connect(m_closeAll, &QPushButton::clicked, this, &OrderTools::closeAllRequested);
    connect(m_print, &QPushButton::clicked, this, &OrderTools::printRequested);
    connect(m_pdf, &QPushButton::clicked, this, &OrderTools::pdfRequested);
    retranslate();
}

QList<QWidget*> OrderTools::stops() const
{
    return {m_openAll, m_closeAll, m_print, m_pdf, m_asOpened, m_codes};
}

bool OrderTools::printsOpened() const
{
    return m_asOpened->isChecked();
}

void OrderTools::setCodes(const QStringList& codes)
{
    m_codes->menu()->clear();
    for (const QString& code : codes)
        m_codes->menu()->addAction(asWritten(code));
}

void OrderTools::showCodes(bool areShown)
{
    m_codes->setVisible(areShown && !m_codes->menu()->isEmpty());
}

void OrderTools::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OrderTools::retranslate()
{
    m_openAll->setText(tr("Open all"));
    m_closeAll->setText(tr("Close all"));
    m_print->setText(tr("Print…"));
    m_pdf->setText(tr("Save as PDF…"));
    m_asOpened->setText(tr("Print what is open"));
    m_asOpened->setToolTip(
        tr("Prints the steps and acts as they are opened up here, in type for reading, on as many sheets as "
           "they need. Else one sheet tells all steps in short."));
    m_codes->setText(tr("Codes"));
    m_codes->setToolTip(tr("What the codes of boxes mean"));
}

} // namespace glossator::desktop
