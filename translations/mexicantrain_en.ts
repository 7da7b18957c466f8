<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>{group} (%n changed)</source>
        <translation>
            <numerusform>{group} (%n changed)</numerusform>
            <numerusform>{group} (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This set of tiles is enough for %n player(s) only; with a larger one, everybody is back.</source>
        <translation>
            <numerusform>This set of tiles is enough for %n player only; with a larger one, everybody is back.</numerusform>
            <numerusform>This set of tiles is enough for %n players only; with a larger one, everybody is back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules need at least %n player(s).</source>
        <translation>
            <numerusform>These rules need at least %n player.</numerusform>
            <numerusform>These rules need at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for at most %n player(s).</source>
        <translation>
            <numerusform>These rules are for at most %n player.</numerusform>
            <numerusform>These rules are for at most %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>{names} have the same total. {winner} had the most rounds without points: %n.</source>
        <translation>
            <numerusform>{names} have the same total. {winner} had the most rounds without points: %n.</numerusform>
            <numerusform>{names} have the same total. {winner} had the most rounds without points: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>{sheet}, %n player(s)</source>
        <translation>
            <numerusform>{sheet}, %n player</numerusform>
            <numerusform>{sheet}, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s).</source>
        <translation>
            <numerusform>A game has %n round.</numerusform>
            <numerusform>A game has %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message numerus="yes">
        <source>%n file(s) in the folder of the saved games cannot be read.</source>
        <translation>
            <numerusform>%n file in the folder of the saved games cannot be read.</numerusform>
            <numerusform>%n files in the folder of the saved games cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from before the reset do not count.</source>
        <translation>
            <numerusform>%n game from before the reset does not count.</numerusform>
            <numerusform>%n games from before the reset do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>minus %n point</numerusform>
            <numerusform>minus %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>{sheet}, %n round(s)</source>
        <translation>
            <numerusform>{sheet}, %n round</numerusform>
            <numerusform>{sheet}, %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
