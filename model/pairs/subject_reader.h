// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/subject.h"

#include <QHash>

#include <vector>

namespace glossator::pairs {

/// Reads from a catalogue everything that can be asked about, with its names and how much is said about it.
/// Reads once.
class SubjectReader
{
public:
    /// `catalogue` must outlive this.
    explicit SubjectReader(const catalogue::Catalogue& catalogue) : m_catalogue(catalogue) {}

    /// All boxes in the order of the shelf, then all concepts but editions and words about language.
    [[nodiscard]] std::vector<Subject> read();

private:
    using Keys = decltype(Subject::keys);

    void addExpansions();
    void addConcepts();
    /// Of a card, by its number and its words.
    void nameAsCard(Subject& card) const;
    void addNamesakes();
    void addWider();
    void markMissing();
    void addKeys();
    void addTermKeys(const QHash<QString, Keys>& keysByTerm);
    void countClauses();
    Subject* findForChange(const SubjectId& id);

    const catalogue::Catalogue& m_catalogue;
    std::vector<Subject> m_subjects;
};

} // namespace glossator::pairs
