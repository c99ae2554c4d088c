// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/passage.h"

#include <QSet>

#include <algorithm>
#include <span>
#include <tuple>

namespace glossator::search {

namespace {

using terms::Span;

bool isWithin(Span part, Span whole)
{
    return part.start >= whole.start && part.end() <= whole.end();
}

/// From the first to the last of some matches.
struct Group
{
    Span span;
    qsizetype words = 0;   ///< how many different ones
    qsizetype matches = 0; ///< how many in all
};

/// The matches from the first of the given ones on that fit into a length.
Group groupFrom(const QString& text, std::span<const Span> matches, qsizetype length)
{
    const qsizetype start = matches.front().start;
    QSet<QString> words;
    Group group;
    for (const Span& match : matches) {
        if (match.end() - start > length)
            break;
        words.insert(text.mid(match.start, match.length).toCaseFolded());
        group = {{start, match.end() - start}, words.size(), group.matches + 1};
    }
    return group;
}

auto rank(const Group& group)
{
    return std::make_tuple(group.words, group.matches, -group.span.length);
}

/// The group with most different words, of several that with most matches, then the closest.
Group densestGroup(const QString& text, std::span<const Span> matches, qsizetype length)
{
    Group best;
    for (; !matches.empty(); matches = matches.subspan(1)) {
        const Group group = groupFrom(text, matches, length);
        if (rank(group) > rank(best))
            best = group;
    }
    return best;
}

/// Whether a sentence begins there: behind a full stop and a space, with a capital or a quotation mark.
bool beginsSentence(const QString& text, qsizetype at)
{
    constexpr QStringView ends = u".!?\u2026";
    constexpr QStringView closing = u")]\"\u201D\u00BB";
    constexpr QStringView opening = u"\"\u201C\u201E\u00AB";
    if (at == 0 || !text.at(at - 1).isSpace())
        return at == 0;
    qsizetype before = at - 2;
    if (before > 0 && closing.contains(text.at(before)))
        --before;
    return before >= 0 && ends.contains(text.at(before)) &&
           (text.at(at).isUpper() || opening.contains(text.at(at)));
}

std::vector<Span> sentencesOf(const QString& text)
{
    std::vector<Span> result;
    for (qsizetype at = 0; at < text.size(); ++at)
        if (beginsSentence(text, at)) {
            if (!result.empty())
                result.back().length = at - 1 - result.back().start;
            result.push_back({at, text.size() - at});
        }
    return result;
}

/// Whole sentences that hold a stretch, and those after and before it for which there is room; empty where
/// its own do not fit.
Span inSentences(const QString& text, Span stretch, qsizetype longest)
{
    const std::vector<Span> sentences = sentencesOf(text);
    auto first = std::find_if(sentences.begin(), sentences.end(),
                              [&](const Span& sentence) { return sentence.end() > stretch.start; });
    auto last = std::find_if(first, sentences.end(),
                             [&](const Span& sentence) { return sentence.end() >= stretch.end(); });
    if (last == sentences.end() || last->end() - first->start > longest)
        return {};
    while (std::next(last) != sentences.end() && std::next(last)->end() - first->start <= longest)
        ++last;
    while (first != sentences.begin() && last->end() - std::prev(first)->start <= longest)
        --first;
    return {first->start, last->end() - first->start};
}

/// A passage with some words before a stretch, or from the beginning of its sentence where there is room.
Span around(const QString& text, Span stretch, qsizetype longest)
{
    const qsizetype lead = std::min(longest / 4, longest - stretch.length);
    const qsizetype lastStart = std::max<qsizetype>(0, text.size() - longest);
    for (const Span& sentence : sentencesOf(text))
        if (sentence.start <= stretch.start && stretch.end() <= sentence.start + longest &&
            sentence.end() >= stretch.end())
            return {std::min(sentence.start, lastStart), longest};
    return {std::clamp<qsizetype>(stretch.start - lead, 0, lastStart), longest};
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

/// Whether two case-folded words differ at most in their endings.
bool isOfFamily(const QString& word, const QString& other)
{
    constexpr qsizetype shortest = 3; ///< a beginning that says nothing yet is shorter
    constexpr qsizetype longWord = 5; ///< its last letter may change: carry, carries
    constexpr qsizetype ending = 3;
    const auto [end, otherEnd] = std::mismatch(word.begin(), word.end(), other.begin(), other.end());
    const qsizetype common = end - word.begin();
    const auto [least, most] = std::minmax({word.size(), other.size()});
    const qsizetype stem = std::max(shortest, least >= longWord ? least - 1 : least);
    return word == other || (common >= stem && most - common <= ending);
}

} // namespace

Span passageAround(const QString& text, const std::vector<Span>& matches, qsizetype longest)
{
    if (text.size() <= longest)
        return {0, text.size()};
    const Span stretch = densestGroup(text, matches, longest).span;
    if (const Span sentences = inSentences(text, stretch, longest); sentences.length > 0)
        return sentences;
    return wholeCharacters(text, wholeWords(text, around(text, stretch, longest)));
}

Snippet shortened(const Snippet& snippet, qsizetype longest)
{
    const Span passage = passageAround(snippet.text, snippet.matches, longest);
    Snippet result;
    result.text = snippet.text.mid(passage.start, passage.length);
    result.offset = snippet.offset + passage.start;
    result.cutBefore = snippet.cutBefore || passage.start > 0;
    result.cutAfter = snippet.cutAfter || passage.end() < snippet.text.size();
    for (const Span& match : snippet.matches)
        if (isWithin(match, passage))
            result.matches.push_back({match.start - passage.start, match.length});
    return result;
}

Snippet matchesOnly(const Snippet& snippet)
{
    Snippet result;
    QStringList told;
    for (const Span& match : snippet.matches) {
        const QString word = snippet.text.mid(match.start, match.length);
        const QString folded = word.toCaseFolded();
        if (std::ranges::any_of(told, [&](const QString& other) { return isOfFamily(folded, other); }))
            continue;
        told.append(folded);
        if (!result.text.isEmpty())
            result.text += QStringLiteral(", ");
        result.matches.push_back({result.text.size(), word.size()});
        result.text += word;
    }
    return result;
}

} // namespace glossator::search
