<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca" sourcelanguage="en">
<context>
    <name>ActivityBar</name>
    <message>
        <source>Activities</source>
        <translation>Activitats</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Read the rules and their glosses (Alt+1)</source>
        <translation>Llegeix les regles i les seves glosses (Alt+1)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Torn</translation>
    </message>
    <message>
        <source>See what is done in a turn at your table (Alt+3)</source>
        <translation>Mira què es fa en un torn d’aquesta taula (Alt+3)</translation>
    </message>
    <message>
        <source>Look at all tiles (Alt+4)</source>
        <translation>Mira totes les peces (Alt+4)</translation>
    </message>
    <message>
        <source>Watch cases played out (Alt+5)</source>
        <translation>Mira com es juguen els casos (Alt+5)</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parelles</translation>
    </message>
    <message>
        <source>Ask what happens when this meets that (Alt+2)</source>
        <translation>Pregunta què passa quan es troben dues coses (Alt+2)</translation>
    </message>
</context>
<context>
    <name>AwardReason</name>
    <message>
        <source>paid to another player</source>
        <translation>pagament a un altre jugador</translation>
    </message>
    <message>
        <source>paid by another player</source>
        <translation>pagament d’un altre jugador</translation>
    </message>
</context>
<context>
    <name>AwardScene</name>
    <message>
        <source>Nothing</source>
        <extracomment>what a player receives</extracomment>
        <translation>Res</translation>
    </message>
