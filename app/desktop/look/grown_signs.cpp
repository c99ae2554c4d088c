// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/grown_signs.h"

#include "app/desktop/look/contrast.h"
#include "app/desktop/look/focus_ring.h"
#include "app/desktop/look/sentence_menu.h"
#include "app/desktop/look/typefaces.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>
#include <QTextFormat>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

// At the original size of text.
constexpr int arrowSide = 8;
constexpr int beforeKeys = 14; ///< in a line of a menu
constexpr int besideSentence = 14;
constexpr int aboveSentence = 5;

bool isSign(QStyle::PixelMetric metric)
{
    return metric == QStyle::PM_LineEditIconSize || metric == QStyle::PM_IndicatorWidth ||
           metric == QStyle::PM_IndicatorHeight || metric == QStyle::PM_ExclusiveIndicatorWidth ||
           metric == QStyle::PM_ExclusiveIndicatorHeight || metric == QStyle::PM_ScrollBarExtent ||
           metric == QStyle::PM_ScrollBarSliderMin || metric == QStyle::PM_SliderLength ||
           metric == QStyle::PM_SliderThickness || metric == QStyle::PM_SliderControlThickness ||
           metric == QStyle::PM_MenuButtonIndicator;
}

/// By night a button that stays pressed is hardly darker than others.
bool staysPressed(QStyle::PrimitiveElement element, QStyle::State state)
{
    const bool isButton = element == QStyle::PE_PanelButtonCommand || element == QStyle::PE_PanelButtonTool;
    return isButton && (state & QStyle::State_On) != 0 && (state & QStyle::State_AutoRaise) == 0;
}

bool marksElsewhere(const QStyleOption* option)
{
    return option != nullptr && option->styleObject != nullptr &&
           option->styleObject->property(marksElsewhereProperty).toBool();
}

bool isOnFinerScreen(const QStyleOption* option)
{
    return option != nullptr && option->fontMetrics.fontDpi() > QFontMetrics(QApplication::font()).fontDpi();
}

/// Styles draw their signs as large as the screen is fine. So they are told of a finer one.
QFontMetrics onFinerScreen(const QFontMetrics& metrics, const QFont& font)
{
    QImage screen(1, 1, QImage::Format_ARGB32_Premultiplied);
    const double dots = metrics.fontDpi() * Typefaces::scale() / 0.0254;
    screen.setDotsPerMeterX(static_cast<int>(std::lround(dots)));
    screen.setDotsPerMeterY(static_cast<int>(std::lround(dots)));
    return {font, &screen};
}

/// The style of the desktop with larger signs; at the original size it is that style.
class GrownSigns : public QProxyStyle
{
public:
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override
    {
        if (metric == PM_TextCursorWidth && marksElsewhere(option))
            return 0;
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        return isSign(metric) && !isOnFinerScreen(option) ? Typefaces::scaled(usual) : usual;
    }

    /// A menu that is higher than the screen scrolls; in a second column its keys would be off the screen.
    /// The link within a text that the keyboard is at is framed like all that it can be at.
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override
    {
        auto* told = qstyleoption_cast<QStyleHintReturnVariant*>(result);
        if (hint != SH_TextControl_FocusIndicatorTextCharFormat || told == nullptr || option == nullptr)
            return hint == SH_Menu_Scrollable ? 1 : QProxyStyle::styleHint(hint, option, widget, result);
        QTextCharFormat frame;
        frame.setProperty(QTextFormat::OutlinePen, QPen(option->palette.color(QPalette::Link), 2));
        told->variant = frame;
        return 1;
    }

    /// Styles leave little or nothing between the words of a line and its keys, and have no second line.
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override
    {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const auto* line = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (type == CT_MenuItem && line != nullptr && isSentence(*line, widget))
            return sizeOfSentence(*line);
        const bool hasKeys = type == CT_MenuItem && line != nullptr && line->text.contains(u'\t');
        return hasKeys ? size + QSize(Typefaces::scaled(beforeKeys), 0) : size;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        const bool isArrow = element == PE_IndicatorBranch && (option->state & State_Children) != 0;
        if (isArrow && Typefaces::scale() > 1)
            return drawArrow(*painter, *option);
        const auto* field = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (element == PE_FrameLineEdit && field != nullptr && marksElsewhere(option)) {
            QStyleOptionFrame plain(*field);
            plain.state &= ~State_HasFocus;
            QProxyStyle::drawPrimitive(element, &plain, painter, widget);
        } else
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_IndicatorItemViewItemCheck || element == PE_IndicatorCheckBox)
            outline(*painter, *option);
        if (element == PE_FrameLineEdit && (option->state & State_Enabled) != 0)
            frame(*painter, *option);
        if (staysPressed(element, option->state))
            frame(*painter, *option);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        const auto* line = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (element == CE_MenuItem && line != nullptr && isSentence(*line, widget))
            drawSentence(*line, *painter, widget);
        else
            QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            draw(control, *box, painter, widget);
        else if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            draw(control, *bar, painter, widget);
        else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option))
            draw(control, *button, painter, widget);
        else
            QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

