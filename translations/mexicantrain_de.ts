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
    <name>Book</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} von {places}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;aved games…</source>
        <translation>G&amp;espeicherte Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Sav&amp;e as…</source>
        <translation>Speichern &amp;als&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Finished games…</source>
        <translation>Been&amp;dete Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Statist&amp;ics…</source>
        <translation>Statist&amp;ik&#xa0;…</translation>
    </message>
    <message>
        <source>Play a &amp;deal code…</source>
        <translation>Aus&amp;teilung nach Code spielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Replay the rounds…</source>
        <translation>&amp;Runden noch einmal ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>Austeilung &amp;prüfen&#xa0;…</translation>
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
        <source>Plan &amp;my train</source>
        <translation>&amp;Meine Bahn planen</translation>
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
        <source>&amp;Nearer</source>
        <translation>&amp;Näher</translation>
    </message>
    <message>
        <source>F&amp;urther away</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Ganzer Tisch</translation>
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
        <source>Se&amp;ttings…</source>
        <translation>Ein&amp;stellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>&amp;How to play well</source>
        <translation>&amp;Gut spielen</translation>
    </message>
    <message>
        <source>&amp;Learn in five steps</source>
        <translation>&amp;In fünf Schritten lernen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Paste p&amp;osition…</source>
        <translation>Stellung &amp;einfügen&#xa0;…</translation>
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
    <name>Fair</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation>Code für Freunde</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Play a deal code</source>
        <translation>Austeilung nach Code spielen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Ehrlich ausgeteilt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The order of the tiles</source>
        <translation>Die Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>Code for a friend…</source>
        <translation>Code für Freunde&#xa0;…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Diese Austeilung noch einmal spielen</translation>
    </message>
    <message>
        <source>Fingerprint of the next deal: {digits} …</source>
        <translation>Fingerabdruck der nächsten Austeilung: {digits}&#xa0;…</translation>
    </message>
    <message>
        <source>The order of the tiles follows from a secret key. Its fingerprint is shown before the round, the key after it. Nobody can find another key with the same fingerprint, so the tiles cannot have been changed in between.</source>
        <translation>Die Reihenfolge der Steine folgt aus einem geheimen Schlüssel. Sein Fingerabdruck wird vor der Runde gezeigt, der Schlüssel danach. Niemand findet einen anderen Schlüssel mit demselben Fingerabdruck, also können die Steine dazwischen nicht vertauscht worden sein.</translation>
    </message>
    <message>
        <source>The key of this round is shown when the round is over.</source>
        <translation>Der Schlüssel dieser Runde wird gezeigt, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>Checked: the key has this fingerprint, and the tiles were dealt in the order that follows from it.</source>
        <translation>Geprüft: Der Schlüssel hat diesen Fingerabdruck, und die Steine wurden in der Reihenfolge ausgeteilt, die aus ihm folgt.</translation>
    </message>
    <message>
        <source>This round was not dealt in the order that follows from the key. It was changed in its file, or it comes from another version.</source>
        <translation>Diese Runde wurde nicht in der Reihenfolge ausgeteilt, die aus dem Schlüssel folgt. Sie wurde in ihrer Datei geändert oder stammt aus einer anderen Version.</translation>
    </message>
    <message>
        <source>To check it without this program, let any SHA-256 tool read the key without the spaces and with nothing after it. What it says is the fingerprint; on Linux and macOS: {command}
How the order follows from the key is in the file README.md, with a short program that does it.</source>
        <translation>Um das ohne dieses Programm zu prüfen, geben Sie den Schlüssel ohne die Leerzeichen und ohne etwas dahinter einem beliebigen Werkzeug für SHA-256. Heraus kommt der Fingerabdruck; unter Linux und macOS: {command}
