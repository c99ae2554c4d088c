// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

class QString;
class QWidget;

namespace glossator::desktop {

/// A view in which one can look for words.
class Findable
{
public:
    Findable() = default;
    virtual ~Findable() = default;
    Q_DISABLE_COPY_MOVE(Findable)

    /// Goes to the first place with these words from where one is; none forgets what was found.
    virtual void find(const QString& words) = 0;
    virtual void findNext(bool isForward) = 0;
    [[nodiscard]] virtual int foundCount() const = 0;
    /// Which of the places one is at, from 0; -1 for none.
    [[nodiscard]] virtual int foundIndex() const = 0;
    /// Where the keyboard goes when one has found what one looked for.
    [[nodiscard]] virtual QWidget& view() = 0;
    /// Does this each time when what was found has changed with what is shown.
    void whenChanged(std::function<void()> act) { m_act = std::move(act); }

protected:
    void tellChanged() const
    {
        if (m_act)
            m_act();
    }

private:
    std::function<void()> m_act;
};

} // namespace glossator::desktop
