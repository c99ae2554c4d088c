// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/option.h"

#include <cstdint>
#include <span>

namespace glossator::support {

/// Reads bytes one after another; past the end it gives zeros.
class Bytes
{
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}
    [[nodiscard]] bool isEmpty() const { return m_at >= m_bytes.size(); }
    std::uint8_t byte() { return isEmpty() ? std::uint8_t{0} : m_bytes[m_at++]; }
    /// Mostly small, sometimes negative, sometimes far out.
    std::int16_t number();

private:
    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
};

/// An option with any values in its fields, possible or not.
engine::Option wildOption(Bytes& bytes);

} // namespace glossator::support
