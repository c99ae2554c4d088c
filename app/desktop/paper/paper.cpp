// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/paper.h"

#include "app/desktop/look/focus_ring.h"
#include "app/desktop/saving/file_fault.h"
#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"

#include <QDir>
#include <QPrintDialog>
#include <QPrinter>

namespace glossator::desktop {

Paper::Paper(QWidget* window, WorkBar* bar) : QObject(window), m_window(window), m_bar(bar)
{
    connect(bar, &WorkBar::cancelled, this, &Paper::cancel);
}

Paper::~Paper() = default;

void Paper::print(std::unique_ptr<Printout> printout)
{
    m_asked = std::move(printout);
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    m_printer->setDocName(m_asked->title());
    const bool isPrinter = m_printer->outputFormat() == QPrinter::NativeFormat; // which knows its paper
    m_printer->setPageLayout(PaperTarget::sheet(*m_asked, isPrinter ? m_printer->pageLayout().pageSize()
                                                                    : PaperTarget::usualSize()));
    auto* dialog = new QPrintDialog(m_printer.get(), m_window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setPalette(m_window->palette()); // a window of its own takes no colours from another
    new FocusRing(dialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &Paper::printAsked);
    connect(dialog, &QDialog::rejected, this, &Paper::forgetAsked);
    dialog->open();
}

/// The dialog may have chosen a printer or a file.
void Paper::printAsked()
{
    const QString title = m_asked->title();
    const QString file = QDir::toNativeSeparators(m_printer->outputFileName());
    const QString good =
        file.isEmpty() ? tr("“%1” is on its way to the printer.").arg(title) : tr("Saved: %1").arg(file);
    const QString bad = file.isEmpty() ? tr("“%1” could not be printed.").arg(title)
                                       : tr("The file %1 could not be written.").arg(file);
    auto printout = std::move(m_asked);
    begin(std::move(printout), PaperTarget::printer(std::move(m_printer)), good, bad);
}

void Paper::forgetAsked()
{
    m_asked.reset();
    m_printer.reset();
}

void Paper::savePdf(std::unique_ptr<Printout> printout)
{
    m_asked = std::move(printout);
    const FileQuestion question{tr("Save as PDF"), tr("PDF (*.pdf)"), QStringLiteral("pdf"),
                                m_asked->title()};
    question.ask(
        m_window, [this](const QString& file) { writePdf(std::move(m_asked), file); },
        [this] { forgetAsked(); });
}

void Paper::writePdf(std::unique_ptr<Printout> printout, const QString& file)
{
    const QString name = QDir::toNativeSeparators(file);
    const QString bad = tr("The file %1 could not be written.").arg(name);
    auto target = PaperTarget::pdf(file, *printout);
    if (target == nullptr) {
        const QString why = FileFault::ofPlace(file);
        emit told(why.isEmpty() ? bad : tr("“%1” could not be written: %2").arg(name, why),
                  WorkBar::Outcome::Failed);
        return;
    }
    begin(std::move(printout), std::move(target), tr("Saved: %1").arg(name), bad);
}

void Paper::cancel()
{
    delete m_job;
    m_job = nullptr;
    m_asked.reset();
    m_bar->end();
}

bool Paper::writeAtOnce(std::unique_ptr<Printout> printout, const QString& file)
{
    auto target = PaperTarget::pdf(file, *printout);
    return target != nullptr && PaperJob(std::move(printout), std::move(target)).runToEnd();
}

void Paper::begin(std::unique_ptr<Printout> printout, std::unique_ptr<PaperTarget> target,
                  const QString& good, const QString& bad)
{
    cancel();
    m_bar->begin([title = printout->title()] { return tr("Setting the sheets of “%1” …").arg(title); });
    m_job = new PaperJob(std::move(printout), std::move(target), this);
    connect(m_job, &PaperJob::progressed, m_bar, [this](int done) { m_bar->setDone(done, 1000); });
    connect(m_job, &PaperJob::finished, this, [this, good, bad](bool isGood) {
        m_job->deleteLater();
        m_job = nullptr;
        m_bar->end();
        emit told(isGood ? good : bad, isGood ? WorkBar::Outcome::Saved : WorkBar::Outcome::Failed);
    });
    m_job->start();
}

} // namespace glossator::desktop
