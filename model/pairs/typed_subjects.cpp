// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/typed_subjects.h"

#include <QRegularExpression>

#include <algorithm>

namespace glossator::pairs {

namespace {

constexpr int mostMatches = 12;
constexpr int mostNearly = 4;

/// Two names, and how they are written with nothing between.
struct TwoNames
{
    QString one;
    QString other;

    [[nodiscard]] QString joined() const { return one + u' ' + other; }
};

/// Between two names stands a plus, or a word for it in one of the three languages.
std::optional<TwoNames> twoNames(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("\\s*\\+\\s*|\\s+(?:and|with|meets|și|şi|si|cu|i|amb)(?:\\s+|$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const auto found = between.match(text);
    if (!found.hasMatch() || found.capturedStart() == 0)
        return {};
    return TwoNames{text.left(found.capturedStart()).trimmed(), text.mid(found.capturedEnd()).trimmed()};
}

/// Below what has such another name, what is called nearly so.
void addGuesses(TypedSubjects& typed, const std::vector<const Subject*>& guesses)
{
    const auto sure = typed.subjects.size();
    for (const Subject* guess : guesses)
        if (typed.subjects.size() < sure + mostNearly && !std::ranges::count(typed.subjects, guess)) {
            typed.subjects.push_back(guess);
            typed.isUnsure = true;
        }
}

TypedSubjects readOne(const QString& text, const SubjectList& subjects, catalogue::Language own)
{
    TypedSubjects typed;
    typed.subjects = subjects.matches(text, mostMatches, own);
    typed.isGuess = typed.subjects.empty();
    if (text.trimmed().isEmpty())
        return typed;
    if (typed.isGuess)
        typed.subjects = subjects.like(text, own, mostNearly);
    else if (!subjects.isName(text, own))
        addGuesses(typed, subjects.like(text, own, mostMatches));
    return typed;
}

/// Nothing where one of the two cannot be told; "Traders and Builders" is one name, written otherwise.
std::optional<TypedSubjects> readTwo(const TwoNames& names, const SubjectList& subjects,
                                     catalogue::Language own)
{
    if (!subjects.matches(names.joined(), 1, own).empty())
        return readOne(names.joined(), subjects, own);
    const TypedSubjects one = readOne(names.one, subjects, own);
    if (one.subjects.empty() || names.other.isEmpty())
        return one.subjects.empty() ? std::nullopt : std::optional(one);
    TypedSubjects both = readOne(names.other, subjects, own);
    both.first = one.subjects.front();
    both.isGuess = both.isGuess || one.isGuess;
    return both.subjects.empty() ? std::nullopt : std::optional(both);
}

} // namespace

TypedSubjects TypedSubjects::read(const QString& text, const SubjectList& subjects, catalogue::Language own)
{
    TypedSubjects typed = readOne(text, subjects, own);
    if (const auto names = typed.isGuess ? twoNames(text) : std::nullopt)
        if (auto two = readTwo(*names, subjects, own))
            return std::move(*two);
    return typed;
}

} // namespace glossator::pairs
