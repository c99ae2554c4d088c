// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/empty_stage.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/case_vignette.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

constexpr int widest = 720; ///< of what is read, pixels
const QString shownCase = QStringLiteral("base-final-scoring");

} // namespace

EmptyStage::EmptyStage(QWidget* parent)
    : QWidget(parent), m_picture(new CaseVignette(this)), m_title(new QLabel(this)), m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("stageEmpty"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_title->setObjectName(QStringLiteral("stageEmptyTitle"));
    m_text->setObjectName(QStringLiteral("stageEmptyText"));
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_picture, 8);
    for (QLabel* label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        label->setMaximumWidth(widest);
        auto* line = new QHBoxLayout;
        line->addWidget(label);
        column->addLayout(line);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    m_play = addButton("stageEmptyPlay");
    m_list = addButton("stageEmptyList");
    m_search = addButton("stageEmptySearch");
    for (QPushButton* button : {m_play, m_list, m_search})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(2);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 16, 24, 16);
    row->addStretch(1);
    row->addLayout(column, 8);
    row->addStretch(1);
    setFocusProxy(m_play);
    connect(m_play, &QPushButton::clicked, this, [this] { emit caseRequested(shownCase); });
    connect(m_list, &QPushButton::clicked, this, &EmptyStage::listRequested);
    connect(m_search, &QPushButton::clicked, this, &EmptyStage::searchRequested);
    retranslate();
}

QPushButton* EmptyStage::addButton(const char* name)
{
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    return button;
}

void EmptyStage::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    m_catalogue = catalogue;
    m_picture->setCase(catalogue, tiles, shownCase);
    retranslate();
}

void EmptyStage::setLanguage(catalogue::Language language)
{
    m_language = language;
    retranslate();
}

void EmptyStage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void EmptyStage::retranslate()
{
    QFont title = readingFont(font(), 1.9);
    m_text->setFont(scaledFont(title, 0.65));
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    m_title->setText(tr("Watch a rule at work"));
    m_text->setText(tr(
        "In a case the program plays a rule move by move. It names the clause behind every point and every "
        "refusal, and at each decision you may try another choice."));
    const auto info = m_catalogue == nullptr ? std::nullopt : m_catalogue->caseInfo(shownCase);
    const QString name = info ? info->title.textOrSource(m_language) : QString();
    m_play->setText(tr("Play “%1”").arg(name));
    m_play->setVisible(info.has_value());
    m_picture->setAccessibleName(tr("A board: %1").arg(name));
    m_list->setText(tr("Choose a case"));
    m_search->setText(tr("Search for one"));
    for (QPushButton* button : {m_play, m_list, m_search})
        button->setAccessibleName(button->text());
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
}

} // namespace glossator::desktop
