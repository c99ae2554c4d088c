// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/search_answer.h"
#include "model/catalogue/catalogue.h"
#include "model/search/filter_words.h"
#include "model/search/search.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace glossator::desktop {

/// Searches on a thread of its own with a connection of its own. It answers with what it has found as soon as
/// it has that, and a second time with all that is told beside it; once only where it has found nothing. A
/// question that a later one has overtaken is passed over unanswered.
class SearchWorker : public QObject
{
    Q_OBJECT

public:
    /// `latest` is the number of the question that is still wanted; it is read on the worker's thread.
    SearchWorker(QString path, std::shared_ptr<const std::atomic<quint64>> latest);

public slots:
    /// Reads what the first question would wait for; what goes wrong is told to that question.
    void prepare();
    void answer(quint64 number, const glossator::search::Query& query);

signals:
    void answered(const glossator::desktop::SearchAnswer& answer);

private:
    [[nodiscard]] bool isWanted(const SearchAnswer& answer) const;
    bool open();
    search::Query find(SearchAnswer& answer, search::Query query);
    void lookFurther(SearchAnswer& answer, const search::Query& query);
    void lookWithoutFilters(SearchAnswer& answer, search::Query query);
    void lookWithoutEachFilter(SearchAnswer& answer, const search::Query& query);
    void lookWithout(const std::vector<search::FilterWord>& filters, SearchAnswer& answer,
                     search::Query query);

    QString m_path;
    std::shared_ptr<const std::atomic<quint64>> m_latest;
    std::optional<catalogue::Catalogue> m_catalogue;
    std::optional<search::Search> m_search; ///< reads from the catalogue
};

} // namespace glossator::desktop
