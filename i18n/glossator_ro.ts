<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>ActivityBar</name>
    <message>
        <source>Activities</source>
        <translation>Activități</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Citire</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Scenă</translation>
    </message>
    <message>
        <source>Read the rules and their glosses (Alt+1)</source>
        <translation>Citește regulile și glosele lor (Alt+1)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tură</translation>
    </message>
    <message>
        <source>See what is done in a turn at your table (Alt+3)</source>
        <translation>Vezi ce se face într-o tură la masa ta (Alt+3)</translation>
    </message>
    <message>
        <source>Look at all tiles (Alt+4)</source>
        <translation>Vezi toate cartonașele (Alt+4)</translation>
    </message>
    <message>
        <source>Watch cases played out (Alt+5)</source>
        <translation>Urmărește cazurile jucate (Alt+5)</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Perechi</translation>
    </message>
    <message>
        <source>Ask what happens when this meets that (Alt+2)</source>
        <translation>Întreabă ce se întâmplă când două lucruri se întâlnesc (Alt+2)</translation>
    </message>
</context>
<context>
    <name>AwardReason</name>
    <message>
        <source>paid to another player</source>
        <translation>plată către alt jucător</translation>
    </message>
    <message>
        <source>paid by another player</source>
        <translation>plată de la alt jucător</translation>
    </message>
</context>
<context>
    <name>AwardScene</name>
    <message>
        <source>Nothing</source>
        <extracomment>what a player receives</extracomment>
        <translation>Nimic</translation>
    </message>
