// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/filter_offers.h"
#include "model/terms/span.h"

#include <QHash>
#include <QWidget>

#include <vector>

class QToolButton;

namespace glossator::desktop {

/// Chips above what was found, in as many lines as they need: the filters that can be had by a click, those
/// in force pressed. While a filter is being typed it offers what that can become; Tab takes the first. The
/// words in the search field are what counts, the chips only write and show them. The keyboard stays there
/// unless it is given to the chips: then Tab and the arrows walk over them, Space and Enter press one, and
/// Esc goes back.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent);

    /// The text of the search field, and what the word at the cursor can become. A wrong filter has no chip.
    void show(const QString& text, const Completions& completions,
              const std::vector<terms::Span>& wrong = {});
    /// What boxes are called, by their ids.
    void setExpansionNames(QHash<QString, QString> names);
    /// Gives the keyboard to the first chip.
    void takeKeyboard();
    /// Whether the chips are what the filter at the cursor can become.
    [[nodiscard]] bool isCompleting() const { return m_completions.areValues(); }
    [[nodiscard]] const Completions& completions() const { return m_completions; }
    /// Of one line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// A chip was clicked: put the filter in or take it out.
    void toggled(const QString& filter);
    void completed(const QString& filter);
    /// The keyboard is to go back to the field.
    void left();
    /// The keyboard goes on beyond the last chip.
    void passed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void place();
    [[nodiscard]] std::vector<QRect> places(int width) const;
    void step(QToolButton* from, int by);
    [[nodiscard]] QToolButton* neighbourOf(const QToolButton* chip, int by) const;
    bool takeKey(QToolButton* chip, int key);
    void dress(QToolButton* chip) const;
    QToolButton* addChip(const QString& filter);
    [[nodiscard]] QStringList wanted() const;
    [[nodiscard]] QToolButton* chipOf(const QString& filter) const;
    [[nodiscard]] QString nameOf(const QString& filter) const;
    [[nodiscard]] QString nameOfBox(const QString& value) const;
    [[nodiscard]] bool isCompletion(const QString& filter) const
    {
        return m_completions.words.contains(filter);
    }

    QString m_text;
    std::vector<terms::Span> m_wrong; ///< filters of the text
    Completions m_completions;
    qsizetype m_more = 0; ///< completions beyond those that are shown
    QHash<QString, QString> m_names;
    std::vector<QToolButton*> m_chips;
};

} // namespace glossator::desktop
