// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace glossator::desktop {

/// How far printing has got, in a line that does not keep anybody from going on; and the way to give it up.
class PaperBar : public QWidget
{
    Q_OBJECT

public:
    explicit PaperBar(QWidget* parent = nullptr);

    void showStart(const QString& title);
    /// In thousandths.
    void showDone(int done);

signals:
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_title;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace glossator::desktop
