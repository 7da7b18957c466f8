<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Über Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train {version}</source>
        <translation>Mexican Train {version}</translation>
    </message>
    <message>
        <source>Dominoes for two to eight, with people at this computer or with computer players. They see no more of the game than you do.</source>
        <translation>Domino für zwei bis acht, mit Menschen an diesem Computer oder mit Computergegnern. Sie sehen nicht mehr vom Spiel als Sie.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Wertungsblatt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Stein &amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Last tile!</source>
        <translation>&amp;Letzter Stein!</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>Ü&amp;ber Mexican Train</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} passed.</source>
        <translation>{name} hat gepasst.</translation>
    </message>
    <message>
        <source>{name} finished laying the train.</source>
        <translation>{name} hat die Bahn fertig gelegt.</translation>
    </message>
    <message>
        <source>{name}: last tile!</source>
        <translation>{name}: Letzter Stein!</translation>
    </message>
    <message>
        <source>{name} forgot to call the last tile.</source>
        <translation>{name} hat vergessen, den letzten Stein anzusagen.</translation>
    </message>
    <message>
        <source>{owner} train is open now.</source>
        <translation>Die Bahn {owner} ist jetzt offen.</translation>
    </message>
    <message>
        <source>{owner} train is closed again.</source>
        <translation>Die Bahn {owner} ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Runde {round}: {name} beginnt.</translation>
    </message>
    <message>
        <source>The engine is the {double}.</source>
        <translation>Der Motor ist {double}.</translation>
    </message>
    <message>
        <source>{name} laid the engine: the {double}.</source>
        <translation>{name} hat den Motor gelegt: {double}.</translation>
    </message>
    <message>
        <source>{name} played {tile} on the Mexican Train.</source>
        <translation>{name} hat {tile} auf den Mexican Train gelegt.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name} played {tile} on their own train.</source>
        <translation>{name} hat {tile} auf die eigene Bahn gelegt.</translation>
    </message>
    <message>
        <source>{name} played {tile} on {owner} train.</source>
        <translation>{name} hat {tile} auf die Bahn {owner} gelegt.</translation>
    </message>
    <message>
        <source>{name} drew a tile in search of the engine.</source>
        <translation>{name} hat auf der Suche nach dem Motor einen Stein gezogen.</translation>
    </message>
    <message>
        <source>{name} drew a tile for the forgotten call.</source>
        <translation>{name} hat für die vergessene Ansage einen Stein gezogen.</translation>
    </message>
    <message>
        <source>{name} drew a tile.</source>
        <translation>{name} hat einen Stein gezogen.</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} hat {tile} gezogen.</translation>
    </message>
    <message>
        <source>The Mexican Train ends in an open double.</source>
        <translation>Der Mexican Train endet mit einem offenen Doppel.</translation>
    </message>
    <message>
        <source>{owner} train ends in an open double.</source>
        <translation>Die Bahn {owner} endet mit einem offenen Doppel.</translation>
    </message>
    <message>
        <source>The double on the Mexican Train is covered.</source>
        <translation>Das Doppel auf dem Mexican Train ist zugedeckt.</translation>
    </message>
    <message>
        <source>The double on {owner} train is covered.</source>
        <translation>Das Doppel auf der Bahn {owner} ist zugedeckt.</translation>
    </message>
    <message>
        <source>No tile is left for the double on the Mexican Train: it needs no cover.</source>
        <translation>Für das Doppel auf dem Mexican Train ist kein Stein mehr da: Es muss nicht zugedeckt werden.</translation>
    </message>
    <message>
        <source>No tile is left for the double on {owner} train: it needs no cover.</source>
        <translation>Für das Doppel auf der Bahn {owner} ist kein Stein mehr da: Es muss nicht zugedeckt werden.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can play.</source>
        <translation>Die Runde ist blockiert: Niemand kann legen.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{names} go out.</source>
        <translation>{names} spielen aus.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln nehmen</translation>
    </message>
    <message numerus="yes">
        <source>{group} (%n changed)</source>
        <translation>
            <numerusform>{group} (%n geändert)</numerusform>
            <numerusform>{group} (%n geändert)</numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Zurück zu: {value}</translation>
    </message>
    <message>
        <source>{option}, changed</source>
        <translation>{option}, geändert</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Back to sheet</source>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als&#xa0;…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>In eine Datei exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Aus einer Datei importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Hausregeln speichern</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Hausregeln umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What happened in this round</source>
        <translation>Was in dieser Runde geschehen ist</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>Ihr &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name}’s</source>
        <comment>before a vowel</comment>
        <extracomment>In front of a vowel or an h (French: d’{name}).</extracomment>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation>von {name}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Wer als Spieler {number} spielt</translation>
    </message>
    <message>
        <source>Badge of player {number}: {badge}</source>
        <translation>Abzeichen von Spieler {number}: {badge}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>This gives up the game on the table.</source>
        <translation>Die laufende Partie wird damit aufgegeben.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Die eine</numerusform>
            <numerusform>Alle %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>One player fewer</source>
        <translation>Ein Spieler weniger</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Ein Spieler mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Tiles and rounds</source>
        <translation>Steine und Runden</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Beginn einer Runde</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Markers and the Mexican Train</source>
        <translation>Marker und Mexican Train</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>End and points</source>
        <translation>Ende und Punkte</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Steinsatz</translation>
    </message>
    <message>
        <source>The largest double of the set; more players need a larger set.</source>
        <translation>Das größte Doppel des Satzes; mehr Spieler brauchen einen größeren Satz.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Ausgeteilte Steine</translation>
    </message>
    <message>
        <source>How many tiles each player gets, for 2, 3 and more players.</source>
        <translation>Wie viele Steine jeder bekommt, bei 2, 3 und mehr Spielern.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How many rounds a game has; every round has another engine.</source>
        <translation>Wie viele Runden eine Partie hat; jede Runde hat einen anderen Motor.</translation>
    </message>
    <message>
        <source>Finding the engine</source>
        <translation>Wahl des Motors</translation>
    </message>
    <message>
        <source>Where the double in the middle comes from.</source>
        <translation>Woher das Doppel in der Mitte kommt.</translation>
    </message>
    <message>
        <source>Order of the engines</source>
        <translation>Reihenfolge der Motoren</translation>
    </message>
    <message>
        <source>Whether the rounds go from the highest double down or from the double blank up.</source>
        <translation>Ob die Runden vom höchsten Doppel abwärts oder von Doppel-Blank aufwärts gehen.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Which player has the first turn of a round.</source>
        <translation>Welcher Spieler in einer Runde den ersten Zug hat.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>How much a player may lay on the own train in the first turn.</source>
        <translation>Wie viel man im ersten Zug auf die eigene Bahn legen darf.</translation>
    </message>
    <message>
        <source>Draw in the first turn</source>
        <translation>Ziehen im ersten Zug</translation>
    </message>
    <message>
        <source>Whether a player who cannot start the own train in the first turn draws a tile.</source>
        <translation>Ob einen Stein zieht, wer die eigene Bahn im ersten Zug nicht beginnen kann.</translation>
    </message>
    <message>
        <source>Late whole train</source>
        <translation>Späte ganze Bahn</translation>
    </message>
    <message>
        <source>Whether a player who could not start at once may lay a whole train later.</source>
        <translation>Ob später eine ganze Bahn legen darf, wer nicht gleich beginnen konnte.</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Zu ziehende Steine</translation>
    </message>
    <message>
        <source>How many tiles a player who cannot play draws at most.</source>
        <translation>Wie viele Steine höchstens zieht, wer nicht legen kann.</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Gezogener Stein, der passt</translation>
    </message>
    <message>
        <source>What happens when the tile just drawn can be played.</source>
        <translation>Was geschieht, wenn der gezogene Stein gelegt werden kann.</translation>
    </message>
    <message>
        <source>The marker goes up</source>
        <translation>Der Marker kommt</translation>
    </message>
    <message>
        <source>Whether a train opens as soon as its owner cannot play, or only if drawing did not help.</source>
        <translation>Ob eine Bahn sofort offen ist, wenn ihr Besitzer nicht legen kann, oder erst, wenn das Ziehen nicht geholfen hat.</translation>
    </message>
    <message>
        <source>Reason for the marker</source>
        <translation>Grund für den Marker</translation>
    </message>
    <message>
        <source>Which missing play opens a player’s train to everybody.</source>
        <translation>Welcher fehlende Zug die Bahn eines Spielers für alle öffnet.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>From when on a player may play on the Mexican Train.</source>
        <translation>Ab wann man auf den Mexican Train legen darf.</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Nach einem Doppel</translation>
    </message>
    <message>
        <source>Where the tile must go that is played at once after a double.</source>
        <translation>Wohin der Stein muss, der gleich nach einem Doppel gelegt wird.</translation>
    </message>
    <message>
        <source>After a double, when drawn</source>
        <translation>Nach einem Doppel, gezogen</translation>
    </message>
    <message>
        <source>Where that tile must go if it had to be drawn.</source>
        <translation>Wohin dieser Stein muss, wenn er gezogen werden musste.</translation>
    </message>
    <message>
        <source>Several doubles</source>
        <translation>Mehrere Doppel</translation>
    </message>
    <message>
        <source>Whether the tile that follows a double may be a double itself.</source>
        <translation>Ob der Folgestein eines Doppels selbst ein Doppel sein darf.</translation>
    </message>
    <message>
        <source>Open doubles come first</source>
        <translation>Offene Doppel zuerst</translation>
    </message>
    <message>
        <source>Whether the next players must cover an open double before they play anything else.</source>
        <translation>Ob die nächsten Spieler ein offenes Doppel zudecken müssen, bevor sie etwas anderes legen.</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Mehrere offene Doppel</translation>
    </message>
    <message>
        <source>In which order open doubles must be covered.</source>
        <translation>In welcher Reihenfolge offene Doppel zugedeckt werden müssen.</translation>
    </message>
    <message>
        <source>A double nobody can cover</source>
        <translation>Doppel, das niemand zudecken kann</translation>
    </message>
    <message>
        <source>What happens to an open double when no tile of its number is left.</source>
        <translation>Was mit einem offenen Doppel geschieht, wenn kein Stein seiner Zahl mehr da ist.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Ausspielen mit einem Doppel</translation>
    </message>
    <message>
        <source>What happens when the last tile in hand is a double.</source>
        <translation>Was geschieht, wenn der letzte Stein auf der Hand ein Doppel ist.</translation>
    </message>
    <message>
        <source>Calling the last tile</source>
        <translation>Letzten Stein ansagen</translation>
    </message>
    <message>
        <source>Whether players announce that they have one tile left.</source>
        <translation>Ob man ansagt, dass man nur noch einen Stein hat.</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Vergessene Ansage</translation>
    </message>
    <message>
        <source>How many tiles a player draws who forgot to call the last tile.</source>
        <translation>Wie viele Steine zieht, wer vergessen hat, den letzten Stein anzusagen.</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <translation>Blockierte Runde</translation>
    </message>
    <message>
        <source>When a round ends with an empty boneyard although nobody went out.</source>
        <translation>Wann eine Runde bei leerem Talon endet, obwohl niemand ausgespielt hat.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Doppel-Blank</translation>
    </message>
    <message>
        <source>How many points the double blank costs whoever still holds it.</source>
        <translation>Wie viele Punkte Doppel-Blank kostet, wenn man es noch auf der Hand hat.</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus fürs Ausspielen</translation>
    </message>
    <message>
        <source>How many points going out takes off the own total.</source>
        <translation>Wie viele Punkte das Ausspielen von der eigenen Summe abzieht.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Who wins when several players have the lowest total.</source>
        <translation>Wer gewinnt, wenn mehrere die niedrigste Summe haben.</translation>
    </message>
    <message>
        <source>This value is not known here.</source>
        <translation>Dieser Wert ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>There are more rounds than doubles in the set.</source>
        <translation>Es gibt mehr Runden als Doppel im Satz.</translation>
    </message>
    <message>
        <source>The hands need more tiles than the set has.</source>
        <translation>Die Hände brauchen mehr Steine, als der Satz hat.</translation>
    </message>
    <message>
        <source>Nobody can hold the engine when it is set aside: let another player start.</source>
        <translation>Niemand hat den Motor auf der Hand, wenn er beiseitegelegt wird: Lassen Sie jemand anderen beginnen.</translation>
    </message>
    <message>
        <source>The highest double in a hand cannot go with engines from the double blank up.</source>
        <translation>Das höchste Doppel auf der Hand passt nicht zu Motoren von Doppel-Blank aufwärts.</translation>
    </message>
    <message>
        <source>A late whole train needs a first turn with a whole train.</source>
        <translation>Eine späte ganze Bahn setzt einen ersten Zug mit ganzer Bahn voraus.</translation>
    </message>
    <message>
        <source>A last double cannot be covered when no tile follows a double.</source>
        <translation>Ein letztes Doppel kann nicht zugedeckt werden, wenn auf ein Doppel kein Stein folgt.</translation>
    </message>
    <message>
        <source>Drawing until a tile fits makes no sense when a drawn tile ends the turn.</source>
        <translation>Ziehen, bis ein Stein passt, hat keinen Sinn, wenn ein gezogener Stein den Zug beendet.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody who plays at this computer.</source>
        <translation>Jemand, der an diesem Computer spielt.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays whatever fits; good for a first game and for children.</source>
        <translation>Legt, was passt; gut für eine erste Partie und für Kinder.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Gets rid of high tiles, but plans little.</source>
        <translation>Wird hohe Steine los, plant aber wenig.</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Geübter</translation>
    </message>
    <message>
        <source>Plans its own train.</source>
        <translation>Plant die eigene Bahn.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Plans its train and keeps an eye on yours.</source>
        <translation>Plant die eigene Bahn und hat Ihre im Blick.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>Überlegt, was die anderen auf der Hand haben könnten.</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Remembers everything that was shown, and plays for the whole game.</source>
        <translation>Merkt sich alles, was zu sehen war, und spielt auf die ganze Partie.</translation>
    </message>
    <message>
        <source>Blue star</source>
        <translation>Blauer Stern</translation>
    </message>
    <message>
        <source>Orange diamond</source>
        <translation>Orange Raute</translation>
    </message>
    <message>
        <source>Pink heart</source>
        <translation>Rosa Herz</translation>
    </message>
    <message>
        <source>Yellow moon</source>
        <translation>Gelber Mond</translation>
    </message>
    <message>
        <source>Light blue clover</source>
        <translation>Hellblaues Kleeblatt</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Grünes Dreieck</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <translation>Braunes Kreuz</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Weißer Ring</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This round is over.</source>
        <translation>Diese Runde ist vorbei.</translation>
    </message>
    <message>
        <source>The tile that follows a double may not be a double.</source>
        <translation>Der Folgestein eines Doppels darf kein Doppel sein.</translation>
    </message>
    <message>
        <source>In your first turn you play on your own train only.</source>
        <translation>Im ersten Zug legen Sie nur auf die eigene Bahn.</translation>
    </message>
    <message>
        <source>You have laid your train: end your turn with Done.</source>
        <translation>Ihre Bahn liegt: Beenden Sie Ihren Zug mit „Fertig“.</translation>
    </message>
    <message>
        <source>You have not laid a tile in this turn yet.</source>
        <translation>Sie haben in diesem Zug noch keinen Stein gelegt.</translation>
    </message>
    <message>
        <source>You have no last tile to call.</source>
        <translation>Sie haben keinen letzten Stein anzusagen.</translation>
    </message>
    <message>
        <source>{tile} is not in your hand.</source>
        <translation>{tile} ist nicht auf Ihrer Hand.</translation>
    </message>
    <message>
        <source>{owner} train is closed: it has no marker.</source>
        <translation>Die Bahn {owner} ist geschlossen: Sie hat keinen Marker.</translation>
    </message>
    <message>
        <source>Not yet: {name} is playing.</source>
        <translation>Noch nicht: {name} ist am Zug.</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it.</source>
        <translation>Sie haben {tile} gezogen, und der Stein passt: Legen Sie ihn.</translation>
    </message>
    <message>
        <source>Your train ends in a double: draw a tile to cover it.</source>
        <translation>Ihre Bahn endet mit einem Doppel: Ziehen Sie einen Stein, um es zuzudecken.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Ziehen Sie einen Stein, bevor Sie passen.</translation>
    </message>
    <message>
        <source>Your train ends in a double that you cannot cover: pass.</source>
        <translation>Ihre Bahn endet mit einem Doppel, das Sie nicht zudecken können: Passen Sie.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>You cannot draw now.</source>
        <translation>Sie können jetzt nicht ziehen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>{tile} does not match: the Mexican Train ends in {end}.</source>
        <translation>{tile} passt nicht: Der Mexican Train endet mit {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: your train ends in {end}.</source>
        <translation>{tile} passt nicht: Ihre Bahn endet mit {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: {owner} train ends in {end}.</source>
        <translation>{tile} passt nicht: Die Bahn {owner} endet mit {end}.</translation>
    </message>
    <message>
        <source>One of the open doubles must be covered first.</source>
        <translation>Erst muss eines der offenen Doppel zugedeckt werden.</translation>
    </message>
    <message>
        <source>The {double} on the Mexican Train must be covered first.</source>
        <translation>Erst muss das {double} auf dem Mexican Train zugedeckt werden.</translation>
    </message>
    <message>
        <source>Your {double} must be covered first.</source>
        <translation>Erst muss Ihr {double} zugedeckt werden.</translation>
    </message>
    <message>
        <source>{owner} {double} must be covered first.</source>
        <translation>Erst muss das {double} {owner} zugedeckt werden.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on an open double.</source>
        <translation>Der Folgestein Ihres Doppels muss auf ein offenes Doppel.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on the {double}.</source>
        <translation>Der Folgestein Ihres Doppels muss auf das {double}.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>An diesem Tisch gibt es keinen Mexican Train.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train once your own train has a tile.</source>
        <translation>Auf den Mexican Train dürfen Sie legen, sobald Ihre Bahn einen Stein hat.</translation>
    </message>
    <message>
        <source>The Mexican Train may not be started with this tile.</source>
        <translation>Mit diesem Stein darf der Mexican Train nicht begonnen werden.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train from your second turn on.</source>
        <translation>Auf den Mexican Train dürfen Sie ab Ihrem zweiten Zug legen.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not draw.</source>
        <translation>Sie haben einen Stein, der passt, also ziehen Sie nicht.</translation>
    </message>
    <message>
        <source>Your train ends in a double: cover it before you end your turn.</source>
        <translation>Ihre Bahn endet mit einem Doppel: Decken Sie es zu, bevor Sie den Zug beenden.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not pass.</source>
        <translation>Sie haben einen Stein, der passt, also passen Sie nicht.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Round {round} was blocked: nobody went out.</source>
        <translation>Runde {round} war blockiert: Niemand hat ausgespielt.</translation>
    </message>
    <message>
        <source>{name} went out in round {round}.</source>
        <translation>{name} hat in Runde {round} ausgespielt.</translation>
    </message>
    <message>
        <source>{names} went out in round {round}.</source>
        <translation>{names} haben in Runde {round} ausgespielt.</translation>
    </message>
    <message>
        <source>{name} is in front: {points}.</source>
        <translation>{name} liegt vorn: {points}.</translation>
    </message>
    <message>
        <source>{names} are in front: {points} each.</source>
        <translation>{names} liegen vorn: je {points}.</translation>
    </message>
    <message>
        <source>{name} wins: {points}.</source>
        <translation>{name} gewinnt: {points}.</translation>
    </message>
    <message>
        <source>{names} share the win: {points} each.</source>
        <translation>{names} teilen sich den Sieg: je {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have the same total. {winner} had the most rounds without points: %n.</source>
        <translation>
            <numerusform>{names} haben die gleiche Summe. {winner} hatte die meisten Runden ohne Punkte: %n.</numerusform>
            <numerusform>{names} haben die gleiche Summe. {winner} hatte die meisten Runden ohne Punkte: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have the same total and as many rounds without points. {winner} had the lowest round: {points}.</source>
        <translation>{names} haben die gleiche Summe und gleich viele Runden ohne Punkte. {winner} hatte die niedrigste Runde: {points}.</translation>
    </message>
    <message>
        <source>{names} have the same total.</source>
        <translation>{names} haben die gleiche Summe.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>{name}: {points} so far</source>
        <translation>{name}: bisher {points}</translation>
    </message>
    <message>
        <source>Round {round}: {tile}</source>
        <translation>Runde {round}: {tile}</translation>
    </message>
    <message>
        <source>{name}, round {round}: not played yet</source>
        <translation>{name}, Runde {round}: noch nicht gespielt</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, went out</source>
        <translation>{name}, Runde {round}: {points}, hat ausgespielt</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, Runde {round}: {points}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Totals as lines</source>
        <translation>Summen als Linien</translation>
    </message>
    <message>
        <source>The first round is being played. Few points are good.</source>
        <translation>Die erste Runde läuft. Wenige Punkte sind gut.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Everyone starts with a whole train; every double must be covered at once.</source>
        <translation>Alle beginnen mit einer ganzen Bahn; jedes Doppel muss sofort zugedeckt werden.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>First trains are laid together; the marker goes up before you draw.</source>
        <translation>Die ersten Bahnen werden gemeinsam gelegt; der Marker kommt vor dem Ziehen.</translation>
    </message>
    <message>
        <source>Quick table</source>
        <translation>Schneller Tisch</translation>
    </message>
    <message>
        <source>One tile a turn from the start: the easiest way into the game.</source>
        <translation>Von Anfang an ein Stein je Zug: der leichteste Einstieg.</translation>
    </message>
    <message>
        <source>{sheet} with house rules</source>
        <translation>{sheet} mit Hausregeln</translation>
    </message>
    <message>
        <source>Changed: {options}.</source>
        <translation>Geändert: {options}.</translation>
    </message>
    <message>
        <source>Exactly as in {sheet}.</source>
        <translation>Genau wie in {sheet}.</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Anders als in {sheet}:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}: {value} (statt: {usual})</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>minus %n Punkt</numerusform>
            <numerusform>minus %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>{owner} train</source>
        <translation>Bahn {owner}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>is thinking …</source>
        <translation>überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation>Letzter Stein!</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Nach Zahl sortieren</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Nach Augen sortieren</translation>
    </message>
    <message>
        <source>Give the computer to {name}.</source>
        <translation>Bitte {name} an den Computer lassen.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>double blank</source>
        <translation>Doppel-Blank</translation>
    </message>
    <message>
        <source>double {number}</source>
        <translation>Doppel {number}</translation>
    </message>
    <message>
        <source>blank-{high}</source>
        <translation>Blank-{high}</translation>
    </message>
    <message>
        <source>{low}-{high}</source>
        <translation>{low}-{high}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Blank</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The file is far too big.</source>
        <translation>Die Datei ist viel zu groß.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Die Datei ist kein Text.</translation>
    </message>
    <message>
        <source>This is not written as JSON.</source>
        <translation>Das ist kein richtiges JSON.</translation>
    </message>
    <message>
        <source>“{key}” is there twice.</source>
        <translation>„{key}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>This number makes no sense.</source>
        <translation>Diese Zahl hat keinen Sinn.</translation>
    </message>
    <message>
        <source>Too many brackets lie inside each other.</source>
        <translation>Zu viele Klammern sind ineinander verschachtelt.</translation>
    </message>
    <message>
        <source>“{key}” has a value that it cannot have.</source>
        <translation>„{key}“ hat einen unmöglichen Wert.</translation>
    </message>
    <message>
        <source>“{key}” is not known.</source>
        <translation>„{key}“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>„{key}“ fehlt.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Diese Regeln passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The file comes from a later version of Mexican Train.</source>
        <translation>Die Datei stammt von einer neueren Version von Mexican Train.</translation>
    </message>
    <message>
        <source>The name is empty, too long, or has more than one line.</source>
        <translation>Der Name ist leer, zu lang oder hat mehr als eine Zeile.</translation>
    </message>
    <message>
        <source>There is something called “{name}” already.</source>
        <translation>„{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). You can go on: the next action tries again.
{path}</source>
        <translation>Die Datei konnte nicht geschrieben werden ({why}). Sie können weiterspielen: Der nächste Zug versucht es erneut.
{path}</translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>Die Datei konnte nicht geöffnet werden ({why}). Sie wurde nicht geändert.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file is here:
{path}</source>
        <translation>Die gespeicherte Partie ist beschädigt, darum beginnt eine neue. Die alte Datei ist hier:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file was kept:
{path}</source>
        <translation>Die gespeicherte Partie ist beschädigt, darum beginnt eine neue. Die alte Datei wurde aufgehoben:
{path}</translation>
    </message>
    <message>
        <source>The rules were corrected since this game was saved, and round {round} no longer fits them. You can go on from the start of that round.
{path}</source>
        <translation>Die Regeln wurden seit dem Speichern dieser Partie berichtigt, und Runde {round} passt nicht mehr dazu. Sie können am Beginn dieser Runde weiterspielen.
{path}</translation>
    </message>
    <message>
        <source>This file comes from a later version of Mexican Train. It was left as it is: install the later version to open it.
{path}</source>
        <translation>Diese Datei stammt von einer neueren Version von Mexican Train. Sie wurde so gelassen: Installieren Sie die neuere Version, um sie zu öffnen.
{path}</translation>
    </message>
    <message>
        <source>This is not a file of Mexican Train.</source>
        <translation>Das ist keine Datei von Mexican Train.</translation>
    </message>
    <message>
        <source>The file cannot be used. {reason}
{path}</source>
        <translation>Die Datei ist nicht zu gebrauchen. {reason}
{path}</translation>
    </message>
    <message>
        <source>The file cannot be used. Line {line}: {reason}
{path}</source>
        <translation>Die Datei ist nicht zu gebrauchen. Zeile {line}: {reason}
{path}</translation>
    </message>
    <message>
        <source>The settings could not be kept ({why}). They hold until you close the program.
{path}</source>
        <translation>Die Einstellungen konnten nicht behalten werden ({why}). Sie gelten, bis Sie das Programm schließen.
{path}</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}), so the usual ones are used.
{path}</source>
        <translation>Die Einstellungen konnten nicht geöffnet werden ({why}), darum gelten die üblichen.
{path}</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used. The old file is here:
{path}</source>
        <translation>Die Einstellungen waren beschädigt, darum gelten die üblichen. Die alte Datei ist hier:
{path}</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last action; if the table looks wrong, start again.</source>
        <translation>Das Programm hat einen Fehler gemacht. Ihre Partie ist bis zum letzten Zug gespeichert; wenn der Tisch falsch aussieht, starten Sie neu.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Von dort weiterspielen</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Call your last tile!</source>
        <translation>Sagen Sie den letzten Stein an!</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Your train is laid: choose Done.</source>
        <translation>Ihre Bahn liegt: Wählen Sie „Fertig“.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Kein Stein passt: Ziehen Sie einen.</translation>
    </message>
    <message>
        <source>No tile fits: pass.</source>
        <translation>Kein Stein passt: Passen Sie.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>You drew {tile}: play it.</source>
        <translation>Sie haben {tile} gezogen: Legen Sie den Stein.</translation>
    </message>
    <message>
        <source>Play the tile that follows your double.</source>
        <translation>Legen Sie den Folgestein Ihres Doppels.</translation>
    </message>
    <message>
        <source>Go on with your train, or choose Done.</source>
        <translation>Legen Sie weiter, oder wählen Sie „Fertig“.</translation>
    </message>
    <message>
        <source>Your turn: lay your first train.</source>
        <translation>Sie sind dran: Legen Sie Ihre erste Bahn.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Sie sind dran: Legen Sie einen Stein.</translation>
    </message>
    <message>
        <source>Cover the {double} on the Mexican Train.</source>
        <translation>Decken Sie das {double} auf dem Mexican Train zu.</translation>
    </message>
    <message>
        <source>Cover your {double}.</source>
        <translation>Decken Sie Ihr {double} zu.</translation>
    </message>
    <message>
        <source>Cover {owner} {double}.</source>
        <translation>Decken Sie das {double} {owner} zu.</translation>
    </message>
    <message>
        <source>{name} is next at this computer.</source>
        <translation>{name} ist an diesem Computer dran.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Whoever holds it lays it</source>
        <translation>Wer ihn hat, legt ihn</translation>
    </message>
    <message>
        <source>Set aside before the deal</source>
        <translation>Vor dem Geben beiseitegelegt</translation>
    </message>
    <message>
        <source>The highest double in a hand</source>
        <translation>Höchstes Doppel auf der Hand</translation>
    </message>
    <message>
        <source>From the highest down</source>
        <translation>Vom höchsten abwärts</translation>
    </message>
    <message>
        <source>From the double blank up</source>
        <translation>Von Doppel-Blank aufwärts</translation>
    </message>
    <message>
        <source>Whoever laid the engine</source>
        <translation>Wer den Motor gelegt hat</translation>
    </message>
    <message>
        <source>The next player every round</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Winner of the last round</source>
        <translation>Sieger der letzten Runde</translation>
    </message>
    <message>
        <source>A whole train</source>
        <translation>Eine ganze Bahn</translation>
    </message>
    <message>
        <source>Whole trains, before the first turn</source>
        <translation>Ganze Bahnen, vor Zug eins</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Ein Stein</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <translation>Bis einer passt</translation>
    </message>
    <message>
        <source>It must be played</source>
        <translation>Er muss gelegt werden</translation>
    </message>
    <message>
        <source>It may be played</source>
        <translation>Er darf gelegt werden</translation>
    </message>
    <message>
        <source>It is kept: the turn is over</source>
        <translation>Er bleibt, der Zug ist vorbei</translation>
    </message>
    <message>
        <source>After a draw that did not help</source>
        <translation>Wenn Ziehen nicht half</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Ziehen</translation>
    </message>
    <message>
        <source>Nothing fits anywhere</source>
        <translation>Nirgends passt etwas</translation>
    </message>
    <message>
        <source>Nothing fits the own train</source>
        <translation>Nichts passt an die eigene</translation>
    </message>
    <message>
        <source>Nothing fits own or Mexican Train</source>
        <translation>Weder eigene noch Mexican Train</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>Auf das Doppel</translation>
    </message>
    <message>
        <source>Anywhere it fits</source>
        <translation>Wo er passt</translation>
    </message>
    <message>
        <source>No tile follows</source>
        <translation>Kein Stein folgt</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Das älteste zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Das neueste zuerst</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>In beliebiger Folge</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Es bleibt offen</translation>
    </message>
    <message>
        <source>It needs no cover</source>
        <translation>Es muss nicht zugedeckt werden</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>It must be covered first</source>
        <translation>Erst zudecken</translation>
    </message>
    <message>
        <source>The others count twice</source>
        <translation>Die anderen zählen doppelt</translation>
    </message>
    <message>
        <source>From the first turn</source>
        <translation>Ab dem ersten Zug</translation>
    </message>
    <message>
        <source>From the second turn</source>
        <translation>Ab dem zweiten Zug</translation>
    </message>
    <message>
        <source>Once the own train is started</source>
        <translation>Wenn die eigene Bahn liegt</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keinen</translation>
    </message>
    <message>
        <source>All players have passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>Nobody can play any more</source>
        <translation>Niemand kann mehr legen</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>By the player</source>
        <translation>Durch den Spieler</translation>
    </message>
    <message>
        <source>They share the win</source>
        <translation>Sie teilen sich den Sieg</translation>
    </message>
    <message>
        <source>More rounds without points</source>
        <translation>Mehr Runden ohne Punkte</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>Doppel {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Other players or rules…</source>
        <translation>Andere Spieler oder Regeln&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>{sheet}, %n round(s)</source>
        <translation>
            <numerusform>{sheet}, %n Runde</numerusform>
            <numerusform>{sheet}, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>What happened</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
</context>
</TS>
