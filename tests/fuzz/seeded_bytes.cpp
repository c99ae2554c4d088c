// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds a fuzz entry with byte strings from a fixed seed, so that it runs everywhere.
// usage: fuzz_NAME [STRINGS [SEED]]
#include "tests/model/engine/support/game_box.h"

#include <cstdio>
#include <cstdlib>
#include <random>

// The name and the shape are libFuzzer's.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size); // NOLINT

int main(int argc, char** argv)
{
    const int strings = argc > 1 ? std::atoi(argv[1]) : glossator::support::gamesToPlay(20000, 4000);
    std::mt19937_64 random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < strings; ++i) {
        bytes.resize(random() % 400);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random());
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
    std::printf("%d byte strings\n", strings);
    return 0;
}
