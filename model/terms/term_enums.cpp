// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/term_enums.h"

#include "model/catalogue/spelling.h"

#include <QStringList>

#include <array>

namespace glossator::terms {

namespace {

using catalogue::Spelling;

constexpr std::array<Spelling<TermDomain>, 11> domains{{
    {TermDomain::Feature, "feature"},
    {TermDomain::Expansion, "expansion"},
    {TermDomain::Component, "component"},
    {TermDomain::Figure, "figure"},
    {TermDomain::Action, "action"},
    {TermDomain::Scoring, "scoring"},
    {TermDomain::Edition, "edition"},
    {TermDomain::Phase, "phase"},
    {TermDomain::Wonder, "wonder"},
    {TermDomain::Message, "message"},
    {TermDomain::Other, "other"},
}};

constexpr std::array<Spelling<PartOfSpeech>, 16> parts{{
    {PartOfSpeech::Noun, "noun"},
    {PartOfSpeech::NounPlural, "noun, plural"},
    {PartOfSpeech::NounPhrase, "noun phrase"},
    {PartOfSpeech::Verb, "verb"},
    {PartOfSpeech::VerbPhrase, "verb phrase"},
    {PartOfSpeech::Modal, "modal"},
    {PartOfSpeech::Phrase, "phrase"},
    {PartOfSpeech::ProperName, "proper name"},
    {PartOfSpeech::CardName, "card name"},
    {PartOfSpeech::Title, "title"},
    {PartOfSpeech::Heading, "heading"},
    {PartOfSpeech::Label, "label"},
    {PartOfSpeech::Badge, "badge"},
    {PartOfSpeech::Notice, "notice"},
    {PartOfSpeech::MenuItem, "menu item"},
    {PartOfSpeech::Abbreviation, "abbreviation"},
}};

constexpr std::array<Spelling<TermStanding>, 2> standings{{
    {TermStanding::Attested, "attested"},
    {TermStanding::Derived, "derived"},
}};

constexpr std::array<Spelling<WordingStanding>, 3> wordingStandings{{
    {WordingStanding::Preferred, "preferred"},
    {WordingStanding::Variant, "variant"},
    {WordingStanding::Deprecated, "deprecated"},
}};

template <typename Enum>
QString known(std::span<const Spelling<Enum>> spellings)
{
    QStringList result;
    for (const Spelling<Enum>& spelling : spellings)
        result.append(QString::fromLatin1(spelling.text));
    return result.join(QStringLiteral("; "));
}

} // namespace

QString toString(TermDomain domain)
{
    return catalogue::spellingOf<TermDomain>(domains, domain);
}

QString toString(PartOfSpeech part)
{
    return catalogue::spellingOf<PartOfSpeech>(parts, part);
}

QString toString(TermStanding standing)
{
    return catalogue::spellingOf<TermStanding>(standings, standing);
}

QString toString(WordingStanding standing)
{
    return catalogue::spellingOf<WordingStanding>(wordingStandings, standing);
}

std::optional<TermDomain> termDomainFromString(const QString& text)
{
    return catalogue::valueOf<TermDomain>(domains, text);
}

std::optional<PartOfSpeech> partOfSpeechFromString(const QString& text)
{
    return catalogue::valueOf<PartOfSpeech>(parts, text);
}

std::optional<TermStanding> termStandingFromString(const QString& text)
{
    return catalogue::valueOf<TermStanding>(standings, text);
}

std::optional<WordingStanding> wordingStandingFromString(const QString& text)
{
    return catalogue::valueOf<WordingStanding>(wordingStandings, text);
}

bool isInflected(PartOfSpeech part)
{
    switch (part) {
    case PartOfSpeech::Title:
    case PartOfSpeech::Heading:
    case PartOfSpeech::Label:
    case PartOfSpeech::Badge:
    case PartOfSpeech::Notice:
    case PartOfSpeech::MenuItem:
    case PartOfSpeech::Abbreviation:
        return false;
    default:
        return true;
    }
}

bool isVerb(PartOfSpeech part)
{
    return part == PartOfSpeech::Verb || part == PartOfSpeech::VerbPhrase || part == PartOfSpeech::Modal;
}

QString knownTermDomains()
{
    return known<TermDomain>(domains);
}

QString knownPartsOfSpeech()
{
    return known<PartOfSpeech>(parts);
}

QString knownTermStandings()
{
    return known<TermStanding>(standings);
}

} // namespace glossator::terms
