// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace glossator::desktop {

/// The boxes in whose names, in any language, or codes every typed word begins some word; where there is
/// none, those of which nearly so much is typed.
class BoxFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit BoxFilterModel(QObject* parent = nullptr);

    void setText(const QString& text);
    /// Whether no box is called as what was typed, and these are called nearly so.
    [[nodiscard]] bool isNear() const { return m_isNear; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void lookFor(const QStringList& words);
    [[nodiscard]] QString meant(const QString& word) const;
    [[nodiscard]] QStringList knownWords() const;

    QStringList m_words; ///< folded
    bool m_isNear = false;
};

} // namespace glossator::desktop
