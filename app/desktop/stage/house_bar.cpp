// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/house_bar.h"

#include "app/desktop/house/house_readings.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/stage/aside_ground.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace glossator::desktop {

namespace {

/// What the readings say, each with a link to the question that they answer, or without.
QString wordsOf(const engine::SwitchReadings& readings, bool withLinks, const QColor& ink = {})
{
    QStringList words;
    for (const auto& [id, reading] : readings) {
        const QString switchId = QString::fromStdString(id);
        const QString text = HouseReadings::words(switchId, QString::fromStdString(reading));
        words << (withLinks ? QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                                  .arg(HouseReadings::clauseOf(switchId), ink.name(), text.toHtmlEscaped())
                            : text);
    }
    return words.join(u' ');
}

} // namespace

HouseBar::HouseBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_other(new QToolButton(this))
{
    setObjectName(QStringLiteral("stageHouse"));
    m_text->setObjectName(QStringLiteral("stageHouseText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_other->setObjectName(QStringLiteral("stageHouseOther"));
    m_other->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 4, 4);
    row->addWidget(m_text, 1);
    row->addWidget(m_other);
    connect(m_other, &QToolButton::clicked, this, &HouseBar::toggled);
    connect(m_text, &QLabel::linkActivated, this, &HouseBar::clauseRequested);
    hide();
}

void HouseBar::tell(const cases::OtherReading& other, bool isPlayed)
{
    m_readings = other.readings;
    m_ofCase = other.ofCase;
    m_isCutShort = other.isCutShort;
    m_isPlayed = isPlayed;
    retranslate();
    show();
    update();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void HouseBar::retranslate()
{
    const QString mark = tr("Not the case");
    const QString played = tr("Played by your house decision: %1");
    const QString offered = tr("As the case has it. You have decided otherwise: %1");
    const QString cut =
        m_isCutShort ? QStringLiteral(" ") + tr("It ends where the case makes a choice that is not there.")
                     : QString();
    const QString yours = wordsOf(m_readings, true, rubricOf(palette()));
    m_text->setText(m_isPlayed ? QStringLiteral("%1 · %2%3")
                                     .arg(strong(mark.toHtmlEscaped(), rubricOf(palette())),
                                          played.toHtmlEscaped().arg(yours), cut.toHtmlEscaped())
                               : offered.toHtmlEscaped().arg(yours));
    m_text->setToolTip(tr("In the case: %1").arg(wordsOf(m_ofCase, false)));
    const QString plain = wordsOf(m_readings, false);
    setAccessibleName(m_isPlayed ? mark + QStringLiteral(": ") + played.arg(plain) + cut
                                 : offered.arg(plain));
    m_other->setText(m_isPlayed ? tr("As the case has it") : tr("By your house decision"));
    m_other->setToolTip(QStringLiteral("%1 (%2)").arg(m_other->text(), tr("H")));
    m_other->setAccessibleName(m_other->text());
}

void HouseBar::paintEvent(QPaintEvent*)
{
    if (m_isPlayed)
        paintAsideGround(*this);
}

void HouseBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace glossator::desktop
