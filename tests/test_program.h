// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace glossator::tests {

/// What QTEST_MAIN does, with the application that a test needs.
template <typename Application, typename Test>
int run(int argc, char** argv)
{
    const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace glossator::tests

/// Stands at the end of a test where QTEST_MAIN would stand if the test were a program of its own. Several
/// are one program, the first argument of which names the test to run (test_program.cmake).
#define GLOSSATOR_TEST(Application, Space, Test)                                                             \
    int run##Test(int argc, char** argv)                                                                     \
    {                                                                                                        \
        return glossator::tests::run<Application, Space::Test>(argc, argv);                                  \
    }
