// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/folding.h"

#include "model/terms/simple_letters.h"

#include <QChar>
#include <QStringList>

namespace glossator::terms {

namespace {

constexpr char16_t firstNonAscii = 0x80;
constexpr char16_t firstMark = 0x300; ///< below it nothing combines with the letter before
constexpr char16_t middleDot = u'\u00B7';
constexpr QStringView lookAlikeDots = u".\u2022\u2219\u22C5\u2027";

bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'\u2019' || c == u'\u02BC' || c == u'\u2018';
}

bool isEl(QChar c)
{
    return c == u'l' || c == u'L';
}

char32_t codePointAt(QStringView text, qsizetype at)
{
    const QChar unit = text.at(at);
    if (unit.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text.at(at + 1));
    return unit.unicode();
}

qsizetype unitsOf(char32_t codePoint)
{
    return QChar::requiresSurrogates(codePoint) ? 2 : 1;
}

/// Length of the letter at `start` with the combining marks that follow it.
qsizetype letterLength(QStringView text, qsizetype start)
{
    qsizetype end = start + unitsOf(codePointAt(text, start));
    while (end < text.size() && QChar::isMark(codePointAt(text, end)))
        end += unitsOf(codePointAt(text, end));
    return end - start;
}

/// Whether the unit is a dot of any kind that stands for the middle dot of l·l.
bool isGeminateDot(QStringView text, qsizetype at)
{
    if (text.at(at).unicode() < firstNonAscii && text.at(at) != u'.')
        return false;
    const bool isDot = text.at(at) == middleDot || lookAlikeDots.contains(text.at(at));
    return isDot && at > 0 && at + 1 < text.size() && isEl(text.at(at - 1)) && isEl(text.at(at + 1));
}

/// ş -> ș, ţ -> ț, ã -> ă: spellings of Romanian from before its letters had code points.
void replaceOldRomanian(QString& letter)
{
    letter.replace(u'\u015F', u'\u0219').replace(u'\u0163', u'\u021B').replace(u'\u00E3', u'\u0103');
}

QString withoutMarks(const QString& letter)
{
    QString result;
    for (const QChar c : letter.normalized(QString::NormalizationForm_D))
        if (!c.isMark())
            result += c;
    return result;
}

/// Whether the unit is all of an ASCII letter or sign. Most are, and they need no tables.
bool isPlain(QStringView text, qsizetype at)
{
    return text.at(at).unicode() < firstNonAscii &&
           (at + 1 == text.size() || text.at(at + 1).unicode() < firstMark);
}

bool isAsciiLetterOrDigit(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

QChar asciiLower(QChar c)
{
    return c >= u'A' && c <= u'Z' ? QChar(c.unicode() + (u'a' - u'A')) : c;
}

bool isWordUnit(QStringView text, qsizetype at)
{
    if (isAsciiLetterOrDigit(text.at(at)))
        return true;
    const char32_t c = codePointAt(text, at);
    return QChar::isLetterOrNumber(c) || QChar::isMark(c) || isGeminateDot(text, at);
}

bool isApostropheAt(QStringView text, qsizetype at)
{
    return at >= 0 && at < text.size() && isApostrophe(text.at(at));
}

/// One letter before an apostrophe (l'abadia), or up to two after one (posa'l) unless the word that they
/// belong to is itself such a letter (d'or).
bool isClitic(QStringView text, Span word, const std::vector<Word>& before, qsizetype beforeEnd)
{
    if (word.length == 1 && isApostropheAt(text, word.end()))
        return true;
    const bool isTiedBack = isApostropheAt(text, word.start - 1) && beforeEnd == word.start - 1;
    return word.length <= 2 && isTiedBack && !before.back().clitic;
}

bool isSpaceAt(QStringView text, qsizetype at)
{
    return text.at(at) == u' ' && isPlain(text, at);
}

/// Calls `take` with each word of folded units, and where the one before it ended.
template <class Take>
void cut(QStringView units, const Take& take)
{
    qsizetype lastEnd = -1;
    for (qsizetype at = 0; at < units.size();) {
        const qsizetype start = at;
        while (at < units.size() && isWordUnit(units, at))
            at += unitsOf(codePointAt(units, at));
        if (at == start) {
            at += unitsOf(codePointAt(units, at));
            continue;
        }
        take(Span{start, at - start}, lastEnd);
        lastEnd = at;
    }
}

} // namespace

FoldedText Folding::fold(QStringView text) const
{
    FoldedText result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        if (isGeminateDot(text, at)) {
            if (m_level == Level::Letters)
                result.append(QChar(middleDot), {at, 1});
            ++at;
            continue;
        }
        if (isPlain(text, at)) {
            result.append(asciiLower(text.at(at)), {at, 1});
            ++at;
            continue;
        }
        const Span letter{at, letterLength(text, at)};
        result.append(foldLetter(text.mid(letter.start, letter.length).toString()), letter);
        at = letter.end();
    }
    return result;
}

