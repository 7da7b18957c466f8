<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes for two to eight, with people at this computer or with computer players. They see no more of the game than you do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last tile!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} finished laying the train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: last tile!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} forgot to call the last tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} train is open now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} train is closed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is the {double}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid the engine: the {double}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {tile} on the Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {tile} on their own train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {tile} on {owner} train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a tile in search of the engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a tile for the forgotten call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train ends in an open double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} train ends in an open double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double on the Mexican Train is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double on {owner} train is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is left for the double on the Mexican Train: it needs no cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is left for the double on {owner} train: it needs no cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is blocked: nobody can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} go out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{group} (%n changed)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What happened in this round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name}’s</source>
        <comment>before a vowel</comment>
        <extracomment>In front of a vowel or an h (French: d’{name}).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge of player {number}: {badge}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Tiles and rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers and the Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End and points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest double of the set; more players need a larger set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player gets, for 2, 3 and more players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rounds a game has; every round has another engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the double in the middle comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rounds go from the highest double down or from the double blank up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which player has the first turn of a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much a player may lay on the own train in the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw in the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who cannot start the own train in the first turn draws a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late whole train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who could not start at once may lay a whole train later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles a player who cannot play draws at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the tile just drawn can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker goes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a train opens as soon as its owner cannot play, or only if drawing did not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which missing play opens a player’s train to everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From when on a player may play on the Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the tile must go that is played at once after a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double, when drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where that tile must go if it had to be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the tile that follows a double may be a double itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open doubles come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the next players must cover an open double before they play anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order open doubles must be covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nobody can cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to an open double when no tile of its number is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the last tile in hand is a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling the last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether players announce that they have one tile left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles a player draws who forgot to call the last tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a round ends with an empty boneyard although nobody went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points the double blank costs whoever still holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points going out takes off the own total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when several players have the lowest total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more rounds than doubles in the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands need more tiles than the set has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can hold the engine when it is set aside: let another player start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest double in a hand cannot go with engines from the double blank up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A late whole train needs a first turn with a whole train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last double cannot be covered when no tile follows a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing until a tile fits makes no sense when a drawn tile ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody who plays at this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays whatever fits; good for a first game and for children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets rid of high tiles, but plans little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans its own train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans its train and keeps an eye on yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers everything that was shown, and plays for the whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light blue clover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White ring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile that follows a double may not be a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your first turn you play on your own train only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid your train: end your turn with Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not laid a tile in this turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no last tile to call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} train is closed: it has no marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: {name} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train ends in a double: draw a tile to cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train ends in a double that you cannot cover: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot draw now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not match: the Mexican Train ends in {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not match: your train ends in {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not match: {owner} train ends in {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the open doubles must be covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {double} on the Mexican Train must be covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {double} must be covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} {double} must be covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile that follows your double must go on an open double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile that follows your double must go on the {double}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play on the Mexican Train once your own train has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican Train may not be started with this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play on the Mexican Train from your second turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train ends in a double: cover it before you end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not pass.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Round {round} was blocked: nobody went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} went out in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in front: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are in front: {points} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win: {points} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} have the same total. {winner} had the most rounds without points: %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have the same total and as many rounds without points. {winner} had the lowest round: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have the same total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, round {round}: not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round is being played. Few points are good.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone starts with a whole train; every double must be covered at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First trains are laid together; the marker goes up before you draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile a turn from the start: the easiest way into the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sheet} with house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly as in {sheet}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the computer to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>double blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank-{high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low}-{high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The file is far too big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not written as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many brackets lie inside each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has a value that it cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file comes from a later version of Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is empty, too long, or has more than one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something called “{name}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written ({why}). You can go on: the next action tries again.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file is here:
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file was kept:
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules were corrected since this game was saved, and round {round} no longer fits them. You can go on from the start of that round.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file comes from a later version of Mexican Train. It was left as it is: install the later version to open it.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be used. {reason}
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be used. Line {line}: {reason}
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be kept ({why}). They hold until you close the program.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}), so the usual ones are used.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used. The old file is here:
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last action; if the table looks wrong, start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call your last tile!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your train is laid: choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile fits: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {tile}: play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the tile that follows your double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with your train, or choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay your first train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the {double} on the Mexican Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover your {double}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover {owner} {double}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is next at this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Whoever holds it lays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest double in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the highest down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the double blank up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever laid the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner of the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole trains, before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until one fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept: the turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a draw that did not help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits the own train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits the own or the Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In any order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs no cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be covered first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others count twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the own train is started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More rounds without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other players or rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{sheet}, %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
