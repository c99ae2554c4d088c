// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/first_steps.h"

#include "app/desktop/look/focus_ring.h"
#include "app/desktop/look/typefaces.h"
#include "model/catalogue/lies_on.h"

#include <QApplication>
#include <QFocusEvent>
#include <QGridLayout>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int narrowest = 520; ///< of the lines, pixels
constexpr int margin = 20;
constexpr int headAir = 12;
constexpr int footAir = 14;

/// A question, and the box whose rules answer it.
struct BoxQuestion
{
    const char* words;
    const char* box;
};

/// The first of which the box lies on the table is asked.
constexpr std::array ofBoxes{
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "when does the abbot come back"), "abbot"},
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "how do I get a wonder"), "wonders-of-humanity"},
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "when do I get a message"), "messages-1"},
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "what does the builder do"), "exp-2-traders-builders"},
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "an inn on an unfinished road"), "exp-1-inns-cathedrals"},
    BoxQuestion{QT_TRANSLATE_NOOP("FirstSteps", "when are fields scored"), "base"}};

} // namespace

FirstSteps::FirstSteps(QLineEdit* field, QWidget* parent) : QWidget(parent), m_field(field)
{
    setObjectName(QStringLiteral("firstSteps"));
    auto* row = new QHBoxLayout(this);
    m_grid = new QGridLayout;
    row->addLayout(m_grid);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(7);
    m_grid->setColumnStretch(1, 1);
    m_ask = addLine(QStringLiteral("firstStepsAsk"), 0, 0, 2);
    m_examples = addLine(QStringLiteral("firstStepsExamples"), 1, 0, 2);
    m_examples->setFont(Typefaces::readingItalic(16));
    m_examples->setTextFormat(Qt::RichText);
    for (int i = 0; i < static_cast<int>(m_keys.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_keys.at(at) = addLine(QStringLiteral("firstStepsKey%1").arg(i), 2 + i, 0, 1);
        m_keys.at(at)->setFont(Typefaces::controlBold(12));
        m_keys.at(at)->setForegroundRole(QPalette::PlaceholderText);
        m_keys.at(at)->setWordWrap(false);
        m_words.at(at) = addLine(QStringLiteral("firstStepsWords%1").arg(i), 2 + i, 1, 1);
    }
    connect(m_examples, &QLabel::linkActivated, this, &FirstSteps::exampleChosen);
    connect(field, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!text.isEmpty())
            hide();
        else if (m_field->hasFocus())
            open();
    });
    field->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { followFocus(now); });
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    retranslate();
    hide();
}

void FirstSteps::open()
{
    align();
    choose(-1);
    setVisible(m_field->text().isEmpty());
}

/// However the keyboard came to the page, by way of a list that opened over it or straight from the field.
void FirstSteps::followFocus(const QWidget* now)
{
    if (isVisible() && now != nullptr && now != m_field && now->window() == window())
        leave();
}

/// The page does not move away under a mouse that is being pressed there.
void FirstSteps::leave()
{
    if (QGuiApplication::mouseButtons() == Qt::NoButton)
        return hide();
    qApp->installEventFilter(this);
}

/// The lines begin and end where the field does, where that is room enough for them.
void FirstSteps::align()
{
    const auto [left, right] = edges(width());
    layout()->setContentsMargins(left, headAir, right, footAir);
}

/// How far the lines are from the left and from the right.
std::pair<int, int> FirstSteps::edges(int width) const
{
    const int left = m_field->mapTo(window(), QPoint()).x() - mapTo(window(), QPoint()).x();
    const int room = std::max(m_field->width(), Typefaces::scaled(narrowest));
    const int from = std::max(margin, std::min(left, width - room - margin));
    return {from, std::max(margin, width - from - room)};
}

int FirstSteps::heightFor(int width, bool isBrief) const
{
    const auto [left, right] = edges(width);
    const int room = width - left - right;
    const int air = m_grid->verticalSpacing();
    int height = headAir + m_ask->heightForWidth(room) + air + m_examples->heightForWidth(room) + footAir;
    int keys = 0;
    for (const QLabel* key : m_keys)
        keys = std::max(keys, key->sizeHint().width());
    const int words = room - keys - m_grid->horizontalSpacing();
    for (std::size_t i = 0; i < m_keys.size() && !isBrief; ++i)
        height += air + std::max(m_keys.at(i)->sizeHint().height(), m_words.at(i)->heightForWidth(words));
    return height;
}

