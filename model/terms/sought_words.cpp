// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/sought_words.h"

#include <algorithm>

namespace glossator::terms {

namespace {

/// One sign for those that keyboards have in the place of others: each takes the room of one.
QString withPlainSigns(QString text)
{
    constexpr QStringView apostrophes = u"\u2018\u2019\u02BC\u2032";
    constexpr QStringView quotes = u"\u201C\u201D\u201E\u00AB\u00BB";
    constexpr QStringView dashes = u"\u2010\u2011\u2012\u2013\u2014\u2212";
    for (QChar& sign : text)
        if (apostrophes.contains(sign))
            sign = u'\'';
        else if (quotes.contains(sign))
            sign = u'"';
        else if (dashes.contains(sign))
            sign = u'-';
        else if (sign == u'\u00A0')
            sign = u' ';
    return text;
}

} // namespace

SoughtWords::SoughtWords(const QString& words, const WordFamilies& families)
    : m_letters(withPlainSigns(m_folding.fold(words.trimmed()).text()))
{
    constexpr qsizetype leastWord = 3;
    for (const Word& word : m_folding.words(words))
        m_forms.push_back(word.text.size() < leastWord ? QSet<QString>{word.text} : families.of(word.text));
}

std::vector<Span> SoughtWords::in(const QString& text) const
{
    if (isEmpty())
        return {};
    std::vector<Span> spans = lettersIn(text);
    const std::size_t typed = spans.size();
    const auto isKnown = [&](const Span& span) {
        return std::any_of(spans.begin(), spans.begin() + static_cast<std::ptrdiff_t>(typed),
                           [&](const Span& s) { return s.overlaps(span); });
    };
    for (const Span& span : formsIn(text))
        if (!isKnown(span))
            spans.push_back(span);
    std::ranges::sort(spans, {}, &Span::start);
    return spans;
}

std::vector<Span> SoughtWords::lettersIn(const QString& text) const
{
    std::vector<Span> spans;
    const auto folded = m_folding.fold(text);
    const QString plain = withPlainSigns(folded.text());
    qsizetype at = plain.indexOf(m_letters);
    for (; at >= 0; at = plain.indexOf(m_letters, at + m_letters.size()))
        spans.push_back(folded.original({at, m_letters.size()}));
    return spans;
}

std::vector<Span> SoughtWords::formsIn(const QString& text) const
{
    std::vector<Span> spans;
    const std::vector<Word> words = m_folding.words(text);
    for (std::size_t i = 0; !m_forms.empty() && i + m_forms.size() <= words.size(); ++i) {
        std::size_t next = 0;
        while (next < m_forms.size() && m_forms[next].contains(words[i + next].text))
            ++next;
        if (next < m_forms.size())
            continue;
        const qsizetype start = words[i].span.start;
        spans.push_back({start, words[i + next - 1].span.end() - start});
    }
    return spans;
}

} // namespace glossator::terms
