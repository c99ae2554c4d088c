// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/folded_text.h"

namespace glossator::terms {

Span FoldedText::original(Span folded) const
{
    const auto at = [this](qsizetype unit) -> const Span& {
        return m_origins.at(static_cast<std::size_t>(unit));
    };
    if (folded.length == 0) {
        if (m_origins.empty())
            return {};
        return {folded.start < m_text.size() ? at(folded.start).start : m_origins.back().end(), 0};
    }
    const qsizetype start = at(folded.start).start;
    return {start, at(folded.end() - 1).end() - start};
}

void FoldedText::reserve(qsizetype units)
{
    m_text.reserve(units);
    m_origins.reserve(static_cast<std::size_t>(units));
}

void FoldedText::append(const QString& folded, Span original)
{
    m_text += folded;
    m_origins.insert(m_origins.end(), static_cast<std::size_t>(folded.size()), original);
}

void FoldedText::append(QChar folded, Span original)
{
    m_text += folded;
    m_origins.push_back(original);
}

} // namespace glossator::terms
