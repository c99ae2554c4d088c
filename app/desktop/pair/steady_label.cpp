// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/steady_label.h"

#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr int fewestLines = 2;

} // namespace

SteadyLabel::SteadyLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

void SteadyLabel::setLongest(const QString& html)
{
    m_longest = html;
    updateGeometry();
}

int SteadyLabel::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    QTextDocument longest;
    longest.setDefaultFont(font());
    longest.setDocumentMargin(0);
    longest.setHtml(m_longest);
    longest.setTextWidth(std::max(1, width - around.left() - around.right()));
    const int lines = std::max(fewestLines * fontMetrics().lineSpacing(),
                               static_cast<int>(std::ceil(longest.size().height())));
    return std::max(lines + around.top() + around.bottom(), QLabel::heightForWidth(width));
}

} // namespace glossator::desktop
