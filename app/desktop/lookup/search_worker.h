// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/search/query.h"
#include "model/search/query_fault.h"
#include "model/search/result.h"
#include "model/search/search.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace glossator::desktop {

/// What a search came to.
struct SearchAnswer
{
    quint64 number = 0; ///< of the question
    search::Query query;
    std::variant<search::Results, search::QueryFault> outcome;
    std::vector<search::QueryFault> left{}; ///< the wrong filters, without which the question was answered
    qsizetype unfiltered =
        0;                 ///< where nothing is found: how many there are without filters, on the same table
    qsizetype more = 0;    ///< how many there are besides in boxes that are not on the table
    qsizetype better = 0;  ///< how many of these come before all that is on the table
    QStringList nearest{}; ///< where nothing is found at all: what is called like it
};

/// Searches on a thread of its own with a connection of its own. A question that a later one has overtaken
/// is passed over unanswered.
class SearchWorker : public QObject
{
    Q_OBJECT

public:
    /// `latest` is the number of the question that is still wanted; it is read on the worker's thread.
    SearchWorker(QString path, std::shared_ptr<const std::atomic<quint64>> latest);

public slots:
    void answer(quint64 number, const glossator::search::Query& query);

signals:
    void answered(const glossator::desktop::SearchAnswer& answer);

private:
    bool open();
    void find(SearchAnswer& answer, search::Query query);
    void lookFurther(SearchAnswer& answer, const search::Query& query);
    void lookWithoutFilters(SearchAnswer& answer, search::Query query);
    void lookBesideTheTable(SearchAnswer& answer, const search::Results& onTable, search::Query query);

    QString m_path;
    std::shared_ptr<const std::atomic<quint64>> m_latest;
    std::optional<catalogue::Catalogue> m_catalogue;
    std::optional<search::Search> m_search; ///< reads from the catalogue
};

} // namespace glossator::desktop
