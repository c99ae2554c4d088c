// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <array>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace glossator::desktop {

/// What one can do here, shown under the search field as long as nothing is typed there. It takes no keys:
/// the first letter typed makes room for what is found.
class FirstSteps : public QFrame
{
    Q_OBJECT

public:
    /// Hangs below the search field, within `parent`.
    FirstSteps(QLineEdit* field, QWidget* parent);

    /// Shows itself where the field is empty.
    void open();

signals:
    /// One of the questions that are given as examples.
    void exampleChosen(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLabel* addLine(const QString& name, int row, int column, int span);
    void place();
    void retranslate();

    QLineEdit* m_field;
    QGridLayout* m_grid;
    QLabel* m_ask = nullptr;
    QLabel* m_examples = nullptr;
    std::array<QLabel*, 4> m_keys{};
    std::array<QLabel*, 4> m_words{};
};

} // namespace glossator::desktop
