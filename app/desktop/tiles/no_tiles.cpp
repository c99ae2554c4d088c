// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/no_tiles.h"

#include "app/desktop/look/plain_button.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/wrapping_row.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

QLabel* addLine(const char* name, QWidget* parent)
{
    auto* line = new QLabel(parent);
    line->setObjectName(QLatin1String(name));
    line->setWordWrap(true);
    parent->layout()->addWidget(line);
    return line;
}

} // namespace

NoTiles::NoTiles(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("noTiles"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 32, 24, 24);
    column->setSpacing(12);
    m_title = addLine("noTilesTitle", this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(Typefaces::readingBold(20));
    m_near = addLine("noTilesNear", this);
    m_near->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    m_hidden = addLine("noTilesHidden", this);
    m_all = plainButton("noTilesAllBoxes", this);
    m_clear = plainButton("noTilesClear", this);
    auto* row = new WrappingRow;
    row->addWidget(m_clear);
    row->addWidget(m_all);
    column->addLayout(row);
    column->addStretch();
    connect(m_near, &QLabel::linkActivated, this, &NoTiles::wordsChosen);
    connect(m_clear, &QPushButton::clicked, this, [this] { emit wordsChosen({}); });
    connect(m_all, &QPushButton::clicked, this, &NoTiles::allBoxesRequested);
    hide();
}

void NoTiles::tell(const QString& words, int elsewhere, const QStringList& nearWords)
{
    m_typed = words;
    m_elsewhere = elsewhere;
    m_nearWords = nearWords;
    retranslate();
}

void NoTiles::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NoTiles::retranslate()
{
    m_title->setText(m_typed.isEmpty() ? tr("There are no tiles here.")
                                       : tr("No tile has “%1”.").arg(m_typed));
    QStringList links;
    for (const QString& word : m_nearWords)
        links += QStringLiteral("<a href=\"%1\" style=\"color:%2\">%1</a>")
                     .arg(word.toHtmlEscaped(), palette().color(QPalette::Link).name());
    m_near->setText(tr("Near to it: %1").arg(links.join(QStringLiteral(" · "))));
    m_near->setVisible(!links.isEmpty());
    m_hidden->setText(tr("%n different tile(s) with it in boxes that are not shown", nullptr, m_elsewhere));
    m_hidden->setVisible(m_elsewhere > 0);
    m_all->setText(tr("Look in all boxes"));
    m_all->setVisible(m_elsewhere > 0);
    m_clear->setText(tr("Clear the filter (Esc)"));
    m_clear->setVisible(!m_typed.isEmpty());
    setAccessibleName(m_title->text());
}

} // namespace glossator::desktop
