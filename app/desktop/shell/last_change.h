// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>

#include <functional>

class QUndoStack;

namespace glossator::desktop {

/// Takes back what the user changed last, whichever of several stacks keeps it, and makes again what was
/// taken back. In a field in which nothing was typed, the keys for that are the window's too.
class LastChange : public QObject
{
    Q_OBJECT

public:
    explicit LastChange(QObject* parent);

    /// From now on changes kept by this stack count, and `undo` takes its last one back. The stack must live
    /// as long as this.
    void follow(QUndoStack* stack, std::function<void()> undo);
    [[nodiscard]] bool isThere() const { return !m_order.isEmpty(); }
    [[nodiscard]] bool isTakenBack() const { return !m_takenBack.isEmpty(); }
    void undo();
    /// What is being taken back or made again could not be written: it is not told as done.
    void noteFailure() { m_hasFailed = true; }
    /// Makes again what was taken back last, unless something else was changed since.
    void redo();

signals:
    void isThereChanged(bool isThere);
    void isTakenBackChanged(bool isTakenBack);
    /// What was taken back here, as its stack calls it.
    void undone(const QString& what, const QUndoStack* stack);
    /// What was made again here.
    void redone(const QString& what, const QUndoStack* stack);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Followed
    {
        std::function<void()> undo;
        int index = 0; ///< as it was last heard of
    };

    void heed(QUndoStack* stack, int index);
    void goOn(QUndoStack* stack);

    QHash<QUndoStack*, Followed> m_stacks;
    QList<QUndoStack*> m_order;     ///< a stack for each change that can be taken back, the last one last
    QList<QUndoStack*> m_takenBack; ///< a stack for each that can be made again, the next one last
    bool m_isRedoing = false;
    bool m_hasFailed = false;
};

} // namespace glossator::desktop
