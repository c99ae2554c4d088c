// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_words.h"

#include "model/search/stop_words.h"
#include "model/terms/folding.h"

#include <algorithm>
#include <limits>

namespace glossator::search {

namespace {

using terms::Folding;
using terms::Word;

constexpr qsizetype longestQuery = 1000; ///< UTF-16 units
constexpr std::size_t mostWords = 24;

bool isTelling(const Word& word)
{
    return !word.clitic && !isStopWord(word.text);
}

QString quoted(const QString& word)
{
    return u'"' + word + u'"';
}

/// A word as the index has it: of initials, each by itself.
QString indexed(const QString& word)
{
    QStringList parts = word.split(u'&');
    std::ranges::transform(parts, parts.begin(), quoted);
    return parts.size() == 1 ? parts.front() : u'(' + parts.join(QStringLiteral(" AND ")) + u')';
}

/// The ways in which one word may stand in the index.
QString alternatives(const QueryWord& word)
{
    QStringList ways{indexed(word.loose)};
    if (word.isOpen && !word.loose.contains(u'&'))
        ways.append(quoted(word.loose) + u'*');
    if (word.letters != word.loose)
        ways.append(indexed(word.letters));
    for (const QString& lemma : word.lemmas)
        if (lemma != word.loose)
            ways.append(quoted(lemma));
    return u'(' + ways.join(QStringLiteral(" OR ")) + u')';
}

/// Whether what comes before a place opens a quotation that it does not close.
bool opensQuotation(QStringView before)
{
    constexpr QStringView opening = u"\u201E\u00AB";
    constexpr QStringView closing = u"\u201D\u00BB";
    constexpr QStringView either = u"\"\u201C"; // which closes what \u201E opened
    bool isOpen = false;
    for (const QChar c : before)
        if (either.contains(c))
            isOpen = !isOpen;
        else if (opening.contains(c) || closing.contains(c))
            isOpen = opening.contains(c);
    return isOpen;
}

/// The text with something else in place of the words that were mistyped.
template <typename Written>
QString replaced(const QString& text, const std::vector<Respelling>& meant, Written written)
{
    QString result;
    qsizetype done = 0;
    for (const Word& word : wordsInQuery(text)) {
        const auto other = std::find_if(meant.begin(), meant.end(), [&](const Respelling& each) {
            return each.typed == word.text || terms::looseKey(each.typed) == word.text;
        });
        if (other == meant.end())
            continue;
        result += text.mid(done, word.span.start - done) +
                  written(text.mid(word.span.start, word.span.length), *other);
        done = word.span.end();
    }
    return result + text.mid(done);
}

class QueryReader
{
public:
    explicit QueryReader(const QString& text, std::size_t most = mostWords)
        : m_text(text), m_most(most), m_words(wordsInQuery(text))
    {
    }

    QueryWords read()
    {
        m_hasTelling = std::any_of(m_words.begin(), m_words.end(), isTelling);
        QStringList key;
        for (const Word& word : m_words) {
            key.append(QString(word.text).replace(u'&', u' ')); // as in titles
            if (!m_hasTelling || isTelling(word))
                add(word, m_result.words);
            if (!m_hasTelling || !word.clitic)
                add(word, m_result.all);
        }
        m_result.key = key.join(u' ');
        return std::move(m_result);
    }

private:
    void add(const Word& word, std::vector<QueryWord>& words)
    {
        const QStringView rest = QStringView(m_text).mid(word.span.end());
        const bool isOpen = rest.isEmpty() || rest == u"\u00B7"; // col· is on the way to col·locar
        const bool isExact = opensQuotation(QStringView(m_text).left(word.span.start));
        const auto same = std::find_if(words.begin(), words.end(),
                                       [&](const QueryWord& w) { return w.loose == word.text; });
        if (same != words.end()) {
            same->isOpen = same->isOpen || isOpen;
            same->isExact = same->isExact || isExact;
            same->isRepeated = true;
            return;
        }
        if (words.size() == m_most) {
            m_result.shortened = true;
            return;
        }
        const QStringView original = QStringView(m_text).mid(word.span.start, word.span.length);
        const QString letters =
            original.contains(u'&') ? word.text : Folding(Folding::Level::Letters).key(original);
        words.push_back({letters, word.text, isOpen, {}, isExact, false});
    }

    const QString& m_text;
    const std::size_t m_most;
    std::vector<Word> m_words;
    bool m_hasTelling = false;
    QueryWords m_result;
};

} // namespace

std::vector<Word> wordsInQuery(const QString& text)
{
    constexpr qsizetype longestInitials = 3; // of one side
    std::vector<Word> result;
    for (Word& word : Folding(Folding::Level::Loose).words(text)) {
        const bool isJoined = !result.empty() && result.back().span.end() + 1 == word.span.start &&
                              text.at(result.back().span.end()) == u'&' &&
                              result.back().span.length <= longestInitials &&
                              word.span.length <= longestInitials;
        if (!isJoined) {
            result.push_back(std::move(word));
            continue;
        }
        Word& initials = result.back();
        initials.text += u'&' + word.text;
        initials.span.length = word.span.end() - initials.span.start;
        initials.clitic = false;
    }
    return result;
}

QueryWords readQuery(const QString& text)
{
    const QString read = text.left(longestQuery);
    QueryWords result = QueryReader(read).read();
    result.shortened = result.shortened || read.size() < text.size();
    return result;
}

std::vector<QueryWord> everyWordOf(const QString& text)
{
    return QueryReader(text, std::numeric_limits<std::size_t>::max()).read().all;
}

QString respelled(const QString& text, const std::vector<Respelling>& meant)
{
    return replaced(text, meant, [](const QString&, const Respelling& word) { return word.meant; });
}

QString insisting(const QString& text, const std::vector<Respelling>& meant)
{
    return replaced(text, meant, [](const QString& typed, const Respelling&) { return quoted(typed); });
}

std::vector<QStringList> waysToWrite(const std::vector<QueryWord>& words)
{
    std::vector<QStringList> result;
    for (const QueryWord& word : words) {
        result.push_back(QStringList{word.loose} + word.lemmas);
        result.back().removeDuplicates();
    }
    return result;
}

std::vector<QueryWord> asFinished(std::vector<QueryWord> words)
{
    for (QueryWord& word : words)
        word.isOpen = false;
    return words;
}

QString matchExpression(const std::vector<QueryWord>& words, bool all)
{
    QStringList parts;
    for (const QueryWord& word : words)
        parts.append(alternatives(word));
    return parts.join(all ? QStringLiteral(" AND ") : QStringLiteral(" OR "));
}

} // namespace glossator::search
