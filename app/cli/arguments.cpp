// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/suggestion.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isOption(const QString& word)
{
    return word.size() > 1 && word.startsWith(u'-') && !word.at(1).isDigit();
}

Failure unknownOption(const QString& word, const OptionSpecs& specs)
{
    QStringList known;
    for (const OptionSpec& spec : specs)
        known += u"--"_s + spec.name;
    return {u"unknown option \"%1\"%2"_s.arg(word, didYouMean(word, known)), false};
}

/// Walks the words of a command line and takes values for the options that need one.
class Reader
{
public:
    Reader(const QStringList& words, const OptionSpecs& specs) : m_words(words), m_specs(specs) {}

    std::optional<Failure> read(QStringList& operands, QHash<QString, QStringList>& values)
    {
        while (m_next < m_words.size()) {
            const QString& word = m_words.at(m_next++);
            if (m_ended || !isOption(word))
                operands += word;
            else if (word == "--"_L1)
                m_ended = true;
            else if (auto fault = readOption(word, values))
                return fault;
        }
        return std::nullopt;
    }

private:
    std::optional<Failure> readOption(const QString& word, QHash<QString, QStringList>& values)
    {
        const qsizetype equals = word.indexOf(u'=');
        const QString dashed = word.left(equals < 0 ? word.size() : equals);
        const QString name = dashed == "-h"_L1 ? u"help"_s : dashed.sliced(2);
        const auto spec = std::find_if(m_specs.begin(), m_specs.end(),
                                       [&](const OptionSpec& known) { return known.name == name; });
        if (spec == m_specs.end() || (!dashed.startsWith("--"_L1) && dashed != "-h"_L1))
            return unknownOption(dashed, m_specs);
        if (!spec->takesValue() && equals >= 0)
            return Failure{u"%1 takes no value, and \"%2\" gives one"_s.arg(dashed, word), false};
        if (values.contains(name) && !spec->repeats && spec->takesValue())
            return Failure{u"%1 is given twice"_s.arg(dashed), false};
        return spec->takesValue() ? readValue(*spec, word, equals, values) : note(name, {}, values);
    }

    std::optional<Failure> readValue(const OptionSpec& spec, const QString& word, qsizetype equals,
                                     QHash<QString, QStringList>& values)
    {
        if (equals >= 0)
            return note(spec.name, word.sliced(equals + 1), values);
        if (m_next == m_words.size())
            return Failure{u"--%1 lacks its value: --%1 %2"_s.arg(spec.name, spec.value), false};
        return note(spec.name, m_words.at(m_next++), values);
    }

    static std::optional<Failure> note(const QString& name, const QString& value,
                                       QHash<QString, QStringList>& values)
    {
        values[name] += value;
        return std::nullopt;
    }

    const QStringList& m_words;
    const OptionSpecs& m_specs;
    qsizetype m_next = 0;
    bool m_ended = false;
};

} // namespace

Outcome<Arguments> Arguments::read(const QStringList& words, const OptionSpecs& specs)
{
    Arguments arguments;
    if (auto fault = Reader(words, specs).read(arguments.m_operands, arguments.m_values))
        return tl::unexpected(std::move(*fault));
    return arguments;
}

QString Arguments::value(const QString& option) const
{
    const QStringList given = m_values.value(option);
    return given.isEmpty() ? QString() : given.constLast();
}

QStringList Arguments::list(const QString& option) const
{
    QStringList parts;
    for (const QString& part : value(option).split(u',', Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            parts += part.trimmed();
    return parts;
}

Outcome<qint64> Arguments::number(const QString& option, qint64 usual, qint64 least, qint64 most) const
{
    if (!has(option))
        return usual;
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (!isNumber || number < least || number > most)
        return fail(u"--%1: \"%2\" is no whole number from %3 to %4"_s.arg(option, value(option))
                        .arg(least)
                        .arg(most));
    return number;
}

Outcome<std::optional<catalogue::Language>> Arguments::language() const
{
    const QString code = value(u"lang"_s);
    if (!has(u"lang"_s))
        return std::nullopt;
    if (const auto language = catalogue::languageFromString(code))
        return language;
    QStringList known;
    for (const catalogue::Language language : catalogue::allLanguages)
        known += catalogue::toString(language);
    return fail(
        u"--lang: \"%1\" is no language of the catalogue; it speaks %2"_s.arg(code, known.join(u", "_s)));
}

} // namespace glossator::cli
