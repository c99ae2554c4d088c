# SPDX-License-Identifier: GPL-3.0-or-later
# Read into the build of the broken copies: these headers take most of the time in which a rule is compiled.
cmake_language(DEFER CALL target_precompile_headers glossator_engine PRIVATE
    ${CMAKE_SOURCE_DIR}/model/engine/flow.h
    ${CMAKE_SOURCE_DIR}/model/engine/play.h
    ${CMAKE_SOURCE_DIR}/model/engine/setup.h
    ${CMAKE_SOURCE_DIR}/model/engine/switches.h)
# So that ccache can look into what was compiled before.
cmake_language(DEFER CALL target_compile_options glossator_engine PRIVATE -fpch-preprocess)