private:
    static bool isSentence(const QStyleOptionMenuItem& line, const QWidget* widget)
    {
        return qobject_cast<const SentenceMenu*>(widget) != nullptr &&
               (line.menuItemType == QStyleOptionMenuItem::Normal ||
                line.menuItemType == QStyleOptionMenuItem::SubMenu);
    }

    /// Without its aside, for which the menu keeps room.
    static QSize sizeOfSentence(const QStyleOptionMenuItem& line)
    {
        const QFontMetrics measure(line.font);
        const QSize words = measure.size(Qt::TextShowMnemonic, line.text.section(u'\t', 0, 0));
        const int beforeAside = line.text.contains(u'\t') ? beforeKeys : 0;
        const int arrow = line.menuItemType == QStyleOptionMenuItem::SubMenu ? words.height() : 0;
        return words + QSize(Typefaces::scaled(2 * besideSentence + beforeAside) + arrow,
                             Typefaces::scaled(2 * aboveSentence));
    }

    /// The style draws the ground, and the sign of what opens.
    void drawSentence(const QStyleOptionMenuItem& line, QPainter& painter, const QWidget* widget) const
    {
        QStyleOptionMenuItem ground(line);
        ground.text.clear();
        QProxyStyle::drawControl(CE_MenuItem, &ground, &painter, widget);
        const int side = Typefaces::scaled(besideSentence);
        const bool isChosen = (line.state & State_Selected) != 0;
        painter.save();
        painter.setFont(line.font);
        painter.setPen(line.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
        const QRect room = line.rect.adjusted(side, 0, -side, 0);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic,
                         line.text.section(u'\t', 0, 0));
        painter.drawText(room.adjusted(room.width() - line.reservedShortcutWidth, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic,
                         line.text.section(u'\t', 1));
        painter.restore();
    }

    template <class Option>
    void draw(ComplexControl control, const Option& option, QPainter* painter, const QWidget* widget) const
    {
        Option grown(option);
        if (Typefaces::scale() > 1)
            grown.fontMetrics =
                onFinerScreen(option.fontMetrics, widget != nullptr ? widget->font() : QFont());
        QProxyStyle::drawComplexControl(control, &grown, painter, widget);
    }

    /// Styles take the line around a box for marks from the window around it, by night the dark from the
    /// dark.
    static void outline(QPainter& painter, const QStyleOption& option)
    {
        const QPalette& palette = option.palette;
        const bool isSelected = (option.state & State_Selected) != 0;
        const QColor ground = palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(
            seenOn(ground, palette.color(QPalette::PlaceholderText), palette.color(QPalette::Text)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
        painter.restore();
    }

    /// The same of fields and of buttons that stay pressed: the line is seen from within and from the window
    /// around it.
    static void frame(QPainter& painter, const QStyleOption& option)
    {
        constexpr double rounding = 2;
        const QPalette& palette = option.palette;
        const QColor text = palette.color(QPalette::Text);
        const QColor line = seenOn(palette.color(QPalette::Base), palette.color(QPalette::Mid), text);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(seenOn(palette.color(QPalette::Window), line, text));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), rounding, rounding);
        painter.restore();
    }

    /// Down where the branch is open.
    static void drawArrow(QPainter& painter, const QStyleOption& option)
    {
        const double side =
            std::min({Typefaces::scaled(arrowSide), option.rect.width(), option.rect.height()});
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QRectF(option.rect).center());
        painter.rotate((option.state & State_Open) != 0 ? 90 : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.palette.color(QPalette::PlaceholderText));
        painter.drawPolygon(
            QPolygonF({QPointF(-side / 4, -side / 2), QPointF(side / 4, 0), QPointF(-side / 4, side / 2)}));
        painter.restore();
    }
};

} // namespace

void growSigns()
{
    if (dynamic_cast<const GrownSigns*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new GrownSigns); // which takes it
}

} // namespace glossator::desktop
