// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace glossator::desktop {

/// The boxes in whose names, in any language, or codes every typed word begins some word.
class BoxFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit BoxFilterModel(QObject* parent = nullptr);

    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words; ///< folded
};

} // namespace glossator::desktop
