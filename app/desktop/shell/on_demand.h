// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

namespace glossator::desktop {

/// A page of the window that is made when it is first gone to, so that the window opens without it.
template <typename Page>
class OnDemand
{
public:
    /// `make` is called once at most; who owns the page is its affair.
    explicit OnDemand(std::function<Page*()> make) : m_make(std::move(make)) {}

    [[nodiscard]] Page* get()
    {
        if (m_page == nullptr)
            m_page = m_make();
        return m_page;
    }
    Page* operator->() { return get(); }
    /// nullptr as long as nobody has gone there.
    [[nodiscard]] Page* ifMade() const { return m_page; }

private:
    std::function<Page*()> m_make;
    Page* m_page = nullptr;
};

} // namespace glossator::desktop
