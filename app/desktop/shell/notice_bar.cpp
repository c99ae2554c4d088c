// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/notice_bar.h"

#include "app/desktop/look/contrast.h"
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

// Milliseconds.
constexpr int brieflyFor = 6000;
constexpr int offeredFor = 20'000;
constexpr double roundness = 6;

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
    connect(m_answer, &QToolButton::clicked, this, &NoticeBar::answer);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString& link) {
        dismiss();
        emit linkActivated(link);
    });
    setFocusProxy(m_text); // which comes first, and whose links Enter follows
    m_while.setSingleShot(true);
    connect(&m_while, &QTimer::timeout, this, [this] {
        if (isAncestorOf(QApplication::focusWidget()) || underMouse())
            m_while.start(); // it does not go away under the keyboard or the mouse
        else
            dismiss();
    });
    retranslate();
    hide();
}

void NoticeBar::say(const QString& text)
{
    tell({Kind::Lasting, text});
}

void NoticeBar::sayBriefly(const QString& text)
{
    tell({Kind::Brief, text});
}

void NoticeBar::endBriefly()
{
    end(Kind::Brief);
}

void NoticeBar::sayWhyNotOpened(const QString& html)
{
    tell({Kind::NotOpened, html});
}

void NoticeBar::endNotOpened()
{
    end(Kind::NotOpened);
}

void NoticeBar::sayNotSaved(const QString& text)
{
    tell({Kind::NotSaved, text});
}

void NoticeBar::endNotSaved()
{
    end(Kind::NotSaved);
}

void NoticeBar::offer(const QString& text, const QString& button, std::function<void()> answer)
{
    tell({Kind::Offer, text, button, std::move(answer)});
}

void NoticeBar::withdraw()
{
    end(Kind::Offer);
}

void NoticeBar::dismiss()
{
    m_while.stop();
    m_now.reset();
    if (m_waiting.empty())
        return hide();
    Notice next = std::move(m_waiting.back());
    m_waiting.pop_back();
    showNow(std::move(next));
}

/// What is only told for a while is over when something else is told. Of what could not be opened or saved
/// or may be undone, only the last counts.
void NoticeBar::tell(Notice notice)
{
    const auto isOver = [&notice](const Notice& other) {
        return other.kind == Kind::Brief || other.text == notice.text ||
               (other.kind == notice.kind && other.kind != Kind::Lasting);
    };
    if (m_now)
        m_waiting.push_back(std::move(*m_now));
    std::erase_if(m_waiting, isOver);
    showNow(std::move(notice));
}

void NoticeBar::end(Kind kind)
{
    std::erase_if(m_waiting, [kind](const Notice& notice) { return notice.kind == kind; });
    if (m_now && m_now->kind == kind)
        dismiss();
}

void NoticeBar::answer()
{
    const std::function<void()> answer = m_now ? m_now->answer : nullptr;
    dismiss();
    if (answer)
        answer();
}

void NoticeBar::showNow(Notice notice)
{
    const bool isOffer = notice.kind == Kind::Offer;
    const bool isHtml = notice.kind == Kind::NotOpened;
    m_now = std::move(notice);
    m_answer->setText(m_now->button);
    m_answer->setAccessibleName(m_now->button);
    m_answer->setFocusPolicy(isOffer ? Qt::TabFocus : Qt::NoFocus); // only when it has something to say
    m_answer->setVisible(isOffer);
    m_text->setTextFormat(isHtml ? Qt::RichText : Qt::PlainText);
    m_text->setText(m_now->text);
    setAccessibleName(isHtml ? QTextDocumentFragment::fromHtml(m_now->text).toPlainText() : m_now->text);
    m_while.stop();
    if (isOffer || m_now->kind == Kind::Brief)
        m_while.start(isOffer ? offeredFor : brieflyFor);
    show();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

int NoticeBar::wantedWidth() const
{
    const QFontMetrics font(m_text->font());
    int width = font.horizontalAdvance(accessibleName()) + font.averageCharWidth();
    for (const QWidget* part : {static_cast<QWidget*>(m_answer), static_cast<QWidget*>(m_close)})
        if (!part->isHidden())
            width += part->sizeHint().width() + layout()->spacing();
    const QMargins margins = layout()->contentsMargins();
    return width + margins.left() + margins.right();
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
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Base));
    const QColor ground = palette().color(QPalette::Base); // which is that of the page below
    painter.setPen(seenOn(ground, palette().color(QPalette::Mid), palette().color(QPalette::Text)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), roundness, roundness);
}

void NoticeBar::retranslate()
{
    m_close->setIcon(glyphIcon(Glyph::Close, palette().color(QPalette::ButtonText)));
    m_close->setAccessibleName(tr("Close the notice"));
    m_close->setToolTip(tr("Close"));
}

} // namespace glossator::desktop
