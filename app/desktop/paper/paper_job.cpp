// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/paper_job.h"

#include <algorithm>

namespace glossator::desktop {

PaperJob::PaperJob(std::unique_ptr<Printout> printout, std::unique_ptr<PaperTarget> target, QObject* parent)
    : QObject(parent), m_printout(std::move(printout)), m_target(std::move(target))
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PaperJob::goOn);
}

PaperJob::~PaperJob()
{
    cancel();
}

void PaperJob::start()
{
    begin();
    m_timer.start();
}

void PaperJob::cancel()
{
    m_timer.stop();
    if (m_target == nullptr)
        return;
    if (m_painter.isActive())
        m_painter.end();
    m_target->abandon();
    m_target.reset();
}

bool PaperJob::runToEnd()
{
    begin();
    Step last = Step::Goes;
    while (last == Step::Goes)
        last = step();
    return last == Step::Done;
}

void PaperJob::begin()
{
    const QPagedPaintDevice& device = m_target->device();
    m_printout->setSheet(device.pageLayout().paintRect(QPageLayout::Point).size());
}

PaperJob::Step PaperJob::step()
{
    if (!m_isSet) {
        m_isSet = !m_printout->prepareSome();
        return Step::Goes;
    }
    return paintNext();
}

PaperJob::Step PaperJob::paintNext()
{
    QPagedPaintDevice& device = m_target->device();
    if (m_sheet == m_printout->sheets()) {
        if (m_painter.isActive())
            m_painter.end();
        const bool isGood = m_target->finish();
        m_target.reset();
        return isGood ? Step::Done : Step::Failed;
    }
    const bool isReady = m_sheet == 0 ? m_painter.begin(&device) : device.newPage();
    if (!isReady)
        return Step::Failed;
    const double scale =
        m_painter.viewport().width() / device.pageLayout().paintRect(QPageLayout::Point).width();
    m_painter.save();
    m_painter.scale(scale, scale);
    m_printout->paint(m_painter, m_sheet++);
    m_painter.restore();
    return Step::Goes;
}

void PaperJob::goOn()
{
    const Step last = step();
    if (last == Step::Goes) {
        emit progressed(done());
        return;
    }
    cancel();
    emit finished(last == Step::Done);
}

/// Setting and painting count alike.
int PaperJob::done() const
{
    const double painted = m_isSet ? m_sheet / static_cast<double>(std::max(1, m_printout->sheets())) : 0;
    return static_cast<int>(500 * (m_printout->prepared() + painted));
}

} // namespace glossator::desktop
