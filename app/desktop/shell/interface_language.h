// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/class_translator.h"
#include "model/catalogue/language.h"

#include <QObject>

namespace glossator::desktop {

/// The language of the window. Changing it sends LanguageChange to every widget.
class InterfaceLanguage : public QObject
{
    Q_OBJECT

public:
    explicit InterfaceLanguage(QObject* parent = nullptr);
    ~InterfaceLanguage() override;
    Q_DISABLE_COPY_MOVE(InterfaceLanguage)

    [[nodiscard]] catalogue::Language current() const { return m_current; }
    void set(catalogue::Language language);

    /// The language of the desktop where it is one of ours, else English.
    [[nodiscard]] static catalogue::Language ofDesktop();

private:
    catalogue::Language m_current = catalogue::Language::En;
    QTranslator m_ofQt; ///< what Qt itself has in the language, where it is installed
    ClassTranslator m_translator;
};

} // namespace glossator::desktop
