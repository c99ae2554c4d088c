// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/key_page.h"

#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/middle_sheet.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace glossator::desktop {

namespace {

constexpr int widestSheet = 720; ///< at the original size of text

QString keysOf(const KeyLine& line)
{
    QStringList keys;
    for (const QKeySequence& key : line.keys)
        keys += strong(key.toString(QKeySequence::NativeText).toHtmlEscaped());
    keys.removeDuplicates(); // there are two of Enter
    return keys.join(QStringLiteral(" · "));
}

/// A table of its own, so that what it is about stands over it as a heading.
QString tableOf(const KeyGroup& group, const QString& rubric)
{
    QString rows;
    for (const KeyLine& line : group.lines)
        rows += QStringLiteral("<tr><td width='60%' style='padding: 3px 0'>%1</td>"
                               "<td style='padding: 3px 0'>%2</td></tr>")
                    .arg(line.what.toHtmlEscaped(), keysOf(line));
    return QStringLiteral("<h3 style='font-weight: %1; color: %2; margin: 18px 0 4px 0'>%3</h3><table "
                          "width='100%'>%4</table>")
        .arg(QString::number(strongWeight), rubric, group.title.toHtmlEscaped(), rows);
}

} // namespace

KeyPage::KeyPage(std::function<std::vector<KeyGroup>()> keys, QWidget* parent)
    : QWidget(parent), m_keys(std::move(keys)), m_title(new QLabel(this)), m_close(new QToolButton(this)),
      m_list(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("keyPage"));
    auto* column = layMiddleSheet(*this, widestSheet);
    auto* head = new QHBoxLayout;
    column->addLayout(head);
    m_title->setObjectName(QStringLiteral("keyTitle"));
    m_title->setFont(Typefaces::readingBold(26));
    head->addWidget(m_title, 1);
    m_close->setObjectName(QStringLiteral("keyClose"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    TextSize::grow(*m_close);
    head->addWidget(m_close, 0, Qt::AlignTop);
    m_list->setObjectName(QStringLiteral("keyList"));
    m_list->setFrameShape(QFrame::NoFrame);
    column->addWidget(m_list, 1);
    connect(m_close, &QToolButton::clicked, this, &KeyPage::left);
    fill();
}

/// Goes on to the list. With a focus proxy Tab would come back to it from the button.
void KeyPage::focusInEvent(QFocusEvent* event)
{
    m_list->setFocus(event->reason());
}

void KeyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

void KeyPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void KeyPage::fill()
{
    m_title->setText(tr("Keyboard shortcuts"));
    setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setAccessibleDescription(tr("All keys of the program, by where they work; Esc goes back."));
    m_close->setIcon(glyphIcon(Glyph::Close, palette().color(QPalette::ButtonText)));
    m_close->setAccessibleName(tr("Close the keyboard shortcuts"));
    m_close->setToolTip(tr("Close (Esc)"));
    const QString rubric = inksOf(printingFor(palette())).rubric.name();
    QString html;
    for (const KeyGroup& group : m_keys())
        html += tableOf(group, rubric);
    m_list->setHtml(html);
}

} // namespace glossator::desktop