QString Folding::foldLetter(const QString& letter) const
{
    if (letter == u'\u0140' || letter == u'\u013F')
        return m_level == Level::Loose ? u"l"_qs : u"l\u00B7"_qs;
    QString folded = letter.normalized(QString::NormalizationForm_C).toCaseFolded();
    folded.replace(u'\u00DF', QStringLiteral("ss"));
    if (m_level == Level::Loose)
        return withoutMarks(folded);
    replaceOldRomanian(folded);
    return folded;
}

/// Calls `take` with the folded units of each run between spaces, and with what says where a stretch of them
/// stands in the text. No word and no apostrophe reaches across a space; most runs fold unit by unit, and
/// need not be taken apart into letters.
template <class Take>
void Folding::eachRun(QStringView text, const Take& take) const
{
    const SimpleLetters& simple = simpleLetters();
    QString units;
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start;
        while (end < text.size() && !isSpaceAt(text, end))
            ++end;
        const QStringView run = text.mid(start, end - start);
        if (simple.fold(run, units)) {
            take(units, [start](Span word) { return Span{start + word.start, word.length}; });
        } else {
            const FoldedText folded = fold(run);
            take(folded.text(), [start, &folded](Span word) {
                const Span there = folded.original(word);
                return Span{start + there.start, there.length};
            });
        }
        start = end + 1;
    }
}

std::vector<Word> Folding::words(QStringView text) const
{
    std::vector<Word> result;
    eachRun(text, [&](const QString& units, const auto& original) {
        cut(units, [&](Span word, qsizetype lastEnd) {
            result.push_back(
                {units.mid(word.start, word.length), original(word), isClitic(units, word, result, lastEnd)});
        });
    });
    return result;
}

std::vector<Span> Folding::wordsThat(QStringView text,
                                     const std::function<bool(const QString&)>& isWanted) const
{
    std::vector<Span> result;
    eachRun(text, [&](const QString& units, const auto& original) {
        cut(units, [&](Span word, qsizetype) {
            if (isWanted(QString::fromRawData(units.constData() + word.start, word.length)))
                result.push_back(original(word));
        });
    });
    return result;
}

/// Made once for each level.
const SimpleLetters& Folding::simpleLetters() const
{
    const auto made = [](Level level) {
        return SimpleLetters(
            [level](QChar letter) { return Folding(level).fold(QStringView(&letter, 1)).text(); });
    };
    static const SimpleLetters letters = made(Level::Letters);
    static const SimpleLetters loose = made(Level::Loose);
    return m_level == Level::Loose ? loose : letters;
}

QString Folding::key(QStringView text) const
{
    QStringList result;
    for (const Word& word : words(text))
        result.append(word.text);
    return result.join(u' ');
}

QString looseKey(QStringView text)
{
    return Folding(Folding::Level::Loose).key(text);
}

} // namespace glossator::terms
