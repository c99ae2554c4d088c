// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QAccessibleInterface;
class QObject;
class QWidget;

namespace glossator::desktop {

/// How a part is called where a test tells of it.
[[nodiscard]] QString nameOf(const QObject* object);

/// Whether Tab comes to a part as it is now.
[[nodiscard]] bool takesTab(const QWidget* widget);

/// Goes through what a screen reader meets in a window, and notes what is faulty there.
class AccessibleWalk
{
public:
    /// Lists are looked into only at their beginning.
    void goThrough(QAccessibleInterface* face) { look(face, 0); }

    /// A line for each fault.
    [[nodiscard]] const QStringList& faults() const { return m_faults; }
    [[nodiscard]] QString told() const { return m_faults.join(u'\n'); }
    /// How many parts there are.
    [[nodiscard]] int seen() const { return m_seen; }

private:
    void look(QAccessibleInterface* face, int depth);
    void judge(const QAccessibleInterface& face);
    void judgeDescription(const QAccessibleInterface& face, const QString& who);

    QStringList m_faults;
    int m_seen = 0;
};

} // namespace glossator::desktop
