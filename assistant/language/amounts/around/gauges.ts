import type { Role } from '#language/amounts/role.ts'

type Gauged = Extract<Role, 'time' | 'measure' | 'score' | 'age' | 'code'>

/** A row of `around.ts`: what the last numbers are, how it is said, an example, what excludes. */
export type GaugeRow = readonly [
  means:
    | Gauged
    | `${Gauged | '-'} ${Gauged}`
    | 'name'
    | 'quantity'
    | 'quantity -'
    | '- quantity'
    | 'measure quantity'
    | 'people'
    | '- people'
    | 'people people'
    | 'quantity measure -',
  say: string,
  like: string,
  ...not: string[],
]

/** What clocks, radars, meters and doctors tell beside money. */
export const gauges: readonly GaugeRow[] = [
  [
    'people',
    '{few} [ainda] nao|vao|ficaram|estao pagaram|pagar|devendo|de|acertar',
    'vendi 8 bolos a 10, 3 vão pagar amanhã',
  ],
  [
    'time',
    'fica|ficou|dura|durou|garantia [de] # dias|meses',
    'garantia de 3 meses',
    'a|por|o diaria|dia ..3 fica|ficou|durou # dias',
  ],
  ['time time', '{hour} h as {hour}', 'diarista 8h as 16h, paguei 180'],
  // How many days of the month it lasts.
  [
    'time',
    'salario|dinheiro|grana|pagamento [meu] so|nem|mal da|deu|dura|durou|chega pra|para|ate [o|uns] [dia] #',
    'todo mês 30 dias e o salário só dá pra 20',
    '# reais|conto|pila|no|na|de|do',
  ],
  // No real is a woman, and half of an hour is.
  [
    'time',
    '{hour} e meia',
    'tô saindo da obra agora, 5 e meia',
    '{hour} e meia [r] [$] #',
    '^ * {hour} e meia [,|.|!] $',
    '{hour} e meia de|do|da|duzia|hora|horas',
    'duzia|duzias|comprei|cueca|calcinha|tenis|sapato|par|gastei|paguei',
  ],
  [
    'time time',
    '{hour} as {hour}',
    'diarista 8 as 16, paguei 180',
    '{hour} as {hour} h|hs|horas|da|de|e',
    'das {hour} as {hour}',
  ],
  ['time time', '{stint} ..3 {hour} as {hour}', 'turno noturno 10 as 6 da manhã, café 9'],
  [
    'time time',
    '{stint} [hoje|ontem|eh|de] {hour} [h] a|ate {hour}',
    'hoje tô de plantão 13 a 19',
    '{hour} a {hour} reais|conto|cada',
  ],
  ['measure measure', '{drove} a # na|no|numa|num|em [via|pista] de #', 'andei a 48 na de 40'],
  [
    'measure measure',
    'multa|multado|multada ..4 por|a # [km] na|no|numa|num|em [uma] [via|pista|avenida|rua] de #',
    'multa de 195 por 75 numa de 60, paguei 156',
  ],
  ['measure', '{drove} a # ,|.|e|km', 'tava a 58, multa do radar 130,16'],
  ['measure', '{drove} a # na|numa|em|no|num', 'passei a 55 no radar'],
  ['measure', 'via|pista|avenida|zona de #', 'tava a 58 numa via de 50'],
  ['measure', '[o] limite|maximo|maxima era|eh [de] # $', 'multa 195, o limite era 60'],
  ['measure', '[o] limite|maximo|maxima era|eh [de] # ,|.|e|km', 'o limite era 60, paguei'],
  ['score score', 'grau|{eyesight} [eh|deu|de] # e #', 'óculos 480, grau 1,5 e 2'],
  [
    'score score',
    'grau|{eyesight} [eh|deu|de] # ..4 e|, # ..2 outro|esquerdo|direito',
    'grau 2,75 num olho e 3 no outro',
  ],
  ['score', '# de {eyesight}', 'lentes 320, 4,5 de miopia'],
  ['score', '{eyesight} [eh|deu|de|foi] #', 'miopia 3,25'],
  ['score', '# em|no|num [cada|um] olho', 'oculista 300 deu 0,75 em cada olho'],
  [
    'score score',
    '# ..2 direito|esquerdo ..2 # ..2 direito|esquerdo',
    '2,5 no direito e 3 no esquerdo',
  ],
  ['measure', 'botijao|botija|cilindro de 2|5|8|13|20|45|90', 'gás 125, botijão de 13'],
  ['measure', 'gas de 8|13|45', 'gás de 13 deu 115', 'gas de # reais|conto|pila'],
  ['measure measure', '{hour} por {few} [de] pressao', 'tava 15 por 9 de pressão'],
  ['measure measure', 'pressao ..8 {hour} por {few}', 'remédio da pressão 34,90, tava 15 por 9'],
  [
    'score',
    'tirou|tirei|tiraram # na|no|em {test}|redacao|simulado|trabalho',
    'tirou 720 na redação',
  ],
  ['age', '{person} [que] esta fazendo|completando #', 'bicicleta 600 pro neto que tá fazendo 9'],
  ['age', '{person} completou|inteirou|fez # ,|.|ontem|hoje', 'vó fez 88, levei um bolo de 45'],
  ['code code', 'senha|codigo|token|pin|cep|protocolo ..2 # #', 'token 448 210'],
  ['code', 'senha era|foi|eh|: # ,', 'minha senha era 78, paguei 40 de conta'],
  ['age', '{person} que vai fazer #', 'presente 80 pro sobrinho que vai fazer 18'],
  ['age', '{person} que completa|inteira #', 'presente 80 pro sobrinho que completa 18'],
  ['code', 'senha|codigo|pin ..3 : #', 'grava o código do cofre: 7781'],
  ['measure', '# no painel|hodometro|odometro', 'óleo 120 com 77.000 no painel'],
  [
    'measure quantity',
    'de # [com|c] # caixa|caixas|comprimido|comprimidos|cp|capsula|capsulas',
    'glifage de 850 30 comprimido 15,90',
  ],
  ['name', 'cama|box|colchao 78|88|128|138|158|188|193', 'cama box 138 por 990'],
  ['time time', 'de {hour} em {hour}', 'remédio 38, tomar de 8 em 8', 'de # em # reais|conto|pila'],
  ['- people', '{paid-at-once} ..3 [deu|foi|ficou] # em {few} $', 'uber pro show 64 em 4'],
  [
    '- people',
    '{paid-at-once} ..3 [deu|foi|ficou] # em {few} ,|.',
    'uber pro show 64 em 4, lanche 20',
  ],
  ['name', 'lixa 60|80|100|120|150|180|220|240|320|400|600', 'lixa 120 3,50'],
  ['quantity', '# plantao|dia|noite|turno|aula|folga seguido|seguida|direto', '2 plantão seguido'],
  [
    'quantity -',
    'foram|eram {few} ..4 total [de|deu|:|foi] [r] [$] #',
    'pedágio foram 5 no total 147',
  ],
  [
    'people people',
    '# pagaram|pagou [ja|hoje] e|, [os|as|o|a|outro|outra] # {pays-later}',
    '2 pagaram e 2 vão pagar amanhã',
  ],
  [
    'people',
    ', [so] 1|um|uma|{few} [so] [ja] [me] pagaram|pagou [ate|por|ainda|so] [agora|hoje|enquanto] [,|.|!] $',
    '3 faxinas a 150, 2 pagaram',
  ],
  ['people', 'so {few} pagaram|pagou', '6 alunos a 90, só 4 pagaram', 'so {few} pagaram ..1 @'],
  ['people', '{few} ja pagaram|pagou', 'fiz 8 unha a 30, 6 já pagaram', 'os|as {few}'],
  ['quantity measure -', '{few} das|dos {few} ..1 de|a [r] [$] #', 'recebi 3 das 5 diárias de 120'],
  [
    'name',
    '^ [a|o] loja|banca|barraca|quiosque|casa # me|que|pagou',
    'loja 7 me pagou 120 da faxina',
  ],
  [
    'name',
    '{person}|menina|moca|moco|dona|dono da|do loja|banca|barraca|quiosque|caixa # que|me|pagou',
    'a menina da loja 12 que me falou de você',
  ],
  ['score', '{fever} de febre', 'paracetamol 9,90, tava com 39 de febre'],
  ['score', 'febre|febril|termometro ..1 [de|com|:] {fever}', 'febre de 39, remédio 18,90'],
  ['score', 'com|estava|marcou {fever-tenth}', 'remédio 24,60, a Alice com 38,5'],
  ['score score', 'acertei|errei|acertou # de #', 'acertei 74 de 90 no simulado'],
  ['measure', 'calor|frio|sol|temperatura ..1 de #', 'sorvete 9 com esse calor de 40'],
  ['score', 'deu|foi|com|grau # no esquerdo|direito', 'exame de vista 150 deu 1,25 no esquerdo'],
  // Of a document that was lost.
  ['name', '2 via', 'tirei a 2 via da certidão 38', '2 via de carbono'],
]
