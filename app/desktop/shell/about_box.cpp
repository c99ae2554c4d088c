// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/about_box.h"

#include <QCoreApplication>

namespace glossator::desktop {

AboutBox::AboutBox(QWidget* parent) : QMessageBox(parent)
{
    setObjectName(QStringLiteral("aboutBox"));
    setWindowTitle(tr("About Glossator"));
    setTextFormat(Qt::RichText);
    setText(QStringLiteral("<h2>%1 %2</h2>")
                .arg(QStringLiteral("Glossator"), QCoreApplication::applicationVersion()));
    setInformativeText(
        tr("An unofficial companion to the rules of the tile game Carcassonne. The program is free software "
           "under the GNU General Public License, version 3 or later; the texts of the catalogue are under "
           "CC BY-SA 4.0; the typefaces Vollkorn and Inter are under the SIL Open Font License."));
}

} // namespace glossator::desktop
