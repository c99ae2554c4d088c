// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/expansion.h"
#include "model/terms/term_enums.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace glossator::pairs {

/// What one may ask about: a box, or a concept of the game such as the fairy.
enum class SubjectKind : std::uint8_t { Expansion, Concept };

/// Names a box or a concept, as in "exp:fairy" and "term:fairy": by its mark nobody takes the one for the
/// other.
struct SubjectId
{
    SubjectKind kind = SubjectKind::Expansion;
    QString id; ///< of the expansion or the term

    [[nodiscard]] bool isEmpty() const { return id.isEmpty(); }
    [[nodiscard]] QString toString() const;
    /// Reads what toString() wrote, and once wrote: the id of a box without its mark. Whether there is such a
    /// thing is not asked. What people write is a name, for SubjectList::named.
    [[nodiscard]] static SubjectId fromString(const QString& text);

    bool operator==(const SubjectId&) const = default;
};

/// Two things that meet; their order is how they were asked for. Either may be empty.
struct PairId
{
    SubjectId one;
    SubjectId other;

    [[nodiscard]] bool isWhole() const { return !one.isEmpty() && !other.isEmpty(); }
    [[nodiscard]] PairId swapped() const { return {other, one}; }
    /// "exp:wonders-of-humanity/term:fairy"; empty where both are.
    [[nodiscard]] QString toString() const;
    [[nodiscard]] static PairId fromString(const QString& text);

    bool operator==(const PairId&) const = default;
};

/// A box or a concept with its names.
struct Subject
{
    SubjectId id;
    std::array<QString, catalogue::allLanguages.size()> names; ///< by Language
    QString code;                                              ///< of a box, "WOH"
    QString sign;                                              ///< of a box, see catalogue::Expansion
    catalogue::ExpansionFamily family = catalogue::ExpansionFamily::Mini; ///< of a box
    bool isWhole = true;  ///< false where its rules are not all in the catalogue
    bool hasRules = true; ///< false where none of them is
    terms::TermDomain domain = terms::TermDomain::Other; ///< of a concept
    SubjectId meant; ///< what an answer about it is about: itself, or the one that has the rules
    SubjectId wider; ///< the box in which it lies, unless that is what is meant; empty for none
    SubjectId kind;  ///< the concept that it is one of; empty for none
    int clauses = 0; ///< that speak of it; where none does, of what is meant, as of a box without rules
    std::array<QStringList, catalogue::allLanguages.size()>
        keys; ///< by Language: all its names, folded to loose

    /// Of one that is not whole: whether some of its rules are there.
    [[nodiscard]] bool isPartlyThere() const { return hasRules || !isExpansion(); }
    [[nodiscard]] const QString& name(catalogue::Language language) const
    {
        return names.at(catalogue::indexOf(language));
    }
    /// Whether one of its names is that, in whatever language.
    [[nodiscard]] bool hasKey(const QString& key) const { return allKeys().contains(key); }
    /// Its names in all languages together.
    [[nodiscard]] QStringList allKeys() const;
    [[nodiscard]] bool isExpansion() const { return id.kind == SubjectKind::Expansion; }
};

} // namespace glossator::pairs
