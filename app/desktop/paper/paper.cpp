// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/paper.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

namespace glossator::desktop {

namespace {

const QPageLayout& sheet()
{
    static const QPageLayout layout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {14, 14, 14, 14},
                                    QPageLayout::Millimeter);
    return layout;
}

QString tr(const char* text)
{
    return QCoreApplication::translate("Paper", text);
}

} // namespace

void Paper::print(QWidget* parent, const QString& title, const Painting& painting)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageLayout(sheet());
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() == QDialog::Accepted)
        painting(printer);
}

QString Paper::askForPdf(QWidget* parent, const QString& title)
{
    QString name = title;
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|]+")), QStringLiteral("-"));
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return QFileDialog::getSaveFileName(parent, tr("Save as PDF"),
                                        folder.filePath(name + QLatin1String(".pdf")), tr("PDF (*.pdf)"));
}

bool Paper::writePdf(const QString& file, const QString& title, const Painting& painting)
{
    QSaveFile saved(file);
    if (!saved.open(QIODevice::WriteOnly))
        return false;
    {
        QPdfWriter writer(&saved);
        writer.setTitle(title);
        writer.setPageLayout(sheet());
        painting(writer);
    }
    return saved.commit();
}

void Paper::tellFailure(QWidget* parent, const QString& file)
{
    QMessageBox::warning(parent, tr("Save as PDF"),
                         tr("The file %1 could not be written.").arg(QDir::toNativeSeparators(file)));
}

} // namespace glossator::desktop
