# SPDX-License-Identifier: GPL-3.0-or-later
# Makes one program of the tests of a folder: compiled together they take a third of the time.

# The class of a test by its name: "page_find" is tested by PageFindTest.
function(glossator_test_class name result)
    set(class "")
    string(REPLACE "_" ";" words "${name}_test")
    foreach(word IN LISTS words)
        string(SUBSTRING ${word} 0 1 first)
        string(SUBSTRING ${word} 1 -1 rest)
        string(TOUPPER ${first} first)
        string(APPEND class ${first}${rest})
    endforeach()
    set(${result} ${class} PARENT_SCOPE)
endfunction()

# The program of the tests <folder>/<name>_test.cpp, each of which ctest calls <group>_<name>; without FOLDER
# they lie here. ALSO names sources that they share, LIBRARIES what they link.
function(glossator_test_program program group)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "FOLDER" "TESTS;ALSO;LIBRARIES")
    if(arg_FOLDER)
        string(APPEND arg_FOLDER "/")
    endif()
    foreach(list sources declarations entries)
        set(${list} "")
    endforeach()
    foreach(name IN LISTS arg_TESTS)
        glossator_test_class(${name} class)
        list(APPEND sources ${arg_FOLDER}${name}_test.cpp)
        string(APPEND declarations "int run${class}(int, char**);\n")
        string(APPEND entries "        {\"${name}\", run${class}},\n")
    endforeach()
    configure_file(${PROJECT_SOURCE_DIR}/tests/test_program.cpp.in ${program}.cpp @ONLY)
    add_executable(${program} ${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp ${sources} ${arg_ALSO})
    # Without the compiler's own macros moc leaves out the part of <concepts> that it cannot read.
    set_target_properties(${program} PROPERTIES AUTOMOC ON AUTOMOC_COMPILER_PREDEFINES OFF)
    target_link_libraries(${program} PRIVATE ${arg_LIBRARIES} Qt6::Test glossator_options)
    foreach(name IN LISTS arg_TESTS)
        add_test(NAME ${group}_${name} COMMAND ${program} ${name})
        set_tests_properties(${group}_${name} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_DISABLE_STACK_DUMP=1")
    endforeach()
endfunction()

# Pairs of a test that takes long and its seconds, about: the longest begin first, so that none is waited for
# at the end.
function(glossator_begins_early)
    while(ARGN)
        list(POP_FRONT ARGN name seconds)
        set_tests_properties(${name} PROPERTIES COST ${seconds})
    endwhile()
endfunction()
