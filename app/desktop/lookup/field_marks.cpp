// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/field_marks.h"

#include "app/desktop/look/inks.h"
#include "model/search/filter_words.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QTextCharFormat>

#include <algorithm>

namespace glossator::desktop {

namespace {

QTextCharFormat wellFormat(const Inks& inks)
{
    QTextCharFormat format;
    format.setForeground(inks.link);
    return format;
}

QTextCharFormat wrongFormat(const Inks& inks)
{
    QTextCharFormat format;
    format.setForeground(inks.rubric);
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(inks.rubric);
    return format;
}

QTextCharFormat noneFormat(const Inks& inks)
{
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::DotLine);
    format.setUnderlineColor(inks.quiet);
    return format;
}

} // namespace

void markFilters(QLineEdit& field, const std::vector<terms::Span>& wrong,
                 const std::vector<terms::Span>& none)
{
    const Inks& inks = inksOf(printingFor(field.palette()));
    QList<QInputMethodEvent::Attribute> attributes;
    const auto mark = [&](const terms::Span& span, const QTextCharFormat& format) {
        attributes.append({QInputMethodEvent::TextFormat,
                           static_cast<int>(span.start) - field.cursorPosition(),
                           static_cast<int>(span.length), format});
    };
    for (const search::FilterWord& filter : search::splitFilters(field.text()).filters)
        if (std::ranges::find(wrong, filter.span) == wrong.end())
            mark(filter.span, wellFormat(inks));
    for (const terms::Span& span : wrong) // which may be no filter: its name is nearly that of one
        mark(span, wrongFormat(inks));
    for (const terms::Span& span : none)
        mark(span, noneFormat(inks));
    // A line edit takes formats for its text only by the way of an input method.
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&field, &event);
}

} // namespace glossator::desktop
