import { won } from '#language/phrases/clauses/won.ts'
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
  | 'theirs'
  | 'part'
>[] = [
  // What was paid, by what it was for: no wish.
  {
    means: 'part',
    say: 'que era|custava|estava|valia [de|r] [$] @ [reais] [e] [saiu|levei|paguei|ficou] por [r] [$] @',
    like: 'um perfume que era 120 por 89',
  },
  {
    means: 'part',
    say: '{of-these} [total|valor|ai|mesmo|conta|compra] [,] [r] [$] @ era|eram',
    like: 'mercado 318, desse total 64 era ração',
  },
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
    not: [
      'panela|remedio|aparelho|medidor|exame|comprimido|xarope|teste de|da|do|pra|pro {body}',
      // "o do colesterol foi 38,90": a thing for it that was named before.
      'o|os|as|outro|outra do|da|pra|pro {body}',
    ],
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
    say: '{took}|pedi|pedimos|consegui|conseguimos|arrumei|arrumamos|arranjei ..4 emprestado|emprestada|emprestados',
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
    say: '{took}|fiz|fizemos|tirei|tiramos|consegui|conseguimos|arrumei|arrumamos|arranjei|levantei [um|o|outro|mais] emprestimo|consignado|pronaf [um|consignado|pessoal|novo] ..6 @',
    not: [
      'nao|nem consegui|conseguimos',
      'pagar|paguei|pagando',
      'emprestimo ..3 pra|pro|para|ao meu|minha|o|a|ela|ele|um|uma',
    ],
    like: 'peguei um empréstimo de 5 mil',
  },
  {
    means: 'borrowed',
    say: 'fiz|pedi|tirei [um] vale|adiantamento [de] @#',
    like: 'fiz um vale de 300',
  },
  {
    means: 'found',
    say: '{took}|tive|tivemos|consegui|busquei [os|as|meu|meus|minha|uns|r] [$] @ [reais|conto] de volta',
    not: ['uber|99|onibus|van|taxi|mototaxi|passagem|corrida ..3 de volta'],
    like: 'devolvi uma das blusas e peguei 35 de volta',
  },
  {
    means: 'found',
    say: 'saquei|retirei|resgatei|tirei [@] [reais] [o|meu|do|de] fgts|pis|pasep|auxilio',
    like: 'saquei o fgts 1.200',
  },
  {
    means: 'found',
    say: 'foi|foram ganho|ganhos ..2 @',
    like: 'foi ganho ontem 96 no ifood e 41 na 99',
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
  ...won,
  // What others earn, and what they owe, moves nothing here.
  {
    means: 'theirs',
    say: '{person} [que|dele|dela|ja|tambem|so|hoje|ontem] tirou|faturou|lucrou|recebe|fatura ..2 @',
    not: ['a gente', 'gente|pessoal|galera|cara , ', 'me tirou|recebe'],
    like: 'meu primo tirou 1.500 na feira',
  },
  {
    means: 'theirs',
    say: 'vizinho|vizinha|colega|amigo|amiga|rapaz|moco|moca|cara|menino|menina|homem|mulher|dono|dona|primo|prima|pessoal|concorrente do|da|dos|das [banca|barraca] {till}|{own-shop}|app|aplicativo|lado|frente ..4 fez|tirou|faturou|vendeu|lucrou|apurou|ganhou ..1 @',
    not: ['pra mim|nos', 'me|por|pra @', 'fez ..1 por|a @'],
    like: 'o colega da banca do lado fez mil e quinhentos',
  },
  {
    means: 'theirs',
    say: 'levei|tomei ..1 calote',
    like: 'levei um calote de 60 da cliente',
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
  {
    means: 'theirs',
    say: '@ do bolso dele|dela|deles|delas',
    not: ['<pay:i-did> ..5 bolso', 'me deu|mandou|passou ..5 bolso'],
    like: 'o tanque meu marido encheu, 280 do bolso dele',
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
