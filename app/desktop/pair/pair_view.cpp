// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/pair_view.h"

#include "app/desktop/look/typed_key.h"
#include "app/desktop/pair/answer_pane.h"
#include "app/desktop/pair/matrix_pane.h"
#include "app/desktop/pair/pair_words.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader_view.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>

#include <utility>

namespace glossator::desktop {

using pairs::PairId;
using pairs::SubjectId;

namespace {

constexpr int roomForBoth = 1560; ///< pixels

} // namespace

PairView::PairView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("pairView"));
    setAutoFillBackground(true);
    build();
    connectParts();
    retranslate();
}

PairView::~PairView() = default;

void PairView::setCatalogue(const catalogue::Catalogue* catalogue, const terms::TermBase* terms)
{
    m_catalogue = catalogue;
    m_reader.reset();
    m_unknown.reset();
    m_answer->clear();
    m_one->setSubjects(nullptr);
    m_other->setSubjects(nullptr);
    m_subjects.reset();
    page()->setTerms(terms);
}

void PairView::setLanguages(const std::vector<catalogue::Language>& languages)
{
    m_language = languages.front();
    m_one->setLanguage(m_language);
    m_other->setLanguage(m_language);
    m_answer->setLanguage(m_language);
    m_matrix->setLanguage(m_language);
    page()->setLanguages(languages);
    if (!m_unknown)
        say({}); // the fields show names again, and not what was half typed
}

void PairView::setZoom(int zoom)
{
    page()->setZoom(zoom);
}

void PairView::setTable(const QStringList& ids)
{
    m_one->setTable(ids);
    m_other->setTable(ids);
    m_matrix->setTable(ids);
    m_answer->setTable(ids);
    if (std::exchange(m_table, ids) != ids)
        answerAnew(); // in another order
}

void PairView::openPair(PairId pair)
{
    if (m_catalogue == nullptr)
        return;
    read();
    for (SubjectId* side : {&pair.one, &pair.other})
        if (m_subjects->find(*side) == nullptr) {
            const pairs::Subject* named = m_subjects->named(
                side->kind == pairs::SubjectKind::Concept ? side->toString() : side->id, m_language);
            *side = named == nullptr ? SubjectId{} : named->id;
        }
    const bool wasPicked = m_pair.isWhole() && m_pair == m_pickedInMatrix; // and one comes back to the cell
    if (!wasPicked && pair != m_pickedInMatrix)
        m_matrix->forgetLeft();
    m_pair = pair;
    m_wantsMatrix = false;
    m_unknown.reset();
    m_one->setSubject(pair.one);
    m_other->setSubject(pair.other);
    say({});
    const QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = focus != nullptr && isAncestorOf(focus);
    answer();
    if (hadFocus && pair.isWhole())
        m_answer->setFocus(Qt::OtherFocusReason);
    else if (hadFocus && wasPicked)
        m_matrix->setFocus(Qt::OtherFocusReason);
}

std::vector<QWidget*> PairView::panes() const
{
    return {placeIn(m_one->parentWidget(), m_one), m_answer, m_matrix};
}

ReaderView* PairView::page() const
{
    return m_answer->view();
}

FindBar* PairView::findBar() const
{
    return m_pair.isWhole() ? m_answer->findBar() : nullptr;
}

void PairView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        answerAnew();
    } else if (event->type() == QEvent::PaletteChange && m_unknown) {
        tellUnknown();
    }
    QWidget::changeEvent(event);
}

/// What was asked, in other words or in another order; out of sight not before it is seen again.
void PairView::answerAnew()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    if (m_unknown)
        tellUnknown();
    else if (m_reader != nullptr && m_pair.isWhole())
        m_answer->renewAnswer(m_reader->answer(m_pair, m_table), *m_subjects, *m_catalogue);
}

