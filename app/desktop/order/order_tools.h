// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QPushButton;

namespace glossator::desktop {

/// The buttons of an order of play: open and close all of it, print it, and where there is no room below the
/// steps tell what the codes of boxes mean. They go to the next line together.
class OrderTools : public QWidget
{
    Q_OBJECT

public:
    explicit OrderTools(QWidget* parent);

    /// Whether what is opened up is to be printed, in type for reading; else all in short, on one sheet.
    [[nodiscard]] bool printsOpened() const;
    /// What the codes mean, one in each line.
    void setCodes(const QStringList& codes);
    void showCodes(bool areShown);
    /// What the keyboard comes to, in this order.
    [[nodiscard]] QList<QWidget*> stops() const;

signals:
    void openAllRequested();
    void closeAllRequested();
    void printRequested();
    void pdfRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* m_openAll;
    QPushButton* m_closeAll;
    QPushButton* m_print;
    QPushButton* m_pdf;
    QCheckBox* m_asOpened;
    QPushButton* m_codes;
};

} // namespace glossator::desktop