Wie die Reihenfolge aus dem Schlüssel folgt, steht in der Datei README.md, mit einem kurzen Programm dafür.</translation>
    </message>
    <message>
        <source>The game is over, so here is the seed of all rounds: {seed}. The key of round 1 is the SHA-256 of {example}.</source>
        <translation>Die Partie ist zu Ende, darum hier der Startwert aller Runden: {seed}. Der Schlüssel der Runde 1 ist der SHA-256 von {example}.</translation>
    </message>
    <message>
        <source>Whoever enters this code is dealt the same tiles in every round. It also holds the rules and the number of players, and whoever knows how can read every hand in it.</source>
        <translation>Wer diesen Code eingibt, bekommt in jeder Runde dieselben Steine. Er enthält auch die Regeln und die Zahl der Spieler, und wer sich auskennt, kann darin alle Hände lesen.</translation>
    </message>
    <message>
        <source>Enter the code that somebody gave you. You play it at your last table.</source>
        <translation>Geben Sie den Code ein, den Sie bekommen haben. Sie spielen an Ihrem letzten Tisch.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or a digit is wrong or missing.</source>
        <translation>In diesem Code ist ein Fehler: Ein Buchstabe oder eine Ziffer ist falsch oder fehlt.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Skip the guide</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your own train</source>
        <translation>Ihre eigene Bahn</translation>
    </message>
    <message>
        <source>Your train leaves the hub towards you and begins with the number of the engine, 12. Drag the {0} there, or just click it.</source>
        <translation>Ihre Bahn führt vom Bahnhof auf Sie zu und beginnt mit der Zahl des Motors, 12. Schieben Sie {0} dorthin, oder klicken Sie den Stein einfach an.</translation>
    </message>
    <message>
        <source>Well done. Your train ends in 5 now, so your next tile there needs a 5. Only you may play on it.</source>
        <translation>Gut gemacht. Ihre Bahn endet jetzt mit 5, also braucht Ihr nächster Stein dort eine 5. Niemand sonst darf dort legen.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Your train ends in 5, and you have no 5. Whoever cannot play draws: click the boneyard, or press D. Then play the tile if it fits.</source>
        <translation>Ihre Bahn endet mit 5, und Sie haben keine 5. Wer nicht legen kann, zieht: Klicken Sie auf den Talon, oder drücken Sie D. Legen Sie den Stein dann, wenn er passt.</translation>
    </message>
    <message>
        <source>The tile fitted, so you could play it at once. In a game, you draw without a click when nothing else is possible; the settings can change that.</source>
        <translation>Der Stein hat gepasst, also konnten Sie ihn sofort legen. In einer Partie ziehen Sie ohne Klick, wenn nichts anderes möglich ist; in den Einstellungen lässt sich das ändern.</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>Der Marker</translation>
    </message>
    <message>
        <source>Your train ends in 8, and again nothing fits. Draw, and if the tile does not help, pass.</source>
        <translation>Ihre Bahn endet mit 8, und wieder passt nichts. Ziehen Sie, und wenn der Stein nicht hilft, passen Sie.</translation>
    </message>
    <message>
        <source>A locomotive stands on your train now: it is open, and everybody may play there. It leaves when you play on your train again.</source>
        <translation>Auf Ihrer Bahn steht jetzt eine Lokomotive: Die Bahn ist offen, und alle dürfen dort legen. Sie fährt ab, wenn Sie wieder auf Ihre Bahn legen.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>A double lies crosswise, and you play a second tile at once to cover it. Play the {0} first, then the {1}.</source>
        <translation>Ein Doppel liegt quer, und Sie legen sofort einen Folgestein, der es zudeckt. Legen Sie zuerst {0}, dann {1}.</translation>
    </message>
    <message>
        <source>Two tiles in one turn. A double that stays open has to be covered by the next players.</source>
        <translation>Zwei Steine in einem Zug. Ein Doppel, das offen bleibt, müssen die nächsten Spieler zudecken.</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>Der Mexican Train</translation>
    </message>
    <message>
        <source>This train belongs to everybody. It begins with the number of the engine, too: play the {0} where the brass locomotive stands.</source>
        <translation>Diese Bahn gehört allen. Auch sie beginnt mit der Zahl des Motors: Legen Sie {0} dorthin, wo die Lokomotive aus Messing steht.</translation>
    </message>
    <message>
        <source>That is all you need. Whoever gets rid of all tiles ends the round, and few points are good. F1 shows the rules of your table.</source>
        <translation>Mehr brauchen Sie nicht. Wer alle Steine los ist, beendet die Runde, und wenige Punkte sind gut. F1 zeigt die Regeln Ihres Tisches.</translation>
    </message>
    <message>
        <source>{number} of {all}: {title}</source>
        <translation>{number} von {all}: {title}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Only one tile is left in your hand.</source>
        <translation>Sie haben nur noch einen Stein auf der Hand.</translation>
    </message>
    <message>
        <source>No tile in your hand fits.</source>
        <translation>Kein Stein in Ihrer Hand passt.</translation>
    </message>
    <message>
        <source>No tile in your hand covers the double.</source>
        <translation>Kein Stein in Ihrer Hand deckt das Doppel zu.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw.</source>
        <translation>Kein Stein passt, und ziehen können Sie nicht.</translation>
    </message>
    <message>
        <source>The tile you drew is worth more in your hand.</source>
        <translation>Der gezogene Stein ist auf Ihrer Hand mehr wert.</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits your train.</source>
        <translation>Nichts anderes in Ihrer Hand passt an Ihre Bahn.</translation>
    </message>
    <message>
        <source>What is left is worth more in your hand.</source>
        <translation>Was übrig ist, ist auf Ihrer Hand mehr wert.</translation>
    </message>
    <message>
        <source>With it you go out.</source>
        <translation>Damit spielen Sie aus.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>It comes next in the train that takes the most points out of your hand.</source>
        <translation>Er kommt als Nächstes in der Bahn, die Ihrer Hand die meisten Punkte nimmt.</translation>
    </message>
    <message>
        <source>It covers the double, and your own train does not need it.</source>
        <translation>Er deckt das Doppel zu, und Ihre eigene Bahn braucht ihn nicht.</translation>
    </message>
    <message>
        <source>It covers your double at once.</source>
        <translation>Er deckt Ihr Doppel sofort zu.</translation>
    </message>
    <message>
        <source>Of all that cover the double it costs you the least.</source>
        <translation>Von allen, die das Doppel zudecken, kostet er Sie am wenigsten.</translation>
    </message>
    <message>
        <source>You can follow this double at once: two tiles in one turn.</source>
        <translation>Den Folgestein dazu haben Sie: zwei Steine in einem Zug.</translation>
    </message>
    <message>
        <source>Whoever plays next must cover this double before anything else.</source>
        <translation>Wer als Nächstes dran ist, muss zuerst dieses Doppel zudecken.</translation>
    </message>
    <message>
        <source>It closes your train to the others.</source>
        <translation>Er schließt Ihre Bahn für die anderen.</translation>
    </message>
    <message>
        <source>It gets rid of many points, and your own train does not need it.</source>
        <translation>Damit werden Sie viele Punkte los, und Ihre eigene Bahn braucht ihn nicht.</translation>
    </message>
    <message>
        <source>Your own train does not need it, so your plan stays whole.</source>
        <translation>Ihre eigene Bahn braucht ihn nicht, Ihr Plan bleibt also ganz.</translation>
    </message>
    <message>
        <source>It comes next in the best train that your hand makes.</source>
        <translation>Er kommt als Nächstes in der besten Bahn, die Ihre Hand ergibt.</translation>
    </message>
    <message>
        <source>Hardly any tile is left that the others could add.</source>
        <translation>Es gibt kaum noch einen Stein, den die anderen anlegen könnten.</translation>
    </message>
    <message>
        <source>It leaves you with the best hand.</source>
        <translation>Danach haben Sie die beste Hand.</translation>
    </message>
    <message>
        <source>Looking for the best tile …</source>
        <translation>Der beste Stein wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Play {tile} on the Mexican Train.</source>
        <translation>Legen Sie {tile} auf den Mexican Train.</translation>
    </message>
    <message>
        <source>Play {tile} on your train.</source>
        <translation>Legen Sie {tile} auf Ihre Bahn.</translation>
    </message>
    <message>
        <source>Play {tile} on {owner} train.</source>
        <translation>Legen Sie {tile} auf die Bahn {owner}.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <translation>Ziehen Sie einen Stein.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passen Sie.</translation>
    </message>
    <message>
        <source>Choose Done.</source>
        <translation>Wählen Sie „Fertig“.</translation>
    </message>
    <message>
        <source>Call your last tile.</source>
        <translation>Sagen Sie den letzten Stein an.</translation>
    </message>
    <message>
        <source>The next best is about as good.</source>
        <translation>Das Nächstbeste ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>About {points} better than the next best.</source>
        <translation>Etwa {points} besser als das Nächstbeste.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play these deals again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>The game on the table is kept in Saved games.</source>
        <translation>Die laufende Partie bleibt bei den gespeicherten Partien.</translation>
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
    <message numerus="yes">
        <source>This set of tiles is enough for %n player(s) only; with a larger one, everybody is back.</source>
        <translation>
            <numerusform>Dieser Steinsatz reicht nur für %n Spieler; mit einem größeren sind alle wieder da.</numerusform>
            <numerusform>Dieser Steinsatz reicht nur für %n Spieler; mit einem größeren sind alle wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules need at least %n player(s).</source>
        <translation>
            <numerusform>Diese Regeln brauchen mindestens %n Spieler.</numerusform>
            <numerusform>Diese Regeln brauchen mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for at most %n player(s).</source>
        <translation>
            <numerusform>Diese Regeln sind für höchstens %n Spieler.</numerusform>
            <numerusform>Diese Regeln sind für höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
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
        <translation>Für die Hände reichen die Steine des Satzes nicht.</translation>
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
        <source>Remembers everything that was shown, and in the last round plays for the win too.</source>
        <translation>Merkt sich alles, was zu sehen war, und spielt in der letzten Runde auch auf den Sieg.</translation>
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
    <name>Position</name>
    <message>
        <source>Open the position from the clipboard?</source>
        <translation>Stellung aus der Zwischenablage öffnen?</translation>
    </message>
    <message>
        <source>The game on the table is kept in Saved games.</source>
        <translation>Die laufende Partie bleibt bei den gespeicherten Partien.</translation>
    </message>
    <message>
        <source>Open position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <source>The position was copied, with all hands and the boneyard.</source>
        <translation>Die Stellung wurde kopiert, mit allen Händen und dem Talon.</translation>
    </message>
    <message>
        <source>In this position the round is over, so there is nothing to play.</source>
        <translation>In dieser Stellung ist die Runde vorbei, es gibt nichts mehr zu legen.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a position first.</source>
        <translation>In der Zwischenablage ist kein Text. Kopieren Sie zuerst eine Stellung.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: something is missing.</source>
        <translation>Der Text in der Zwischenablage ist keine Stellung: Etwas fehlt.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: line {line} makes no sense (“{text}”).</source>
        <translation>Der Text in der Zwischenablage ist keine Stellung: Zeile {line} ergibt keinen Sinn („{text}“).</translation>
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
    <name>Replay</name>
    <message>
        <source>Back to the deal</source>
        <translation>Zurück zum Austeilen</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>On to the next deal</source>
        <translation>Weiter zum nächsten Austeilen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>Stelle in der Runde</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Hände zeigen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
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
    <name>Review</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking at your choices</source>
        <translation>Ihre Entscheidungen werden angesehen</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Andere Entscheidungen</translation>
    </message>
    <message>
        <source>These cost most</source>
        <translation>Das hat am meisten gekostet</translation>
    </message>
    <message>
        <source>And these, in order</source>
        <translation>Die übrigen der Reihe nach</translation>
    </message>
    <message>
        <source>{tile} on the Mexican Train</source>
        <translation>{tile} auf den Mexican Train</translation>
    </message>
    <message>
        <source>{tile} on {owner} train</source>
        <translation>{tile} auf die Bahn {owner}</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>einen Stein ziehen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>call the last tile</source>
        <translation>den letzten Stein ansagen</translation>
    </message>
    <message>
        <source>{name}: {done}
{level}: {best}</source>
        <translation>{name}: {done}
{level}: {best}</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message>
        <source>about {points} better</source>
        <translation>etwa {points} besser</translation>
    </message>
    <message>
        <source>What would the computer play ({level})?</source>
        <translation>Was würde der Computer spielen ({level})?</translation>
    </message>
    <message>
        <source>Nobody had a choice in this round.</source>
        <translation>In dieser Runde hatte niemand eine Wahl.</translation>
    </message>
    <message>
        <source>The same choice in {agreed} of {choices} cases.</source>
        <translation>Dieselbe Wahl in {agreed} von {choices} Fällen.</translation>
    </message>
    <message>
        <source>The others cost about {points} in all.</source>
        <translation>Die anderen haben zusammen etwa {points} gekostet.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>{owner} train ends in {end}, so {tile} can be played there.</source>
        <translation>Die Bahn {owner} endet mit {end}, also kann {tile} dort gelegt werden.</translation>
    </message>
    <message>
        <source>{owner} train has a marker and is open: {name} may play {tile} there.</source>
        <translation>Die Bahn {owner} hat einen Marker und ist offen: {name} darf {tile} dort legen.</translation>
    </message>
    <message>
        <source>{name} begins the Mexican Train with {tile}.</source>
        <translation>{name} beginnt den Mexican Train mit {tile}.</translation>
    </message>
    <message>
        <source>{name} has played the {double} and covers it with {tile}.</source>
        <translation>{name} hat {double} gelegt und deckt es mit {tile} zu.</translation>
    </message>
    <message>
        <source>The {double} on {owner} train is open, so {name} must cover it, and does so with {tile}.</source>
        <translation>Das {double} auf der Bahn {owner} ist offen, also muss {name} es zudecken, hier mit {tile}.</translation>
    </message>
    <message>
        <source>These tiles cost {points}.</source>
        <translation>Diese Steine kosten {points}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>{sheet}, %n player(s)</source>
        <translation>
            <numerusform>{sheet}, %n Spieler</numerusform>
            <numerusform>{sheet}, %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules at this table</source>
        <translation>Die Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Steine und Runden</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Beginn einer Runde</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>Der Mexican Train</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The engine of the first round is the double {highest}; every further round has the next lower double.</source>
        <translation>Der Motor der ersten Runde ist Doppel {highest}, in jeder weiteren Runde das nächstniedrigere Doppel.</translation>
    </message>
    <message>
        <source>The engine of the first round is the double blank; every further round has the next higher double.</source>
        <translation>Der Motor der ersten Runde ist Doppel-Blank, in jeder weiteren Runde das nächsthöhere Doppel.</translation>
    </message>
    <message>
        <source>The engine is taken out before the deal and laid on the hub.</source>
        <translation>Der Motor wird vor dem Geben herausgenommen und auf den Bahnhof gelegt.</translation>
    </message>
    <message>
        <source>Whoever was dealt the engine lays it on the hub; that is not a turn. If nobody has it, everybody draws a tile and keeps it, as often as it takes until the engine turns up.</source>
        <translation>Wer den Motor bekommen hat, legt ihn auf den Bahnhof; das ist kein Zug. Hat ihn niemand, ziehen alle einen Stein und behalten ihn, so oft, bis der Motor auftaucht.</translation>
    </message>
    <message>
        <source>The engine is the highest double in any hand that has not been an engine yet. Whoever has it lays it on the hub; that is not a turn. If nobody has such a double, everybody draws a tile and keeps it, as often as it takes until one turns up.</source>
        <translation>Der Motor ist das höchste Doppel auf einer Hand, das noch nicht Motor war. Wer es hat, legt es auf den Bahnhof; das ist kein Zug. Hat niemand ein solches Doppel, ziehen alle einen Stein und behalten ihn, so oft, bis eines auftaucht.</translation>
    </message>
    <message>
        <source>Whoever laid the engine has the first turn.</source>
        <translation>Wer den Motor gelegt hat, ist zuerst am Zug.</translation>
    </message>
    <message>
        <source>The first player at the table starts the first round, the next player the second, and so on.</source>
        <translation>Der erste Spieler am Tisch beginnt die erste Runde, der nächste die zweite und so weiter.</translation>
    </message>
    <message>
        <source>Whoever had the fewest points in the round before starts, and if several had, the first of them at the table. The first round is started by the first player at the table.</source>
        <translation>Es beginnt, wer in der Runde davor die wenigsten Punkte hatte; bei Gleichstand der Erste von ihnen am Tisch. Die erste Runde beginnt der erste Spieler am Tisch.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other: one tile.</source>
        <translation>Der erste Zug ist ein Zug wie jeder andere: ein Stein.</translation>
    </message>
    <message>
        <source>In the first turn you lay as many tiles as you like on your own train and on nothing else; at least one, if one fits. Then you end your turn with Done.</source>
        <translation>Im ersten Zug legen Sie beliebig viele Steine auf Ihre eigene Bahn und nirgendwo sonst; mindestens einen, wenn einer passt. Dann beenden Sie Ihren Zug mit „Fertig“.</translation>
    </message>
    <message>
        <source>Before the first turn, all players in order lay a first train: as many tiles as they like on their own train and on nothing else, ended with Done. Nobody draws, no marker goes up, and no double has to be covered.</source>
        <translation>Vor dem ersten Zug legen alle der Reihe nach eine erste Bahn: beliebig viele Steine auf die eigene Bahn und nirgendwo sonst, bis zum „Fertig“. Niemand zieht, kein Marker kommt, und kein Doppel muss zugedeckt werden.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you draw, as in any other turn.</source>
        <translation>Können Sie im ersten Zug nicht legen, ziehen Sie wie in jedem anderen Zug.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you do not draw: you pass, and your marker goes up.</source>
        <translation>Können Sie im ersten Zug nicht legen, ziehen Sie nicht: Sie passen, und Ihr Marker kommt.</translation>
    </message>
    <message>
        <source>If your own train is still without tiles later, you may lay a whole train when you start it, unless an open double has to be covered.</source>
        <translation>Liegt auf Ihrer Bahn später noch kein Stein, dürfen Sie beim Beginnen eine ganze Bahn legen, außer wenn ein offenes Doppel zugedeckt werden muss.</translation>
    </message>
    <message>
        <source>From then on everybody plays one tile a turn, even to start a train.</source>
        <translation>Danach legen alle einen Stein je Zug, auch um eine Bahn zu beginnen.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw one tile from the boneyard.</source>
        <translation>Können Sie nicht legen, ziehen Sie einen Stein vom Talon.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, two at most.</source>
        <translation>Können Sie nicht legen, ziehen Sie einzeln, bis ein Stein gelegt werden kann, höchstens zwei.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, three at most.</source>
        <translation>Können Sie nicht legen, ziehen Sie einzeln, bis ein Stein gelegt werden kann, höchstens drei.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles until one can be played or the boneyard is empty.</source>
        <translation>Können Sie nicht legen, ziehen Sie, bis ein Stein gelegt werden kann oder der Talon leer ist.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you must play it at once.</source>
        <translation>Kann der gezogene Stein gelegt werden, müssen Sie ihn sofort legen.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you may play it at once, or keep it and pass.</source>
        <translation>Kann der gezogene Stein gelegt werden, dürfen Sie ihn sofort legen oder ihn behalten und passen.</translation>
    </message>
    <message>
        <source>You keep the drawn tile even if it could be played: your turn is over, and your marker goes up.</source>
        <translation>Den gezogenen Stein behalten Sie, auch wenn er gelegt werden könnte: Ihr Zug ist vorbei, und Ihr Marker kommt.</translation>
    </message>
    <message>
        <source>The marker goes up on your train when drawing did not help and you pass.</source>
        <translation>Der Marker kommt auf Ihre Bahn, wenn das Ziehen nicht geholfen hat und Sie passen.</translation>
    </message>
    <message>
        <source>The marker goes up on your train as soon as you draw or pass. It stays there if you play the drawn tile on another train.</source>
        <translation>Der Marker kommt auf Ihre Bahn, sobald Sie ziehen oder passen. Er bleibt dort, wenn Sie den gezogenen Stein auf eine andere Bahn legen.</translation>
    </message>
    <message>
        <source>If you have a tile that can be played, no marker goes up, on whatever train you play it.</source>
        <translation>Haben Sie einen Stein, der gelegt werden kann, kommt kein Marker, gleich auf welche Bahn Sie ihn legen.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train and you begin your turn on another.</source>
        <translation>Der Marker kommt auch, wenn kein Stein Ihrer Hand an Ihre eigene Bahn passt und Sie Ihren Zug auf einer anderen beginnen.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train or the Mexican Train and you begin your turn on the train of another player.</source>
        <translation>Der Marker kommt auch, wenn kein Stein Ihrer Hand an Ihre eigene Bahn oder an den Mexican Train passt und Sie Ihren Zug auf der Bahn eines anderen Spielers beginnen.</translation>
    </message>
    <message>
        <source>You may play on it from your first turn on.</source>
        <translation>Ab Ihrem ersten Zug dürfen Sie darauf legen.</translation>
    </message>
    <message>
        <source>You may play on it from your second turn on.</source>
        <translation>Ab Ihrem zweiten Zug dürfen Sie darauf legen.</translation>
    </message>
    <message>
        <source>You may play on it once your own train has a tile.</source>
        <translation>Sobald Ihre eigene Bahn einen Stein hat, dürfen Sie darauf legen.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>An diesem Tisch gibt es keinen Mexican Train.</translation>
    </message>
    <message>
        <source>Every player builds a train: a row of tiles that begins at the hub and goes on number by number. You try to get rid of all your tiles before the others do; what is left in a hand costs points.</source>
        <translation>Alle bauen je eine Bahn: eine Reihe von Steinen, die am Bahnhof beginnt und Zahl um Zahl weitergeht. Ziel ist es, alle Steine vor den anderen loszuwerden; was auf der Hand bleibt, kostet Punkte.</translation>
    </message>
    <message>
        <source>In your turn you play one tile. It has to match the end of the train: one of its numbers is the last number there. A train without tiles begins with the number of the engine.</source>
        <translation>In Ihrem Zug legen Sie einen Stein. Er muss zum Ende der Bahn passen: Eine seiner Zahlen ist die letzte der Bahn. Eine Bahn ohne Steine beginnt mit der Zahl des Motors.</translation>
    </message>
    <message>
        <source>You may play on your own train, on the train of every player who has a marker on it, and on the Mexican Train.</source>
        <translation>Legen dürfen Sie auf Ihre eigene Bahn, auf jede Bahn mit einem Marker und auf den Mexican Train.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the train of every player who has a marker on it.</source>
        <translation>Legen dürfen Sie auf Ihre eigene Bahn und auf jede Bahn mit einem Marker.</translation>
    </message>
    <message>
        <source>If you can play, you must play.</source>
        <translation>Wenn Sie legen können, müssen Sie legen.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, you pass without drawing.</source>
        <translation>Ist der Talon leer, passen Sie, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>Your own train is closed: nobody else plays there. A marker opens it to everybody, even while it is without tiles.</source>
        <translation>Ihre eigene Bahn ist geschlossen: Niemand sonst legt dort. Ein Marker öffnet sie für alle, auch wenn sie noch keine Steine hat.</translation>
    </message>
    <message>
        <source>The marker comes down when you play a tile on your own train, and only then.</source>
        <translation>Der Marker verschwindet, wenn Sie einen Stein auf Ihre eigene Bahn legen, und nur dann.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to nobody and is always open. There is one in a round, and it begins with the number of the engine.</source>
        <translation>Der Mexican Train gehört niemandem und ist immer offen. In jeder Runde gibt es einen, und er beginnt mit der Zahl des Motors.</translation>
    </message>
    <message>
        <source>You may play on it as soon as all first trains are laid.</source>
        <translation>Sobald alle ersten Bahnen liegen, dürfen Sie darauf legen.</translation>
    </message>
    <message>
        <source>You may not leave your first train with a double at its end if you can cover it. If you cannot, you draw for it, as in any other turn; if it stays open, your marker goes up.</source>
        <translation>Endet Ihre erste Bahn mit einem Doppel, das Sie zudecken können, dürfen Sie es nicht so lassen. Können Sie es nicht, ziehen Sie dafür wie in jedem anderen Zug; bleibt es offen, kommt Ihr Marker.</translation>
    </message>
    <message>
        <source>If somebody plays the last tile with the first train, the round ends once everybody has laid one.</source>
        <translation>Legt jemand mit der ersten Bahn den letzten Stein, endet die Runde, sobald alle eine gelegt haben.</translation>
    </message>
    <message>
        <source>You play with a double-{highest} set: {tiles} tiles, every pair of numbers from blank to {highest} once.</source>
        <translation>Gespielt wird mit einem Doppel-{highest}-Satz: {tiles} Steine, jedes Zahlenpaar von Blank bis {highest} genau einmal.</translation>
    </message>
    <message>
        <source>With {players} players, everybody is dealt {size} tiles. The others lie face down on the table: the boneyard.</source>
        <translation>Bei {players} Spielern werden je {size} Steine ausgeteilt. Die übrigen liegen verdeckt auf dem Tisch: der Talon.</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s).</source>
        <translation>
            <numerusform>Eine Partie hat %n Runde.</numerusform>
            <numerusform>Eine Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you play a double, you must cover it at once: you play a second tile, on the double.</source>
        <translation>Legen Sie ein Doppel, müssen Sie es sofort zudecken: Sie legen einen Folgestein auf das Doppel.</translation>
    </message>
    <message>
        <source>If you play a double, you play a second tile at once: on the double, or anywhere else it can be played.</source>
        <translation>Legen Sie ein Doppel, legen Sie sofort einen Folgestein: auf das Doppel oder wo immer er sonst gelegt werden kann.</translation>
    </message>
    <message>
        <source>A double ends your turn like any other tile.</source>
        <translation>Ein Doppel beendet Ihren Zug wie jeder andere Stein.</translation>
    </message>
    <message>
        <source>A tile drawn for the double must go on the double.</source>
        <translation>Ein für das Doppel gezogener Stein muss auf das Doppel.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may go anywhere it can be played.</source>
        <translation>Ein für das Doppel gezogener Stein darf überallhin, wo er gelegt werden kann.</translation>
    </message>
    <message>
        <source>The second tile may not be a double.</source>
        <translation>Der Folgestein darf kein Doppel sein.</translation>
    </message>
    <message>
        <source>A double that is still open comes first: the players after must cover it before they play anything else, on whatever train it lies, with a marker or without.</source>
        <translation>Ein Doppel, das noch offen ist, geht vor: Die nächsten Spieler müssen es zudecken, bevor sie etwas anderes legen, auf welcher Bahn es auch liegt, mit oder ohne Marker.</translation>
    </message>
    <message>
        <source>A double that is still open binds nobody: the players after play as if it were covered.</source>
        <translation>Ein Doppel, das noch offen ist, bindet niemanden: Die nächsten Spieler legen, als wäre es zugedeckt.</translation>
    </message>
    <message>
        <source>If several doubles are open, the oldest has to be covered first.</source>
        <translation>Sind mehrere Doppel offen, muss das älteste zuerst zugedeckt werden.</translation>
    </message>
    <message>
        <source>If several doubles are open, the newest has to be covered first.</source>
        <translation>Sind mehrere Doppel offen, muss das neueste zuerst zugedeckt werden.</translation>
    </message>
    <message>
        <source>If several doubles are open, you choose which one you cover.</source>
        <translation>Sind mehrere Doppel offen, wählen Sie, welches Sie zudecken.</translation>
    </message>
    <message>
        <source>Once no tile of its number is left in the hands or in the boneyard, a double needs no cover any more, and nobody can play on its train again.</source>
        <translation>Ist weder auf einer Hand noch im Talon ein Stein seiner Zahl übrig, muss ein Doppel nicht mehr zugedeckt werden, und auf seine Bahn kann niemand mehr legen.</translation>
    </message>
    <message>
        <source>A double stays open even when no tile of its number is left in the hands or in the boneyard.</source>
        <translation>Ein Doppel bleibt auch dann offen, wenn weder auf einer Hand noch im Talon ein Stein seiner Zahl übrig ist.</translation>
    </message>
    <message>
        <source>Your last tile may be a double; then it needs no cover.</source>
        <translation>Ihr letzter Stein darf ein Doppel sein; dann muss es nicht zugedeckt werden.</translation>
    </message>
    <message>
        <source>If your last tile is a double, you are not out yet: you draw, and go out with a tile that covers it. It needs no cover when the boneyard is empty or no tile of its number is left.</source>
        <translation>Ist Ihr letzter Stein ein Doppel, haben Sie noch nicht ausgespielt: Sie ziehen und spielen mit einem Stein aus, der es zudeckt. Ist der Talon leer oder kein Stein seiner Zahl übrig, muss es nicht zugedeckt werden.</translation>
    </message>
    <message>
        <source>If your last tile is a double, it needs no cover, and the points of all others count twice.</source>
        <translation>Ist Ihr letzter Stein ein Doppel, muss es nicht zugedeckt werden, und die Punkte aller anderen zählen doppelt.</translation>
    </message>
    <message>
        <source>Nobody has to call the last tile.</source>
        <translation>Niemand muss den letzten Stein ansagen.</translation>
    </message>
    <message>
        <source>The second tile may itself be a double; then a third one follows at once, and so on.</source>
        <translation>Der Folgestein darf selbst ein Doppel sein; dann folgt sofort ein weiterer Stein und so fort.</translation>
    </message>
    <message>
        <source>If you have one tile left at the end of your turn, the program calls it for you.</source>
        <translation>Haben Sie am Ende Ihres Zuges nur noch einen Stein, sagt ihn das Programm für Sie an.</translation>
    </message>
    <message>
        <source>If you play and have one tile left at the end of your turn, you must call it before the turn of the next player is over.</source>
        <translation>Legen Sie und haben am Ende Ihres Zuges nur noch einen Stein, müssen Sie ihn ansagen, bevor der nächste Zug vorbei ist.</translation>
    </message>
    <message>
        <source>Forgetting it costs nothing.</source>
        <translation>Das zu vergessen, kostet nichts.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws a tile.</source>
        <translation>Wer das vergisst, zieht einen Stein.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws two tiles.</source>
        <translation>Wer das vergisst, zieht zwei Steine.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty and all players have passed one after the other.</source>
        <translation>Die Runde ist blockiert und vorbei, wenn der Talon leer ist und alle nacheinander gepasst haben.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty, all players have passed one after the other, and nobody could play even now that the markers are up.</source>
        <translation>Die Runde ist blockiert und vorbei, wenn der Talon leer ist, alle nacheinander gepasst haben und auch mit den neuen Markern niemand legen könnte.</translation>
    </message>
    <message>
        <source>The double blank costs nothing.</source>
        <translation>Doppel-Blank kostet nichts.</translation>
    </message>
    <message>
        <source>The double blank costs 25 points.</source>
        <translation>Doppel-Blank kostet 25 Punkte.</translation>
    </message>
    <message>
        <source>The double blank costs 50 points.</source>
        <translation>Doppel-Blank kostet 50 Punkte.</translation>
    </message>
    <message>
        <source>Whoever went out gets no points.</source>
        <translation>Wer ausgespielt hat, bekommt keine Punkte.</translation>
    </message>
    <message>
        <source>Whoever went out gets 5 points taken off.</source>
        <translation>Wer ausgespielt hat, bekommt 5 Punkte abgezogen.</translation>
    </message>
    <message>
        <source>Whoever went out gets 10 points taken off.</source>
        <translation>Wer ausgespielt hat, bekommt 10 Punkte abgezogen.</translation>
    </message>
    <message>
        <source>If several have it, they share the win.</source>
        <translation>Haben mehrere sie, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>If several have it, whoever had the most rounds without points wins; if that is equal too, whoever had the lowest round with points. If that decides nothing either, they share the win.</source>
        <translation>Haben mehrere sie, gewinnt, wer die meisten Runden ohne Punkte hatte; ist auch das gleich, wer die niedrigste Runde mit Punkten hatte. Entscheidet auch das nichts, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>A double lies crosswise. It is open until a tile has been played on it, which covers it. The engine is never open.</source>
        <translation>Ein Doppel liegt quer. Es ist offen, bis ein Stein darauf gelegt wird, der es zudeckt. Der Motor ist nie offen.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it. If that does not help, you pass, and the marker goes up on your own train, even if the double lies on another.</source>
        <translation>Haben Sie keinen solchen Stein, ziehen Sie. Hilft das nicht, passen Sie, und der Marker kommt auf Ihre eigene Bahn, auch wenn das Doppel auf einer anderen liegt.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it and keep what you draw. The marker goes up on your own train, even if the double lies on another.</source>
        <translation>Haben Sie keinen solchen Stein, ziehen Sie und behalten den gezogenen. Der Marker kommt auf Ihre eigene Bahn, auch wenn das Doppel auf einer anderen liegt.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may also go anywhere else it can be played, but it may not start the Mexican Train. The double stays open then.</source>
        <translation>Ein für das Doppel gezogener Stein darf auch anderswo gelegt werden, aber den Mexican Train darf er nicht beginnen. Das Doppel bleibt dann offen.</translation>
    </message>
    <message>
        <source>If you cannot cover it, you draw, as in any other turn; if it stays open, your marker goes up. Covering the double of another player changes nothing about that player’s marker.</source>
        <translation>Können Sie es nicht zudecken, ziehen Sie wie in jedem anderen Zug; bleibt es offen, kommt Ihr Marker. Das Doppel eines anderen Spielers zuzudecken, ändert nichts an dessen Marker.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile in hand goes out, and the round is over.</source>
        <translation>Wer den letzten Stein der Hand legt, spielt aus, und die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Then all count the pips of the tiles in their hands: those are their penalty points.</source>
        <translation>Dann zählen alle die Augen der Steine auf ihrer Hand: Das sind ihre Strafpunkte.</translation>
    </message>
    <message>
        <source>Whoever has the lowest total after the last round wins the game.</source>
        <translation>Wer nach der letzten Runde die niedrigste Summe hat, gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Open it anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No game has a name yet. The game on the table is saved by itself after every action; with “Save as” it gets a name and stays here.</source>
        <translation>Noch hat keine Partie einen Namen. Die Partie auf dem Tisch wird nach jeder Aktion von selbst gespeichert; mit „Speichern als“ bekommt sie einen Namen und bleibt hier.</translation>
    </message>
    <message>
        <source>Rename the saved game</source>
        <translation>Gespeicherte Partie umbenennen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} ({level}): {points}</source>
        <translation>{name} ({level}): {points}</translation>
    </message>
    <message>
        <source>Left on {time}</source>
        <extracomment>The name of a saved game that was not finished; {time} is a date and time.</extracomment>
        <translation>Verlassen am {time}</translation>
    </message>
    <message>
        <source>The game that lay here is kept in Saved games as “{name}”.</source>
        <translation>Die Partie, die hier lag, ist bei den gespeicherten Partien: „{name}“.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder of the saved games cannot be read.</source>
        <translation>
            <numerusform>%n Datei im Ordner der gespeicherten Partien ist nicht lesbar.</numerusform>
            <numerusform>%n Dateien im Ordner der gespeicherten Partien sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of Mexican Train (*.mexicantrain)</source>
        <translation>Partien von Mexican Train (*.mexicantrain)</translation>
    </message>
    <message>
        <source>Mexican Train is open already and does not answer. If you open it a second time, the game that was saved last counts, and the other one may be lost.</source>
        <translation>Mexican Train ist schon offen und antwortet nicht. Wenn Sie es ein zweites Mal öffnen, zählt die Partie, die zuletzt gespeichert wurde, und die andere kann verloren gehen.</translation>
    </message>
    <message>
        <source>No round of this game is over yet.</source>
        <translation>Noch ist keine Runde dieser Partie zu Ende.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
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
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Als Tabelle (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>As a picture…</source>
        <translation>Als Bild&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>As in box sets</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <source>Draw and pass by themselves when nothing else is possible</source>
        <translation>Von selbst ziehen und passen, wenn sonst nichts geht</translation>
    </message>
    <message>
        <source>One click plays a tile that fits one train only</source>
        <translation>Ein Klick legt einen Stein, der nur auf eine Bahn passt</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Farben der Augen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Help while you play</source>
        <translation>Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>Turn both off for a strict table.</source>
        <translation>Schalten Sie beides aus, wenn streng gespielt wird.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation>Wie auf diesem Computer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>The program finds nothing on this computer that plays sounds.</source>
        <translation>Das Programm findet auf diesem Computer nichts, was Töne abspielt.</translation>
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
        <translation>Genau wie „{sheet}“.</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Anders als „{sheet}“:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}: {value} (statt: {usual})</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Games of</source>
        <translation>Partien von</translation>
    </message>
    <message>
        <source>Points a round, game by game</source>
        <translation>Punkte je Runde, Partie für Partie</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Schlechteste Runde</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>now: {number}</source>
        <translation>jetzt: {number}</translation>
    </message>
    <message>
        <source>Computer players: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>Per cent, as in 25 %.</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{wins} ({part})</source>
        <translation>{wins} ({part})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round}, {date}</source>
        <translation>Runde {round}, {date}</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Andere Menschen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points a round on average</source>
        <translation>{points} Punkte je Runde im Mittel</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that is played to its end counts here.</source>
        <translation>Noch wurde keine Partie beendet. Jede Partie, die zu Ende gespielt wird, zählt hier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from before the reset do not count.</source>
        <translation>
            <numerusform>%n Partie von vor dem Zurücksetzen zählt nicht.</numerusform>
            <numerusform>%n Partien von vor dem Zurücksetzen zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer points are better. A deal that is played again counts the first time only.</source>
        <translation>Wenig Punkte sind gut. Eine Austeilung, die noch einmal gespielt wird, zählt nur beim ersten Mal.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
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
        <source>thinking</source>
        <translation>überlegt</translation>
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
        <source>Sort as a train</source>
        <translation>Als Bahn sortieren</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
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
    <name>Tips</name>
    <message>
        <source>Plan your train</source>
        <translation>Planen Sie Ihre Bahn</translation>
    </message>
    <message>
        <source>Before you play your first tile, look for the longest row that your hand can make from the end of your train. It is worth a minute: a plan made now saves many turns.</source>
        <translation>Suchen Sie, bevor Sie den ersten Stein legen, die längste Reihe, die Ihre Hand vom Ende Ihrer Bahn aus hergibt. Das ist eine Minute wert: Ein Plan am Anfang spart viele Züge.</translation>
    </message>
    <message>
        <source>The tiles that do not fit into that row are loose. Play those first, on the Mexican Train and on open trains, wherever they go.</source>
        <translation>Die Steine, die nicht in diese Reihe passen, sind lose. Legen Sie sie zuerst, auf den Mexican Train und auf offene Bahnen, wo immer sie passen.</translation>
    </message>
    <message>
        <source>The tiles of the row can wait: as long as your train is closed, nobody can take its end from you.</source>
        <translation>Die Steine der Reihe können warten: Solange Ihre Bahn geschlossen ist, kann Ihnen niemand ihr Ende nehmen.</translation>
    </message>
    <message>
        <source>Plan again after every tile you draw. It may join two rows that did not go together before.</source>
        <translation>Planen Sie nach jedem gezogenen Stein neu. Vielleicht verbindet er zwei Reihen, die vorher nicht zusammenpassten.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Play a double when you have a tile to go with it. Then it brings you two tiles in one turn.</source>
        <translation>Legen Sie ein Doppel, wenn Sie den Folgestein dazu haben. Dann werden Sie zwei Steine in einem Zug los.</translation>
    </message>
    <message>
        <source>A double without a second tile makes you draw, and may open your train. Keep it if you can, but not to the end: a high double is a bad tile to be left with.</source>
        <translation>Ein Doppel ohne Folgestein zwingt Sie zum Ziehen und öffnet vielleicht Ihre Bahn. Behalten Sie es, wenn es geht, aber nicht bis zum Schluss: Auf einem hohen Doppel bleibt man nicht gern sitzen.</translation>
    </message>
    <message>
        <source>Where an open double comes first, one that hardly anybody can cover stops everybody else. It is strongest when you hold the tile for it yourself.</source>
        <translation>Wo ein offenes Doppel vorgeht, hält eines, das kaum jemand zudecken kann, alle anderen auf. Am stärksten ist es, wenn Sie den Stein dafür selbst haben.</translation>
    </message>
    <message>
        <source>Watch the table</source>
        <translation>Behalten Sie den Tisch im Blick</translation>
    </message>
    <message>
        <source>Whoever draws has no tile for any of the ends open to that player. Remember those numbers: they are good ends to leave.</source>
        <translation>Wer zieht, hat für keines der Enden, an die gerade gelegt werden darf, einen Stein. Merken Sie sich diese Zahlen: Solche Enden lässt man gern zurück.</translation>
    </message>
    <message>
        <source>An open train may close any moment. A tile that fits only there goes before one that can be played anywhere.</source>
        <translation>Eine offene Bahn kann sich jederzeit schließen. Ein Stein, der nur dort passt, geht vor einem, der überall passt.</translation>
    </message>
    <message>
        <source>If your marker is up, others spoil your plan. Take it down with the next tile that fits.</source>
        <translation>Solange Ihr Marker steht, stören andere Ihren Plan. Schließen Sie die Bahn mit dem nächsten Stein, der passt.</translation>
    </message>
    <message>
        <source>Every number is on as many tiles as the set has numbers: on 13 in a double-12 set. When nearly all of them lie on the table, the last ones are hard to play.</source>
        <translation>Jede Zahl kommt auf so vielen Steinen vor, wie der Satz Zahlen hat: auf 13 in einem Doppel-12-Satz. Liegen fast alle davon auf dem Tisch, sind die letzten schwer zu legen.</translation>
    </message>
    <message>
        <source>Towards the end</source>
        <translation>Gegen Ende</translation>
    </message>
    <message>
        <source>Nobody goes out unannounced: the plates show how many tiles everybody holds. When somebody is down to two or three, play your heaviest tiles at once, plan or no plan.</source>
        <translation>Niemand spielt überraschend aus: Die Namensschilder zeigen, wie viele Steine alle haben. Hat jemand nur noch zwei oder drei, legen Sie sofort Ihre höchsten Steine, Plan hin oder her.</translation>
    </message>
    <message>
        <source>Keep two different numbers for your last tiles, so that more than one end is of use to you.</source>
        <translation>Behalten Sie für die letzten Steine zwei verschiedene Zahlen, damit Ihnen mehr als ein Ende nützt.</translation>
    </message>
    <message>
        <source>The total decides. If you cannot go out first, a hand of few points is almost as good, round after round.</source>
        <translation>Die Summe entscheidet. Wenn Sie nicht vor den anderen ausspielen können, ist eine Hand mit wenigen Punkten fast so gut, Runde für Runde.</translation>
    </message>
    <message>
        <source>What experienced players do, at any table.</source>
        <translation>Was erfahrene Spieler tun, an jedem Tisch.</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>Gut spielen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
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
        <translation>Die Datei konnte nicht geschrieben werden ({why}). Sie können weiterspielen: Beim nächsten Zug wird es erneut versucht.
{path}</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). Nothing was changed: try another place.
{path}</source>
        <translation>Die Datei konnte nicht geschrieben werden ({why}). Nichts wurde geändert: Versuchen Sie es an einem anderen Ort.
{path}</translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>Die Datei konnte nicht geöffnet werden ({why}). Sie wurde nicht geändert.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file is here:
{path}</source>
        <translation>Die gespeicherte Partie ist beschädigt und kann nicht weitergehen. Die Datei ist hier:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file was kept:
{path}</source>
        <translation>Die gespeicherte Partie ist beschädigt und kann nicht weitergehen. Die Datei wurde aufgehoben:
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
        <translation>Diese Datei stammt von einer neueren Version von Mexican Train. Sie bleibt, wie sie ist: Installieren Sie die neuere Version, um sie zu öffnen.
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
        <translation>Die Einstellungen konnten nicht gespeichert werden ({why}). Sie gelten, bis Sie das Programm schließen.
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
        <source>Learn in five steps</source>
        <translation>In fünf Schritten lernen</translation>
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
