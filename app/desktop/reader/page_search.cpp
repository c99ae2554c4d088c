// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_search.h"

#include "model/terms/folded_text.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

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

/// What is looked for: letters as they are typed, and words in whatever form.
class Wanted
{
public:
    Wanted(const QString& words, const terms::WordFamilies& families)
        : m_letters(withPlainSigns(m_folding.fold(words.trimmed()).text()))
    {
        constexpr qsizetype leastWord = 3;
        for (const terms::Word& word : m_folding.words(words))
            m_forms.push_back(word.text.size() < leastWord ? QSet<QString>{word.text}
                                                           : families.of(word.text));
    }

    [[nodiscard]] bool isEmpty() const { return m_letters.isEmpty(); }

    /// Where it stands in a text, in order.
    [[nodiscard]] std::vector<terms::Span> in(const QString& text) const
    {
        std::vector<terms::Span> spans = lettersIn(text);
        const std::size_t typed = spans.size();
        const auto isKnown = [&](const terms::Span& span) {
            return std::any_of(spans.begin(), spans.begin() + static_cast<std::ptrdiff_t>(typed),
                               [&](const terms::Span& s) { return s.overlaps(span); });
        };
        for (const terms::Span& span : formsIn(text))
            if (!isKnown(span))
                spans.push_back(span);
        std::ranges::sort(spans, {}, &terms::Span::start);
        return spans;
    }

private:
    [[nodiscard]] std::vector<terms::Span> lettersIn(const QString& text) const
    {
        std::vector<terms::Span> spans;
        const auto folded = m_folding.fold(text);
        const QString plain = withPlainSigns(folded.text());
        qsizetype at = plain.indexOf(m_letters);
        for (; at >= 0; at = plain.indexOf(m_letters, at + m_letters.size()))
            spans.push_back(folded.original({at, m_letters.size()}));
        return spans;
    }

    [[nodiscard]] std::vector<terms::Span> formsIn(const QString& text) const
    {
        std::vector<terms::Span> spans;
        const std::vector<terms::Word> words = m_folding.words(text);
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

    terms::Folding m_folding{terms::Folding::Level::Loose};
    QString m_letters;
    std::vector<QSet<QString>> m_forms; ///< by word
};

} // namespace

std::vector<PageMatch> findOnPage(const Page& page, const QString& words,
                                  const std::vector<catalogue::Language>& languages,
                                  const terms::WordFamilies& families)
{
    std::vector<PageMatch> matches;
    const Wanted wanted(words, families);
    if (wanted.isEmpty())
        return matches;
    for (int i = 0; i < static_cast<int>(page.entries().size()); ++i)
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece)
            for (std::size_t column = 0; column < languages.size(); ++column)
                for (const terms::Span& span : wanted.in(plainTextAt(page, {i, piece}, languages[column])))
                    matches.push_back({{i, piece}, static_cast<int>(column), span});
    return matches;
}

} // namespace glossator::desktop
