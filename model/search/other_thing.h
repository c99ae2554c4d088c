// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/lexicon.h"
#include "model/search/word_set.h"

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Who asks about a thing and names another one beside it asks what they do together. Tells whether a clause
/// is about that other thing too. Errors are what the database said.
class OtherThing
{
public:
    /// `words`: of the question, with their lemmas.
    OtherThing(catalogue::PreparedStatements& statements, Lexicon& lexicon,
               const std::vector<QueryWord>& words)
        : m_statements(statements), m_lexicon(lexicon), m_words(words)
    {
    }

    /// Whether the question names something that the clause speaks of and that is no thing of the expansion
    /// whose rules are missing. What every other clause speaks of, such as the meeple, names nothing.
    /// `document`: a search_document of the clause.
    [[nodiscard]] tl::expected<bool, QString> isNamed(quint32 document, const QString& expansion) const;

private:
    catalogue::PreparedStatements& m_statements;
    Lexicon& m_lexicon;
    WordSet m_words;
};

} // namespace glossator::search