</context>
<context>
    <name>AwardSheet</name>
    <message>
        <source>Still to come</source>
        <translation>Encara han de venir</translation>
    </message>
    <message>
        <source>No points are scored.</source>
        <translation>No s’aconsegueix cap punt.</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 aconsegueix %n punt</numerusform>
            <numerusform>%1 aconsegueix %n punts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the score track: %2 → %3</source>
        <extracomment>%1 kind of figure, %2 and %3 spaces of the score track</extracomment>
        <translation>%1 al tauler de puntuació: %2 → %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Majority: %1</source>
        <translation>Majoria: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Motiu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n award(s)</source>
        <translation>
            <numerusform>%n puntuació</numerusform>
            <numerusform>%n puntuacions</numerusform>
        </translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>ha pagat %1</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>ha rebut %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al començament</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pas %1</translation>
    </message>
    <message>
        <source>not the case</source>
        <translation>fora del cas</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face down: %1</source>
        <translation>de cara avall: %1</translation>
    </message>
    <message>
        <source>%1, face up: %2</source>
        <translation>%1, de cara amunt: %2</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Official clarification</source>
        <translation>Aclariment oficial</translation>
    </message>
    <message>
        <source>Community clarification</source>
        <translation>Aclariment de la comunitat</translation>
    </message>
    <message>
        <source>Edition difference</source>
        <translation>Diferència entre edicions</translation>
    </message>
    <message>
        <source>Open question</source>
        <translation>Pregunta oberta</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Component</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Història</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Clarification</source>
        <translation>Aclariment</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edició</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>editor</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunitat</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sense resoldre</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>reconstrucció</translation>
    </message>
    <message>
        <source>schematic</source>
        <translation>esquema</translation>
    </message>
    <message>
        <source>No source settles this.</source>
        <translation>Cap font no ho resol.</translation>
    </message>
    <message>
        <source>Inferred from what the sources show.</source>
        <translation>Deduït del que mostren les fonts.</translation>
    </message>
    <message>
        <source>Only the outline is known; the details are ours.</source>
        <translation>Només se’n coneix el contorn; els detalls són nostres.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>kind of clause: who says so and when</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>edition difference</source>
        <translation>diferència entre edicions</translation>
    </message>
    <message>
        <source>open question</source>
        <translation>pregunta oberta</translation>
    </message>
    <message>
        <source>The catalogue has only a part of the rules of this box.</source>
        <translation>El catàleg només té una part de les regles d’aquesta capsa.</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>%1: one below the other</source>
        <translation>%1: una sota l’altra</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this help.</source>
        <translation>Mostra aquesta ajuda.</translation>
    </message>
    <message>
        <source>Read, search and watch the rules of a tile game.</source>
        <translation>Llegeix, cerca i mostra les regles d’un joc de peces.</translation>
    </message>
    <message>
        <source>Read this catalogue instead of the installed one.</source>
        <translation>Llegeix aquest catàleg en comptes de l’instal·lat.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fitxer</translation>
    </message>
    <message>
        <source>Open at a clause.</source>
        <translation>Obre per una clàusula.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Open a case on the stage.</source>
        <translation>Obre un cas a l’escena.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>codi</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%1&quot;.</source>
        <translation>Argument inesperat: «%1».</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;; known are en, ro and ca.</source>
        <translation>Llengua desconeguda: «%1»; es coneixen en, ro i ca.</translation>
    </message>
    <message>
        <source>Keep tables, bookmarks and notes in this file.</source>
        <translation>Desa les taules, els punts de llibre i les notes en aquest fitxer.</translation>
    </message>
    <message>
        <source>Answer what happens when two things meet, as in fairy/abbot.</source>
        <translation>Mostra què passa quan es troben dues coses, per exemple fairy/abbot.</translation>
    </message>
    <message>
        <source>A/B</source>
        <translation>A/B</translation>
    </message>
    <message>
        <source>Open what this leads to, as in glossator:clause/base-city-score.</source>
        <translation>Obre allò a què porta l’enllaç, com ara glossator:clause/base-city-score.</translation>
    </message>
    <message>
        <source>Language of window and text: en, ro or ca; several as in ro,en stand side by side.</source>
        <translation>Llengua de la finestra i del text: en, ro o ca; si n’hi ha diverses, per exemple ro,en, van de costat.</translation>
    </message>
    <message>
        <source>Only one place can be opened, not %1 at once: %2. Give one of them.</source>
        <translation>Només es pot obrir un lloc, no pas %1 alhora: %2. Doneu-ne un.</translation>
    </message>
    <message>
        <source>Write what would be opened into this PDF file, without a window: a clause by itself, or a whole expansion as glossator:page/abbot.</source>
        <translation>Escriu en aquest fitxer PDF allò que s’obriria, sense finestra: una sola clàusula o una expansió sencera, per exemple glossator:page/abbot.</translation>
    </message>
    <message>
        <source>link</source>
        <translation>enllaç</translation>
    </message>
    <message>
        <source>With --pdf and glossator:order, write every step and act opened up, on as many sheets as they need, not all steps in short on one sheet.</source>
        <translation>Amb --pdf i glossator:order, escriu tots els passos i accions desplegats, en tants fulls com calgui, i no tots els passos en resum en un sol full.</translation>
    </message>
    <message>
        <source>--in-full goes with --pdf and glossator:order only.</source>
        <translation>--in-full només va amb --pdf i glossator:order.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>Cerca en aquesta pàgina</translation>
    </message>
    <message>
        <source>Words to find on this page</source>
        <translation>Paraules per cercar en aquesta pàgina</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Coincidència anterior</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Coincidència anterior (Maj+F3)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Coincidència següent</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Coincidència següent (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Tanca (Esc)</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>No és en aquesta pàgina</translation>
    </message>
    <message>
        <source>Search all rules (Enter)</source>
        <translation>A tot arreu (Retorn)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 de %n lloc</numerusform>
            <numerusform>%1 de %n llocs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkOpener</name>
    <message>
        <source>The case has no step %1; this is its last, %2.</source>
        <translation>El cas no té el pas %1; aquest és l’últim, el %2.</translation>
    </message>
</context>
<context>
    <name>LookupPanel</name>
    <message>
        <source>Search results</source>
        <translation>Resultats de la cerca</translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Obre</translation>
    </message>
    <message>
        <source>&amp;Copy with source</source>
        <translation>&amp;Copia amb la font</translation>
    </message>
    <message>
        <source>Copy the &amp;link</source>
        <translation>Copia l’en&amp;llaç</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Índex</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Obre</translation>
    </message>
    <message>
        <source>All about %1 and %2 together</source>
        <translation>Tot el que es diu de %1 i %2 alhora</translation>
    </message>
    <message>
        <source>What happens when %1 meets …</source>
        <translation>Què passa quan %1 es troba amb…</translation>
    </message>
    <message>
        <source>Enter opens the page at this place; Right and Left unfold and fold.</source>
        <translation>Retorn obre la pàgina en aquest lloc; les fletxes dreta i esquerra despleguen i pleguen.</translation>
    </message>
</context>
<context>
    <name>AboutBox</name>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>About Glossator</source>
        <translation>Quant a Glossator</translation>
    </message>
    <message>
        <source>An unofficial companion to the rules of the tile game Carcassonne. The program is free software under the GNU General Public License, version 3 or later; the texts of the catalogue are under CC BY-SA 4.0; the typefaces Vollkorn and Inter are under the SIL Open Font License.</source>
        <translation>Una guia no oficial de les regles del joc de peces Carcassonne. El programa és programari lliure amb la GNU General Public License, versió 3 o posterior; els textos del catàleg tenen la llicència CC BY-SA 4.0; les lletres Vollkorn i Inter, la SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Glossator</source>
        <translation>Glossator</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pàgina</translation>
    </message>
    <message>
        <source>Esc or F11 leaves the full screen.</source>
        <translation>Esc o F11 surt de la pantalla completa.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Desfet: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Your table could not be written down: %1</source>
        <translation>La vostra taula no s’ha pogut desar: %1</translation>
    </message>
    <message>
        <source>“%1” is off the table.</source>
        <translation>«%1» ja no és a la taula.</translation>
    </message>
    <message>
        <source>There is no catalogue to read</source>
        <translation>No hi ha cap catàleg per llegir</translation>
    </message>
    <message>
        <source>Another catalogue is named with --catalogue or GLOSSATOR_CATALOGUE.</source>
        <translation>Un altre catàleg s’indica amb --catalogue o GLOSSATOR_CATALOGUE.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Refet: %1</translation>
    </message>
</context>
<context>
    <name>Copier</name>
    <message>
        <source>There is no link to what is shown here.</source>
        <translation>No hi ha cap enllaç al que es mostra aquí.</translation>
    </message>
    <message>
        <source>Copied: “%1”</source>
        <translation>S’ha copiat: «%1»</translation>
    </message>
    <message>
        <source>Copied the link to “%1”</source>
        <translation>S’ha copiat l’enllaç a «%1»</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>What you keep could not be written down: %1</source>
        <translation>No s’han pogut desar els vostres punts de llibre i notes: %1</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>On a page</source>
        <translation>En una pàgina</translation>
    </message>
    <message>
        <source>At the picture of a tile</source>
        <translation>A la imatge d’una peça</translation>
    </message>
    <message>
        <source>On the stage</source>
        <translation>A l’escena</translation>
    </message>
</context>
<context>
    <name>OpenError</name>
    <message>
        <source>There is no catalogue at “%1”. Install Glossator again, or name a catalogue file.</source>
        <translation>No hi ha cap catàleg a «%1». Torneu a instal·lar Glossator o indiqueu un fitxer de catàleg.</translation>
    </message>
    <message>
        <source>The catalogue “%1” cannot be read (%2). Check who may read the file.</source>
        <translation>El catàleg «%1» no es pot llegir (%2). Comproveu qui pot llegir el fitxer.</translation>
    </message>
    <message>
        <source>“%1” is not a Glossator catalogue: it is no SQLite database.</source>
        <translation>«%1» no és un catàleg de Glossator: no és una base de dades SQLite.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is cut off: a part of the file is missing. Install Glossator again.</source>
        <translation>El catàleg «%1» està truncat: hi falta una part del fitxer. Torneu a instal·lar Glossator.</translation>
    </message>
    <message>
        <source>“%1” is not a Glossator catalogue: it is the database of another program.</source>
        <translation>«%1» no és un catàleg de Glossator: és la base de dades d’un altre programa.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is too old (format %2, this Glossator reads %3). Install the catalogue again.</source>
        <translation>El catàleg «%1» és massa antic (format %2; aquest Glossator llegeix el %3). Torneu a instal·lar el catàleg.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is too new (format %2, this Glossator reads %3). Install a newer Glossator.</source>
        <translation>El catàleg «%1» és massa nou (format %2; aquest Glossator llegeix el %3). Instal·leu un Glossator més nou.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is damaged (%2). Install Glossator again.</source>
        <translation>El catàleg «%1» està malmès (%2). Torneu a instal·lar Glossator.</translation>
    </message>
</context>
<context>
    <name>OutcomeScene</name>
    <message>
        <source>No points yet</source>
        <extracomment>what would come of a choice</extracomment>
        <translation>Encara cap punt</translation>
    </message>
</context>
<context>
    <name>PhraseWording</name>
    <message>
        <source>Red</source>
        <translation>el Vermell</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>el Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>el Verd</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>el Groc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>el Negre</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>el Rosa</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>l’atzar</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>ningú</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>of the board, by the numbers along its edges; it follows &quot;at&quot;</extracomment>
        <translation>la columna %1, fila %2</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>seguidor</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>abat</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ciutat</translation>
    </message>
    <message>
        <source>road</source>
        <translation>camí</translation>
    </message>
    <message>
        <source>field</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>monestir</translation>
    </message>
    <message>
        <source>abbot’s place</source>
        <translation>lloc de l’abat</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardí</translation>
    </message>
    <message>
        <source>river</source>
        <translation>riu</translation>
    </message>
    <message>
        <source>special area</source>
        <translation>zona especial</translation>
    </message>
    <message>
        <source>the supply of %1</source>
        <translation>la reserva de %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>the score track at %n point(s)</source>
        <translation>
            <numerusform>al tauler de puntuació, amb %n punt</numerusform>
            <numerusform>al tauler de puntuació, amb %n punts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside space %n of the score track</source>
        <translation>
            <numerusform>al costat de la casella %n del tauler de puntuació</numerusform>
            <numerusform>al costat de la casella %n del tauler de puntuació</numerusform>
        </translation>
    </message>
    <message>
        <source>the display</source>
        <translation>l’exposició</translation>
    </message>
    <message>
        <source>in front of %1</source>
        <translation>davant de %1</translation>
    </message>
    <message>
        <source>the reserve of %1</source>
        <translation>les peces reservades de %1</translation>
    </message>
    <message>
        <source>the hand of %1</source>
        <translation>la mà de %1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fora de la partida</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Comença la partida</translation>
    </message>
    <message numerus="yes">
        <source>%1 begins turn %n</source>
        <translation>
            <numerusform>%1 comença el torn %n</numerusform>
            <numerusform>%1 comença el torn %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 agafa %2</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 surt de la partida</translation>
    </message>
    <message>
        <source>%1 places %2 at %3</source>
        <translation>%1 col·loca %2 a %3</translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 és a %2</translation>
    </message>
    <message>
        <source>%1 moves: %2 → %3</source>
        <translation>%1 es mou: %2 → %3</translation>
    </message>
    <message>
        <source>%1 places a figure (%2): %3</source>
        <translation>%1 posa una figura (%2): %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2: %3 → %4</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>S’ha completat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2</source>
        <extracomment>%1 player, %n points, %2 &quot;4 tiles × 1, 2 pennants × 2&quot;</extracomment>
        <translation>
            <numerusform>%1 aconsegueix %n: %2</numerusform>
            <numerusform>%1 aconsegueix %n: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2. Majority: %3</source>
        <translation>
            <numerusform>%1 aconsegueix %n: %2. Majoria: %3</numerusform>
            <numerusform>%1 aconsegueix %n: %2. Majoria: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores 0: nothing counts</source>
        <translation>%1 aconsegueix 0: no compta res</translation>
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
    <message>
        <source>%1 chooses: %2</source>
        <translation>%1 tria: %2</translation>
    </message>
    <message>
        <source>%1 places a figure (%2)</source>
        <translation>%1 posa una figura (%2)</translation>
    </message>
    <message>
        <source>%1 takes back the %2: %3</source>
        <translation>%1 retira una figura (%2): %3</translation>
    </message>
    <message>
        <source>%1 takes back a figure</source>
        <translation>%1 retira una figura</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>%1 picks themselves</source>
        <translation>%1 es tria a si mateix</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 tria %2</translation>
    </message>
    <message>
        <source>%1 picks the %2: %3</source>
        <translation>%1 tria una figura (%2): %3</translation>
    </message>
    <message>
        <source>%1 puts the %2 beside the %4 of %3: %5</source>
        <translation>%1 posa una figura (%2) al costat de la figura de %3 (%4): %5</translation>
    </message>
    <message>
        <source>%1 puts a piece (%2): %3 at %4</source>
        <translation>%1 posa un component (%2): %3 a %4</translation>
    </message>
    <message>
        <source>%1 puts a figure (%2): %3 at %4</source>
        <translation>%1 posa una figura (%2): %3 a %4</translation>
    </message>
    <message>
        <source>%1 buys back from %3: %2</source>
        <translation>%1 rescata de %3: %2</translation>
    </message>
    <message>
        <source>%1 scores the meeples: %2 at %3</source>
        <translation>%1 puntua els seguidors: %2 a %3</translation>
    </message>
    <message>
        <source>%1 cannot %2. Why: %3</source>
        <translation>%1 no pot %2. Motiu: %3</translation>
    </message>
    <message>
        <source>The game is over; victory: %1</source>
        <translation>S’ha acabat la partida; victòria: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n escut</numerusform>
            <numerusform>%n escuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for its own tile</source>
        <translation>
            <numerusform>%n per la peça pròpia</numerusform>
            <numerusform>%n per la peça pròpia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrounding tile(s)</source>
        <translation>
            <numerusform>%n peça del voltant</numerusform>
            <numerusform>%n peces del voltant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n ciutat</numerusform>
            <numerusform>%n ciutats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n camí</numerusform>
            <numerusform>%n camins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línia</numerusform>
            <numerusform>%n línies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bonus of %n</source>
        <translation>
            <numerusform>bonificació de %n</numerusform>
            <numerusform>bonificació de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a road</source>
        <translation>
            <numerusform>%n peça amb un camí</numerusform>
            <numerusform>%n peces amb un camí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a city</source>
        <translation>
            <numerusform>%n peça amb una ciutat</numerusform>
            <numerusform>%n peces amb una ciutat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation>
            <numerusform>%n monestir</numerusform>
            <numerusform>%n monestirs</numerusform>
        </translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparació</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <translation>Inici del torn</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Agafar una peça</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Col·locar la peça</translation>
    </message>
    <message>
        <source>Place figures</source>
        <translation>Posar figures</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Final del torn</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Puntuació final</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>S’ha acabat la partida</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>agafar %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 at %3, %n quarter turn(s)</source>
        <extracomment>%1 player, %2 tile, %3 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>%1 col·loca %2 a %3, amb %n quart de volta</numerusform>
            <numerusform>%1 col·loca %2 a %3, amb %n quarts de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <extracomment>%1 tile, %2 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>col·locar %1 a %2, amb %n quart de volta</numerusform>
            <numerusform>col·locar %1 a %2, amb %n quarts de volta</numerusform>
        </translation>
    </message>
    <message>
        <source>place a figure (%1): %2</source>
        <translation>posar una figura (%1): %2</translation>
    </message>
    <message>
        <source>take back the %1: %2</source>
        <translation>retirar una figura (%1): %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>pick %1</source>
        <translation>triar %1</translation>
    </message>
    <message>
        <source>pick the %1: %2</source>
        <translation>triar una figura (%1): %2</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>No cal decidir res</translation>
    </message>
    <message>
        <source>%1 draws a tile</source>
        <translation>%1 agafa una peça</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 col·loca %2</translation>
    </message>
    <message>
        <source>%1 may place a figure</source>
        <translation>%1 pot posar una figura</translation>
    </message>
    <message>
        <source>%1 picks the figure that scores</source>
        <translation>%1 tria el marcador que puntua</translation>
    </message>
    <message>
        <source>%1 picks who receives a wonder</source>
        <translation>%1 tria qui rep una meravella</translation>
    </message>
    <message>
        <source>%1 picks a wonder</source>
        <translation>%1 tria una meravella</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 decideix: %2</translation>
    </message>
    <message>
        <source>nothing is to be decided</source>
        <translation>no cal decidir res</translation>
    </message>
    <message>
        <source>this decision is about something else</source>
        <translation>aquesta decisió tracta d’una altra cosa</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>s’ha acabat la partida</translation>
    </message>
    <message>
        <source>tile not in the pile</source>
        <translation>la peça no és a la pila</translation>
    </message>
    <message>
        <source>another tile is to be placed</source>
        <translation>s’ha de col·locar una altra peça</translation>
    </message>
    <message>
        <source>square occupied</source>
        <translation>espai ocupat</translation>
    </message>
    <message>
        <source>touches no tile</source>
        <translation>no toca cap peça</translation>
    </message>
    <message>
        <source>edge does not match</source>
        <translation>el costat no encaixa</translation>
    </message>
    <message>
        <source>makes no room for the waiting tile</source>
        <translation>no deixa lloc per a la peça que espera</translation>
    </message>
    <message>
        <source>not on the tile just placed</source>
        <translation>no és a la peça que s’acaba de col·locar</translation>
    </message>
    <message>
        <source>no such feature</source>
        <translation>no hi ha cap element així</translation>
    </message>
    <message>
        <source>feature occupied</source>
        <translation>element ocupat</translation>
    </message>
    <message>
        <source>figure does not stand on such a feature</source>
        <translation>la figura no es posa en aquesta mena d’element</translation>
    </message>
    <message>
        <source>supply empty</source>
        <translation>reserva buida</translation>
    </message>
    <message>
        <source>figure is needed elsewhere</source>
        <translation>la figura fa falta en un altre lloc</translation>
    </message>
    <message>
        <source>no such figure</source>
        <translation>no hi ha cap figura així</translation>
    </message>
    <message>
        <source>the step is used up</source>
        <translation>el pas ja s’ha fet servir</translation>
    </message>
    <message>
        <source>not yours</source>
        <translation>no és vostre</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no està disponible</translation>
    </message>
    <message>
        <source>place %1 at %2</source>
        <translation>col·locar %1 a %2</translation>
    </message>
    <message>
        <source>%1 receives nothing for this</source>
        <translation>%1 no rep res per això</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fada</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>constructor</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>porc</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>lladre</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vi</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blat</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tela</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>al costat del tauler</translation>
    </message>
    <message>
        <source>beside the %2 of %1</source>
        <translation>al costat de la figura de %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>put the %1 beside the %3 of %2: %4</source>
        <translation>posar una figura (%1) al costat de la figura de %2 (%3): %4</translation>
    </message>
    <message>
        <source>no meeple of the player stands there</source>
        <translation>allà no hi ha cap seguidor del jugador</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes tokens: %n × %2</source>
        <translation>
            <numerusform>%1 agafa fitxes: %n × %2</numerusform>
            <numerusform>%1 agafa fitxes: %n × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens: %n × %3, %1 → %2</source>
        <translation>
            <numerusform>Fitxes: %n × %3, %1 → %2</numerusform>
            <numerusform>Fitxes: %n × %3, %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns up: %2</source>
        <translation>%1 gira: %2</translation>
    </message>
    <message>
        <source>%1 puts back under the pile: %2</source>
        <translation>%1 torna sota la pila: %2</translation>
    </message>
    <message>
        <source>End of %1</source>
        <translation>Final: %1</translation>
    </message>
    <message>
        <source>scoring round 1A</source>
        <translation>ronda de puntuació 1A</translation>
    </message>
    <message>
        <source>scoring round 1B</source>
        <translation>ronda de puntuació 1B</translation>
    </message>
    <message>
        <source>scoring round 1C</source>
        <translation>ronda de puntuació 1C</translation>
    </message>
    <message>
        <source>scoring round 2</source>
        <translation>ronda de puntuació 2</translation>
    </message>
    <message>
        <source>scoring round 3</source>
        <translation>ronda de puntuació 3</translation>
    </message>
    <message>
        <source>scoring round 4</source>
        <translation>ronda de puntuació 4</translation>
    </message>
    <message>
        <source>a scoring round of its own</source>
        <translation>una ronda de puntuació pròpia</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>before the features</source>
        <translation>abans dels elements</translation>
    </message>
    <message>
        <source>the features</source>
        <translation>els elements</translation>
    </message>
    <message>
        <source>after the features</source>
        <translation>després dels elements</translation>
    </message>
    <message>
        <source>the circus</source>
        <translation>el circ</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>pick: %1</source>
        <translation>triar: %1</translation>
    </message>
    <message>
        <source>choose: %1</source>
        <translation>triar: %1</translation>
    </message>
    <message>
        <source>action</source>
        <translation>l’acció</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>el segell</translation>
    </message>
    <message>
        <source>message 1</source>
        <translation>despatx 1</translation>
    </message>
    <message>
        <source>message 2</source>
        <translation>despatx 2</translation>
    </message>
    <message>
        <source>message 3</source>
        <translation>despatx 3</translation>
    </message>
    <message>
        <source>message 4</source>
        <translation>despatx 4</translation>
    </message>
    <message>
        <source>message 5</source>
        <translation>despatx 5</translation>
    </message>
    <message>
        <source>message 6</source>
        <translation>despatx 6</translation>
    </message>
    <message>
        <source>message 7</source>
        <translation>despatx 7</translation>
    </message>
    <message>
        <source>message 8</source>
        <translation>despatx 8</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on: part %n of the turn</source>
        <translation>
            <numerusform>%1 continua: part %n del torn</numerusform>
            <numerusform>%1 continua: part %n del torn</numerusform>
        </translation>
    </message>
    <message>
        <source>messenger</source>
        <translation>dama de companyia</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>seguidor gran</translation>
    </message>
    <message>
        <source>%1 activates the symbol: %2 at %3</source>
        <translation>%1 activa el símbol: %2 a %3</translation>
    </message>
    <message>
        <source>%1 places a figure (%2): %3 (%4)</source>
        <translation>%1 posa una figura (%2): %3 (%4)</translation>
    </message>
    <message>
        <source>add meeple</source>
        <translation>Afegir un seguidor</translation>
    </message>
    <message>
        <source>new arrow</source>
        <translation>la fletxa nova</translation>
    </message>
    <message>
        <source>older arrow</source>
        <translation>la fletxa anterior</translation>
    </message>
    <message>
        <source>place meeple</source>
        <translation>Posar un seguidor</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Torn addicional</translation>
    </message>
    <message>
        <source>take</source>
        <translation>fer-lo</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>renunciar-hi</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavaller</translation>
    </message>
    <message>
        <source>highwayman</source>
        <translation>lladre</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>monjo</translation>
    </message>
    <message>
        <source>heretic</source>
        <translation>heretge</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>alcalde</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>abadia</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>granger</translation>
    </message>
    <message>
        <source>female traveller</source>
        <translation>viatjant</translation>
    </message>
    <message>
        <source>monk or nun</source>
        <translation>monjo o monja</translation>
    </message>
    <message>
        <source>female farmer</source>
        <translation>grangera</translation>
    </message>
    <message>
        <source>tower piece</source>
        <translation>pis de la torre</translation>
    </message>
    <message>
        <source>the prisoners of %1</source>
        <translation>els presoners de %1</translation>
    </message>
    <message>
        <source>put a piece (%1): %2 at %3</source>
        <translation>posar un component (%1): %2 a %3</translation>
    </message>
    <message>
        <source>put a figure (%1): %2 at %3</source>
        <translation>posar una figura (%1): %2 a %3</translation>
    </message>
    <message>
        <source>buy back from %2: %1</source>
        <translation>rescatar de %2: %1</translation>
    </message>
    <message>
        <source>%1 picks the scoring figure of the payment</source>
        <translation>%1 tria el marcador de puntuació del pagament</translation>
    </message>
    <message>
        <source>%1 may capture a meeple</source>
        <translation>%1 pot capturar un seguidor</translation>
    </message>
    <message>
        <source>%1 picks the prisoner who comes home</source>
        <translation>%1 tria el presoner que torna a casa</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>massa pocs punts</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>fora de l’abast</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts on a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 posa en una peça: %n × %2 (%3 a %4)</numerusform>
            <numerusform>%1 posa en una peça: %n × %2 (%3 a %4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 %n point(s)</source>
        <translation>
            <numerusform>%1 paga %n punt a %2</numerusform>
            <numerusform>%1 paga %n punts a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>mestre de cerimònies</translation>
    </message>
    <message>
        <source>big top</source>
        <translation>carpa</translation>
    </message>
    <message>
        <source>score the meeples: %1 at %2</source>
        <translation>puntuar els seguidors: %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <comment>after cannot</comment>
        <translation>
            <numerusform>col·locar %1 a %2, amb %n quart de volta</numerusform>
            <numerusform>col·locar %1 a %2, amb %n quarts de volta</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 at %2</source>
        <comment>after cannot</comment>
        <translation>col·locar %1 a %2</translation>
    </message>
    <message>
        <source>place a figure (%1): %2</source>
        <comment>after cannot</comment>
        <translation>posar una figura (%1): %2</translation>
    </message>
    <message>
        <source>place a figure (%1)</source>
        <comment>after cannot</comment>
        <translation>posar una figura (%1)</translation>
    </message>
    <message>
        <source>take back the %1: %2</source>
        <comment>after cannot</comment>
        <translation>retirar una figura (%1): %2</translation>
    </message>
    <message>
        <source>take back a figure</source>
        <comment>after cannot</comment>
        <translation>retirar una figura</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>after cannot</comment>
        <translation>passar</translation>
    </message>
    <message>
        <source>put the %1 beside the %3 of %2: %4</source>
        <comment>after cannot</comment>
        <translation>posar una figura (%1) al costat de la figura de %2 (%3): %4</translation>
    </message>
    <message>
        <source>buy back from %2: %1</source>
        <comment>after cannot</comment>
        <translation>rescatar de %2: %1</translation>
    </message>
    <message>
        <source>score the meeples: %1 at %2</source>
        <comment>after cannot</comment>
        <translation>puntuar els seguidors: %1 a %2</translation>
    </message>
    <message>
        <source>elephant token</source>
        <translation>fitxa de l’elefant</translation>
    </message>
    <message>
        <source>tiger token</source>
        <translation>fitxa del tigre</translation>
    </message>
    <message>
        <source>bear token</source>
        <translation>fitxa de l’os</translation>
    </message>
    <message>
        <source>seal token</source>
        <translation>fitxa de la foca</translation>
    </message>
    <message>
        <source>monkey token</source>
        <translation>fitxa del mico</translation>
    </message>
    <message>
        <source>flea token</source>
        <translation>fitxa de la puça</translation>
    </message>
    <message>
        <source>pink pig</source>
        <translation>porc rosa</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>noqueig</translation>
    </message>
    <message>
        <source>seduction</source>
        <translation>seducció</translation>
    </message>
    <message>
        <source>target</source>
        <translation>diana</translation>
    </message>
    <message>
        <source>catch</source>
        <translation>atrapar</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>més a prop</translation>
    </message>
    <message>
        <source>as close</source>
        <translation>a la mateixa distància</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>més lluny</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>atrapada</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no atrapada</translation>
    </message>
    <message>
        <source>short</source>
        <translation>massa curt</translation>
    </message>
    <message>
        <source>plague</source>
        <translation>pesta</translation>
    </message>
    <message>
        <source>catapult token</source>
        <translation>fitxa de la catapulta</translation>
    </message>
    <message>
        <source>who is hit</source>
        <translation>qui és tocat</translation>
    </message>
    <message>
        <source>who is nearest</source>
        <translation>qui és el més proper</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distància</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>pastor</translation>
    </message>
    <message>
        <source>one sheep</source>
        <translation>una ovella</translation>
    </message>
    <message>
        <source>two sheep</source>
        <translation>dues ovelles</translation>
    </message>
    <message>
        <source>three sheep</source>
        <translation>tres ovelles</translation>
    </message>
    <message>
        <source>four sheep</source>
        <translation>quatre ovelles</translation>
    </message>
    <message>
        <source>one-sheep token</source>
        <translation>fitxa d’una ovella</translation>
    </message>
    <message>
        <source>two-sheep token</source>
        <translation>fitxa de dues ovelles</translation>
    </message>
    <message>
        <source>three-sheep token</source>
        <translation>fitxa de tres ovelles</translation>
    </message>
    <message>
        <source>four-sheep token</source>
        <translation>fitxa de quatre ovelles</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>llop</translation>
    </message>
    <message>
        <source>quince</source>
        <translation>codony</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>poma</translation>
    </message>
    <message>
        <source>apricot</source>
        <translation>albercoc</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cirera</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pruna</translation>
    </message>
    <message>
        <source>elderberry</source>
        <translation>saüc</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>fitxa de túnel</translation>
    </message>
    <message>
        <source>%1 draws a token from the bag</source>
        <translation>%1 treu una fitxa de la bossa</translation>
    </message>
    <message>
        <source>%1 grows the flock or herds it into the stable</source>
        <translation>%1 fa créixer el ramat o el porta a l’estable</translation>
    </message>
    <message>
        <source>%1 picks the fruits of the tree</source>
        <translation>%1 tria els fruits de l’arbre</translation>
    </message>
    <message>
        <source>%1 may harvest or sell fruits</source>
        <translation>%1 pot collir o vendre fruits</translation>
    </message>
    <message>
        <source>%1 turns the fruits over</source>
        <translation>%1 gira els fruits</translation>
    </message>
    <message>
        <source>%1 picks fruits to sell</source>
        <translation>%1 tria els fruits que ven</translation>
    </message>
    <message>
        <source>%1 may put a token on a tunnel portal</source>
        <translation>%1 pot posar una fitxa en una boca de túnel</translation>
    </message>
    <message>
        <source>%1 picks the colour of the token</source>
        <translation>%1 tria el color de la fitxa</translation>
    </message>
    <message>
        <source>grow</source>
        <translation>fer créixer el ramat</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>portar el ramat a l’estable</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>vendre</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>primer color</translation>
    </message>
    <message>
        <source>second colour</source>
        <translation>segon color</translation>
    </message>
    <message>
        <source>third colour</source>
        <translation>tercer color</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n fitxa</numerusform>
            <numerusform>%n fitxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes on a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Va a una peça: %n × %1 (%2 a %3)</numerusform>
            <numerusform>Van a una peça: %n × %1 (%2 a %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Surt d’una peça: %n × %1 (%2 a %3)</numerusform>
            <numerusform>Surten d’una peça: %n × %1 (%2 a %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes from a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 agafa d’una peça: %n × %2 (%3 a %4)</numerusform>
            <numerusform>%1 agafa d’una peça: %n × %2 (%3 a %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>santuari</translation>
    </message>
    <message>
        <source>special monastery</source>
        <translation>monestir especial</translation>
    </message>
    <message>
        <source>church</source>
        <translation>església</translation>
    </message>
    <message>
        <source>wonder</source>
        <translation>meravella</translation>
    </message>
    <message>
        <source>%1 sector</source>
        <extracomment>%1 the name of a sector of the Wheel of Fortune, &quot;famine&quot;</extracomment>
        <translation>sector de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 &quot;city&quot;, %2 where it is: &quot;at [2, 0]&quot;, &quot;on the tile just placed&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%3 %1 %2</source>
        <extracomment>%1 &quot;city&quot;, %2 where it is: &quot;on the tile just placed&quot;, %3 its side of that tile, &quot;north-east&quot;</extracomment>
        <translation>%1 %3, %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>%1 a square of the board, &quot;[2, 0]&quot;</extracomment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>on the tile just placed</source>
        <translation>a la peça que s’acaba de col·locar</translation>
    </message>
    <message>
        <source>on the starting tile</source>
        <translation>a la peça inicial</translation>
    </message>
    <message>
        <source>%1 receives nothing for this: %2</source>
        <translation>%1 no rep res per això: %2</translation>
    </message>
    <message>
        <source>fortune</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>taxes</source>
        <translation>Impostos</translation>
    </message>
    <message>
        <source>famine</source>
        <translation>Fam</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>Tempesta</translation>
    </message>
    <message>
        <source>inquisition</source>
        <translation>Inquisició</translation>
    </message>
    <message>
        <source>%1 picks the meeple for the message</source>
        <translation>%1 tria el seguidor per al despatx</translation>
    </message>
    <message>
        <source>%1 picks what the message brings</source>
        <translation>%1 tria què dona el despatx</translation>
    </message>
    <message>
        <source>%1 picks the feature for the message</source>
        <translation>%1 tria l’element per al despatx</translation>
    </message>
    <message>
        <source>%1 turns up a message</source>
        <translation>%1 gira un despatx</translation>
    </message>
    <message>
        <source>%1 may place the robber</source>
        <translation>%1 pot posar el lladre</translation>
    </message>
    <message>
        <source>%1 may rob now</source>
        <translation>%1 pot robar ara</translation>
    </message>
    <message>
        <source>%1 picks a tile</source>
        <translation>%1 tria una peça</translation>
    </message>
    <message>
        <source>%1 picks the symbol that is activated</source>
        <translation>%1 tria el símbol que s’activa</translation>
    </message>
    <message>
        <source>%1 picks the arrow that activates it</source>
        <translation>%1 tria la fletxa que l’activa</translation>
    </message>
    <message>
        <source>%1 may take the extra turn</source>
        <translation>%1 pot fer el torn addicional</translation>
    </message>
    <message>
        <source>%1 may put a meeple beside another</source>
        <translation>%1 pot posar un seguidor al costat d’un altre</translation>
    </message>
    <message>
        <source>%1 takes a meeple back</source>
        <translation>%1 retira un seguidor</translation>
    </message>
    <message>
        <source>%1 picks what the crop circle does</source>
        <translation>%1 tria què fa el cercle de cultiu</translation>
    </message>
    <message>
        <source>%1 draws an animal token</source>
        <translation>%1 agafa una fitxa d’animal</translation>
    </message>
    <message>
        <source>%1 may place an abbey</source>
        <translation>%1 pot col·locar una abadia</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>esperar</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posar</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirar</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>seguidor marcador</translation>
    </message>
    <message>
        <source>place a figure (%1)</source>
        <translation>posar una figura (%1)</translation>
    </message>
    <message>
        <source>take back a figure</source>
        <translation>retirar una figura</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives tokens back: %n × %2</source>
        <translation>
            <numerusform>%1 torna fitxes: %n × %2</numerusform>
            <numerusform>%1 torna fitxes: %n × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWording</name>
    <message>
        <source>Opening</source>
        <translation>Començament</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pas %1</translation>
    </message>
    <message>
        <source>back to the start</source>
        <translation>de nou al començament</translation>
    </message>
    <message>
        <source>back to step %1</source>
        <translation>de nou al pas %1</translation>
    </message>
    <message>
        <source>new names: %1</source>
        <translation>noms nous: %1</translation>
    </message>
    <message>
        <source>is allowed: %1</source>
        <translation>és permès: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n opció</numerusform>
            <numerusform>%n opcions</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punts: %1</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Fitxes: %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>El cas es compleix</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>El cas no es compleix</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n clause(s) proved</source>
        <translation>
            <numerusform>%1 de %n clàusula demostrada</numerusform>
            <numerusform>%1 de %n clàusules demostrades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n example(s) shown</source>
        <translation>
            <numerusform>%1 de %n exemple mostrat</numerusform>
            <numerusform>%1 de %n exemples mostrats</numerusform>
        </translation>
    </message>
    <message>
        <source>got</source>
        <translation>obtingut</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperat</translation>
    </message>
</context>
<context>
    <name>QueryFault</name>
    <message>
        <source>Entry %1 of the table, &quot;%2&quot;, is no expansion.</source>
        <translation>L’entrada %1 de la taula, «%2», no és cap expansió.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Volíeu dir «%1»?</translation>
    </message>
    <message>
        <source>The limit is %1; it must be at least 1.</source>
        <translation>El límit és %1; ha de ser com a mínim 1.</translation>
    </message>
    <message>
        <source>The catalogue cannot be searched: %1</source>
        <translation>No es pot cercar al catàleg: %1</translation>
    </message>
    <message>
        <source>Nothing is called so: &quot;%1&quot;.</source>
        <translation>Res no es diu així: «%1».</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Reader</source>
        <translation>Lector</translation>
    </message>
</context>
<context>
    <name>ReaderView</name>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Remove the bookmark (Ctrl+D)</source>
        <translation>Elimina el punt de llibre (Ctrl+D)</translation>
    </message>
    <message>
        <source>Set a bookmark (Ctrl+D)</source>
        <translation>Posa un punt de llibre (Ctrl+D)</translation>
    </message>
    <message>
        <source>This clause leaves nothing open.</source>
        <translation>Aquesta clàusula no deixa res sense resoldre.</translation>
    </message>
    <message>
        <source>Arrow keys go from clause to clause and from term to term; Enter opens the term or plays a case of the clause.</source>
        <translation>Les fletxes porten d’una clàusula a l’altra i d’un terme a l’altre; Retorn obre el terme o reprodueix un cas de la clàusula.</translation>
    </message>
</context>
<context>
    <name>ClauseMenu</name>
    <message>
        <source>&amp;Copy with source</source>
        <translation>&amp;Copia amb la font</translation>
    </message>
    <message>
        <source>Copy the &amp;link to the clause</source>
        <translation>Copia l’en&amp;llaç a la clàusula</translation>
    </message>
    <message>
        <source>Copy the &amp;name of the clause</source>
        <translation>Copia el &amp;nom de la clàusula</translation>
    </message>
    <message>
        <source>&amp;Play its case</source>
        <translation>&amp;Juga el seu cas</translation>
    </message>
    <message>
        <source>All about this together with %1</source>
        <translation>Tot el que es diu d’això juntament amb %1</translation>
    </message>
    <message>
        <source>Remove the &amp;bookmark</source>
        <translation>Elimina el &amp;punt de llibre</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Posa un &amp;punt de llibre</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>&amp;Remove the note</source>
        <translation>&amp;Elimina la nota</translation>
    </message>
    <message>
        <source>&amp;Which names do you use?</source>
        <translation>&amp;Quins noms feu servir?</translation>
    </message>
    <message>
        <source>&amp;How do you play it?</source>
        <translation>Com &amp;hi jugueu?</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
</context>
<context>
    <name>ClauseWriter</name>
    <message>
        <source>Note on this clause</source>
        <translation>Nota sobre aquesta clàusula</translation>
    </message>
    <message>
        <source>How you play it, in your own words</source>
        <translation>Com hi jugueu, amb les vostres paraules</translation>
    </message>
    <message>
        <source>A note of your own. Esc writes it down.</source>
        <translation>Una nota vostra. Esc la desa.</translation>
    </message>
    <message>
        <source>At our table … Esc writes it down.</source>
        <translation>A la nostra taula… Esc ho desa.</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Clause above, clause below</source>
        <translation>Clàusula de dalt, clàusula de baix</translation>
    </message>
    <message>
        <source>Term before, next term</source>
        <translation>Terme anterior, terme següent</translation>
    </message>
    <message>
        <source>Open the term or the link, play a case of the clause</source>
        <translation>Obre el terme o l’enllaç, reprodueix un cas de la clàusula</translation>
    </message>
    <message>
        <source>One screen up, one screen down</source>
        <translation>Una pantalla amunt, una pantalla avall</translation>
    </message>
    <message>
        <source>Begin and end of the page</source>
        <translation>Principi i final de la pàgina</translation>
    </message>
</context>
<context>
    <name>DecisionMenu</name>
    <message>
        <source>We play it so</source>
        <translation>Hi juguem així</translation>
    </message>
    <message>
        <source>We use these names</source>
        <translation>Fem servir aquests noms</translation>
    </message>
    <message>
        <source>In your &amp;own words</source>
        <translation>Amb les &amp;vostres paraules</translation>
    </message>
    <message>
        <source>&amp;Leave it open</source>
        <translation>&amp;Deixa-la oberta</translation>
    </message>
</context>
<context>
    <name>ReadingLanguages</name>
    <message>
        <source>Text in English</source>
        <translation>Text en anglès</translation>
    </message>
    <message>
        <source>Text in Romanian</source>
        <translation>Text en romanès</translation>
    </message>
    <message>
        <source>Text in Catalan</source>
        <translation>Text en català</translation>
    </message>
    <message>
        <source>Show or hide the text in English (Ctrl+1)</source>
        <translation>Mostra o amaga el text en anglès (Ctrl+1)</translation>
    </message>
    <message>
        <source>Show the text in English (Ctrl+1)</source>
        <translation>Mostra el text en anglès (Ctrl+1)</translation>
    </message>
    <message>
        <source>Show or hide the text in Romanian (Ctrl+2)</source>
        <translation>Mostra o amaga el text en romanès (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show the text in Romanian (Ctrl+2)</source>
        <translation>Mostra el text en romanès (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show or hide the text in Catalan (Ctrl+3)</source>
        <translation>Mostra o amaga el text en català (Ctrl+3)</translation>
    </message>
    <message>
        <source>Show the text in Catalan (Ctrl+3)</source>
        <translation>Mostra el text en català (Ctrl+3)</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>Llengües del text</translation>
    </message>
</context>
<context>
    <name>FoundByWords</name>
    <message>
        <source>By the name</source>
        <translation>Pel nom</translation>
    </message>
    <message>
        <source>By the term</source>
        <translation>Pel terme</translation>
    </message>
    <message>
        <source>In the rule that it explains</source>
        <translation>A la regla que explica</translation>
    </message>
    <message>
        <source>In the case</source>
        <translation>Al cas</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>A l’índex</translation>
    </message>
    <message>
        <source>By the name of the box</source>
        <translation>Pel nom de la capsa</translation>
    </message>
    <message>
        <source>In a case that plays it</source>
        <translation>En un cas que la juga</translation>
    </message>
    <message>
        <source>In another language</source>
        <translation>En una altra llengua</translation>
    </message>
    <message>
        <source>In its note</source>
        <translation>A la seva nota</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Expansions</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seccions</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clàusules</translation>
    </message>
</context>
<context>
    <name>RoundBand</name>
    <message>
        <source>Round of scoring</source>
        <translation>Ronda de puntuació</translation>
    </message>
    <message>
        <source>Round 1A: the start of the turn.</source>
        <translation>Ronda 1A: l’inici del torn.</translation>
    </message>
    <message>
        <source>Round 1B: the tile is drawn.</source>
        <translation>Ronda 1B: s’agafa la peça.</translation>
    </message>
    <message>
        <source>Round 1C: the tile is placed.</source>
        <translation>Ronda 1C: es col·loca la peça.</translation>
    </message>
    <message>
        <source>Round 2: figures are placed.</source>
        <translation>Ronda 2: es posen figures.</translation>
    </message>
    <message>
        <source>Round 3: scoring, in four parts: before the features, the features, after the features, the circus.</source>
        <translation>Ronda 3: la puntuació, en quatre parts: abans dels elements, els elements, després dels elements, el circ.</translation>
    </message>
    <message>
        <source>Round 4: the end of the turn.</source>
        <translation>Ronda 4: el final del torn.</translation>
    </message>
    <message>
        <source>Points of a message: a round of its own, between the others.</source>
        <translation>Punts d’un despatx: una ronda pròpia, entre les altres.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>The rounds of scoring of a turn are 1A, 1B, 1C, 2, 3 and 4. Which spaces the scoring figures stand on is looked at only once in each, at its end.</source>
        <translation>Les rondes de puntuació d’un torn són 1A, 1B, 1C, 2, 3 i 4. Les caselles on són els marcadors de puntuació es comproven una sola vegada, al final de cada ronda.</translation>
    </message>
</context>
<context>
    <name>RowBuilder</name>
    <message>
        <source>Not translated yet; this is the English text.</source>
        <translation>Encara no està traduït; aquest és el text en anglès.</translation>
    </message>
    <message>
        <source>Translated from an earlier text.</source>
        <translation>Traduït d’un text anterior.</translation>
    </message>
</context>
<context>
    <name>WaySetter</name>
    <message>
        <source>Next to the rules that they are about:</source>
        <translation>Al costat de les regles de què tracten:</translation>
    </message>
</context>
<context>
    <name>HeadSetter</name>
    <message>
        <source>Play the case of this clause</source>
        <translation>Juga el cas d’aquesta clàusula</translation>
    </message>
    <message>
        <source>All about %1 and %2 together</source>
        <translation>Tot el que es diu de %1 i %2 alhora</translation>
    </message>
    <message>
        <source>rests on</source>
        <translation>es basa en</translation>
    </message>
</context>
<context>
    <name>KeptSetter</name>
    <message>
        <source>new names</source>
        <translation>noms nous</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>Which names do you use?</source>
        <translation>Quins noms feu servir?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Com hi jugueu?</translation>
    </message>
    <message>
        <source>we use these names</source>
        <translation>fem servir aquests noms</translation>
    </message>
    <message>
        <source>we play it so</source>
        <translation>hi juguem així</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Canvia la nota</translation>
    </message>
    <message>
        <source>Say which names you use</source>
        <translation>Tria quins noms es fan servir</translation>
    </message>
    <message>
        <source>Say how you play it</source>
        <translation>Anota com s’hi juga</translation>
    </message>
</context>
<context>
    <name>SidesPainter</name>
    <message>
        <source>To be placed</source>
        <translation>Per col·locar</translation>
    </message>
    <message>
        <source>Wonders on display</source>
        <translation>Meravelles disponibles</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Cara avall</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Cara amunt</translation>
    </message>
</context>
<context>
    <name>StageSide</name>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Options (%1)</source>
        <translation>Opcions (%1)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcions</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Options and score sheet</source>
        <translation>Opcions i full de puntuació</translation>
    </message>
    <message>
        <source>Who got how many points for what; links lead to the steps and to the clauses.</source>
        <translation>Qui ha rebut quants punts i per què; els enllaços porten als passos i a les clàusules.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>new names: %1</source>
        <translation>noms nous: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StageSaver</name>
    <message>
        <source>“%1” could not be made.</source>
        <translation>No s’ha pogut fer «%1».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>S’ha desat: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>No s’ha pogut escriure «%1»: %2</translation>
    </message>
    <message>
        <source>The film is being made</source>
        <translation>S’està fent l’animació</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Options of the decision</source>
        <translation>Opcions de la decisió</translation>
    </message>
    <message>
        <source>Try it and see why not</source>
        <translation>Prova-ho i mira per què no</translation>
    </message>
    <message>
        <source>Play on with the case</source>
        <translation>Continua com en el cas</translation>
    </message>
    <message>
        <source>Try this one</source>
        <translation>Prova aquesta</translation>
    </message>
    <message>
        <source>Arrow keys show on the board what an option would do; Enter tries it.</source>
        <translation>Les fletxes mostren al tauler què faria una opció; Retorn la prova.</translation>
    </message>
</context>
<context>
    <name>StageHead</name>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>The list of cases (F9)</source>
        <translation>La llista de casos (F9)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Steps, options and score sheet</source>
        <translation>Passos, opcions i full de puntuació</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>More</source>
        <translation>Més</translation>
    </message>
    <message>
        <source>What the case proves (%1), copy or save what is on the stage (%2)</source>
        <translation>Què demostra el cas (%1), copia o desa el que hi ha a l’escena (%2)</translation>
    </message>
</context>
<context>
    <name>ProvesButton</name>
    <message numerus="yes">
        <source>Proves %n clause(s)</source>
        <translation>
            <numerusform>Demostra %n clàusula</numerusform>
            <numerusform>Demostra %n clàusules</numerusform>
        </translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>FaultLabel</name>
    <message>
        <source>This case does not hold.</source>
        <translation>Aquest cas no es compleix.</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Board, score track and players</source>
        <translation>Tauler, tauler de puntuació i jugadors</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>Steps of the case</source>
        <translation>Passos del cas</translation>
    </message>
    <message>
        <source>Arrow keys show each step on the board; Ctrl+Enter reads its clause.</source>
        <translation>Les fletxes mostren cada pas al tauler; Ctrl+Retorn n’obre la clàusula.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n escut</numerusform>
            <numerusform>%n escuts</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>s’ha completat</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>no s’ha completat</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>sense ningú</translation>
    </message>
    <message numerus="yes">
        <source>Player %1: %n point(s)</source>
        <translation>
            <numerusform>Jugador %1: %n punt</numerusform>
            <numerusform>Jugador %1: %n punts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation>
            <numerusform>%n a la reserva</numerusform>
            <numerusform>%n a la reserva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageExport</name>
    <message>
        <source>The picture of the step is copied.</source>
        <translation>S’ha copiat la imatge del pas.</translation>
    </message>
    <message>
        <source>The text of the case is copied.</source>
        <translation>S’ha copiat el text del cas.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imatges (*.png)</translation>
    </message>
    <message>
        <source>Animated pictures (*.webp)</source>
        <translation>Imatges animades (*.webp)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Desa</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>Stage</source>
        <translation>Escena</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Not allowed: %1. Why: %2</source>
        <translation>Opció no permesa: %1. Motiu: %2</translation>
    </message>
    <message>
        <source>The starting position</source>
        <translation>La posició inicial</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>De nou al començament</translation>
    </message>
    <message>
        <source>Back to the start for another choice: %1</source>
        <translation>De nou al començament, per a una altra tria: %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>De nou al pas %1</translation>
    </message>
    <message>
        <source>Back to step %1 for another choice: %2</source>
        <translation>De nou al pas %1, per a una altra tria: %2</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Pas %1. %2</translation>
    </message>
    <message>
        <source>%1. Follows from %2</source>
        <translation>%1. Es desprèn de %2</translation>
    </message>
    <message>
        <source>Not the case from here on</source>
        <translation>D’aquí endavant, fora del cas</translation>
    </message>
    <message>
        <source>Not the case, step %1. %2</source>
        <translation>Fora del cas, pas %1. %2</translation>
    </message>
</context>
<context>
    <name>TermCard</name>
    <message>
        <source>Search for this term</source>
        <translation>Cerca aquest terme</translation>
    </message>
    <message>
        <source>Term: %1</source>
        <translation>Terme: %1</translation>
    </message>
    <message>
        <source>What happens when it meets … (P)</source>
        <translation>Què passa quan troba… (P)</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>A les regles</translation>
    </message>
</context>
<context>
    <name>TileDetail</name>
    <message>
        <source>The chosen tile</source>
        <translation>La peça triada</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Turn the tile by a quarter (R)</source>
        <translation>Gira la peça un quart de volta (R)</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Elements</translation>
    </message>
    <message>
        <source>Features of the tile</source>
        <translation>Elements de la peça</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>La peça</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>The features of the tile, what is known of it and the rules about it.</source>
        <translation>Els elements de la peça, què se’n sap i les regles que en parlen.</translation>
    </message>
    <message>
        <source>Arrow keys show a feature on the picture of the tile.</source>
        <translation>Les fletxes mostren un element a la imatge de la peça.</translation>
    </message>
</context>
<context>
    <name>TilePicture</name>
    <message>
        <source>Arrow keys show the features, R turns the tile</source>
        <translation>Les fletxes mostren els elements, R gira la peça</translation>
    </message>
    <message>
        <source>Feature before</source>
        <translation>Element anterior</translation>
    </message>
    <message>
        <source>Next feature</source>
        <translation>Element següent</translation>
    </message>
    <message>
        <source>Turn the tile, turn it back</source>
        <translation>Gira la peça, gira-la enrere</translation>
    </message>
</context>
<context>
    <name>TileWording</name>
    <message>
        <source>inn</source>
        <translation>fonda</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>catedral</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>princesa</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>assetjada</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vi</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blat</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tela</translation>
    </message>
    <message>
        <source>pointed</source>
        <translation>amb punxa</translation>
    </message>
    <message>
        <source>well</source>
        <translation>pou</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>laberint</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>túnel</translation>
    </message>
    <message>
        <source>pig herd</source>
        <translation>porcada</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>santuari</translation>
    </message>
    <message>
        <source>church</source>
        <translation>església</translation>
    </message>
    <message>
        <source>special monastery</source>
        <translation>monestir especial</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>abadia</translation>
    </message>
    <message>
        <source>wonder</source>
        <translation>meravella</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>volcà</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>drac</translation>
    </message>
    <message>
        <source>magic portal</source>
        <translation>portal màgic</translation>
    </message>
    <message>
        <source>tower foundation</source>
        <translation>fonament de la torre</translation>
    </message>
    <message>
        <source>bazaar</source>
        <translation>basar</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>turó</translation>
    </message>
    <message>
        <source>vineyard</source>
        <translation>vinya</translation>
    </message>
    <message>
        <source>circus space</source>
        <translation>lloc de circ</translation>
    </message>
    <message>
        <source>acrobat space</source>
        <translation>lloc d’acrobàcies</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>mage and witch</source>
        <translation>mag i bruixa</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>lladre</translation>
    </message>
    <message>
        <source>festival</source>
        <translation>festival</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fira</translation>
    </message>
    <message>
        <source>plague source</source>
        <translation>focus de pesta</translation>
    </message>
    <message>
        <source>ferry lake</source>
        <translation>llac amb transbordador</translation>
    </message>
    <message>
        <source>quarters of the Count</source>
        <translation>districtes del comte</translation>
    </message>
    <message>
        <source>hut of Baba Yaga</source>
        <translation>cabana de Yaga</translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <translation>Solovei Razboynik</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <translation>Vodyanoy</translation>
    </message>
    <message>
        <source>source of the river</source>
        <translation>font del riu</translation>
    </message>
    <message>
        <source>lake of the river</source>
        <translation>llac del riu</translation>
    </message>
    <message>
        <source>crossing on two levels</source>
        <translation>encreuament a dos nivells</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardí</translation>
    </message>
    <message>
        <source>village</source>
        <translation>poble</translation>
    </message>
    <message>
        <source>flying machine</source>
        <translation>màquina voladora</translation>
    </message>
    <message>
        <source>wind rose</source>
        <translation>rosa dels vents</translation>
    </message>
    <message>
        <source>crop circle</source>
        <translation>cercle de cultiu</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>talaia</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>fletxa</translation>
    </message>
    <message>
        <source>arrow “Add meeple”</source>
        <translation>fletxa «Afegir un seguidor»</translation>
    </message>
    <message>
        <source>arrow “Place meeple”</source>
        <translation>fletxa «Posar un seguidor»</translation>
    </message>
    <message>
        <source>arrow “Extra turn”</source>
        <translation>fletxa «Torn addicional»</translation>
    </message>
    <message>
        <source>closed edge</source>
        <translation>costat tancat</translation>
    </message>
    <message>
        <source>Set 1</source>
        <translation>Conjunt 1</translation>
    </message>
    <message>
        <source>Set 2</source>
        <translation>Conjunt 2</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciutat</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Camí</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Monestir</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardí</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Riu</translation>
    </message>
    <message>
        <source>Special area</source>
        <translation>Zona especial</translation>
    </message>
    <message>
        <source>Abbot’s place</source>
        <translation>Lloc de l’abat</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n espai</numerusform>
            <numerusform>%n espais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n exemplar</numerusform>
            <numerusform>%n exemplars</numerusform>
        </translation>
    </message>
    <message>
        <source>beside %1</source>
        <extracomment>%1 lists the cities beside a field</extracomment>
        <translation>al costat de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n escut</numerusform>
            <numerusform>%n escuts</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Peça %1</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mitjana</translation>
    </message>
    <message>
        <source>derived from the rules</source>
        <translation>deduïda de les regles</translation>
    </message>
    <message>
        <source>derived, without support</source>
        <translation>deduïda, sense confirmar</translation>
    </message>
    <message>
        <source>schematic</source>
        <translation>esquemàtica</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>tal com es va publicar</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roda</translation>
    </message>
    <message>
        <source>1 crown space</source>
        <translation>1 casella amb corona</translation>
    </message>
    <message>
        <source>2 crown spaces</source>
        <translation>2 caselles amb corona</translation>
    </message>
    <message>
        <source>fruit-bearing tree</source>
        <translation>arbre fruiter</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>del mig</translation>
    </message>
    <message>
        <source>north</source>
        <translation>del nord</translation>
    </message>
    <message>
        <source>north-north-east</source>
        <translation>del nord-nord-est</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>del nord-est</translation>
    </message>
    <message>
        <source>east-north-east</source>
        <translation>de l’est-nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>de l’est</translation>
    </message>
    <message>
        <source>east-south-east</source>
        <translation>de l’est-sud-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>del sud-est</translation>
    </message>
    <message>
        <source>south-south-east</source>
        <translation>del sud-sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>del sud</translation>
    </message>
    <message>
        <source>south-south-west</source>
        <translation>del sud-sud-oest</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>del sud-oest</translation>
    </message>
    <message>
        <source>west-south-west</source>
        <translation>de l’oest-sud-oest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>de l’oest</translation>
    </message>
    <message>
        <source>west-north-west</source>
        <translation>de l’oest-nord-oest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>del nord-oest</translation>
    </message>
    <message>
        <source>north-north-west</source>
        <translation>del nord-nord-oest</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <translation>del racó nord-est</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <translation>del racó sud-est</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <translation>del racó sud-oest</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <translation>del racó nord-oest</translation>
    </message>
    <message>
        <source>north-south</source>
        <translation>de nord a sud</translation>
    </message>
    <message>
        <source>east-west</source>
        <translation>d’est a oest</translation>
    </message>
    <message>
        <source>first</source>
        <translation>(primer)</translation>
    </message>
    <message>
        <source>second</source>
        <translation>(segon)</translation>
    </message>
    <message>
        <source>third</source>
        <translation>(tercer)</translation>
    </message>
    <message>
        <source>last</source>
        <translation>(últim)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a feature, &quot;City&quot;; %2 its side of the tile, &quot;north-east&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Impostos</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Fam</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempesta</translation>
    </message>
    <message>
        <source>Inquisition</source>
        <translation>Inquisició</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Pesta</translation>
    </message>
    <message>
        <source>Notre-Dame</source>
        <translation>Notre-Dame</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Circus Maximus</source>
        <translation>Circus Maximus</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Tikal</source>
        <translation>Tikal</translation>
    </message>
    <message>
        <source>Angkor Wat</source>
        <translation>Angkor Wat</translation>
    </message>
    <message>
        <source>Terracotta Army</source>
        <translation>Exèrcit de terracota</translation>
    </message>
    <message>
        <source>The Wheel of Fortune</source>
        <translation>La roda de la fortuna</translation>
    </message>
    <message>
        <source>tile %1</source>
        <extracomment>in a sentence</extracomment>
        <translation>la peça %1</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <extracomment>in a sentence; %1 the letter of a tile, %2 what is drawn on it and on no other of the letter</extracomment>
        <translation>la peça %1 (%2)</translation>
    </message>
    <message>
        <source>the abbey</source>
        <translation>l’abadia</translation>
    </message>
    <message>
        <source>the Wheel of Fortune</source>
        <translation>la roda de la fortuna</translation>
    </message>
    <message>
        <source>the Terracotta Army</source>
        <translation>l’Exèrcit de terracota</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Abadia</translation>
    </message>
    <message>
        <source>Tile %1, %2</source>
        <extracomment>%1 the letter of a tile, %2 what is drawn on it and on no other of the letter</extracomment>
        <translation>Peça %1 (%2)</translation>
    </message>
    <message>
        <source>tile %1 (%2)</source>
        <translation>la peça %1 (%2)</translation>
    </message>
</context>
<context>
    <name>TilesView</name>
    <message>
        <source>Letter, name, feature</source>
        <translation>Lletra, nom, element</translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Totes les expansions</translation>
    </message>
    <message numerus="yes">
        <source>%n different tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peces diferents</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter, name, feature: “inn”, “two cities, pennant”, “city without a field”</source>
        <translation>Lletra, nom, element: «fonda», «dues ciutats, escut», «ciutat sense camp»</translation>
    </message>
    <message>
        <source>Filter tiles by words</source>
        <translation>Filtra les peces per paraules</translation>
    </message>
    <message>
        <source>Filter tiles by expansion</source>
        <translation>Filtra les peces per expansió</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>La meva taula</translation>
    </message>
    <message>
        <source>Arrow keys choose a tile, letters narrow the list.</source>
        <translation>Les fletxes trien una peça, les lletres redueixen la llista.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Enrere (Alt+Esquerra)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Endavant</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Endavant (Alt+Dreta)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Search rules, tiles, cases and terms</source>
        <translation>Cerca regles, peces, casos i termes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search in any of the three languages (Ctrl+K)</source>
        <translation>Cerca en qualsevol de les tres llengües (Ctrl+K)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menú (F10)</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al començament</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inici</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas enrere</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerra</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reprodueix</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas endavant</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreta</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fi</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línia de temps</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocitat</translation>
    </message>
    <message>
        <source>Flags are turns, circles decisions, crosses refusals, diamonds awards. Up and Down go from one to the next.</source>
        <translation>Les banderes són torns, els cercles decisions, les creus refusos, els rombes puntuacions. Les fletxes amunt i avall porten d’un senyal a l’altre.</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>sense moviment</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Text in English</source>
        <translation>Text en anglès</translation>
    </message>
    <message>
        <source>Text in Romanian</source>
        <translation>Text en romanès</translation>
    </message>
    <message>
        <source>Text in Catalan</source>
        <translation>Text en català</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Enrere</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>En&amp;davant</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Cerca</translation>
    </message>
    <message>
        <source>&amp;About Glossator</source>
        <translation>&amp;Quant a Glossator</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>S&amp;urt</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>&amp;Part següent de la finestra</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>Visua&amp;lització</translation>
    </message>
    <message>
        <source>&amp;Language of the window</source>
        <translation>&amp;Llengua de la finestra</translation>
    </message>
    <message>
        <source>That of the &amp;text</source>
        <translation>La del te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lectura</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Peces</translation>
    </message>
    <message>
        <source>St&amp;age</source>
        <translation>&amp;Escena</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Cerca a la pà&amp;gina</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Coincidència següent</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Coincidència anterior</translation>
    </message>
    <message>
        <source>Larger &amp;text</source>
        <translation>&amp;Text més gran</translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation>Text més petit</translation>
    </message>
    <message>
        <source>Or&amp;iginal size</source>
        <translation>M&amp;ida original</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>Índ&amp;ex</translation>
    </message>
    <message>
        <source>&amp;My table</source>
        <translation>La me&amp;va taula</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;orn</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>Pa&amp;relles</translation>
    </message>
    <message>
        <source>Cop&amp;y the link to this place</source>
        <translation>C&amp;opia l’enllaç a aquest lloc</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimeix…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>Desa com a &amp;PDF…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;A pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Kept</source>
        <translation>Elements &amp;desats</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>Punt de lli&amp;bre</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>&amp;How do you play it?</source>
        <translation>Com &amp;hi jugueu?</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Des&amp;fés</translation>
    </message>
    <message>
        <source>Fol&amp;d the rules of other boxes</source>
        <translation>&amp;Plega les regles d’altres capses</translation>
    </message>
    <message>
        <source>Names of the &amp;roles</source>
        <translation>Noms dels &amp;rols</translation>
    </message>
    <message>
        <source>&amp;Classic: highwayman, monk, farmer</source>
        <translation>&amp;Clàssics: lladre, monjo, granger</translation>
    </message>
    <message>
        <source>&amp;20th Anniversary Edition: traveller, nun, female farmer</source>
        <translation>Edició del &amp;20è aniversari: viatjant, monja, grangera</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Part anterior de la finestra</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Menu of what has the keyboard</source>
        <translation>Menú de l’element actiu</translation>
    </message>
    <message>
        <source>What is played is told with these names. Texts keep the classic ones, with the new ones beside.</source>
        <translation>El que es juga s’explica amb aquests noms. Els textos conserven els clàssics, amb els nous al costat.</translation>
    </message>
    <message>
        <source>Colour&amp;s</source>
        <translation>&amp;Colors</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Com a l’&amp;escriptori</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clars</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Foscos</translation>
    </message>
    <message>
        <source>K&amp;eyboard shortcuts</source>
        <translation>Dreceres de teclat</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navegació</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Activitats</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>El que veieu</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>Elements desats</translation>
    </message>
    <message>
        <source>Copying and printing</source>
        <translation>Còpia i impressió</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altres</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;efés</translation>
    </message>
</context>
<context>
    <name>MyTable</name>
    <message>
        <source>new table</source>
        <translation>taula nova</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>nom de la taula</translation>
    </message>
    <message>
        <source>change of the table</source>
        <translation>canvi de la taula</translation>
    </message>
    <message>
        <source>removal of a table</source>
        <translation>eliminació d’una taula</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>La meva taula</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>All expansions</source>
        <translation>Totes les expansions</translation>
    </message>
    <message>
        <source>My table: %1</source>
        <translation>La meva taula: %1</translation>
    </message>
    <message>
        <source>Choose which expansions lie on the table (Ctrl+T)</source>
        <translation>Tria quines expansions hi ha a la taula (Ctrl+T)</translation>
    </message>
    <message>
        <source>%1, on the table</source>
        <translation>%1, a la taula</translation>
    </message>
    <message>
        <source>Take “%1” off the table</source>
        <translation>Treu «%1» de la taula</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n més</numerusform>
            <numerusform>%n més</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>My table</source>
        <translation>La meva taula</translation>
    </message>
    <message>
        <source>Base game only</source>
        <translation>Només el joc base</translation>
    </message>
    <message>
        <source>Wonders, Messages, 20th</source>
        <translation>Meravelles, Despatxos, 20 anys</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>No table is chosen: the rules of all boxes are shown until you tick those that you play with. The base game is always one of them.</source>
        <translation>No heu triat cap taula: es mostren les regles de totes les capses fins que marqueu les que feu servir per jugar. El joc base sempre n’és una.</translation>
    </message>
    <message>
        <source>Find a box</source>
        <translation>Cerca una capsa</translation>
    </message>
    <message>
        <source>Boxes on the table</source>
        <translation>Capses a la taula</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n capsa</numerusform>
            <numerusform>%n capses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them with a picture</source>
        <translation>%1, %2 amb imatge</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clàusula</numerusform>
            <numerusform>%n clàusules</numerusform>
        </translation>
    </message>
    <message>
        <source>No box is called “%1”. Clear the name to list all boxes again.</source>
        <translation>Cap capsa no es diu «%1». Esborreu el nom per tornar a veure totes les capses.</translation>
    </message>
    <message>
        <source>No box is called “%1”. Nearly so:</source>
        <translation>Cap capsa no es diu «%1». Amb un nom semblant:</translation>
    </message>
    <message>
        <source>There is no catalogue, and so no boxes to choose from.</source>
        <translation>No hi ha cap catàleg i, per tant, tampoc capses per triar.</translation>
    </message>
    <message>
        <source>The rules of the base game and of the boxes that are ticked are shown.</source>
        <translation>Es mostren les regles del joc base i de les capses marcades.</translation>
    </message>
    <message>
        <source>Words narrow the list; Enter lays the first box on the table or takes it away.</source>
        <translation>Les paraules redueixen la llista; Retorn posa la primera capsa a la taula o la’n treu.</translation>
    </message>
    <message>
        <source>Enter lays a box on the table or takes it away; letters narrow the list.</source>
        <translation>Retorn posa una capsa a la taula o la’n treu; les lletres redueixen la llista.</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message numerus="yes">
        <source>A name has %n letter(s) at most.</source>
        <translation>
            <numerusform>Un nom té %n lletra com a màxim.</numerusform>
            <numerusform>Un nom té %n lletres com a màxim.</numerusform>
        </translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Totes les expansions</translation>
    </message>
    <message>
        <source>A table needs a name: it keeps “%1”.</source>
        <translation>Una taula necessita un nom: conserva «%1».</translation>
    </message>
    <message>
        <source>There is another table “%1”: this one keeps “%2”.</source>
        <translation>Ja hi ha una taula «%1»: aquesta conserva «%2».</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Taula:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom:</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Taula nova</translation>
    </message>
    <message>
        <source>Remove table</source>
        <translation>Elimina la taula</translation>
    </message>
    <message>
        <source>What the table is called; Enter takes the name.</source>
        <translation>Com es diu la taula; Retorn accepta el nom.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Tanca l’avís</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>The file with your tables, bookmarks and notes was damaged, and nothing in it could be read. It is now “%1”.</source>
        <translation>El fitxer amb les vostres taules, punts de llibre i notes estava malmès i no se n’ha pogut llegir res. Ara és «%1».</translation>
    </message>
    <message numerus="yes">
        <source>The file with your tables, bookmarks and notes was damaged. %n entries in it could be read and are kept. The damaged file is now “%1”.</source>
        <translation>
            <numerusform>El fitxer amb les vostres taules, punts de llibre i notes estava malmès. S’hi ha pogut llegir i conservar %n entrada. El fitxer malmès ara és «%1».</numerusform>
            <numerusform>El fitxer amb les vostres taules, punts de llibre i notes estava malmès. S’hi han pogut llegir i conservar %n entrades. El fitxer malmès ara és «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer Glossator wrote “%1”. What could be read of it is shown. The file stays as it is, and what you write now is not kept.</source>
        <translation>«%1» és d’una versió més nova del Glossator; se’n mostra el que s’ha pogut llegir. El fitxer queda intacte i el que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>“%1”, the file with your tables, bookmarks and notes, was empty. It is begun anew.</source>
        <translation>«%1», el fitxer amb les vostres taules, punts de llibre i notes, era buit. Se’n comença un de nou.</translation>
    </message>
    <message>
        <source>“%1” can only be read (%2). What you kept is there, but what you write now is not kept.</source>
        <translation>«%1» només es pot llegir (%2). El que hi teníeu desat hi és, però el que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>“%1” is damaged and can only be read (%2). What you write now is not kept.</source>
        <translation>«%1» està malmès i només es pot llegir (%2). El que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>You may not read “%1”. What you write now is not kept.</source>
        <translation>No teniu permís per llegir «%1». El que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2). What you write now is not kept.</source>
        <translation>No es pot escriure «%1» (%2). El que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be set aside. What you write now is not kept.</source>
        <translation>«%1» està malmès i no es pot apartar. El que escriviu ara no es desa.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>és una carpeta</translation>
    </message>
    <message>
        <source>the folder “%1” cannot be made</source>
        <translation>no es pot crear la carpeta «%1»</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>està protegit contra escriptura</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>la seva carpeta està protegida contra escriptura</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no és un fitxer normal</translation>
    </message>
    <message>
        <source>What may be missing: %1.</source>
        <translation>Hi pot mancar: %1.</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>taules</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>punts de llibre</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>house decisions</source>
        <translation>decisions de la taula</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message numerus="yes">
        <source>This list is not complete: the catalogue has all the rules only of %n box(es).</source>
        <translation>
            <numerusform>Aquesta llista no és completa: el catàleg només té totes les regles d’%n capsa.</numerusform>
            <numerusform>Aquesta llista no és completa: el catàleg només té totes les regles de %n capses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is not complete: the catalogue does not have all the rules of %n box(es) on it.</source>
        <translation>
            <numerusform>Aquesta llista no és completa: al catàleg falten regles d’%n de les capses.</numerusform>
            <numerusform>Aquesta llista no és completa: al catàleg falten regles de %n de les capses.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is not complete: the catalogue has all the rules only of %1.</source>
        <translation>Aquesta llista no és completa: el catàleg només té totes les regles de %1.</translation>
    </message>
    <message>
        <source>This list is not complete: the catalogue does not have all the rules of %1.</source>
        <translation>Aquesta llista no és completa: el catàleg no té totes les regles de %1.</translation>
    </message>
    <message>
        <source>The game on the stage is here</source>
        <translation>La partida de l’escena és aquí</translation>
    </message>
    <message>
        <source>scoring round %1</source>
        <translation>ronda de puntuació %1</translation>
    </message>
</context>
<context>
    <name>OrderPreface</name>
    <message>
        <source>About this list</source>
        <translation>Sobre aquesta llista</translation>
    </message>
</context>
<context>
    <name>OrderView</name>
    <message>
        <source>Order of play</source>
        <translation>Desenvolupament del torn</translation>
    </message>
    <message>
        <source>Order of play in detail</source>
        <translation>Desenvolupament del torn en detall</translation>
    </message>
    <message>
        <source>Enter opens the rule.</source>
        <translation>La tecla de retorn obre la regla.</translation>
    </message>
    <message>
        <source>What is done in each step of a turn with the boxes on your table. Enter opens the rule.</source>
        <translation>Què es fa a cada pas d’un torn amb les capses de la vostra taula. La tecla de retorn obre la regla.</translation>
    </message>
    <message>
        <source>What is done in each step of a turn with the boxes of the case. Enter opens the rule.</source>
        <translation>Què es fa a cada pas d’un torn, amb les capses del cas. La tecla de retorn obre la regla.</translation>
    </message>
    <message>
        <source>Codes of boxes: %1</source>
        <translation>Codis de les capses: %1</translation>
    </message>
</context>
<context>
    <name>OrderTools</name>
    <message>
        <source>Open all</source>
        <translation>Desplega-ho tot</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Plega-ho tot</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimeix…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Desa com a PDF…</translation>
    </message>
    <message>
        <source>Print what is open</source>
        <translation>Imprimeix el que està desplegat</translation>
    </message>
    <message>
        <source>Prints the steps and acts as they are opened up here, in type for reading, on as many sheets as they need. Else one sheet tells all steps in short.</source>
        <translation>Imprimeix els passos i les accions tal com són desplegats aquí, en lletra llegidora, en tants fulls com calgui. Si no, un sol full resumeix tots els passos.</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codis</translation>
    </message>
    <message>
        <source>What the codes of boxes mean</source>
        <translation>Què volen dir els codis de les capses</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Save as PDF</source>
        <translation>Desa com a PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>No s’ha pogut escriure el fitxer %1.</translation>
    </message>
    <message>
        <source>“%1” is on its way to the printer.</source>
        <translation>«%1» s’envia a la impressora.</translation>
    </message>
    <message>
        <source>“%1” could not be printed.</source>
        <translation>No s’ha pogut imprimir «%1».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>S’ha desat: %1</translation>
    </message>
    <message>
        <source>Setting the sheets of “%1” …</source>
        <translation>Es componen els fulls de «%1»…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>No s’ha pogut escriure «%1»: %2</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>Where in the turn the game is: see the order of play</source>
        <translation>En quin punt del torn és la partida: mira el desenvolupament del torn</translation>
    </message>
    <message>
        <source>Step of the turn: %1</source>
        <translation>Pas del torn: %1</translation>
    </message>
    <message>
        <source>Step of the turn</source>
        <translation>Pas del torn</translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message>
        <source>no ruling recorded</source>
        <translation>cap resolució recollida</translation>
    </message>
    <message numerus="yes">
        <source>%n with a case to play</source>
        <translation>
            <numerusform>%n amb un cas per jugar</numerusform>
            <numerusform>%n amb un cas per jugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clàusula</numerusform>
            <numerusform>%n clàusules</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ruled</source>
        <translation>El que està resolt</translation>
    </message>
    <message>
        <source>Where editions differ</source>
        <translation>On les edicions difereixen</translation>
    </message>
    <message>
        <source>What nobody has settled</source>
        <translation>El que ningú no ha resolt</translation>
    </message>
    <message>
        <source>Examples and notes</source>
        <translation>Exemples i notes</translation>
    </message>
    <message>
        <source>With a box that is not on your table</source>
        <translation>Amb una capsa que no és a la vostra taula</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>editor</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunitat</translation>
    </message>
    <message>
        <source>edition difference</source>
        <translation>diferència entre edicions</translation>
    </message>
    <message>
        <source>open question</source>
        <translation>pregunta oberta</translation>
    </message>
    <message>
        <source>with a case to play</source>
        <translation>amb un cas per jugar</translation>
    </message>
    <message>
        <source>%1 from the publisher</source>
        <translation>%1 de l’editor</translation>
    </message>
    <message>
        <source>%1 from the community</source>
        <translation>%1 de la comunitat</translation>
    </message>
    <message numerus="yes">
        <source>%n edition difference(s)</source>
        <translation>
            <numerusform>%n diferència entre edicions</numerusform>
            <numerusform>%n diferències entre edicions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n pregunta oberta</numerusform>
            <numerusform>%n preguntes obertes</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is known of all expansions</source>
        <translation>Quant se sap de totes les expansions</translation>
    </message>
</context>
<context>
    <name>PairPage</name>
    <message>
        <source>What is ruled about all of their kind</source>
        <translation>El que està resolt sobre tots els del mateix tipus</translation>
    </message>
    <message>
        <source>What is ruled where their boxes meet</source>
        <translation>El que està resolt on es troben les seves capses</translation>
    </message>
    <message>
        <source>Rules that come near</source>
        <translation>Regles properes</translation>
    </message>
    <message>
        <source>On the same rules, but about one of the two only</source>
        <translation>Sobre les mateixes regles, però només sobre una de les dues</translation>
    </message>
</context>
<context>
    <name>AidText</name>
    <message numerus="yes">
        <source>All %1 acts are here, %n of them shortened to the first sentence (…); “Print what is open” prints them whole.</source>
        <comment>acts of the order of play</comment>
        <translation>
            <numerusform>Hi són totes les accions (%1), %n de les quals escurçada a la primera frase (…); «Imprimeix el que està desplegat» la imprimeix sencera.</numerusform>
            <numerusform>Hi són totes les accions (%1), %n de les quals escurçades a la primera frase (…); «Imprimeix el que està desplegat» les imprimeix senceres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerHead</name>
    <message>
        <source>No ruling is recorded about these two together.</source>
        <translation>No hi ha cap resolució recollida sobre totes dues coses alhora.</translation>
    </message>
    <message>
        <source>The rules of “%1” are not all in the catalogue, so there may be one.</source>
        <translation>Les regles de «%1» no són totes al catàleg, de manera que n’hi podria haver una.</translation>
    </message>
    <message>
        <source>The rules of “%1” are not in the catalogue, so there may be one.</source>
        <translation>Les regles de «%1» no són al catàleg, de manera que n’hi podria haver una.</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Les més properes: %1</translation>
    </message>
    <message>
        <source>Every rule of %1 is about the base game.</source>
        <translation>Cada regla de «%1» tracta del joc base.</translation>
    </message>
    <message>
        <source>No question about %1 alone is recorded.</source>
        <translation>No hi ha cap pregunta recollida només sobre «%1».</translation>
    </message>
    <message>
        <source>Asked about %1 alone: %2</source>
        <translation>Preguntes només sobre «%1»: %2</translation>
    </message>
    <message>
        <source>Its rules: %1</source>
        <translation>Les regles: %1</translation>
    </message>
    <message>
        <source>Cases in which both play a part: %1</source>
        <translation>Casos en què intervenen totes dues coses: %1</translation>
    </message>
    <message>
        <source>Nothing is recorded that comes near it.</source>
        <translation>Tampoc no hi ha res que s’hi acosti.</translation>
    </message>
    <message>
        <source>Perhaps this is meant: %1</source>
        <translation>Potser voleu dir: %1</translation>
    </message>
    <message>
        <source>More is said about their boxes: %1</source>
        <translation>Es diu més coses de les seves capses: %1</translation>
    </message>
    <message>
        <source>Cases that name both: %1</source>
        <translation>Casos que esmenten totes dues coses: %1</translation>
    </message>
    <message>
        <source>More cases that name both: %1</source>
        <translation>Més casos que esmenten totes dues coses: %1</translation>
    </message>
    <message>
        <source>No ruling is recorded about these two together, but a case shows them:</source>
        <translation>No hi ha cap resolució recollida sobre totes dues coses alhora, però un cas les mostra:</translation>
    </message>
    <message>
        <source>no case plays it</source>
        <translation>cap cas no la juga</translation>
    </message>
    <message>
        <source>no case plays any of them</source>
        <translation>cap cas no en juga cap</translation>
    </message>
    <message>
        <source>no date is known</source>
        <translation>no se’n coneix cap data</translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n sense data</numerusform>
            <numerusform>%n sense data</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPane</name>
    <message>
        <source> or </source>
        <comment>between names of boxes of which one would do</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>Enter plays a case of the marked clause</source>
        <translation>Retorn: un cas de la clàusula marcada</translation>
    </message>
    <message>
        <source>Each by itself: %1</source>
        <translation>Cadascuna per separat: %1</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>with a case to play</source>
        <translation>amb un cas per jugar</translation>
    </message>
    <message>
        <source>Inks: %1</source>
        <translation>Tintes: %1</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>%1 alone</source>
        <translation>%1, sense res més</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>How much is known where two expansions meet. Point at a cell; a click or Enter opens it.</source>
        <translation>Quant se sap allà on es troben dues expansions. Assenyaleu una cel·la; s’obre amb un clic o amb Retorn.</translation>
    </message>
    <message>
        <source>Expansions by expansions</source>
        <translation>Cada expansió amb cada expansió</translation>
    </message>
    <message>
        <source>How much is known where two expansions meet. Arrow keys point at a cell, with Ctrl at the next one of which something is known; Enter opens it.</source>
        <translation>Quant se sap allà on es troben dues expansions. Les fletxes assenyalen una cel·la, i amb Ctrl la següent de la qual se sap alguna cosa; Retorn l’obre.</translation>
    </message>
    <message>
        <source>Only what is on my table</source>
        <translation>Només el que hi ha a la meva taula</translation>
    </message>
</context>
<context>
    <name>PairView</name>
    <message>
        <source>“%1” was read as “%2”.</source>
        <translation>«%1» s’ha llegit com a «%2».</translation>
    </message>
    <message>
        <source>Answer by pair</source>
        <translation>Resposta per parella</translation>
    </message>
    <message>
        <source>&amp;What happens when</source>
        <translation>&amp;Què passa quan</translation>
    </message>
    <message>
        <source>&amp;meets</source>
        <translation>&amp;troba</translation>
    </message>
    <message>
        <source>an expansion, a figure, a feature …</source>
        <translation>una expansió, una figura, un element…</translation>
    </message>
    <message>
        <source>one thing</source>
        <translation>una cosa</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>una altra cosa</translation>
    </message>
    <message>
        <source>First expansion or thing</source>
        <translation>Primera expansió o cosa</translation>
    </message>
    <message>
        <source>Second expansion or thing</source>
        <translation>Segona expansió o cosa</translation>
    </message>
    <message>
        <source>Any name in any of the three languages; arrow keys choose from the list, Enter takes.</source>
        <translation>Qualsevol nom en qualsevol de les tres llengües; les fletxes trien a la llista, Retorn l’agafa.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Intercanvia-les</translation>
    </message>
    <message>
        <source>Matri&amp;x</source>
        <translation>Matri&amp;u</translation>
    </message>
    <message>
        <source>Show how much is known of all expansions together</source>
        <translation>Mostra quant se sap de totes les expansions juntes</translation>
    </message>
</context>
<context>
    <name>UnknownName</name>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Res no es diu «%1».</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Més a prop: %1</translation>
    </message>
    <message>
        <source>Search all rules for “%1”</source>
        <translation>Cerca «%1» a totes les regles</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre: %1</translation>
    </message>
    <message>
        <source>Tab takes the first</source>
        <translation>Tab tria el primer</translation>
    </message>
    <message numerus="yes">
        <source>… %n more: type on</source>
        <translation>
            <numerusform>… %n més: continueu escrivint</numerusform>
            <numerusform>… %n més: continueu escrivint</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficials</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>De la comunitat</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Sense resoldre</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Played by a case</source>
        <translation>Jugades en un cas</translation>
    </message>
</context>
<context>
    <name>LookupStatus</name>
    <message>
        <source>There is no “%1”.</source>
        <translation>No hi ha cap «%1».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Left out, as no text has it: %1.</source>
        <translation>S’ha deixat de banda, perquè no surt en cap text: %1.</translation>
    </message>
    <message>
        <source>“%1” is read as “%2”.</source>
        <translation>«%1» es llegeix com a «%2».</translation>
    </message>
    <message>
        <source>Search for what I typed</source>
        <translation>Cerca exactament el que he escrit</translation>
    </message>
    <message>
        <source>Tab completes the filter.</source>
        <translation>Tab completa el filtre.</translation>
    </message>
    <message>
        <source>Tab completes the filter, arrow keys choose another.</source>
        <translation>Tab completa el filtre, les fletxes en trien un altre.</translation>
    </message>
    <message>
        <source>The rules of %1 are not in the catalogue. It has only what is known about it with other expansions.</source>
        <translation>Les regles de «%1» no són al catàleg. Només hi ha el que se’n sap amb altres expansions.</translation>
    </message>
    <message>
        <source>The catalogue has only a part of the rules of %1. What you ask about may be missing.</source>
        <translation>El catàleg només té una part de les regles de «%1». El que pregunteu hi pot faltar.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s), none about this. Arrow keys choose one.</source>
        <translation>
            <numerusform>%n resultat, però no en parla. Trieu-lo amb les fletxes.</numerusform>
            <numerusform>%n resultats, però cap no en parla. Trieu-ne un amb les fletxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Esc goes back.</source>
        <translation>
            <numerusform>%n resultat. Les fletxes trien, Esc torna enrere.</numerusform>
            <numerusform>%n resultats. Les fletxes trien, Esc torna enrere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Enter opens, Esc goes back.</source>
        <translation>
            <numerusform>%n resultat. Les fletxes trien, Retorn obre, Esc torna enrere.</numerusform>
            <numerusform>%n resultats. Les fletxes trien, Retorn obre, Esc torna enrere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on your table is found for “%1”.</source>
        <translation>A la vostra taula no s’ha trobat res per a «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Search everything: %n result(s)</source>
        <translation>
            <numerusform>Cerca-ho tot: %n resultat</numerusform>
            <numerusform>Cerca-ho tot: %n resultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Any of the three languages will do, with or without diacritics.</source>
        <translation>No s’ha trobat res per a «%1». Podeu cercar en qualsevol de les tres llengües, amb accents o sense.</translation>
    </message>
    <message>
        <source>This can be asked: %1</source>
        <translation>Podeu preguntar, per exemple: %1</translation>
    </message>
    <message>
        <source>Written much like it: %1</source>
        <translation>S’hi assemblen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Search without filters: %n result(s)</source>
        <translation>
            <numerusform>Cerca sense filtres: %n resultat</numerusform>
            <numerusform>Cerca sense filtres: %n resultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %n result(s)</source>
        <translation>
            <numerusform>Sense %1: %n resultat</numerusform>
            <numerusform>Sense %1: %n resultats</numerusform>
        </translation>
    </message>
    <message>
        <source>No filter, read as words: %1. Filters: %2</source>
        <translation>No són cap filtre i es llegeixen com a paraules: %1. Filtres: %2</translation>
    </message>
    <message>
        <source>There is no “%1”. Did you mean this? %2</source>
        <translation>No hi ha cap «%1». Volíeu dir %2?</translation>
    </message>
    <message>
        <source> (Enter)</source>
        <translation> (Retorn)</translation>
    </message>
    <message>
        <source> (Ctrl+Enter)</source>
        <translation> (Ctrl+Retorn)</translation>
    </message>
    <message>
        <source>There is no “%1”. What there is: %2</source>
        <translation>No hi ha cap «%1». Hi ha: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more in boxes that are not on your table</source>
        <translation>
            <numerusform>%n resultat més en capses que no són a la vostra taula</numerusform>
            <numerusform>%n resultats més en capses que no són a la vostra taula</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them better</source>
        <translation>
            <numerusform>, %n de millor</numerusform>
            <numerusform>, %n de millors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, better</source>
        <comment>all of so many</comment>
        <translation>
            <numerusform>, que s’hi ajusta més</numerusform>
            <numerusform>, i tots s’hi ajusten més</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to what is on my table</source>
        <translation>Torna al que hi ha a la meva taula</translation>
    </message>
    <message>
        <source>Nothing passes all filters of “%1” at once. With only one: %2</source>
        <translation>Res no compleix alhora tots els filtres de «%1». Amb un de sol: %2</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>“%1” is not a link of Glossator; one looks like %2.</source>
        <translation>«%1» no és un enllaç de Glossator; un enllaç és com ara %2.</translation>
    </message>
    <message>
        <source>A link cannot lead to “%1”; did you mean %2?</source>
        <translation>Un enllaç no pot portar a «%1»; volíeu dir %2?</translation>
    </message>
    <message>
        <source>A link cannot lead to “%1”; one looks like %2.</source>
        <translation>Un enllaç no pot portar a «%1»; un enllaç és com ara %2.</translation>
    </message>
    <message>
        <source>The link %1 does not say where to; one looks like %2.</source>
        <translation>L’enllaç %1 no diu on porta; un enllaç és com ara %2.</translation>
    </message>
    <message>
        <source>The step of a case is a number, as in %1.</source>
        <translation>El pas d’un cas és un nombre, com ara a %1.</translation>
    </message>
</context>
<context>
    <name>LinkFinder</name>
    <message>
        <source>There is no clause “%1”.</source>
        <translation>No hi ha cap clàusula «%1».</translation>
    </message>
    <message>
        <source>There is no case “%1”.</source>
        <translation>No hi ha cap cas «%1».</translation>
    </message>
    <message>
        <source>There is neither an expansion nor a thing “%1”.</source>
        <translation>No hi ha cap expansió ni cap cosa «%1».</translation>
    </message>
    <message>
        <source>There is no tile “%1”.</source>
        <translation>No hi ha cap peça «%1».</translation>
    </message>
    <message>
        <source>A turn has no step “%1”.</source>
        <translation>Un torn no té cap pas «%1».</translation>
    </message>
    <message>
        <source>There is no expansion “%1”.</source>
        <translation>No hi ha cap expansió «%1».</translation>
    </message>
    <message>
        <source>There is no term “%1”.</source>
        <translation>No hi ha cap terme «%1».</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Més a prop: %1</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>texts under CC BY-SA 4.0</source>
        <translation>textos sota CC BY-SA 4.0</translation>
    </message>
</context>
<context>
    <name>PdfWriter</name>
    <message>
        <source>There is nothing to print at %1.</source>
        <translation>A %1 no hi ha res per imprimir.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>No s’ha pogut escriure el fitxer %1.</translation>
    </message>
</context>
<context>
    <name>DetourBar</name>
    <message>
        <source>Not the case</source>
        <translation>Fora del cas</translation>
    </message>
    <message>
        <source>another choice at the start of “%1”</source>
        <translation>una altra tria al començament de «%1»</translation>
    </message>
    <message>
        <source>another choice at the start of the case</source>
        <translation>una altra tria al començament del cas</translation>
    </message>
    <message>
        <source>another choice after step %1</source>
        <translation>una altra tria després del pas %1</translation>
    </message>
    <message>
        <source>another choice after step %1 of “%2”</source>
        <translation>una altra tria després del pas %1 de «%2»</translation>
    </message>
    <message>
        <source>Back to the case</source>
        <translation>Torna al cas</translation>
    </message>
    <message>
        <source>Back to the case, at the same step (%1)</source>
        <translation>Torna al cas, al mateix pas (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>OptionsModel</name>
    <message>
        <source>%1. The case chooses this.</source>
        <translation>%1. És el que tria el cas.</translation>
    </message>
    <message>
        <source>Not allowed: %1. Why: %2. Follows from %3</source>
        <translation>Opció no permesa: %1. Motiu: %2. Es desprèn de %3</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step %1</source>
        <translation>Pas %1</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Pas %1. %2</translation>
    </message>
    <message>
        <source>%1 (here is what you came to see)</source>
        <extracomment>of the steps and the timeline of a case; %1 what happens there</extracomment>
        <translation>%1 (aquí hi ha el que veniu a veure)</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exporta</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Copy or save what is on the stage</source>
        <translation>Copia o desa el que hi ha a l’escena</translation>
    </message>
    <message>
        <source>Copy the picture of the step</source>
        <translation>Copia la imatge del pas</translation>
    </message>
    <message>
        <source>Copy the text of the case</source>
        <translation>Copia el text del cas</translation>
    </message>
    <message>
        <source>Save the picture of the step (PNG)…</source>
        <translation>Desa la imatge del pas (PNG)…</translation>
    </message>
    <message>
        <source>Save the case as a film (WebP)…</source>
        <translation>Desa el cas com a animació (WebP)…</translation>
    </message>
    <message>
        <source>Save the text of the case…</source>
        <translation>Desa el text del cas…</translation>
    </message>
    <message>
        <source>Save the case as PDF…</source>
        <translation>Desa el cas com a PDF…</translation>
    </message>
    <message>
        <source>Print the case…</source>
        <translation>Imprimeix el cas…</translation>
    </message>
</context>
<context>
    <name>HouseReadings</name>
    <message>
        <source>The builder may go onto what the new tile has just finished.</source>
        <translation>El constructor pot anar a allò que la peça nova acaba de completar.</translation>
    </message>
    <message>
        <source>The builder stays off what the new tile has just finished.</source>
        <translation>El constructor no va a allò que la peça nova acaba de completar.</translation>
    </message>
    <message>
        <source>Goods that nobody has bring nobody points.</source>
        <translation>Les mercaderies que ningú no té no donen punts a ningú.</translation>
    </message>
    <message>
        <source>Goods that nobody has bring everybody 10 points.</source>
        <translation>Les mercaderies que ningú no té donen 10 punts a tothom.</translation>
    </message>
    <message>
        <source>The orange wind rose is on the tile whose road ends at a city.</source>
        <translation>La rosa taronja és a la peça on el camí acaba en una ciutat.</translation>
    </message>
    <message>
        <source>The orange wind rose is on the tile whose road bends.</source>
        <translation>La rosa taronja és a la peça on el camí fa un revolt.</translation>
    </message>
    <message>
        <source>Each of the two meeples brings 3 points.</source>
        <translation>Cadascun dels dos seguidors dona 3 punts.</translation>
    </message>
    <message>
        <source>The two meeples bring 3 points in all.</source>
        <translation>Els dos seguidors donen 3 punts en total.</translation>
    </message>
    <message>
        <source>Tikal pays for each of these cities.</source>
        <translation>Tikal paga per cadascuna d’aquestes ciutats.</translation>
    </message>
    <message>
        <source>Tikal pays once a turn.</source>
        <translation>Tikal paga un cop per torn.</translation>
    </message>
    <message>
        <source>The wonder stays unused.</source>
        <translation>La meravella queda sense fer servir.</translation>
    </message>
    <message>
        <source>Its owner has one more turn for the wonder.</source>
        <translation>El propietari té un torn més per a la meravella.</translation>
    </message>
    <message>
        <source>The message comes first.</source>
        <translation>El despatx va primer.</translation>
    </message>
    <message>
        <source>The wonder comes first.</source>
        <translation>La meravella va primer.</translation>
    </message>
    <message>
        <source>The 2 points come only where the arrow points to no tile.</source>
        <translation>Els 2 punts només es donen si la fletxa no apunta a cap peça.</translation>
    </message>
    <message>
        <source>The 2 points come also where the symbol is not the active one.</source>
        <translation>Els 2 punts també es donen si el símbol no és l’actiu.</translation>
    </message>
    <message>
        <source>Each of several knights in a city counts.</source>
        <translation>Compta cadascun dels cavallers d’una ciutat.</translation>
    </message>
    <message>
        <source>A city counts once, however many knights stand in it.</source>
        <translation>Una ciutat compta un sol cop, per molts cavallers que hi hagi.</translation>
    </message>
    <message>
        <source>A double turn has 1 symbol in all.</source>
        <translation>Un torn doble té 1 sol símbol en total.</translation>
    </message>
    <message>
        <source>Each tile of a double turn may activate 1 symbol.</source>
        <translation>Cada peça d’un torn doble pot activar 1 símbol.</translation>
    </message>
    <message>
        <source>Classic: highwayman, monk, farmer</source>
        <translation>Clàssics: lladre, monjo, granger</translation>
    </message>
    <message>
        <source>20th Anniversary Edition: female traveller, monk or nun, female farmer</source>
        <translation>Edició del 20è aniversari: viatjant, monjo o monja, grangera</translation>
    </message>
    <message>
        <source>With the tile of message 7 the fairy brings her point again.</source>
        <translation>Amb la peça del despatx 7, la fada torna a donar el seu punt.</translation>
    </message>
    <message>
        <source>The fairy brings her point once in the whole turn.</source>
        <translation>La fada dona el seu punt un sol cop en tot el torn.</translation>
    </message>
    <message>
        <source>Only a symbol that is used counts.</source>
        <translation>Només compta el símbol que es fa servir.</translation>
    </message>
    <message>
        <source>An active symbol counts, used or not.</source>
        <translation>Un símbol actiu compta, tant si es fa servir com si no.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>bookmark</source>
        <translation>punt de llibre</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>eliminació d’una nota</translation>
    </message>
    <message>
        <source>removal of a house decision</source>
        <translation>eliminació de la decisió de la taula</translation>
    </message>
    <message>
        <source>removal of a bookmark</source>
        <translation>eliminació d’un punt de llibre</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>house decision</source>
        <translation>decisió de la taula</translation>
    </message>
    <message>
        <source>removal of a recent place</source>
        <translation>eliminació d’un lloc recent</translation>
    </message>
    <message>
        <source>The bookmark was removed.</source>
        <translation>S’ha eliminat el punt de llibre.</translation>
    </message>
    <message>
        <source>The note was removed.</source>
        <translation>S’ha eliminat la nota.</translation>
    </message>
    <message>
        <source>The house decision was removed.</source>
        <translation>S’ha eliminat la decisió de la taula.</translation>
    </message>
    <message>
        <source>The place was forgotten.</source>
        <translation>S’ha tret el lloc de la llista.</translation>
    </message>
</context>
<context>
    <name>PageAdditions</name>
    <message>
        <source>Bookmarked.</source>
        <translation>Amb punt de llibre.</translation>
    </message>
    <message>
        <source>At our table: %1</source>
        <translation>A la nostra taula: %1</translation>
    </message>
    <message>
        <source>Your note: %1</source>
        <translation>La vostra nota: %1</translation>
    </message>
    <message>
        <source>Concerns a box that is not on your table.</source>
        <translation>Fa referència a una capsa que no és a la vostra taula.</translation>
    </message>
</context>
<context>
    <name>OffTableBar</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Plega</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Esvaeix</translation>
    </message>
    <message>
        <source>This box is not on your table.</source>
        <translation>Aquesta capsa no és a la vostra taula.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) concern boxes that are not on your table.</source>
        <translation>
            <numerusform>%n clàusula fa referència a capses que no són a la vostra taula.</numerusform>
            <numerusform>%n clàusules fan referència a capses que no són a la vostra taula.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Índex</translation>
    </message>
    <message>
        <source>The boxes and their sections (F9 shows and hides this)</source>
        <translation>Les capses i les seves seccions (F9 ho mostra i ho amaga)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Elements desats</translation>
    </message>
    <message>
        <source>Your bookmarks, notes, house decisions and recent places (Ctrl+B)</source>
        <translation>Els punts de llibre, les notes, les decisions de la taula i els llocs recents (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>KeptModel</name>
    <message>
        <source>Not in this catalogue</source>
        <translation>No és en aquest catàleg</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Parella</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Punts de llibre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>We play it so</source>
        <translation>Hi juguem així</translation>
    </message>
    <message>
        <source>Recent places</source>
        <translation>Llocs recents</translation>
    </message>
</context>
<context>
    <name>KeptPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Obre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Nothing is kept yet.

Ctrl+D sets a bookmark at the clause that you read.

Ctrl+Shift+N writes a note below it.

Where the sources leave a question open, “How do you play it?” keeps what your table decides.</source>
        <translation>Encara no hi ha res desat.

Ctrl+D posa un punt de llibre a la clàusula que llegiu.

Ctrl+Maj+N hi escriu una nota a sota.

On les fonts deixen una pregunta oberta, «Com hi jugueu?» desa el que decideix la vostra taula.</translation>
    </message>
    <message>
        <source>Nothing that you keep has these words. Esc clears them; Ctrl+K searches the rules.</source>
        <translation>Res del que heu desat no conté aquestes paraules. Esc les esborra; Ctrl+K obre la cerca a les regles.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Elements desats</translation>
    </message>
    <message>
        <source>Find what you keep</source>
        <translation>Cerca als elements desats</translation>
    </message>
    <message>
        <source>Bookmarks, notes, house decisions and recent places</source>
        <translation>Punts de llibre, notes, decisions de la taula i llocs recents</translation>
    </message>
    <message>
        <source>Enter goes to a place, Delete removes it.</source>
        <translation>Retorn va a un lloc, Supr l’elimina.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>First steps</source>
        <translation>Primers passos</translation>
    </message>
    <message>
        <source>Ask in your own words, in any of the three languages:</source>
        <translation>Pregunteu amb les vostres paraules, en qualsevol de les tres llengües:</translation>
    </message>
    <message>
        <source>someone else closes my road</source>
        <translation>un altre em tanca el camí</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Retorn</translation>
    </message>
    <message>
        <source>opens the first answer; arrow keys choose another, Esc goes to the page</source>
        <translation>obre la primera resposta; les fletxes en trien una altra, Esc porta a la pàgina</translation>
    </message>
    <message>
        <source>what happens when this meets that</source>
        <translation>què passa quan es troben dues coses</translation>
    </message>
    <message>
        <source>what is done in a turn</source>
        <translation>què es fa en un torn</translation>
    </message>
    <message>
        <source>which boxes lie on your table</source>
        <translation>quines capses hi ha a la vostra taula</translation>
    </message>
    <message>
        <source>when does the abbot come back</source>
        <translation>quan torna l’abat</translation>
    </message>
    <message>
        <source>how do I get a wonder</source>
        <translation>com rebo una meravella</translation>
    </message>
    <message>
        <source>when do I get a message</source>
        <translation>quan es rep un despatx</translation>
    </message>
    <message>
        <source>what does the builder do</source>
        <translation>què fa el constructor</translation>
    </message>
    <message>
        <source>an inn on an unfinished road</source>
        <translation>una fonda en un camí inacabat</translation>
    </message>
    <message>
        <source>when are fields scored</source>
        <translation>quan puntuen els camps</translation>
    </message>
</context>
<context>
    <name>PlaceAccessible</name>
    <message>
        <source>Term: %1</source>
        <translation>Terme: %1</translation>
    </message>
    <message>
        <source>By the new names of roles: %1.</source>
        <translation>Amb els noms nous dels rols: %1.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Progrés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
</context>
<context>
    <name>HouseBar</name>
    <message>
        <source>Not the case</source>
        <translation>Fora del cas</translation>
    </message>
    <message>
        <source>Played by your house decision: %1</source>
        <translation>Jugat segons la decisió de la taula: %1</translation>
    </message>
    <message>
        <source>As the case has it. You have decided otherwise: %1</source>
        <translation>Com en el cas. A la vostra taula ho heu decidit altrament: %1</translation>
    </message>
    <message>
        <source>It ends where the case makes a choice that is not there.</source>
        <translation>S’acaba on el cas fa una tria que aquí no hi és.</translation>
    </message>
    <message>
        <source>In the case: %1</source>
        <translation>Al cas: %1</translation>
    </message>
    <message>
        <source>As the case has it</source>
        <translation>Com en el cas</translation>
    </message>
    <message>
        <source>By your house decision</source>
        <translation>Segons la decisió de la taula</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
</context>
<context>
    <name>EmptyStage</name>
    <message>
        <source>Watch a rule at work</source>
        <translation>Una regla en acció</translation>
    </message>
    <message>
        <source>In a case the program plays a rule move by move. It names the clause behind every point and every refusal, and at each decision you may try another choice.</source>
        <translation>En un cas, el programa juga una regla jugada a jugada. Diu quina clàusula hi ha darrere de cada punt i de cada refús, i a cada decisió podeu provar una altra tria.</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>Reprodueix «%1»</translation>
    </message>
    <message>
        <source>A board: %1</source>
        <translation>Un tauler: %1</translation>
    </message>
    <message>
        <source>Choose a case</source>
        <translation>Tria un cas</translation>
    </message>
    <message>
        <source>Search for one</source>
        <translation>Cerca’n un</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>no hi ha cap carpeta «%1»</translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation>aquest és el nom d’una carpeta</translation>
    </message>
    <message>
        <source>there is no permission to write there</source>
        <translation>no hi ha permís per escriure-hi</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disc és ple</translation>
    </message>
</context>
<context>
    <name>CaseListModel</name>
    <message>
        <source>with %1</source>
        <translation>amb %1</translation>
    </message>
    <message>
        <source>on the stage</source>
        <translation>a l’escena</translation>
    </message>
</context>
<context>
    <name>CaseMenu</name>
    <message>
        <source>With boxes that are not on your table (%1)</source>
        <translation>Amb capses que no són a la vostra taula (%1)</translation>
    </message>
    <message>
        <source>More cases (%1)</source>
        <translation>Més casos (%1)</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>amb %1</translation>
    </message>
</context>
<context>
    <name>CasePanel</name>
    <message>
        <source>Also cases with other boxes (%1)</source>
        <translation>També casos amb altres capses (%1)</translation>
    </message>
    <message>
        <source>No case that can be played on your table has these words.</source>
        <translation>Cap cas que es pugui jugar a la vostra taula no té aquestes paraules.</translation>
    </message>
    <message>
        <source>No case has these words. Esc clears them; Ctrl+K searches the rules.</source>
        <translation>Cap cas no té aquestes paraules. Esc les esborra; Ctrl+K obre la cerca a les regles.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Find a case</source>
        <translation>Cerca un cas</translation>
    </message>
    <message>
        <source>Also show cases that need boxes not on your table</source>
        <translation>Mostra també els casos que demanen capses que no són a la vostra taula</translation>
    </message>
    <message>
        <source>Enter opens a case, letters narrow the list.</source>
        <translation>Retorn obre un cas, les lletres redueixen la llista.</translation>
    </message>
    <message>
        <source>Words narrow the list, Enter opens a case.</source>
        <translation>Les paraules redueixen la llista, Retorn obre un cas.</translation>
    </message>
</context>
<context>
    <name>StageMenu</name>
    <message>
        <source>Sta&amp;ge</source>
        <translation>E&amp;scena</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Casos</translation>
    </message>
    <message>
        <source>&amp;Next case</source>
        <translation>Cas &amp;següent</translation>
    </message>
    <message>
        <source>&amp;Previous case</source>
        <translation>Cas &amp;anterior</translation>
    </message>
    <message>
        <source>What the case p&amp;roves</source>
        <translation>Què &amp;demostra el cas</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporta</translation>
    </message>
    <message>
        <source>&amp;Follow the action when zoomed</source>
        <translation>Segueix l’acció quan la &amp;vista és ampliada</translation>
    </message>
</context>
<context>
    <name>CaseComposer</name>
    <message>
        <source>What the case proves</source>
        <translation>Què demostra el cas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Full de puntuació</translation>
    </message>
    <message>
        <source>The other clauses</source>
        <translation>Les altres clàusules</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Dreceres de teclat</translation>
    </message>
    <message>
        <source>Close the keyboard shortcuts</source>
        <translation>Tanca les dreceres de teclat</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Tanca (Esc)</translation>
    </message>
    <message>
        <source>All keys of the program, by where they work; Esc goes back.</source>
        <translation>Totes les tecles del programa, segons on serveixen; Esc torna enrere.</translation>
    </message>
</context>
<context>
    <name>StageKeys</name>
    <message>
        <source>Play, pause</source>
        <translation>Reprodueix, posa en pausa</translation>
    </message>
    <message>
        <source>Step back, step on</source>
        <translation>Un pas enrere, un pas endavant</translation>
    </message>
    <message>
        <source>Mark before, next mark of the timeline</source>
        <translation>Marca anterior, marca següent de la línia de temps</translation>
    </message>
    <message>
        <source>Begin and end of the case</source>
        <translation>Principi i final del cas</translation>
    </message>
    <message>
        <source>Enlarge, reduce, fit the board</source>
        <translation>Amplia, redueix, ajusta el tauler</translation>
    </message>
    <message>
        <source>Move the view over the board</source>
        <translation>Mou la vista pel tauler</translation>
    </message>
    <message>
        <source>Read the clause of the marked step</source>
        <translation>Llegeix la clàusula del pas marcat</translation>
    </message>
    <message>
        <source>Steps and options, in a narrow window</source>
        <translation>Passos i opcions, en una finestra estreta</translation>
    </message>
    <message>
        <source>Next tab beside the board</source>
        <translation>La pestanya següent, al costat del tauler</translation>
    </message>
    <message>
        <source>Tab before, beside the board</source>
        <translation>La pestanya anterior, al costat del tauler</translation>
    </message>
    <message>
        <source>As the house plays it</source>
        <translation>Com es juga a la vostra taula</translation>
    </message>
    <message>
        <source>You have decided nothing that changes this case.</source>
        <translation>No heu decidit res que canviï aquest cas.</translation>
    </message>
    <message>
        <source>Back to the case from another choice</source>
        <translation>Torna al cas des d’una altra tria</translation>
    </message>
    <message>
        <source>The list of cases</source>
        <translation>La llista de casos</translation>
    </message>
    <message>
        <source>Case before, next case of the list</source>
        <translation>Cas anterior, cas següent de la llista</translation>
    </message>
    <message>
        <source>What the case proves</source>
        <translation>Què demostra el cas</translation>
    </message>
    <message>
        <source>Copy, save or print the case</source>
        <translation>Copia, desa o imprimeix el cas</translation>
    </message>
    <message>
        <source>The step of the turn in the order of play</source>
        <translation>El pas d’ara en el desenvolupament del torn</translation>
    </message>
    <message>
        <source>Copy, save the picture of the step</source>
        <translation>Copia, desa la imatge del pas</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unitat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxer</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Drecera</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconegut</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecciona-ho tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenta</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminueix</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Prem</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Augmenta</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Disminueix</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Mostra el menú</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Posa-hi el focus</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Commuta</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Desplaça a l’esquerra</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplaça a la dreta</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Desplaça amunt</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Desplaça avall</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pàgina anterior</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pàgina següent</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Activa l’acció</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Augmenta el valor</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Disminueix el valor</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Mostra el menú</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Hi posa el focus</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Commuta l’estat</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Desplaça a l’esquerra</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Desplaça a la dreta</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Desplaça amunt</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Desplaça avall</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Retrocedeix una pàgina</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Passa a la pàgina següent</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Obre la llista d’opcions</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Displays version information.</source>
        <translation>Mostra la versió.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opció desconeguda: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opcions desconegudes: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta el valor després de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valor inesperat després de «%1».</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opcions]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Ús: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcions:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments:</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>D’acord</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Cerca a:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna enrere</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Esquerra</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Endavant</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ves endavant</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Dreta</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ves a la carpeta superior</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Amunt</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crea una carpeta nova</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crea una carpeta nova</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Llista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Mostra com a llista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalls</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mostra amb detalls</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Llocs i adreces d’interès</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fitxers</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fitxers del tipus:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Cerca una carpeta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Obre</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Anomena i desa</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Obre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>De&amp;sa</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Tria</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom del fitxer:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Can&amp;via el nom</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostra els fitxers &amp;ocults</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta &amp;nova</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tots els fitxers (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tots els fitxers (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Carpetes</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Llocs recents</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nova</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Treu</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostra </translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
No s’ha trobat la carpeta.
Comproveu que el nom de la carpeta sigui correcte.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No s’ha trobat el fitxer.
Comproveu que el nom del fitxer sigui correcte.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ja existeix.
Voleu substituir-lo?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» està protegit contra escriptura.
Voleu suprimir-lo igualment?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Segur que voleu suprimir «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>No s’ha pogut suprimir la carpeta.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mida</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipus</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de modificació</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>El meu ordinador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinador</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Re&amp;talla</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Enganxa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecciona-ho tot</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostra els detalls…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Amaga els detalls…</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Mida de la pàgina:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Amplada:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Alçada:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Origen del paper:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientació</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Apaïsat</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Apaïsat invertit</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Vertical invertit</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>marge superior</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>marge esquerre</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>marge dret</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>marge inferior</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Disposició de les pàgines</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Ordre de les pàgines:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Pàgines per full:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Mil·límetres (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Punts (pt)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Polzades (in)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Una altra mida</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>D’acord</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Desa</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Desa-ho tot</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Obre</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sí &amp;a tot</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a tot</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interromp</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Torna-ho a provar</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reinicia</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaura els valors inicials</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Impressió</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>Im&amp;primeix</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opcions &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opcions &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimeix en un fitxer (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimeix en un fitxer…</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fitxer local</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Escriu un fitxer PDF</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>D’esquerra a dreta, de dalt a baix</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>D’esquerra a dreta, de baix a dalt</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De dreta a esquerra, de baix a dalt</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De dreta a esquerra, de dalt a baix</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De baix a dalt, d’esquerra a dreta</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De baix a dalt, de dreta a esquerra</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De dalt a baix, d’esquerra a dreta</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De dalt a baix, de dreta a esquerra</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Totes les pàgines</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Pàgines senars</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Pàgines parells</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 és una carpeta.
Trieu un altre nom de fitxer.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>No es pot escriure en el fitxer %1.
Trieu un altre nom de fitxer.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 ja existeix.
Voleu substituir-lo?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Les opcions «Pàgines per full» i «Quines pàgines» no es poden fer servir alhora.
Desactiveu-ne una.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>La primera pàgina no pot anar després de l’última.</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Hi ha conflictes en la impressió a dues cares. Voleu corregir-los?</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflictes en la impressió a dues cares</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pàgines mal indicades</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 no està ben escrit. Separeu les pàgines i els intervals amb «,», escriviu els intervals amb «-» i vigileu que no se superposin.</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Propietats de la impressora</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Opcions de la impressió</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflictes en la configuració de la pàgina</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Hi ha conflictes en la configuració de la pàgina. Voleu corregir-los?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflictes en les opcions avançades</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Hi ha conflictes en algunes opcions avançades. Voleu corregir-los?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Pàgina</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançat</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Hi ha conflictes en algunes opcions. Corregiu-los.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Output Settings</source>
        <translation>Configuració de la sortida</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Què s’imprimeix</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pàgines</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Pàgines de la</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a la</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Escriviu pàgines o intervals separats per comes. Un interval s’escriu com dos nombres amb un guionet entremig. Per exemple, 3,5-7,9 imprimeix les pàgines 3, 5, 6, 7 i 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Pàgina actual</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selecció</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Quines pàgines:</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Còpies</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Còpies:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Per jocs</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>En ordre invers</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcions</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>En color</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Escala de grisos</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressió a dues cares</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Enquadernació per la vora llarga</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Enquadernació per la vora curta</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;ropietats</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Ubicació:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista prèvia</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipus:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fitxer de sortida:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Desplaça fins aquí</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vora esquerra</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Principi</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Vora dreta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Una pàgina a l’esquerra</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Una pàgina amunt</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Una pàgina a la dreta</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Una pàgina avall</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desplaça a l’esquerra</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desplaça amunt</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desplaça a la dreta</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desplaça avall</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Left</source>
        <translation>Esquerra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreta</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Amunt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Avall</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inici</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fi</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pàg</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pàg</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retorn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Endavant</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Undo %1</source>
        <translation>Desfés: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refés: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refés</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Re&amp;talla</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copia l’adreça de l’en&amp;llaç</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Enganxa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecciona-ho tot</translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>also: %1</source>
        <translation>també: %1</translation>
    </message>
    <message>
        <source>no longer: %1</source>
        <translation>terme antic: %1</translation>
    </message>
    <message>
        <source>Formed by us from its parts; not found in published texts.</source>
        <translation>Format per nosaltres a partir de les seves parts; no trobat en textos publicats.</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Expansió</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Component</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acció</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edició</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Meravella</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Despatx</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>classic: %1</source>
        <translation>clàssic: %1</translation>
    </message>
    <message>
        <source>20th Anniversary Edition: %1</source>
        <translation>Edició del 20è aniversari: %1</translation>
    </message>
</context>
<context>
    <name>TileFacts</name>
    <message>
        <source>one lies on the table at the start</source>
        <translation>n’hi ha un a la taula al començament</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>A la capsa</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lletra</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mida</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certesa</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Lies in</source>
        <translation>És a</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Elements</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>A case</source>
        <translation>Un cas</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>TermSheet</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clàusules</translation>
    </message>
    <message>
        <source>%1, of which the nearest %2 follow</source>
        <translation>%1, de les quals segueixen les %2 més properes</translation>
    </message>
</context>
<context>
    <name>NoTiles</name>
    <message>
        <source>There are no tiles here.</source>
        <translation>Aquí no hi ha peces.</translation>
    </message>
    <message>
        <source>No tile has “%1”.</source>
        <translation>Cap peça no coincideix amb «%1».</translation>
    </message>
    <message>
        <source>Near to it: %1</source>
        <translation>Potser cercàveu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different tile(s) with it in boxes that are not shown</source>
        <translation>
            <numerusform>%n peça que ho té, en capses que no es mostren</numerusform>
            <numerusform>%n peces diferents que ho tenen, en capses que no es mostren</numerusform>
        </translation>
    </message>
    <message>
        <source>Look in all boxes</source>
        <translation>Cerca a totes les capses</translation>
    </message>
    <message>
        <source>Clear the filter (Esc)</source>
        <translation>Esborra el filtre (Esc)</translation>
    </message>
</context>
<context>
    <name>OffTableWords</name>
    <message>
        <source>not on your table</source>
        <translation>no és a la vostra taula</translation>
    </message>
    <message numerus="yes">
        <source>Not on your table: %1</source>
        <comment>boxes</comment>
        <translation>
            <numerusform>No és a la vostra taula: %1</numerusform>
            <numerusform>No són a la vostra taula: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
