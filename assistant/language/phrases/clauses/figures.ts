import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Figures of other things than money, and words that make a figure money. */
export const figures: readonly PhraseRow<
  | 'measured'
  | 'exam'
  | 'money'
  | 'present'
  | 'gift'
  | 'borrowed'
  | 'found'
  | 'wage'
  | 'worked'
  | 'till'
  | 'delivered'
  | 'theirs'
>[] = [
  {
    means: 'measured',
    say: 'juros [de|a|em|sao] @# [%] ao|a mes|ano',
    like: 'juros de 9,9 ao mês',
  },
  { means: 'measured', say: 'por hora', like: '80 por hora' },
  {
    means: 'measured',
    say: 'faz|fez|fazia @# [km] por|com [um] litro',
    like: 'faz 12 km por litro',
  },
  { means: 'measured', say: 'faz|fez|fazia ..2 por|com [um] litro', like: 'faz 12 km por litro' },
  { means: 'measured', say: 'limite de velocidade', like: 'limite de velocidade 60' },
  { means: 'measured', say: 'visto|calco|uso #', like: 'calço 39' },
  { means: 'measured', say: 'nota @#', like: 'nota 10' },
  { means: 'measured', say: 'nota foi|na|da', like: 'a nota foi 9' },
  { means: 'measured', say: 'minha nota', like: 'minha nota foi 9,5' },
  { means: 'measured', say: 'media final', like: 'média final 8' },
  {
    means: 'measured',
    say: '{body}',
    // What is bought for it has a price.
    not: ['panela|remedio|aparelho|medidor|exame|comprimido|xarope|teste de|da|do|pra|pro {body}'],
    like: 'pressão 12 por 8',
  },
  { means: 'measured', say: '{code}', like: 'senha 4521' },
  { means: 'measured', say: 'meu score|peso', like: 'meu score é 720' },
  { means: 'measured', say: 'minha idade', like: 'minha idade é 30' },
  {
    means: 'exam',
    say: 'passei|passamos|tirei|acertei|fechei ..4 {test}',
    like: 'passei na prova com 8,5',
  },
  { means: 'money', say: 'reais|real|conto|contos|pila', like: '50 conto' },
  { means: 'money', say: 'r', like: 'R$ 50' },
  { means: 'present', say: 'me deu|deram um|uma|uns|umas', like: 'me deu um perfume de 300' },
  {
    means: 'present',
    say: 'me deu|deram de ..1 um|uma|uns|umas',
    like: 'me deu de natal um perfume',
  },
  { means: 'present', say: 'ganhei|ganhamos um|uma|uns|umas', like: 'ganhei um livro de 60 reais' },
  {
    means: 'present',
    say: 'ganhei|ganhamos de ..1 um|uma|uns|umas',
    like: 'ganhei de natal um livro',
  },
  {
    means: 'borrowed',
    say: '{took} ..4 emprestado|emprestada|emprestados',
    like: 'peguei 100 emprestado',
  },
  { means: 'borrowed', say: '{took} [um] vale|adiantamento', like: 'peguei um vale de 300' },
  {
    means: 'borrowed',
    say: '{took} [r] [$] @ [reais|conto|pila] de|do vale|adiantamento',
    like: 'peguei 300 de vale com o patrão',
  },
  {
    means: 'borrowed',
    say: '{took}|fiz|tirei ..1 @ no|do|de|num|com emprestimo|consignado|agiota|pronaf|crediamigo',
    not: ['pagar|paguei'],
    like: 'peguei 1.000 no consignado',
  },
  {
    means: 'borrowed',
    say: 'fiz|pedi|tirei [um] vale|adiantamento [de] @#',
    like: 'fiz um vale de 300',
  },
  // Many of a kind, each at its price: that is work for others.
  {
    means: 'worked',
    say: '{worked} [uns|umas] # ..3 a|por @',
    not: ['{worked} 1|um|uma', '{worked} ..8 lavanderia|meu|minha|meus|meninos|menino|filhos'],
    like: 'cortei 6 cabelos a 30',
  },
  {
    means: 'worked',
    say: '{worked} [uns|umas] # ..3 [,] @ cada',
    not: ['{worked} 1|um|uma', '{worked} ..8 meu|minha|meus|meninos|menino|filhos'],
    like: 'lavei 7 carros, 40 cada',
  },
  {
    means: 'worked',
    say: '{worked} {several} ..2 [hoje|ontem] [,] [deu|deram|rendeu] [r] [$] @',
    not: ['{worked} ..8 lavanderia|meu|minha|meus|minhas|meninos|menino|filhos|casa'],
    like: 'lavei 6 carro hoje 210',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] # {served} ..3 a|por @',
    not: ['fiz 1|um|uma'],
    like: 'fiz 2 barbas a 20',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] # {served} de @',
    not: ['fiz 1|um|uma'],
    like: 'fiz duas escovas de 50',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [hoje|ontem] {several} {served}|{groomed}',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'sexta fiz 3 unha de gel, 70 cada',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos [o|a|os|as] {served}|{groomed} d* [uma|um] noiva|cliente|aluna|moca|madrinha|debutante|formanda|dona',
    not: ['fiz ..8 no|na salao|manicure|estetica|studio|clinica'],
    like: 'fiz o cabelo da noiva 350',
  },
  {
    means: 'worked',
    say: 'fiz|fizemos {served} de # ..3 a|por @',
    like: 'fiz barra de 14 calças a 12 cada',
  },
  // For somebody who is named by who they are, and in no shop of theirs.
  {
    means: 'worked',
    say: '{worked}|capinei|reformei|desentupi ..4 do|da|de seu|dona|dr|dra|doutor|doutora|cliente|vizinho|vizinha|madame|patroa|patrao ..3 @',
    not: [
      'no|na|num|numa|pelo|pela|com ..3 seu|dona|dr|dra|doutor|doutora|cliente|vizinho|vizinha',
      '{worked} [o|a|os|as|meu|minha] cabelo|unha|unhas|barba',
    ],
    like: 'pintei o portão da dona Rute 250',
  },
  {
    means: 'worked',
    say: 'passei|lavei|engomei roupa|roupas pra|pro|da|do ..4 @',
    not: ['meu|minha|meus|minhas|meninos'],
    like: 'passei roupa pra vizinha 60',
  },
  {
    means: 'worked',
    say: 'cuidei|olhei ..1 d* [o|a] [filho|filha|mae|pai|menino|menina|nenem|bebe|cachorro|cachorra|gato] d* ..4 @',
    not: ['meu|minha'],
    like: 'cuidei da filha da Renata 70',
  },
  {
    means: 'worked',
    say: 'entreguei|entregamos [a|o|as|os] [#] {ware}|bolo|bolos|doce|doces ..4 @',
    not: ['entreguei ..3 pra|pro|na|no motoboy|uber|correio|correios'],
    like: 'entreguei as marmita da semana 240',
  },
  {
    means: 'worked',
    say: 'apliquei|aplicamos|coloquei|colocamos # {groomed} ..2 @',
    not: ['coloquei|apliquei 1|um|uma'],
    like: 'apliquei 2 botox hoje 900 cada',
  },
  { means: 'worked', say: 'atendi|atendemos|apurei|apuramos', like: 'atendi 4 hoje a 45 cada' },
  {
    means: 'worked',
    say: 'dei|demos [#] aula|aulas|palestra|workshop|plantao|plantoes',
    like: 'dei aula pra 2 meninos, 40 cada',
  },
  {
    means: 'worked',
    say: 'toquei|tocamos|cantei|cantamos no|na|num|numa|em|pra|pro',
    not: ['toquei|tocamos no|na assunto|campainha|ferida'],
    like: 'toquei no bar, 200',
  },
  { means: 'wage', say: '@ de|do|da {wage}', like: 'toquei na festa por 250 de cachê' },
  {
    means: 'found',
    say: 'achei|achamos @',
    not: ['achei|achamos @ .. caro|barato', 'nao era meu'],
    like: 'achei 20 reais no chão',
  },
  { means: 'found', say: 'achei|achamos ..1 nota de @', like: 'achei uma nota de 50' },
  {
    means: 'found',
    say: 'me|nos ajudou|ajudaram|socorreu com [uns] [r] [$] @',
    like: 'meu pai me ajudou com 300',
  },
  {
    means: 'till',
    say: 'caixa|turno|movimento|expediente ..3 fechou|rendeu|apurou ..4 @',
    not: ['caixa de|com'],
    like: 'o caixa fechou em 842',
  },
  { means: 'till', say: 'dia|feira rendeu|apurou ..2 @', like: 'o dia rendeu 320' },
  {
    means: 'till',
    say: '{till} ..2 tirou|faturou|vendeu|rendeu|apurou|fez ..2 @',
    like: 'a lanchonete hoje tirou 1.130',
  },
  {
    means: 'till',
    say: 'minha|meu|nossa|nosso loja|salao|bar|lojinha ..2 tirou|faturou|vendeu|rendeu|fez ..2 @',
    like: 'minha loja vendeu 930 hoje',
  },
  {
    means: 'till',
    say: 'fechei|fechamos|fechou o|meu|nosso caixa|turno|dia|expediente ..5 @',
    like: 'fechei o turno com 12 corridas 210,50',
  },
  {
    means: 'delivered',
    say: 'entregue|entregues [ja] e|, [ja] pago|paga|pagos|pagas',
    like: 'bolo da Mari entregue e pago, 2 kg a 85 o quilo',
  },
  // What others earn, and what they owe, moves nothing here.
  {
    means: 'theirs',
    say: '{person} [que|dele|dela|ja|tambem|so|hoje|ontem] tirou|faturou|lucrou|recebe|fatura ..2 @',
    not: ['a gente', 'gente|pessoal|galera|cara , ', 'me tirou|recebe'],
    like: 'meu primo tirou 1.500 na feira',
  },
  {
    means: 'theirs',
    say: 'ficou|ficaram|continua|saiu|foi [me] devendo',
    not: ['um|uma|outro|outra|so|dois|duas ..2 ficou|ficaram devendo'],
    like: 'o Tonho ficou devendo 60',
  },
  {
    means: 'theirs',
    say: 'igreja|escola|turma|comunidade|associacao|paroquia juntou|levantou|arrecadou ..2 @',
    like: 'a igreja juntou 3.200 pro telhado',
  },
  {
    means: 'theirs',
    say: '{own-shop} do|da|dele|dela ..1 fatura|ganha|tira|lucra|faturou|lucrou ..2 @',
    not: ['do|da gente'],
    like: 'o bar do Zé fatura uns 5 mil',
  },
  { means: 'theirs', say: 'arrecadou|arrecadaram|arrecadamos', like: 'a rifa arrecadou 740' },
  {
    means: 'theirs',
    say: 'oferta|ofertas|coleta|dizimo|dizimos|quermesse d*|desse|deste [o|a] culto|igreja|missa|celula|noite|domingo|campanha|mes ..4 somou|somaram|deu|deram|totalizou|rendeu|fechou ..2 @',
    not: ['minha|meu oferta|dizimo'],
    like: 'a oferta do culto somou 1.236,50',
  },
  { means: 'gift', say: '{money-gift}', like: 'me deu um pix de 50' },
  { means: 'gift', say: 'reais|real de', like: 'me deu uns reais de presente' },
]
