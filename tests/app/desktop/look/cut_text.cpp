// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/look/cut_text.h"

#include "tests/app/desktop/look/painted_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double tolerance = 1.5; ///< pixels

QString nameOf(const QWidget* widget)
{
    QStringList names;
    for (; widget != nullptr && names.size() < 3; widget = widget->parentWidget())
        names.prepend(widget->objectName().isEmpty() ? QLatin1String(widget->metaObject()->className())
                                                     : widget->objectName());
    return names.join(u'/');
}

const QAbstractScrollArea* areaOf(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area != nullptr && area->viewport() == &widget ? area : nullptr;
}

/// The part of the widget on which its text must stay; where one can scroll, text may go on.
QRectF roomOf(const QWidget& widget)
{
    constexpr double far = 1e6;
    QRectF room(widget.rect());
    if (const auto* area = areaOf(widget)) {
        room.adjust(0, -far, 0, far);
        if (area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff ||
            qobject_cast<const QHeaderView*>(area) != nullptr)
            room.adjust(-far, 0, far, 0);
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget);
        tabs != nullptr && tabs->usesScrollButtons())
        room.adjust(-far, 0, far, 0);
    return room.adjusted(-tolerance, -tolerance, tolerance, tolerance);
}

bool isBeyondScroll(const QWidget& widget, const PaintedText& text)
{
    const auto* tabs = qobject_cast<const QTabBar*>(&widget);
    return (tabs != nullptr && tabs->usesScrollButtons()) ||
           (areaOf(widget) != nullptr && !QRectF(widget.rect()).contains(text.rect));
}

/// Rows of lists may be shortened: their whole text is in the tip, and where the row leads. So may what is
/// chosen from a list, with its whole text in the tip.
bool mayBeShortened(const QWidget& widget, const QString& text)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button != nullptr && button->text().endsWith(u'…')) // a question will follow
        return true;
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    if (field != nullptr && field->placeholderText() == text)
        return true;
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    if (box != nullptr && !box->toolTip().isEmpty() && box->toolTip() == box->currentText())
        return true;
    return qobject_cast<const QAbstractItemView*>(areaOf(widget)) != nullptr;
}

/// Marked words are painted once more, within their mark, upon the same words painted whole.
bool isPaintedWhole(const PaintedText& text, const std::vector<PaintedText>& texts)
{
    return std::any_of(texts.begin(), texts.end(), [&](const PaintedText& other) {
        return other.text == text.text && other.rect == text.rect &&
               (other.clip.isNull() || other.clip.contains(other.rect));
    });
}

void checkRoom(const QWidget& widget, const PaintedText& text, const std::vector<PaintedText>& texts,
               QStringList& faults)
{
    const bool isInside = roomOf(widget).contains(text.rect);
    const bool isClipped =
        !isBeyondScroll(widget, text) && !text.clip.isNull() &&
        !text.clip.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(text.rect);
    if (!isInside || (isClipped && !isPaintedWhole(text, texts)))
        faults += QStringLiteral("%1: “%2” (%3…%4 × %5…%6) stands out of %7 × %8")
                      .arg(nameOf(&widget), text.text)
                      .arg(text.rect.left())
                      .arg(text.rect.right())
                      .arg(text.rect.top())
                      .arg(text.rect.bottom())
                      .arg(widget.width())
                      .arg(widget.height());
}

void checkOverlap(const QWidget& widget, const std::vector<PaintedText>& texts, QStringList& faults)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t other = i + 1; other < texts.size(); ++other) {
            const QRectF both = texts[i].rect & texts[other].rect;
            if (both.width() > 2 * tolerance && both.height() > 2 * tolerance &&
                texts[i].text != texts[other].text)
                faults += QStringLiteral("%1: “%2” lies upon “%3”")
                              .arg(nameOf(&widget), texts[other].text, texts[i].text);
        }
}

void checkPainted(QWidget& widget, QStringList& faults)
{
    const auto texts = paintedTexts(widget);
    for (const PaintedText& text : texts) {
        checkRoom(widget, text, texts, faults);
        if (text.text.endsWith(u'…') && !mayBeShortened(widget, text.text) && text.text.size() > 1 &&
            !text.text.at(text.text.size() - 2).isSpace())
            faults += QStringLiteral("%1: “%2” is shortened").arg(nameOf(&widget), text.text);
    }
    checkOverlap(widget, texts, faults);
}

/// Small buttons that Qt puts into its fields and rows of tabs.
bool isOfQt(const QWidget& widget)
{
    return widget.objectName().isEmpty() || qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr;
}

/// What the widget itself says that it needs.
void checkHint(const QWidget& widget, QStringList& faults)
{
    QSize needed;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return;
        needed = label->wordWrap() ? QSize(0, label->heightForWidth(label->width()))
                                   : QSize(0, label->sizeHint().height());
    } else if (qobject_cast<const QAbstractButton*>(&widget) != nullptr && widget.hasHeightForWidth()) {
        needed = {0, widget.heightForWidth(widget.width())};
    } else if (qobject_cast<const QAbstractButton*>(&widget) != nullptr && !isOfQt(widget)) {
        needed = widget.minimumSizeHint();
    } else if (qobject_cast<const QLineEdit*>(&widget) != nullptr) {
        needed = {0, widget.fontMetrics().height()};
    }
    if (needed.width() > widget.width() || needed.height() > widget.height())
        faults += QStringLiteral("%1: needs %2 × %3, has %4 × %5")
                      .arg(nameOf(&widget))
                      .arg(needed.width())
                      .arg(needed.height())
                      .arg(widget.width())
                      .arg(widget.height());
}

} // namespace

QStringList cutTexts(QWidget& window)
{
    QStringList faults;
    const auto found = window.findChildren<QWidget*>();
    for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(found.begin(), found.end())) {
        if (!widget || !widget->isVisible() || // painting one may take another away
            widget->window() != &window || widget->visibleRegion().isEmpty())
            continue;
        checkHint(*widget, faults);
        if (widget)
            checkPainted(*widget, faults);
    }
    return faults;
}

} // namespace glossator::desktop
