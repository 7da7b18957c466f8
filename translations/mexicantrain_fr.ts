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
    <name>Book</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} sur {places}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>S&amp;aved games…</source>
        <translation>Parties en&amp;registrées…</translation>
    </message>
    <message>
        <source>Sav&amp;e as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Finished games…</source>
        <translation>Parties &amp;terminées…</translation>
    </message>
    <message>
        <source>Statist&amp;ics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>Play a &amp;deal code…</source>
        <translation>&amp;Jouer une donne par son code…</translation>
    </message>
    <message>
        <source>&amp;Replay the rounds…</source>
        <translation>Re&amp;voir les manches…</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>Vérifier la donn&amp;e…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de s&amp;core</translation>
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
        <source>Plan &amp;my train</source>
        <translation>Planifier &amp;mon train</translation>
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
        <source>&amp;Nearer</source>
        <translation>Rapproc&amp;her</translation>
    </message>
    <message>
        <source>F&amp;urther away</source>
        <translation>&amp;Éloigner</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Toute la table</translation>
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
        <source>Se&amp;ttings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Règles de cette table</translation>
    </message>
    <message>
        <source>&amp;How to play well</source>
        <translation>Comment &amp;bien jouer</translation>
    </message>
    <message>
        <source>&amp;Learn in five steps</source>
        <translation>&amp;Apprendre en cinq étapes</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Paste p&amp;osition…</source>
        <translation>C&amp;oller une position…</translation>
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
    <name>Fair</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation>Code pour un ami</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Play a deal code</source>
        <translation>Jouer une donne par son code</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Donne honnête</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>The order of the tiles</source>
        <translation>L’ordre des pièces</translation>
    </message>
    <message>
        <source>Code for a friend…</source>
        <translation>Code pour un ami…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Fingerprint of the next deal: {digits} …</source>
        <translation>Empreinte de la prochaine donne&#xa0;: {digits} …</translation>
    </message>
    <message>
        <source>The order of the tiles follows from a secret key. Its fingerprint is shown before the round, the key after it. Nobody can find another key with the same fingerprint, so the tiles cannot have been changed in between.</source>
        <translation>L’ordre des pièces découle d’une clé secrète. Son empreinte est montrée avant la manche, la clé après. Personne ne peut trouver une autre clé qui ait la même empreinte&#x202f;; les pièces n’ont donc pas pu être changées entre-temps.</translation>
    </message>
    <message>
        <source>The key of this round is shown when the round is over.</source>
        <translation>La clé de cette manche sera montrée quand la manche sera finie.</translation>
    </message>
    <message>
        <source>Checked: the key has this fingerprint, and the tiles were dealt in the order that follows from it.</source>
        <translation>Vérifié&#xa0;: la clé a bien cette empreinte, et les pièces ont été distribuées dans l’ordre qui en découle.</translation>
    </message>
    <message>
        <source>This round was not dealt in the order that follows from the key. It was changed in its file, or it comes from another version.</source>
        <translation>Cette manche n’a pas été distribuée dans l’ordre qui découle de la clé. Elle a été modifiée dans son fichier, ou vient d’une autre version.</translation>
    </message>
    <message>
        <source>To check it without this program, let any SHA-256 tool read the key without the spaces and with nothing after it. What it says is the fingerprint; on Linux and macOS: {command}
How the order follows from the key is in the file README.md, with a short program that does it.</source>
        <translation>Pour vérifier sans ce programme, donnez la clé à n’importe quel outil SHA-256, sans les espaces et sans rien après. Le résultat est l’empreinte&#x202f;; sous Linux et macOS&#xa0;: {command}
