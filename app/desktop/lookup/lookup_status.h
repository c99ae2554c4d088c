// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/search_worker.h"

#include <QLabel>

namespace glossator::desktop {

/// The line under what was found: how much there is, or why there is nothing and what to do about it.
class LookupStatus : public QLabel
{
    Q_OBJECT

public:
    explicit LookupStatus(QWidget* parent);

    /// `completes`: a filter is being typed. `instead`: what can stand in place of one that is wrong.
    void tell(const SearchAnswer& answer, bool completes, const QStringList& instead);
    /// Whether one must know it before one reads what was found: rules that were asked for are missing.
    [[nodiscard]] bool isWarning() const;
    /// Does the first of what is offered, as a click on it does. Where something was found, Ctrl+Enter does
    /// it.
    void takeOffer();

signals:
    void everythingRequested();
    void wordRequested(const QString& word);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void follow(const QString& link);
    [[nodiscard]] QString textOf(const search::Results& results);
    [[nodiscard]] QString wrongFilters();
    [[nodiscard]] QString textOf(const search::QueryFault& fault, const QStringList& instead);
    [[nodiscard]] QString found(const search::Results& results);
    [[nodiscard]] static QString missing(const search::Results& results);
    [[nodiscard]] QString withoutFilters();
    [[nodiscard]] static QString unread(const search::Results& results);
    [[nodiscard]] QString respelled(const search::Results& results);
    [[nodiscard]] QString besideTheTable();
    QString link(const QString& target, const QString& text, const QString& key);
    [[nodiscard]] QString plainLink(const QString& target, const QString& text) const;
    [[nodiscard]] static QString suggested(const search::QueryFault& fault);
    [[nodiscard]] QString mended(const search::QueryFault& fault, const QString& filter) const;

    SearchAnswer m_answer;
    bool m_completes = false;
    QStringList m_instead;
    QString m_offer;      ///< the first link; may be empty
    bool m_mends = false; ///< it mends a filter
};

} // namespace glossator::desktop
