// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/filter_bar.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "model/search/filter_words.h"
#include "model/terms/folding.h"

#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

constexpr int side = 14;
constexpr int gap = 4;
constexpr int above = 6;
const QString andMore = QStringLiteral("…"); ///< in place of a filter: there are more completions
const QStringList offered{QStringLiteral("kind:rule"),      QStringLiteral("kind:official"),
                          QStringLiteral("kind:community"), QStringLiteral("kind:open"),
                          QStringLiteral("kind:case"),      QStringLiteral("kind:tile"),
                          QStringLiteral("kind:term"),      QStringLiteral("has:case")};

/// All kinds, however many there are; not all boxes.
qsizetype mostCompletions()
{
    constexpr qsizetype usually = 12;
    return std::max(usually, search::FilterSpelling::valuesOf(search::FilterName::Kind).size());
}

} // namespace

FilterBar::FilterBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("filterBar"));
    fill();
}

void FilterBar::show(const QString& text, const Completions& completions,
                     const std::vector<terms::Span>& wrong)
{
    m_wrong = wrong;
    m_text = text;
    m_completions = {completions.of, completions.words.mid(0, mostCompletions())};
    m_more = completions.words.size() - m_completions.words.size();
    fill();
}

void FilterBar::setExpansionNames(QHash<QString, QString> names)
{
    m_names = std::move(names);
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
        if (isCompletion(chip->property("filter").toString())) { // as from the field
            chip->click();
            return true;
        }
        [[fallthrough]];
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
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (isCompletion(chip->property("filter").toString())) {
            if (key == Qt::Key_Up || neighbourOf(chip, 1) != nullptr) // Down stays on the last one
                step(chip, key == Qt::Key_Down ? 1 : -1);
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Escape:
        emit left();
        return true;
    default:
        return false;
    }
}

/// The next chip that can be pressed; none beyond the ends.
QToolButton* FilterBar::neighbourOf(const QToolButton* chip, int by) const
{
    const auto at = std::find(m_chips.begin(), m_chips.end(), chip) - m_chips.begin() + by;
    const bool isThere = at >= 0 && at < std::ssize(m_chips);
    QToolButton* neighbour = isThere ? m_chips.at(static_cast<std::size_t>(at)) : nullptr;
    return neighbour != nullptr && neighbour->isEnabled() ? neighbour : nullptr;
}

/// Beyond the ends to what comes after the chips, or back to the field.
void FilterBar::step(QToolButton* from, int by)
{
    if (QToolButton* neighbour = neighbourOf(from, by); neighbour != nullptr)
        neighbour->setFocus(Qt::TabFocusReason);
    else if (by > 0)
        emit passed();
    else
        emit left();
}

/// What the filter can become; else the usual ones, after those in force that are not among them.
QStringList FilterBar::wanted() const
{
    if (isCompleting())
        return m_more > 0 ? m_completions.words + QStringList{andMore} : m_completions.words;
    QStringList result = m_completions.words;
    for (const search::FilterWord& word : search::splitFilters(m_text).filters) {
        const QString filter = word.whole();
        const bool isWrong = std::ranges::find(m_wrong, word.span) != m_wrong.end();
        if (!word.value.isEmpty() && !isWrong && !offered.contains(filter))
            result.append(filter);
    }
    result.removeDuplicates(); // typed more than once
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
        if (!isCompletion(filter))
            return emit toggled(filter);
        emit completed(filter);
        emit left(); // to be typed on
    });
    return chip;
}

void FilterBar::dress(QToolButton* chip) const
{
    const QString filter = chip->property("filter").toString();
    const bool completes = isCompletion(filter);
    const QString text = completes ? filter : nameOf(filter);
    chip->setFont(Typefaces::control(12));
    chip->setText(text);
    chip->setEnabled(filter != andMore);
    chip->setCheckable(!completes);
    chip->setChecked(!completes && search::hasFilter(m_text, filter));
    chip->setAutoRaise(!chip->isChecked() && !completes);
    chip->setAccessibleName(filter == andMore ? text : tr("Filter: %1").arg(text));
    chip->setToolTip(completes ? tr("Tab takes the first") : search::writtenFilter(filter, windowLanguage()));
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

QString FilterBar::nameOf(const QString& filter) const
{
    if (filter == andMore)
        return tr("… %n more: type on", nullptr, static_cast<int>(m_more));
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
    if (known != names.end())
        return known->second;
    const auto read = search::splitFilters(filter).filters;
    if (read.empty())
        return filter;
    if (read.front().name == search::FilterName::Expansion)
        return nameOfBox(read.front().value);
    QString value = search::FilterSpelling::written(read.front().name, read.front().value, windowLanguage());
    if (read.front().name == search::FilterName::Kind)
        value.replace(0, 1, value.at(0).toUpper());
    return read.front().name == search::FilterName::Kind ? value
                                                         : search::writtenFilter(filter, windowLanguage());
}

/// The name of the one box that is meant; where it may be one of several, the filter as it is written.
QString FilterBar::nameOfBox(const QString& value) const
{
    const QString key = terms::looseKey(value);
    QStringList begun;
    for (auto name = m_names.begin(); name != m_names.end(); ++name)
        if (const QStringList known{terms::looseKey(name.key()), terms::looseKey(*name)}; known.contains(key))
            return *name;
        else if (std::any_of(known.begin(), known.end(),
                             [&](const QString& each) { return (u' ' + each).contains(u' ' + key); }))
            begun.append(*name);
    return begun.size() == 1
               ? begun.front()
               : search::FilterSpelling::whole(search::FilterName::Expansion, value, windowLanguage());
}

} // namespace glossator::desktop
