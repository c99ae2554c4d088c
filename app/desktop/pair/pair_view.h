// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/paned.h"
#include "app/desktop/pair/unknown_name.h"
#include "model/pairs/pair_reader.h"
#include "model/terms/term_base.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QToolButton;

namespace glossator::desktop {

class AnswerPane;
class FindBar;
class MatrixPane;
class ReaderView;
class SubjectField;

/// The activity of asking what happens when this meets that: two fields, the answer, and the matrix of boxes.
/// In a wide window answer and matrix stand side by side, in a narrow one the matrix gives way to the answer.
class PairView : public QWidget, public Paned
{
    Q_OBJECT

public:
    explicit PairView(QWidget* parent = nullptr);
    ~PairView() override;
    Q_DISABLE_COPY_MOVE(PairView)

    /// Both must live as long as the view, or be taken away with nullptr. They are read when the view is
    /// first seen.
    void setCatalogue(const catalogue::Catalogue* catalogue, const terms::TermBase* terms);
    /// The first is that of names.
    void setLanguages(const std::vector<catalogue::Language>& languages);
    void setZoom(int zoom);
    /// Ids of the boxes on the table; empty: all.
    void setTable(const QStringList& ids);
    [[nodiscard]] const pairs::PairId& pair() const { return m_pair; }
    /// Whether the two are answered alike, however they were asked about; false until names are read.
    [[nodiscard]] bool haveOneAnswer(const pairs::PairId& pair, const pairs::PairId& other) const
    {
        return m_subjects && m_subjects->haveOneAnswer(pair, other);
    }
    /// Shows the answer about a pair; one that is not whole is to be completed. What is unknown is left out.
    void openPair(pairs::PairId pair);
    /// Whether the matrix is looked at in place of the answer.
    [[nodiscard]] bool hasMatrixInFront() const;
    void bringMatrixToFront();
    /// The keyboard goes to the field that is still empty.
    void askForRest();
    /// The keyboard goes to the first field, where the next letter begins another pair; from there it goes to
    /// the second one, and from that to the answer.
    void askAnew();
    /// The fields, the answer and the matrix, as they stand.
    [[nodiscard]] std::vector<QWidget*> panes() const override;
    /// Where clauses, cases, terms and tiles are activated.
    [[nodiscard]] ReaderView* page() const;
    /// The bar to find words in the answer; nullptr as long as there is none.
    [[nodiscard]] FindBar* findBar() const;

signals:
    /// The user asks for a whole pair.
    void pairRequested(const QString& pair);
    /// The matrix took the place of the answer, or gave it back.
    void turned();
    /// A link in the answer or in what is said above it, see Link.
    void linkActivated(const QString& link);
    /// Words that are not in the answer.
    void wordsSought(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildBar();
    void connectParts();
    void connectField(SubjectField* field, pairs::SubjectId pairs::PairId::*side);
    void read();
    void choose(const pairs::PairId& pair);
    void answer();
    void showAnswer();
    void arrange();
    void say(const QString& text);
    void sayUnknown(const UnknownName& name);
    void answerUnknown(const UnknownName& name);
    void tellUnknown();
    void forgetUnknown();
    void answerAnew();
    [[nodiscard]] QString told(const UnknownName& name) const;
    void followLink(const QString& link);
    void lookAtMatrix(bool isWanted);
    /// The boxes in which the two lie; empty for what lies in none.
    [[nodiscard]] pairs::PairId boxesOf(const pairs::PairId& pair) const;
    void retranslate();

    const catalogue::Catalogue* m_catalogue = nullptr;
    std::optional<pairs::SubjectList> m_subjects;
    std::unique_ptr<pairs::PairReader> m_reader;
    pairs::PairId m_pair;
    pairs::PairId m_pickedInMatrix; ///< by its cell, lately
    QStringList m_table;            ///< ids of the boxes on the table; empty: all
    catalogue::Language m_language = catalogue::Language::En;
    pairs::SubjectId
        m_answeredOther; ///< of the last answer: where it still stands, it may be to be changed, too
    bool m_wantsMatrix = false;
    bool m_isStale = false; ///< the table or the language changed while the answer was out of sight
    std::optional<UnknownName> m_unknown; ///< it was asked for, and this is told in place of an answer

    QLabel* m_oneLabel = nullptr;
    SubjectField* m_one = nullptr;
    QToolButton* m_swap = nullptr;
    QLabel* m_otherLabel = nullptr;
    SubjectField* m_other = nullptr;
    QToolButton* m_matrixButton = nullptr;
    QLabel* m_notice = nullptr;
    QSplitter* m_splitter = nullptr;
    AnswerPane* m_answer = nullptr;
    MatrixPane* m_matrix = nullptr;
};

} // namespace glossator::desktop
