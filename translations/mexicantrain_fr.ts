<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Mexican Train</source>
        <translation>À propos de Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train {version}</source>
        <translation>Mexican Train {version}</translation>
    </message>
    <message>
        <source>Dominoes for two to eight, with people at this computer or with computer players. They see no more of the game than you do.</source>
        <translation>Des dominos pour deux à huit joueurs, à plusieurs sur cet ordinateur ou contre des adversaires ordinateur. Ils ne voient rien de plus que vous.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;score</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;asser</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Last tile!</source>
        <translation>&amp;Dernière pièce&#x202f;!</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation>&amp;Déroulement</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Ry&amp;thme</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>&amp;À propos de Mexican Train</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} passed.</source>
        <translation>{name} a passé.</translation>
    </message>
    <message>
        <source>{name} finished laying the train.</source>
        <translation>{name} a fini de poser son train.</translation>
    </message>
    <message>
        <source>{name}: last tile!</source>
        <translation>{name}&#xa0;: dernière pièce&#x202f;!</translation>
    </message>
    <message>
        <source>{name} forgot to call the last tile.</source>
        <translation>{name} a oublié d’annoncer sa dernière pièce.</translation>
    </message>
    <message>
        <source>{owner} train is open now.</source>
        <translation>Le train {owner} est maintenant public.</translation>
    </message>
    <message>
        <source>{owner} train is closed again.</source>
        <translation>Le train {owner} est de nouveau privé.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Manche {round}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>The engine is the {double}.</source>
        <translation>Le moteur est le {double}.</translation>
    </message>
    <message>
        <source>{name} laid the engine: the {double}.</source>
        <translation>{name} a posé le moteur&#xa0;: le {double}.</translation>
    </message>
    <message>
        <source>{name} played {tile} on the Mexican Train.</source>
        <translation>{name} a posé le {tile} sur le Train mexicain.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>{name} played {tile} on their own train.</source>
        <translation>{name} a posé le {tile} sur son propre train.</translation>
    </message>
    <message>
        <source>{name} played {tile} on {owner} train.</source>
        <translation>{name} a posé le {tile} sur le train {owner}.</translation>
    </message>
    <message>
        <source>{name} drew a tile in search of the engine.</source>
        <translation>{name} a pioché à la recherche du moteur.</translation>
    </message>
    <message>
        <source>{name} drew a tile for the forgotten call.</source>
        <translation>{name} a pioché pour l’annonce oubliée.</translation>
    </message>
    <message>
        <source>{name} drew a tile.</source>
        <translation>{name} a pioché.</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} a pioché le {tile}.</translation>
    </message>
    <message>
        <source>The Mexican Train ends in an open double.</source>
        <translation>Le Train mexicain se termine par un double à satisfaire.</translation>
    </message>
    <message>
        <source>{owner} train ends in an open double.</source>
        <translation>Le train {owner} se termine par un double à satisfaire.</translation>
    </message>
    <message>
        <source>The double on the Mexican Train is covered.</source>
        <translation>Le double du Train mexicain est satisfait.</translation>
    </message>
    <message>
        <source>The double on {owner} train is covered.</source>
        <translation>Le double sur le train {owner} est satisfait.</translation>
    </message>
    <message>
        <source>No tile is left for the double on the Mexican Train: it needs no cover.</source>
        <translation>Il ne reste aucune pièce pour le double du Train mexicain&#xa0;: il n’a plus à être couvert.</translation>
    </message>
    <message>
        <source>No tile is left for the double on {owner} train: it needs no cover.</source>
        <translation>Il ne reste aucune pièce pour le double sur le train {owner}&#xa0;: il n’a plus à être couvert.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can play.</source>
        <translation>La manche est bloquée&#xa0;: personne ne peut jouer.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} a fini.</translation>
    </message>
    <message>
        <source>{names} go out.</source>
        <translation>{names} ont fini.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Utiliser ces règles</translation>
    </message>
    <message numerus="yes">
        <source>{group} (%n changed)</source>
        <translation>
            <numerusform>{group} (%n modifiée)</numerusform>
            <numerusform>{group} (%n modifiées)</numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Revenir à&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{option}, changed</source>
        <translation>{option}, modifié</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Back to sheet</source>
        <translation>Revenir à la base</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exporter vers un fichier…</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importer d’un fichier…</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Enregistrer les règles maison</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Renommer les règles maison</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What happened in this round</source>
        <translation>Ce qui s’est passé dans cette manche</translation>
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
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>&amp;Votre tour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name}’s</source>
        <comment>before a vowel</comment>
        <extracomment>In front of a vowel or an h (French: d’{name}).</extracomment>
        <translation>d’{name}</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation>de {name}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Qui joue comme joueur {number}</translation>
    </message>
    <message>
        <source>Badge of player {number}: {badge}</source>
        <translation>Insigne du joueur {number}&#xa0;: {badge}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>This gives up the game on the table.</source>
        <translation>La partie en cours sera abandonnée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>La seule</numerusform>
            <numerusform>Les %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>One player fewer</source>
        <translation>Un joueur de moins</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Tiles and rounds</source>
        <translation>Pièces et manches</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Début d’une manche</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Markers and the Mexican Train</source>
        <translation>Jetons et Train mexicain</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>End and points</source>
        <translation>Fin et points</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Jeu de dominos</translation>
    </message>
    <message>
        <source>The largest double of the set; more players need a larger set.</source>
        <translation>Le plus grand double du jeu&#x202f;; plus on est de joueurs, plus il doit être grand.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Pièces distribuées</translation>
    </message>
    <message>
        <source>How many tiles each player gets, for 2, 3 and more players.</source>
        <translation>Combien de pièces reçoit chacun, pour 2, 3 joueurs et plus.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many rounds a game has; every round has another engine.</source>
        <translation>Combien de manches compte une partie&#x202f;; chaque manche a un autre moteur.</translation>
    </message>
    <message>
        <source>Finding the engine</source>
        <translation>Choix du moteur</translation>
    </message>
    <message>
        <source>Where the double in the middle comes from.</source>
        <translation>D’où vient le double posé au milieu.</translation>
    </message>
    <message>
        <source>Order of the engines</source>
        <translation>Ordre des moteurs</translation>
    </message>
    <message>
        <source>Whether the rounds go from the highest double down or from the double blank up.</source>
        <translation>Si les manches vont du plus grand double vers le bas ou du double-blanc vers le haut.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Joueur de départ</translation>
    </message>
    <message>
        <source>Which player has the first turn of a round.</source>
        <translation>Quel joueur commence une manche.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>How much a player may lay on the own train in the first turn.</source>
        <translation>Ce que l’on peut poser sur son propre train au premier tour.</translation>
    </message>
    <message>
        <source>Draw in the first turn</source>
        <translation>Piocher au premier tour</translation>
    </message>
    <message>
        <source>Whether a player who cannot start the own train in the first turn draws a tile.</source>
        <translation>Si l’on pioche quand on ne peut pas commencer son train au premier tour.</translation>
    </message>
    <message>
        <source>Late whole train</source>
        <translation>Train entier tardif</translation>
    </message>
    <message>
        <source>Whether a player who could not start at once may lay a whole train later.</source>
        <translation>Si qui n’a pas pu commencer tout de suite peut poser un train entier plus tard.</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Pièces à piocher</translation>
    </message>
    <message>
        <source>How many tiles a player who cannot play draws at most.</source>
        <translation>Combien de pièces pioche au plus qui ne peut pas jouer.</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Pièce piochée jouable</translation>
    </message>
    <message>
        <source>What happens when the tile just drawn can be played.</source>
        <translation>Ce qui se passe quand la pièce piochée peut être jouée.</translation>
    </message>
    <message>
        <source>The marker goes up</source>
        <translation>Pose du jeton</translation>
    </message>
    <message>
        <source>Whether a train opens as soon as its owner cannot play, or only if drawing did not help.</source>
        <translation>Si un train devient public dès que son joueur ne peut pas jouer, ou seulement si piocher n’a pas aidé.</translation>
    </message>
    <message>
        <source>Reason for the marker</source>
        <translation>Raison du jeton</translation>
    </message>
    <message>
        <source>Which missing play opens a player’s train to everybody.</source>
        <translation>Quel coup manquant rend le train d’un joueur public.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>From when on a player may play on the Mexican Train.</source>
        <translation>À partir de quand un joueur peut jouer sur le Train mexicain.</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Après un double</translation>
    </message>
    <message>
        <source>Where the tile must go that is played at once after a double.</source>
        <translation>Où doit aller la pièce jouée aussitôt après un double.</translation>
    </message>
    <message>
        <source>After a double, when drawn</source>
        <translation>Après un double, si piochée</translation>
    </message>
    <message>
        <source>Where that tile must go if it had to be drawn.</source>
        <translation>Où doit aller cette pièce s’il a fallu la piocher.</translation>
    </message>
    <message>
        <source>Several doubles</source>
        <translation>Plusieurs doubles</translation>
    </message>
    <message>
        <source>Whether the tile that follows a double may be a double itself.</source>
        <translation>Si la pièce qui suit un double peut être elle-même un double.</translation>
    </message>
    <message>
        <source>Open doubles come first</source>
        <translation>Doubles à satisfaire d’abord</translation>
    </message>
    <message>
        <source>Whether the next players must cover an open double before they play anything else.</source>
        <translation>Si les joueurs suivants doivent satisfaire un double avant de jouer autre chose.</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Plusieurs doubles à satisfaire</translation>
    </message>
    <message>
        <source>In which order open doubles must be covered.</source>
        <translation>Dans quel ordre les doubles doivent être satisfaits.</translation>
    </message>
    <message>
        <source>A double nobody can cover</source>
        <translation>Double impossible à satisfaire</translation>
    </message>
    <message>
        <source>What happens to an open double when no tile of its number is left.</source>
        <translation>Ce que devient un double quand il ne reste aucune pièce de son nombre.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Finir sur un double</translation>
    </message>
    <message>
        <source>What happens when the last tile in hand is a double.</source>
        <translation>Ce qui se passe quand la dernière pièce en main est un double.</translation>
    </message>
    <message>
        <source>Calling the last tile</source>
        <translation>Annonce de la dernière pièce</translation>
    </message>
    <message>
        <source>Whether players announce that they have one tile left.</source>
        <translation>Si l’on annonce qu’il ne reste qu’une pièce en main.</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Annonce oubliée</translation>
    </message>
    <message>
        <source>How many tiles a player draws who forgot to call the last tile.</source>
        <translation>Combien de pièces pioche qui a oublié d’annoncer sa dernière pièce.</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <translation>Manche bloquée</translation>
    </message>
    <message>
        <source>When a round ends with an empty boneyard although nobody went out.</source>
        <translation>Quand une manche se termine, pioche vide, sans que personne ait fini.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Double-blanc</translation>
    </message>
    <message>
        <source>How many points the double blank costs whoever still holds it.</source>
        <translation>Combien de points coûte le double-blanc à qui l’a encore en main.</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus pour qui finit</translation>
    </message>
    <message>
        <source>How many points going out takes off the own total.</source>
        <translation>Combien de points sont retirés du total de qui finit.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Who wins when several players have the lowest total.</source>
        <translation>Qui gagne quand plusieurs joueurs ont le plus petit total.</translation>
    </message>
    <message>
        <source>This value is not known here.</source>
        <translation>Cette valeur n’est pas connue ici.</translation>
    </message>
    <message>
        <source>There are more rounds than doubles in the set.</source>
        <translation>Il y a plus de manches que de doubles dans le jeu.</translation>
    </message>
    <message>
        <source>The hands need more tiles than the set has.</source>
        <translation>Les mains demandent plus de pièces que le jeu n’en a.</translation>
    </message>
    <message>
        <source>Nobody can hold the engine when it is set aside: let another player start.</source>
        <translation>Personne ne peut avoir le moteur s’il est mis de côté&#xa0;: choisissez un autre joueur de départ.</translation>
    </message>
    <message>
        <source>The highest double in a hand cannot go with engines from the double blank up.</source>
        <translation>Le plus grand double en main ne va pas avec des moteurs à partir du double-blanc.</translation>
    </message>
    <message>
        <source>A late whole train needs a first turn with a whole train.</source>
        <translation>Un train entier tardif suppose un premier tour avec un train entier.</translation>
    </message>
    <message>
        <source>A last double cannot be covered when no tile follows a double.</source>
        <translation>Un dernier double ne peut pas être satisfait si aucune pièce ne suit un double.</translation>
    </message>
    <message>
        <source>Drawing until a tile fits makes no sense when a drawn tile ends the turn.</source>
        <translation>Piocher jusqu’à pouvoir jouer n’a pas de sens si la pièce piochée termine le tour.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Somebody who plays at this computer.</source>
        <translation>Quelqu’un qui joue sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Plays whatever fits; good for a first game and for children.</source>
        <translation>Joue tout ce qui va&#x202f;; bien pour une première partie et pour les enfants.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Gets rid of high tiles, but plans little.</source>
        <translation>Se débarrasse des grosses pièces, mais prévoit peu.</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Plans its own train.</source>
        <translation>Prévoit son propre train.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plans its train and keeps an eye on yours.</source>
        <translation>Prévoit son train et surveille le vôtre.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>Réfléchit à ce que les autres peuvent avoir en main.</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Grand maître</translation>
    </message>
    <message>
        <source>Remembers everything that was shown, and plays for the whole game.</source>
        <translation>Se souvient de tout ce qui a été montré et joue pour la partie entière.</translation>
    </message>
    <message>
        <source>Blue star</source>
        <translation>Étoile bleue</translation>
    </message>
    <message>
        <source>Orange diamond</source>
        <translation>Losange orange</translation>
    </message>
    <message>
        <source>Pink heart</source>
        <translation>Cœur rose</translation>
    </message>
    <message>
        <source>Yellow moon</source>
        <translation>Lune jaune</translation>
    </message>
    <message>
        <source>Light blue clover</source>
        <translation>Trèfle bleu clair</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Triangle vert</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <translation>Croix brune</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Anneau blanc</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This round is over.</source>
        <translation>Cette manche est terminée.</translation>
    </message>
    <message>
        <source>The tile that follows a double may not be a double.</source>
        <translation>La pièce qui suit un double ne peut pas être un double.</translation>
    </message>
    <message>
        <source>In your first turn you play on your own train only.</source>
        <translation>Au premier tour, vous ne jouez que sur votre propre train.</translation>
    </message>
    <message>
        <source>You have laid your train: end your turn with Done.</source>
        <translation>Votre train est posé&#xa0;: finissez votre tour avec Terminer.</translation>
    </message>
    <message>
        <source>You have not laid a tile in this turn yet.</source>
        <translation>Vous n’avez encore posé aucune pièce à ce tour.</translation>
    </message>
    <message>
        <source>You have no last tile to call.</source>
        <translation>Vous n’avez pas de dernière pièce à annoncer.</translation>
    </message>
    <message>
        <source>{tile} is not in your hand.</source>
        <translation>Le {tile} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>{owner} train is closed: it has no marker.</source>
        <translation>Le train {owner} est privé&#xa0;: il n’a pas de jeton.</translation>
    </message>
    <message>
        <source>Not yet: {name} is playing.</source>
        <translation>Pas encore&#xa0;: {name} joue.</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it.</source>
        <translation>Vous avez pioché le {tile} et il va&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>Your train ends in a double: draw a tile to cover it.</source>
        <translation>Votre train finit par un double&#xa0;: piochez pour le satisfaire.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Piochez avant de passer.</translation>
    </message>
    <message>
        <source>Your train ends in a double that you cannot cover: pass.</source>
        <translation>Votre train finit par un double que vous ne pouvez pas satisfaire&#xa0;: passez.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>You cannot draw now.</source>
        <translation>Vous ne pouvez pas piocher maintenant.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>{tile} does not match: the Mexican Train ends in {end}.</source>
        <translation>Le {tile} ne va pas&#xa0;: le Train mexicain finit par {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: your train ends in {end}.</source>
        <translation>Le {tile} ne va pas&#xa0;: votre train finit par {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: {owner} train ends in {end}.</source>
        <translation>Le {tile} ne va pas&#xa0;: le train {owner} finit par {end}.</translation>
    </message>
    <message>
        <source>One of the open doubles must be covered first.</source>
        <translation>Il faut d’abord satisfaire l’un des doubles.</translation>
    </message>
    <message>
        <source>The {double} on the Mexican Train must be covered first.</source>
        <translation>Il faut d’abord satisfaire le {double} du Train mexicain.</translation>
    </message>
    <message>
        <source>Your {double} must be covered first.</source>
        <translation>Il faut d’abord satisfaire votre {double}.</translation>
    </message>
    <message>
        <source>{owner} {double} must be covered first.</source>
        <translation>Il faut d’abord satisfaire le {double} {owner}.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on an open double.</source>
        <translation>La pièce qui suit votre double doit aller sur un double à satisfaire.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on the {double}.</source>
        <translation>La pièce qui suit votre double doit aller sur le {double}.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>Il n’y a pas de Train mexicain à cette table.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train once your own train has a tile.</source>
        <translation>Vous pourrez jouer sur le Train mexicain quand votre train aura une pièce.</translation>
    </message>
    <message>
        <source>The Mexican Train may not be started with this tile.</source>
        <translation>Cette pièce ne peut pas commencer le Train mexicain.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train from your second turn on.</source>
        <translation>Vous pourrez jouer sur le Train mexicain à partir de votre deuxième tour.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not draw.</source>
        <translation>Vous avez une pièce qui va, donc vous ne piochez pas.</translation>
    </message>
    <message>
        <source>Your train ends in a double: cover it before you end your turn.</source>
        <translation>Votre train finit par un double&#xa0;: satisfaites-le avant de terminer votre tour.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not pass.</source>
        <translation>Vous avez une pièce qui va, donc vous ne passez pas.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Round {round} was blocked: nobody went out.</source>
        <translation>La manche {round} a été bloquée&#xa0;: personne n’a fini.</translation>
    </message>
    <message>
        <source>{name} went out in round {round}.</source>
        <translation>{name} a fini dans la manche {round}.</translation>
    </message>
    <message>
        <source>{names} went out in round {round}.</source>
        <translation>{names} ont fini dans la manche {round}.</translation>
    </message>
    <message>
        <source>{name} is in front: {points}.</source>
        <translation>{name} est en tête&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{names} are in front: {points} each.</source>
        <translation>{names} sont en tête&#xa0;: {points} chacun.</translation>
    </message>
    <message>
        <source>{name} wins: {points}.</source>
        <translation>{name} gagne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{names} share the win: {points} each.</source>
        <translation>{names} se partagent la victoire&#xa0;: {points} chacun.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have the same total. {winner} had the most rounds without points: %n.</source>
        <translation>
            <numerusform>{names} ont le même total. {winner} a eu le plus de manches sans points&#xa0;: %n.</numerusform>
            <numerusform>{names} ont le même total. {winner} a eu le plus de manches sans points&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have the same total and as many rounds without points. {winner} had the lowest round: {points}.</source>
        <translation>{names} ont le même total et autant de manches sans points. La plus petite manche est celle de {winner}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{names} have the same total.</source>
        <translation>{names} ont le même total.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}e</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>{name}: {points} so far</source>
        <translation>{name}&#xa0;: {points} jusqu’ici</translation>
    </message>
    <message>
        <source>Round {round}: {tile}</source>
        <translation>Manche {round}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>{name}, round {round}: not played yet</source>
        <translation>{name}, manche {round}&#xa0;: pas encore jouée</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, went out</source>
        <translation>{name}, manche {round}&#xa0;: {points}, a fini</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, manche {round}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Totals as lines</source>
        <translation>Totaux en courbes</translation>
    </message>
    <message>
        <source>The first round is being played. Few points are good.</source>
        <translation>La première manche est en cours. Moins on a de points, mieux c’est.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Everyone starts with a whole train; every double must be covered at once.</source>
        <translation>Chacun commence par un train entier&#x202f;; tout double doit être satisfait aussitôt.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>First trains are laid together; the marker goes up before you draw.</source>
        <translation>Les premiers trains se posent ensemble&#x202f;; le jeton se pose avant de piocher.</translation>
    </message>
    <message>
        <source>Quick table</source>
        <translation>Table rapide</translation>
    </message>
    <message>
        <source>One tile a turn from the start: the easiest way into the game.</source>
        <translation>Une pièce par tour dès le début&#xa0;: le plus facile pour commencer.</translation>
    </message>
    <message>
        <source>{sheet} with house rules</source>
        <translation>{sheet}, règles maison</translation>
    </message>
    <message>
        <source>Changed: {options}.</source>
        <translation>Modifié&#xa0;: {options}.</translation>
    </message>
    <message>
        <source>Exactly as in {sheet}.</source>
        <translation>Exactement comme {sheet}.</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Différent de {sheet}&#xa0;:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}&#xa0;: {value} (au lieu de&#xa0;: {usual})</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>moins %n point</numerusform>
            <numerusform>moins %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>{owner} train</source>
        <translation>Train {owner}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>is thinking …</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation>Dernière pièce&#x202f;!</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Trier par nombre</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Trier par points</translation>
    </message>
    <message>
        <source>Give the computer to {name}.</source>
        <translation>Passez l’ordinateur à {name}.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>C’est moi</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>double blank</source>
        <translation>double-blanc</translation>
    </message>
    <message>
        <source>double {number}</source>
        <translation>double {number}</translation>
    </message>
    <message>
        <source>blank-{high}</source>
        <translation>blanc-{high}</translation>
    </message>
    <message>
        <source>{low}-{high}</source>
        <translation>{low}-{high}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The file is far too big.</source>
        <translation>Le fichier est beaucoup trop gros.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Le fichier n’est pas du texte.</translation>
    </message>
    <message>
        <source>This is not written as JSON.</source>
        <translation>Ce n’est pas du JSON correct.</translation>
    </message>
    <message>
        <source>“{key}” is there twice.</source>
        <translation>«&#xa0;{key}&#xa0;» figure deux fois.</translation>
    </message>
    <message>
        <source>This number makes no sense.</source>
        <translation>Ce nombre n’a pas de sens.</translation>
    </message>
    <message>
        <source>Too many brackets lie inside each other.</source>
        <translation>Trop de parenthèses sont imbriquées.</translation>
    </message>
    <message>
        <source>“{key}” has a value that it cannot have.</source>
        <translation>«&#xa0;{key}&#xa0;» a une valeur impossible.</translation>
    </message>
    <message>
        <source>“{key}” is not known.</source>
        <translation>«&#xa0;{key}&#xa0;» est inconnu.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>«&#xa0;{key}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Ces règles ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>The file comes from a later version of Mexican Train.</source>
        <translation>Ce fichier vient d’une version plus récente de Mexican Train.</translation>
    </message>
    <message>
        <source>The name is empty, too long, or has more than one line.</source>
        <translation>Le nom est vide, trop long ou a plusieurs lignes.</translation>
    </message>
    <message>
        <source>There is something called “{name}” already.</source>
        <translation>Le nom «&#xa0;{name}&#xa0;» est déjà pris.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>«&#xa0;{name}&#xa0;» n’existe plus.</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). You can go on: the next action tries again.
{path}</source>
        <translation>Le fichier n’a pas pu être écrit ({why}). Vous pouvez continuer&#xa0;: le prochain coup réessaiera.
{path}</translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>Le fichier n’a pas pu être ouvert ({why}). Il n’a pas été modifié.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file is here:
{path}</source>
        <translation>La partie enregistrée est abîmée, une nouvelle commence donc. L’ancien fichier est ici&#xa0;:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file was kept:
{path}</source>
        <translation>La partie enregistrée est abîmée, une nouvelle commence donc. L’ancien fichier a été gardé&#xa0;:
{path}</translation>
    </message>
    <message>
        <source>The rules were corrected since this game was saved, and round {round} no longer fits them. You can go on from the start of that round.
{path}</source>
        <translation>Les règles ont été corrigées depuis l’enregistrement de cette partie, et la manche {round} ne s’y conforme plus. Vous pouvez reprendre au début de cette manche.
{path}</translation>
    </message>
    <message>
        <source>This file comes from a later version of Mexican Train. It was left as it is: install the later version to open it.
{path}</source>
        <translation>Ce fichier vient d’une version plus récente de Mexican Train. Il a été laissé tel quel&#xa0;: installez cette version pour l’ouvrir.
{path}</translation>
    </message>
    <message>
        <source>This is not a file of Mexican Train.</source>
        <translation>Ce n’est pas un fichier de Mexican Train.</translation>
    </message>
    <message>
        <source>The file cannot be used. {reason}
{path}</source>
        <translation>Ce fichier est inutilisable. {reason}
{path}</translation>
    </message>
    <message>
        <source>The file cannot be used. Line {line}: {reason}
{path}</source>
        <translation>Ce fichier est inutilisable. Ligne {line}&#xa0;: {reason}
{path}</translation>
    </message>
    <message>
        <source>The settings could not be kept ({why}). They hold until you close the program.
{path}</source>
        <translation>Les réglages n’ont pas pu être gardés ({why}). Ils valent jusqu’à la fermeture du programme.
{path}</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}), so the usual ones are used.
{path}</source>
        <translation>Les réglages n’ont pas pu être ouverts ({why}), ceux d’origine sont donc utilisés.
{path}</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used. The old file is here:
{path}</source>
        <translation>Les réglages étaient abîmés, ceux d’origine sont donc utilisés. L’ancien fichier est ici&#xa0;:
{path}</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last action; if the table looks wrong, start again.</source>
        <translation>Le programme a fait une erreur. Votre partie est enregistrée jusqu’au dernier coup&#x202f;; si la table a l’air fausse, relancez-le.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Reprendre de là</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>Call your last tile!</source>
        <translation>Annoncez votre dernière pièce&#x202f;!</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} joue.</translation>
    </message>
    <message>
        <source>Your train is laid: choose Done.</source>
        <translation>Votre train est posé&#xa0;: choisissez Terminer.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Aucune pièce ne va&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>No tile fits: pass.</source>
        <translation>Aucune pièce ne va&#xa0;: passez.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>You drew {tile}: play it.</source>
        <translation>Vous avez pioché le {tile}&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>Play the tile that follows your double.</source>
        <translation>Jouez la pièce à suivre après votre double.</translation>
    </message>
    <message>
        <source>Go on with your train, or choose Done.</source>
        <translation>Continuez votre train, ou choisissez Terminer.</translation>
    </message>
    <message>
        <source>Your turn: lay your first train.</source>
        <translation>À vous&#xa0;: posez votre premier train.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>À vous&#xa0;: jouez une pièce.</translation>
    </message>
    <message>
        <source>Cover the {double} on the Mexican Train.</source>
        <translation>Satisfaites le {double} du Train mexicain.</translation>
    </message>
    <message>
        <source>Cover your {double}.</source>
        <translation>Satisfaites votre {double}.</translation>
    </message>
    <message>
        <source>Cover {owner} {double}.</source>
        <translation>Satisfaites le {double} {owner}.</translation>
    </message>
    <message>
        <source>{name} is next at this computer.</source>
        <translation>C’est au tour de {name} sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Whoever holds it lays it</source>
        <translation>Posé par qui l’a en main</translation>
    </message>
    <message>
        <source>Set aside before the deal</source>
        <translation>Mis de côté avant la donne</translation>
    </message>
    <message>
        <source>The highest double in a hand</source>
        <translation>Le plus grand double en main</translation>
    </message>
    <message>
        <source>From the highest down</source>
        <translation>À partir du plus grand</translation>
    </message>
    <message>
        <source>From the double blank up</source>
        <translation>À partir du double-blanc</translation>
    </message>
    <message>
        <source>Whoever laid the engine</source>
        <translation>Qui a posé le moteur</translation>
    </message>
    <message>
        <source>The next player every round</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>Winner of the last round</source>
        <translation>Gagnant de la manche d’avant</translation>
    </message>
    <message>
        <source>A whole train</source>
        <translation>Un train entier</translation>
    </message>
    <message>
        <source>Whole trains, before the first turn</source>
        <translation>Trains entiers, avant le 1er tour</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Une pièce</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <translation>Jusqu’à pouvoir jouer</translation>
    </message>
    <message>
        <source>It must be played</source>
        <translation>Elle doit être jouée</translation>
    </message>
    <message>
        <source>It may be played</source>
        <translation>Elle peut être jouée</translation>
    </message>
    <message>
        <source>It is kept: the turn is over</source>
        <translation>Elle est gardée, le tour finit</translation>
    </message>
    <message>
        <source>After a draw that did not help</source>
        <translation>Après une pioche sans succès</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Avant de piocher</translation>
    </message>
    <message>
        <source>Nothing fits anywhere</source>
        <translation>Rien ne va nulle part</translation>
    </message>
    <message>
        <source>Nothing fits the own train</source>
        <translation>Rien ne va sur le sien</translation>
    </message>
    <message>
        <source>Nothing fits own or Mexican Train</source>
        <translation>Ni sur le sien ni sur le mexicain</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>Sur le double</translation>
    </message>
    <message>
        <source>Anywhere it fits</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>No tile follows</source>
        <translation>Aucune pièce ne suit</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Le plus ancien d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Le plus récent d’abord</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>Dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Il reste à satisfaire</translation>
    </message>
    <message>
        <source>It needs no cover</source>
        <translation>Il n’a pas à être satisfait</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>It must be covered first</source>
        <translation>Il doit d’abord être satisfait</translation>
    </message>
    <message>
        <source>The others count twice</source>
        <translation>Les autres comptent double</translation>
    </message>
    <message>
        <source>From the first turn</source>
        <translation>Dès le premier tour</translation>
    </message>
    <message>
        <source>From the second turn</source>
        <translation>Dès le deuxième tour</translation>
    </message>
    <message>
        <source>Once the own train is started</source>
        <translation>Une fois son train commencé</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Il n’y en a pas</translation>
    </message>
    <message>
        <source>All players have passed</source>
        <translation>Tous les joueurs ont passé</translation>
    </message>
    <message>
        <source>Nobody can play any more</source>
        <translation>Personne ne peut plus jouer</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Pas d’annonce</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>By the player</source>
        <translation>Par le joueur</translation>
    </message>
    <message>
        <source>They share the win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>More rounds without points</source>
        <translation>Plus de manches sans points</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>Double {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Other players or rules…</source>
        <translation>Autres joueurs ou règles…</translation>
    </message>
    <message numerus="yes">
        <source>{sheet}, %n round(s)</source>
        <translation>
            <numerusform>{sheet}, %n manche</numerusform>
            <numerusform>{sheet}, %n manches</numerusform>
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
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
</context>
</TS>
