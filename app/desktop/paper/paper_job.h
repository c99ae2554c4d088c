// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/paper_target.h"
#include "app/desktop/paper/printout.h"

#include <QObject>
#include <QPainter>
#include <QTimer>

namespace glossator::desktop {

/// Sets and paints a printout a little at a time while the window goes on, and can be given up.
class PaperJob : public QObject
{
    Q_OBJECT

public:
    PaperJob(std::unique_ptr<Printout> printout, std::unique_ptr<PaperTarget> target,
             QObject* parent = nullptr);
    ~PaperJob() override;
    Q_DISABLE_COPY_MOVE(PaperJob)

    void start();
    /// Leaves nothing behind; nothing more is told.
    void cancel();
    /// All at once, for programs without a window; false where it did not get there.
    [[nodiscard]] bool runToEnd();
    [[nodiscard]] QString title() const { return m_printout->title(); }

signals:
    /// In thousandths.
    void progressed(int done);
    void finished(bool isGood);

private:
    enum class Step { Goes, Done, Failed };

    void begin();
    [[nodiscard]] Step step();
    [[nodiscard]] Step paintNext();
    void goOn();
    [[nodiscard]] int done() const;

    std::unique_ptr<Printout> m_printout;
    std::unique_ptr<PaperTarget> m_target;
    QPainter m_painter;
    QTimer m_timer;
    bool m_isSet = false;
    int m_sheet = 0;
};

} // namespace glossator::desktop
