<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerHead</name>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n without a date</numerusform>
            <numerusform>%n without a date</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 scores %n point</numerusform>
            <numerusform>%1 scores %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n award(s)</source>
        <translation>
            <numerusform>%n award</numerusform>
            <numerusform>%n awards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 of %n place</numerusform>
            <numerusform>%1 of %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhraseWording</name>
    <message numerus="yes">
        <source>the score track at %n point(s)</source>
        <translation>
            <numerusform>the score track at %n point</numerusform>
            <numerusform>the score track at %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside space %n of the score track</source>
        <translation>
            <numerusform>beside space %n of the score track</numerusform>
            <numerusform>beside space %n of the score track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 begins turn %n</source>
        <translation>
            <numerusform>%1 begins turn %n</numerusform>
            <numerusform>%1 begins turn %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2</source>
        <extracomment>%1 player, %n points, %2 &quot;4 tiles × 1, 2 pennants × 2&quot;</extracomment>
        <translation>
            <numerusform>%1 scores %n: %2</numerusform>
            <numerusform>%1 scores %n: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2. Majority: %3</source>
        <translation>
            <numerusform>%1 scores %n: %2. Majority: %3</numerusform>
            <numerusform>%1 scores %n: %2. Majority: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n</source>
        <translation>
            <numerusform>%1 %n</numerusform>
            <numerusform>%1 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %n</source>
        <extracomment>%1 &quot;4 tiles&quot;, %n points for each of them</extracomment>
        <translation>
            <numerusform>%1 × %n</numerusform>
            <numerusform>%1 × %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for its own tile</source>
        <translation>
            <numerusform>%n for its own tile</numerusform>
            <numerusform>%n for its own tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrounding tile(s)</source>
        <translation>
            <numerusform>%n surrounding tile</numerusform>
            <numerusform>%n surrounding tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bonus of %n</source>
        <translation>
            <numerusform>bonus of %n</numerusform>
            <numerusform>bonus of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a road</source>
        <translation>
            <numerusform>%n tile with a road</numerusform>
            <numerusform>%n tiles with a road</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a city</source>
        <translation>
            <numerusform>%n tile with a city</numerusform>
            <numerusform>%n tiles with a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation>
            <numerusform>%n monastery</numerusform>
            <numerusform>%n monasteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 at %3, %n quarter turn(s)</source>
        <extracomment>%1 player, %2 tile, %3 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>%1 places %2 at %3, %n quarter turn</numerusform>
            <numerusform>%1 places %2 at %3, %n quarter turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <extracomment>%1 tile, %2 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>place %1 at %2, %n quarter turn</numerusform>
            <numerusform>place %1 at %2, %n quarter turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <comment>after cannot</comment>
        <translation>
            <numerusform>place %1 at %2, %n quarter turn</numerusform>
            <numerusform>place %1 at %2, %n quarter turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes tokens: %n × %2</source>
        <translation>
            <numerusform>%1 takes tokens: %n × %2</numerusform>
            <numerusform>%1 takes tokens: %n × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens: %n × %3, %1 → %2</source>
        <translation>
            <numerusform>Tokens: %n × %3, %1 → %2</numerusform>
            <numerusform>Tokens: %n × %3, %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on: part %n of the turn</source>
        <translation>
            <numerusform>%1 goes on: part %n of the turn</numerusform>
            <numerusform>%1 goes on: part %n of the turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts on a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 puts on a tile: %n × %2 (%3 at %4)</numerusform>
            <numerusform>%1 puts on a tile: %n × %2 (%3 at %4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 %n point(s)</source>
        <translation>
            <numerusform>%1 pays %2 %n point</numerusform>
            <numerusform>%1 pays %2 %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes on a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Goes on a tile: %n × %1 (%2 at %3)</numerusform>
            <numerusform>Go on a tile: %n × %1 (%2 at %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Leaves a tile: %n × %1 (%2 at %3)</numerusform>
            <numerusform>Leave a tile: %n × %1 (%2 at %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes from a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 takes from a tile: %n × %2 (%3 at %4)</numerusform>
            <numerusform>%1 takes from a tile: %n × %2 (%3 at %4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives tokens back: %n × %2</source>
        <translation>
            <numerusform>%1 gives tokens back: %n × %2</numerusform>
            <numerusform>%1 gives tokens back: %n × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWording</name>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n clause(s) proved</source>
        <translation>
            <numerusform>%1 of %n clauses proved</numerusform>
            <numerusform>%1 of %n clauses proved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n example(s) shown</source>
        <translation>
            <numerusform>%1 of %n examples shown</numerusform>
            <numerusform>%1 of %n examples shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProvesButton</name>
    <message numerus="yes">
        <source>Proves %n clause(s)</source>
        <translation>
            <numerusform>Proves %n clause</numerusform>
            <numerusform>Proves %n clauses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1: %n point(s)</source>
        <translation>
            <numerusform>Player %1: %n point</numerusform>
            <numerusform>Player %1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation>
            <numerusform>%n in the supply</numerusform>
            <numerusform>%n in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWording</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesView</name>
    <message numerus="yes">
        <source>%n different tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n different tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clause</numerusform>
            <numerusform>%n clauses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message numerus="yes">
        <source>The file with your tables, bookmarks and notes was damaged. %n entries in it could be read and are kept. The damaged file is now “%1”.</source>
        <translation>
            <numerusform>The file with your tables, bookmarks and notes was damaged. %n entry in it could be read and is kept. The damaged file is now “%1”.</numerusform>
            <numerusform>The file with your tables, bookmarks and notes was damaged. %n entries in it could be read and are kept. The damaged file is now “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message numerus="yes">
        <source>%n with a case to play</source>
        <translation>
            <numerusform>%n with a case to play</numerusform>
            <numerusform>%n with a case to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clause</numerusform>
            <numerusform>%n clauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edition difference(s)</source>
        <translation>
            <numerusform>%n edition difference</numerusform>
            <numerusform>%n edition differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n open question</numerusform>
            <numerusform>%n open questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>… %n more: type on</source>
        <translation>
            <numerusform>… %n more: type on</numerusform>
            <numerusform>… %n more: type on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupStatus</name>
    <message numerus="yes">
        <source>%n result(s), none about this. Arrow keys choose one.</source>
        <translation>
            <numerusform>%n result, not about this. Arrow keys choose it.</numerusform>
            <numerusform>%n results, none about this. Arrow keys choose one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Esc goes back.</source>
        <translation>
            <numerusform>%n result. Arrow keys choose, Esc goes back.</numerusform>
            <numerusform>%n results. Arrow keys choose, Esc goes back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Enter opens, Esc goes back.</source>
        <translation>
            <numerusform>%n result. Arrow keys choose, Enter opens, Esc goes back.</numerusform>
            <numerusform>%n results. Arrow keys choose, Enter opens, Esc goes back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search everything: %n result(s)</source>
        <translation>
            <numerusform>Search everything: %n result</numerusform>
            <numerusform>Search everything: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search without filters: %n result(s)</source>
        <translation>
            <numerusform>Search without filters: %n result</numerusform>
            <numerusform>Search without filters: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %n result(s)</source>
        <translation>
            <numerusform>Without %1: %n result</numerusform>
            <numerusform>Without %1: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in boxes that are not on your table</source>
        <translation>
            <numerusform>%n more in a box that is not on your table</numerusform>
            <numerusform>%n more in boxes that are not on your table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them better</source>
        <translation>
            <numerusform>, %n of them better</numerusform>
            <numerusform>, %n of them better</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, better</source>
        <comment>all of so many</comment>
        <translation>
            <numerusform>, and it is better</numerusform>
            <numerusform>, all of them better</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OffTableBar</name>
    <message numerus="yes">
        <source>%n clause(s) concern boxes that are not on your table.</source>
        <translation>
            <numerusform>%n clause concerns boxes that are not on your table.</numerusform>
            <numerusform>%n clauses concern boxes that are not on your table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoTiles</name>
    <message numerus="yes">
        <source>%n different tile(s) with it in boxes that are not shown</source>
        <translation>
            <numerusform>%n tile with it in boxes that are not shown</numerusform>
            <numerusform>%n different tiles with it in boxes that are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AidText</name>
    <message numerus="yes">
        <source>All %1 acts are here, %n of them shortened to the first sentence (…); “Print what is open” prints them whole.</source>
        <comment>acts of the order of play</comment>
        <translation>
            <numerusform>All %1 acts are here, %n of them shortened to its first sentence (…); “Print what is open” prints it whole.</numerusform>
            <numerusform>All %1 acts are here, %n of them shortened to their first sentences (…); “Print what is open” prints them whole.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message numerus="yes">
        <source>This list is not complete: the catalogue has all the rules only of %n box(es).</source>
        <translation>
            <numerusform>This list is not complete: the catalogue has all the rules only of %n box.</numerusform>
            <numerusform>This list is not complete: the catalogue has all the rules only of %n boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is not complete: the catalogue does not have all the rules of %n box(es) on it.</source>
        <translation>
            <numerusform>This list is not complete: the catalogue does not have all the rules of %n box on it.</numerusform>
            <numerusform>This list is not complete: the catalogue does not have all the rules of %n boxes on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OffTableWords</name>
    <message numerus="yes">
        <source>Not on your table: %1</source>
        <comment>boxes</comment>
        <translation>
            <numerusform>Not on your table: %1</numerusform>
            <numerusform>Not on your table: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message numerus="yes">
        <source>A name has %n letter(s) at most.</source>
        <translation>
            <numerusform>A name has %n letter at most.</numerusform>
            <numerusform>A name has %n letters at most.</numerusform>
        </translation>
    </message>
</context>
</TS>
