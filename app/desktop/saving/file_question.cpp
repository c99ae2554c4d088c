// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/file_question.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QStandardPaths>

namespace glossator::desktop {

void FileQuestion::ask(QWidget* widget, const std::function<void(const QString&)>& save,
                       const std::function<void()>& leave) const
{
    auto* dialog = new QFileDialog(widget, title);
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(proposal());
    QObject::connect(dialog, &QFileDialog::fileSelected, widget, save);
    if (leave)
        QObject::connect(dialog, &QDialog::rejected, widget, leave);
    dialog->open();
}

QString FileQuestion::proposal() const
{
    QString plain = name;
    plain.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+")), QStringLiteral("-"));
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.filePath(plain + u'.' + ending);
}

} // namespace glossator::desktop
