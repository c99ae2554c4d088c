// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace glossator::terms {

/// The part of the game a concept belongs to.
enum class TermDomain {
    Feature,
    Expansion,
    Component,
    Figure,
    Action,
    Scoring,
    Edition,
    Phase,
    Wonder,
    Message,
    Other
};

/// What a term is as language; it decides how running text is compared with it.
enum class PartOfSpeech {
    Noun,
    NounPlural,
    NounPhrase,
    Verb,
    VerbPhrase,
    Modal,
    Phrase,
    ProperName,
    CardName,
    Title,
    Heading,
    Label,
    Badge,
    Notice,
    MenuItem,
    Abbreviation
};

/// Where the wording of a term comes from.
enum class TermStanding {
    Attested, ///< found in published or long-used texts
    Derived   ///< formed from its parts by us
};

/// How good a wording is for its concept.
enum class WordingStanding { Preferred, Variant, Deprecated };

/// The spelling used in sources, database and JSON.
QString toString(TermDomain domain);
QString toString(PartOfSpeech part);
QString toString(TermStanding standing);
QString toString(WordingStanding standing);

std::optional<TermDomain> termDomainFromString(const QString& text);
std::optional<PartOfSpeech> partOfSpeechFromString(const QString& text);
std::optional<TermStanding> termStandingFromString(const QString& text);
std::optional<WordingStanding> wordingStandingFromString(const QString& text);

/// Whether a term of this kind is used in all its word forms. The others (titles, headings, badges ...)
/// stand in a text as they are written or not at all.
bool isInflected(PartOfSpeech part);

/// Whether it says what somebody does: a verb, a phrase with one, or one of those that say what may be done.
bool isVerb(PartOfSpeech part);

/// The known spellings joined by commas, for messages.
QString knownTermDomains();
QString knownPartsOfSpeech();
QString knownTermStandings();

} // namespace glossator::terms
