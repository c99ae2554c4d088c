// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/filter_bar.h"

#include "app/desktop/look/typefaces.h"
#include "model/search/filter_words.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

constexpr int side = 14;
constexpr int gap = 4;
constexpr int above = 6;
constexpr qsizetype mostCompletions = 12;
const QStringList offered{QStringLiteral("kind:rule"),      QStringLiteral("kind:official"),
                          QStringLiteral("kind:community"), QStringLiteral("kind:open"),
                          QStringLiteral("kind:case"),      QStringLiteral("kind:tile"),
                          QStringLiteral("kind:term"),      QStringLiteral("has:case")};

} // namespace

FilterBar::FilterBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("filterBar"));
    setFixedHeight(sizeHint().height());
    fill();
}

void FilterBar::show(const QString& text, const QStringList& completions)
{
    m_text = text;
    m_completions = completions.mid(0, mostCompletions);
    fill();
}

QSize FilterBar::sizeHint() const
{
    return {0, QFontMetrics(Typefaces::control(12)).height() + 10 + 2 * above};
}

void FilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setFixedHeight(sizeHint().height());
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

void FilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

/// What the filter can become; else the usual ones, after those in force that are not among them.
void FilterBar::fill()
{
    setAccessibleName(tr("Filters"));
    for (QToolButton* chip : m_chips)
        chip->deleteLater();
    m_chips.clear();
    for (const QString& filter : m_completions)
        m_chips.push_back(addChip(filter, filter));
    if (m_completions.isEmpty()) {
        for (const search::FilterWord& word : search::splitFilters(m_text).filters) {
            const QString filter = toString(word.name) + u':' + word.value.toLower();
            if (!word.value.isEmpty() && !offered.contains(filter))
                m_chips.push_back(addChip(filter, filter));
        }
        for (const QString& filter : offered)
            m_chips.push_back(addChip(filter, nameOf(filter)));
    }
    place();
}

QToolButton* FilterBar::addChip(const QString& filter, const QString& text)
{
    auto* chip = new QToolButton(this);
    chip->setObjectName(QStringLiteral("filterChip_") + filter);
    chip->setProperty("filter", filter);
    chip->setFont(Typefaces::control(12));
    chip->setText(text);
    chip->setFocusPolicy(Qt::NoFocus);
    const bool isCompletion = !m_completions.isEmpty();
    chip->setCheckable(!isCompletion);
    chip->setChecked(!isCompletion && search::hasFilter(m_text, filter));
    chip->setAutoRaise(!chip->isChecked() && !isCompletion);
    chip->setAccessibleName(tr("Filter: %1").arg(text));
    chip->setToolTip(isCompletion ? tr("Tab takes the first") : filter);
    connect(chip, &QToolButton::clicked, this, [this, filter, isCompletion] {
        if (isCompletion)
            emit completed(filter);
        else
            emit toggled(filter);
    });
    return chip;
}

/// As many chips as there is room for.
void FilterBar::place()
{
    int x = side;
    for (QToolButton* chip : m_chips) {
        const QSize size(chip->sizeHint().width() + 6, height() - 2 * above);
        const bool hasRoom = x + size.width() <= width() - side;
        chip->setGeometry(x, above, size.width(), size.height());
        chip->setVisible(hasRoom);
        x += size.width() + gap;
    }
}

QString FilterBar::nameOf(const QString& filter)
{
    const std::array<std::pair<QLatin1String, QString>, 8> names{{
        {QLatin1String("kind:rule"), tr("Rules")},
        {QLatin1String("kind:official"), tr("Official")},
        {QLatin1String("kind:community"), tr("Community")},
        {QLatin1String("kind:open"), tr("Open questions")},
        {QLatin1String("kind:case"), tr("Cases")},
        {QLatin1String("kind:tile"), tr("Tiles")},
        {QLatin1String("kind:term"), tr("Terms")},
        {QLatin1String("has:case"), tr("Played by a case")},
    }};
    const auto* const known =
        std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == filter; });
    return known != names.end() ? known->second : filter;
}

} // namespace glossator::desktop
