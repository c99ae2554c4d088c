// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_pane.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_legend.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/pair_words.h"
#include "app/desktop/pair/steady_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace glossator::desktop {

MatrixPane::MatrixPane(QWidget* parent)
    : QWidget(parent), m_model(new MatrixModel(this)), m_told(new SteadyLabel(this)),
      m_onlyTable(new QCheckBox(this)), m_table(new MatrixTable(m_model, this))
{
    setObjectName(QStringLiteral("matrixPane"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_told->setObjectName(QStringLiteral("matrixTold"));
    m_told->setContentsMargins(18, 10, 18, 8);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_told->setFont(Typefaces::control(13));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_told);
    m_onlyTable->setObjectName(QStringLiteral("matrixOnlyTable"));
    m_onlyTable->setFont(Typefaces::control(13));
    m_onlyTable->setChecked(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(18, 0, 18, 6);
    row->addWidget(m_onlyTable, 1);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    column->addWidget(new MatrixLegend(this));
    setFocusProxy(m_table);
    connect(m_table, &MatrixTable::pointed, this, &MatrixPane::tell);
    connect(m_onlyTable, &QCheckBox::toggled, m_table, &MatrixTable::setOnlyTable);
    setTabOrder(m_table, m_onlyTable);
    fit();
    connect(m_table, &MatrixTable::picked, this, &MatrixPane::pick);
    retranslate();
}

void MatrixPane::read(const catalogue::Catalogue& catalogue)
{
    m_model->setMatrix(pairs::PairMatrix(catalogue));
    findLongest();
    fit();
    tell({});
}

bool MatrixPane::isRead() const
{
    return m_model->rowCount() > 0;
}

void MatrixPane::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
    findLongest();
    tell(m_table->pointedAt());
    m_table->fit();
}

void MatrixPane::setTable(const QStringList& ids)
{
    m_model->setTable(ids);
    fit();
}

void MatrixPane::fit()
{
    m_onlyTable->setVisible(m_model->hasOffTable());
    m_table->fit();
}

void MatrixPane::setPicked(const pairs::PairId& pair)
{
    m_table->setPicked(pair.one.id, pair.other.id); // which are boxes
}

void MatrixPane::goBack()
{
    m_table->goBack();
}

void MatrixPane::forgetLeft()
{
    m_table->forgetLeft();
}

void MatrixPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MatrixPane::tell(const QModelIndex& index)
{
    if (!index.isValid()) {
        m_told->setText(
            tr("How much is known where two expansions meet. Point at a cell; a click or Enter opens it."));
        return;
    }
    m_told->setText(told(index));
}

QString MatrixPane::told(const QModelIndex& index) const
{
    return QStringLiteral("%1 &nbsp; %2")
        .arg(PairWords::strong(m_model->title(index)),
             PairWords::amount(m_model->cell(index)).toHtmlEscaped());
}

void MatrixPane::findLongest()
{
    QString longest;
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (int column = 0; column <= row; ++column) // told the same both ways
            if (const QString words = told(m_model->index(row, column)); words.size() > longest.size())
                longest = words;
    m_told->setLongest(longest);
}

void MatrixPane::pick(const QModelIndex& index)
{
    using pairs::SubjectKind;
    emit pairRequested({{SubjectKind::Expansion, m_model->id(index.row())},
                        {SubjectKind::Expansion, m_model->id(index.column())}});
}

void MatrixPane::retranslate()
{
    m_onlyTable->setText(tr("Only what is on my table"));
    m_table->setAccessibleName(tr("Expansions by expansions"));
    m_table->setAccessibleDescription(tr(
        "How much is known where two expansions meet. Arrow keys point at a cell, with Ctrl at the next one "
        "of which something is known; Enter opens it."));
    findLongest();
    tell(m_table->pointedAt());
}

} // namespace glossator::desktop
