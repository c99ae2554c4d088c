// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/notice_bar.h"

#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTextDocumentFragment>
#include <QToolButton>

namespace glossator::desktop {

namespace {

constexpr int brieflyFor = 6000; ///< milliseconds

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_answer(new QToolButton(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setFont(Typefaces::control(13));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_close->setObjectName(QStringLiteral("noticeClose"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    TextSize::grow(*m_close);
    m_answer->setObjectName(QStringLiteral("noticeAnswer"));
    m_answer->setFont(Typefaces::controlBold(13));
    m_answer->setAutoRaise(true);
    m_answer->setFocusPolicy(Qt::NoFocus); // until it has something to say
    row->addWidget(m_text, 1);
    row->addWidget(m_answer, 0, Qt::AlignTop);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_answer, &QToolButton::clicked, this, [this] {
        hide();
        if (m_onAnswer)
            m_onAnswer();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString& link) {
        hide();
        emit linkActivated(link);
    });
    setFocusProxy(m_text); // which comes first, and whose links Enter follows
    m_while.setSingleShot(true);
    m_while.setInterval(brieflyFor);
    connect(&m_while, &QTimer::timeout, this, [this] {
        if (isAncestorOf(QApplication::focusWidget()))
            m_while.start(); // it does not go away under the keyboard
        else
            hide();
    });
    retranslate();
    hide();
}

void NoticeBar::say(const QString& text)
{
    tell(text, Qt::PlainText);
}

void NoticeBar::sayBriefly(const QString& text)
{
    tell(text, Qt::PlainText);
    m_while.start();
}

void NoticeBar::endBriefly()
{
    if (!m_while.isActive())
        return;
    m_while.stop();
    hide();
}

void NoticeBar::sayWhyNotOpened(const QString& html)
{
    tell(html, Qt::RichText);
    m_isNotOpened = true;
}

void NoticeBar::endNotOpened()
{
    if (m_isNotOpened)
        hide();
}

void NoticeBar::offer(const QString& text, const QString& button, std::function<void()> answer)
{
    tell(text, Qt::PlainText);
    m_onAnswer = std::move(answer);
    m_answer->setText(button);
    m_answer->setAccessibleName(button);
    m_answer->setFocusPolicy(Qt::TabFocus);
    m_answer->show();
}

void NoticeBar::withdraw()
{
    if (!m_answer->isHidden())
        hide();
}

void NoticeBar::tell(const QString& text, Qt::TextFormat format)
{
    m_while.stop();
    m_isNotOpened = false;
    m_answer->setFocusPolicy(Qt::NoFocus); // until it has something to say
    m_answer->hide();
    m_text->setTextFormat(format);
    m_text->setText(text);
    setAccessibleName(format == Qt::RichText ? QTextDocumentFragment::fromHtml(text).toPlainText() : text);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_close->setIcon(glyphIcon(Glyph::Close, palette().color(QPalette::ButtonText)));
    QWidget::changeEvent(event);
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void NoticeBar::retranslate()
{
    m_close->setIcon(glyphIcon(Glyph::Close, palette().color(QPalette::ButtonText)));
    m_close->setAccessibleName(tr("Close the notice"));
    m_close->setToolTip(tr("Close"));
}

} // namespace glossator::desktop
