// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/contents/contents_model.h"

#include <QTreeView>

namespace glossator::desktop {

/// The contents as one goes through them: to an expansion, to a section, to what two expansions do together.
/// The section that is read is marked.
class ContentsTree : public QTreeView
{
    Q_OBJECT

public:
    explicit ContentsTree(QWidget* parent = nullptr);

    [[nodiscard]] ContentsModel& contents() const { return *m_model; }
    /// Marks what is read, unless the keyboard is here.
    void mark(const QString& expansion, const QString& section);

signals:
    /// A section, or the beginning of an expansion where it is empty.
    void chosen(const QString& expansion, const QString& section);
    /// See pairs::PairId; half a one is to be completed.
    void pairRequested(const QString& pair);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void openMenu(const QPoint& at);
    [[nodiscard]] QString nameOf(const QString& expansion) const;
    void retranslate();

    ContentsModel* m_model;
    QString m_read; ///< the expansion that is marked
};

} // namespace glossator::desktop
