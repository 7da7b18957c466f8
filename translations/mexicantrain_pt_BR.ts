<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Sobre o Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train {version}</source>
        <translation>Mexican Train {version}</translation>
    </message>
    <message>
        <source>Dominoes for two to eight, with people at this computer or with computer players. They see no more of the game than you do.</source>
        <translation>Dominó para dois a oito, com pessoas neste computador ou contra adversários do computador. Eles não veem mais do jogo do que você.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} de {places}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nada encontrado</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>S&amp;aved games…</source>
        <translation>Partidas sal&amp;vas…</translation>
    </message>
    <message>
        <source>Sav&amp;e as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Finished games…</source>
        <translation>Partidas &amp;terminadas…</translation>
    </message>
    <message>
        <source>Statist&amp;ics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>Play a &amp;deal code…</source>
        <translation>&amp;Jogar um código de distribuição…</translation>
    </message>
    <message>
        <source>&amp;Replay the rounds…</source>
        <translation>&amp;Rever as rodadas…</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>Conferir a distri&amp;buição…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Placar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Comprar</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>Pron&amp;to</translation>
    </message>
    <message>
        <source>&amp;Last tile!</source>
        <translation>&amp;Última pedra!</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>Plan &amp;my train</source>
        <translation>Planejar &amp;meu trem</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation>&amp;O que aconteceu</translation>
    </message>
    <message>
        <source>&amp;Nearer</source>
        <translation>&amp;Aproximar</translation>
    </message>
    <message>
        <source>F&amp;urther away</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Mesa inteira</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Confi&amp;gurações…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regras desta mesa</translation>
    </message>
    <message>
        <source>&amp;How to play well</source>
        <translation>&amp;Como jogar bem</translation>
    </message>
    <message>
        <source>&amp;Learn in five steps</source>
        <translation>&amp;Aprender em cinco passos</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>C&amp;opiar posição</translation>
    </message>
    <message>
        <source>Paste p&amp;osition…</source>
        <translation>Co&amp;lar posição…</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>&amp;Sobre o Mexican Train</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Imediato</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passou.</translation>
    </message>
    <message>
        <source>{name} finished laying the train.</source>
        <translation>{name} terminou de montar o trem.</translation>
    </message>
    <message>
        <source>{name}: last tile!</source>
        <translation>{name}: última pedra!</translation>
    </message>
    <message>
        <source>{name} forgot to call the last tile.</source>
        <translation>{name} esqueceu de avisar a última pedra.</translation>
    </message>
    <message>
        <source>{owner} train is open now.</source>
        <translation>O trem {owner} agora está aberto.</translation>
    </message>
    <message>
        <source>{owner} train is closed again.</source>
        <translation>O trem {owner} está fechado de novo.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Rodada {round}: {name} começa.</translation>
    </message>
    <message>
        <source>The engine is the {double}.</source>
        <translation>O motor é: {double}.</translation>
    </message>
    <message>
        <source>{name} laid the engine: the {double}.</source>
        <translation>{name} colocou o motor: {double}.</translation>
    </message>
    <message>
        <source>{name} played {tile} on the Mexican Train.</source>
        <translation>{name} jogou {tile} no Trem Mexicano.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>{name} played {tile} on their own train.</source>
        <translation>{name} jogou {tile} no próprio trem.</translation>
    </message>
    <message>
        <source>{name} played {tile} on {owner} train.</source>
        <translation>{name} jogou {tile} no trem {owner}.</translation>
    </message>
    <message>
        <source>{name} drew a tile in search of the engine.</source>
        <translation>{name} comprou uma pedra em busca do motor.</translation>
    </message>
    <message>
        <source>{name} drew a tile for the forgotten call.</source>
        <translation>{name} comprou uma pedra pelo aviso esquecido.</translation>
    </message>
    <message>
        <source>{name} drew a tile.</source>
        <translation>{name} comprou uma pedra.</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} comprou {tile}.</translation>
    </message>
    <message>
        <source>The Mexican Train ends in an open double.</source>
        <translation>O Trem Mexicano termina em uma bucha descoberta.</translation>
    </message>
    <message>
        <source>{owner} train ends in an open double.</source>
        <translation>O trem {owner} termina em uma bucha descoberta.</translation>
    </message>
    <message>
        <source>The double on the Mexican Train is covered.</source>
        <translation>A bucha do Trem Mexicano foi coberta.</translation>
    </message>
    <message>
        <source>The double on {owner} train is covered.</source>
        <translation>A bucha no trem {owner} foi coberta.</translation>
    </message>
    <message>
        <source>No tile is left for the double on the Mexican Train: it needs no cover.</source>
        <translation>Não resta pedra para a bucha do Trem Mexicano: ela não precisa ser coberta.</translation>
    </message>
    <message>
        <source>No tile is left for the double on {owner} train: it needs no cover.</source>
        <translation>Não resta pedra para a bucha no trem {owner}: ela não precisa ser coberta.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can play.</source>
        <translation>A rodada está trancada: ninguém pode jogar.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} bateu.</translation>
    </message>
    <message>
        <source>{names} go out.</source>
        <translation>{names} bateram.</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation>Código para um amigo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Play a deal code</source>
        <translation>Jogar um código de distribuição</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Distribuição honesta</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Impressão digital</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>The order of the tiles</source>
        <translation>A ordem das pedras</translation>
    </message>
    <message>
        <source>Code for a friend…</source>
        <translation>Código para um amigo…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jogar de novo esta distribuição</translation>
    </message>
    <message>
        <source>Fingerprint of the next deal: {digits} …</source>
        <translation>Impressão digital da próxima distribuição: {digits} …</translation>
    </message>
    <message>
        <source>The order of the tiles follows from a secret key. Its fingerprint is shown before the round, the key after it. Nobody can find another key with the same fingerprint, so the tiles cannot have been changed in between.</source>
        <translation>A ordem das pedras vem de uma chave secreta. A impressão digital dela é mostrada antes da rodada, e a chave depois. Ninguém consegue achar outra chave com a mesma impressão digital; por isso as pedras não podem ter sido trocadas nesse meio-tempo.</translation>
    </message>
    <message>
        <source>The key of this round is shown when the round is over.</source>
        <translation>A chave desta rodada é mostrada quando a rodada acabar.</translation>
    </message>
    <message>
        <source>Checked: the key has this fingerprint, and the tiles were dealt in the order that follows from it.</source>
        <translation>Conferido: a chave tem esta impressão digital, e as pedras foram distribuídas na ordem que vem dela.</translation>
    </message>
    <message>
        <source>This round was not dealt in the order that follows from the key. It was changed in its file, or it comes from another version.</source>
        <translation>Esta rodada não foi distribuída na ordem que vem da chave. Ela foi alterada no arquivo ou vem de outra versão.</translation>
    </message>
    <message>
        <source>To check it without this program, let any SHA-256 tool read the key without the spaces and with nothing after it. What it says is the fingerprint; on Linux and macOS: {command}
How the order follows from the key is in the file README.md, with a short program that does it.</source>
        <translation>Para conferir sem este programa, dê a chave a qualquer ferramenta de SHA-256, sem os espaços e sem nada depois dela. O resultado é a impressão digital; no Linux e no macOS: {command}
