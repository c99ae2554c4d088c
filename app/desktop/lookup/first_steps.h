// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <array>
#include <utility>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace glossator::desktop {

/// What one can do here, shown under the search field as long as nothing is typed there. It covers nothing:
/// the page begins below it, and where that has little room, only what is asked here is told and no keys. The
/// keyboard stays in the field: Down or Tab choose an example there, Enter asks it, and the first letter
/// typed makes room for what is found.
class FirstSteps : public QWidget
{
    Q_OBJECT

public:
    /// To be laid out below the search field.
    FirstSteps(QLineEdit* field, QWidget* parent);

    /// Shows itself where the field is empty.
    void open();
    /// How high it is in a width, with the keys or without, in pixels.
    [[nodiscard]] int heightFor(int width, bool isBrief) const;
    /// Tells the keys, or leaves them out.
    void setBrief(bool isBrief);
    /// The examples ask for nothing that is not on a table, by the ids of its boxes; an empty one has all.
    void setTable(const QStringList& ids);
    /// Questions that the catalogue answers with what lies on a table, in the language of the window.
    [[nodiscard]] static QStringList questions(const QStringList& table);

signals:
    /// One of the questions that are given as examples.
    void exampleChosen(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void followFocus(const QWidget* now);
    [[nodiscard]] std::pair<int, int> edges(int width) const;
    QLabel* addLine(const QString& name, int row, int column, int span);
    void leave();
    void align();
    void retranslate();
    void tellExamples();
    void choose(int example);
    bool takeKey(int key);

    QLineEdit* m_field;
    QGridLayout* m_grid = nullptr;
    QLabel* m_ask = nullptr;
    QLabel* m_examples = nullptr;
    QStringList m_table;
    QStringList m_questions; ///< the examples
    int m_chosen = -1;       ///< of them; -1: none
    std::array<QLabel*, 4> m_keys{};
    std::array<QLabel*, 4> m_words{};
};

} // namespace glossator::desktop
