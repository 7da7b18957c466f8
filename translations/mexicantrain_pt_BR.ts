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
        <translation>Dominó para dois a oito, com pessoas neste computador ou com jogadores do computador. Eles não veem mais do jogo do que você.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
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
        <source>Name</source>
        <translation>Nome</translation>
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
        <source>This gives up the game on the table.</source>
        <translation>A partida em andamento será abandonada.</translation>
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
        <translation>Que jogada em falta abre o trem de um jogador a todos.</translation>
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
        <source>Remembers everything that was shown, and plays for the whole game.</source>
        <translation>Lembra-se de tudo o que foi mostrado e joga pela partida inteira.</translation>
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
    <name>Scores</name>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
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
        <translation>A primeira rodada está em jogo. Poucos pontos é bom.</translation>
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
        <translation>Exatamente como em {sheet}.</translation>
    </message>
    <message>
        <source>Different from {sheet}:</source>
        <translation>Diferente de {sheet}:</translation>
    </message>
    <message>
        <source>{option}: {value} (not: {usual})</source>
        <translation>{option}: {value} (em vez de: {usual})</translation>
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
        <source>is thinking …</source>
        <translation>está pensando…</translation>
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
        <source>The file could not be opened ({why}). It was not changed.
{path}</source>
        <translation>O arquivo não pôde ser aberto ({why}). Ele não foi alterado.
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file is here:
{path}</source>
        <translation>O jogo salvo está danificado, então começa um novo. O arquivo antigo está aqui:
{path}</translation>
    </message>
    <message>
        <source>The saved game is damaged, so a new one starts. The old file was kept:
{path}</source>
        <translation>O jogo salvo está danificado, então começa um novo. O arquivo antigo foi guardado:
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