/// What is typed beside the fields is the name of another thing to ask about.
void PairView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && hasMatrixInFront() && m_answer->isHidden())
        return m_matrixButton->setChecked(false);
    if (!isTyped(*event))
        return QWidget::keyPressEvent(event);
    m_one->setFocus(Qt::ShortcutFocusReason); // which selects what stands there
    QCoreApplication::sendEvent(m_one, event);
}

void PairView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_catalogue != nullptr)
        read();
    if (m_isStale)
        answerAnew();
    arrange();
}

void PairView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PairView::connectParts()
{
    connect(m_answer->findBar(), &FindBar::opened, this, &PairView::showAnswer);
    connect(m_answer->findBar(), &FindBar::searchRequested, this, &PairView::wordsSought);
    connectField(m_one, &PairId::one);
    connectField(m_other, &PairId::other);
    connect(m_swap, &QToolButton::clicked, this, [this] { choose(m_pair.swapped()); });
    connect(m_matrixButton, &QToolButton::toggled, this, [this](bool isWanted) {
        lookAtMatrix(isWanted);
        emit turned();
    });
    connect(m_matrix, &MatrixPane::pairRequested, this, [this](const PairId& pair) {
        m_pickedInMatrix = pair;
        choose(pair);
    });
    connect(m_answer, &AnswerPane::linkActivated, this, &PairView::followLink);
    connect(m_notice, &QLabel::linkActivated, this, &PairView::followLink);
}

void PairView::connectField(SubjectField* field, SubjectId PairId::*side)
{
    connect(field, &SubjectField::chosen, this, [this, side](const SubjectId& subject) {
        PairId wanted = m_pair;
        wanted.*side = subject;
        const bool isHalfDone = side == &PairId::one && !subject.isEmpty() && wanted.other == m_answeredOther;
        choose(wanted);
        if (isHalfDone && wanted.isWhole())
            m_other->setFocus(Qt::ShortcutFocusReason); // which selects what stands there
    });
    connect(field, &SubjectField::pairChosen, this, &PairView::choose);
    connect(field, &SubjectField::guessed, this, [this](const QString& typed, const QString& read) {
        say(tr("“%1” was read as “%2”.").arg(typed.toHtmlEscaped(), read.toHtmlEscaped()));
    });
    connect(field, &SubjectField::notFound, this, [this, field, side](const QString& text) {
        sayUnknown({text, side, field->listed()});
    });
    connect(field, &SubjectField::soughtInVain, this, [this, side](const QString& text) {
        answerUnknown({text, side, {}});
    });
}

void PairView::followLink(const QString& link)
{
    if (link == UnknownName::search)
        emit wordsSought(m_unknown ? m_unknown->typed() : QString());
    else if (link != PairWords::matrix)
        emit linkActivated(link);
    else if (m_matrixButton->isVisible())
        m_matrixButton->setChecked(true);
    else
        m_matrix->setFocus(Qt::OtherFocusReason);
}

void PairView::lookAtMatrix(bool isWanted)
{
    m_wantsMatrix = isWanted;
    say({});
    arrange();
    (isWanted ? static_cast<QWidget*>(m_matrix) : m_answer)->setFocus(Qt::OtherFocusReason);
}

bool PairView::hasMatrixInFront() const
{
    return m_wantsMatrix && m_pair.isWhole();
}

void PairView::bringMatrixToFront()
{
    lookAtMatrix(true);
    m_matrix->goBack();
}

/// Reads names and counts, once.
void PairView::read()
{
    if (m_subjects)
        return;
    m_subjects.emplace(*m_catalogue);
    m_reader = std::make_unique<pairs::PairReader>(*m_catalogue, *m_subjects);
    m_one->setSubjects(&*m_subjects);
    m_other->setSubjects(&*m_subjects);
    m_matrix->read(*m_catalogue);
}

/// A whole pair is a place to go to; of half a one the other half is asked for.
void PairView::choose(const PairId& pair)
{
    if (pair.isWhole())
        return emit pairRequested(pair.toString());
    openPair(pair);
    askForRest();
}