Le fichier README.md explique comment l’ordre découle de la clé, avec un petit programme qui le calcule.</translation>
    </message>
    <message>
        <source>The game is over, so here is the seed of all rounds: {seed}. The key of round 1 is the SHA-256 of {example}.</source>
        <translation>La partie est finie, voici donc la graine de toutes les manches&#xa0;: {seed}. La clé de la manche 1 est le SHA-256 de {example}.</translation>
    </message>
    <message>
        <source>Whoever enters this code is dealt the same tiles in every round. It also holds the rules and the number of players, and whoever knows how can read every hand in it.</source>
        <translation>Qui saisit ce code reçoit les mêmes pièces à chaque manche. Il contient aussi les règles et le nombre de joueurs, et qui s’y connaît peut y lire toutes les mains.</translation>
    </message>
    <message>
        <source>Enter the code that somebody gave you. You play it at your last table.</source>
        <translation>Saisissez le code qu’on vous a donné. Vous jouerez à votre dernière table.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or a digit is wrong or missing.</source>
        <translation>Il y a une erreur dans ce code&#xa0;: une lettre ou un chiffre est faux ou manque.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Skip the guide</source>
        <translation>Quitter le guide</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Your own train</source>
        <translation>Votre train</translation>
    </message>
    <message>
        <source>Your train leaves the hub towards you and begins with the number of the engine, 12. Drag the {0} there, or just click it.</source>
        <translation>Votre train part du moyeu vers vous et commence par le nombre du moteur, 12. Faites-y glisser le {0}, ou cliquez simplement dessus.</translation>
    </message>
    <message>
        <source>Well done. Your train ends in 5 now, so your next tile there needs a 5. Only you may play on it.</source>
        <translation>Bravo&#x202f;! Votre train finit maintenant par 5&#xa0;: votre prochaine pièce ici devra avoir un 5. Personne d’autre ne peut y jouer.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Your train ends in 5, and you have no 5. Whoever cannot play draws: click the boneyard, or press D. Then play the tile if it fits.</source>
        <translation>Votre train finit par 5 et vous n’avez pas de 5. Qui ne peut pas jouer pioche&#xa0;: cliquez sur la pioche ou appuyez sur D. Puis jouez la pièce si elle va.</translation>
    </message>
    <message>
        <source>The tile fitted, so you could play it at once. In a game, you draw without a click when nothing else is possible; the settings can change that.</source>
        <translation>La pièce allait, vous avez donc pu la jouer aussitôt. En partie, vous piochez sans clic quand rien d’autre n’est possible&#x202f;; les réglages permettent de changer cela.</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>Le jeton</translation>
    </message>
    <message>
        <source>Your train ends in 8, and again nothing fits. Draw, and if the tile does not help, pass.</source>
        <translation>Votre train finit par 8 et, là encore, rien ne va. Piochez et, si la pièce ne va pas non plus, passez.</translation>
    </message>
    <message>
        <source>A locomotive stands on your train now: it is open, and everybody may play there. It leaves when you play on your train again.</source>
        <translation>Une locomotive est maintenant sur votre train&#xa0;: il est public, et tout le monde peut y jouer. Elle s’en va quand vous y jouez de nouveau.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Les doubles</translation>
    </message>
    <message>
        <source>A double lies crosswise, and you play a second tile at once to cover it. Play the {0} first, then the {1}.</source>
        <translation>Un double se pose en travers, et vous jouez aussitôt une deuxième pièce pour le satisfaire. Jouez d’abord le {0}, puis le {1}.</translation>
    </message>
    <message>
        <source>Two tiles in one turn. A double that stays open has to be covered by the next players.</source>
        <translation>Deux pièces en un tour. Un double qui reste à satisfaire doit l’être par les joueurs suivants.</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>Le Train mexicain</translation>
    </message>
    <message>
        <source>This train belongs to everybody. It begins with the number of the engine, too: play the {0} where the brass locomotive stands.</source>
        <translation>Ce train est à tout le monde. Il commence lui aussi par le nombre du moteur&#xa0;: jouez le {0} là où se trouve la locomotive en laiton.</translation>
    </message>
    <message>
        <source>That is all you need. Whoever gets rid of all tiles ends the round, and few points are good. F1 shows the rules of your table.</source>
        <translation>C’est tout ce qu’il faut savoir. Qui n’a plus de pièces finit la manche, et moins on a de points, mieux c’est. F1 affiche les règles de votre table.</translation>
    </message>
    <message>
        <source>{number} of {all}: {title}</source>
        <translation>{number} sur {all}&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Only one tile is left in your hand.</source>
        <translation>Il ne vous reste qu’une pièce en main.</translation>
    </message>
    <message>
        <source>No tile in your hand fits.</source>
        <translation>Aucune pièce de votre main ne va.</translation>
    </message>
    <message>
        <source>No tile in your hand covers the double.</source>
        <translation>Aucune pièce de votre main ne satisfait le double.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw.</source>
        <translation>Aucune pièce ne va, et vous ne pouvez pas piocher.</translation>
    </message>
    <message>
        <source>The tile you drew is worth more in your hand.</source>
        <translation>La pièce piochée vaut mieux dans votre main.</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits your train.</source>
        <translation>Rien d’autre dans votre main ne va sur votre train.</translation>
    </message>
    <message>
        <source>What is left is worth more in your hand.</source>
        <translation>Ce qui reste vaut mieux dans votre main.</translation>
    </message>
    <message>
        <source>With it you go out.</source>
        <translation>Avec elle, vous finissez.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>It comes next in the train that takes the most points out of your hand.</source>
        <translation>Elle vient ensuite dans le train qui retire le plus de points de votre main.</translation>
    </message>
    <message>
        <source>It covers the double, and your own train does not need it.</source>
        <translation>Elle satisfait le double, et votre propre train n’en a pas besoin.</translation>
    </message>
    <message>
        <source>It covers your double at once.</source>
        <translation>Elle satisfait tout de suite votre double.</translation>
    </message>
    <message>
        <source>Of all that cover the double it costs you the least.</source>
        <translation>De toutes celles qui satisfont le double, c’est celle qui vous coûte le moins.</translation>
    </message>
    <message>
        <source>You can follow this double at once: two tiles in one turn.</source>
        <translation>Vous avez la pièce à suivre pour ce double&#xa0;: deux pièces en un tour.</translation>
    </message>
    <message>
        <source>Whoever plays next must cover this double before anything else.</source>
        <translation>Qui joue ensuite doit d’abord satisfaire ce double.</translation>
    </message>
    <message>
        <source>It closes your train to the others.</source>
        <translation>Elle ferme votre train aux autres.</translation>
    </message>
    <message>
        <source>It gets rid of many points, and your own train does not need it.</source>
        <translation>Elle vous débarrasse de beaucoup de points, et votre propre train n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Your own train does not need it, so your plan stays whole.</source>
        <translation>Votre propre train n’en a pas besoin&#xa0;: votre plan reste entier.</translation>
    </message>
    <message>
        <source>It comes next in the best train that your hand makes.</source>
        <translation>Elle vient ensuite dans le meilleur train de votre main.</translation>
    </message>
    <message>
        <source>Hardly any tile is left that the others could add.</source>
        <translation>Il ne reste presque aucune pièce que les autres pourraient ajouter.</translation>
    </message>
    <message>
        <source>It leaves you with the best hand.</source>
        <translation>C’est elle qui vous laisse la meilleure main.</translation>
    </message>
    <message>
        <source>Looking for the best tile …</source>
        <translation>Recherche de la meilleure pièce…</translation>
    </message>
    <message>
        <source>Play {tile} on the Mexican Train.</source>
        <translation>Posez {tile} sur le Train mexicain.</translation>
    </message>
    <message>
        <source>Play {tile} on your train.</source>
        <translation>Posez {tile} sur votre train.</translation>
    </message>
    <message>
        <source>Play {tile} on {owner} train.</source>
        <translation>Posez {tile} sur le train {owner}.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <translation>Piochez.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passez.</translation>
    </message>
    <message>
        <source>Choose Done.</source>
        <translation>Choisissez Terminer.</translation>
    </message>
    <message>
        <source>Call your last tile.</source>
        <translation>Annoncez votre dernière pièce.</translation>
    </message>
    <message>
        <source>The next best is about as good.</source>
        <translation>Le deuxième choix est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>About {points} better than the next best.</source>
        <translation>Environ {points} de mieux que le deuxième choix.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play these deals again</source>
        <translation>Rejouer ces donnes</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>The game on the table is kept in Saved games.</source>
        <translation>La partie en cours sera gardée dans les parties enregistrées.</translation>
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
    <message numerus="yes">
        <source>This set of tiles is enough for %n player(s) only; with a larger one, everybody is back.</source>
        <translation>
            <numerusform>Ce jeu de dominos ne suffit que pour %n joueur&#x202f;; avec un plus grand, tout le monde revient.</numerusform>
            <numerusform>Ce jeu de dominos ne suffit que pour %n joueurs&#x202f;; avec un plus grand, tout le monde revient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules need at least %n player(s).</source>
        <translation>
            <numerusform>Ces règles demandent au moins %n joueur.</numerusform>
            <numerusform>Ces règles demandent au moins %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for at most %n player(s).</source>
        <translation>
            <numerusform>Ces règles prévoient %n joueur au plus.</numerusform>
            <numerusform>Ces règles prévoient %n joueurs au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}&#xa0;: {sentence}</translation>
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
        <translation>Si un joueur qui n’a pas pu commencer tout de suite peut poser un train entier plus tard.</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Pièces à piocher</translation>
    </message>
    <message>
        <source>How many tiles a player who cannot play draws at most.</source>
        <translation>Combien de pièces pioche au plus un joueur qui ne peut pas jouer.</translation>
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
        <translation>Si un train devient public dès que son joueur ne peut pas jouer, ou seulement si piocher n’a servi à rien.</translation>
    </message>
    <message>
        <source>Reason for the marker</source>
        <translation>Raison du jeton</translation>
    </message>
    <message>
        <source>Which missing play opens a player’s train to everybody.</source>
        <translation>Quel coup doit manquer pour que le train d’un joueur devienne public.</translation>
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
        <translation>Combien de pièces pioche un joueur qui a oublié d’annoncer sa dernière pièce.</translation>
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
        <source>Remembers everything that was shown, and in the last round plays for the win too.</source>
        <translation>Se souvient de tout ce qui a été montré et, à la dernière manche, joue aussi pour la victoire.</translation>
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
    <name>Position</name>
    <message>
        <source>Open the position from the clipboard?</source>
        <translation>Ouvrir la position du presse-papiers&#x202f;?</translation>
    </message>
    <message>
        <source>The game on the table is kept in Saved games.</source>
        <translation>La partie en cours sera gardée dans les parties enregistrées.</translation>
    </message>
    <message>
        <source>Open position</source>
        <translation>Ouvrir la position</translation>
    </message>
    <message>
        <source>The position was copied, with all hands and the boneyard.</source>
        <translation>La position a été copiée, avec toutes les mains et la pioche.</translation>
    </message>
    <message>
        <source>In this position the round is over, so there is nothing to play.</source>
        <translation>Dans cette position, la manche est terminée&#xa0;: il n’y a plus rien à jouer.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a position first.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers. Copiez d’abord une position.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: something is missing.</source>
        <translation>Le texte du presse-papiers n’est pas une position&#xa0;: il manque quelque chose.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: line {line} makes no sense (“{text}”).</source>
        <translation>Le texte du presse-papiers n’est pas une position&#xa0;: la ligne {line} n’a pas de sens («&#xa0;{text}&#xa0;»).</translation>
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
    <name>Replay</name>
    <message>
        <source>Back to the deal</source>
        <translation>Retour à la donne</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>On to the next deal</source>
        <translation>À la donne suivante</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>Endroit dans la manche</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Montrer toutes les mains</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
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
    <name>Review</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking at your choices</source>
        <translation>Examen de vos choix</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Autres choix</translation>
    </message>
    <message>
        <source>These cost most</source>
        <translation>Les plus coûteux</translation>
    </message>
    <message>
        <source>And these, in order</source>
        <translation>Les autres, dans l’ordre</translation>
    </message>
    <message>
        <source>{tile} on the Mexican Train</source>
        <translation>{tile} sur le Train mexicain</translation>
    </message>
    <message>
        <source>{tile} on {owner} train</source>
        <translation>{tile} sur le train {owner}</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>call the last tile</source>
        <translation>annoncer la dernière pièce</translation>
    </message>
    <message>
        <source>{name}: {done}
{level}: {best}</source>
        <translation>{name}&#xa0;: {done}
{level}&#xa0;: {best}</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>à peu près aussi bon</translation>
    </message>
    <message>
        <source>about {points} better</source>
        <translation>environ {points} de mieux</translation>
    </message>
    <message>
        <source>What would the computer play ({level})?</source>
        <translation>Que jouerait l’ordinateur ({level})&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody had a choice in this round.</source>
        <translation>Personne n’avait le choix dans cette manche.</translation>
    </message>
    <message>
        <source>The same choice in {agreed} of {choices} cases.</source>
        <translation>Le même choix dans {agreed} cas sur {choices}.</translation>
    </message>
    <message>
        <source>The others cost about {points} in all.</source>
        <translation>Les autres ont coûté environ {points} en tout.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>{owner} train ends in {end}, so {tile} can be played there.</source>
        <translation>Le train {owner} finit par {end}&#xa0;: le {tile} peut y être posé.</translation>
    </message>
    <message>
        <source>{owner} train has a marker and is open: {name} may play {tile} there.</source>
        <translation>Le train {owner} a un jeton, il est public&#xa0;: {name} peut y poser le {tile}.</translation>
    </message>
    <message>
        <source>{name} begins the Mexican Train with {tile}.</source>
        <translation>{name} commence le Train mexicain avec le {tile}.</translation>
    </message>
    <message>
        <source>{name} has played the {double} and covers it with {tile}.</source>
        <translation>{name} a joué le {double} et le satisfait avec le {tile}.</translation>
    </message>
    <message>
        <source>The {double} on {owner} train is open, so {name} must cover it, and does so with {tile}.</source>
        <translation>Le {double} sur le train {owner} est à satisfaire&#xa0;: {name} doit le faire, ici avec le {tile}.</translation>
    </message>
    <message>
        <source>These tiles cost {points}.</source>
        <translation>Ces pièces coûtent {points}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>{sheet}, %n player(s)</source>
        <translation>
            <numerusform>{sheet}, %n joueur</numerusform>
            <numerusform>{sheet}, %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules at this table</source>
        <translation>Les règles de cette table</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Pièces et manches</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Début d’une manche</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>Le Train mexicain</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fin d’une manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The engine of the first round is the double {highest}; every further round has the next lower double.</source>
        <translation>Le moteur de la première manche est le double {highest}&#x202f;; à chaque manche suivante, c’est le double juste en dessous.</translation>
    </message>
    <message>
        <source>The engine of the first round is the double blank; every further round has the next higher double.</source>
        <translation>Le moteur de la première manche est le double-blanc&#x202f;; à chaque manche suivante, c’est le double juste au-dessus.</translation>
    </message>
    <message>
        <source>The engine is taken out before the deal and laid on the hub.</source>
        <translation>Le moteur est mis de côté avant la donne et posé sur le moyeu.</translation>
    </message>
    <message>
        <source>Whoever was dealt the engine lays it on the hub; that is not a turn. If nobody has it, everybody draws a tile and keeps it, as often as it takes until the engine turns up.</source>
        <translation>Qui a reçu le moteur le pose sur le moyeu&#x202f;; cela ne compte pas comme un tour. Si personne ne l’a, chacun pioche une pièce et la garde, autant de fois qu’il le faut pour que le moteur apparaisse.</translation>
    </message>
    <message>
        <source>The engine is the highest double in any hand that has not been an engine yet. Whoever has it lays it on the hub; that is not a turn. If nobody has such a double, everybody draws a tile and keeps it, as often as it takes until one turns up.</source>
        <translation>Le moteur est le plus grand double en main qui n’a pas encore servi de moteur. Qui l’a le pose sur le moyeu&#x202f;; cela ne compte pas comme un tour. Si personne n’a un tel double, chacun pioche une pièce et la garde, autant de fois qu’il le faut pour qu’il y en ait un.</translation>
    </message>
    <message>
        <source>Whoever laid the engine has the first turn.</source>
        <translation>Qui a posé le moteur joue en premier.</translation>
    </message>
    <message>
        <source>The first player at the table starts the first round, the next player the second, and so on.</source>
        <translation>Le premier joueur de la table commence la première manche, le joueur suivant la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Whoever had the fewest points in the round before starts, and if several had, the first of them at the table. The first round is started by the first player at the table.</source>
        <translation>Qui a eu le moins de points à la manche précédente commence&#x202f;; à égalité, le premier d’entre eux à la table. La première manche est commencée par le premier joueur de la table.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other: one tile.</source>
        <translation>Le premier tour est un tour comme les autres&#xa0;: une pièce.</translation>
    </message>
    <message>
        <source>In the first turn you lay as many tiles as you like on your own train and on nothing else; at least one, if one fits. Then you end your turn with Done.</source>
        <translation>Au premier tour, vous posez autant de pièces que vous voulez sur votre propre train et nulle part ailleurs&#x202f;; au moins une, si l’une d’elles va. Puis vous finissez votre tour avec Terminer.</translation>
    </message>
    <message>
        <source>Before the first turn, all players in order lay a first train: as many tiles as they like on their own train and on nothing else, ended with Done. Nobody draws, no marker goes up, and no double has to be covered.</source>
        <translation>Avant le premier tour, tous posent à tour de rôle un premier train&#xa0;: autant de pièces qu’on veut sur son propre train et nulle part ailleurs, en finissant par Terminer. Personne ne pioche, aucun jeton n’est posé et aucun double n’a à être satisfait.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you draw, as in any other turn.</source>
        <translation>Si vous ne pouvez pas jouer à votre premier tour, vous piochez, comme à tout autre tour.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you do not draw: you pass, and your marker goes up.</source>
        <translation>Si vous ne pouvez pas jouer à votre premier tour, vous ne piochez pas&#xa0;: vous passez, et votre jeton est posé.</translation>
    </message>
    <message>
        <source>If your own train is still without tiles later, you may lay a whole train when you start it, unless an open double has to be covered.</source>
        <translation>Si votre train n’a encore aucune pièce plus tard, vous pouvez poser un train entier quand vous le commencez, sauf si un double est à satisfaire d’abord.</translation>
    </message>
    <message>
        <source>From then on everybody plays one tile a turn, even to start a train.</source>
        <translation>Ensuite, chacun joue une pièce par tour, même pour commencer un train.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw one tile from the boneyard.</source>
        <translation>Si vous ne pouvez pas jouer, vous prenez une pièce dans la pioche.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, two at most.</source>
        <translation>Si vous ne pouvez pas jouer, vous piochez des pièces une à une jusqu’à pouvoir en jouer une, deux au plus.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, three at most.</source>
        <translation>Si vous ne pouvez pas jouer, vous piochez des pièces une à une jusqu’à pouvoir en jouer une, trois au plus.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles until one can be played or the boneyard is empty.</source>
        <translation>Si vous ne pouvez pas jouer, vous piochez jusqu’à pouvoir jouer une pièce ou jusqu’à ce que la pioche soit vide.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you must play it at once.</source>
        <translation>Si la pièce piochée peut être jouée, vous devez la jouer aussitôt.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you may play it at once, or keep it and pass.</source>
        <translation>Si la pièce piochée peut être jouée, vous pouvez la jouer aussitôt, ou la garder et passer.</translation>
    </message>
    <message>
        <source>You keep the drawn tile even if it could be played: your turn is over, and your marker goes up.</source>
        <translation>Vous gardez la pièce piochée même si elle pouvait être jouée&#xa0;: votre tour est fini, et votre jeton est posé.</translation>
    </message>
    <message>
        <source>The marker goes up on your train when drawing did not help and you pass.</source>
        <translation>Le jeton est posé sur votre train quand piocher n’a servi à rien et que vous passez.</translation>
    </message>
    <message>
        <source>The marker goes up on your train as soon as you draw or pass. It stays there if you play the drawn tile on another train.</source>
        <translation>Le jeton est posé sur votre train dès que vous piochez ou passez. Il y reste si vous jouez la pièce piochée sur un autre train.</translation>
    </message>
    <message>
        <source>If you have a tile that can be played, no marker goes up, on whatever train you play it.</source>
        <translation>Si vous avez une pièce qui peut être jouée, aucun jeton n’est posé, quel que soit le train où vous la jouez.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train and you begin your turn on another.</source>
        <translation>Le jeton est posé aussi quand aucune pièce de votre main ne va sur votre propre train et que vous commencez votre tour sur un autre.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train or the Mexican Train and you begin your turn on the train of another player.</source>
        <translation>Le jeton est posé aussi quand aucune pièce de votre main ne va sur votre propre train ni sur le Train mexicain et que vous commencez votre tour sur le train d’un autre joueur.</translation>
    </message>
    <message>
        <source>You may play on it from your first turn on.</source>
        <translation>Vous pouvez y jouer dès votre premier tour.</translation>
    </message>
    <message>
        <source>You may play on it from your second turn on.</source>
        <translation>Vous pouvez y jouer à partir de votre deuxième tour.</translation>
    </message>
    <message>
        <source>You may play on it once your own train has a tile.</source>
        <translation>Vous pouvez y jouer une fois que votre propre train a une pièce.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>Il n’y a pas de Train mexicain à cette table.</translation>
    </message>
    <message>
        <source>Every player builds a train: a row of tiles that begins at the hub and goes on number by number. You try to get rid of all your tiles before the others do; what is left in a hand costs points.</source>
        <translation>Chaque joueur construit un train&#xa0;: une rangée de pièces qui part du moyeu et se prolonge nombre par nombre. Il s’agit de se débarrasser de toutes ses pièces avant les autres&#x202f;; ce qui reste en main coûte des points.</translation>
    </message>
    <message>
        <source>In your turn you play one tile. It has to match the end of the train: one of its numbers is the last number there. A train without tiles begins with the number of the engine.</source>
        <translation>À votre tour, vous jouez une pièce. Elle doit correspondre au bout du train&#xa0;: l’un de ses nombres est le dernier du train. Un train sans pièces commence par le nombre du moteur.</translation>
    </message>
    <message>
        <source>You may play on your own train, on the train of every player who has a marker on it, and on the Mexican Train.</source>
        <translation>Vous pouvez jouer sur votre propre train, sur tout train qui porte un jeton et sur le Train mexicain.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the train of every player who has a marker on it.</source>
        <translation>Vous pouvez jouer sur votre propre train et sur tout train qui porte un jeton.</translation>
    </message>
    <message>
        <source>If you can play, you must play.</source>
        <translation>Si vous pouvez jouer, vous devez jouer.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, you pass without drawing.</source>
        <translation>Quand la pioche est vide, vous passez sans piocher.</translation>
    </message>
    <message>
        <source>Your own train is closed: nobody else plays there. A marker opens it to everybody, even while it is without tiles.</source>
        <translation>Votre propre train est privé&#xa0;: personne d’autre n’y joue. Un jeton le rend public, même s’il n’a encore aucune pièce.</translation>
    </message>
    <message>
        <source>The marker comes down when you play a tile on your own train, and only then.</source>
        <translation>Le jeton est retiré quand vous jouez une pièce sur votre propre train, et seulement alors.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to nobody and is always open. There is one in a round, and it begins with the number of the engine.</source>
        <translation>Le Train mexicain n’appartient à personne et il est toujours public. Il y en a un par manche, et il commence par le nombre du moteur.</translation>
    </message>
    <message>
        <source>You may play on it as soon as all first trains are laid.</source>
        <translation>Vous pouvez y jouer dès que tous les premiers trains sont posés.</translation>
    </message>
    <message>
        <source>You may not leave your first train with a double at its end if you can cover it. If you cannot, you draw for it, as in any other turn; if it stays open, your marker goes up.</source>
        <translation>Vous ne pouvez pas laisser un double au bout de votre premier train si vous pouvez le satisfaire. Sinon, vous piochez pour lui, comme à tout autre tour&#x202f;; s’il reste à satisfaire, votre jeton est posé.</translation>
    </message>
    <message>
        <source>If somebody plays the last tile with the first train, the round ends once everybody has laid one.</source>
        <translation>Si quelqu’un pose sa dernière pièce avec son premier train, la manche se termine une fois que tous ont posé le leur.</translation>
    </message>
    <message>
        <source>You play with a double-{highest} set: {tiles} tiles, every pair of numbers from blank to {highest} once.</source>
        <translation>On joue avec un jeu double-{highest}&#xa0;: {tiles} pièces, chaque paire de nombres du blanc au {highest} une seule fois.</translation>
    </message>
    <message>
        <source>With {players} players, everybody is dealt {size} tiles. The others lie face down on the table: the boneyard.</source>
        <translation>À {players} joueurs, chacun reçoit {size} pièces. Les autres restent face cachée sur la table&#xa0;: c’est la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s).</source>
        <translation>
            <numerusform>Une partie compte %n manche.</numerusform>
            <numerusform>Une partie compte %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you play a double, you must cover it at once: you play a second tile, on the double.</source>
        <translation>Si vous jouez un double, vous devez le satisfaire aussitôt&#xa0;: vous jouez une deuxième pièce, sur le double.</translation>
    </message>
    <message>
        <source>If you play a double, you play a second tile at once: on the double, or anywhere else it can be played.</source>
        <translation>Si vous jouez un double, vous jouez aussitôt une deuxième pièce&#xa0;: sur le double ou partout ailleurs où elle peut être jouée.</translation>
    </message>
    <message>
        <source>A double ends your turn like any other tile.</source>
        <translation>Un double finit votre tour comme toute autre pièce.</translation>
    </message>
    <message>
        <source>A tile drawn for the double must go on the double.</source>
        <translation>Une pièce piochée pour le double doit aller sur le double.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may go anywhere it can be played.</source>
        <translation>Une pièce piochée pour le double peut aller partout où elle peut être jouée.</translation>
    </message>
    <message>
        <source>The second tile may not be a double.</source>
        <translation>La deuxième pièce ne peut pas être un double.</translation>
    </message>
    <message>
        <source>A double that is still open comes first: the players after must cover it before they play anything else, on whatever train it lies, with a marker or without.</source>
        <translation>Un double encore à satisfaire passe d’abord&#xa0;: les joueurs suivants doivent le satisfaire avant de jouer autre chose, quel que soit son train, avec ou sans jeton.</translation>
    </message>
    <message>
        <source>A double that is still open binds nobody: the players after play as if it were covered.</source>
        <translation>Un double encore à satisfaire n’engage personne&#xa0;: les joueurs suivants jouent comme s’il était couvert.</translation>
    </message>
    <message>
        <source>If several doubles are open, the oldest has to be covered first.</source>
        <translation>Si plusieurs doubles sont à satisfaire, le plus ancien doit l’être en premier.</translation>
    </message>
    <message>
        <source>If several doubles are open, the newest has to be covered first.</source>
        <translation>Si plusieurs doubles sont à satisfaire, le plus récent doit l’être en premier.</translation>
    </message>
    <message>
        <source>If several doubles are open, you choose which one you cover.</source>
        <translation>Si plusieurs doubles sont à satisfaire, vous choisissez lequel vous satisfaites.</translation>
    </message>
    <message>
        <source>Once no tile of its number is left in the hands or in the boneyard, a double needs no cover any more, and nobody can play on its train again.</source>
        <translation>Quand il ne reste aucune pièce de son nombre, ni en main ni dans la pioche, un double n’a plus à être satisfait, et plus personne ne peut jouer sur son train.</translation>
    </message>
    <message>
        <source>A double stays open even when no tile of its number is left in the hands or in the boneyard.</source>
        <translation>Un double reste à satisfaire même quand il ne reste aucune pièce de son nombre, ni en main ni dans la pioche.</translation>
    </message>
    <message>
        <source>Your last tile may be a double; then it needs no cover.</source>
        <translation>Votre dernière pièce peut être un double&#x202f;; il n’a alors pas à être satisfait.</translation>
    </message>
    <message>
        <source>If your last tile is a double, you are not out yet: you draw, and go out with a tile that covers it. It needs no cover when the boneyard is empty or no tile of its number is left.</source>
        <translation>Si votre dernière pièce est un double, vous n’avez pas encore fini&#xa0;: vous piochez, et vous finissez avec une pièce qui le satisfait. Il n’a pas à être satisfait quand la pioche est vide ou qu’il ne reste aucune pièce de son nombre.</translation>
    </message>
    <message>
        <source>If your last tile is a double, it needs no cover, and the points of all others count twice.</source>
        <translation>Si votre dernière pièce est un double, il n’a pas à être satisfait, et les points de tous les autres comptent double.</translation>
    </message>
    <message>
        <source>Nobody has to call the last tile.</source>
        <translation>Personne n’a à annoncer sa dernière pièce.</translation>
    </message>
    <message>
        <source>The second tile may itself be a double; then a third one follows at once, and so on.</source>
        <translation>La deuxième pièce peut être elle-même un double&#x202f;; une troisième suit alors aussitôt, et ainsi de suite.</translation>
    </message>
    <message>
        <source>If you have one tile left at the end of your turn, the program calls it for you.</source>
        <translation>S’il vous reste une seule pièce à la fin de votre tour, le programme l’annonce pour vous.</translation>
    </message>
    <message>
        <source>If you play and have one tile left at the end of your turn, you must call it before the turn of the next player is over.</source>
        <translation>Si vous jouez et qu’il vous reste une seule pièce à la fin de votre tour, vous devez l’annoncer avant la fin du tour suivant.</translation>
    </message>
    <message>
        <source>Forgetting it costs nothing.</source>
        <translation>L’oublier ne coûte rien.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws a tile.</source>
        <translation>Qui l’oublie pioche une pièce.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws two tiles.</source>
        <translation>Qui l’oublie pioche deux pièces.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty and all players have passed one after the other.</source>
        <translation>La manche est bloquée et terminée quand la pioche est vide et que tous les joueurs ont passé l’un après l’autre.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty, all players have passed one after the other, and nobody could play even now that the markers are up.</source>
        <translation>La manche est bloquée et terminée quand la pioche est vide, que tous les joueurs ont passé l’un après l’autre et que personne ne pourrait jouer, même avec les jetons qui viennent d’être posés.</translation>
    </message>
    <message>
        <source>The double blank costs nothing.</source>
        <translation>Le double-blanc ne coûte rien.</translation>
    </message>
    <message>
        <source>The double blank costs 25 points.</source>
        <translation>Le double-blanc coûte 25 points.</translation>
    </message>
    <message>
        <source>The double blank costs 50 points.</source>
        <translation>Le double-blanc coûte 50 points.</translation>
    </message>
    <message>
        <source>Whoever went out gets no points.</source>
        <translation>Qui a fini n’a pas de points.</translation>
    </message>
    <message>
        <source>Whoever went out gets 5 points taken off.</source>
        <translation>Qui a fini se voit retirer 5 points.</translation>
    </message>
    <message>
        <source>Whoever went out gets 10 points taken off.</source>
        <translation>Qui a fini se voit retirer 10 points.</translation>
    </message>
    <message>
        <source>If several have it, they share the win.</source>
        <translation>Si plusieurs joueurs l’ont, ils se partagent la victoire.</translation>
    </message>
    <message>
        <source>If several have it, whoever had the most rounds without points wins; if that is equal too, whoever had the lowest round with points. If that decides nothing either, they share the win.</source>
        <translation>Si plusieurs joueurs l’ont, la victoire va à qui a eu le plus de manches sans points&#x202f;; puis, à égalité, à qui a eu la plus petite manche avec des points. Si cela ne décide toujours rien, ils se partagent la victoire.</translation>
    </message>
    <message>
        <source>A double lies crosswise. It is open until a tile has been played on it, which covers it. The engine is never open.</source>
        <translation>Un double se pose en travers. Il est à satisfaire jusqu’à ce qu’une pièce y soit posée, qui le couvre. Le moteur n’est jamais à satisfaire.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it. If that does not help, you pass, and the marker goes up on your own train, even if the double lies on another.</source>
        <translation>Si vous n’avez pas de telle pièce, vous piochez. Si cela ne sert à rien, vous passez, et le jeton est posé sur votre propre train, même si le double est sur un autre.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it and keep what you draw. The marker goes up on your own train, even if the double lies on another.</source>
        <translation>Si vous n’avez pas de telle pièce, vous piochez et gardez ce que vous piochez. Le jeton est posé sur votre propre train, même si le double est sur un autre.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may also go anywhere else it can be played, but it may not start the Mexican Train. The double stays open then.</source>
        <translation>Une pièce piochée pour le double peut aussi être jouée ailleurs, mais elle ne peut pas commencer le Train mexicain. Le double reste alors à satisfaire.</translation>
    </message>
    <message>
        <source>If you cannot cover it, you draw, as in any other turn; if it stays open, your marker goes up. Covering the double of another player changes nothing about that player’s marker.</source>
        <translation>Si vous ne pouvez pas le satisfaire, vous piochez, comme à tout autre tour&#x202f;; s’il reste à satisfaire, votre jeton est posé. Satisfaire le double d’un autre joueur ne change rien à son jeton.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile in hand goes out, and the round is over.</source>
        <translation>Qui pose sa dernière pièce finit, et la manche est terminée.</translation>
    </message>
    <message>
        <source>Then all count the pips of the tiles in their hands: those are their penalty points.</source>
        <translation>On compte alors les points des pièces qui restent dans chaque main&#xa0;: ce sont les points de pénalité.</translation>
    </message>
    <message>
        <source>Whoever has the lowest total after the last round wins the game.</source>
        <translation>Qui a le plus petit total après la dernière manche gagne la partie.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Open it anyway</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No game has a name yet. The game on the table is saved by itself after every action; with “Save as” it gets a name and stays here.</source>
        <translation>Aucune partie n’a encore de nom. La partie en cours est enregistrée d’elle-même après chaque action&#x202f;; avec «&#xa0;Enregistrer sous&#xa0;», elle reçoit un nom et reste ici.</translation>
    </message>
    <message>
        <source>Rename the saved game</source>
        <translation>Renommer la partie enregistrée</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} ({level}): {points}</source>
        <translation>{name} ({level})&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Left on {time}</source>
        <extracomment>The name of a saved game that was not finished; {time} is a date and time.</extracomment>
        <translation>Laissée le {time}</translation>
    </message>
    <message>
        <source>The game that lay here is kept in Saved games as “{name}”.</source>
        <translation>La partie qui était ici est gardée dans les parties enregistrées&#xa0;: «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder of the saved games cannot be read.</source>
        <translation>
            <numerusform>%n fichier du dossier des parties enregistrées est illisible.</numerusform>
            <numerusform>%n fichiers du dossier des parties enregistrées sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of Mexican Train (*.mexicantrain)</source>
        <translation>Parties de Mexican Train (*.mexicantrain)</translation>
    </message>
    <message>
        <source>Mexican Train is open already and does not answer. If you open it a second time, the game that was saved last counts, and the other one may be lost.</source>
        <translation>Mexican Train est déjà ouvert et ne répond pas. Si vous l’ouvrez une deuxième fois, c’est la dernière partie enregistrée qui compte, et l’autre peut être perdue.</translation>
    </message>
    <message>
        <source>No round of this game is over yet.</source>
        <translation>Aucune manche de cette partie n’est encore finie.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>En tableau (CSV)…</translation>
    </message>
    <message>
        <source>As a picture…</source>
        <translation>En image…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Felt</source>
        <translation>Feutre</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>As in box sets</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>Pour daltoniens</translation>
    </message>
    <message>
        <source>Draw and pass by themselves when nothing else is possible</source>
        <translation>Piocher et passer tout seul si rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>One click plays a tile that fits one train only</source>
        <translation>Un clic joue la pièce qui ne va que sur un train</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Couleurs des points</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Help while you play</source>
        <translation>Aide pendant le jeu</translation>
    </message>
    <message>
        <source>Turn both off for a strict table.</source>
        <translation>Désactivez les deux pour une table stricte.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation>Comme sur cet ordinateur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>The program finds nothing on this computer that plays sounds.</source>
        <translation>Le programme ne trouve rien sur cet ordinateur pour jouer des sons.</translation>
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
        <translation>Exactement comme «&#xa0;{sheet}&#xa0;».</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Différent de «&#xa0;{sheet}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}&#xa0;: {value} (au lieu de&#xa0;: {usual})</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Games of</source>
        <translation>Parties de</translation>
    </message>
    <message>
        <source>Points a round, game by game</source>
        <translation>Points par manche, partie après partie</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>A fini</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Pire manche</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Victoires d’affilée</translation>
    </message>
    <message>
        <source>now: {number}</source>
        <translation>en cours&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Computer players: {level}</source>
        <translation>Ordinateur&#xa0;: {level}</translation>
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
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round {round}, {date}</source>
        <translation>Manche {round}, {date}</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>D’autres personnes</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points a round on average</source>
        <translation>{points} points par manche en moyenne</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that is played to its end counts here.</source>
        <translation>Aucune partie n’est encore terminée. Toute partie jouée jusqu’au bout compte ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from before the reset do not count.</source>
        <translation>
            <numerusform>%n partie d’avant la remise à zéro ne compte pas.</numerusform>
            <numerusform>%n parties d’avant la remise à zéro ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer points are better. A deal that is played again counts the first time only.</source>
        <translation>Moins il y a de points, mieux c’est. Une donne rejouée ne compte que la première fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
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
        <source>thinking</source>
        <translation>réfléchit</translation>
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
        <source>Sort as a train</source>
        <translation>Trier en train</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
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
    <name>Tips</name>
    <message>
        <source>Plan your train</source>
        <translation>Préparez votre train</translation>
    </message>
    <message>
        <source>Before you play your first tile, look for the longest row that your hand can make from the end of your train. It is worth a minute: a plan made now saves many turns.</source>
        <translation>Avant de jouer votre première pièce, cherchez la plus longue suite que votre main permet à partir du bout de votre train. Cela vaut bien une minute&#xa0;: un plan fait maintenant épargne beaucoup de tours.</translation>
    </message>
    <message>
        <source>The tiles that do not fit into that row are loose. Play those first, on the Mexican Train and on open trains, wherever they go.</source>
        <translation>Les pièces qui n’entrent pas dans cette suite sont isolées. Jouez-les d’abord, sur le Train mexicain et sur les trains publics, partout où elles vont.</translation>
    </message>
    <message>
        <source>The tiles of the row can wait: as long as your train is closed, nobody can take its end from you.</source>
        <translation>Les pièces de la suite peuvent attendre&#xa0;: tant que votre train est privé, personne ne peut vous prendre son bout.</translation>
    </message>
    <message>
        <source>Plan again after every tile you draw. It may join two rows that did not go together before.</source>
        <translation>Refaites votre plan après chaque pièce piochée. Elle relie peut-être deux suites qui n’allaient pas ensemble.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>Play a double when you have a tile to go with it. Then it brings you two tiles in one turn.</source>
        <translation>Jouez un double quand vous avez une pièce à suivre. Il vous fait alors poser deux pièces en un tour.</translation>
    </message>
    <message>
        <source>A double without a second tile makes you draw, and may open your train. Keep it if you can, but not to the end: a high double is a bad tile to be left with.</source>
        <translation>Un double sans pièce à suivre vous fait piocher et peut rendre votre train public. Gardez-le si vous pouvez, mais pas jusqu’au bout&#xa0;: un gros double coûte cher à qui l’a encore en main.</translation>
    </message>
    <message>
        <source>Where an open double comes first, one that hardly anybody can cover stops everybody else. It is strongest when you hold the tile for it yourself.</source>
        <translation>Là où un double doit être satisfait d’abord, celui que presque personne ne peut satisfaire arrête tout le monde. Il est le plus fort quand vous avez vous-même la pièce qu’il faut.</translation>
    </message>
    <message>
        <source>Watch the table</source>
        <translation>Observez la table</translation>
    </message>
    <message>
        <source>Whoever draws has no tile for any of the ends open to that player. Remember those numbers: they are good ends to leave.</source>
        <translation>Qui pioche n’a de pièce pour aucun des bouts où il lui est permis de jouer. Retenez ces nombres&#xa0;: ce sont de bons bouts à laisser.</translation>
    </message>
    <message>
        <source>An open train may close any moment. A tile that fits only there goes before one that can be played anywhere.</source>
        <translation>Un train public peut redevenir privé à tout moment. Une pièce qui ne va que là passe avant une pièce qui va partout.</translation>
    </message>
    <message>
        <source>If your marker is up, others spoil your plan. Take it down with the next tile that fits.</source>
        <translation>Tant que votre jeton est posé, les autres dérangent votre plan. Retirez-le avec la prochaine pièce qui va.</translation>
    </message>
    <message>
        <source>Every number is on as many tiles as the set has numbers: on 13 in a double-12 set. When nearly all of them lie on the table, the last ones are hard to play.</source>
        <translation>Chaque nombre figure sur autant de pièces que le jeu a de nombres&#xa0;: sur 13 dans un jeu double-12. Quand elles sont presque toutes sur la table, les dernières sont difficiles à placer.</translation>
    </message>
    <message>
        <source>Towards the end</source>
        <translation>Vers la fin</translation>
    </message>
    <message>
        <source>Nobody goes out unannounced: the plates show how many tiles everybody holds. When somebody is down to two or three, play your heaviest tiles at once, plan or no plan.</source>
        <translation>Personne ne finit par surprise&#xa0;: les plaques montrent combien de pièces chacun a en main. Quand quelqu’un n’en a plus que deux ou trois, jouez aussitôt vos plus grosses pièces, plan ou pas.</translation>
    </message>
    <message>
        <source>Keep two different numbers for your last tiles, so that more than one end is of use to you.</source>
        <translation>Gardez deux nombres différents pour vos dernières pièces, afin que plus d’un bout vous serve.</translation>
    </message>
    <message>
        <source>The total decides. If you cannot go out first, a hand of few points is almost as good, round after round.</source>
        <translation>C’est le total qui compte. Si vous ne pouvez pas finir avant les autres, une main de peu de points vaut presque autant, manche après manche.</translation>
    </message>
    <message>
        <source>What experienced players do, at any table.</source>
        <translation>Ce que font les joueurs d’expérience, à n’importe quelle table.</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>Comment bien jouer</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Show the rule</source>
        <translation>Voir la règle</translation>
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
        <translation>Le fichier n’a pas pu être écrit ({why}). Vous pouvez continuer&#xa0;: un nouvel essai aura lieu au prochain coup.
{path}</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). Nothing was changed: try another place.
{path}</source>
        <translation>Le fichier n’a pas pu être écrit ({why}). Rien n’a été changé&#xa0;: essayez un autre endroit.
{path}</translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>Le fichier n’a pas pu être ouvert ({why}). Il n’a pas été modifié.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file is here:
{path}</source>
        <translation>La partie enregistrée est abîmée et ne peut pas continuer. Le fichier est ici&#xa0;:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file was kept:
{path}</source>
        <translation>La partie enregistrée est abîmée et ne peut pas continuer. Le fichier a été gardé&#xa0;:
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
        <translation>Gagnant de la manche précédente</translation>
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
        <source>Learn in five steps</source>
        <translation>Apprendre en cinq étapes</translation>
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
