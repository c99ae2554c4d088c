# SPDX-License-Identifier: GPL-3.0-or-later
# What makes builds quick: headers that nearly every file reads are compiled once for each of three kinds of
# code, and the compiler reads several sources at once. Packages and most benchmarks are built without either:
# there each file names what it needs.
set(plain_headers
    <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string>
    <string_view> <utility> <variant> <vector> <tl/expected.hpp>)
set(qt_headers
    <QHash> <QList> <QSet> <QString> <QStringList> <QRegularExpression> <QFile> <QCoreApplication>
    <QJsonArray> <QJsonObject> <QSqlDatabase> <QSqlQuery> <QSqlError>)
if(GLOSSATOR_DESKTOP)
    list(APPEND qt_headers
        <QAbstractItemModel> <QApplication> <QBoxLayout> <QEvent> <QLabel> <QLineEdit> <QListView> <QPainter>
        <QPainterPath> <QStyledItemDelegate> <QToolButton> <QTreeView> <QWidget>)
    set(qt_modules Core Gui Sql Widgets)
else()
    set(qt_modules Core Gui Sql)
endif()

file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/compiled_alone.txt compiled_alone REGEX "^[^#]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/compiled_alone.txt)

# A library of nothing but its headers. Without definitions of its own it suits code with any.
function(glossator_header_library name)
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "" @ONLY)
    add_library(${name} STATIC ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_link_libraries(${name} PRIVATE glossator_options)
    target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

glossator_header_library(glossator_plain_headers ${plain_headers})
if(BUILD_TESTING)
    glossator_header_library(glossator_test_headers ${plain_headers} <gtest/gtest.h>)
    target_link_libraries(glossator_test_headers PRIVATE GTest::gtest)
endif()
glossator_header_library(glossator_qt_headers ${plain_headers} ${qt_headers})
foreach(module IN LISTS qt_modules)
    target_include_directories(glossator_qt_headers SYSTEM PRIVATE
        $<TARGET_PROPERTY:Qt6::${module},INTERFACE_INCLUDE_DIRECTORIES>)
endforeach()
target_compile_definitions(glossator_qt_headers PRIVATE
    $<TARGET_PROPERTY:Qt6::Core,INTERFACE_COMPILE_DEFINITIONS>) # which tell a release from others
set_target_properties(glossator_qt_headers PROPERTIES AUTOMOC OFF)
target_compile_options(glossator_qt_headers PRIVATE -fPIC) # as code with Qt is compiled

# Whether a target compiles with a library whose name begins so, its own or one that comes with another.
function(glossator_compiles_with target beginning result)
    get_target_property(links ${target} ${ARGN})
    foreach(link IN LISTS links)
        if(link MATCHES "^${beginning}")
            set(found TRUE)
        elseif(TARGET ${link} AND NOT found)
            glossator_compiles_with(${link} ${beginning} found INTERFACE_LINK_LIBRARIES)
        endif()
    endforeach()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

function(glossator_headers_for target result)
    glossator_compiles_with(${target} "Qt6::" has_qt LINK_LIBRARIES)
    glossator_compiles_with(${target} "GTest::" has_gtest LINK_LIBRARIES)
    if(has_qt)
        set(${result} glossator_qt_headers PARENT_SCOPE)
    elseif(has_gtest)
        set(${result} glossator_test_headers PARENT_SCOPE)
    else()
        set(${result} glossator_plain_headers PARENT_SCOPE)
    endif()
endfunction()

# Lets the compiler read up to sixteen files of a target at once.
function(glossator_compile_together target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} OUTPUT_VARIABLE path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE name)
        foreach(alone IN LISTS compiled_alone)
            if(name MATCHES "^${alone}$")
                set_source_files_properties(${path} TARGET_DIRECTORY ${target}
                    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
            endif()
        endforeach()
    endforeach()
endfunction()

function(glossator_quicken folder)
    get_directory_property(targets DIRECTORY ${folder} BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        get_target_property(type ${target} TYPE)
        if(type MATCHES "STATIC_LIBRARY|EXECUTABLE" AND NOT target MATCHES "_headers$")
            glossator_headers_for(${target} headers)
            target_precompile_headers(${target} REUSE_FROM ${headers})
            glossator_compile_together(${target})
        endif()
    endforeach()
    get_directory_property(folders DIRECTORY ${folder} SUBDIRECTORIES)
    foreach(each IN LISTS folders)
        glossator_quicken(${each})
    endforeach()
endfunction()

glossator_quicken(${PROJECT_SOURCE_DIR})
