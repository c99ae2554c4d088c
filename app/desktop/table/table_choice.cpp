// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_choice.h"

#include "app/desktop/look/field_air.h"
#include "app/desktop/look/plain_button.h"
#include "app/desktop/table/my_table.h"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int mostLetters = 60; ///< of a name

} // namespace

TableChoice::TableChoice(MyTable& table, QWidget* parent) : QWidget(parent), m_table(table)
{
    build();
    connectParts();
    retranslate();
}

void TableChoice::build()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    m_tablesLabel = new QLabel(this);
    m_tables = new QComboBox(this);
    m_tables->setObjectName(QStringLiteral("tableChoice"));
    m_tablesLabel->setBuddy(m_tables);
    m_new = plainButton("newTableButton", this);
    m_nameLabel = new QLabel(this);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("tableName"));
    m_name->setTextMargins(fieldAir, 0, fieldAir, 0);
    m_name->setMaxLength(mostLetters);
    m_nameLabel->setBuddy(m_name);
    m_remove = plainButton("removeTableButton", this); // Tab goes over these as they are made
    m_fault = new QLabel(this);
    m_fault->setObjectName(QStringLiteral("tableNameFault"));
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_fault->setForegroundRole(QPalette::BrightText);
    grid->addWidget(m_tablesLabel, 0, 0);
    grid->addWidget(m_tables, 0, 1);
    grid->addWidget(m_new, 0, 2);
    grid->addWidget(m_nameLabel, 1, 0);
    grid->addWidget(m_name, 1, 1);
    grid->addWidget(m_remove, 1, 2);
    grid->addWidget(m_fault, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
}

void TableChoice::connectParts()
{
    connect(&m_table, &MyTable::changed, this, &TableChoice::showTable);
    connect(m_tables, &QComboBox::activated, this, [this](int row) {
        const int number = m_tables->itemData(row).toInt();
        m_table.choose(number == 0 ? std::nullopt : std::optional(number));
    });
    connect(m_new, &QPushButton::clicked, this, [this] {
        m_table.add({});
        m_name->setFocus(Qt::OtherFocusReason);
        m_name->selectAll();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_table.remove(); });
    connect(m_name, &QLineEdit::editingFinished, this, &TableChoice::rename);
    connect(m_name, &QLineEdit::textEdited, m_fault, &QWidget::hide);
    connect(
        m_name, &QLineEdit::inputRejected, this,
        [this] { tell(tr("A name has %n letter(s) at most.", nullptr, mostLetters)); },
        Qt::QueuedConnection); // what was pasted is cut and then edited
    m_name->installEventFilter(this);
}

/// Escape drops a name that is half typed; where none is, it is the panel's.
bool TableChoice::eventFilter(QObject* watched, QEvent* event)
{
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (watched != m_name || !isEscape || m_name->text() == m_table.name())
        return QWidget::eventFilter(watched, event);
    m_name->setText(m_table.name());
    m_name->selectAll();
    m_fault->hide();
    return true;
}

void TableChoice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TableChoice::fill()
{
    m_tables->clear();
    m_tables->addItem(tr("All expansions"), 0);
    for (const notebook::GameTable& table : m_table.all())
        m_tables->addItem(table.name, table.number);
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(m_table.number())));
}

void TableChoice::showTable()
{
    fill();
    m_name->setText(m_table.name());
    for (QWidget* part :
         {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_nameLabel), static_cast<QWidget*>(m_remove)})
        part->setEnabled(!m_table.isEverything());
    m_fault->hide();
}

/// A name that cannot be taken goes back to what it was.
void TableChoice::rename()
{
    const QString wanted = m_name->text();
    const auto renamed = m_table.rename(wanted);
    if (renamed)
        return;
    m_name->setText(m_table.name());
    if (renamed.error() == MyTable::NameFault::Empty)
        emit nameRefused(tr("A table needs a name: it keeps “%1”.").arg(m_table.name()));
    else if (renamed.error() == MyTable::NameFault::Taken)
        emit nameRefused(
            tr("There is another table “%1”: this one keeps “%2”.").arg(wanted.simplified(), m_table.name()));
}

void TableChoice::tell(const QString& refusal)
{
    m_fault->setText(refusal);
    m_fault->show();
    QAccessibleEvent alert(m_fault, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TableChoice::retranslate()
{
    m_tablesLabel->setText(tr("&Table:"));
    m_nameLabel->setText(tr("&Name:"));
    m_name->setAccessibleDescription(tr("What the table is called; Enter takes the name."));
    m_new->setText(tr("New table"));
    m_remove->setText(tr("Remove table"));
    showTable();
}

} // namespace glossator::desktop
