// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/search_worker.h"

#include <QThread>

namespace glossator::desktop {

/// Asks the worker, and hands on only the answers to the last question: what was found, then the same and all
/// that is told beside it.
class Searcher : public QObject
{
    Q_OBJECT

public:
    explicit Searcher(const QString& path, QObject* parent = nullptr);
    ~Searcher() override;
    Q_DISABLE_COPY_MOVE(Searcher)

    /// A question will come soon.
    void prepare() { emit needed(); }
    void ask(const search::Query& query);
    /// Nobody waits for an answer any more.
    void cancel();

signals:
    void answered(const glossator::desktop::SearchAnswer& answer);
    void needed();
    void asked(quint64 number, const glossator::search::Query& query);

private:
    void receive(const SearchAnswer& answer);

    std::shared_ptr<std::atomic<quint64>> m_latest;
    QThread m_thread;
};

} // namespace glossator::desktop
