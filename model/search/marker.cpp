// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/marker.h"

#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::search {

namespace {

using terms::Span;

qsizetype countWithin(const std::vector<Span>& matches, Span passage)
{
    return std::count_if(matches.begin(), matches.end(), [&](const Span& match) {
        return match.start >= passage.start && match.end() <= passage.end();
    });
}

/// The passage of the given length that holds most matches, with some words before the first of them.
Span bestPassage(qsizetype textLength, const std::vector<Span>& matches, qsizetype length)
{
    const qsizetype lead = length / 4;
    const qsizetype lastStart = std::max<qsizetype>(0, textLength - length);
    Span best{0, length};
    qsizetype most = 0;
    for (const Span& match : matches) {
        const Span passage{std::clamp<qsizetype>(match.start - lead, 0, lastStart), length};
        const qsizetype count = countWithin(matches, passage);
        if (count > most) {
            best = passage;
            most = count;
        }
    }
    return best;
}

/// Moves the ends of a passage inwards to spaces, so that it cuts no word.
Span wholeWords(const QString& text, Span passage)
{
    qsizetype start = passage.start;
    qsizetype end = std::min(passage.end(), text.size());
    if (start > 0 && !text.at(start - 1).isSpace()) {
        const qsizetype space = text.indexOf(u' ', start);
        start = space < 0 || space >= end ? start : space + 1;
    }
    if (end < text.size() && !text.at(end).isSpace()) {
        const qsizetype space = text.lastIndexOf(u' ', end);
        end = space <= start ? end : space;
    }
    return {start, end - start};
}

/// Keeps the two halves of a character outside the basic plane together.
Span wholeCharacters(const QString& text, Span passage)
{
    if (passage.length > 0 && text.at(passage.start).isLowSurrogate())
        passage = {passage.start + 1, passage.length - 1};
    if (passage.length > 0 && text.at(passage.end() - 1).isHighSurrogate())
        --passage.length;
    return passage;
}

} // namespace

Marker::Marker(const QStringList& forms, QStringList openWords)
    : m_forms(forms.begin(), forms.end()), m_openWords(std::move(openWords))
{
}

std::vector<Span> Marker::matches(const QString& text) const
{
    std::vector<Span> result;
    for (const terms::Word& word : terms::Folding(terms::Folding::Level::Loose).words(text))
        if (isMatch(word.text))
            result.push_back(word.span);
    return result;
}

bool Marker::isMatch(const QString& word) const
{
    return m_forms.contains(word) || std::any_of(m_openWords.begin(), m_openWords.end(),
                                                 [&](const QString& open) { return word.startsWith(open); });
}

Snippet Marker::snippet(const QString& text, qsizetype longest) const
{
    const std::vector<Span> all = matches(text);
    Span passage{0, text.size()};
    if (text.size() > longest)
        passage = wholeCharacters(text, wholeWords(text, bestPassage(text.size(), all, longest)));
    Snippet result;
    result.text = text.mid(passage.start, passage.length);
    result.offset = passage.start;
    result.cutBefore = passage.start > 0;
    result.cutAfter = passage.end() < text.size();
    for (const Span& match : all)
        if (match.start >= passage.start && match.end() <= passage.end())
            result.matches.push_back({match.start - passage.start, match.length});
    return result;
}

} // namespace glossator::search