void PairView::askForRest()
{
    (m_pair.one.isEmpty() ? m_one : m_other)->setFocus(Qt::OtherFocusReason);
}

void PairView::askAnew()
{
    m_one->setFocus(Qt::ShortcutFocusReason); // which selects what stands there
}

void PairView::answer()
{
    m_isStale = false;
    if (m_pair.isWhole()) {
        m_answeredOther = m_pair.other;
        m_answer->showAnswer(m_reader->answer(m_pair, m_table), *m_subjects, *m_catalogue);
    }
    m_matrix->setPicked(boxesOf(m_pair));
    arrange();
}

PairId PairView::boxesOf(const PairId& pair) const
{
    const auto boxOf = [this](const SubjectId& id) {
        const pairs::Subject* itself =
            id.kind == pairs::SubjectKind::Expansion ? m_subjects->find(id) : m_subjects->boxAllAbout(id);
        const pairs::Subject* box = itself != nullptr ? itself : m_subjects->boxOf(id);
        return box != nullptr ? box->id : SubjectId{};
    };
    return {boxOf(pair.one), boxOf(pair.other)};
}

void PairView::showAnswer()
{
    m_wantsMatrix = false;
    arrange();
}

void PairView::arrange()
{
    const bool isWide = width() >= roomForBoth;
    const bool showsMatrix = isWide || m_wantsMatrix || !m_pair.isWhole();
    const bool showsAnswer = m_pair.isWhole() && (isWide || !m_wantsMatrix);
    m_matrix->setVisible(showsMatrix);
    m_answer->setVisible(showsAnswer);
    m_matrixButton->setVisible(!isWide && m_pair.isWhole());
    const QSignalBlocker blocker(m_matrixButton);
    m_matrixButton->setChecked(m_wantsMatrix);
    m_swap->setEnabled(!m_pair.one.isEmpty() || !m_pair.other.isEmpty());
    setFocusProxy(showsAnswer ? static_cast<QWidget*>(m_answer) : m_one);
}

void PairView::say(const QString& text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

/// While somebody types, above the answer.
void PairView::sayUnknown(const UnknownName& name)
{
    forgetUnknown();
    say(name.typed().isEmpty() ? QString() : told(name));
}

void PairView::answerUnknown(const UnknownName& name)
{
    m_unknown = name;
    m_wantsMatrix = false;
    tellUnknown();
    arrange();
}

/// Where the answer would be; as long as there was none, above the matrix.
void PairView::tellUnknown()
{
    const QString search = QStringLiteral("<br>") + m_unknown->toSearch(palette());
    if (!m_pair.isWhole())
        return say(told(*m_unknown) + search);
    say({});
    m_answer->showNothing(told(*m_unknown) + search + QStringLiteral("<br>") +
                          PairWords::toMatrix(palette()));
}

/// What was asked before stands in the fields again.
void PairView::forgetUnknown()
{
    if (std::exchange(m_unknown, std::nullopt) && m_pair.isWhole())
        answer();
}

QString PairView::told(const UnknownName& name) const
{
    return name.told(m_pair, m_language, palette());
}

void PairView::retranslate()
{
    setAccessibleName(tr("Answer by pair"));
    m_oneLabel->setText(tr("&What happens when"));
    m_otherLabel->setText(tr("&meets"));
    m_one->invite(tr("an expansion, a figure, a feature …"), tr("one thing"));
    m_other->invite(tr("another one"), tr("another one"));
    m_one->setAccessibleName(tr("First expansion or thing"));
    m_other->setAccessibleName(tr("Second expansion or thing"));
    for (SubjectField* field : {m_one, m_other})
        field->setAccessibleDescription(
            tr("Any name in any of the three languages; arrow keys choose from the list, Enter takes."));
    m_swap->setToolTip(tr("Swap the two"));
    m_swap->setAccessibleName(tr("Swap the two"));
    m_matrixButton->setText(tr("Matri&x"));
    m_matrixButton->setToolTip(tr("Show how much is known of all expansions together"));
}

} // namespace glossator::desktop
