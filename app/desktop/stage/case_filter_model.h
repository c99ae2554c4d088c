// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace glossator::desktop {

/// The cases that can be played on the table, or all, in which every typed word begins some word that they
/// are found by; with the chapters and headings that are needed for them. The case on the stage is there
/// whatever lies on the table.
class CaseFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CaseFilterModel(QObject* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] bool hasText() const { return !m_words.isEmpty(); }
    /// Whether cases are shown as well that need a box which does not lie on the table.
    void setShowsOthers(bool shows);
    /// How many of these have the words.
    [[nodiscard]] int others() const;
    /// How many cases are shown, of one chapter or of all.
    [[nodiscard]] int cases(const QModelIndex& chapter = {}) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool hasWords(const QModelIndex& index) const;
    [[nodiscard]] bool acceptsCase(const QModelIndex& index) const;

    QStringList m_words; ///< folded
    bool m_showsOthers = false;
};

} // namespace glossator::desktop
