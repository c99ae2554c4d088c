// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/export_button.h"

#include "app/desktop/stage/stage_keys.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace glossator::desktop {

ExportButton::ExportButton(QWidget* parent) : MenuButton(parent)
{
    setObjectName(QStringLiteral("stageExport"));
    setMenu(new QMenu(this));
    constexpr std::array<const char*, exportCount> names{
        "stageCopyPicture", "stageCopyText", "stageSavePicture", "stageSaveFilm",
        "stageSaveText",    "stageSavePdf",  "stagePrint"};
    for (std::size_t i = 0; i < exportCount; ++i) {
        if (i == 2)
            menu()->addSeparator();
        m_actions.at(i) = menu()->addAction(QString());
        m_actions.at(i)->setObjectName(QLatin1String(names.at(i)));
        connect(m_actions.at(i), &QAction::triggered, this,
                [this, i] { emit requested(static_cast<Export>(i)); });
    }
    m_actions.at(static_cast<std::size_t>(Export::CopyPicture))
        ->setShortcut(QKeySequence(StageMenuKeys::copyPicture));
    m_actions.at(static_cast<std::size_t>(Export::SavePicture))
        ->setShortcut(QKeySequence(StageMenuKeys::savePicture));
    retranslate();
}

void ExportButton::retranslate()
{
    setText(tr("Export"));
    setAccessibleName(text());
    setToolTip(QStringLiteral("%1 (%2)").arg(tr("Copy or save what is on the stage"), tr("E")));
    const std::array<QString, exportCount> texts{tr("Copy the picture of the step"),
                                                 tr("Copy the text of the case"),
                                                 tr("Save the picture of the step (PNG)…"),
                                                 tr("Save the case as a film (WebP)…"),
                                                 tr("Save the text of the case…"),
                                                 tr("Save the case as PDF…"),
                                                 tr("Print the case…")};
    for (std::size_t i = 0; i < exportCount; ++i)
        m_actions.at(i)->setText(texts.at(i));
}

void ExportButton::changeEvent(QEvent* event)
{
    MenuButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
