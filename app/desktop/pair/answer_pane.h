// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/pair_answer.h"
#include "model/pairs/subject_list.h"

#include <QWidget>

class QLabel;

namespace glossator::catalogue {
class Catalogue;
}

namespace glossator::desktop {

class FindBar;
class Page;
class ReaderView;

/// The answer about a pair: in a line how much is known and who says so, below it the clauses as a page.
/// Where nothing is recorded it says so and leads to the nearest pairs.
class AnswerPane : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPane(QWidget* parent = nullptr);

    void setLanguage(catalogue::Language language);
    /// Ids of what lies on the table; empty: everything.
    void setTable(const QStringList& expansions);
    /// All must outlive what is shown.
    void showAnswer(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                    const catalogue::Catalogue& catalogue);
    /// The same for the pair that is shown, of which one goes on to read.
    void renewAnswer(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                     const catalogue::Catalogue& catalogue);
    /// Only these words, as HTML, and no answer.
    void showNothing(const QString& words);
    void clear();
    /// What Tab comes to last.
    [[nodiscard]] QWidget* lastInTabOrder() const;
    [[nodiscard]] ReaderView* view() const { return m_view; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }

signals:
    void linkActivated(const QString& link);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leadOn();
    void showHead();
    void follow(const QString& link);
    /// So that the head may take little of it.
    [[nodiscard]] bool isLow() const;
    /// By which key the case of an answer is played; empty where none has a case.
    [[nodiscard]] QString keyHint() const;
    /// Which of the boxes asked about are not on the table; empty where all are.
    [[nodiscard]] QString offTable() const;
    [[nodiscard]] bool isOfPair(const QString& box) const;
    [[nodiscard]] catalogue::TableNeed boxesOfAnswer() const;
    [[nodiscard]] QStringList namesOff(const QStringList& boxes) const;
    /// Where nothing is known of the two: where to go for each.
    [[nodiscard]] QString eachByItself() const;
    [[nodiscard]] QString byItself(const pairs::Subject& subject) const;

    QLabel* m_head;
    ReaderView* m_view;
    FindBar* m_findBar;
    pairs::PairAnswer m_answer;
    const pairs::SubjectList* m_subjects = nullptr;
    QStringList m_table;
    catalogue::Language m_language = catalogue::Language::En;
    bool m_isUnfolded = false; ///< the user wants to see all of the head
};

} // namespace glossator::desktop
