// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/irregular_forms.h"

#include <algorithm>
#include <span>

namespace glossator::terms {

namespace {

using catalogue::Language;

struct Form
{
    QStringView form;
    QStringView lemma;
};

constexpr Form english[] = {{u"is", u"be"},    {u"are", u"be"},    {u"was", u"be"},    {u"were", u"be"},
                            {u"has", u"have"}, {u"had", u"have"},  {u"drew", u"draw"}, {u"drawn", u"draw"},
                            {u"laid", u"lay"}, {u"took", u"take"}, {u"taken", u"take"}};
constexpr Form romanian[] = {{u"e", u"fi"}, {u"ești", u"fi"}, {u"este", u"fi"}, {u"sunt", u"fi"}};
constexpr Form catalan[] = {{u"d", u"de"},        {u"del", u"de"},      {u"dels", u"de"},
                            {u"és", u"ser"},      {u"són", u"ser"},     {u"té", u"tenir"},
                            {u"teniu", u"tenir"}, {u"tenen", u"tenir"}, {u"rep", u"rebre"},
                            {u"rebeu", u"rebre"}, {u"reben", u"rebre"}};

constexpr Form englishNumbers[] = {{u"one", u"1"},  {u"two", u"2"},  {u"three", u"3"},   {u"four", u"4"},
                                   {u"five", u"5"}, {u"six", u"6"},  {u"seven", u"7"},   {u"eight", u"8"},
                                   {u"nine", u"9"}, {u"ten", u"10"}, {u"eleven", u"11"}, {u"twelve", u"12"}};
constexpr Form romanianNumbers[] = {{u"unu", u"1"},          {u"doi", u"2"},          {u"două", u"2"},
                                    {u"trei", u"3"},         {u"patru", u"4"},        {u"cinci", u"5"},
                                    {u"șase", u"6"},         {u"șapte", u"7"},        {u"opt", u"8"},
                                    {u"nouă", u"9"},         {u"zece", u"10"},        {u"unsprezece", u"11"},
                                    {u"doisprezece", u"12"}, {u"douăsprezece", u"12"}};
constexpr Form catalanNumbers[] = {{u"dos", u"2"},  {u"dues", u"2"}, {u"tres", u"3"},  {u"quatre", u"4"},
                                   {u"cinc", u"5"}, {u"sis", u"6"},  {u"set", u"7"},   {u"vuit", u"8"},
                                   {u"nou", u"9"},  {u"deu", u"10"}, {u"onze", u"11"}, {u"dotze", u"12"}};

QString lemmaIn(std::span<const Form> forms, const QString& form)
{
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const Form& f) { return f.form == form; });
    return found == forms.end() ? QString() : found->lemma.toString();
}

} // namespace

QString irregularLemma(const QString& form, Language language)
{
    switch (language) {
    case Language::En:
        return lemmaIn(english, form);
    case Language::Ro:
        return lemmaIn(romanian, form);
    case Language::Ca:
        return lemmaIn(catalan, form);
    }
    return {};
}

QString digitsOf(const QString& form, Language language)
{
    switch (language) {
    case Language::En:
        return lemmaIn(englishNumbers, form);
    case Language::Ro:
        return lemmaIn(romanianNumbers, form);
    case Language::Ca:
        return lemmaIn(catalanNumbers, form);
    }
    return {};
}

} // namespace glossator::terms
