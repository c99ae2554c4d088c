// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/filter_bar.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "model/search/filter_words.h"

#include <QKeyEvent>
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
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

void FilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void FilterBar::takeKeyboard()
{
    if (!m_chips.empty())
        m_chips.front()->setFocus(Qt::TabFocusReason);
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event)
{
    auto* chip = qobject_cast<QToolButton*>(watched);
    if (chip != nullptr && event->type() == QEvent::KeyPress)
        return takeKey(chip, static_cast<QKeyEvent*>(event)->key());
    return QWidget::eventFilter(watched, event);
}

bool FilterBar::takeKey(QToolButton* chip, int key)
{
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Right:
        step(chip, 1);
        return true;
    case Qt::Key_Backtab:
    case Qt::Key_Left:
        step(chip, -1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        chip->click();
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit left();
        return true;
    default:
        return false;
    }
}

/// To the next chip that is shown; beyond the ends back to the field.
void FilterBar::step(QToolButton* from, int by)
{
    const auto at = std::find(m_chips.begin(), m_chips.end(), from) - m_chips.begin() + by;
    const bool isThere = at >= 0 && at < std::ssize(m_chips);
    if (isThere && m_chips.at(static_cast<std::size_t>(at))->isVisible())
        m_chips.at(static_cast<std::size_t>(at))->setFocus(Qt::TabFocusReason);
    else if (by > 0)
        emit passed();
    else
        emit left();
}

/// What the filter can become; else the usual ones, after those in force that are not among them.
QStringList FilterBar::wanted() const
{
    if (!m_completions.isEmpty())
        return m_completions;
    QStringList result;
    for (const search::FilterWord& word : search::splitFilters(m_text).filters) {
        const QString filter = word.whole();
        if (!word.value.isEmpty() && !offered.contains(filter))
            result.append(filter);
    }
    return result + offered;
}

QToolButton* FilterBar::chipOf(const QString& filter) const
{
    const auto chip = std::find_if(m_chips.begin(), m_chips.end(), [&](const QToolButton* each) {
        return each->property("filter").toString() == filter;
    });
    return chip != m_chips.end() ? *chip : nullptr;
}

/// Chips that stay are kept, and with them the keyboard where it is on one of them.
void FilterBar::fill()
{
    setAccessibleName(tr("Filters"));
    std::vector<QToolButton*> chips;
    for (const QString& filter : wanted()) {
        QToolButton* chip = chipOf(filter);
        chips.push_back(chip != nullptr ? chip : addChip(filter));
        dress(chips.back());
    }
    m_chips.swap(chips);
    for (QToolButton* chip : chips)
        if (std::find(m_chips.begin(), m_chips.end(), chip) == m_chips.end()) {
            if (chip->hasFocus())
                emit left();
            chip->deleteLater();
        }
    place();
}

QToolButton* FilterBar::addChip(const QString& filter)
{
    auto* chip = new QToolButton(this);
    chip->setObjectName(QStringLiteral("filterChip_") + filter);
    chip->setProperty("filter", filter);
    chip->setFocusPolicy(Qt::TabFocus);
    chip->installEventFilter(this);
    connect(chip, &QToolButton::clicked, this, [this, filter] {
        if (m_completions.isEmpty())
            emit toggled(filter);
        else
            emit completed(filter);
    });
    return chip;
}

void FilterBar::dress(QToolButton* chip) const
{
    const QString filter = chip->property("filter").toString();
    const bool isCompletion = !m_completions.isEmpty();
    const QString text = isCompletion ? filter : nameOf(filter);
    chip->setFont(Typefaces::control(12));
    chip->setText(text);
    chip->setCheckable(!isCompletion);
    chip->setChecked(!isCompletion && search::hasFilter(m_text, filter));
    chip->setAutoRaise(!chip->isChecked() && !isCompletion);
    chip->setAccessibleName(tr("Filter: %1").arg(text));
    chip->setToolTip(isCompletion ? tr("Tab takes the first")
                                  : search::writtenFilter(filter, windowLanguage()));
}

int FilterBar::heightForWidth(int width) const
{
    const auto all = places(width);
    return (all.empty() ? 0 : all.back().top()) + sizeHint().height();
}

/// As many chips in a line as there is room for, the others in the next ones.
std::vector<QRect> FilterBar::places(int width) const
{
    const int line = sizeHint().height();
    std::vector<QRect> all;
    QPoint at(side, 0);
    for (const QToolButton* chip : m_chips) {
        const int wanted = chip->sizeHint().width() + 6;
        if (at.x() > side && at.x() + wanted > width - side)
            at = {side, at.y() + line};
        all.emplace_back(at, QSize(wanted, line));
        at.rx() += wanted + gap;
    }
    return all;
}

void FilterBar::place()
{
    const auto all = places(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        m_chips[i]->setGeometry(all[i].adjusted(0, above, 0, -above));
        m_chips[i]->show();
    }
    setFixedHeight(heightForWidth(width()));
}

QString FilterBar::nameOf(const QString& filter)
{
    const std::array<std::pair<QLatin1String, QString>, 8> names{{
        {QLatin1String("kind:rule"), tr("Rules")},
        {QLatin1String("kind:official"), tr("Official")},
        {QLatin1String("kind:community"), tr("Community")},
        {QLatin1String("kind:open"), tr("Left open")},
        {QLatin1String("kind:case"), tr("Cases")},
        {QLatin1String("kind:tile"), tr("Tiles")},
        {QLatin1String("kind:term"), tr("Terms")},
        {QLatin1String("has:case"), tr("Played by a case")},
    }};
    const auto* const known =
        std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == filter; });
    return known != names.end() ? known->second : search::writtenFilter(filter, windowLanguage());
}

} // namespace glossator::desktop