Como a ordem vem da chave está no arquivo README.md, com um pequeno programa que faz isso.</translation>
    </message>
    <message>
        <source>The game is over, so here is the seed of all rounds: {seed}. The key of round 1 is the SHA-256 of {example}.</source>
        <translation>A partida acabou, então aqui está a semente de todas as rodadas: {seed}. A chave da rodada 1 é o SHA-256 de {example}.</translation>
    </message>
    <message>
        <source>Whoever enters this code is dealt the same tiles in every round. It also holds the rules and the number of players, and whoever knows how can read every hand in it.</source>
        <translation>Quem digitar este código recebe as mesmas pedras em todas as rodadas. Ele também traz as regras e o número de jogadores, e quem entende do assunto pode ler nele todas as mãos.</translation>
    </message>
    <message>
        <source>Enter the code that somebody gave you. You play it at your last table.</source>
        <translation>Digite o código que você recebeu. Você joga na sua última mesa.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or a digit is wrong or missing.</source>
        <translation>Há um erro neste código: uma letra ou um algarismo está errado ou falta.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Skip the guide</source>
        <translation>Pular o guia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Your own train</source>
        <translation>Seu trem</translation>
    </message>
    <message>
        <source>Your train leaves the hub towards you and begins with the number of the engine, 12. Drag the {0} there, or just click it.</source>
        <translation>Seu trem sai da estação central em sua direção e começa com o número do motor, 12. Arraste {0} até lá ou simplesmente clique nela.</translation>
    </message>
    <message>
        <source>Well done. Your train ends in 5 now, so your next tile there needs a 5. Only you may play on it.</source>
        <translation>Muito bem. Seu trem agora termina em 5, então sua próxima pedra ali precisa de um 5. Ninguém mais pode jogar nele.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Your train ends in 5, and you have no 5. Whoever cannot play draws: click the boneyard, or press D. Then play the tile if it fits.</source>
        <translation>Seu trem termina em 5, e você não tem nenhum 5. Quem não pode jogar compra: clique no monte ou tecle D. Depois jogue a pedra, se ela servir.</translation>
    </message>
    <message>
        <source>The tile fitted, so you could play it at once. In a game, you draw without a click when nothing else is possible; the settings can change that.</source>
        <translation>A pedra serviu, então você pôde jogá-la na hora. Em uma partida, você compra sem clicar quando nada mais é possível; dá para mudar isso nas configurações.</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>O marcador</translation>
    </message>
    <message>
        <source>Your train ends in 8, and again nothing fits. Draw, and if the tile does not help, pass.</source>
        <translation>Seu trem termina em 8, e de novo nada serve. Compre e, se a pedra não ajudar, passe.</translation>
    </message>
    <message>
        <source>A locomotive stands on your train now: it is open, and everybody may play there. It leaves when you play on your train again.</source>
        <translation>Agora há uma locomotiva no seu trem: ele está aberto, e todos podem jogar nele. Ela vai embora quando você joga de novo no seu trem.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Buchas</translation>
    </message>
    <message>
        <source>A double lies crosswise, and you play a second tile at once to cover it. Play the {0} first, then the {1}.</source>
        <translation>Uma bucha fica atravessada, e você joga na hora uma segunda pedra para cobri-la. Jogue primeiro {0}, depois {1}.</translation>
    </message>
    <message>
        <source>Two tiles in one turn. A double that stays open has to be covered by the next players.</source>
        <translation>Duas pedras em uma vez. Uma bucha que fica descoberta deve ser coberta pelos jogadores seguintes.</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>O Trem Mexicano</translation>
    </message>
    <message>
        <source>This train belongs to everybody. It begins with the number of the engine, too: play the {0} where the brass locomotive stands.</source>
        <translation>Este trem é de todos. Ele também começa com o número do motor: jogue {0} onde está a locomotiva de latão.</translation>
    </message>
    <message>
        <source>That is all you need. Whoever gets rid of all tiles ends the round, and few points are good. F1 shows the rules of your table.</source>
        <translation>É tudo o que você precisa saber. Quem se livra de todas as pedras encerra a rodada, e quanto menos pontos, melhor. F1 mostra as regras da sua mesa.</translation>
    </message>
    <message>
        <source>{number} of {all}: {title}</source>
        <translation>{number} de {all}: {title}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Only one tile is left in your hand.</source>
        <translation>Só resta uma pedra na sua mão.</translation>
    </message>
    <message>
        <source>No tile in your hand fits.</source>
        <translation>Nenhuma pedra da sua mão serve.</translation>
    </message>
    <message>
        <source>No tile in your hand covers the double.</source>
        <translation>Nenhuma pedra da sua mão cobre a bucha.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw.</source>
        <translation>Nenhuma pedra serve, e não dá para comprar.</translation>
    </message>
    <message>
        <source>The tile you drew is worth more in your hand.</source>
        <translation>A pedra comprada vale mais na sua mão.</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits your train.</source>
        <translation>Nada mais na sua mão serve no seu trem.</translation>
    </message>
    <message>
        <source>What is left is worth more in your hand.</source>
        <translation>O que resta vale mais na sua mão.</translation>
    </message>
    <message>
        <source>With it you go out.</source>
        <translation>Com ela você bate.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nada mais é possível.</translation>
    </message>
    <message>
        <source>It comes next in the train that takes the most points out of your hand.</source>
        <translation>É a próxima do trem que tira mais pontos da sua mão.</translation>
    </message>
    <message>
        <source>It covers the double, and your own train does not need it.</source>
        <translation>Ela cobre a bucha, e o seu próprio trem não precisa dela.</translation>
    </message>
    <message>
        <source>It covers your double at once.</source>
        <translation>Ela cobre a sua bucha na hora.</translation>
    </message>
    <message>
        <source>Of all that cover the double it costs you the least.</source>
        <translation>De todas as que cobrem a bucha, é a que menos custa a você.</translation>
    </message>
    <message>
        <source>You can follow this double at once: two tiles in one turn.</source>
        <translation>Você tem a pedra seguinte para esta bucha: duas pedras em uma vez.</translation>
    </message>
    <message>
        <source>Whoever plays next must cover this double before anything else.</source>
        <translation>Quem jogar em seguida tem de cobrir esta bucha antes de tudo.</translation>
    </message>
    <message>
        <source>It closes your train to the others.</source>
        <translation>Ela fecha o seu trem para os outros.</translation>
    </message>
    <message>
        <source>It gets rid of many points, and your own train does not need it.</source>
        <translation>Ela tira muitos pontos da sua mão, e o seu próprio trem não precisa dela.</translation>
    </message>
    <message>
        <source>Your own train does not need it, so your plan stays whole.</source>
        <translation>O seu próprio trem não precisa dela: seu plano fica inteiro.</translation>
    </message>
    <message>
        <source>It comes next in the best train that your hand makes.</source>
        <translation>É a próxima do melhor trem que a sua mão forma.</translation>
    </message>
    <message>
        <source>Hardly any tile is left that the others could add.</source>
        <translation>Quase não resta pedra que os outros possam encaixar ali.</translation>
    </message>
    <message>
        <source>It leaves you with the best hand.</source>
        <translation>É a que deixa você com a melhor mão.</translation>
    </message>
    <message>
        <source>Looking for the best tile …</source>
        <translation>Procurando a melhor pedra…</translation>
    </message>
    <message>
        <source>Play {tile} on the Mexican Train.</source>
        <translation>Jogue {tile} no Trem Mexicano.</translation>
    </message>
    <message>
        <source>Play {tile} on your train.</source>
        <translation>Jogue {tile} no seu trem.</translation>
    </message>
    <message>
        <source>Play {tile} on {owner} train.</source>
        <translation>Jogue {tile} no trem {owner}.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <translation>Compre uma pedra.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Choose Done.</source>
        <translation>Escolha Pronto.</translation>
    </message>
    <message>
        <source>Call your last tile.</source>
        <translation>Avise a última pedra.</translation>
    </message>
    <message>
        <source>The next best is about as good.</source>
        <translation>A segunda melhor escolha é quase tão boa.</translation>
    </message>
    <message>
        <source>About {points} better than the next best.</source>
        <translation>Cerca de {points} melhor que a segunda escolha.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Play these deals again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de regras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Usar estas regras</translation>
    </message>
    <message numerus="yes">
        <source>{group} (%n changed)</source>
        <translation>
            <numerusform>{group} (%n alterada)</numerusform>
            <numerusform>{group} (%n alteradas)</numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Voltar a: {value}</translation>
    </message>
    <message>
        <source>{option}, changed</source>
        <translation>{option}, alterado</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Back to sheet</source>
        <translation>Voltar à base</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exportar para um arquivo…</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importar de um arquivo…</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Salvar as regras da casa</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Renomear as regras da casa</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Regras da casa (*.json)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What happened in this round</source>
        <translation>O que aconteceu nesta rodada</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>Sua &amp;vez</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name}’s</source>
        <comment>before a vowel</comment>
        <extracomment>In front of a vowel or an h (French: d’{name}).</extracomment>
        <translation>de {name}</translation>
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
        <translation>Nome do jogador {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Quem joga como jogador {number}</translation>
    </message>
    <message>
        <source>Badge of player {number}: {badge}</source>
        <translation>Emblema do jogador {number}: {badge}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>The game on the table is kept in Saved games.</source>
        <translation>A partida em andamento fica nas partidas salvas.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>A única</numerusform>
            <numerusform>Todas as %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rodadas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>One player fewer</source>
        <translation>Um jogador a menos</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Um jogador a mais</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This set of tiles is enough for %n player(s) only; with a larger one, everybody is back.</source>
        <translation>
            <numerusform>Este jogo de pedras só dá para %n jogador; com um maior, todos voltam.</numerusform>
            <numerusform>Este jogo de pedras só dá para %n jogadores; com um maior, todos voltam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules need at least %n player(s).</source>
        <translation>
            <numerusform>Estas regras precisam de pelo menos %n jogador.</numerusform>
            <numerusform>Estas regras precisam de pelo menos %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for at most %n player(s).</source>
        <translation>
            <numerusform>Estas regras são para no máximo %n jogador.</numerusform>
            <numerusform>Estas regras são para no máximo %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Tiles and rounds</source>
        <translation>Pedras e rodadas</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Início de uma rodada</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Markers and the Mexican Train</source>
        <translation>Marcadores e Trem Mexicano</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Buchas</translation>
    </message>
    <message>
        <source>End and points</source>
        <translation>Fim e pontos</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Jogo de pedras</translation>
    </message>
    <message>
        <source>The largest double of the set; more players need a larger set.</source>
        <translation>A maior bucha do jogo; mais jogadores precisam de um jogo maior.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Pedras distribuídas</translation>
    </message>
    <message>
        <source>How many tiles each player gets, for 2, 3 and more players.</source>
        <translation>Quantas pedras cada um recebe, com 2, 3 e mais jogadores.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>How many rounds a game has; every round has another engine.</source>
        <translation>Quantas rodadas tem uma partida; cada rodada tem outro motor.</translation>
    </message>
    <message>
        <source>Finding the engine</source>
        <translation>Escolha do motor</translation>
    </message>
    <message>
        <source>Where the double in the middle comes from.</source>
        <translation>De onde vem a bucha do meio.</translation>
    </message>
    <message>
        <source>Order of the engines</source>
        <translation>Ordem dos motores</translation>
    </message>
    <message>
        <source>Whether the rounds go from the highest double down or from the double blank up.</source>
        <translation>Se as rodadas vão da maior bucha para baixo ou do branco duplo para cima.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Which player has the first turn of a round.</source>
        <translation>Que jogador tem a primeira vez de uma rodada.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primeira vez</translation>
    </message>
    <message>
        <source>How much a player may lay on the own train in the first turn.</source>
        <translation>Quanto se pode colocar no próprio trem na primeira vez.</translation>
    </message>
    <message>
        <source>Draw in the first turn</source>
        <translation>Comprar na primeira vez</translation>
    </message>
    <message>
        <source>Whether a player who cannot start the own train in the first turn draws a tile.</source>
        <translation>Se compra uma pedra quem não pode começar o próprio trem na primeira vez.</translation>
    </message>
    <message>
        <source>Late whole train</source>
        <translation>Trem inteiro tardio</translation>
    </message>
    <message>
        <source>Whether a player who could not start at once may lay a whole train later.</source>
        <translation>Se quem não pôde começar logo pode montar um trem inteiro depois.</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Pedras a comprar</translation>
    </message>
    <message>
        <source>How many tiles a player who cannot play draws at most.</source>
        <translation>Quantas pedras compra no máximo quem não pode jogar.</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Pedra comprada que serve</translation>
    </message>
    <message>
        <source>What happens when the tile just drawn can be played.</source>
        <translation>O que acontece quando a pedra comprada pode ser jogada.</translation>
    </message>
    <message>
        <source>The marker goes up</source>
        <translation>O marcador sobe</translation>
    </message>
    <message>
        <source>Whether a train opens as soon as its owner cannot play, or only if drawing did not help.</source>
        <translation>Se um trem se abre assim que seu dono não pode jogar, ou só se comprar não ajudou.</translation>
    </message>
    <message>
        <source>Reason for the marker</source>
        <translation>Motivo do marcador</translation>
    </message>
    <message>
        <source>Which missing play opens a player’s train to everybody.</source>
        <translation>Que falta de jogada abre o trem de um jogador a todos.</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Trem Mexicano</translation>
    </message>
    <message>
        <source>From when on a player may play on the Mexican Train.</source>
        <translation>A partir de quando se pode jogar no Trem Mexicano.</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Depois de uma bucha</translation>
    </message>
    <message>
        <source>Where the tile must go that is played at once after a double.</source>
        <translation>Para onde vai a pedra jogada logo depois de uma bucha.</translation>
    </message>
    <message>
        <source>After a double, when drawn</source>
        <translation>Depois de uma bucha, comprada</translation>
    </message>
    <message>
        <source>Where that tile must go if it had to be drawn.</source>
        <translation>Para onde vai essa pedra se foi preciso comprá-la.</translation>
    </message>
    <message>
        <source>Several doubles</source>
        <translation>Várias buchas</translation>
    </message>
    <message>
        <source>Whether the tile that follows a double may be a double itself.</source>
        <translation>Se a pedra que segue uma bucha pode ser outra bucha.</translation>
    </message>
    <message>
        <source>Open doubles come first</source>
        <translation>Buchas descobertas primeiro</translation>
    </message>
    <message>
        <source>Whether the next players must cover an open double before they play anything else.</source>
        <translation>Se os próximos jogadores devem cobrir uma bucha antes de jogar outra coisa.</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Várias buchas descobertas</translation>
    </message>
    <message>
        <source>In which order open doubles must be covered.</source>
        <translation>Em que ordem as buchas descobertas devem ser cobertas.</translation>
    </message>
    <message>
        <source>A double nobody can cover</source>
        <translation>Bucha que ninguém pode cobrir</translation>
    </message>
    <message>
        <source>What happens to an open double when no tile of its number is left.</source>
        <translation>O que acontece com uma bucha descoberta quando não resta pedra do seu número.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Bater com uma bucha</translation>
    </message>
    <message>
        <source>What happens when the last tile in hand is a double.</source>
        <translation>O que acontece quando a última pedra na mão é uma bucha.</translation>
    </message>
    <message>
        <source>Calling the last tile</source>
        <translation>Aviso da última pedra</translation>
    </message>
    <message>
        <source>Whether players announce that they have one tile left.</source>
        <translation>Se os jogadores avisam que só têm uma pedra.</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Aviso esquecido</translation>
    </message>
    <message>
        <source>How many tiles a player draws who forgot to call the last tile.</source>
        <translation>Quantas pedras compra quem esqueceu de avisar a última pedra.</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <translation>Rodada trancada</translation>
    </message>
    <message>
        <source>When a round ends with an empty boneyard although nobody went out.</source>
        <translation>Quando uma rodada termina com o monte vazio sem que ninguém tenha batido.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Branco duplo</translation>
    </message>
    <message>
        <source>How many points the double blank costs whoever still holds it.</source>
        <translation>Quantos pontos o branco duplo custa a quem ainda o tem na mão.</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bônus por bater</translation>
    </message>
    <message>
        <source>How many points going out takes off the own total.</source>
        <translation>Quantos pontos bater tira do próprio total.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Who wins when several players have the lowest total.</source>
        <translation>Quem ganha quando vários têm o menor total.</translation>
    </message>
    <message>
        <source>This value is not known here.</source>
        <translation>Este valor não é conhecido aqui.</translation>
    </message>
    <message>
        <source>There are more rounds than doubles in the set.</source>
        <translation>Há mais rodadas do que buchas no jogo.</translation>
    </message>
    <message>
        <source>The hands need more tiles than the set has.</source>
        <translation>As mãos precisam de mais pedras do que o jogo tem.</translation>
    </message>
    <message>
        <source>Nobody can hold the engine when it is set aside: let another player start.</source>
        <translation>Ninguém tem o motor na mão se ele é separado: escolha outro para começar.</translation>
    </message>
    <message>
        <source>The highest double in a hand cannot go with engines from the double blank up.</source>
        <translation>A maior bucha na mão não combina com motores a partir do branco duplo.</translation>
    </message>
    <message>
        <source>A late whole train needs a first turn with a whole train.</source>
        <translation>Um trem inteiro tardio exige uma primeira vez com trem inteiro.</translation>
    </message>
    <message>
        <source>A last double cannot be covered when no tile follows a double.</source>
        <translation>Uma última bucha não pode ser coberta se nenhuma pedra segue uma bucha.</translation>
    </message>
    <message>
        <source>Drawing until a tile fits makes no sense when a drawn tile ends the turn.</source>
        <translation>Comprar até servir não faz sentido se a pedra comprada encerra a vez.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Somebody who plays at this computer.</source>
        <translation>Alguém que joga neste computador.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Plays whatever fits; good for a first game and for children.</source>
        <translation>Joga o que serve; bom para uma primeira partida e para crianças.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Gets rid of high tiles, but plans little.</source>
        <translation>Livra-se das pedras altas, mas planeja pouco.</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Plans its own train.</source>
        <translation>Planeja o próprio trem.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experiente</translation>
    </message>
    <message>
        <source>Plans its train and keeps an eye on yours.</source>
        <translation>Planeja o próprio trem e fica de olho no seu.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>Pensa no que os outros podem ter na mão.</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Grão-mestre</translation>
    </message>
    <message>
        <source>Remembers everything that was shown, and in the last round plays for the win too.</source>
        <translation>Lembra-se de tudo o que foi mostrado e, na última rodada, joga também pela vitória.</translation>
    </message>
    <message>
        <source>Blue star</source>
        <translation>Estrela azul</translation>
    </message>
    <message>
        <source>Orange diamond</source>
        <translation>Losango laranja</translation>
    </message>
    <message>
        <source>Pink heart</source>
        <translation>Coração rosa</translation>
    </message>
    <message>
        <source>Yellow moon</source>
        <translation>Lua amarela</translation>
    </message>
    <message>
        <source>Light blue clover</source>
        <translation>Trevo azul-claro</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Triângulo verde</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <translation>Cruz marrom</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Anel branco</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Open the position from the clipboard?</source>
        <translation>Abrir a posição da área de transferência?</translation>
    </message>
    <message>
        <source>The game on the table is kept in Saved games.</source>
        <translation>A partida em andamento fica nas partidas salvas.</translation>
    </message>
    <message>
        <source>Open position</source>
        <translation>Abrir a posição</translation>
    </message>
    <message>
        <source>The position was copied, with all hands and the boneyard.</source>
        <translation>A posição foi copiada, com todas as mãos e o monte.</translation>
    </message>
    <message>
        <source>In this position the round is over, so there is nothing to play.</source>
        <translation>Nesta posição a rodada acabou, não há mais nada para jogar.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a position first.</source>
        <translation>Não há texto na área de transferência. Copie primeiro uma posição.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: something is missing.</source>
        <translation>O texto da área de transferência não é uma posição: falta alguma coisa.</translation>
    </message>
    <message>
        <source>The text on the clipboard is no position: line {line} makes no sense (“{text}”).</source>
        <translation>O texto da área de transferência não é uma posição: a linha {line} não faz sentido (“{text}”).</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This round is over.</source>
        <translation>Esta rodada acabou.</translation>
    </message>
    <message>
        <source>The tile that follows a double may not be a double.</source>
        <translation>A pedra que segue uma bucha não pode ser outra bucha.</translation>
    </message>
    <message>
        <source>In your first turn you play on your own train only.</source>
        <translation>Na primeira vez você só joga no seu trem.</translation>
    </message>
    <message>
        <source>You have laid your train: end your turn with Done.</source>
        <translation>Seu trem está montado: encerre sua vez com Pronto.</translation>
    </message>
    <message>
        <source>You have not laid a tile in this turn yet.</source>
        <translation>Você ainda não colocou nenhuma pedra nesta vez.</translation>
    </message>
    <message>
        <source>You have no last tile to call.</source>
        <translation>Você não tem última pedra para avisar.</translation>
    </message>
    <message>
        <source>{tile} is not in your hand.</source>
        <translation>{tile} não está na sua mão.</translation>
    </message>
    <message>
        <source>{owner} train is closed: it has no marker.</source>
        <translation>O trem {owner} está fechado: não tem marcador.</translation>
    </message>
    <message>
        <source>Not yet: {name} is playing.</source>
        <translation>Ainda não: {name} está jogando.</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it.</source>
        <translation>Você comprou {tile} e a pedra serve: jogue-a.</translation>
    </message>
    <message>
        <source>Your train ends in a double: draw a tile to cover it.</source>
        <translation>Seu trem termina em uma bucha: compre uma pedra para cobri-la.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Compre uma pedra antes de passar.</translation>
    </message>
    <message>
        <source>Your train ends in a double that you cannot cover: pass.</source>
        <translation>Seu trem termina em uma bucha que você não pode cobrir: passe.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>O monte está vazio.</translation>
    </message>
    <message>
        <source>You cannot draw now.</source>
        <translation>Você não pode comprar agora.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>{tile} does not match: the Mexican Train ends in {end}.</source>
        <translation>{tile} não serve: o Trem Mexicano termina em {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: your train ends in {end}.</source>
        <translation>{tile} não serve: seu trem termina em {end}.</translation>
    </message>
    <message>
        <source>{tile} does not match: {owner} train ends in {end}.</source>
        <translation>{tile} não serve: o trem {owner} termina em {end}.</translation>
    </message>
    <message>
        <source>One of the open doubles must be covered first.</source>
        <translation>Primeiro é preciso cobrir uma das buchas descobertas.</translation>
    </message>
    <message>
        <source>The {double} on the Mexican Train must be covered first.</source>
        <translation>É preciso cobrir primeiro: {double} no Trem Mexicano.</translation>
    </message>
    <message>
        <source>Your {double} must be covered first.</source>
        <translation>É preciso cobrir primeiro: {double} no seu trem.</translation>
    </message>
    <message>
        <source>{owner} {double} must be covered first.</source>
        <translation>É preciso cobrir primeiro: {double} {owner}.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on an open double.</source>
        <translation>A pedra que segue sua bucha deve ir em uma bucha descoberta.</translation>
    </message>
    <message>
        <source>The tile that follows your double must go on the {double}.</source>
        <translation>A pedra que segue sua bucha deve ir em: {double}.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>Não há Trem Mexicano nesta mesa.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train once your own train has a tile.</source>
        <translation>Você pode jogar no Trem Mexicano quando seu trem tiver uma pedra.</translation>
    </message>
    <message>
        <source>The Mexican Train may not be started with this tile.</source>
        <translation>O Trem Mexicano não pode começar com esta pedra.</translation>
    </message>
    <message>
        <source>You may play on the Mexican Train from your second turn on.</source>
        <translation>Você pode jogar no Trem Mexicano a partir da sua segunda vez.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not draw.</source>
        <translation>Você tem uma pedra que serve, então não compra.</translation>
    </message>
    <message>
        <source>Your train ends in a double: cover it before you end your turn.</source>
        <translation>Seu trem termina em uma bucha: cubra-a antes de encerrar sua vez.</translation>
    </message>
    <message>
        <source>You have a tile that fits, so you do not pass.</source>
        <translation>Você tem uma pedra que serve, então não passa.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back to the deal</source>
        <translation>Voltar à distribuição</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Uma vez para trás</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Uma ação para trás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Uma ação adiante</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Uma vez adiante</translation>
    </message>
    <message>
        <source>On to the next deal</source>
        <translation>Ir à próxima distribuição</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>Ponto da rodada</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas as mãos</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Round {round} was blocked: nobody went out.</source>
        <translation>A rodada {round} foi trancada: ninguém bateu.</translation>
    </message>
    <message>
        <source>{name} went out in round {round}.</source>
        <translation>{name} bateu na rodada {round}.</translation>
    </message>
    <message>
        <source>{names} went out in round {round}.</source>
        <translation>{names} bateram na rodada {round}.</translation>
    </message>
    <message>
        <source>{name} is in front: {points}.</source>
        <translation>{name} está na frente: {points}.</translation>
    </message>
    <message>
        <source>{names} are in front: {points} each.</source>
        <translation>{names} estão na frente: {points} cada.</translation>
    </message>
    <message>
        <source>{name} wins: {points}.</source>
        <translation>{name} vence: {points}.</translation>
    </message>
    <message>
        <source>{names} share the win: {points} each.</source>
        <translation>{names} dividem a vitória: {points} cada.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have the same total. {winner} had the most rounds without points: %n.</source>
        <translation>
            <numerusform>{names} têm o mesmo total. {winner} teve mais rodadas sem pontos: %n.</numerusform>
            <numerusform>{names} têm o mesmo total. {winner} teve mais rodadas sem pontos: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have the same total and as many rounds without points. {winner} had the lowest round: {points}.</source>
        <translation>{names} têm o mesmo total e o mesmo número de rodadas sem pontos. {winner} teve a menor rodada: {points}.</translation>
    </message>
    <message>
        <source>{names} have the same total.</source>
        <translation>{names} têm o mesmo total.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}º</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking at your choices</source>
        <translation>Examinando suas escolhas</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Outras escolhas</translation>
    </message>
    <message>
        <source>These cost most</source>
        <translation>As que mais custaram</translation>
    </message>
    <message>
        <source>And these, in order</source>
        <translation>As outras, em ordem</translation>
    </message>
    <message>
        <source>{tile} on the Mexican Train</source>
        <translation>{tile} no Trem Mexicano</translation>
    </message>
    <message>
        <source>{tile} on {owner} train</source>
        <translation>{tile} no trem {owner}</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>comprar uma pedra</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>encerrar a vez</translation>
    </message>
    <message>
        <source>call the last tile</source>
        <translation>anunciar a última pedra</translation>
    </message>
    <message>
        <source>{name}: {done}
{level}: {best}</source>
        <translation>{name}: {done}
{level}: {best}</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>quase tão bom</translation>
    </message>
    <message>
        <source>about {points} better</source>
        <translation>cerca de {points} melhor</translation>
    </message>
    <message>
        <source>What would the computer play ({level})?</source>
        <translation>O que o computador jogaria ({level})?</translation>
    </message>
    <message>
        <source>Nobody had a choice in this round.</source>
        <translation>Ninguém teve escolha nesta rodada.</translation>
    </message>
    <message>
        <source>The same choice in {agreed} of {choices} cases.</source>
        <translation>A mesma escolha em {agreed} de {choices} casos.</translation>
    </message>
    <message>
        <source>The others cost about {points} in all.</source>
        <translation>As outras custaram cerca de {points} ao todo.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>{owner} train ends in {end}, so {tile} can be played there.</source>
        <translation>O trem {owner} termina em {end}, então {tile} pode ser jogada ali.</translation>
    </message>
    <message>
        <source>{owner} train has a marker and is open: {name} may play {tile} there.</source>
        <translation>O trem {owner} tem um marcador e está aberto: {name} pode jogar {tile} nele.</translation>
    </message>
    <message>
        <source>{name} begins the Mexican Train with {tile}.</source>
        <translation>{name} começa o Trem Mexicano com {tile}.</translation>
    </message>
    <message>
        <source>{name} has played the {double} and covers it with {tile}.</source>
        <translation>{name} jogou {double} e a cobre com {tile}.</translation>
    </message>
    <message>
        <source>The {double} on {owner} train is open, so {name} must cover it, and does so with {tile}.</source>
        <translation>Há uma bucha descoberta no trem {owner}, {double}: {name} deve cobri-la, aqui com {tile}.</translation>
    </message>
    <message>
        <source>These tiles cost {points}.</source>
        <translation>Estas pedras custam {points}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>{sheet}, %n player(s)</source>
        <translation>
            <numerusform>{sheet}, %n jogador</numerusform>
            <numerusform>{sheet}, %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules at this table</source>
        <translation>As regras desta mesa</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Objetivo do jogo</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Pedras e rodadas</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Início de uma rodada</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>The Mexican Train</source>
        <translation>O Trem Mexicano</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Buchas</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fim de uma rodada</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>The engine of the first round is the double {highest}; every further round has the next lower double.</source>
        <translation>O motor da primeira rodada é a bucha {highest}; em cada rodada seguinte, a bucha imediatamente menor.</translation>
    </message>
    <message>
        <source>The engine of the first round is the double blank; every further round has the next higher double.</source>
        <translation>O motor da primeira rodada é o branco duplo; em cada rodada seguinte, a bucha imediatamente maior.</translation>
    </message>
    <message>
        <source>The engine is taken out before the deal and laid on the hub.</source>
        <translation>O motor é separado antes de distribuir as pedras e colocado na estação central.</translation>
    </message>
    <message>
        <source>Whoever was dealt the engine lays it on the hub; that is not a turn. If nobody has it, everybody draws a tile and keeps it, as often as it takes until the engine turns up.</source>
        <translation>Quem recebeu o motor o coloca na estação central; isso não conta como vez. Se ninguém o tem, todos compram uma pedra e ficam com ela, quantas vezes for preciso até o motor aparecer.</translation>
    </message>
    <message>
        <source>The engine is the highest double in any hand that has not been an engine yet. Whoever has it lays it on the hub; that is not a turn. If nobody has such a double, everybody draws a tile and keeps it, as often as it takes until one turns up.</source>
        <translation>O motor é a maior bucha em uma mão que ainda não foi motor. Quem a tem a coloca na estação central; isso não conta como vez. Se ninguém tem uma bucha assim, todos compram uma pedra e ficam com ela, quantas vezes for preciso até aparecer uma.</translation>
    </message>
    <message>
        <source>Whoever laid the engine has the first turn.</source>
        <translation>Quem colocou o motor joga primeiro.</translation>
    </message>
    <message>
        <source>The first player at the table starts the first round, the next player the second, and so on.</source>
        <translation>O primeiro jogador da mesa começa a primeira rodada, o seguinte a segunda, e assim por diante.</translation>
    </message>
    <message>
        <source>Whoever had the fewest points in the round before starts, and if several had, the first of them at the table. The first round is started by the first player at the table.</source>
        <translation>Começa quem teve menos pontos na rodada anterior; em caso de empate, o primeiro deles na mesa. A primeira rodada é começada pelo primeiro jogador da mesa.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other: one tile.</source>
        <translation>A primeira vez é uma vez como as outras: uma pedra.</translation>
    </message>
    <message>
        <source>In the first turn you lay as many tiles as you like on your own train and on nothing else; at least one, if one fits. Then you end your turn with Done.</source>
        <translation>Na primeira vez você coloca quantas pedras quiser no seu trem e em nenhum outro lugar; pelo menos uma, se alguma servir. Depois encerra a vez com Pronto.</translation>
    </message>
    <message>
        <source>Before the first turn, all players in order lay a first train: as many tiles as they like on their own train and on nothing else, ended with Done. Nobody draws, no marker goes up, and no double has to be covered.</source>
        <translation>Antes da primeira vez, todos montam, um depois do outro, um primeiro trem: quantas pedras quiserem no próprio trem e em nenhum outro lugar, até escolher Pronto. Ninguém compra, nenhum marcador sobe e nenhuma bucha precisa ser coberta.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you draw, as in any other turn.</source>
        <translation>Se você não pode jogar na primeira vez, compra, como em qualquer outra.</translation>
    </message>
    <message>
        <source>If you cannot play in your first turn, you do not draw: you pass, and your marker goes up.</source>
        <translation>Se você não pode jogar na primeira vez, não compra: passa, e seu marcador sobe.</translation>
    </message>
    <message>
        <source>If your own train is still without tiles later, you may lay a whole train when you start it, unless an open double has to be covered.</source>
        <translation>Se mais tarde seu trem ainda não tem pedras, você pode montar um trem inteiro ao começá-lo, a não ser que uma bucha descoberta deva ser coberta.</translation>
    </message>
    <message>
        <source>From then on everybody plays one tile a turn, even to start a train.</source>
        <translation>Depois disso, cada um joga uma pedra por vez, mesmo para começar um trem.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw one tile from the boneyard.</source>
        <translation>Se você não pode jogar, compra uma pedra do monte.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, two at most.</source>
        <translation>Se você não pode jogar, compra pedras uma a uma até poder jogar uma, no máximo duas.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles one at a time until one can be played, three at most.</source>
        <translation>Se você não pode jogar, compra pedras uma a uma até poder jogar uma, no máximo três.</translation>
    </message>
    <message>
        <source>If you cannot play, you draw tiles until one can be played or the boneyard is empty.</source>
        <translation>Se você não pode jogar, compra pedras até poder jogar uma ou até o monte ficar vazio.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you must play it at once.</source>
        <translation>Se a pedra comprada pode ser jogada, você deve jogá-la na hora.</translation>
    </message>
    <message>
        <source>If the drawn tile can be played, you may play it at once, or keep it and pass.</source>
        <translation>Se a pedra comprada pode ser jogada, você pode jogá-la na hora, ou ficar com ela e passar.</translation>
    </message>
    <message>
        <source>You keep the drawn tile even if it could be played: your turn is over, and your marker goes up.</source>
        <translation>Você fica com a pedra comprada mesmo que ela pudesse ser jogada: sua vez acaba, e seu marcador sobe.</translation>
    </message>
    <message>
        <source>The marker goes up on your train when drawing did not help and you pass.</source>
        <translation>O marcador sobe no seu trem quando comprar não ajudou e você passa.</translation>
    </message>
    <message>
        <source>The marker goes up on your train as soon as you draw or pass. It stays there if you play the drawn tile on another train.</source>
        <translation>O marcador sobe no seu trem assim que você compra ou passa. Ele fica lá se você joga a pedra comprada em outro trem.</translation>
    </message>
    <message>
        <source>If you have a tile that can be played, no marker goes up, on whatever train you play it.</source>
        <translation>Se você tem uma pedra que pode ser jogada, nenhum marcador sobe, seja qual for o trem em que a joga.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train and you begin your turn on another.</source>
        <translation>O marcador também sobe quando nenhuma pedra da sua mão serve no seu trem e você começa sua vez em outro.</translation>
    </message>
    <message>
        <source>The marker also goes up when no tile in your hand fits your own train or the Mexican Train and you begin your turn on the train of another player.</source>
        <translation>O marcador também sobe quando nenhuma pedra da sua mão serve no seu trem nem no Trem Mexicano e você começa sua vez no trem de outro jogador.</translation>
    </message>
    <message>
        <source>You may play on it from your first turn on.</source>
        <translation>Você pode jogar nele desde a sua primeira vez.</translation>
    </message>
    <message>
        <source>You may play on it from your second turn on.</source>
        <translation>Você pode jogar nele a partir da sua segunda vez.</translation>
    </message>
    <message>
        <source>You may play on it once your own train has a tile.</source>
        <translation>Você pode jogar nele quando seu próprio trem tiver uma pedra.</translation>
    </message>
    <message>
        <source>There is no Mexican Train at this table.</source>
        <translation>Não há Trem Mexicano nesta mesa.</translation>
    </message>
    <message>
        <source>Every player builds a train: a row of tiles that begins at the hub and goes on number by number. You try to get rid of all your tiles before the others do; what is left in a hand costs points.</source>
        <translation>Cada jogador monta um trem: uma fileira de pedras que sai da estação central e continua número por número. O objetivo é livrar-se de todas as pedras antes dos outros; o que sobra na mão custa pontos.</translation>
    </message>
    <message>
        <source>In your turn you play one tile. It has to match the end of the train: one of its numbers is the last number there. A train without tiles begins with the number of the engine.</source>
        <translation>Na sua vez, você joga uma pedra. Ela deve combinar com a ponta do trem: um dos seus números é o último do trem. Um trem sem pedras começa com o número do motor.</translation>
    </message>
    <message>
        <source>You may play on your own train, on the train of every player who has a marker on it, and on the Mexican Train.</source>
        <translation>Você pode jogar no seu trem, em todo trem que tenha um marcador e no Trem Mexicano.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the train of every player who has a marker on it.</source>
        <translation>Você pode jogar no seu trem e em todo trem que tenha um marcador.</translation>
    </message>
    <message>
        <source>If you can play, you must play.</source>
        <translation>Se você pode jogar, deve jogar.</translation>
    </message>
    <message>
        <source>When the boneyard is empty, you pass without drawing.</source>
        <translation>Quando o monte está vazio, você passa sem comprar.</translation>
    </message>
    <message>
        <source>Your own train is closed: nobody else plays there. A marker opens it to everybody, even while it is without tiles.</source>
        <translation>Seu trem está fechado: ninguém mais joga nele. Um marcador o abre para todos, mesmo que ainda não tenha pedras.</translation>
    </message>
    <message>
        <source>The marker comes down when you play a tile on your own train, and only then.</source>
        <translation>O marcador sai quando você joga uma pedra no seu trem, e só então.</translation>
    </message>
    <message>
        <source>The Mexican Train belongs to nobody and is always open. There is one in a round, and it begins with the number of the engine.</source>
        <translation>O Trem Mexicano não é de ninguém e está sempre aberto. Há um por rodada, e ele começa com o número do motor.</translation>
    </message>
    <message>
        <source>You may play on it as soon as all first trains are laid.</source>
        <translation>Você pode jogar nele assim que todos os primeiros trens estiverem montados.</translation>
    </message>
    <message>
        <source>You may not leave your first train with a double at its end if you can cover it. If you cannot, you draw for it, as in any other turn; if it stays open, your marker goes up.</source>
        <translation>Você não pode deixar uma bucha na ponta do seu primeiro trem se pode cobri-la. Se não pode, compra para ela, como em qualquer outra vez; se ela continua descoberta, seu marcador sobe.</translation>
    </message>
    <message>
        <source>If somebody plays the last tile with the first train, the round ends once everybody has laid one.</source>
        <translation>Se alguém joga a última pedra no primeiro trem, a rodada termina quando todos tiverem montado o seu.</translation>
    </message>
    <message>
        <source>You play with a double-{highest} set: {tiles} tiles, every pair of numbers from blank to {highest} once.</source>
        <translation>Joga-se com um jogo duplo {highest}: {tiles} pedras, cada par de números do branco ao {highest} uma única vez.</translation>
    </message>
    <message>
        <source>With {players} players, everybody is dealt {size} tiles. The others lie face down on the table: the boneyard.</source>
        <translation>Com {players} jogadores, cada um recebe {size} pedras. As outras ficam viradas para baixo na mesa: é o monte.</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s).</source>
        <translation>
            <numerusform>Uma partida tem %n rodada.</numerusform>
            <numerusform>Uma partida tem %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you play a double, you must cover it at once: you play a second tile, on the double.</source>
        <translation>Se você joga uma bucha, deve cobri-la na hora: joga uma segunda pedra, na bucha.</translation>
    </message>
    <message>
        <source>If you play a double, you play a second tile at once: on the double, or anywhere else it can be played.</source>
        <translation>Se você joga uma bucha, joga na hora uma segunda pedra: na bucha ou em qualquer outro lugar onde ela possa ser jogada.</translation>
    </message>
    <message>
        <source>A double ends your turn like any other tile.</source>
        <translation>Uma bucha encerra sua vez como qualquer outra pedra.</translation>
    </message>
    <message>
        <source>A tile drawn for the double must go on the double.</source>
        <translation>Uma pedra comprada para a bucha deve ir na bucha.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may go anywhere it can be played.</source>
        <translation>Uma pedra comprada para a bucha pode ir em qualquer lugar onde possa ser jogada.</translation>
    </message>
    <message>
        <source>The second tile may not be a double.</source>
        <translation>A segunda pedra não pode ser outra bucha.</translation>
    </message>
    <message>
        <source>A double that is still open comes first: the players after must cover it before they play anything else, on whatever train it lies, with a marker or without.</source>
        <translation>Uma bucha ainda descoberta vem primeiro: os jogadores seguintes devem cobri-la antes de jogar outra coisa, em qualquer trem que ela esteja, com ou sem marcador.</translation>
    </message>
    <message>
        <source>A double that is still open binds nobody: the players after play as if it were covered.</source>
        <translation>Uma bucha ainda descoberta não obriga ninguém: os jogadores seguintes jogam como se ela estivesse coberta.</translation>
    </message>
    <message>
        <source>If several doubles are open, the oldest has to be covered first.</source>
        <translation>Se há várias buchas descobertas, a mais antiga deve ser coberta primeiro.</translation>
    </message>
    <message>
        <source>If several doubles are open, the newest has to be covered first.</source>
        <translation>Se há várias buchas descobertas, a mais nova deve ser coberta primeiro.</translation>
    </message>
    <message>
        <source>If several doubles are open, you choose which one you cover.</source>
        <translation>Se há várias buchas descobertas, você escolhe qual cobrir.</translation>
    </message>
    <message>
        <source>Once no tile of its number is left in the hands or in the boneyard, a double needs no cover any more, and nobody can play on its train again.</source>
        <translation>Quando não resta nenhuma pedra do seu número, nem nas mãos nem no monte, uma bucha não precisa mais ser coberta, e ninguém mais pode jogar no trem dela.</translation>
    </message>
    <message>
        <source>A double stays open even when no tile of its number is left in the hands or in the boneyard.</source>
        <translation>Uma bucha continua descoberta mesmo quando não resta nenhuma pedra do seu número, nem nas mãos nem no monte.</translation>
    </message>
    <message>
        <source>Your last tile may be a double; then it needs no cover.</source>
        <translation>Sua última pedra pode ser uma bucha; então ela não precisa ser coberta.</translation>
    </message>
    <message>
        <source>If your last tile is a double, you are not out yet: you draw, and go out with a tile that covers it. It needs no cover when the boneyard is empty or no tile of its number is left.</source>
        <translation>Se sua última pedra é uma bucha, você ainda não bateu: compra, e bate com uma pedra que a cubra. Ela não precisa ser coberta quando o monte está vazio ou não resta nenhuma pedra do seu número.</translation>
    </message>
    <message>
        <source>If your last tile is a double, it needs no cover, and the points of all others count twice.</source>
        <translation>Se sua última pedra é uma bucha, ela não precisa ser coberta, e os pontos de todos os outros contam em dobro.</translation>
    </message>
    <message>
        <source>Nobody has to call the last tile.</source>
        <translation>Ninguém precisa avisar a última pedra.</translation>
    </message>
    <message>
        <source>The second tile may itself be a double; then a third one follows at once, and so on.</source>
        <translation>A segunda pedra pode ser outra bucha; então uma terceira vem em seguida, e assim por diante.</translation>
    </message>
    <message>
        <source>If you have one tile left at the end of your turn, the program calls it for you.</source>
        <translation>Se você fica com uma só pedra no fim da sua vez, o programa avisa por você.</translation>
    </message>
    <message>
        <source>If you play and have one tile left at the end of your turn, you must call it before the turn of the next player is over.</source>
        <translation>Se você joga e fica com uma só pedra no fim da sua vez, deve avisar antes que acabe a vez seguinte.</translation>
    </message>
    <message>
        <source>Forgetting it costs nothing.</source>
        <translation>Esquecer não custa nada.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws a tile.</source>
        <translation>Quem esquece compra uma pedra.</translation>
    </message>
    <message>
        <source>Whoever forgets it draws two tiles.</source>
        <translation>Quem esquece compra duas pedras.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty and all players have passed one after the other.</source>
        <translation>A rodada está trancada e acaba quando o monte está vazio e todos os jogadores passaram, um depois do outro.</translation>
    </message>
    <message>
        <source>The round is blocked and over when the boneyard is empty, all players have passed one after the other, and nobody could play even now that the markers are up.</source>
        <translation>A rodada está trancada e acaba quando o monte está vazio, todos os jogadores passaram, um depois do outro, e ninguém poderia jogar nem com os novos marcadores.</translation>
    </message>
    <message>
        <source>The double blank costs nothing.</source>
        <translation>O branco duplo não custa nada.</translation>
    </message>
    <message>
        <source>The double blank costs 25 points.</source>
        <translation>O branco duplo custa 25 pontos.</translation>
    </message>
    <message>
        <source>The double blank costs 50 points.</source>
        <translation>O branco duplo custa 50 pontos.</translation>
    </message>
    <message>
        <source>Whoever went out gets no points.</source>
        <translation>Quem bateu não leva pontos.</translation>
    </message>
    <message>
        <source>Whoever went out gets 5 points taken off.</source>
        <translation>Quem bateu tem 5 pontos descontados.</translation>
    </message>
    <message>
        <source>Whoever went out gets 10 points taken off.</source>
        <translation>Quem bateu tem 10 pontos descontados.</translation>
    </message>
    <message>
        <source>If several have it, they share the win.</source>
        <translation>Se vários jogadores o têm, eles dividem a vitória.</translation>
    </message>
    <message>
        <source>If several have it, whoever had the most rounds without points wins; if that is equal too, whoever had the lowest round with points. If that decides nothing either, they share the win.</source>
        <translation>Se vários jogadores o têm, ganha quem teve mais rodadas sem pontos; se isso também empata, quem teve a menor rodada com pontos. Se nem isso decide, eles dividem a vitória.</translation>
    </message>
    <message>
        <source>A double lies crosswise. It is open until a tile has been played on it, which covers it. The engine is never open.</source>
        <translation>Uma bucha fica atravessada. Ela está descoberta até que uma pedra seja jogada nela, o que a cobre. O motor nunca está descoberto.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it. If that does not help, you pass, and the marker goes up on your own train, even if the double lies on another.</source>
        <translation>Se você não tem uma pedra assim, compra. Se isso não ajuda, passa, e o marcador sobe no seu próprio trem, mesmo que a bucha esteja em outro.</translation>
    </message>
    <message>
        <source>If you have no such tile, you draw for it and keep what you draw. The marker goes up on your own train, even if the double lies on another.</source>
        <translation>Se você não tem uma pedra assim, compra e fica com o que comprou. O marcador sobe no seu próprio trem, mesmo que a bucha esteja em outro.</translation>
    </message>
    <message>
        <source>A tile drawn for the double may also go anywhere else it can be played, but it may not start the Mexican Train. The double stays open then.</source>
        <translation>Uma pedra comprada para a bucha também pode ser jogada em outro lugar, mas não pode começar o Trem Mexicano. A bucha fica então descoberta.</translation>
    </message>
    <message>
        <source>If you cannot cover it, you draw, as in any other turn; if it stays open, your marker goes up. Covering the double of another player changes nothing about that player’s marker.</source>
        <translation>Se você não pode cobri-la, compra, como em qualquer outra vez; se ela continua descoberta, seu marcador sobe. Cobrir a bucha de outro jogador não muda nada no marcador dele.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile in hand goes out, and the round is over.</source>
        <translation>Quem joga a última pedra da mão bate, e a rodada acaba.</translation>
    </message>
    <message>
        <source>Then all count the pips of the tiles in their hands: those are their penalty points.</source>
        <translation>Então todos contam os pontos das pedras que têm na mão: são seus pontos de penalidade.</translation>
    </message>
    <message>
        <source>Whoever has the lowest total after the last round wins the game.</source>
        <translation>Quem tem o menor total depois da última rodada ganha a partida.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Open it anyway</source>
        <translation>Abrir assim mesmo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No game has a name yet. The game on the table is saved by itself after every action; with “Save as” it gets a name and stays here.</source>
        <translation>Nenhuma partida tem nome ainda. A partida na mesa é salva sozinha depois de cada ação; com “Salvar como” ela ganha um nome e fica aqui.</translation>
    </message>
    <message>
        <source>Rename the saved game</source>
        <translation>Renomear a partida salva</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
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
        <translation>Deixada em {time}</translation>
    </message>
    <message>
        <source>The game that lay here is kept in Saved games as “{name}”.</source>
        <translation>A partida que estava aqui foi guardada nas partidas salvas: “{name}”.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salva como “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}” foi excluída.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder of the saved games cannot be read.</source>
        <translation>
            <numerusform>%n arquivo na pasta das partidas salvas não pode ser lido.</numerusform>
            <numerusform>%n arquivos na pasta das partidas salvas não podem ser lidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of Mexican Train (*.mexicantrain)</source>
        <translation>Partidas do Mexican Train (*.mexicantrain)</translation>
    </message>
    <message>
        <source>Mexican Train is open already and does not answer. If you open it a second time, the game that was saved last counts, and the other one may be lost.</source>
        <translation>O Mexican Train já está aberto e não responde. Se você o abrir pela segunda vez, vale a partida que for salva por último, e a outra pode se perder.</translation>
    </message>
    <message>
        <source>No round of this game is over yet.</source>
        <translation>Nenhuma rodada desta partida acabou ainda.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{name}: {points} so far</source>
        <translation>{name}: {points} até agora</translation>
    </message>
    <message>
        <source>Round {round}: {tile}</source>
        <translation>Rodada {round}: {tile}</translation>
    </message>
    <message>
        <source>{name}, round {round}: not played yet</source>
        <translation>{name}, rodada {round}: ainda não jogada</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, went out</source>
        <translation>{name}, rodada {round}: {points}, bateu</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, rodada {round}: {points}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Totals as lines</source>
        <translation>Totais em linhas</translation>
    </message>
    <message>
        <source>The first round is being played. Few points are good.</source>
        <translation>A primeira rodada está em jogo. Quanto menos pontos, melhor.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Como tabela (CSV)…</translation>
    </message>
    <message>
        <source>As a picture…</source>
        <translation>Como imagem…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escura</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Algarismos</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>As in box sets</source>
        <translation>As de costume</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>Para daltônicos</translation>
    </message>
    <message>
        <source>Draw and pass by themselves when nothing else is possible</source>
        <translation>Comprar e passar sozinho se nada mais é possível</translation>
    </message>
    <message>
        <source>One click plays a tile that fits one train only</source>
        <translation>Um clique joga a pedra que só serve em um trem</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Pedras</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>Cores dos pontos</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Ao jogar</translation>
    </message>
    <message>
        <source>Help while you play</source>
        <translation>Ajuda durante o jogo</translation>
    </message>
    <message>
        <source>Turn both off for a strict table.</source>
        <translation>Desligue as duas para uma mesa rigorosa.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation>Como neste computador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>The program finds nothing on this computer that plays sounds.</source>
        <translation>O programa não encontrou neste computador nada que toque sons.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Everyone starts with a whole train; every double must be covered at once.</source>
        <translation>Todos começam com um trem inteiro; toda bucha deve ser coberta na hora.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>First trains are laid together; the marker goes up before you draw.</source>
        <translation>Os primeiros trens são montados juntos; o marcador sobe antes de comprar.</translation>
    </message>
    <message>
        <source>Quick table</source>
        <translation>Mesa rápida</translation>
    </message>
    <message>
        <source>One tile a turn from the start: the easiest way into the game.</source>
        <translation>Uma pedra por vez desde o início: o jeito mais fácil de começar.</translation>
    </message>
    <message>
        <source>{sheet} with house rules</source>
        <translation>{sheet} com regras da casa</translation>
    </message>
    <message>
        <source>Changed: {options}.</source>
        <translation>Alterado: {options}.</translation>
    </message>
    <message>
        <source>Exactly as in {sheet}.</source>
        <translation>Exatamente como em “{sheet}”.</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Diferente de “{sheet}”:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}: {value} (em vez de: {usual})</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Games of</source>
        <translation>Partidas de</translation>
    </message>
    <message>
        <source>Points a round, game by game</source>
        <translation>Pontos por rodada, partida a partida</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zerar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Bateu</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Melhor rodada</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Pior rodada</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Vitórias seguidas</translation>
    </message>
    <message>
        <source>now: {number}</source>
        <translation>agora: {number}</translation>
    </message>
    <message>
        <source>Computer players: {level}</source>
        <translation>Computador: {level}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>Per cent, as in 25 %.</extracomment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{wins} ({part})</source>
        <translation>{wins} ({part})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Round {round}, {date}</source>
        <translation>Rodada {round}, {date}</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Outras pessoas</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points a round on average</source>
        <translation>{points} pontos por rodada em média</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that is played to its end counts here.</source>
        <translation>Nenhuma partida terminou ainda. Toda partida jogada até o fim conta aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from before the reset do not count.</source>
        <translation>
            <numerusform>%n partida de antes de zerar não conta.</numerusform>
            <numerusform>%n partidas de antes de zerar não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer points are better. A deal that is played again counts the first time only.</source>
        <translation>Quanto menos pontos, melhor. Uma distribuição jogada de novo conta só na primeira vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Rodada {round} de {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>menos %n ponto</numerusform>
            <numerusform>menos %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Trem Mexicano</translation>
    </message>
    <message>
        <source>{owner} train</source>
        <translation>Trem {owner}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation>Última pedra!</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Ordenar por número</translation>
    </message>
    <message>
        <source>Sort by pips</source>
        <translation>Ordenar por pontos</translation>
    </message>
    <message>
        <source>Sort as a train</source>
        <translation>Ordenar como trem</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Mesa inteira</translation>
    </message>
    <message>
        <source>Give the computer to {name}.</source>
        <translation>Passe o computador para {name}.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sou eu</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>double blank</source>
        <translation>branco duplo</translation>
    </message>
    <message>
        <source>double {number}</source>
        <translation>bucha {number}</translation>
    </message>
    <message>
        <source>blank-{high}</source>
        <translation>branco-{high}</translation>
    </message>
    <message>
        <source>{low}-{high}</source>
        <translation>{low}-{high}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>branco</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Plan your train</source>
        <translation>Planeje seu trem</translation>
    </message>
    <message>
        <source>Before you play your first tile, look for the longest row that your hand can make from the end of your train. It is worth a minute: a plan made now saves many turns.</source>
        <translation>Antes de jogar sua primeira pedra, procure a fileira mais longa que sua mão pode formar a partir da ponta do seu trem. Vale um minuto: um plano feito agora poupa muitas vezes.</translation>
    </message>
    <message>
        <source>The tiles that do not fit into that row are loose. Play those first, on the Mexican Train and on open trains, wherever they go.</source>
        <translation>As pedras que não entram nessa fileira são avulsas. Jogue-as primeiro, no Trem Mexicano e em trens abertos, onde quer que sirvam.</translation>
    </message>
    <message>
        <source>The tiles of the row can wait: as long as your train is closed, nobody can take its end from you.</source>
        <translation>As pedras da fileira podem esperar: enquanto seu trem está fechado, ninguém pode tomar a ponta dele.</translation>
    </message>
    <message>
        <source>Plan again after every tile you draw. It may join two rows that did not go together before.</source>
        <translation>Refaça o plano depois de cada pedra comprada. Talvez ela una duas fileiras que antes não combinavam.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Buchas</translation>
    </message>
    <message>
        <source>Play a double when you have a tile to go with it. Then it brings you two tiles in one turn.</source>
        <translation>Jogue uma bucha quando tiver a pedra seguinte para ela. Assim você joga duas pedras em uma vez.</translation>
    </message>
    <message>
        <source>A double without a second tile makes you draw, and may open your train. Keep it if you can, but not to the end: a high double is a bad tile to be left with.</source>
        <translation>Uma bucha sem pedra seguinte faz você comprar e pode abrir seu trem. Guarde-a se puder, mas não até o fim: uma bucha alta é uma pedra ruim para sobrar na mão.</translation>
    </message>
    <message>
        <source>Where an open double comes first, one that hardly anybody can cover stops everybody else. It is strongest when you hold the tile for it yourself.</source>
        <translation>Onde uma bucha descoberta vem primeiro, uma que quase ninguém pode cobrir trava todos os outros. Ela é mais forte quando a pedra para ela está na sua mão.</translation>
    </message>
    <message>
        <source>Watch the table</source>
        <translation>Observe a mesa</translation>
    </message>
    <message>
        <source>Whoever draws has no tile for any of the ends open to that player. Remember those numbers: they are good ends to leave.</source>
        <translation>Quem compra não tem pedra para nenhuma das pontas em que pode jogar. Guarde esses números: são boas pontas para deixar.</translation>
    </message>
    <message>
        <source>An open train may close any moment. A tile that fits only there goes before one that can be played anywhere.</source>
        <translation>Um trem aberto pode fechar a qualquer momento. Uma pedra que só serve ali vai antes de uma que serve em todo lugar.</translation>
    </message>
    <message>
        <source>If your marker is up, others spoil your plan. Take it down with the next tile that fits.</source>
        <translation>Enquanto seu marcador está no trem, os outros atrapalham seu plano. Tire-o com a próxima pedra que servir.</translation>
    </message>
    <message>
        <source>Every number is on as many tiles as the set has numbers: on 13 in a double-12 set. When nearly all of them lie on the table, the last ones are hard to play.</source>
        <translation>Cada número aparece em tantas pedras quantos números o jogo tem: em 13, no jogo duplo 12. Quando quase todas estão na mesa, as últimas são difíceis de jogar.</translation>
    </message>
    <message>
        <source>Towards the end</source>
        <translation>Perto do fim</translation>
    </message>
    <message>
        <source>Nobody goes out unannounced: the plates show how many tiles everybody holds. When somebody is down to two or three, play your heaviest tiles at once, plan or no plan.</source>
        <translation>Ninguém bate de surpresa: as placas mostram quantas pedras cada um tem. Quando alguém só tem duas ou três, jogue logo suas pedras mais altas, com ou sem plano.</translation>
    </message>
    <message>
        <source>Keep two different numbers for your last tiles, so that more than one end is of use to you.</source>
        <translation>Guarde dois números diferentes para as últimas pedras, para que mais de uma ponta lhe sirva.</translation>
    </message>
    <message>
        <source>The total decides. If you cannot go out first, a hand of few points is almost as good, round after round.</source>
        <translation>O total é que decide. Se você não pode bater antes dos outros, uma mão de poucos pontos é quase tão boa, rodada após rodada.</translation>
    </message>
    <message>
        <source>What experienced players do, at any table.</source>
        <translation>O que fazem os jogadores experientes, em qualquer mesa.</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>Como jogar bem</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Show the rule</source>
        <translation>Ver a regra</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The file is far too big.</source>
        <translation>O arquivo é grande demais.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>O arquivo não é texto.</translation>
    </message>
    <message>
        <source>This is not written as JSON.</source>
        <translation>Isto não está escrito como JSON.</translation>
    </message>
    <message>
        <source>“{key}” is there twice.</source>
        <translation>“{key}” aparece duas vezes.</translation>
    </message>
    <message>
        <source>This number makes no sense.</source>
        <translation>Este número não faz sentido.</translation>
    </message>
    <message>
        <source>Too many brackets lie inside each other.</source>
        <translation>Há parênteses demais uns dentro dos outros.</translation>
    </message>
    <message>
        <source>“{key}” has a value that it cannot have.</source>
        <translation>“{key}” tem um valor que não pode ter.</translation>
    </message>
    <message>
        <source>“{key}” is not known.</source>
        <translation>“{key}” não é conhecido.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>Falta “{key}”.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Estas regras não combinam.</translation>
    </message>
    <message>
        <source>The file comes from a later version of Mexican Train.</source>
        <translation>O arquivo vem de uma versão mais nova do Mexican Train.</translation>
    </message>
    <message>
        <source>The name is empty, too long, or has more than one line.</source>
        <translation>O nome está vazio, é longo demais ou tem mais de uma linha.</translation>
    </message>
    <message>
        <source>There is something called “{name}” already.</source>
        <translation>Já existe algo chamado “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>“{name}” não existe mais.</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). You can go on: the next action tries again.
{path}</source>
        <translation>O arquivo não pôde ser gravado ({why}). Você pode continuar: a próxima jogada tenta de novo.
{path}</translation>
    </message>
    <message>
        <source>The file could not be written ({why}). Nothing was changed: try another place.
{path}</source>
        <translation>O arquivo não pôde ser gravado ({why}). Nada foi alterado: tente em outro lugar.
{path}</translation>
    </message>
    <message>
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>O arquivo não pôde ser aberto ({why}). Ele não foi alterado.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file is here:
{path}</source>
        <translation>O jogo salvo está danificado e não pode continuar. O arquivo está aqui:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged and cannot go on. The file was kept:
{path}</source>
        <translation>O jogo salvo está danificado e não pode continuar. O arquivo foi guardado:
{path}</translation>
    </message>
    <message>
        <source>The rules were corrected since this game was saved, and round {round} no longer fits them. You can go on from the start of that round.
{path}</source>
        <translation>As regras foram corrigidas desde que esta partida foi salva, e a rodada {round} não combina mais com elas. Você pode continuar do início dessa rodada.
{path}</translation>
    </message>
    <message>
        <source>This file comes from a later version of Mexican Train. It was left as it is: install the later version to open it.
{path}</source>
        <translation>Este arquivo vem de uma versão mais nova do Mexican Train. Ele ficou como está: instale a versão mais nova para abri-lo.
{path}</translation>
    </message>
    <message>
        <source>This is not a file of Mexican Train.</source>
        <translation>Este não é um arquivo do Mexican Train.</translation>
    </message>
    <message>
        <source>The file cannot be used. {reason}
{path}</source>
        <translation>O arquivo não pode ser usado. {reason}
{path}</translation>
    </message>
    <message>
        <source>The file cannot be used. Line {line}: {reason}
{path}</source>
        <translation>O arquivo não pode ser usado. Linha {line}: {reason}
{path}</translation>
    </message>
    <message>
        <source>The settings could not be kept ({why}). They hold until you close the program.
{path}</source>
        <translation>As configurações não puderam ser guardadas ({why}). Elas valem até você fechar o programa.
{path}</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}), so the usual ones are used.
{path}</source>
        <translation>As configurações não puderam ser abertas ({why}), então valem as usuais.
{path}</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used. The old file is here:
{path}</source>
        <translation>As configurações estavam danificadas, então valem as usuais. O arquivo antigo está aqui:
{path}</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last action; if the table looks wrong, start again.</source>
        <translation>O programa cometeu um erro. Sua partida está salva até a última jogada; se a mesa parecer errada, abra-o de novo.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Continuar dali</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>The round is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>Call your last tile!</source>
        <translation>Avise a última pedra!</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} está jogando.</translation>
    </message>
    <message>
        <source>Your train is laid: choose Done.</source>
        <translation>Seu trem está montado: escolha Pronto.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Nenhuma pedra serve: compre uma.</translation>
    </message>
    <message>
        <source>No tile fits: pass.</source>
        <translation>Nenhuma pedra serve: passe.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>You drew {tile}: play it.</source>
        <translation>Você comprou {tile}: jogue.</translation>
    </message>
    <message>
        <source>Play the tile that follows your double.</source>
        <translation>Jogue a pedra seguinte da sua bucha.</translation>
    </message>
    <message>
        <source>Go on with your train, or choose Done.</source>
        <translation>Continue seu trem ou escolha Pronto.</translation>
    </message>
    <message>
        <source>Your turn: lay your first train.</source>
        <translation>Sua vez: monte seu primeiro trem.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Sua vez: jogue uma pedra.</translation>
    </message>
    <message>
        <source>Cover the {double} on the Mexican Train.</source>
        <translation>Cubra no Trem Mexicano: {double}.</translation>
    </message>
    <message>
        <source>Cover your {double}.</source>
        <translation>Cubra no seu trem: {double}.</translation>
    </message>
    <message>
        <source>Cover {owner} {double}.</source>
        <translation>Cubra: {double} {owner}.</translation>
    </message>
    <message>
        <source>{name} is next at this computer.</source>
        <translation>{name} joga agora neste computador.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Whoever holds it lays it</source>
        <translation>Quem o tem coloca</translation>
    </message>
    <message>
        <source>Set aside before the deal</source>
        <translation>Separado antes de distribuir</translation>
    </message>
    <message>
        <source>The highest double in a hand</source>
        <translation>A maior bucha em uma mão</translation>
    </message>
    <message>
        <source>From the highest down</source>
        <translation>Da maior para baixo</translation>
    </message>
    <message>
        <source>From the double blank up</source>
        <translation>Do branco duplo para cima</translation>
    </message>
    <message>
        <source>Whoever laid the engine</source>
        <translation>Quem colocou o motor</translation>
    </message>
    <message>
        <source>The next player every round</source>
        <translation>Um jogador por rodada</translation>
    </message>
    <message>
        <source>Winner of the last round</source>
        <translation>Vencedor da rodada anterior</translation>
    </message>
    <message>
        <source>A whole train</source>
        <translation>Um trem inteiro</translation>
    </message>
    <message>
        <source>Whole trains, before the first turn</source>
        <translation>Trens inteiros, antes da 1ª vez</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Uma pedra</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <translation>Até uma servir</translation>
    </message>
    <message>
        <source>It must be played</source>
        <translation>Deve ser jogada</translation>
    </message>
    <message>
        <source>It may be played</source>
        <translation>Pode ser jogada</translation>
    </message>
    <message>
        <source>It is kept: the turn is over</source>
        <translation>Fica na mão, a vez acaba</translation>
    </message>
    <message>
        <source>After a draw that did not help</source>
        <translation>Depois de comprar sem sucesso</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Antes de comprar</translation>
    </message>
    <message>
        <source>Nothing fits anywhere</source>
        <translation>Nada serve em lugar nenhum</translation>
    </message>
    <message>
        <source>Nothing fits the own train</source>
        <translation>Nada serve no próprio trem</translation>
    </message>
    <message>
        <source>Nothing fits own or Mexican Train</source>
        <translation>Nem no próprio nem no mexicano</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>Na bucha</translation>
    </message>
    <message>
        <source>Anywhere it fits</source>
        <translation>Onde servir</translation>
    </message>
    <message>
        <source>No tile follows</source>
        <translation>Nenhuma pedra segue</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>A mais antiga primeiro</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>A mais nova primeiro</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>Em qualquer ordem</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Fica descoberta</translation>
    </message>
    <message>
        <source>It needs no cover</source>
        <translation>Não precisa ser coberta</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rodada acaba</translation>
    </message>
    <message>
        <source>It must be covered first</source>
        <translation>Deve ser coberta antes</translation>
    </message>
    <message>
        <source>The others count twice</source>
        <translation>Os outros contam em dobro</translation>
    </message>
    <message>
        <source>From the first turn</source>
        <translation>Desde a primeira vez</translation>
    </message>
    <message>
        <source>From the second turn</source>
        <translation>A partir da segunda vez</translation>
    </message>
    <message>
        <source>Once the own train is started</source>
        <translation>Com o próprio trem começado</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Não há</translation>
    </message>
    <message>
        <source>All players have passed</source>
        <translation>Todos passaram</translation>
    </message>
    <message>
        <source>Nobody can play any more</source>
        <translation>Ninguém mais pode jogar</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Sem aviso</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>By the player</source>
        <translation>Pelo jogador</translation>
    </message>
    <message>
        <source>They share the win</source>
        <translation>Dividem a vitória</translation>
    </message>
    <message>
        <source>More rounds without points</source>
        <translation>Mais rodadas sem pontos</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>Duplo {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n pedra</numerusform>
            <numerusform>%n pedras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Learn in five steps</source>
        <translation>Aprender em cinco passos</translation>
    </message>
    <message>
        <source>Other players or rules…</source>
        <translation>Outros jogadores ou regras…</translation>
    </message>
    <message numerus="yes">
        <source>{sheet}, %n round(s)</source>
        <translation>
            <numerusform>{sheet}, %n rodada</numerusform>
            <numerusform>{sheet}, %n rodadas</numerusform>
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
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
</context>
</TS>
