// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/text_checks.h"

#include <QRegularExpression>

#include <array>

namespace glossator::catalogue {

namespace {

QString codePoint(QChar letter)
{
    return QStringLiteral("U+%1").arg(letter.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

QRegularExpression pattern(const QString& text)
{
    return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption |
                                        QRegularExpression::CaseInsensitiveOption);
}

QStringList capturedBy(const QRegularExpression& expression, const QString& text, int group)
{
    QStringList found;
    QRegularExpressionMatchIterator matches = expression.globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(group);
    return found;
}

/// "007" is 7, and "000" is 0.
QString withoutLeadingZeros(QString digits)
{
    while (digits.size() > 1 && digits.startsWith(QLatin1Char('0')) && digits.at(1).isDigit())
        digits.remove(0, 1);
    return digits;
}

QString normalised(const QString& written)
{
    static const QRegularExpression thousands(
        QStringLiteral("[.,\\x{20}\\x{A0}\\x{2009}\\x{202F}](?=\\d{3}(?!\\d))"));
    QString digits = written;
    digits.remove(thousands).replace(QLatin1Char(','), QLatin1Char('.'));
    return withoutLeadingZeros(digits);
}

/// Removes from `left` one occurrence of each member of `right`.
QStringList without(QStringList left, const QStringList& right)
{
    for (const QString& member : right)
        left.removeOne(member);
    return left;
}

constexpr std::array<const char*, 13> numberWords{
    "no|none|nobody|never|zero",
    "a|an|one|once|first|single",
    "two|twice|second|both|double|pair",
    "three|third|triple",
    "four|fourth",
    "five|fifth",
    "six|sixth",
    "seven|seventh",
    "eight|eighth",
    "nine|ninth",
    "ten|tenth",
    "eleven|eleventh",
    "twelve|twelfth|dozen",
};

bool saysInWords(const QString& text, const QString& number)
{
    bool isWhole = false;
    const auto value = static_cast<std::size_t>(number.toUInt(&isWhole));
    if (!isWhole || value >= numberWords.size())
        return false;
    return text.contains(pattern(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(numberWords.at(value)))));
}

int romanValue(QChar letter)
{
    switch (letter.unicode()) {
    case 'I':
        return 1;
    case 'V':
        return 5;
    case 'X':
        return 10;
    case 'L':
        return 50;
    case 'C':
        return 100;
    default:
        return 0;
    }
}

QString valueOfRoman(const QString& numeral)
{
    int sum = 0;
    for (qsizetype i = 0; i < numeral.size(); ++i) {
        const int value = romanValue(numeral.at(i));
        const bool isBeforeGreater = i + 1 < numeral.size() && romanValue(numeral.at(i + 1)) > value;
        sum += isBeforeGreater ? -value : value;
    }
    return QString::number(sum);
}

QStringList romanNumbers(const QString& text)
{
    static const QRegularExpression numeral(QStringLiteral("\\b[IVXLC]+\\b"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    QStringList values;
    for (const QString& written : capturedBy(numeral, text, 0))
        values << valueOfRoman(written);
    return values;
}

QStringList ordinals(const QString& text)
{
    return capturedBy(pattern(QStringLiteral("\\b(\\d+)(?:st|nd|rd|th)\\b")), text, 1);
}

/// Of the numbers lost in translation, those that are no ordinals written as Roman numerals.
QStringList trulyLost(const QStringList& lost, const QString& source, const QString& translation)
{
    const QStringList candidates = ordinals(source);
    QStringList excused;
    for (const QString& value : romanNumbers(translation))
        if (candidates.contains(value))
            excused << value;
    return without(lost, excused);
}

QStringList trulyAdded(const QStringList& added, const QString& source)
{
    QStringList result;
    for (const QString& number : added)
        if (!saysInWords(source, number))
            result << number;
    return result;
}

} // namespace

std::optional<TextFault> compositionFault(const QString& text)
{
    const QString composed = text.normalized(QString::NormalizationForm_C);
    if (composed == text)
        return std::nullopt;
    qsizetype at = 0;
    while (at < composed.size() && at < text.size() && composed.at(at) == text.at(at))
        ++at;
    const QString near = composed.mid(qMax<qsizetype>(0, at - 10), 20);
    return TextFault{QStringLiteral("the text is not in NFC near \"%1\"").arg(near),
                     QStringLiteral("write each accented letter as one character")};
}

std::optional<TextFault> cedillaFault(const QString& text)
{
    static const QString cedillas = QStringLiteral("\u015E\u015F\u0162\u0163");
    static const QString commas = QStringLiteral("\u0218\u0219\u021A\u021B");
    for (const QChar letter : text) {
        const qsizetype index = cedillas.indexOf(letter);
        if (index >= 0)
            return TextFault{QStringLiteral("\"%1\" (%2) has a cedilla").arg(letter).arg(codePoint(letter)),
                             QStringLiteral("write \"%1\" (%2) with a comma below")
                                 .arg(commas.at(index))
                                 .arg(codePoint(commas.at(index)))};
    }
    return std::nullopt;
}

std::optional<TextFault> middleDotFault(const QString& text)
{
    static const QRegularExpression wrong(
        QStringLiteral("[\\x{013F}\\x{0140}]|l[\\x{2022}\\x{2219}\\x{22C5}.]l"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = wrong.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return TextFault{QStringLiteral("\"%1\" is no geminated l").arg(match.captured()),
                     QStringLiteral("write l·l with U+00B7")};
}

QStringList numbersOf(const QString& text)
{
    static const QRegularExpression number(QStringLiteral(
        "\\d{1,3}(?:[.,\\x{20}\\x{A0}\\x{2009}\\x{202F}]\\d{3}(?!\\d))+(?:[.,]\\d{1,2}(?!\\d))?|"
        "\\d+[.,]\\d{1,2}(?!\\d)|\\d+"));
    QStringList numbers;
    for (const QString& written : capturedBy(number, text, 0))
        numbers << normalised(written);
    numbers.sort();
    return numbers;
}

std::optional<TextFault> numbersFault(const QString& source, const QString& translation)
{
    const QStringList expected = numbersOf(source);
    const QStringList found = numbersOf(translation);
    const QStringList lost = trulyLost(without(expected, found), source, translation);
    const QStringList added = trulyAdded(without(found, expected), source);
    if (lost.isEmpty() && added.isEmpty())
        return std::nullopt;
    const auto listOf = [](const QStringList& numbers) {
        return numbers.isEmpty() ? QStringLiteral("none") : numbers.join(QLatin1String(", "));
    };
    return TextFault{QStringLiteral("numbers differ from the source: source %1, translation %2")
                         .arg(listOf(expected), listOf(found)),
                     lost.isEmpty() ? QStringLiteral("leave out %1").arg(listOf(added))
                                    : QStringLiteral("write %1 in digits").arg(listOf(lost))};
}

} // namespace glossator::catalogue
