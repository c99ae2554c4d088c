// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QWidget>

#include <array>
#include <vector>

class QToolButton;

namespace glossator::desktop {

/// Three buttons that say in which languages the text is read, side by side when more than one is down.
/// At least one always is. Where there are no columns the first language is the one that is shown, and they
/// choose that.
class ReadingLanguages : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingLanguages(QWidget* parent = nullptr);

    /// In the order in which they stand side by side.
    [[nodiscard]] const std::vector<catalogue::Language>& languages() const { return m_languages; }
    void setLanguages(const std::vector<catalogue::Language>& languages);
    /// Whether what is shown has columns for several languages.
    void setHasColumns(bool hasColumns);
    /// Shows the text in a language, or hides it; the last one stays. Without columns the language becomes
    /// the first.
    void toggle(catalogue::Language language);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showButtons();
    [[nodiscard]] std::vector<catalogue::Language> toggled(catalogue::Language language) const;
    void retranslate();
    [[nodiscard]] QString toolTipOf(catalogue::Language language) const;
    [[nodiscard]] static QString textIn(catalogue::Language language);

    std::array<QToolButton*, catalogue::allLanguages.size()> m_buttons{};
    std::vector<catalogue::Language> m_languages{catalogue::Language::En};
    bool m_hasColumns = true;
};

} // namespace glossator::desktop
