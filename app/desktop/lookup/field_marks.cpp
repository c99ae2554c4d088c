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

QTextCharFormat formatOf(bool isWrong, const Inks& inks)
{
    QTextCharFormat format;
    format.setForeground(isWrong ? inks.rubric : inks.link);
    if (isWrong) {
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(inks.rubric);
    }
    return format;
}

} // namespace

void markFilters(QLineEdit& field, const std::vector<terms::Span>& wrong)
{
    const Inks& inks = inksOf(printingFor(field.palette()));
    QList<QInputMethodEvent::Attribute> attributes;
    const auto mark = [&](const terms::Span& span, bool isWrong) {
        attributes.append({QInputMethodEvent::TextFormat,
                           static_cast<int>(span.start) - field.cursorPosition(),
                           static_cast<int>(span.length), formatOf(isWrong, inks)});
    };
    for (const search::FilterWord& filter : search::splitFilters(field.text()).filters)
        if (std::ranges::find(wrong, filter.span) == wrong.end())
            mark(filter.span, false);
    for (const terms::Span& span : wrong) // which may be no filter: its name is nearly that of one
        mark(span, true);
    // A line edit takes formats for its text only by the way of an input method.
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&field, &event);
}

} // namespace glossator::desktop
