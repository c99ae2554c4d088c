// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/filter_offers.h"
#include "app/desktop/lookup/search_worker.h"

#include <QLabel>

namespace glossator::desktop {

/// The line under what was found: how much there is, or why there is nothing and what to do about it.
class LookupStatus : public QLabel
{
    Q_OBJECT

public:
    explicit LookupStatus(QWidget* parent);

    /// `completes`: a filter is being typed. `offers`: what can stand in place of one that is wrong.
    void tell(const SearchAnswer& answer, bool completes, const FilterOffers& offers);
    /// Whether one must know it before one reads what was found: rules that were asked for are missing, or
    /// what would answer them is in boxes that are not on the table.
    [[nodiscard]] bool isWarning() const;
    /// Does what is offered first, or was chosen among it, as a click on it does. Where something was found,
    /// Ctrl+Enter does it.
    void takeOffer();
    /// Goes on to the offer after the one that is taken (1), or back (-1), where nothing was found.
    void stepOffer(int by);
    /// Whether what is offered tells more of what was asked than what was found: it mends a wrong filter, or
    /// takes out one that shuts out the answer.
    [[nodiscard]] bool leadsOn() const;

signals:
    /// To look in all boxes, or again in those on the table.
    void reachRequested(bool everywhere);
    void wordRequested(const QString& word);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void follow(const QString& link);
    [[nodiscard]] QString toldWhileCompleting();
    [[nodiscard]] QString textOf(const search::Results& results);
    [[nodiscard]] QString wrongFilters();
    [[nodiscard]] QString textOf(const search::QueryFault& fault, const QStringList& instead);
    [[nodiscard]] QString found(const search::Results& results);
    [[nodiscard]] static QString missing(const search::Results& results);
    [[nodiscard]] static QString unread(const search::Results& results);
    [[nodiscard]] QString respelled(const search::Results& results);
    [[nodiscard]] QString besideTheTable();
    QString link(const QString& target, const QString& text, const QString& key);
    [[nodiscard]] static QString noFilters(const search::Results& results, const QString& asked);
    [[nodiscard]] QStringList filtersAlone() const;
    [[nodiscard]] bool mends() const;
    [[nodiscard]] QString instead();
    [[nodiscard]] QString withoutOne();
    [[nodiscard]] QString nearest();
    QString wordLinks(const QStringList& words);
    [[nodiscard]] QString plainLink(const QString& target, const QString& text, bool isChosen = false) const;
    [[nodiscard]] bool isChosen() const;
    [[nodiscard]] static QString suggested(const search::QueryFault& fault);
    [[nodiscard]] QString mended(const search::QueryFault& fault, const QString& filter) const;

    SearchAnswer m_answer;
    bool m_completes = false;
    std::vector<QStringList> m_instead; ///< of each wrong filter, what can stand in its place
    QStringList m_offers;               ///< where the links lead that a key follows
    qsizetype m_chosen = 0;             ///< the one of these that it follows
    bool m_isStepped = false;           ///< an arrow key chose it
    bool m_areAlike = false;            ///< none of them is meant more than the others
    QString m_chosenText;
};

} // namespace glossator::desktop
