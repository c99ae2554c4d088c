// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace glossator::desktop {

/// The filters that can stand in the search field, as they are written in the language of the window. Boxes
/// on the table come first.
class FilterOffers
{
public:
    /// `names`: what boxes are called, by id. `table`: ids of what lies on it.
    FilterOffers(const QHash<QString, QString>& names, const QStringList& table);

    /// What the filter at a place in a text can become.
    [[nodiscard]] QStringList completions(const QString& text, qsizetype at) const;
    /// What can stand where a filter has a value that is nothing.
    [[nodiscard]] QStringList insteadOf(const QString& filter) const;

private:
    QStringList m_boxes; ///< as they are written
};

} // namespace glossator::desktop
