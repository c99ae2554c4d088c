// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/spoken_in.h"

#include <QTranslator>

#include <utility>

namespace glossator::wording {

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): tr() takes no language
thread_local const QTranslator* spoken = nullptr;

} // namespace

SpokenIn::SpokenIn(const QTranslator& words) : m_before(std::exchange(spoken, &words))
{
}

SpokenIn::~SpokenIn()
{
    spoken = m_before;
}

const QTranslator* SpokenIn::words()
{
    return spoken;
}

QLocale::Language SpokenIn::language()
{
    return spoken == nullptr ? QLocale().language() : QLocale(spoken->language()).language();
}

} // namespace glossator::wording