void FirstSteps::setBrief(bool isBrief)
{
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        m_keys.at(i)->setVisible(!isBrief);
        m_words.at(i)->setVisible(!isBrief);
    }
}

bool FirstSteps::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        const bool isOurs = reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason;
        // Who walks on through the window must not have the page move away.
        const bool isOnTheWay = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
        if (isOurs && event->type() == QEvent::FocusOut)
            leave();
        else if (isOurs && reason != Qt::OtherFocusReason && !isOnTheWay)
            open();
    }
    if (watched == m_field && event->type() == QEvent::KeyPress && isVisible() &&
        (static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0 &&
        takeKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    if (event->type() == QEvent::MouseButtonRelease) {
        qApp->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] { setVisible(isVisible() && m_field->hasFocus()); });
    }
    if (watched == m_field && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        align();
    return QWidget::eventFilter(watched, event);
}

void FirstSteps::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FirstSteps::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        choose(-1); // what is marked is the field's own again
}

void FirstSteps::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void FirstSteps::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    align();
}

QLabel* FirstSteps::addLine(const QString& name, int row, int column, int span)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setFocusPolicy(Qt::NoFocus);
    m_grid->addWidget(label, row, column, 1, span, Qt::AlignTop);
    return label;
}

void FirstSteps::retranslate()
{
    setAccessibleName(tr("First steps"));
    m_ask->setText(tr("Ask in your own words, in any of the three languages:"));
    m_questions = questions(m_table);
    const std::array keys{tr("Enter"), QStringLiteral("Alt+2"), QStringLiteral("Alt+3"),
                          QStringLiteral("Ctrl+T")};
    const std::array words{tr("opens the first answer; arrow keys choose another, Esc goes to the page"),
                           tr("what happens when this meets that"), tr("what is done in a turn"),
                           tr("which boxes lie on your table")};
    QString sentences = m_ask->text();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        m_keys.at(i)->setText(keys.at(i));
        m_words.at(i)->setText(words.at(i));
        sentences += QStringLiteral(" %1: %2.").arg(keys.at(i), words.at(i));
    }
    setAccessibleDescription(sentences);
    choose(-1);
}

QStringList FirstSteps::questions(const QStringList& table)
{
    const auto asked = std::ranges::find_if(ofBoxes, [&table](const BoxQuestion& question) {
        return catalogue::liesOn(table, QLatin1String(question.box));
    });
    return {tr("someone else closes my road"), tr(asked->words)};
}

void FirstSteps::setTable(const QStringList& ids)
{
    m_table = ids;
    m_questions = questions(m_table);
    choose(-1);
}

/// The chosen one is told like a selection, and by the field to who does not see it.
void FirstSteps::tellExamples()
{
    QStringList links;
    for (int i = 0; i < m_questions.size(); ++i) {
        const bool isChosen = i == m_chosen;
        const QColor ink = palette().color(isChosen ? QPalette::HighlightedText : QPalette::Link);
        const QString ground =
            QStringLiteral(";background-color:") + palette().color(QPalette::Highlight).name();
        links += QStringLiteral("<a href=\"%1\" style=\"color:%2%3\">%1</a>")
                     .arg(m_questions.at(i).toHtmlEscaped(), ink.name(), isChosen ? ground : QString());
    }
    m_examples->setText(QStringLiteral("↓ ") + links.join(QStringLiteral(" · ")));
}

void FirstSteps::choose(int example)
{
    m_chosen = example;
    tellExamples();
    m_field->setProperty(marksElsewhereProperty, m_chosen >= 0);
    m_field->update();
    m_field->setAccessibleDescription(m_chosen < 0 ? accessibleDescription() : m_questions.at(m_chosen));
}

/// Whether a key of the field was for the examples. Beyond the last one Tab leaves the field as ever.
bool FirstSteps::takeKey(int key)
{
    const bool isOn = key == Qt::Key_Down || key == Qt::Key_Tab;
    const bool isBack = key == Qt::Key_Up || key == Qt::Key_Backtab;
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_chosen >= 0) {
        emit exampleChosen(m_questions.at(m_chosen));
        return true;
    }
    if (isOn && m_chosen + 1 < m_questions.size())
        choose(m_chosen + 1);
    else if (isBack && m_chosen >= 0)
        choose(m_chosen - 1);
    else
        return key == Qt::Key_Down;
    return true;
}

} // namespace glossator::desktop
