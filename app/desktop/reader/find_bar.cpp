// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/find_bar.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/findable.h"
#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/reader/reader_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace glossator::desktop {

namespace {

class FindableReader : public Findable
{
public:
    explicit FindableReader(ReaderView& reader) : m_reader(reader)
    {
        QObject::connect(&reader, &ReaderView::foundChanged, &m_heeds, [this] { tellChanged(); });
    }

    void find(const QString& words) override { m_reader.find(words); }
    void findNext(bool isForward) override { m_reader.findNext(isForward); }
    [[nodiscard]] int foundCount() const override { return m_reader.foundCount(); }
    [[nodiscard]] int foundIndex() const override { return m_reader.foundIndex(); }
    [[nodiscard]] QWidget& view() override { return m_reader; }

private:
    ReaderView& m_reader;
    QObject m_heeds; ///< as long as this lives
};

} // namespace

FindBar::FindBar(ReaderView& view, QWidget* parent) : FindBar(std::make_unique<FindableReader>(view), parent)
{
}

FindBar::~FindBar() = default;

FindBar::FindBar(std::unique_ptr<Findable> where, QWidget* parent)
    : QWidget(parent), m_where(std::move(where))
{
    m_where->whenChanged([this] { showCount(); });
    setObjectName(QStringLiteral("findBar"));
    auto* row = new WrappingRow(this);
    row->setContentsMargins(16, 6, 16, 6);
    m_words = new QLineEdit(this);
    m_words->setObjectName(QStringLiteral("findField"));
    m_words->setTextMargins(fieldAir, 0, fieldAir, 0);
    offerClearing(*m_words);
    m_words->setMaximumWidth(360);
    TextSize::grow(*m_words);
    row->addWidget(m_words);
    m_previous = addButton(QStringLiteral("findPrevious"));
    m_next = addButton(QStringLiteral("findNext"));
    m_countLabel = new QLabel(this);
    m_countLabel->setObjectName(QStringLiteral("findCount"));
    m_countLabel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_countLabel->setWordWrap(true);
    row->addWidget(m_countLabel);
    m_close = addButton(QStringLiteral("findClose"));
    connect(m_countLabel, &QLabel::linkActivated, this, [this] { emit searchRequested(m_words->text()); });
    connect(m_words, &QLineEdit::textChanged, this, &FindBar::find);
    connect(m_previous, &QToolButton::clicked, this, [this] { findNext(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { findNext(true); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
    redrawIcons();
    hide();
}

void FindBar::open()
{
    show();
    emit opened();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
    find(m_words->text());
}

void FindBar::findNext(bool isForward)
{
    if (isHidden())
        return open();
    m_where->findNext(isForward);
    showCount();
}

void FindBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        redrawIcons();
        showCount();
    }
    QWidget::changeEvent(event);
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isMissing())
        emit searchRequested(m_words->text());
    else if (isEnter)
        findNext((event->modifiers() & Qt::ShiftModifier) == 0);
    else
        QWidget::keyPressEvent(event);
}

void FindBar::close()
{
    hide();
    find({});
    m_where->view().setFocus();
}

void FindBar::find(const QString& words)
{
    m_where->find(words);
    showCount();
}

void FindBar::retranslate()
{
    setAccessibleName(tr("Find on this page"));
    m_words->setPlaceholderText(tr("Find on this page"));
    m_words->setAccessibleName(tr("Words to find on this page"));
    m_previous->setAccessibleName(tr("Previous place"));
    m_previous->setToolTip(tr("Previous place (Shift+F3)"));
    m_next->setAccessibleName(tr("Next place"));
    m_next->setToolTip(tr("Next place (F3)"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Esc)"));
    showCount();
}

void FindBar::redrawIcons()
{
    const QColor ink = palette().color(QPalette::ButtonText);
    m_previous->setIcon(glyphIcon(Glyph::Up, ink));
    m_next->setIcon(glyphIcon(Glyph::Down, ink));
    m_close->setIcon(glyphIcon(Glyph::Close, ink));
}

void FindBar::showCount()
{
    if (m_words->text().isEmpty())
        m_countLabel->clear();
    else if (isMissing())
        m_countLabel->setText(QStringLiteral("%1 · <a href=\"search\" style=\"color:%2\">%3</a>")
                                  .arg(tr("Not on this page"), palette().color(QPalette::Link).name(),
                                       tr("Search all rules (Enter)")));
    else
        m_countLabel->setText(count(m_where->foundIndex() + 1));
    const bool isCount = m_where->foundCount() > 0; // whose numbers grow, and move nothing
    m_countLabel->setMinimumWidth(
        isCount ? m_countLabel->fontMetrics().horizontalAdvance(count(m_where->foundCount())) + 2 : 0);
}

QString FindBar::count(int place) const
{
    return tr("%1 of %n place(s)", nullptr, m_where->foundCount()).arg(place);
}

bool FindBar::isMissing() const
{
    return !m_words->text().trimmed().isEmpty() && m_where->foundCount() == 0;
}

QToolButton* FindBar::addButton(const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    TextSize::grow(*button);
    layout()->addWidget(button);
    return button;
}

} // namespace glossator::desktop
