// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace glossator::desktop {

/// What the word at the cursor can become.
struct Completions
{
    enum class Of {
        Names, ///< of filters, with their colons; the word may as well be a word
        Values ///< whole filters
    };

    Of of = Of::Names;
    QStringList words{}; ///< mostly none

    [[nodiscard]] bool areValues() const { return of == Of::Values && !words.isEmpty(); }
};

/// The filters that can stand in the search field, as they are written in the language of the window. Boxes
/// on the table come first, then the others as on the shelf.
class FilterOffers
{
public:
    /// `shelf`: ids of all boxes; `names`: what they are called, by id. `table`: ids of what lies on it.
    FilterOffers(const QStringList& shelf, const QHash<QString, QString>& names, const QStringList& table);

    /// What the filter at a place in a text can become, or the names of filters that a word there begins.
    [[nodiscard]] Completions completions(const QString& text, qsizetype at) const;
    /// What can stand where a filter has a value that is nothing; boxes the nearest first.
    [[nodiscard]] QStringList insteadOf(const QString& filter) const;

private:
    QStringList m_boxes; ///< as they are written
};

} // namespace glossator::desktop
