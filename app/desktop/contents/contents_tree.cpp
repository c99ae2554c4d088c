// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/contents_tree.h"

#include "app/desktop/contents/contents_delegate.h"
#include "app/desktop/look/as_written.h"

#include <QEvent>
#include <QMenu>
#include <QResizeEvent>

namespace glossator::desktop {

ContentsTree::ContentsTree(QWidget* parent) : QTreeView(parent), m_model(new ContentsModel(this))
{
    setObjectName(QStringLiteral("contentsTree"));
    setModel(m_model);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setExpandsOnDoubleClick(false);
    setItemDelegate(new ContentsDelegate(this));
    setMinimumWidth(150);
    setContextMenuPolicy(Qt::CustomContextMenu);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QTreeView::clicked, this, &ContentsTree::choose);
    connect(this, &QTreeView::activated, this, &ContentsTree::choose);
    connect(this, &QTreeView::customContextMenuRequested, this, &ContentsTree::openMenu);
    retranslate();
}

void ContentsTree::mark(const QString& expansion, const QString& section)
{
    m_read = expansion;
    const QModelIndex index = m_model->find(expansion, section);
    if (!index.isValid() || hasFocus())
        return;
    expand(index.parent().isValid() ? index.parent() : index);
    setCurrentIndex(index);
    scrollTo(index);
}

void ContentsTree::choose(const QModelIndex& index)
{
    if (index.isValid())
        emit chosen(index.data(ContentsModel::ExpansionRole).toString(),
                    index.data(ContentsModel::SectionRole).toString());
}

QString ContentsTree::nameOf(const QString& expansion) const
{
    return asWritten(m_model->find(expansion, {}).data().toString());
}

/// What an expansion in the contents has to do with the one that is read.
void ContentsTree::openMenu(const QPoint& at)
{
    const QModelIndex index = indexAt(at);
    if (!index.isValid())
        return;
    const QString pointed = index.data(ContentsModel::ExpansionRole).toString();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("contentsMenu"));
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, index] { choose(index); });
    if (!m_read.isEmpty() && m_read != pointed)
        connect(menu.addAction(tr("All about %1 and %2 together").arg(nameOf(m_read), nameOf(pointed))),
                &QAction::triggered, this,
                [this, pair = m_read + u'/' + pointed] { emit pairRequested(pair); });
    connect(menu.addAction(tr("What happens when %1 meets …").arg(nameOf(pointed))), &QAction::triggered,
            this, [this, pair = pointed + u'/'] { emit pairRequested(pair); });
    menu.exec(viewport()->mapToGlobal(at));
}

/// A row is as high as its name needs in this width.
void ContentsTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        scheduleDelayedItemsLayout();
}

void ContentsTree::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ContentsTree::retranslate()
{
    setAccessibleName(tr("Contents"));
    setAccessibleDescription(tr("Enter opens the page at this place; Right and Left unfold and fold."));
}

} // namespace glossator::desktop
