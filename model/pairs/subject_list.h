// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/naming.h"
#include "model/pairs/searched_subjects.h"
#include "model/pairs/subject.h"
#include "model/terms/word_families.h"

#include <optional>
#include <span>
#include <vector>

namespace glossator::pairs {

/// Everything that can be asked about, found by any of its names in any language, with diacritics or without.
class SubjectList
{
public:
    SubjectList() = default;
    /// Reads all boxes in the order of the shelf, then all concepts but editions and words about language.
    /// The catalogue, which is asked for the forms of words, must stay open as long.
    explicit SubjectList(const catalogue::Catalogue& catalogue);

    [[nodiscard]] std::span<const Subject> all() const { return m_subjects; }
    /// nullptr for an unknown one.
    [[nodiscard]] const Subject* find(const SubjectId& id) const;
    /// A thing and the box that is all about it are asked about as one; what is unknown stays as it is.
    [[nodiscard]] SubjectId meant(const SubjectId& id) const;
    [[nodiscard]] PairId meant(const PairId& pair) const { return {meant(pair.one), meant(pair.other)}; }
    /// Whether two pairs have one answer: they mean the same two things, in whatever order.
    [[nodiscard]] bool haveOneAnswer(const PairId& pair, const PairId& other) const
    {
        return meant(pair) == meant(other) || meant(pair) == meant(other.swapped());
    }
    /// Whether two other things go by one name, as the figure and the role called abbot do; remarks and
    /// articles tell them apart.
    [[nodiscard]] bool areNamesakes(const SubjectId& one, const SubjectId& other) const;
    /// Of a thing the boxes that are called as it is, of a box such things; not what is asked about as one
    /// with it.
    [[nodiscard]] std::vector<const Subject*> boxNamesakes(const SubjectId& id) const;
    /// The box that is all about a thing and has one answer with it, the box itself for a box; nullptr for
    /// none.
    [[nodiscard]] const Subject* boxAllAbout(const SubjectId& id) const;
    /// The whole box in which the rules of a thing are, the box itself for a box; nullptr where none is
    /// known.
    [[nodiscard]] const Subject* boxOf(const SubjectId& id) const;
    /// Whether the box of a thing is none of those on a table, by their ids; an empty table has all.
    [[nodiscard]] bool isOffTable(const SubjectId& id, const QStringList& table) const;
    /// Those that a text may name, likeliest first: named so, then beginning so, then named so in other forms
    /// of the words, then with a word that begins so; of equals first what is so called in one's own
    /// language, then a thing before the box that is called the same, unless more is said about that, then
    /// what more is said about. A mark as in named() counts. What nothing is said about comes last, a concept
    /// not at all unless the text is its name.
    [[nodiscard]] std::vector<const Subject*> matches(const QString& text, int most,
                                                      std::optional<catalogue::Language> own = {}) const;
    /// What is meant by what somebody writes, on the command line or in a link. By a mark as in "exp:fairy"
    /// or "term:fairy": the box or the thing with this id, else with this name. Without one: what has exactly
    /// this name, of several the first that matches() gives, unless a box that has other rules has this id;
    /// else the box with this id; else the only box
    /// with these words in one of its names; else the first that has this name in other forms of its words.
    /// nullptr for none.
    [[nodiscard]] const Subject* named(const QString& text,
                                       std::optional<catalogue::Language> own = {}) const;
    /// Whether something is called so, or its main name in one's own language begins so or has such words.
    [[nodiscard]] bool isName(const QString& text, catalogue::Language own) const;
    /// What may be meant by a text that nothing matches, or only other names, each called otherwise in a
    /// language: what matches all the same, then what the search finds for just these words where they are
    /// several, then what is written most like it, then what the search takes for slips. Of what is equally
    /// near first what is called nearly so in that language, then what more is said about.
    [[nodiscard]] std::vector<const Subject*> like(const QString& text, catalogue::Language language,
                                                   int most) const;
    /// Their names; for "did you mean".
    [[nodiscard]] QStringList namesLike(const QString& text, catalogue::Language language, int most) const;

private:
    [[nodiscard]] std::vector<Naming> namings(const QString& text,
                                              std::optional<catalogue::Language> own) const;
    [[nodiscard]] const Subject* onlyBoxWith(const QString& words) const;
    /// A name, and what is called so.
    using NamedSubject = std::pair<QString, const Subject*>;
    /// By what the subjects of a kind, or of both, are called of which something is said: first their names
    /// in one's own language, then their other ones there, then those in other languages; of these first of
    /// what more is said about. Each name once.
    [[nodiscard]] std::vector<NamedSubject> allNames(std::optional<SubjectKind> kind,
                                                     catalogue::Language own) const;

    [[nodiscard]] std::vector<const Subject*> likeInLetters(const QString& name,
                                                            std::optional<SubjectKind> kind,
                                                            catalogue::Language own, int most) const;
    /// Those of some kind, or of both, of which something is said.
    [[nodiscard]] std::vector<const Subject*> allowed(const std::vector<SubjectId>& ids,
                                                      std::optional<SubjectKind> kind) const;

    terms::WordFamilies m_families;
    std::vector<Subject> m_subjects;
    std::unique_ptr<SearchedSubjects> m_searched;
};

} // namespace glossator::pairs
