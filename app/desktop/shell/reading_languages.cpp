// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/reading_languages.h"

#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

ReadingLanguages::ReadingLanguages(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("readingLanguages"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (const Language language : catalogue::allLanguages) {
        auto* button = new QToolButton(this);
        const QString code = toString(language);
        button->setObjectName(QStringLiteral("read_") + code);
        button->setText(code.toUpper());
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setFont(Typefaces::controlBold(12));
        button->setMinimumSize(34, 30);
        TextSize::grow(*button);
        connect(button, &QToolButton::clicked, this, [this, language] { toggle(language); });
        row->addWidget(button);
        m_buttons.at(catalogue::indexOf(language)) = button;
    }
    showButtons();
    retranslate();
}

void ReadingLanguages::setLanguages(const std::vector<Language>& languages)
{
    if (languages.empty() || languages == m_languages)
        return;
    m_languages = languages;
    showButtons();
    emit changed();
}

void ReadingLanguages::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReadingLanguages::setHasColumns(bool hasColumns)
{
    m_hasColumns = hasColumns;
    showButtons();
    retranslate();
}

void ReadingLanguages::toggle(Language language)
{
    setLanguages(toggled(language));
    showButtons();
}

std::vector<Language> ReadingLanguages::toggled(Language language) const
{
    auto languages = m_languages;
    const auto found = std::ranges::find(languages, language);
    const bool isThere = found != languages.end();
    if (!m_hasColumns) { // the others stay for where there are some
        if (isThere)
            languages.erase(found);
        if (languages.size() <= 1 && !isThere)
            return {language};
        languages.insert(languages.begin(), language);
    } else if (!isThere) {
        languages.push_back(language);
    } else if (languages.size() > 1) {
        languages.erase(found);
    }
    return languages;
}

void ReadingLanguages::showButtons()
{
    const auto shown = m_hasColumns ? m_languages.end() : m_languages.begin() + 1;
    for (const Language language : catalogue::allLanguages)
        m_buttons.at(catalogue::indexOf(language))
            ->setChecked(std::find(m_languages.begin(), shown, language) != shown);
}

void ReadingLanguages::retranslate()
{
    setAccessibleName(tr("Languages of the text"));
    for (const Language language : catalogue::allLanguages) {
        auto* button = m_buttons.at(catalogue::indexOf(language));
        button->setAccessibleName(textIn(language));
        button->setToolTip(toolTipOf(language));
    }
}

QString ReadingLanguages::textIn(Language language)
{
    switch (language) {
    case Language::En:
        return tr("Text in English");
    case Language::Ro:
        return tr("Text in Romanian");
    case Language::Ca:
        return tr("Text in Catalan");
    }
    return {};
}

QString ReadingLanguages::toolTipOf(Language language) const
{
    switch (language) {
    case Language::En:
        return m_hasColumns ? tr("Show or hide the text in English (Ctrl+1)")
                            : tr("Show the text in English (Ctrl+1)");
    case Language::Ro:
        return m_hasColumns ? tr("Show or hide the text in Romanian (Ctrl+2)")
                            : tr("Show the text in Romanian (Ctrl+2)");
    case Language::Ca:
        return m_hasColumns ? tr("Show or hide the text in Catalan (Ctrl+3)")
                            : tr("Show the text in Catalan (Ctrl+3)");
    }
    return {};
}

} // namespace glossator::desktop
