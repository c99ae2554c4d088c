// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/paper_job.h"
#include "app/desktop/saving/work_bar.h"

#include <functional>

class QPrinter;
class QWidget;

namespace glossator::desktop {

class WorkBar;

/// The way from the screen to paper: asks for a printer or a file, then lets a job run and shows how far it
/// is. One job at a time; another one begun meanwhile takes its place.
class Paper : public QObject
{
    Q_OBJECT

public:
    /// `window` owns the questions, `bar` shows the progress.
    Paper(QWidget* window, WorkBar* bar);
    ~Paper() override;
    Q_DISABLE_COPY_MOVE(Paper)

    /// Asks for a printer and prints; nothing happens where the user thinks better of it.
    void print(std::unique_ptr<Printout> printout);
    /// Asks for a name and writes a PDF file.
    void savePdf(std::unique_ptr<Printout> printout);
    /// Writes it into this file, as if that had been asked for.
    void writePdf(std::unique_ptr<Printout> printout, const QString& file);
    /// Gives up the job that runs; also before what it prints from goes away.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }

    /// All at once and without a window; false where the file cannot be written.
    [[nodiscard]] static bool writeAtOnce(std::unique_ptr<Printout> printout, const QString& file);

signals:
    /// A sentence for the user.
    void told(const QString& text, glossator::desktop::WorkBar::Outcome outcome);

private:
    void printAsked();
    void forgetAsked();
    void begin(std::unique_ptr<Printout> printout, std::unique_ptr<PaperTarget> target, const QString& good,
               const QString& bad);

    QWidget* m_window;
    WorkBar* m_bar;
    std::unique_ptr<Printout> m_asked; ///< while a question is open
    std::unique_ptr<QPrinter> m_printer;
    PaperJob* m_job = nullptr;
};

} // namespace glossator::desktop
