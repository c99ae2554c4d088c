// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/file_question.h"

#include "app/desktop/look/focus_ring.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace glossator::desktop {

namespace {

constexpr const char* folderName = "saveFolder";

/// The folder used last, else that of the documents; the home folder where neither is there.
QString existing(const QString& last)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString& folder : {last, documents})
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

} // namespace

void FileQuestion::ask(QWidget* widget, const std::function<void(const QString&)>& save,
                       const std::function<void()>& leave) const
{
    auto* dialog = new QFileDialog(widget, title);
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setPalette(widget->window()->palette()); // a window of its own takes no colours from another
    new FocusRing(dialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(proposal(folderOf(*widget)));
    QObject::connect(dialog, &QFileDialog::fileSelected, widget, [widget, save](const QString& file) {
        setFolder(*widget, QFileInfo(file).absolutePath());
        save(file);
    });
    if (leave)
        QObject::connect(dialog, &QDialog::rejected, widget, leave);
    dialog->open();
}

QString FileQuestion::proposal(const QString& last) const
{
    QString plain = name;
    plain.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+")), QStringLiteral("-"));
    return QDir(existing(last)).filePath(plain + u'.' + ending);
}

QString FileQuestion::folderOf(const QWidget& widget)
{
    return widget.window()->property(folderName).toString();
}

void FileQuestion::setFolder(QWidget& widget, const QString& folder)
{
    widget.window()->setProperty(folderName, folder);
}

} // namespace glossator::desktop
