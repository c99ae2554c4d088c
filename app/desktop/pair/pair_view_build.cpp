// SPDX-License-Identifier: GPL-3.0-or-later
// How the view is put together.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/pair/answer_pane.h"
#include "app/desktop/pair/matrix_pane.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"

#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace glossator::desktop {

void PairView::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    m_notice = new QLabel(this);
    m_notice->setObjectName(QStringLiteral("pairNotice"));
    m_notice->setTextFormat(Qt::RichText);
    m_notice->setWordWrap(true);
    m_notice->setContentsMargins(18, 0, 18, 8);
    m_notice->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_notice->hide();
    column->addWidget(m_notice);
    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(QStringLiteral("pairSplitter"));
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_answer = new AnswerPane(this));
    m_splitter->addWidget(m_matrix = new MatrixPane(this));
    m_splitter->setSizes({1000, 1000});
    // What is before the proxy of the focus in the order would never be reached.
    const std::array<QWidget*, 6> order{
        m_answer->lastInTabOrder(), m_one, m_swap, m_other, m_matrixButton, m_matrix};
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
    column->addWidget(m_splitter, 1);
}

QWidget* PairView::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new WrappingRow(bar);
    row->setContentsMargins(18, 10, 18, 10);
    row->setSpacing(10);
    row->letFieldsYield();
    m_oneLabel = new QLabel(bar);
    m_one = new SubjectField(QStringLiteral("pairOne"), bar);
    m_oneLabel->setBuddy(m_one);
    m_swap = new QToolButton(bar);
    m_swap->setObjectName(QStringLiteral("pairSwap"));
    m_swap->setText(QStringLiteral("⇄"));
    m_swap->setAutoRaise(true);
    m_otherLabel = new QLabel(bar);
    m_other = new SubjectField(QStringLiteral("pairOther"), bar);
    m_otherLabel->setBuddy(m_other);
    m_matrixButton = new QToolButton(bar);
    m_matrixButton->setObjectName(QStringLiteral("pairMatrixButton"));
    m_matrixButton->setCheckable(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_oneLabel, m_one, m_swap, m_otherLabel, m_other})
        row->addWidget(part);
    row->addWidget(m_matrixButton);
    for (QToolButton* button : {m_swap, m_matrixButton})
        button->setFocusPolicy(Qt::TabFocus);
    return bar;
}

} // namespace glossator::desktop
