// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/searcher.h"

namespace glossator::desktop {

Searcher::Searcher(const QString& path, QObject* parent)
    : QObject(parent), m_latest(std::make_shared<std::atomic<quint64>>(0))
{
    qRegisterMetaType<search::Query>();
    qRegisterMetaType<SearchAnswer>();
    auto* worker = new SearchWorker(path, m_latest);
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(this, &Searcher::needed, worker, &SearchWorker::prepare);
    connect(this, &Searcher::asked, worker, &SearchWorker::answer);
    connect(worker, &SearchWorker::answered, this, &Searcher::receive);
    m_thread.setObjectName(QStringLiteral("search"));
    m_thread.start();
}

Searcher::~Searcher()
{
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void Searcher::ask(const search::Query& query)
{
    const quint64 number = ++*m_latest;
    emit asked(number, query);
}

void Searcher::cancel()
{
    ++*m_latest;
}

void Searcher::receive(const SearchAnswer& answer)
{
    if (answer.number == m_latest->load())
        emit answered(answer);
}

} // namespace glossator::desktop
