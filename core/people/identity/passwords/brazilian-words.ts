/**
 * What Brazilians build passwords of, beside what the whole world does: lower case, no accents, no
 * spaces. With a year, a shirt's number or '123' behind it, each is among the first that are tried.
 */
export const brazilianWords: ReadonlySet<string> = new Set(
  [names(), teams(), places(), times(), sayings(), everywhere()].flatMap((list) =>
    list.trim().split(/\s+/),
  ),
)

function names(): string {
  return `
    adriana adriano alan alessandra alex alexandre alice aline amanda ana anapaula anderson
    andre andrea andreia angela antonia antonio ariane arthur artur augusto barbara beatriz
    bernardo bianca brenda breno bruna bruninho bruno caio camila carla carlos carol carolina
    caroline cecilia celia cesar claudia claudio cleber cristiane cristiano cristina daniel
    daniela danielle danilo davi david debora denise diego diogo douglas edson eduarda eduardo
    elaine elena eliane elias elisa emanuel emily enzo erica erick fabiana fabio fabricio felipe
    fernanda fernando flavia flavio francisca francisco gabi gabriel gabriela geovana gilberto
    giovana giovanna gisele gustavo heitor helena heloisa henrique hugo igor ingrid isabel
    isabela isabella isadora ivan jaqueline jean jessica joana joao joaopedro joaovitor joaquim
    jonas jonathan jorge jose juan julia juliana juliano julio karen karina kelly laila lara
    larissa laura lavinia leandro leonardo leticia lila livia lorena lorenzo luan lucas lucia
    luciana luciano luis luisa luiz luiza luizfelipe maicon manuela marcela marcelo marcia
    marcio marco marcos marcus maria mariaclara mariaeduarda mariana marina mario mateus matheus
    mauricio mayara melissa michele michelle miguel milena monica murilo natalia nathalia
    nicolas nicole otavio pamela patricia paula paulo pedro pietra priscila rafael rafaela
    raissa raquel raul rebeca regina renan renata renato ricardo roberta roberto rodrigo rogerio
    rosana ruan sabrina samara samuel sandra sara sarah sergio silvia simone sofia sonia sophia
    stefany tais tania tatiana thais thiago tiago valentina valeria vanessa vera veronica victor
    victoria vinicius vitor vitoria viviane wagner wallace wellington wesley william willian
    yasmin yuri`
}

function teams(): string {
  return `
    america athletico atletico atleticomg avai bahia botafogo bragantino ceara chape chapecoense
    corinthiano corinthians corintiano coritiba coxa criciuma cruzeiro cuiaba figueirense fla
    flamengo flamenguista flu fluminense fortaleza galo gaviao goias gremio gremista guarani
    inter internacional juventude mengao mengo mirassol nautico palmeiras palmeirense parana
    paysandu pontepreta porco portuguesa remo santacruz santista santos saopaulo saopaulofc
    sport sportrecife timao tricolor vascaino vasco vascodagama verdao vitoria`
}

function places(): string {
  return `
    acre alagoas amapa amazonas aracaju bahia belem belohorizonte boavista brasil brasileira
    brasileiro brasilia campinas campogrande ceara cuiaba curitiba espiritosanto florianopolis
    fortaleza goiania goias guarulhos joaopessoa londrina macapa maceio manaus maranhao
    matogrosso minas minasgerais natal niteroi olinda osasco palmas para paraiba parana paulista
    pernambuco piaui portoalegre portovelho recife rio riobranco riodejaneiro rondonia roraima
    salvador santacatarina saoluis saopaulo sergipe sorocaba teresina tocantins uberlandia
    vitoria`
}

function times(): string {
  return `
    abril agosto carnaval dezembro domingo fevereiro inverno janeiro julho junho maio marco
    natal novembro outubro pascoa quarta quinta sabado segunda setembro sexta terca verao`
}

function sayings(): string {
  return `
    access acesso admin administrador alegria amigo amigos amizade amo amomeusfilhos
    amominhafamilia amor amordemae amores amoreterno amorzinho animal banco batata bebe
    bebezinho bemvindo biscoito bobesponja boleto bonita brasileirinho cachorro cafe
    cafecomleite campeao caramelo carinho carro carteira casa cavalo cebola celular chefe
    chocolate cocacola computador conta contabanco coracao deus deusefiel deusepai deusmeu
    deusnocomando diamante dinheirinho dinheiro empresa esperanca estrela eunaosei eusou eusoueu
    euteamo eutequero familia familiafeliz fe felicidade feliz filha filho filhos financas flor
    fulano futebol gata gatinha gatinho gato gostosa grana guerreira guerreiro jesus jesuscristo
    jesuscristovive jesusmeama jesusteama jesusvive lasanha liberdade linda lindo login loira
    lua lya mae maedelas mamae mamaepapai mel melancia menina menino mercado meuamor meubem
    minhacasa minhafamilia minhasenha minhavida moreninha mudar mulher mundo musica naolembro
    naosei naotemsenha neymar neymarjr ninguem nossasenhora nova nubank obrigado padrao pagar
    pai papai pass passe password paz peixe piloto pipoca pix poupanca preta princesa principe
    querida querido rainha real rei salario salmo salmos saudade saude secreto segredinho
    segredo segura seguranca senha senhaforte senhanova senhas senhasecreta senhor senhora sol
    sucesso teamo teamomae teamomuito teamopai telefone testando teste trabalhador trabalho
    universo usuario vida viver xuxa`
}

function everywhere(): string {
  return `
    abc abcd abcdef android asdf asdfgh asdfghjkl batman changeme dragon facebook google hello
    iloveyou instagram iphone letmein master monkey pikachu pokemon qazwsx qwe qwer qwert qwerty
    qwertyuiop samsung shadow starwars sunshine superman trustno trustnoone user welcome
    whatever whatsapp zxcvbn zxcvbnm`
}
