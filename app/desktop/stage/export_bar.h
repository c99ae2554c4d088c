// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace glossator::desktop {

/// Tells how far a film is made, with a button that cancels it, and what became of an export.
class ExportBar : public QWidget
{
    Q_OBJECT

public:
    explicit ExportBar(QWidget* parent = nullptr);

    void showProgress(int done, int total);
    /// Stays until it is closed or something else is exported.
    void tell(const QString& text);

signals:
    /// Only while there is progress.
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void close();
    void retranslate();

    QLabel* m_text;
    QProgressBar* m_progress;
    QToolButton* m_close;
    bool m_isWorking = false;
};

} // namespace glossator::desktop