</context>
<context>
    <name>AwardSheet</name>
    <message>
        <source>Still to come</source>
        <translation>Urmează</translation>
    </message>
    <message>
        <source>No points are scored.</source>
        <translation>Nu se încasează puncte.</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 încasează %n punct</numerusform>
            <numerusform>%1 încasează %n puncte</numerusform>
            <numerusform>%1 încasează %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the score track: %2 → %3</source>
        <extracomment>%1 kind of figure, %2 and %3 spaces of the score track</extracomment>
        <translation>%1 pe tabla de scor: %2 → %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Majority: %1</source>
        <translation>Majoritate: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Motivul: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n award(s)</source>
        <translation>
            <numerusform>%n încasare</numerusform>
            <numerusform>%n încasări</numerusform>
            <numerusform>%n de încasări</numerusform>
        </translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>a plătit %1</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>a primit %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>La început</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pasul %1</translation>
    </message>
    <message>
        <source>not the case</source>
        <translation>în afara cazului</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face down: %1</source>
        <translation>cu fața în jos: %1</translation>
    </message>
    <message>
        <source>%1, face up: %2</source>
        <translation>%1, cu fața în sus: %2</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>Rule</source>
        <translation>Regulă</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Official clarification</source>
        <translation>Clarificare oficială</translation>
    </message>
    <message>
        <source>Community clarification</source>
        <translation>Clarificare a comunității</translation>
    </message>
    <message>
        <source>Edition difference</source>
        <translation>Diferență între ediții</translation>
    </message>
    <message>
        <source>Open question</source>
        <translation>Întrebare deschisă</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componentă</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istorie</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variantă</translation>
    </message>
    <message>
        <source>Clarification</source>
        <translation>Clarificare</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ediție</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>editură</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunitate</translation>
    </message>
    <message>
        <source>open</source>
        <translation>de lămurit</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>reconstituire</translation>
    </message>
    <message>
        <source>schematic</source>
        <translation>schemă</translation>
    </message>
    <message>
        <source>No source settles this.</source>
        <translation>Nicio sursă nu lămurește acest lucru.</translation>
    </message>
    <message>
        <source>Inferred from what the sources show.</source>
        <translation>Dedus din ceea ce arată sursele.</translation>
    </message>
    <message>
        <source>Only the outline is known; the details are ours.</source>
        <translation>Se cunoaște doar conturul; detaliile sunt ale noastre.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>kind of clause: who says so and when</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>edition difference</source>
        <translation>diferență între ediții</translation>
    </message>
    <message>
        <source>open question</source>
        <translation>întrebare deschisă</translation>
    </message>
    <message>
        <source>The catalogue has only a part of the rules of this box.</source>
        <translation>În catalog este doar o parte din regulile acestei cutii.</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>%1: one below the other</source>
        <translation>%1: una sub alta</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this help.</source>
        <translation>Arată acest ajutor.</translation>
    </message>
    <message>
        <source>Read, search and watch the rules of a tile game.</source>
        <translation>Citește, caută și urmărește regulile unui joc cu cartonașe.</translation>
    </message>
    <message>
        <source>Read this catalogue instead of the installed one.</source>
        <translation>Citește acest catalog în locul celui instalat.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fișier</translation>
    </message>
    <message>
        <source>Open at a clause.</source>
        <translation>Deschide la o clauză.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Open a case on the stage.</source>
        <translation>Deschide un caz pe scenă.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>cod</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%1&quot;.</source>
        <translation>Argument neașteptat: „%1”.</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;; known are en, ro and ca.</source>
        <translation>Limbă necunoscută: „%1”; cunoscute sunt en, ro și ca.</translation>
    </message>
    <message>
        <source>Keep tables, bookmarks and notes in this file.</source>
        <translation>Păstrează mesele, semnele de carte și notițele în acest fișier.</translation>
    </message>
    <message>
        <source>Answer what happens when two things meet, as in fairy/abbot.</source>
        <translation>Arată ce se întâmplă când două lucruri se întâlnesc, de exemplu fairy/abbot.</translation>
    </message>
    <message>
        <source>A/B</source>
        <translation>A/B</translation>
    </message>
    <message>
        <source>Open what this leads to, as in glossator:clause/base-city-score.</source>
        <translation>Deschide locul la care duce legătura, de exemplu glossator:clause/base-city-score.</translation>
    </message>
    <message>
        <source>Language of window and text: en, ro or ca; several as in ro,en stand side by side.</source>
        <translation>Limba ferestrei și a textului: en, ro sau ca; mai multe, de exemplu ro,en, stau alături.</translation>
    </message>
    <message>
        <source>Only one place can be opened, not %1 at once: %2. Give one of them.</source>
        <translation>Se poate deschide un singur loc, nu %1 odată: %2. Alege unul dintre ele.</translation>
    </message>
    <message>
        <source>Write what would be opened into this PDF file, without a window: a clause by itself, or a whole expansion as glossator:page/abbot.</source>
        <translation>Scrie în acest fișier PDF ceea ce s-ar deschide, fără fereastră: o singură clauză sau o extensie întreagă, de exemplu glossator:page/abbot.</translation>
    </message>
    <message>
        <source>link</source>
        <translation>legătură</translation>
    </message>
    <message>
        <source>With --pdf and glossator:order, write every step and act opened up, on as many sheets as they need, not all steps in short on one sheet.</source>
        <translation>Cu --pdf și glossator:order, scrie toți pașii și toate acțiunile extinse, pe câte foi e nevoie, nu toți pașii pe scurt pe o singură foaie.</translation>
    </message>
    <message>
        <source>--in-full goes with --pdf and glossator:order only.</source>
        <translation>--in-full merge numai cu --pdf și glossator:order.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>Caută în pagină</translation>
    </message>
    <message>
        <source>Words to find on this page</source>
        <translation>Cuvinte de căutat în pagină</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Apariția anterioară</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Apariția anterioară (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Apariția următoare</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Apariția următoare (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Închide (Esc)</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nu apare în pagină</translation>
    </message>
    <message>
        <source>Search all rules (Enter)</source>
        <translation>Caută în toate regulile (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 din %n apariție</numerusform>
            <numerusform>%1 din %n apariții</numerusform>
            <numerusform>%1 din %n de apariții</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkOpener</name>
    <message>
        <source>The case has no step %1; this is its last, %2.</source>
        <translation>Cazul nu are pasul %1; acesta este ultimul, %2.</translation>
    </message>
</context>
<context>
    <name>LookupPanel</name>
    <message>
        <source>Search results</source>
        <translation>Rezultatele căutării</translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Copy with source</source>
        <translation>&amp;Copiază cu sursă</translation>
    </message>
    <message>
        <source>Copy the &amp;link</source>
        <translation>Copiază &amp;legătura</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Cuprins</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>All about %1 and %2 together</source>
        <translation>Tot ce se spune despre %1 și %2 împreună</translation>
    </message>
    <message>
        <source>What happens when %1 meets …</source>
        <translation>Ce se întâmplă când %1 întâlnește…</translation>
    </message>
    <message>
        <source>Enter opens the page at this place; Right and Left unfold and fold.</source>
        <translation>Enter deschide pagina în acest loc; săgețile la dreapta și la stânga extind și restrâng.</translation>
    </message>
</context>
<context>
    <name>AboutBox</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>About Glossator</source>
        <translation>Despre Glossator</translation>
    </message>
    <message>
        <source>An unofficial companion to the rules of the tile game Carcassonne. The program is free software under the GNU General Public License, version 3 or later; the texts of the catalogue are under CC BY-SA 4.0; the typefaces Vollkorn and Inter are under the SIL Open Font License.</source>
        <translation>Un însoțitor neoficial al regulilor jocului cu cartonașe Carcassonne. Programul este software liber sub GNU General Public License, versiunea 3 sau ulterioară; textele catalogului sunt sub CC BY-SA 4.0; caracterele Vollkorn și Inter sunt sub SIL Open Font License.</translation>
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
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Esc or F11 leaves the full screen.</source>
        <translation>Esc sau F11 închide ecranul complet.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Anulat: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Your table could not be written down: %1</source>
        <translation>Masa ta nu a putut fi salvată: %1</translation>
    </message>
    <message>
        <source>“%1” is off the table.</source>
        <translation>„%1” nu mai este pe masă.</translation>
    </message>
    <message>
        <source>There is no catalogue to read</source>
        <translation>Nu există niciun catalog de citit</translation>
    </message>
    <message>
        <source>Another catalogue is named with --catalogue or GLOSSATOR_CATALOGUE.</source>
        <translation>Alt catalog se indică prin --catalogue sau GLOSSATOR_CATALOGUE.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Refăcut: %1</translation>
    </message>
</context>
<context>
    <name>Copier</name>
    <message>
        <source>There is no link to what is shown here.</source>
        <translation>Nu există legătură către ceea ce se vede aici.</translation>
    </message>
    <message>
        <source>Copied: “%1”</source>
        <translation>S-a copiat: „%1”</translation>
    </message>
    <message>
        <source>Copied the link to “%1”</source>
        <translation>S-a copiat legătura către „%1”</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>What you keep could not be written down: %1</source>
        <translation>Însemnările tale nu au putut fi salvate: %1</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>On a page</source>
        <translation>În pagină</translation>
    </message>
    <message>
        <source>At the picture of a tile</source>
        <translation>La imaginea unui cartonaș</translation>
    </message>
    <message>
        <source>On the stage</source>
        <translation>Pe scenă</translation>
    </message>
</context>
<context>
    <name>OpenError</name>
    <message>
        <source>There is no catalogue at “%1”. Install Glossator again, or name a catalogue file.</source>
        <translation>Nu există niciun catalog la „%1”. Instalează Glossator din nou sau indică un fișier de catalog.</translation>
    </message>
    <message>
        <source>The catalogue “%1” cannot be read (%2). Check who may read the file.</source>
        <translation>Catalogul „%1” nu poate fi citit (%2). Verifică cine are dreptul să citească fișierul.</translation>
    </message>
    <message>
        <source>“%1” is not a Glossator catalogue: it is no SQLite database.</source>
        <translation>„%1” nu este un catalog Glossator: nu este o bază de date SQLite.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is cut off: a part of the file is missing. Install Glossator again.</source>
        <translation>Catalogul „%1” este trunchiat: lipsește o parte din fișier. Instalează Glossator din nou.</translation>
    </message>
    <message>
        <source>“%1” is not a Glossator catalogue: it is the database of another program.</source>
        <translation>„%1” nu este un catalog Glossator: este baza de date a altui program.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is too old (format %2, this Glossator reads %3). Install the catalogue again.</source>
        <translation>Catalogul „%1” este prea vechi (format %2; acest Glossator citește %3). Instalează catalogul din nou.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is too new (format %2, this Glossator reads %3). Install a newer Glossator.</source>
        <translation>Catalogul „%1” este prea nou (format %2; acest Glossator citește %3). Instalează un Glossator mai nou.</translation>
    </message>
    <message>
        <source>The catalogue “%1” is damaged (%2). Install Glossator again.</source>
        <translation>Catalogul „%1” este deteriorat (%2). Instalează Glossator din nou.</translation>
    </message>
</context>
<context>
    <name>OutcomeScene</name>
    <message>
        <source>No points yet</source>
        <extracomment>what would come of a choice</extracomment>
        <translation>Încă niciun punct</translation>
    </message>
</context>
<context>
    <name>PhraseWording</name>
    <message>
        <source>Red</source>
        <translation>Roșu</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Albastru</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Galben</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roz</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Întâmplarea</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nimeni</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>of the board, by the numbers along its edges; it follows &quot;at&quot;</extracomment>
        <translation>coloana %1, rândul %2</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>abate</translation>
    </message>
    <message>
        <source>city</source>
        <translation>oraș</translation>
    </message>
    <message>
        <source>road</source>
        <translation>drum</translation>
    </message>
    <message>
        <source>field</source>
        <translation>câmp</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>mănăstire</translation>
    </message>
    <message>
        <source>abbot’s place</source>
        <translation>locul abatelui</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>grădină</translation>
    </message>
    <message>
        <source>river</source>
        <translation>râu</translation>
    </message>
    <message>
        <source>special area</source>
        <translation>zonă specială</translation>
    </message>
    <message>
        <source>the supply of %1</source>
        <translation>rezerva jucătorului %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>the score track at %n point(s)</source>
        <translation>
            <numerusform>pe tabla de scor, la %n punct</numerusform>
            <numerusform>pe tabla de scor, la %n puncte</numerusform>
            <numerusform>pe tabla de scor, la %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside space %n of the score track</source>
        <translation>
            <numerusform>lângă câmpul %n al tablei de scor</numerusform>
            <numerusform>lângă câmpul %n al tablei de scor</numerusform>
            <numerusform>lângă câmpul %n al tablei de scor</numerusform>
        </translation>
    </message>
    <message>
        <source>the display</source>
        <translation>oferta comună</translation>
    </message>
    <message>
        <source>in front of %1</source>
        <translation>în fața jucătorului %1</translation>
    </message>
    <message>
        <source>the reserve of %1</source>
        <translation>cartonașele puse deoparte de %1</translation>
    </message>
    <message>
        <source>the hand of %1</source>
        <translation>mâna jucătorului %1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>în afara jocului</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Începe jocul</translation>
    </message>
    <message numerus="yes">
        <source>%1 begins turn %n</source>
        <translation>
            <numerusform>%1 începe tura %n</numerusform>
            <numerusform>%1 începe tura %n</numerusform>
            <numerusform>%1 începe tura %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 trage %2</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 iese din joc</translation>
    </message>
    <message>
        <source>%1 places %2 at %3</source>
        <translation>%1 plasează %2 în %3</translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 se află în %2</translation>
    </message>
    <message>
        <source>%1 moves: %2 → %3</source>
        <translation>%1 se mută: %2 → %3</translation>
    </message>
    <message>
        <source>%1 places a figure (%2): %3</source>
        <translation>%1 plasează un pion (%2): %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2: %3 → %4</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Finalizat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2</source>
        <extracomment>%1 player, %n points, %2 &quot;4 tiles × 1, 2 pennants × 2&quot;</extracomment>
        <translation>
            <numerusform>%1 încasează %n: %2</numerusform>
            <numerusform>%1 încasează %n: %2</numerusform>
            <numerusform>%1 încasează %n: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n: %2. Majority: %3</source>
        <translation>
            <numerusform>%1 încasează %n: %2. Majoritate: %3</numerusform>
            <numerusform>%1 încasează %n: %2. Majoritate: %3</numerusform>
            <numerusform>%1 încasează %n: %2. Majoritate: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores 0: nothing counts</source>
        <translation>%1 încasează 0: nu e nimic de numărat</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n</source>
        <translation>
            <numerusform>%1 %n</numerusform>
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
            <numerusform>%1 × %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses: %2</source>
        <translation>%1 alege: %2</translation>
    </message>
    <message>
        <source>%1 places a figure (%2)</source>
        <translation>%1 plasează un pion (%2)</translation>
    </message>
    <message>
        <source>%1 takes back the %2: %3</source>
        <translation>%1 ia înapoi un pion (%2): %3</translation>
    </message>
    <message>
        <source>%1 takes back a figure</source>
        <translation>%1 ia înapoi un pion</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 spune pas</translation>
    </message>
    <message>
        <source>%1 picks themselves</source>
        <translation>%1 se alege pe sine</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 alege %2</translation>
    </message>
    <message>
        <source>%1 picks the %2: %3</source>
        <translation>%1 alege un pion (%2): %3</translation>
    </message>
    <message>
        <source>%1 puts the %2 beside the %4 of %3: %5</source>
        <translation>%1 mută un pion (%2) lângă pionul jucătorului %3 (%4): %5</translation>
    </message>
    <message>
        <source>%1 puts a piece (%2): %3 at %4</source>
        <translation>%1 pune o piesă (%2): %3 în %4</translation>
    </message>
    <message>
        <source>%1 puts a figure (%2): %3 at %4</source>
        <translation>%1 pune un pion (%2): %3 în %4</translation>
    </message>
    <message>
        <source>%1 buys back from %3: %2</source>
        <translation>%1 răscumpără de la %3: %2</translation>
    </message>
    <message>
        <source>%1 scores the meeples: %2 at %3</source>
        <translation>%1 evaluează meepleșii: %2 în %3</translation>
    </message>
    <message>
        <source>%1 cannot %2. Why: %3</source>
        <translation>%1 nu poate %2. Motivul: %3</translation>
    </message>
    <message>
        <source>The game is over; victory: %1</source>
        <translation>Jocul s-a încheiat; victorie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n cartonaș</numerusform>
            <numerusform>%n cartonașe</numerusform>
            <numerusform>%n de cartonașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n blazon</numerusform>
            <numerusform>%n blazoane</numerusform>
            <numerusform>%n de blazoane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for its own tile</source>
        <translation>
            <numerusform>%n pentru propriul cartonaș</numerusform>
            <numerusform>%n pentru propriul cartonaș</numerusform>
            <numerusform>%n pentru propriul cartonaș</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrounding tile(s)</source>
        <translation>
            <numerusform>%n cartonaș din jur</numerusform>
            <numerusform>%n cartonașe din jur</numerusform>
            <numerusform>%n de cartonașe din jur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n oraș</numerusform>
            <numerusform>%n orașe</numerusform>
            <numerusform>%n de orașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pioni</numerusform>
            <numerusform>%n de pioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n drum</numerusform>
            <numerusform>%n drumuri</numerusform>
            <numerusform>%n de drumuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linie</numerusform>
            <numerusform>%n linii</numerusform>
            <numerusform>%n de linii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bonus of %n</source>
        <translation>
            <numerusform>bonus de %n</numerusform>
            <numerusform>bonus de %n</numerusform>
            <numerusform>bonus de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a road</source>
        <translation>
            <numerusform>%n cartonaș cu un drum</numerusform>
            <numerusform>%n cartonașe cu un drum</numerusform>
            <numerusform>%n de cartonașe cu un drum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a city</source>
        <translation>
            <numerusform>%n cartonaș cu un oraș</numerusform>
            <numerusform>%n cartonașe cu un oraș</numerusform>
            <numerusform>%n de cartonașe cu un oraș</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation>
            <numerusform>%n mănăstire</numerusform>
            <numerusform>%n mănăstiri</numerusform>
            <numerusform>%n de mănăstiri</numerusform>
        </translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Pregătire</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <translation>Începutul turei</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Tragerea unui cartonaș</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Plasarea cartonașului</translation>
    </message>
    <message>
        <source>Place figures</source>
        <translation>Plasarea pionilor</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Evaluare</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Sfârșitul turei</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Evaluare finală</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Jocul s-a încheiat</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>trage %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %2 at %3, %n quarter turn(s)</source>
        <extracomment>%1 player, %2 tile, %3 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>%1 plasează %2 în %3, după %n rotire de 90°</numerusform>
            <numerusform>%1 plasează %2 în %3, după %n rotiri de 90°</numerusform>
            <numerusform>%1 plasează %2 în %3, după %n de rotiri de 90°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <extracomment>%1 tile, %2 square, %n quarter turns clockwise</extracomment>
        <translation>
            <numerusform>plasează %1 în %2, după %n rotire de 90°</numerusform>
            <numerusform>plasează %1 în %2, după %n rotiri de 90°</numerusform>
            <numerusform>plasează %1 în %2, după %n de rotiri de 90°</numerusform>
        </translation>
    </message>
    <message>
        <source>place a figure (%1): %2</source>
        <translation>plasează un pion (%1): %2</translation>
    </message>
    <message>
        <source>take back the %1: %2</source>
        <translation>ia înapoi un pion (%1): %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>spune pas</translation>
    </message>
    <message>
        <source>pick %1</source>
        <translation>alege %1</translation>
    </message>
    <message>
        <source>pick the %1: %2</source>
        <translation>alege un pion (%1): %2</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nicio decizie de luat</translation>
    </message>
    <message>
        <source>%1 draws a tile</source>
        <translation>%1 trage un cartonaș</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 plasează %2</translation>
    </message>
    <message>
        <source>%1 may place a figure</source>
        <translation>%1 poate plasa un pion</translation>
    </message>
    <message>
        <source>%1 picks the figure that scores</source>
        <translation>%1 alege pionul care primește punctele</translation>
    </message>
    <message>
        <source>%1 picks who receives a wonder</source>
        <translation>%1 alege cine obține o minune</translation>
    </message>
    <message>
        <source>%1 picks a wonder</source>
        <translation>%1 alege o minune</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 decide: %2</translation>
    </message>
    <message>
        <source>nothing is to be decided</source>
        <translation>nu este nicio decizie de luat</translation>
    </message>
    <message>
        <source>this decision is about something else</source>
        <translation>decizia privește altceva</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>jocul s-a încheiat</translation>
    </message>
    <message>
        <source>tile not in the pile</source>
        <translation>cartonașul nu este în stivă</translation>
    </message>
    <message>
        <source>another tile is to be placed</source>
        <translation>trebuie plasat alt cartonaș</translation>
    </message>
    <message>
        <source>square occupied</source>
        <translation>spațiu ocupat</translation>
    </message>
    <message>
        <source>touches no tile</source>
        <translation>nu atinge niciun cartonaș</translation>
    </message>
    <message>
        <source>edge does not match</source>
        <translation>latura nu se potrivește</translation>
    </message>
    <message>
        <source>makes no room for the waiting tile</source>
        <translation>nu lasă loc pentru cartonașul în așteptare</translation>
    </message>
    <message>
        <source>not on the tile just placed</source>
        <translation>nu se află pe cartonașul tocmai plasat</translation>
    </message>
    <message>
        <source>no such feature</source>
        <translation>nu există un asemenea teritoriu</translation>
    </message>
    <message>
        <source>feature occupied</source>
        <translation>teritoriu ocupat</translation>
    </message>
    <message>
        <source>figure does not stand on such a feature</source>
        <translation>pionul nu poate sta pe un asemenea teritoriu</translation>
    </message>
    <message>
        <source>supply empty</source>
        <translation>rezervă goală</translation>
    </message>
    <message>
        <source>figure is needed elsewhere</source>
        <translation>pionul este necesar în altă parte</translation>
    </message>
    <message>
        <source>no such figure</source>
        <translation>nu există un asemenea pion</translation>
    </message>
    <message>
        <source>the step is used up</source>
        <translation>pasul a fost deja folosit</translation>
    </message>
    <message>
        <source>not yours</source>
        <translation>nu îți aparține</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nu este disponibil</translation>
    </message>
    <message>
        <source>place %1 at %2</source>
        <translation>plasează %1 în %2</translation>
    </message>
    <message>
        <source>%1 receives nothing for this</source>
        <translation>%1 nu primește nimic pentru asta</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>zână</translation>
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
        <translation>hoț</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vin</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grâne</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>stofă</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>lângă tabla de joc</translation>
    </message>
    <message>
        <source>beside the %2 of %1</source>
        <translation>lângă pionul jucătorului %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>put the %1 beside the %3 of %2: %4</source>
        <translation>mută un pion (%1) lângă pionul jucătorului %2 (%3): %4</translation>
    </message>
    <message>
        <source>no meeple of the player stands there</source>
        <translation>acolo nu stă niciun meeple al jucătorului</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes tokens: %n × %2</source>
        <translation>
            <numerusform>%1 ia jetoane: %n × %2</numerusform>
            <numerusform>%1 ia jetoane: %n × %2</numerusform>
            <numerusform>%1 ia jetoane: %n × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens: %n × %3, %1 → %2</source>
        <translation>
            <numerusform>Jetoane: %n × %3, %1 → %2</numerusform>
            <numerusform>Jetoane: %n × %3, %1 → %2</numerusform>
            <numerusform>Jetoane: %n × %3, %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns up: %2</source>
        <translation>%1 întoarce: %2</translation>
    </message>
    <message>
        <source>%1 puts back under the pile: %2</source>
        <translation>%1 pune înapoi sub stivă: %2</translation>
    </message>
    <message>
        <source>End of %1</source>
        <translation>Sfârșit: %1</translation>
    </message>
    <message>
        <source>scoring round 1A</source>
        <translation>runda de evaluare 1A</translation>
    </message>
    <message>
        <source>scoring round 1B</source>
        <translation>runda de evaluare 1B</translation>
    </message>
    <message>
        <source>scoring round 1C</source>
        <translation>runda de evaluare 1C</translation>
    </message>
    <message>
        <source>scoring round 2</source>
        <translation>runda de evaluare 2</translation>
    </message>
    <message>
        <source>scoring round 3</source>
        <translation>runda de evaluare 3</translation>
    </message>
    <message>
        <source>scoring round 4</source>
        <translation>runda de evaluare 4</translation>
    </message>
    <message>
        <source>a scoring round of its own</source>
        <translation>o rundă de evaluare aparte</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>before the features</source>
        <translation>înaintea teritoriilor</translation>
    </message>
    <message>
        <source>the features</source>
        <translation>teritoriile</translation>
    </message>
    <message>
        <source>after the features</source>
        <translation>după teritorii</translation>
    </message>
    <message>
        <source>the circus</source>
        <translation>circul</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>la sfârșitul ei</translation>
    </message>
    <message>
        <source>pick: %1</source>
        <translation>alege: %1</translation>
    </message>
    <message>
        <source>choose: %1</source>
        <translation>alege: %1</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acțiunea</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>sigiliul</translation>
    </message>
    <message>
        <source>message 1</source>
        <translation>depeșa 1</translation>
    </message>
    <message>
        <source>message 2</source>
        <translation>depeșa 2</translation>
    </message>
    <message>
        <source>message 3</source>
        <translation>depeșa 3</translation>
    </message>
    <message>
        <source>message 4</source>
        <translation>depeșa 4</translation>
    </message>
    <message>
        <source>message 5</source>
        <translation>depeșa 5</translation>
    </message>
    <message>
        <source>message 6</source>
        <translation>depeșa 6</translation>
    </message>
    <message>
        <source>message 7</source>
        <translation>depeșa 7</translation>
    </message>
    <message>
        <source>message 8</source>
        <translation>depeșa 8</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on: part %n of the turn</source>
        <translation>
            <numerusform>%1 continuă: partea %n a turei</numerusform>
            <numerusform>%1 continuă: partea %n a turei</numerusform>
            <numerusform>%1 continuă: partea %n a turei</numerusform>
        </translation>
    </message>
    <message>
        <source>messenger</source>
        <translation>doamnă de onoare</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>meeple mare</translation>
    </message>
    <message>
        <source>%1 activates the symbol: %2 at %3</source>
        <translation>%1 activează simbolul: %2 în %3</translation>
    </message>
    <message>
        <source>%1 places a figure (%2): %3 (%4)</source>
        <translation>%1 plasează un pion (%2): %3 (%4)</translation>
    </message>
    <message>
        <source>add meeple</source>
        <translation>Adaugă meeple</translation>
    </message>
    <message>
        <source>new arrow</source>
        <translation>săgeata nouă</translation>
    </message>
    <message>
        <source>older arrow</source>
        <translation>săgeata mai veche</translation>
    </message>
    <message>
        <source>place meeple</source>
        <translation>Plasează meeple</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Tură suplimentară</translation>
    </message>
    <message>
        <source>take</source>
        <translation>o joacă</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>renunță</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavaler</translation>
    </message>
    <message>
        <source>highwayman</source>
        <translation>tâlhar</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>călugăr</translation>
    </message>
    <message>
        <source>heretic</source>
        <translation>eretic</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>primar</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantomă</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>abație</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>țăran</translation>
    </message>
    <message>
        <source>female traveller</source>
        <translation>călătoare</translation>
    </message>
    <message>
        <source>monk or nun</source>
        <translation>călugăr sau călugăriță</translation>
    </message>
    <message>
        <source>female farmer</source>
        <translation>țărancă</translation>
    </message>
    <message>
        <source>tower piece</source>
        <translation>piesă de turn</translation>
    </message>
    <message>
        <source>the prisoners of %1</source>
        <translation>prizonierii jucătorului %1</translation>
    </message>
    <message>
        <source>put a piece (%1): %2 at %3</source>
        <translation>pune o piesă (%1): %2 în %3</translation>
    </message>
    <message>
        <source>put a figure (%1): %2 at %3</source>
        <translation>pune un pion (%1): %2 în %3</translation>
    </message>
    <message>
        <source>buy back from %2: %1</source>
        <translation>răscumpără de la %2: %1</translation>
    </message>
    <message>
        <source>%1 picks the scoring figure of the payment</source>
        <translation>%1 alege pionul de scor al plății</translation>
    </message>
    <message>
        <source>%1 may capture a meeple</source>
        <translation>%1 poate captura un meeple</translation>
    </message>
    <message>
        <source>%1 picks the prisoner who comes home</source>
        <translation>%1 alege prizonierul care se întoarce</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>prea puține puncte</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>în afara razei</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts on a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 pune pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
            <numerusform>%1 pune pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
            <numerusform>%1 pune pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 %n point(s)</source>
        <translation>
            <numerusform>%1 îi plătește lui %2 %n punct</numerusform>
            <numerusform>%1 îi plătește lui %2 %n puncte</numerusform>
            <numerusform>%1 îi plătește lui %2 %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>director de circ</translation>
    </message>
    <message>
        <source>big top</source>
        <translation>cort de circ</translation>
    </message>
    <message>
        <source>score the meeples: %1 at %2</source>
        <translation>evaluează meepleșii: %1 în %2</translation>
    </message>
    <message numerus="yes">
        <source>place %1 at %2, %n quarter turn(s)</source>
        <comment>after cannot</comment>
        <translation>
            <numerusform>plasa %1 în %2, după %n rotire de 90°</numerusform>
            <numerusform>plasa %1 în %2, după %n rotiri de 90°</numerusform>
            <numerusform>plasa %1 în %2, după %n de rotiri de 90°</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 at %2</source>
        <comment>after cannot</comment>
        <translation>plasa %1 în %2</translation>
    </message>
    <message>
        <source>place a figure (%1): %2</source>
        <comment>after cannot</comment>
        <translation>plasa un pion (%1): %2</translation>
    </message>
    <message>
        <source>place a figure (%1)</source>
        <comment>after cannot</comment>
        <translation>plasa un pion (%1)</translation>
    </message>
    <message>
        <source>take back the %1: %2</source>
        <comment>after cannot</comment>
        <translation>lua înapoi un pion (%1): %2</translation>
    </message>
    <message>
        <source>take back a figure</source>
        <comment>after cannot</comment>
        <translation>lua înapoi un pion</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>after cannot</comment>
        <translation>spune pas</translation>
    </message>
    <message>
        <source>put the %1 beside the %3 of %2: %4</source>
        <comment>after cannot</comment>
        <translation>muta un pion (%1) lângă pionul jucătorului %2 (%3): %4</translation>
    </message>
    <message>
        <source>buy back from %2: %1</source>
        <comment>after cannot</comment>
        <translation>răscumpăra de la %2: %1</translation>
    </message>
    <message>
        <source>score the meeples: %1 at %2</source>
        <comment>after cannot</comment>
        <translation>evalua meepleșii: %1 în %2</translation>
    </message>
    <message>
        <source>elephant token</source>
        <translation>jetonul cu elefant</translation>
    </message>
    <message>
        <source>tiger token</source>
        <translation>jetonul cu tigru</translation>
    </message>
    <message>
        <source>bear token</source>
        <translation>jetonul cu urs</translation>
    </message>
    <message>
        <source>seal token</source>
        <translation>jetonul cu focă</translation>
    </message>
    <message>
        <source>monkey token</source>
        <translation>jetonul cu maimuță</translation>
    </message>
    <message>
        <source>flea token</source>
        <translation>jetonul cu purice</translation>
    </message>
    <message>
        <source>pink pig</source>
        <translation>porc roz</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>doborâre</translation>
    </message>
    <message>
        <source>seduction</source>
        <translation>seducție</translation>
    </message>
    <message>
        <source>target</source>
        <translation>țintă</translation>
    </message>
    <message>
        <source>catch</source>
        <translation>prindere</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>mai aproape</translation>
    </message>
    <message>
        <source>as close</source>
        <translation>la fel de aproape</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>mai departe</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>prins</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>neprins</translation>
    </message>
    <message>
        <source>short</source>
        <translation>prea scurt</translation>
    </message>
    <message>
        <source>plague</source>
        <translation>ciuma</translation>
    </message>
    <message>
        <source>catapult token</source>
        <translation>jetonul de catapultă</translation>
    </message>
    <message>
        <source>who is hit</source>
        <translation>cine este lovit</translation>
    </message>
    <message>
        <source>who is nearest</source>
        <translation>cine este cel mai aproape</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distanța</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>oier</translation>
    </message>
    <message>
        <source>one sheep</source>
        <translation>o oaie</translation>
    </message>
    <message>
        <source>two sheep</source>
        <translation>două oi</translation>
    </message>
    <message>
        <source>three sheep</source>
        <translation>trei oi</translation>
    </message>
    <message>
        <source>four sheep</source>
        <translation>patru oi</translation>
    </message>
    <message>
        <source>one-sheep token</source>
        <translation>jeton cu o oaie</translation>
    </message>
    <message>
        <source>two-sheep token</source>
        <translation>jeton cu două oi</translation>
    </message>
    <message>
        <source>three-sheep token</source>
        <translation>jeton cu trei oi</translation>
    </message>
    <message>
        <source>four-sheep token</source>
        <translation>jeton cu patru oi</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>lup</translation>
    </message>
    <message>
        <source>quince</source>
        <translation>gutuie</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>măr</translation>
    </message>
    <message>
        <source>apricot</source>
        <translation>caisă</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cireașă</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prună</translation>
    </message>
    <message>
        <source>elderberry</source>
        <translation>boabe de soc</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>jeton de tunel</translation>
    </message>
    <message>
        <source>%1 draws a token from the bag</source>
        <translation>%1 trage un jeton din săculeț</translation>
    </message>
    <message>
        <source>%1 grows the flock or herds it into the stable</source>
        <translation>%1 crește turma sau o duce în staul</translation>
    </message>
    <message>
        <source>%1 picks the fruits of the tree</source>
        <translation>%1 alege fructele pomului</translation>
    </message>
    <message>
        <source>%1 may harvest or sell fruits</source>
        <translation>%1 poate culege sau vinde fructe</translation>
    </message>
    <message>
        <source>%1 turns the fruits over</source>
        <translation>%1 întoarce fructele</translation>
    </message>
    <message>
        <source>%1 picks fruits to sell</source>
        <translation>%1 alege fructele de vândut</translation>
    </message>
    <message>
        <source>%1 may put a token on a tunnel portal</source>
        <translation>%1 poate pune un jeton pe un portal de tunel</translation>
    </message>
    <message>
        <source>%1 picks the colour of the token</source>
        <translation>%1 alege culoarea jetonului</translation>
    </message>
    <message>
        <source>grow</source>
        <translation>crește turma</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>mână turma în staul</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>vinde</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>prima culoare</translation>
    </message>
    <message>
        <source>second colour</source>
        <translation>a doua culoare</translation>
    </message>
    <message>
        <source>third colour</source>
        <translation>a treia culoare</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetoane</numerusform>
            <numerusform>%n de jetoane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes on a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Merge pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
            <numerusform>Merg pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
            <numerusform>Merg pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a tile: %n × %1 (%2 at %3)</source>
        <translation>
            <numerusform>Pleacă de pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
            <numerusform>Pleacă de pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
            <numerusform>Pleacă de pe un cartonaș: %n × %1 (%2 în %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes from a tile: %n × %2 (%3 at %4)</source>
        <translation>
            <numerusform>%1 ia de pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
            <numerusform>%1 ia de pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
            <numerusform>%1 ia de pe un cartonaș: %n × %2 (%3 în %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>lăcaș de cult</translation>
    </message>
    <message>
        <source>special monastery</source>
        <translation>mănăstire specială</translation>
    </message>
    <message>
        <source>church</source>
        <translation>biserică</translation>
    </message>
    <message>
        <source>wonder</source>
        <translation>minune</translation>
    </message>
    <message>
        <source>%1 sector</source>
        <extracomment>%1 the name of a sector of the Wheel of Fortune, &quot;famine&quot;</extracomment>
        <translation>sectorul %1</translation>
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
        <translation>în %1</translation>
    </message>
    <message>
        <source>on the tile just placed</source>
        <translation>pe cartonașul tocmai plasat</translation>
    </message>
    <message>
        <source>on the starting tile</source>
        <translation>pe cartonașul de pornire</translation>
    </message>
    <message>
        <source>%1 receives nothing for this: %2</source>
        <translation>%1 nu primește nimic pentru asta: %2</translation>
    </message>
    <message>
        <source>fortune</source>
        <translation>Noroc</translation>
    </message>
    <message>
        <source>taxes</source>
        <translation>Taxe</translation>
    </message>
    <message>
        <source>famine</source>
        <translation>Foamete</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>Furtună</translation>
    </message>
    <message>
        <source>inquisition</source>
        <translation>Inchiziție</translation>
    </message>
    <message>
        <source>%1 picks the meeple for the message</source>
        <translation>%1 alege meepleul pentru depeșă</translation>
    </message>
    <message>
        <source>%1 picks what the message brings</source>
        <translation>%1 alege ce aduce depeșa</translation>
    </message>
    <message>
        <source>%1 picks the feature for the message</source>
        <translation>%1 alege teritoriul pentru depeșă</translation>
    </message>
    <message>
        <source>%1 turns up a message</source>
        <translation>%1 întoarce o depeșă</translation>
    </message>
    <message>
        <source>%1 may place the robber</source>
        <translation>%1 poate plasa hoțul</translation>
    </message>
    <message>
        <source>%1 may rob now</source>
        <translation>%1 poate jefui acum</translation>
    </message>
    <message>
        <source>%1 picks a tile</source>
        <translation>%1 alege un cartonaș</translation>
    </message>
    <message>
        <source>%1 picks the symbol that is activated</source>
        <translation>%1 alege simbolul care se activează</translation>
    </message>
    <message>
        <source>%1 picks the arrow that activates it</source>
        <translation>%1 alege săgeata care îl activează</translation>
    </message>
    <message>
        <source>%1 may take the extra turn</source>
        <translation>%1 poate juca tura suplimentară</translation>
    </message>
    <message>
        <source>%1 may put a meeple beside another</source>
        <translation>%1 poate pune un meeple lângă altul</translation>
    </message>
    <message>
        <source>%1 takes a meeple back</source>
        <translation>%1 ia înapoi un meeple</translation>
    </message>
    <message>
        <source>%1 picks what the crop circle does</source>
        <translation>%1 alege ce face cercul în lan</translation>
    </message>
    <message>
        <source>%1 draws an animal token</source>
        <translation>%1 trage un jeton cu animal</translation>
    </message>
    <message>
        <source>%1 may place an abbey</source>
        <translation>%1 poate plasa o abație</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>jefuiește</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>așteaptă</translation>
    </message>
    <message>
        <source>place</source>
        <translation>plasează</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>ia înapoi</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 în %2</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>meeple marcator</translation>
    </message>
    <message>
        <source>place a figure (%1)</source>
        <translation>plasează un pion (%1)</translation>
    </message>
    <message>
        <source>take back a figure</source>
        <translation>ia înapoi un pion</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives tokens back: %n × %2</source>
        <translation>
            <numerusform>%1 înapoiază jetoane: %n × %2</numerusform>
            <numerusform>%1 înapoiază jetoane: %n × %2</numerusform>
            <numerusform>%1 înapoiază jetoane: %n × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWording</name>
    <message>
        <source>Opening</source>
        <translation>Începutul</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pasul %1</translation>
    </message>
    <message>
        <source>back to the start</source>
        <translation>înapoi la început</translation>
    </message>
    <message>
        <source>back to step %1</source>
        <translation>înapoi la pasul %1</translation>
    </message>
    <message>
        <source>new names: %1</source>
        <translation>nume noi: %1</translation>
    </message>
    <message>
        <source>is allowed: %1</source>
        <translation>este permis: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n opțiune</numerusform>
            <numerusform>%n opțiuni</numerusform>
            <numerusform>%n de opțiuni</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puncte: %1</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Jetoane: %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Cazul se confirmă</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Cazul nu se confirmă</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n clause(s) proved</source>
        <translation>
            <numerusform>%1 din %n clauză demonstrată</numerusform>
            <numerusform>%1 din %n clauze demonstrate</numerusform>
            <numerusform>%1 din %n de clauze demonstrate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n example(s) shown</source>
        <translation>
            <numerusform>%1 din %n exemplu arătat</numerusform>
            <numerusform>%1 din %n exemple arătate</numerusform>
            <numerusform>%1 din %n de exemple arătate</numerusform>
        </translation>
    </message>
    <message>
        <source>got</source>
        <translation>obținut</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>așteptat</translation>
    </message>
</context>
<context>
    <name>QueryFault</name>
    <message>
        <source>Entry %1 of the table, &quot;%2&quot;, is no expansion.</source>
        <translation>Intrarea %1 a mesei, „%2”, nu este o extensie.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Te refereai la „%1”?</translation>
    </message>
    <message>
        <source>The limit is %1; it must be at least 1.</source>
        <translation>Limita este %1; trebuie să fie cel puțin 1.</translation>
    </message>
    <message>
        <source>The catalogue cannot be searched: %1</source>
        <translation>Nu se poate căuta în catalog: %1</translation>
    </message>
    <message>
        <source>Nothing is called so: &quot;%1&quot;.</source>
        <translation>Nimic nu se numește așa: „%1”.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Reader</source>
        <translation>Cititor</translation>
    </message>
</context>
<context>
    <name>ReaderView</name>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Remove the bookmark (Ctrl+D)</source>
        <translation>Șterge semnul de carte (Ctrl+D)</translation>
    </message>
    <message>
        <source>Set a bookmark (Ctrl+D)</source>
        <translation>Pune un semn de carte (Ctrl+D)</translation>
    </message>
    <message>
        <source>This clause leaves nothing open.</source>
        <translation>Această clauză nu lasă nimic deschis.</translation>
    </message>
    <message>
        <source>Arrow keys go from clause to clause and from term to term; Enter opens the term or plays a case of the clause.</source>
        <translation>Săgețile duc de la o clauză la alta și de la un termen la altul; Enter deschide termenul sau joacă un caz al clauzei.</translation>
    </message>
</context>
<context>
    <name>ClauseMenu</name>
    <message>
        <source>&amp;Copy with source</source>
        <translation>&amp;Copiază cu sursă</translation>
    </message>
    <message>
        <source>Copy the &amp;link to the clause</source>
        <translation>Copiază &amp;legătura către clauză</translation>
    </message>
    <message>
        <source>Copy the &amp;name of the clause</source>
        <translation>Copiază &amp;numele clauzei</translation>
    </message>
    <message>
        <source>&amp;Play its case</source>
        <translation>&amp;Joacă cazul ei</translation>
    </message>
    <message>
        <source>All about this together with %1</source>
        <translation>Tot ce se spune despre aceasta împreună cu %1</translation>
    </message>
    <message>
        <source>Remove the &amp;bookmark</source>
        <translation>Șterge &amp;semnul de carte</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Pune un &amp;semn de carte</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiță</translation>
    </message>
    <message>
        <source>&amp;Remove the note</source>
        <translation>Ș&amp;terge notița</translation>
    </message>
    <message>
        <source>&amp;Which names do you use?</source>
        <translation>Ce nume &amp;folosiți?</translation>
    </message>
    <message>
        <source>&amp;How do you play it?</source>
        <translation>&amp;Cum jucați voi?</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termeni</translation>
    </message>
</context>
<context>
    <name>ClauseWriter</name>
    <message>
        <source>Note on this clause</source>
        <translation>Notiță la această clauză</translation>
    </message>
    <message>
        <source>How you play it, in your own words</source>
        <translation>Cum jucați, cu cuvintele voastre</translation>
    </message>
    <message>
        <source>A note of your own. Esc writes it down.</source>
        <translation>O notiță a ta. Esc o păstrează.</translation>
    </message>
    <message>
        <source>At our table … Esc writes it down.</source>
        <translation>La masa noastră… Esc o păstrează.</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Clause above, clause below</source>
        <translation>Clauza de deasupra, clauza de dedesubt</translation>
    </message>
    <message>
        <source>Term before, next term</source>
        <translation>Termenul anterior, termenul următor</translation>
    </message>
    <message>
        <source>Open the term or the link, play a case of the clause</source>
        <translation>Deschide termenul sau legătura, joacă un caz al clauzei</translation>
    </message>
    <message>
        <source>One screen up, one screen down</source>
        <translation>Un ecran în sus, un ecran în jos</translation>
    </message>
    <message>
        <source>Begin and end of the page</source>
        <translation>Începutul și sfârșitul paginii</translation>
    </message>
</context>
<context>
    <name>DecisionMenu</name>
    <message>
        <source>We play it so</source>
        <translation>Așa jucăm</translation>
    </message>
    <message>
        <source>We use these names</source>
        <translation>Folosim aceste nume</translation>
    </message>
    <message>
        <source>In your &amp;own words</source>
        <translation>Cu &amp;propriile cuvinte</translation>
    </message>
    <message>
        <source>&amp;Leave it open</source>
        <translation>&amp;Las-o deschisă</translation>
    </message>
</context>
<context>
    <name>ReadingLanguages</name>
    <message>
        <source>Text in English</source>
        <translation>Text în engleză</translation>
    </message>
    <message>
        <source>Text in Romanian</source>
        <translation>Text în română</translation>
    </message>
    <message>
        <source>Text in Catalan</source>
        <translation>Text în catalană</translation>
    </message>
    <message>
        <source>Show or hide the text in English (Ctrl+1)</source>
        <translation>Arată sau ascunde textul în engleză (Ctrl+1)</translation>
    </message>
    <message>
        <source>Show the text in English (Ctrl+1)</source>
        <translation>Arată textul în engleză (Ctrl+1)</translation>
    </message>
    <message>
        <source>Show or hide the text in Romanian (Ctrl+2)</source>
        <translation>Arată sau ascunde textul în română (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show the text in Romanian (Ctrl+2)</source>
        <translation>Arată textul în română (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show or hide the text in Catalan (Ctrl+3)</source>
        <translation>Arată sau ascunde textul în catalană (Ctrl+3)</translation>
    </message>
    <message>
        <source>Show the text in Catalan (Ctrl+3)</source>
        <translation>Arată textul în catalană (Ctrl+3)</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>Limbile textului</translation>
    </message>
</context>
<context>
    <name>FoundByWords</name>
    <message>
        <source>By the name</source>
        <translation>După numele</translation>
    </message>
    <message>
        <source>By the term</source>
        <translation>După termenul</translation>
    </message>
    <message>
        <source>In the rule that it explains</source>
        <translation>În regula pe care o explică</translation>
    </message>
    <message>
        <source>In the case</source>
        <translation>În cazul</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>În indice la</translation>
    </message>
    <message>
        <source>By the name of the box</source>
        <translation>După numele cutiei</translation>
    </message>
    <message>
        <source>In a case that plays it</source>
        <translation>Într-un caz care o joacă</translation>
    </message>
    <message>
        <source>In another language</source>
        <translation>În altă limbă</translation>
    </message>
    <message>
        <source>In its note</source>
        <translation>În nota lui</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Terms</source>
        <translation>Termeni</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensii</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secțiuni</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cazuri</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauze</translation>
    </message>
</context>
<context>
    <name>RoundBand</name>
    <message>
        <source>Round of scoring</source>
        <translation>Runda de evaluare</translation>
    </message>
    <message>
        <source>Round 1A: the start of the turn.</source>
        <translation>Runda 1A: începutul turei.</translation>
    </message>
    <message>
        <source>Round 1B: the tile is drawn.</source>
        <translation>Runda 1B: se trage cartonașul.</translation>
    </message>
    <message>
        <source>Round 1C: the tile is placed.</source>
        <translation>Runda 1C: se plasează cartonașul.</translation>
    </message>
    <message>
        <source>Round 2: figures are placed.</source>
        <translation>Runda 2: se plasează pionii.</translation>
    </message>
    <message>
        <source>Round 3: scoring, in four parts: before the features, the features, after the features, the circus.</source>
        <translation>Runda 3: evaluarea, în patru părți: înaintea teritoriilor, teritoriile, după teritorii, circul.</translation>
    </message>
    <message>
        <source>Round 4: the end of the turn.</source>
        <translation>Runda 4: sfârșitul turei.</translation>
    </message>
    <message>
        <source>Points of a message: a round of its own, between the others.</source>
        <translation>Punctele unei depeșe: o rundă aparte, între celelalte.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>The rounds of scoring of a turn are 1A, 1B, 1C, 2, 3 and 4. Which spaces the scoring figures stand on is looked at only once in each, at its end.</source>
        <translation>Rundele de evaluare ale unei ture sunt 1A, 1B, 1C, 2, 3 și 4. Câmpurile pe care stau pionii de scor se verifică o singură dată, la sfârșitul fiecărei runde.</translation>
    </message>
</context>
<context>
    <name>RowBuilder</name>
    <message>
        <source>Not translated yet; this is the English text.</source>
        <translation>Încă netradus; acesta este textul în engleză.</translation>
    </message>
    <message>
        <source>Translated from an earlier text.</source>
        <translation>Tradus după un text mai vechi.</translation>
    </message>
</context>
<context>
    <name>WaySetter</name>
    <message>
        <source>Next to the rules that they are about:</source>
        <translation>Vezi lângă regulile la care se referă:</translation>
    </message>
</context>
<context>
    <name>HeadSetter</name>
    <message>
        <source>Play the case of this clause</source>
        <translation>Joacă cazul acestei clauze</translation>
    </message>
    <message>
        <source>All about %1 and %2 together</source>
        <translation>Tot ce se spune despre %1 și %2 împreună</translation>
    </message>
    <message>
        <source>rests on</source>
        <translation>se bazează pe</translation>
    </message>
</context>
<context>
    <name>KeptSetter</name>
    <message>
        <source>new names</source>
        <translation>nume noi</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notiță</translation>
    </message>
    <message>
        <source>Which names do you use?</source>
        <translation>Ce nume folosiți?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Cum jucați voi?</translation>
    </message>
    <message>
        <source>we use these names</source>
        <translation>folosim aceste nume</translation>
    </message>
    <message>
        <source>we play it so</source>
        <translation>așa jucăm</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Modifică notița</translation>
    </message>
    <message>
        <source>Say which names you use</source>
        <translation>Spune ce nume folosiți</translation>
    </message>
    <message>
        <source>Say how you play it</source>
        <translation>Spune cum jucați</translation>
    </message>
</context>
<context>
    <name>SidesPainter</name>
    <message>
        <source>To be placed</source>
        <translation>De plasat</translation>
    </message>
    <message>
        <source>Wonders on display</source>
        <translation>Minuni disponibile</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stivă</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Fața în jos</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Fața în sus</translation>
    </message>
</context>
<context>
    <name>StageSide</name>
    <message>
        <source>Steps</source>
        <translation>Pași</translation>
    </message>
    <message>
        <source>Options (%1)</source>
        <translation>Opțiuni (%1)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Fișă de scor</translation>
    </message>
    <message>
        <source>Options and score sheet</source>
        <translation>Opțiuni și fișă de scor</translation>
    </message>
    <message>
        <source>Who got how many points for what; links lead to the steps and to the clauses.</source>
        <translation>Cine a primit câte puncte și pentru ce; legăturile duc la pași și la clauze.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>new names: %1</source>
        <translation>nume noi: %1</translation>
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
        <translation>„%1” nu a putut fi creat.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvat: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>„%1” nu a putut fi scris: %2</translation>
    </message>
    <message>
        <source>The film is being made</source>
        <translation>Se creează filmul</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Options of the decision</source>
        <translation>Opțiunile deciziei</translation>
    </message>
    <message>
        <source>Try it and see why not</source>
        <translation>Încearcă și vezi de ce nu</translation>
    </message>
    <message>
        <source>Play on with the case</source>
        <translation>Continuă ca în caz</translation>
    </message>
    <message>
        <source>Try this one</source>
        <translation>Încearcă această opțiune</translation>
    </message>
    <message>
        <source>Arrow keys show on the board what an option would do; Enter tries it.</source>
        <translation>Săgețile arată pe tablă ce ar face o opțiune; Enter o încearcă.</translation>
    </message>
</context>
<context>
    <name>StageHead</name>
    <message>
        <source>Case</source>
        <translation>Caz</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cazuri</translation>
    </message>
    <message>
        <source>The list of cases (F9)</source>
        <translation>Lista cazurilor (F9)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pași</translation>
    </message>
    <message>
        <source>Steps, options and score sheet</source>
        <translation>Pași, opțiuni și fișă de scor</translation>
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
        <translation>Altele</translation>
    </message>
    <message>
        <source>What the case proves (%1), copy or save what is on the stage (%2)</source>
        <translation>Ce demonstrează cazul (%1), copiază sau salvează ce este pe scenă (%2)</translation>
    </message>
</context>
<context>
    <name>ProvesButton</name>
    <message numerus="yes">
        <source>Proves %n clause(s)</source>
        <translation>
            <numerusform>Demonstrează %n clauză</numerusform>
            <numerusform>Demonstrează %n clauze</numerusform>
            <numerusform>Demonstrează %n de clauze</numerusform>
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
        <translation>Acest caz nu se confirmă.</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Board, score track and players</source>
        <translation>Tablă, tablă de scor și jucători</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>Steps of the case</source>
        <translation>Pașii cazului</translation>
    </message>
    <message>
        <source>Arrow keys show each step on the board; Ctrl+Enter reads its clause.</source>
        <translation>Săgețile arată fiecare pas pe tablă; Ctrl+Enter deschide clauza lui.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n blazon</numerusform>
            <numerusform>%n blazoane</numerusform>
            <numerusform>%n de blazoane</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>s-a finalizat</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nu s-a finalizat</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pioni</numerusform>
            <numerusform>%n de pioni</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>neocupat</translation>
    </message>
    <message numerus="yes">
        <source>Player %1: %n point(s)</source>
        <translation>
            <numerusform>Jucătorul %1: %n punct</numerusform>
            <numerusform>Jucătorul %1: %n puncte</numerusform>
            <numerusform>Jucătorul %1: %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation>
            <numerusform>%n în rezervă</numerusform>
            <numerusform>%n în rezervă</numerusform>
            <numerusform>%n în rezervă</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageExport</name>
    <message>
        <source>The picture of the step is copied.</source>
        <translation>Imaginea pasului a fost copiată.</translation>
    </message>
    <message>
        <source>The text of the case is copied.</source>
        <translation>Textul cazului a fost copiat.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagini (*.png)</translation>
    </message>
    <message>
        <source>Animated pictures (*.webp)</source>
        <translation>Imagini animate (*.webp)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>Stage</source>
        <translation>Scenă</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Not allowed: %1. Why: %2</source>
        <translation>Opțiune nepermisă: %1. Motivul: %2</translation>
    </message>
    <message>
        <source>The starting position</source>
        <translation>Poziția de pornire</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Înapoi la început</translation>
    </message>
    <message>
        <source>Back to the start for another choice: %1</source>
        <translation>Înapoi la început, pentru altă alegere: %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Înapoi la pasul %1</translation>
    </message>
    <message>
        <source>Back to step %1 for another choice: %2</source>
        <translation>Înapoi la pasul %1, pentru altă alegere: %2</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Pasul %1. %2</translation>
    </message>
    <message>
        <source>%1. Follows from %2</source>
        <translation>%1. Decurge din %2</translation>
    </message>
    <message>
        <source>Not the case from here on</source>
        <translation>De aici încolo, în afara cazului</translation>
    </message>
    <message>
        <source>Not the case, step %1. %2</source>
        <translation>În afara cazului, pasul %1. %2</translation>
    </message>
</context>
<context>
    <name>TermCard</name>
    <message>
        <source>Search for this term</source>
        <translation>Caută acest termen</translation>
    </message>
    <message>
        <source>Term: %1</source>
        <translation>Termen: %1</translation>
    </message>
    <message>
        <source>What happens when it meets … (P)</source>
        <translation>Ce se întâmplă când întâlnește… (P)</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>În reguli</translation>
    </message>
</context>
<context>
    <name>TileDetail</name>
    <message>
        <source>The chosen tile</source>
        <translation>Cartonașul ales</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotește</translation>
    </message>
    <message>
        <source>Turn the tile by a quarter (R)</source>
        <translation>Rotește cartonașul cu un sfert (R)</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Teritorii</translation>
    </message>
    <message>
        <source>Features of the tile</source>
        <translation>Teritoriile cartonașului</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>Cartonașul</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>The features of the tile, what is known of it and the rules about it.</source>
        <translation>Teritoriile cartonașului, ce se știe despre el și regulile care îl privesc.</translation>
    </message>
    <message>
        <source>Arrow keys show a feature on the picture of the tile.</source>
        <translation>Săgețile arată câte un teritoriu pe imaginea cartonașului.</translation>
    </message>
</context>
<context>
    <name>TilePicture</name>
    <message>
        <source>Arrow keys show the features, R turns the tile</source>
        <translation>Săgețile arată teritoriile, R rotește cartonașul</translation>
    </message>
    <message>
        <source>Feature before</source>
        <translation>Teritoriul anterior</translation>
    </message>
    <message>
        <source>Next feature</source>
        <translation>Teritoriul următor</translation>
    </message>
    <message>
        <source>Turn the tile, turn it back</source>
        <translation>Rotește cartonașul, rotește-l înapoi</translation>
    </message>
</context>
<context>
    <name>TileWording</name>
    <message>
        <source>inn</source>
        <translation>han</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>catedrală</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>prințesă</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>asediat</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vin</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grâne</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>stofă</translation>
    </message>
    <message>
        <source>pointed</source>
        <translation>cu vârf</translation>
    </message>
    <message>
        <source>well</source>
        <translation>puț</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labirint</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunel</translation>
    </message>
    <message>
        <source>pig herd</source>
        <translation>turmă de porci</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>lăcaș de cult</translation>
    </message>
    <message>
        <source>church</source>
        <translation>biserică</translation>
    </message>
    <message>
        <source>special monastery</source>
        <translation>mănăstire specială</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>abație</translation>
    </message>
    <message>
        <source>wonder</source>
        <translation>minune</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulcan</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>magic portal</source>
        <translation>coridor fermecat</translation>
    </message>
    <message>
        <source>tower foundation</source>
        <translation>loc de construcție pentru turn</translation>
    </message>
    <message>
        <source>bazaar</source>
        <translation>bazar</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>vineyard</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>circus space</source>
        <translation>loc pentru circ</translation>
    </message>
    <message>
        <source>acrobat space</source>
        <translation>loc pentru artiști</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>aur</translation>
    </message>
    <message>
        <source>mage and witch</source>
        <translation>magician și vrăjitoare</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>hoț</translation>
    </message>
    <message>
        <source>festival</source>
        <translation>festival</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>târg</translation>
    </message>
    <message>
        <source>plague source</source>
        <translation>sursă de ciumă</translation>
    </message>
    <message>
        <source>ferry lake</source>
        <translation>lac cu bac</translation>
    </message>
    <message>
        <source>quarters of the Count</source>
        <translation>cartierele contelui</translation>
    </message>
    <message>
        <source>hut of Baba Yaga</source>
        <translation>coliba babei Yaga</translation>
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
        <translation>izvorul râului</translation>
    </message>
    <message>
        <source>lake of the river</source>
        <translation>lacul râului</translation>
    </message>
    <message>
        <source>crossing on two levels</source>
        <translation>trecere pe două niveluri</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>grădină</translation>
    </message>
    <message>
        <source>village</source>
        <translation>sat</translation>
    </message>
    <message>
        <source>flying machine</source>
        <translation>aparat de zbor</translation>
    </message>
    <message>
        <source>wind rose</source>
        <translation>roză a vântului</translation>
    </message>
    <message>
        <source>crop circle</source>
        <translation>cerc în lan</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>turn de veghe</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>săgeată</translation>
    </message>
    <message>
        <source>arrow “Add meeple”</source>
        <translation>săgeată „Adaugă meeple”</translation>
    </message>
    <message>
        <source>arrow “Place meeple”</source>
        <translation>săgeată „Plasează meeple”</translation>
    </message>
    <message>
        <source>arrow “Extra turn”</source>
        <translation>săgeată „Tură suplimentară”</translation>
    </message>
    <message>
        <source>closed edge</source>
        <translation>latură închisă</translation>
    </message>
    <message>
        <source>Set 1</source>
        <translation>Setul 1</translation>
    </message>
    <message>
        <source>Set 2</source>
        <translation>Setul 2</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Oraș</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Drum</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Câmp</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Mănăstire</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Grădină</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Râu</translation>
    </message>
    <message>
        <source>Special area</source>
        <translation>Zonă specială</translation>
    </message>
    <message>
        <source>Abbot’s place</source>
        <translation>Locul abatelui</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n spațiu</numerusform>
            <numerusform>%n spații</numerusform>
            <numerusform>%n de spații</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n exemplar</numerusform>
            <numerusform>%n exemplare</numerusform>
            <numerusform>%n de exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>beside %1</source>
        <extracomment>%1 lists the cities beside a field</extracomment>
        <translation>lângă %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n blazon</numerusform>
            <numerusform>%n blazoane</numerusform>
            <numerusform>%n de blazoane</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Cartonașul %1</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sigură</translation>
    </message>
    <message>
        <source>high</source>
        <translation>ridicată</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medie</translation>
    </message>
    <message>
        <source>derived from the rules</source>
        <translation>dedusă din reguli</translation>
    </message>
    <message>
        <source>derived, without support</source>
        <translation>dedusă, neconfirmată</translation>
    </message>
    <message>
        <source>schematic</source>
        <translation>schematică</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>ca în publicație</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roată</translation>
    </message>
    <message>
        <source>1 crown space</source>
        <translation>1 coroană</translation>
    </message>
    <message>
        <source>2 crown spaces</source>
        <translation>2 coroane</translation>
    </message>
    <message>
        <source>fruit-bearing tree</source>
        <translation>pom fructifer</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>din mijloc</translation>
    </message>
    <message>
        <source>north</source>
        <translation>din nord</translation>
    </message>
    <message>
        <source>north-north-east</source>
        <translation>din nord-nord-est</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>din nord-est</translation>
    </message>
    <message>
        <source>east-north-east</source>
        <translation>din est-nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>din est</translation>
    </message>
    <message>
        <source>east-south-east</source>
        <translation>din est-sud-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>din sud-est</translation>
    </message>
    <message>
        <source>south-south-east</source>
        <translation>din sud-sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>din sud</translation>
    </message>
    <message>
        <source>south-south-west</source>
        <translation>din sud-sud-vest</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>din sud-vest</translation>
    </message>
    <message>
        <source>west-south-west</source>
        <translation>din vest-sud-vest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>din vest</translation>
    </message>
    <message>
        <source>west-north-west</source>
        <translation>din vest-nord-vest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>din nord-vest</translation>
    </message>
    <message>
        <source>north-north-west</source>
        <translation>din nord-nord-vest</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <translation>din colțul de nord-est</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <translation>din colțul de sud-est</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <translation>din colțul de sud-vest</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <translation>din colțul de nord-vest</translation>
    </message>
    <message>
        <source>north-south</source>
        <translation>de la nord la sud</translation>
    </message>
    <message>
        <source>east-west</source>
        <translation>de la est la vest</translation>
    </message>
    <message>
        <source>first</source>
        <translation>(primul)</translation>
    </message>
    <message>
        <source>second</source>
        <translation>(al doilea)</translation>
    </message>
    <message>
        <source>third</source>
        <translation>(al treilea)</translation>
    </message>
    <message>
        <source>last</source>
        <translation>(ultimul)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a feature, &quot;City&quot;; %2 its side of the tile, &quot;north-east&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Noroc</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Taxe</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Foamete</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Furtună</translation>
    </message>
    <message>
        <source>Inquisition</source>
        <translation>Inchiziție</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Ciumă</translation>
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
        <translation>Armata de Teracotă</translation>
    </message>
    <message>
        <source>The Wheel of Fortune</source>
        <translation>Roata Destinului</translation>
    </message>
    <message>
        <source>tile %1</source>
        <extracomment>in a sentence</extracomment>
        <translation>cartonașul %1</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <extracomment>in a sentence; %1 the letter of a tile, %2 what is drawn on it and on no other of the letter</extracomment>
        <translation>cartonașul %1 (%2)</translation>
    </message>
    <message>
        <source>the abbey</source>
        <translation>abația</translation>
    </message>
    <message>
        <source>the Wheel of Fortune</source>
        <translation>Roata Destinului</translation>
    </message>
    <message>
        <source>the Terracotta Army</source>
        <translation>Armata de Teracotă</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Abație</translation>
    </message>
    <message>
        <source>Tile %1, %2</source>
        <extracomment>%1 the letter of a tile, %2 what is drawn on it and on no other of the letter</extracomment>
        <translation>Cartonașul %1 (%2)</translation>
    </message>
    <message>
        <source>tile %1 (%2)</source>
        <translation>cartonașul %1 (%2)</translation>
    </message>
</context>
<context>
    <name>TilesView</name>
    <message>
        <source>Letter, name, feature</source>
        <translation>Literă, nume, teritoriu</translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Toate extensiile</translation>
    </message>
    <message numerus="yes">
        <source>%n different tile(s)</source>
        <translation>
            <numerusform>%n cartonaș</numerusform>
            <numerusform>%n cartonașe diferite</numerusform>
            <numerusform>%n de cartonașe diferite</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter, name, feature: “inn”, “two cities, pennant”, “city without a field”</source>
        <translation>Literă, nume, teritoriu: „han”, „două orașe, blazon”, „oraș fără câmp”</translation>
    </message>
    <message>
        <source>Filter tiles by words</source>
        <translation>Filtrează cartonașele după cuvinte</translation>
    </message>
    <message>
        <source>Filter tiles by expansion</source>
        <translation>Filtrează cartonașele după extensie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Masa mea</translation>
    </message>
    <message>
        <source>Arrow keys choose a tile, letters narrow the list.</source>
        <translation>Săgețile aleg un cartonaș, literele restrâng lista.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Înapoi (Alt+Stânga)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Înainte (Alt+Dreapta)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Search rules, tiles, cases and terms</source>
        <translation>Caută reguli, cartonașe, cazuri și termeni</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Search in any of the three languages (Ctrl+K)</source>
        <translation>Caută în oricare dintre cele trei limbi (Ctrl+K)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Meniu (F10)</translation>
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
        <translation>La început</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Stânga</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Redare</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreapta</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Axă de timp</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <source>Flags are turns, circles decisions, crosses refusals, diamonds awards. Up and Down go from one to the next.</source>
        <translation>Steagurile sunt ture, cercurile decizii, crucile refuzuri, romburile puncte încasate. Săgețile sus și jos duc de la un semn la altul.</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>fără mișcare</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Text in English</source>
        <translation>Text în engleză</translation>
    </message>
    <message>
        <source>Text in Romanian</source>
        <translation>Text în română</translation>
    </message>
    <message>
        <source>Text in Catalan</source>
        <translation>Text în catalană</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Îna&amp;inte</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Caută</translation>
    </message>
    <message>
        <source>&amp;About Glossator</source>
        <translation>Despre Glossator</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>Următoarea &amp;parte a ferestrei</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>Vizua&amp;lizare</translation>
    </message>
    <message>
        <source>&amp;Language of the window</source>
        <translation>Lim&amp;ba ferestrei</translation>
    </message>
    <message>
        <source>That of the &amp;text</source>
        <translation>Cea a te&amp;xtului</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>Citi&amp;re</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>Car&amp;tonașe</translation>
    </message>
    <message>
        <source>St&amp;age</source>
        <translation>Sc&amp;enă</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>C&amp;aută în pagină</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Apariția următoare</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Apariția anterioară</translation>
    </message>
    <message>
        <source>Larger &amp;text</source>
        <translation>Te&amp;xt mai mare</translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation>Text mai mic</translation>
    </message>
    <message>
        <source>Or&amp;iginal size</source>
        <translation>Mărimea &amp;originală</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>C&amp;uprins</translation>
    </message>
    <message>
        <source>&amp;My table</source>
        <translation>&amp;Masa mea</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;ură</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>Pere&amp;chi</translation>
    </message>
    <message>
        <source>Cop&amp;y the link to this place</source>
        <translation>Copiază le&amp;gătura către acest loc</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tipărește…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>Sal&amp;vează ca PDF…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ecran com&amp;plet</translation>
    </message>
    <message>
        <source>&amp;Kept</source>
        <translation>Îns&amp;emnări</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Semn de carte</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiță</translation>
    </message>
    <message>
        <source>&amp;How do you play it?</source>
        <translation>Cum &amp;jucați voi?</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Anulea&amp;ză</translation>
    </message>
    <message>
        <source>Fol&amp;d the rules of other boxes</source>
        <translation>Ascun&amp;de regulile altor cutii</translation>
    </message>
    <message>
        <source>Names of the &amp;roles</source>
        <translation>Numele &amp;rolurilor</translation>
    </message>
    <message>
        <source>&amp;Classic: highwayman, monk, farmer</source>
        <translation>&amp;Clasice: tâlhar, călugăr, țăran</translation>
    </message>
    <message>
        <source>&amp;20th Anniversary Edition: traveller, nun, female farmer</source>
        <translation>Ediția pentru a &amp;20-a aniversare: călătoare, călugăriță, țărancă</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Partea anterioară a ferestrei</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Menu of what has the keyboard</source>
        <translation>Meniul elementului activ</translation>
    </message>
    <message>
        <source>What is played is told with these names. Texts keep the classic ones, with the new ones beside.</source>
        <translation>Acțiunea de pe scenă este relatată cu aceste nume. Textele păstrează numele clasice, cu cele noi alături.</translation>
    </message>
    <message>
        <source>Colour&amp;s</source>
        <translation>Cu&amp;lori</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Ca în &amp;sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Luminoase</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>Înt&amp;unecate</translation>
    </message>
    <message>
        <source>K&amp;eyboard shortcuts</source>
        <translation>Scurtături de tastatură</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigare</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Activități</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Ce vezi</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>Însemnări</translation>
    </message>
    <message>
        <source>Copying and printing</source>
        <translation>Copiere și tipărire</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altele</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
</context>
<context>
    <name>MyTable</name>
    <message>
        <source>new table</source>
        <translation>masă nouă</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>numele mesei</translation>
    </message>
    <message>
        <source>change of the table</source>
        <translation>modificarea mesei</translation>
    </message>
    <message>
        <source>removal of a table</source>
        <translation>ștergerea unei mese</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Masa mea</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>All expansions</source>
        <translation>Toate extensiile</translation>
    </message>
    <message>
        <source>My table: %1</source>
        <translation>Masa mea: %1</translation>
    </message>
    <message>
        <source>Choose which expansions lie on the table (Ctrl+T)</source>
        <translation>Alege ce extensii sunt pe masă (Ctrl+T)</translation>
    </message>
    <message>
        <source>%1, on the table</source>
        <translation>%1, pe masă</translation>
    </message>
    <message>
        <source>Take “%1” off the table</source>
        <translation>Ia „%1” de pe masă</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>My table</source>
        <translation>Masa mea</translation>
    </message>
    <message>
        <source>Base game only</source>
        <translation>Doar jocul de bază</translation>
    </message>
    <message>
        <source>Wonders, Messages, 20th</source>
        <translation>Minuni, Depeșe, 20 de ani</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>No table is chosen: the rules of all boxes are shown until you tick those that you play with. The base game is always one of them.</source>
        <translation>Nu ai ales nicio masă: se văd regulile tuturor cutiilor până când le bifezi pe cele cu care joci. Jocul de bază este mereu una dintre ele.</translation>
    </message>
    <message>
        <source>Find a box</source>
        <translation>Caută o cutie</translation>
    </message>
    <message>
        <source>Boxes on the table</source>
        <translation>Cutiile de pe masă</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n cutie</numerusform>
            <numerusform>%n cutii</numerusform>
            <numerusform>%n de cutii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n cartonaș</numerusform>
            <numerusform>%n cartonașe</numerusform>
            <numerusform>%n de cartonașe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them with a picture</source>
        <translation>%1, dintre care %2 cu imagine</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clauză</numerusform>
            <numerusform>%n clauze</numerusform>
            <numerusform>%n de clauze</numerusform>
        </translation>
    </message>
    <message>
        <source>No box is called “%1”. Clear the name to list all boxes again.</source>
        <translation>Nicio cutie nu se numește „%1”. Șterge numele ca să vezi din nou toate cutiile.</translation>
    </message>
    <message>
        <source>No box is called “%1”. Nearly so:</source>
        <translation>Nicio cutie nu se numește „%1”. Cu nume apropiat:</translation>
    </message>
    <message>
        <source>There is no catalogue, and so no boxes to choose from.</source>
        <translation>Nu există niciun catalog, deci nici cutii de ales.</translation>
    </message>
    <message>
        <source>The rules of the base game and of the boxes that are ticked are shown.</source>
        <translation>Sunt afișate regulile jocului de bază și ale cutiilor bifate.</translation>
    </message>
    <message>
        <source>Words narrow the list; Enter lays the first box on the table or takes it away.</source>
        <translation>Cuvintele restrâng lista; Enter pune prima cutie pe masă sau o ia de acolo.</translation>
    </message>
    <message>
        <source>Enter lays a box on the table or takes it away; letters narrow the list.</source>
        <translation>Enter pune o cutie pe masă sau o ia de acolo; literele restrâng lista.</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message numerus="yes">
        <source>A name has %n letter(s) at most.</source>
        <translation>
            <numerusform>Un nume are cel mult %n literă.</numerusform>
            <numerusform>Un nume are cel mult %n litere.</numerusform>
            <numerusform>Un nume are cel mult %n de litere.</numerusform>
        </translation>
    </message>
    <message>
        <source>All expansions</source>
        <translation>Toate extensiile</translation>
    </message>
    <message>
        <source>A table needs a name: it keeps “%1”.</source>
        <translation>O masă are nevoie de un nume: rămâne „%1”.</translation>
    </message>
    <message>
        <source>There is another table “%1”: this one keeps “%2”.</source>
        <translation>Există deja o masă „%1”: aceasta rămâne „%2”.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Masa:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nume:</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Masă nouă</translation>
    </message>
    <message>
        <source>Remove table</source>
        <translation>Șterge masa</translation>
    </message>
    <message>
        <source>What the table is called; Enter takes the name.</source>
        <translation>Cum se numește masa; Enter preia numele.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Închide mesajul</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>The file with your tables, bookmarks and notes was damaged, and nothing in it could be read. It is now “%1”.</source>
        <translation>Fișierul cu mesele, semnele de carte și notițele tale era deteriorat și nimic din el nu a putut fi citit. El este acum „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your tables, bookmarks and notes was damaged. %n entries in it could be read and are kept. The damaged file is now “%1”.</source>
        <translation>
            <numerusform>Fișierul cu mesele, semnele de carte și notițele tale era deteriorat. Din el a putut fi citită și păstrată %n înregistrare. Fișierul deteriorat este acum „%1”.</numerusform>
            <numerusform>Fișierul cu mesele, semnele de carte și notițele tale era deteriorat. Din el au putut fi citite și păstrate %n înregistrări. Fișierul deteriorat este acum „%1”.</numerusform>
            <numerusform>Fișierul cu mesele, semnele de carte și notițele tale era deteriorat. Din el au putut fi citite și păstrate %n de înregistrări. Fișierul deteriorat este acum „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer Glossator wrote “%1”. What could be read of it is shown. The file stays as it is, and what you write now is not kept.</source>
        <translation>Un Glossator mai nou a scris „%1”. Se vede ce s-a putut citi din el. Fișierul rămâne așa cum este, iar ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>“%1”, the file with your tables, bookmarks and notes, was empty. It is begun anew.</source>
        <translation>„%1”, fișierul cu mesele, semnele de carte și notițele tale, era gol. Se începe unul nou.</translation>
    </message>
    <message>
        <source>“%1” can only be read (%2). What you kept is there, but what you write now is not kept.</source>
        <translation>„%1” poate fi doar citit (%2). Ce ai păstrat se vede, dar ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>“%1” is damaged and can only be read (%2). What you write now is not kept.</source>
        <translation>„%1” este deteriorat și poate fi doar citit (%2). Ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>You may not read “%1”. What you write now is not kept.</source>
        <translation>Nu ai dreptul să citești „%1”. Ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2). What you write now is not kept.</source>
        <translation>„%1” nu poate fi scris (%2). Ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be set aside. What you write now is not kept.</source>
        <translation>„%1” este deteriorat și nu poate fi pus deoparte. Ce scrii acum nu se păstrează.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>este un dosar</translation>
    </message>
    <message>
        <source>the folder “%1” cannot be made</source>
        <translation>dosarul „%1” nu poate fi creat</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>este protejat la scriere</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>dosarul lui este protejat la scriere</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>nu este un fișier obișnuit</translation>
    </message>
    <message>
        <source>What may be missing: %1.</source>
        <translation>Ce poate lipsi: %1.</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>mese</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>semne de carte</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notițe</translation>
    </message>
    <message>
        <source>house decisions</source>
        <translation>decizii ale mesei</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message numerus="yes">
        <source>This list is not complete: the catalogue has all the rules only of %n box(es).</source>
        <translation>
            <numerusform>Lista nu este completă: în catalog sunt toate regulile numai pentru %n cutie.</numerusform>
            <numerusform>Lista nu este completă: în catalog sunt toate regulile numai pentru %n cutii.</numerusform>
            <numerusform>Lista nu este completă: în catalog sunt toate regulile numai pentru %n de cutii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is not complete: the catalogue does not have all the rules of %n box(es) on it.</source>
        <translation>
            <numerusform>Lista nu este completă: din catalog lipsesc reguli pentru %n cutie.</numerusform>
            <numerusform>Lista nu este completă: din catalog lipsesc reguli pentru %n cutii.</numerusform>
            <numerusform>Lista nu este completă: din catalog lipsesc reguli pentru %n de cutii.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is not complete: the catalogue has all the rules only of %1.</source>
        <translation>Lista nu este completă: în catalog sunt toate regulile numai pentru %1.</translation>
    </message>
    <message>
        <source>This list is not complete: the catalogue does not have all the rules of %1.</source>
        <translation>Lista nu este completă: în catalog nu sunt toate regulile pentru %1.</translation>
    </message>
    <message>
        <source>The game on the stage is here</source>
        <translation>Partida de pe scenă este aici</translation>
    </message>
    <message>
        <source>scoring round %1</source>
        <translation>runda de evaluare %1</translation>
    </message>
</context>
<context>
    <name>OrderPreface</name>
    <message>
        <source>About this list</source>
        <translation>Despre această listă</translation>
    </message>
</context>
<context>
    <name>OrderView</name>
    <message>
        <source>Order of play</source>
        <translation>Desfășurarea turei</translation>
    </message>
    <message>
        <source>Order of play in detail</source>
        <translation>Desfășurarea turei în detaliu</translation>
    </message>
    <message>
        <source>Enter opens the rule.</source>
        <translation>Enter deschide regula.</translation>
    </message>
    <message>
        <source>What is done in each step of a turn with the boxes on your table. Enter opens the rule.</source>
        <translation>Ce se face în fiecare pas al unei ture, cu cutiile de pe masa ta. Enter deschide regula.</translation>
    </message>
    <message>
        <source>What is done in each step of a turn with the boxes of the case. Enter opens the rule.</source>
        <translation>Ce se face în fiecare pas al unei ture, cu cutiile din caz. Enter deschide regula.</translation>
    </message>
    <message>
        <source>Codes of boxes: %1</source>
        <translation>Codurile cutiilor: %1</translation>
    </message>
</context>
<context>
    <name>OrderTools</name>
    <message>
        <source>Open all</source>
        <translation>Extinde tot</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Restrânge tot</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tipărește…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvează ca PDF…</translation>
    </message>
    <message>
        <source>Print what is open</source>
        <translation>Tipărește ce este extins</translation>
    </message>
    <message>
        <source>Prints the steps and acts as they are opened up here, in type for reading, on as many sheets as they need. Else one sheet tells all steps in short.</source>
        <translation>Tipărește pașii și acțiunile așa cum sunt extinse aici, cu litere ușor de citit, pe câte foi e nevoie. Altfel, o singură foaie spune pe scurt toți pașii.</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Coduri</translation>
    </message>
    <message>
        <source>What the codes of boxes mean</source>
        <translation>Ce înseamnă codurile cutiilor</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salvează ca PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Fișierul %1 nu a putut fi scris.</translation>
    </message>
    <message>
        <source>“%1” is on its way to the printer.</source>
        <translation>„%1” se trimite la imprimantă.</translation>
    </message>
    <message>
        <source>“%1” could not be printed.</source>
        <translation>„%1” nu a putut fi tipărit.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvat: %1</translation>
    </message>
    <message>
        <source>Setting the sheets of “%1” …</source>
        <translation>Se compun paginile pentru „%1”…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>„%1” nu a putut fi scris: %2</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>Where in the turn the game is: see the order of play</source>
        <translation>Unde se află partida în tură: vezi desfășurarea turei</translation>
    </message>
    <message>
        <source>Step of the turn: %1</source>
        <translation>Pasul turei: %1</translation>
    </message>
    <message>
        <source>Step of the turn</source>
        <translation>Pasul turei</translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message>
        <source>no ruling recorded</source>
        <translation>nicio lămurire</translation>
    </message>
    <message numerus="yes">
        <source>%n with a case to play</source>
        <translation>
            <numerusform>%n cu un caz de jucat</numerusform>
            <numerusform>%n cu câte un caz de jucat</numerusform>
            <numerusform>%n cu câte un caz de jucat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clauză</numerusform>
            <numerusform>%n clauze</numerusform>
            <numerusform>%n de clauze</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ruled</source>
        <translation>Ce este stabilit</translation>
    </message>
    <message>
        <source>Where editions differ</source>
        <translation>Unde edițiile diferă</translation>
    </message>
    <message>
        <source>What nobody has settled</source>
        <translation>Ce n-a lămurit nimeni</translation>
    </message>
    <message>
        <source>Examples and notes</source>
        <translation>Exemple și note</translation>
    </message>
    <message>
        <source>With a box that is not on your table</source>
        <translation>Cu o cutie care nu este pe masa ta</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>editură</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunitate</translation>
    </message>
    <message>
        <source>edition difference</source>
        <translation>diferență între ediții</translation>
    </message>
    <message>
        <source>open question</source>
        <translation>întrebare deschisă</translation>
    </message>
    <message>
        <source>with a case to play</source>
        <translation>cu caz de jucat</translation>
    </message>
    <message>
        <source>%1 from the publisher</source>
        <translation>%1 de la editură</translation>
    </message>
    <message>
        <source>%1 from the community</source>
        <translation>%1 de la comunitate</translation>
    </message>
    <message numerus="yes">
        <source>%n edition difference(s)</source>
        <translation>
            <numerusform>%n diferență între ediții</numerusform>
            <numerusform>%n diferențe între ediții</numerusform>
            <numerusform>%n de diferențe între ediții</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n întrebare deschisă</numerusform>
            <numerusform>%n întrebări deschise</numerusform>
            <numerusform>%n de întrebări deschise</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is known of all expansions</source>
        <translation>Cât se știe despre toate extensiile</translation>
    </message>
</context>
<context>
    <name>PairPage</name>
    <message>
        <source>What is ruled about all of their kind</source>
        <translation>Ce este stabilit despre toate cele de același fel</translation>
    </message>
    <message>
        <source>What is ruled where their boxes meet</source>
        <translation>Ce este stabilit acolo unde cutiile lor se întâlnesc</translation>
    </message>
    <message>
        <source>Rules that come near</source>
        <translation>Reguli apropiate</translation>
    </message>
    <message>
        <source>On the same rules, but about one of the two only</source>
        <translation>Despre aceleași reguli, dar numai despre una dintre cele două</translation>
    </message>
</context>
<context>
    <name>AidText</name>
    <message numerus="yes">
        <source>All %1 acts are here, %n of them shortened to the first sentence (…); “Print what is open” prints them whole.</source>
        <comment>acts of the order of play</comment>
        <translation>
            <numerusform>Toate acțiunile (%1) sunt aici, %n dintre ele scurtată la prima frază (…); „Tipărește ce este extins” o tipărește întreagă.</numerusform>
            <numerusform>Toate acțiunile (%1) sunt aici, %n dintre ele scurtate la prima frază (…); „Tipărește ce este extins” le tipărește întregi.</numerusform>
            <numerusform>Toate acțiunile (%1) sunt aici, %n dintre ele scurtate la prima frază (…); „Tipărește ce este extins” le tipărește întregi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerHead</name>
    <message>
        <source>No ruling is recorded about these two together.</source>
        <translation>În catalog nu există nicio lămurire despre cele două împreună.</translation>
    </message>
    <message>
        <source>The rules of “%1” are not all in the catalogue, so there may be one.</source>
        <translation>Nu toate regulile pentru „%1” sunt în catalog, așa că ar putea exista una.</translation>
    </message>
    <message>
        <source>The rules of “%1” are not in the catalogue, so there may be one.</source>
        <translation>Regulile pentru „%1” nu sunt în catalog, așa că ar putea exista una.</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Cele mai apropiate: %1</translation>
    </message>
    <message>
        <source>Every rule of %1 is about the base game.</source>
        <translation>Fiecare regulă pentru „%1” se referă la jocul de bază.</translation>
    </message>
    <message>
        <source>No question about %1 alone is recorded.</source>
        <translation>În catalog nu există nicio întrebare doar despre „%1”.</translation>
    </message>
    <message>
        <source>Asked about %1 alone: %2</source>
        <translation>Întrebări doar despre „%1”: %2</translation>
    </message>
    <message>
        <source>Its rules: %1</source>
        <translation>Regulile: %1</translation>
    </message>
    <message>
        <source>Cases in which both play a part: %1</source>
        <translation>Cazuri în care apar amândouă: %1</translation>
    </message>
    <message>
        <source>Nothing is recorded that comes near it.</source>
        <translation>Nu există nici ceva apropiat.</translation>
    </message>
    <message>
        <source>Perhaps this is meant: %1</source>
        <translation>Poate te referi la: %1</translation>
    </message>
    <message>
        <source>More is said about their boxes: %1</source>
        <translation>Despre cutiile lor se spun mai multe: %1</translation>
    </message>
    <message>
        <source>Cases that name both: %1</source>
        <translation>Cazuri care le menționează pe amândouă: %1</translation>
    </message>
    <message>
        <source>More cases that name both: %1</source>
        <translation>Alte cazuri care le menționează pe amândouă: %1</translation>
    </message>
    <message>
        <source>No ruling is recorded about these two together, but a case shows them:</source>
        <translation>În catalog nu există nicio lămurire despre cele două împreună, dar un caz le arată:</translation>
    </message>
    <message>
        <source>no case plays it</source>
        <translation>niciun caz nu o joacă</translation>
    </message>
    <message>
        <source>no case plays any of them</source>
        <translation>niciun caz nu joacă vreuna dintre ele</translation>
    </message>
    <message>
        <source>no date is known</source>
        <translation>nu se cunoaște nicio dată</translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n fără dată</numerusform>
            <numerusform>%n fără dată</numerusform>
            <numerusform>%n fără dată</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPane</name>
    <message>
        <source> or </source>
        <comment>between names of boxes of which one would do</comment>
        <translation> sau </translation>
    </message>
    <message>
        <source>Enter plays a case of the marked clause</source>
        <translation>Enter joacă un caz al clauzei marcate</translation>
    </message>
    <message>
        <source>Each by itself: %1</source>
        <translation>Fiecare în parte: %1</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>with a case to play</source>
        <translation>cu un caz de jucat</translation>
    </message>
    <message>
        <source>Inks: %1</source>
        <translation>Cerneluri: %1</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>%1 alone</source>
        <translation>%1, fără nimic altceva</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>How much is known where two expansions meet. Point at a cell; a click or Enter opens it.</source>
        <translation>Câte lămuriri există acolo unde se întâlnesc două extensii. Indică o celulă; un clic sau Enter o deschide.</translation>
    </message>
    <message>
        <source>Expansions by expansions</source>
        <translation>Fiecare extensie cu fiecare</translation>
    </message>
    <message>
        <source>How much is known where two expansions meet. Arrow keys point at a cell, with Ctrl at the next one of which something is known; Enter opens it.</source>
        <translation>Câte lămuriri există acolo unde se întâlnesc două extensii. Săgețile indică o celulă, iar cu Ctrl următoarea care are lămuriri; Enter o deschide.</translation>
    </message>
    <message>
        <source>Only what is on my table</source>
        <translation>Numai ce este pe masa mea</translation>
    </message>
</context>
<context>
    <name>PairView</name>
    <message>
        <source>“%1” was read as “%2”.</source>
        <translation>„%1” a fost citit ca „%2”.</translation>
    </message>
    <message>
        <source>Answer by pair</source>
        <translation>Răspuns pentru o pereche</translation>
    </message>
    <message>
        <source>&amp;What happens when</source>
        <translation>Ce se întâmplă cân&amp;d</translation>
    </message>
    <message>
        <source>&amp;meets</source>
        <translation>întâ&amp;lnește</translation>
    </message>
    <message>
        <source>an expansion, a figure, a feature …</source>
        <translation>o extensie, un pion, un teritoriu…</translation>
    </message>
    <message>
        <source>one thing</source>
        <translation>ceva</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>altceva</translation>
    </message>
    <message>
        <source>First expansion or thing</source>
        <translation>Prima extensie sau primul lucru</translation>
    </message>
    <message>
        <source>Second expansion or thing</source>
        <translation>A doua extensie sau al doilea lucru</translation>
    </message>
    <message>
        <source>Any name in any of the three languages; arrow keys choose from the list, Enter takes.</source>
        <translation>Orice nume, în oricare dintre cele trei limbi; săgețile aleg din listă, Enter preia.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Schimbă-le între ele</translation>
    </message>
    <message>
        <source>Matri&amp;x</source>
        <translation>Matri&amp;ce</translation>
    </message>
    <message>
        <source>Show how much is known of all expansions together</source>
        <translation>Arată câte lămuriri există despre toate extensiile împreună</translation>
    </message>
</context>
<context>
    <name>UnknownName</name>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nimic nu se numește „%1”.</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Cele mai apropiate: %1</translation>
    </message>
    <message>
        <source>Search all rules for “%1”</source>
        <translation>Caută „%1” în toate regulile</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filters</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtru: %1</translation>
    </message>
    <message>
        <source>Tab takes the first</source>
        <translation>Tab îl alege pe primul</translation>
    </message>
    <message numerus="yes">
        <source>… %n more: type on</source>
        <translation>
            <numerusform>… încă %n: scrie mai departe</numerusform>
            <numerusform>… încă %n: scrie mai departe</numerusform>
            <numerusform>… încă %n: scrie mai departe</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiale</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Ale comunității</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Rămase deschise</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cazuri</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termeni</translation>
    </message>
    <message>
        <source>Played by a case</source>
        <translation>Jucate într-un caz</translation>
    </message>
</context>
<context>
    <name>LookupStatus</name>
    <message>
        <source>There is no “%1”.</source>
        <translation>Nu există „%1”.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Left out, as no text has it: %1.</source>
        <translation>Lăsat deoparte, fiindcă nu apare în niciun text: %1.</translation>
    </message>
    <message>
        <source>“%1” is read as “%2”.</source>
        <translation>„%1” este citit ca „%2”.</translation>
    </message>
    <message>
        <source>Search for what I typed</source>
        <translation>Caută exact ce am scris</translation>
    </message>
    <message>
        <source>Tab completes the filter.</source>
        <translation>Tab completează filtrul.</translation>
    </message>
    <message>
        <source>Tab completes the filter, arrow keys choose another.</source>
        <translation>Tab completează filtrul, săgețile aleg altul.</translation>
    </message>
    <message>
        <source>The rules of %1 are not in the catalogue. It has only what is known about it with other expansions.</source>
        <translation>Regulile extensiei „%1” nu sunt în catalog. Aici găsești doar ce se știe despre ea împreună cu alte extensii.</translation>
    </message>
    <message>
        <source>The catalogue has only a part of the rules of %1. What you ask about may be missing.</source>
        <translation>Catalogul are doar o parte din regulile extensiei „%1”. Răspunsul căutat poate să lipsească.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s), none about this. Arrow keys choose one.</source>
        <translation>
            <numerusform>%n rezultat, dar nu despre asta. Îl alegi cu săgețile.</numerusform>
            <numerusform>%n rezultate, dar niciunul despre asta. Alegi unul cu săgețile.</numerusform>
            <numerusform>%n de rezultate, dar niciunul despre asta. Alegi unul cu săgețile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Esc goes back.</source>
        <translation>
            <numerusform>%n rezultat. Săgețile aleg, Esc te duce înapoi.</numerusform>
            <numerusform>%n rezultate. Săgețile aleg, Esc te duce înapoi.</numerusform>
            <numerusform>%n de rezultate. Săgețile aleg, Esc te duce înapoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s). Arrow keys choose, Enter opens, Esc goes back.</source>
        <translation>
            <numerusform>%n rezultat. Săgețile aleg, Enter deschide, Esc te duce înapoi.</numerusform>
            <numerusform>%n rezultate. Săgețile aleg, Enter deschide, Esc te duce înapoi.</numerusform>
            <numerusform>%n de rezultate. Săgețile aleg, Enter deschide, Esc te duce înapoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on your table is found for “%1”.</source>
        <translation>Pe masa ta nu s-a găsit nimic pentru „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Search everything: %n result(s)</source>
        <translation>
            <numerusform>Caută peste tot: %n rezultat</numerusform>
            <numerusform>Caută peste tot: %n rezultate</numerusform>
            <numerusform>Caută peste tot: %n de rezultate</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Any of the three languages will do, with or without diacritics.</source>
        <translation>Nu s-a găsit nimic pentru „%1”. Se poate căuta în oricare dintre cele trei limbi, cu sau fără diacritice.</translation>
    </message>
    <message>
        <source>This can be asked: %1</source>
        <translation>Se poate întreba astfel: %1</translation>
    </message>
    <message>
        <source>Written much like it: %1</source>
        <translation>Se scriu asemănător: %1</translation>
    </message>
    <message numerus="yes">
        <source>Search without filters: %n result(s)</source>
        <translation>
            <numerusform>Caută fără filtre: %n rezultat</numerusform>
            <numerusform>Caută fără filtre: %n rezultate</numerusform>
            <numerusform>Caută fără filtre: %n de rezultate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %n result(s)</source>
        <translation>
            <numerusform>Fără %1: %n rezultat</numerusform>
            <numerusform>Fără %1: %n rezultate</numerusform>
            <numerusform>Fără %1: %n de rezultate</numerusform>
        </translation>
    </message>
    <message>
        <source>No filter, read as words: %1. Filters: %2</source>
        <translation>Nu sunt filtre și se citesc drept cuvinte: %1. Filtre: %2</translation>
    </message>
    <message>
        <source>There is no “%1”. Did you mean this? %2</source>
        <translation>Nu există „%1”. Te refereai la %2?</translation>
    </message>
    <message>
        <source> (Enter)</source>
        <translation> (Enter)</translation>
    </message>
    <message>
        <source> (Ctrl+Enter)</source>
        <translation> (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>There is no “%1”. What there is: %2</source>
        <translation>Nu există „%1”. Iată ce există: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more in boxes that are not on your table</source>
        <translation>
            <numerusform>Încă %n rezultat în cutii care nu sunt pe masa ta</numerusform>
            <numerusform>Încă %n rezultate în cutii care nu sunt pe masa ta</numerusform>
            <numerusform>Încă %n de rezultate în cutii care nu sunt pe masa ta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them better</source>
        <translation>
            <numerusform>, dintre care %n mai potrivit</numerusform>
            <numerusform>, dintre care %n mai potrivite</numerusform>
            <numerusform>, dintre care %n mai potrivite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, better</source>
        <comment>all of so many</comment>
        <translation>
            <numerusform>, mai potrivit</numerusform>
            <numerusform>, toate mai potrivite</numerusform>
            <numerusform>, toate mai potrivite</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to what is on my table</source>
        <translation>Înapoi la ce este pe masa mea</translation>
    </message>
    <message>
        <source>Nothing passes all filters of “%1” at once. With only one: %2</source>
        <translation>Nimic nu îndeplinește în același timp toate filtrele din „%1”. Cu unul singur: %2</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>“%1” is not a link of Glossator; one looks like %2.</source>
        <translation>„%1” nu este o legătură către Glossator; una arată așa: %2.</translation>
    </message>
    <message>
        <source>A link cannot lead to “%1”; did you mean %2?</source>
        <translation>O legătură nu poate duce la „%1”; ai vrut să scrii %2?</translation>
    </message>
    <message>
        <source>A link cannot lead to “%1”; one looks like %2.</source>
        <translation>O legătură nu poate duce la „%1”; una arată așa: %2.</translation>
    </message>
    <message>
        <source>The link %1 does not say where to; one looks like %2.</source>
        <translation>Legătura %1 nu spune unde duce; una arată așa: %2.</translation>
    </message>
    <message>
        <source>The step of a case is a number, as in %1.</source>
        <translation>Pasul unui caz este un număr, ca în %1.</translation>
    </message>
</context>
<context>
    <name>LinkFinder</name>
    <message>
        <source>There is no clause “%1”.</source>
        <translation>Nu există clauza „%1”.</translation>
    </message>
    <message>
        <source>There is no case “%1”.</source>
        <translation>Nu există cazul „%1”.</translation>
    </message>
    <message>
        <source>There is neither an expansion nor a thing “%1”.</source>
        <translation>Nu există nici extensie, nici lucru „%1”.</translation>
    </message>
    <message>
        <source>There is no tile “%1”.</source>
        <translation>Nu există cartonașul „%1”.</translation>
    </message>
    <message>
        <source>A turn has no step “%1”.</source>
        <translation>O tură nu are pasul „%1”.</translation>
    </message>
    <message>
        <source>There is no expansion “%1”.</source>
        <translation>Nu există extensia „%1”.</translation>
    </message>
    <message>
        <source>There is no term “%1”.</source>
        <translation>Nu există termenul „%1”.</translation>
    </message>
    <message>
        <source>Nearest: %1</source>
        <translation>Cele mai apropiate: %1</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>texts under CC BY-SA 4.0</source>
        <translation>texte sub CC BY-SA 4.0</translation>
    </message>
</context>
<context>
    <name>PdfWriter</name>
    <message>
        <source>There is nothing to print at %1.</source>
        <translation>La %1 nu este nimic de tipărit.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Fișierul %1 nu a putut fi scris.</translation>
    </message>
</context>
<context>
    <name>DetourBar</name>
    <message>
        <source>Not the case</source>
        <translation>În afara cazului</translation>
    </message>
    <message>
        <source>another choice at the start of “%1”</source>
        <translation>altă alegere la începutul cazului „%1”</translation>
    </message>
    <message>
        <source>another choice at the start of the case</source>
        <translation>altă alegere la începutul cazului</translation>
    </message>
    <message>
        <source>another choice after step %1</source>
        <translation>altă alegere după pasul %1</translation>
    </message>
    <message>
        <source>another choice after step %1 of “%2”</source>
        <translation>altă alegere după pasul %1 al cazului „%2”</translation>
    </message>
    <message>
        <source>Back to the case</source>
        <translation>Înapoi la caz</translation>
    </message>
    <message>
        <source>Back to the case, at the same step (%1)</source>
        <translation>Înapoi la caz, la același pas (%1)</translation>
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
        <translation>%1. Așa alege cazul.</translation>
    </message>
    <message>
        <source>Not allowed: %1. Why: %2. Follows from %3</source>
        <translation>Opțiune nepermisă: %1. Motivul: %2. Decurge din %3</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step %1</source>
        <translation>Pasul %1</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Pasul %1. %2</translation>
    </message>
    <message>
        <source>%1 (here is what you came to see)</source>
        <extracomment>of the steps and the timeline of a case; %1 what happens there</extracomment>
        <translation>%1 (aici e ceea ce ai venit să vezi)</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Copy or save what is on the stage</source>
        <translation>Copiază sau salvează ce este pe scenă</translation>
    </message>
    <message>
        <source>Copy the picture of the step</source>
        <translation>Copiază imaginea pasului</translation>
    </message>
    <message>
        <source>Copy the text of the case</source>
        <translation>Copiază textul cazului</translation>
    </message>
    <message>
        <source>Save the picture of the step (PNG)…</source>
        <translation>Salvează imaginea pasului (PNG)…</translation>
    </message>
    <message>
        <source>Save the case as a film (WebP)…</source>
        <translation>Salvează cazul ca film (WebP)…</translation>
    </message>
    <message>
        <source>Save the text of the case…</source>
        <translation>Salvează textul cazului…</translation>
    </message>
    <message>
        <source>Save the case as PDF…</source>
        <translation>Salvează cazul ca PDF…</translation>
    </message>
    <message>
        <source>Print the case…</source>
        <translation>Tipărește cazul…</translation>
    </message>
</context>
<context>
    <name>HouseReadings</name>
    <message>
        <source>The builder may go onto what the new tile has just finished.</source>
        <translation>Constructorul poate merge pe ceea ce tocmai a finalizat cartonașul nou.</translation>
    </message>
    <message>
        <source>The builder stays off what the new tile has just finished.</source>
        <translation>Constructorul nu merge pe ceea ce tocmai a finalizat cartonașul nou.</translation>
    </message>
    <message>
        <source>Goods that nobody has bring nobody points.</source>
        <translation>Mărfurile pe care nu le are nimeni nu aduc nimănui puncte.</translation>
    </message>
    <message>
        <source>Goods that nobody has bring everybody 10 points.</source>
        <translation>Mărfurile pe care nu le are nimeni aduc fiecăruia 10 puncte.</translation>
    </message>
    <message>
        <source>The orange wind rose is on the tile whose road ends at a city.</source>
        <translation>Roza portocalie este pe cartonașul al cărui drum se termină la un oraș.</translation>
    </message>
    <message>
        <source>The orange wind rose is on the tile whose road bends.</source>
        <translation>Roza portocalie este pe cartonașul al cărui drum cotește.</translation>
    </message>
    <message>
        <source>Each of the two meeples brings 3 points.</source>
        <translation>Fiecare dintre cei doi meepleși aduce 3 puncte.</translation>
    </message>
    <message>
        <source>The two meeples bring 3 points in all.</source>
        <translation>Cei doi meepleși aduc în total 3 puncte.</translation>
    </message>
    <message>
        <source>Tikal pays for each of these cities.</source>
        <translation>Tikal plătește pentru fiecare dintre aceste orașe.</translation>
    </message>
    <message>
        <source>Tikal pays once a turn.</source>
        <translation>Tikal plătește o dată pe tură.</translation>
    </message>
    <message>
        <source>The wonder stays unused.</source>
        <translation>Minunea rămâne nefolosită.</translation>
    </message>
    <message>
        <source>Its owner has one more turn for the wonder.</source>
        <translation>Proprietarul ei mai are o tură pentru minune.</translation>
    </message>
    <message>
        <source>The message comes first.</source>
        <translation>Depeșa vine prima.</translation>
    </message>
    <message>
        <source>The wonder comes first.</source>
        <translation>Minunea vine prima.</translation>
    </message>
    <message>
        <source>The 2 points come only where the arrow points to no tile.</source>
        <translation>Cele 2 puncte vin numai dacă săgeata nu arată spre un cartonaș.</translation>
    </message>
    <message>
        <source>The 2 points come also where the symbol is not the active one.</source>
        <translation>Cele 2 puncte vin și dacă simbolul nu este cel activat.</translation>
    </message>
    <message>
        <source>Each of several knights in a city counts.</source>
        <translation>Contează fiecare dintre cavalerii dintr-un oraș.</translation>
    </message>
    <message>
        <source>A city counts once, however many knights stand in it.</source>
        <translation>Un oraș contează o singură dată, oricâți cavaleri ar sta în el.</translation>
    </message>
    <message>
        <source>A double turn has 1 symbol in all.</source>
        <translation>O tură dublă are un singur simbol în total.</translation>
    </message>
    <message>
        <source>Each tile of a double turn may activate 1 symbol.</source>
        <translation>Fiecare cartonaș al unei ture duble poate activa câte un simbol.</translation>
    </message>
    <message>
        <source>Classic: highwayman, monk, farmer</source>
        <translation>Clasice: tâlhar, călugăr, țăran</translation>
    </message>
    <message>
        <source>20th Anniversary Edition: female traveller, monk or nun, female farmer</source>
        <translation>Ediția pentru a 20-a aniversare: călătoare, călugăr sau călugăriță, țărancă</translation>
    </message>
    <message>
        <source>With the tile of message 7 the fairy brings her point again.</source>
        <translation>Cu cartonașul depeșei 7, zâna își aduce din nou punctul.</translation>
    </message>
    <message>
        <source>The fairy brings her point once in the whole turn.</source>
        <translation>Zâna își aduce punctul o singură dată în toată tura.</translation>
    </message>
    <message>
        <source>Only a symbol that is used counts.</source>
        <translation>Contează numai simbolul care este folosit.</translation>
    </message>
    <message>
        <source>An active symbol counts, used or not.</source>
        <translation>Simbolul activ contează, folosit sau nu.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>bookmark</source>
        <translation>semn de carte</translation>
    </message>
    <message>
        <source>removal of a note</source>
        <translation>ștergerea unei notițe</translation>
    </message>
    <message>
        <source>removal of a house decision</source>
        <translation>ștergerea deciziei mesei</translation>
    </message>
    <message>
        <source>removal of a bookmark</source>
        <translation>ștergerea unui semn de carte</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notiță</translation>
    </message>
    <message>
        <source>house decision</source>
        <translation>decizia mesei</translation>
    </message>
    <message>
        <source>removal of a recent place</source>
        <translation>scoaterea unui loc recent din listă</translation>
    </message>
    <message>
        <source>The bookmark was removed.</source>
        <translation>Semnul de carte a fost șters.</translation>
    </message>
    <message>
        <source>The note was removed.</source>
        <translation>Notița a fost ștearsă.</translation>
    </message>
    <message>
        <source>The house decision was removed.</source>
        <translation>Decizia mesei a fost ștearsă.</translation>
    </message>
    <message>
        <source>The place was forgotten.</source>
        <translation>Locul a fost scos din listă.</translation>
    </message>
</context>
<context>
    <name>PageAdditions</name>
    <message>
        <source>Bookmarked.</source>
        <translation>Cu semn de carte.</translation>
    </message>
    <message>
        <source>At our table: %1</source>
        <translation>La masa noastră: %1</translation>
    </message>
    <message>
        <source>Your note: %1</source>
        <translation>Notița ta: %1</translation>
    </message>
    <message>
        <source>Concerns a box that is not on your table.</source>
        <translation>Privește o cutie care nu este pe masa ta.</translation>
    </message>
</context>
<context>
    <name>OffTableBar</name>
    <message>
        <source>Show</source>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Ascunde</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Estompează</translation>
    </message>
    <message>
        <source>This box is not on your table.</source>
        <translation>Această cutie nu este pe masa ta.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) concern boxes that are not on your table.</source>
        <translation>
            <numerusform>%n clauză privește cutii care nu sunt pe masa ta.</numerusform>
            <numerusform>%n clauze privesc cutii care nu sunt pe masa ta.</numerusform>
            <numerusform>%n de clauze privesc cutii care nu sunt pe masa ta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Cuprins</translation>
    </message>
    <message>
        <source>The boxes and their sections (F9 shows and hides this)</source>
        <translation>Cutiile și secțiunile lor (F9 arată și ascunde)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Însemnări</translation>
    </message>
    <message>
        <source>Your bookmarks, notes, house decisions and recent places (Ctrl+B)</source>
        <translation>Semnele de carte, notițele, deciziile mesei și locurile recente (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>KeptModel</name>
    <message>
        <source>Not in this catalogue</source>
        <translation>Nu este în acest catalog</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caz</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pereche</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Semne de carte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notițe</translation>
    </message>
    <message>
        <source>We play it so</source>
        <translation>Așa jucăm</translation>
    </message>
    <message>
        <source>Recent places</source>
        <translation>Locuri recente</translation>
    </message>
</context>
<context>
    <name>KeptPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message>
        <source>Nothing is kept yet.

Ctrl+D sets a bookmark at the clause that you read.

Ctrl+Shift+N writes a note below it.

Where the sources leave a question open, “How do you play it?” keeps what your table decides.</source>
        <translation>Încă nu ai însemnări.

Ctrl+D pune un semn de carte la clauza pe care o citești.

Ctrl+Shift+N scrie o notiță sub ea.

Unde sursele lasă o întrebare deschisă, „Cum jucați voi?” păstrează ce decide masa ta.</translation>
    </message>
    <message>
        <source>Nothing that you keep has these words. Esc clears them; Ctrl+K searches the rules.</source>
        <translation>Nicio însemnare nu conține aceste cuvinte. Esc le șterge, Ctrl+K deschide căutarea în reguli.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Însemnări</translation>
    </message>
    <message>
        <source>Find what you keep</source>
        <translation>Caută în însemnări</translation>
    </message>
    <message>
        <source>Bookmarks, notes, house decisions and recent places</source>
        <translation>Semne de carte, notițe, deciziile mesei și locuri recente</translation>
    </message>
    <message>
        <source>Enter goes to a place, Delete removes it.</source>
        <translation>Enter merge la un loc, Delete îl șterge.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Caută</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>First steps</source>
        <translation>Primii pași</translation>
    </message>
    <message>
        <source>Ask in your own words, in any of the three languages:</source>
        <translation>Întreabă cu cuvintele tale, în oricare dintre cele trei limbi:</translation>
    </message>
    <message>
        <source>someone else closes my road</source>
        <translation>altcineva îmi închide drumul</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>opens the first answer; arrow keys choose another, Esc goes to the page</source>
        <translation>deschide primul răspuns; săgețile aleg altul, Esc duce la pagină</translation>
    </message>
    <message>
        <source>what happens when this meets that</source>
        <translation>ce se întâmplă când două lucruri se întâlnesc</translation>
    </message>
    <message>
        <source>what is done in a turn</source>
        <translation>ce se face într-o tură</translation>
    </message>
    <message>
        <source>which boxes lie on your table</source>
        <translation>ce cutii sunt pe masa ta</translation>
    </message>
    <message>
        <source>when does the abbot come back</source>
        <translation>când se întoarce abatele</translation>
    </message>
    <message>
        <source>how do I get a wonder</source>
        <translation>cum obțin o minune</translation>
    </message>
    <message>
        <source>when do I get a message</source>
        <translation>când primesc o depeșă</translation>
    </message>
    <message>
        <source>what does the builder do</source>
        <translation>ce face constructorul</translation>
    </message>
    <message>
        <source>an inn on an unfinished road</source>
        <translation>un han la un drum neterminat</translation>
    </message>
    <message>
        <source>when are fields scored</source>
        <translation>când se punctează câmpurile</translation>
    </message>
</context>
<context>
    <name>PlaceAccessible</name>
    <message>
        <source>Term: %1</source>
        <translation>Termen: %1</translation>
    </message>
    <message>
        <source>By the new names of roles: %1.</source>
        <translation>După numele noi ale rolurilor: %1.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Progres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>HouseBar</name>
    <message>
        <source>Not the case</source>
        <translation>În afara cazului</translation>
    </message>
    <message>
        <source>Played by your house decision: %1</source>
        <translation>Jucat după decizia mesei: %1</translation>
    </message>
    <message>
        <source>As the case has it. You have decided otherwise: %1</source>
        <translation>Ca în caz. La masa ta s-a hotărât altfel: %1</translation>
    </message>
    <message>
        <source>It ends where the case makes a choice that is not there.</source>
        <translation>Se încheie acolo unde cazul face o alegere care aici nu există.</translation>
    </message>
    <message>
        <source>In the case: %1</source>
        <translation>În caz: %1</translation>
    </message>
    <message>
        <source>As the case has it</source>
        <translation>Ca în caz</translation>
    </message>
    <message>
        <source>By your house decision</source>
        <translation>După decizia mesei</translation>
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
        <translation>Urmărește o regulă în acțiune</translation>
    </message>
    <message>
        <source>In a case the program plays a rule move by move. It names the clause behind every point and every refusal, and at each decision you may try another choice.</source>
        <translation>Într-un caz, programul joacă o regulă mutare cu mutare. Numește clauza din spatele fiecărui punct și al fiecărui refuz, iar la fiecare decizie poți încerca altă alegere.</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>Redă „%1”</translation>
    </message>
    <message>
        <source>A board: %1</source>
        <translation>O tablă: %1</translation>
    </message>
    <message>
        <source>Choose a case</source>
        <translation>Alege un caz</translation>
    </message>
    <message>
        <source>Search for one</source>
        <translation>Caută unul</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>nu există dosarul „%1”</translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation>acesta este numele unui dosar</translation>
    </message>
    <message>
        <source>there is no permission to write there</source>
        <translation>lipsește permisiunea de a scrie acolo</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>discul este plin</translation>
    </message>
</context>
<context>
    <name>CaseListModel</name>
    <message>
        <source>with %1</source>
        <translation>cu %1</translation>
    </message>
    <message>
        <source>on the stage</source>
        <translation>pe scenă</translation>
    </message>
</context>
<context>
    <name>CaseMenu</name>
    <message>
        <source>With boxes that are not on your table (%1)</source>
        <translation>Cu cutii care nu sunt pe masa ta (%1)</translation>
    </message>
    <message>
        <source>More cases (%1)</source>
        <translation>Mai multe cazuri (%1)</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>cu %1</translation>
    </message>
</context>
<context>
    <name>CasePanel</name>
    <message>
        <source>Also cases with other boxes (%1)</source>
        <translation>Și cazuri cu alte cutii (%1)</translation>
    </message>
    <message>
        <source>No case that can be played on your table has these words.</source>
        <translation>Niciun caz care se poate juca la masa ta nu are aceste cuvinte.</translation>
    </message>
    <message>
        <source>No case has these words. Esc clears them; Ctrl+K searches the rules.</source>
        <translation>Niciun caz nu are aceste cuvinte. Esc le șterge, Ctrl+K deschide căutarea în reguli.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cazuri</translation>
    </message>
    <message>
        <source>Find a case</source>
        <translation>Găsește un caz</translation>
    </message>
    <message>
        <source>Also show cases that need boxes not on your table</source>
        <translation>Arată și cazurile care cer cutii ce nu sunt pe masa ta</translation>
    </message>
    <message>
        <source>Enter opens a case, letters narrow the list.</source>
        <translation>Enter deschide un caz, literele restrâng lista.</translation>
    </message>
    <message>
        <source>Words narrow the list, Enter opens a case.</source>
        <translation>Cuvintele restrâng lista, Enter deschide un caz.</translation>
    </message>
</context>
<context>
    <name>StageMenu</name>
    <message>
        <source>Sta&amp;ge</source>
        <translation>S&amp;cenă</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Cazuri</translation>
    </message>
    <message>
        <source>&amp;Next case</source>
        <translation>Cazul &amp;următor</translation>
    </message>
    <message>
        <source>&amp;Previous case</source>
        <translation>Cazul &amp;anterior</translation>
    </message>
    <message>
        <source>What the case p&amp;roves</source>
        <translation>Ce &amp;demonstrează cazul</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportă</translation>
    </message>
    <message>
        <source>&amp;Follow the action when zoomed</source>
        <translation>Urmărește acțiunea când &amp;imaginea e mărită</translation>
    </message>
</context>
<context>
    <name>CaseComposer</name>
    <message>
        <source>What the case proves</source>
        <translation>Ce demonstrează cazul</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Fișă de scor</translation>
    </message>
    <message>
        <source>The other clauses</source>
        <translation>Celelalte clauze</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scurtături de tastatură</translation>
    </message>
    <message>
        <source>Close the keyboard shortcuts</source>
        <translation>Închide scurtăturile de tastatură</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Închide (Esc)</translation>
    </message>
    <message>
        <source>All keys of the program, by where they work; Esc goes back.</source>
        <translation>Toate tastele programului, după locul în care se folosesc; Esc te duce înapoi.</translation>
    </message>
</context>
<context>
    <name>StageKeys</name>
    <message>
        <source>Play, pause</source>
        <translation>Redare, pauză</translation>
    </message>
    <message>
        <source>Step back, step on</source>
        <translation>Un pas înapoi, un pas înainte</translation>
    </message>
    <message>
        <source>Mark before, next mark of the timeline</source>
        <translation>Marcajul anterior, marcajul următor de pe axa de timp</translation>
    </message>
    <message>
        <source>Begin and end of the case</source>
        <translation>Începutul și sfârșitul cazului</translation>
    </message>
    <message>
        <source>Enlarge, reduce, fit the board</source>
        <translation>Mărește, micșorează, încadrează tabla</translation>
    </message>
    <message>
        <source>Move the view over the board</source>
        <translation>Deplasează vederea pe tablă</translation>
    </message>
    <message>
        <source>Read the clause of the marked step</source>
        <translation>Citește clauza pasului marcat</translation>
    </message>
    <message>
        <source>Steps and options, in a narrow window</source>
        <translation>Pașii și opțiunile, într-o fereastră îngustă</translation>
    </message>
    <message>
        <source>Next tab beside the board</source>
        <translation>Fila următoare de lângă tablă</translation>
    </message>
    <message>
        <source>Tab before, beside the board</source>
        <translation>Fila anterioară de lângă tablă</translation>
    </message>
    <message>
        <source>As the house plays it</source>
        <translation>Cum se joacă la masa ta</translation>
    </message>
    <message>
        <source>You have decided nothing that changes this case.</source>
        <translation>Nu ai hotărât nimic care să schimbe acest caz.</translation>
    </message>
    <message>
        <source>Back to the case from another choice</source>
        <translation>Revino la caz după altă alegere</translation>
    </message>
    <message>
        <source>The list of cases</source>
        <translation>Lista cazurilor</translation>
    </message>
    <message>
        <source>Case before, next case of the list</source>
        <translation>Cazul anterior, cazul următor din listă</translation>
    </message>
    <message>
        <source>What the case proves</source>
        <translation>Ce demonstrează cazul</translation>
    </message>
    <message>
        <source>Copy, save or print the case</source>
        <translation>Copiază, salvează sau tipărește cazul</translation>
    </message>
    <message>
        <source>The step of the turn in the order of play</source>
        <translation>Pasul de acum în desfășurarea turei</translation>
    </message>
    <message>
        <source>Copy, save the picture of the step</source>
        <translation>Copiază, salvează imaginea pasului</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selectează tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Mărește</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>M&amp;icșorează</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Apasă</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Mută focalizarea</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Comută</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pagina anterioară</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina următoare</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Pornește acțiunea</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Mărește valoarea</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Micșorează valoarea</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mută focalizarea aici</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Comută starea</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Merge cu o pagină înapoi</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Merge la pagina următoare</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Deschide lista de opțiuni</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Displays version information.</source>
        <translation>Arată versiunea.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opțiune necunoscută: „%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opțiuni necunoscute: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Lipsește valoarea după „%1”.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valoare neașteptată după „%1”.</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opțiuni]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilizare: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opțiuni:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Caută în:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mergi înapoi</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Stânga</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Mergi înainte</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Dreapta</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosarul părinte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mergi la dosarul părinte</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Sus</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listă</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Arată ca listă</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Arată cu detalii</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bara laterală</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Locuri și semne de carte</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fișiere de tipul:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Caută un dosar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Alege</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Numele fișierului:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosar:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Șt&amp;erge</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Arată fișierele &amp;ascunse</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Dosar &amp;nou</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosare</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locuri recente</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Dosar nou</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Înlătură</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Arată </translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dosarul nu a fost găsit.
Verifică dacă numele dosarului este corect.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fișierul nu a fost găsit.
Verifică dacă numele fișierului este corect.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 există deja.
Vrei să îl înlocuiești?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” este protejat la scriere.
Vrei să îl ștergi totuși?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Sigur vrei să ștergi „%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosarul nu a putut fi șters.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensiune</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data modificării</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Calculatorul meu</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Arată detaliile…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ascunde detaliile…</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Hârtie</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Formatul paginii:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Lățime:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Înălțime:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Sursa hârtiei:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientare</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portret</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Peisaj</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Peisaj inversat</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Portret inversat</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Margini</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>marginea de sus</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>marginea din stânga</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>marginea din dreapta</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>marginea de jos</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Așezarea paginilor</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Ordinea paginilor:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Pagini pe coală:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milimetri (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Puncte (pt)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Țoli (in)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Alt format</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvează tot</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da &amp;la toate</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;u la toate</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Întrerupe</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoră</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Renunță la modificări</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplică</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Revino la valorile inițiale</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Tipărire</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Tipărește</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opțiuni &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opțiuni &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Tipărire într-un fișier (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Tipărește într-un fișier…</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fișier local</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Scrie un fișier PDF</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De la stânga la dreapta, de sus în jos</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De la stânga la dreapta, de jos în sus</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De la dreapta la stânga, de jos în sus</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De la dreapta la stânga, de sus în jos</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De jos în sus, de la stânga la dreapta</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De jos în sus, de la dreapta la stânga</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De sus în jos, de la stânga la dreapta</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De sus în jos, de la dreapta la stânga</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Toate paginile</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Paginile impare</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Paginile pare</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 este un dosar.
Alege alt nume de fișier.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>În fișierul %1 nu se poate scrie.
Alege alt nume de fișier.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 există deja.
Vrei să îl înlocuiești?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Opțiunile „Pagini pe coală” și „Paginile” nu pot fi folosite împreună.
Renunță la una dintre ele.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Prima pagină nu poate fi după ultima.</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Setările pentru tipărirea pe ambele fețe nu se potrivesc. Vrei să le corectezi?</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Tipărirea pe ambele fețe: setări care nu se potrivesc</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pagini indicate greșit</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 nu este scris corect. Separă paginile și intervalele prin „,”, scrie intervalele cu „-” și ai grijă să nu se suprapună.</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Proprietățile imprimantei</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Opțiunile tipăririi</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Setările paginii nu se potrivesc</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Setările paginii nu se potrivesc între ele. Vrei să le corectezi?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Opțiunile avansate nu se potrivesc</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Unele opțiuni avansate nu se potrivesc între ele. Vrei să le corectezi?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Pagină</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avansat</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Unele opțiuni nu se potrivesc între ele. Corectează-le.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Output Settings</source>
        <translation>Setări de ieșire</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Ce se tipărește</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagini</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Paginile</translation>
    </message>
    <message>
        <source>to</source>
        <translation>până la</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Scrie pagini sau intervale separate prin virgule. Un interval se scrie ca două numere cu cratimă între ele. De exemplu, 3,5-7,9 tipărește paginile 3, 5, 6, 7 și 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Pagina curentă</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selecția</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Paginile:</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Exemplare:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Pe seturi</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>În ordine inversă</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Culoare</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Tonuri de gri</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Tipărire pe ambele fețe</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Legare pe latura lungă</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Legare pe latura scurtă</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Imprimantă</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nume:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;roprietăți</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Amplasare:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Previzualizare</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tip:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fișier de ieșire:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Derulează până aici</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Marginea din stânga</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Început</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Marginea din dreapta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Sfârșit</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>O pagină la stânga</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>O pagină în sus</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>O pagină la dreapta</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>O pagină în jos</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Derulează în jos</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Left</source>
        <translation>Stânga</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreapta</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sus</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Undo %1</source>
        <translation>Anulează: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refă: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiază adresa &amp;legăturii</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>also: %1</source>
        <translation>și: %1</translation>
    </message>
    <message>
        <source>no longer: %1</source>
        <translation>termen vechi: %1</translation>
    </message>
    <message>
        <source>Formed by us from its parts; not found in published texts.</source>
        <translation>Denumire compusă de noi; neatestată în texte publicate.</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Teritoriu</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extensie</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componentă</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acțiune</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Evaluare</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ediție</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fază</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Minune</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Depeșă</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termen</translation>
    </message>
    <message>
        <source>classic: %1</source>
        <translation>clasic: %1</translation>
    </message>
    <message>
        <source>20th Anniversary Edition: %1</source>
        <translation>Ediția pentru a 20-a aniversare: %1</translation>
    </message>
</context>
<context>
    <name>TileFacts</name>
    <message>
        <source>one lies on the table at the start</source>
        <translation>unul se află pe masă la început</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>În cutie</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Literă</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Formă</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certitudine</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Lies in</source>
        <translation>Se află în</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Teritorii</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>A case</source>
        <translation>Un caz</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>La sfârșit</translation>
    </message>
</context>
<context>
    <name>TermSheet</name>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauze</translation>
    </message>
    <message>
        <source>%1, of which the nearest %2 follow</source>
        <translation>%1, dintre care urmează cele mai apropiate %2</translation>
    </message>
</context>
<context>
    <name>NoTiles</name>
    <message>
        <source>There are no tiles here.</source>
        <translation>Aici nu sunt cartonașe.</translation>
    </message>
    <message>
        <source>No tile has “%1”.</source>
        <translation>Niciun cartonaș nu se potrivește cu „%1”.</translation>
    </message>
    <message>
        <source>Near to it: %1</source>
        <translation>Poate căutai: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n different tile(s) with it in boxes that are not shown</source>
        <translation>
            <numerusform>%n cartonaș care îl are, în cutii care nu se văd</numerusform>
            <numerusform>%n cartonașe diferite care îl au, în cutii care nu se văd</numerusform>
            <numerusform>%n de cartonașe diferite care îl au, în cutii care nu se văd</numerusform>
        </translation>
    </message>
    <message>
        <source>Look in all boxes</source>
        <translation>Caută în toate cutiile</translation>
    </message>
    <message>
        <source>Clear the filter (Esc)</source>
        <translation>Șterge filtrul (Esc)</translation>
    </message>
</context>
<context>
    <name>OffTableWords</name>
    <message>
        <source>not on your table</source>
        <translation>nu este pe masa ta</translation>
    </message>
    <message numerus="yes">
        <source>Not on your table: %1</source>
        <comment>boxes</comment>
        <translation>
            <numerusform>Nu este pe masa ta: %1</numerusform>
            <numerusform>Nu sunt pe masa ta: %1</numerusform>
            <numerusform>Nu sunt pe masa ta: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
