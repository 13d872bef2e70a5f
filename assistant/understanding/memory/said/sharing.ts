import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling that what was written whole was shared, or partly another thing. */
export const sharing = {
  half: [
    ['dividi|rachei|dividimos|rachamos ..6 metade|meio', 'o uber dividi com a Bia, metade cada'],
    [
      'rachei|rachamos|dividi|dividimos ..3 com [o|a|meu|minha|um|uma] ..1 [hoje|ontem|tambem] [,|.|!] $',
      'rachei o lanche com a Ana',
      'com [mais] #',
      'com ..3 e',
      '@',
    ],
    ['^ ..2 foi|era|eh [so] metade [minha|meu|so] [,|.|!] $', 'o lanche foi metade'],
    ['pra mim ..2 metade', 'pra mim foi metade'],
    ['minha parte ..2 metade', 'minha parte é metade'],
    ['metade ..4 minha parte', 'o Caio pagou metade, põe só a minha parte'],
  ],
  third: [
    [
      'rachei|rachamos|dividi|dividimos ..3 com [o|a|meu|minha] ..1 e [com] [o|a|meu|minha] ..1 [,|.|!] $',
      'rachei o uber com o Zé e a Bia',
      'com [mais] #',
      '@',
    ],
  ],
  /** Some of it was paid by nobody. */
  givenAway: [['de graca|brinde|cortesia', 'mas cinco foi de graça']],
  /** With so many it was shared. */
  sharedBy: [
    [
      'foi|foram|rachei|rachamos|dividi|dividimos ..3 com [mais] [os|as|meus|minhas] #people ..2 [,|.|!] $',
      'foi dividido com 2 amigas',
      '@',
    ],
  ],
  /** The next one, behind one that was mended. */
  alsoAnew: [['^ e {article} ..2 [foi|era|deu] [r] [$] @ [reais] [,|.|!] $', 'e o mercado 82']],
  /** It comes to so much more. */
  addsOn: [
    [
      '^ soma|some|acrescenta|acrescente|adiciona|adicione|aumenta|aumente|bota|coloca|poe [mais] [r] [$] @ [reais] n*|ao|a',
      'soma 5 na feira',
      'bota|coloca|poe [r] [$] @',
      'limite|orcamento|teto|meta',
    ],
    [
      '^ [ah|ops|lya|,] [,] {article} ..5 ficou|saiu|veio|foi [r] [$] @ [reais] a mais',
      'o hotel ficou 100 a mais',
      'a mais [do] que|doq|da|de|em|pra|por',
    ],
  ],
  /** What was bought in parts, with the sum that it was not. */
  partedNot: [
    [
      '^ [{mended}] {article} ..2 foi|era ..6 [,] [e] nao [r] [$] @',
      'o pneu foi 330 em 3x não 300',
    ],
    ['^ na verdade {article} ..2 foi|era', 'na verdade o pneu foi 330 em 3x'],
  ],
  /** How many it was, and how many it was not. */
  countedNot: [
    [
      '^ [{mended}] {article} ..3 foi|foram|era|eram # ..1 [,] [e|viu] nao foi|era|eram|foram #',
      'a carne foi 9 kg não foi 8',
    ],
  ],
  /** What the last ones come to together. */
  cameToThat: [
    [
      '^ [ai|dai|e|ah|ou] [seja] [,] entao|sobrou|sobraram|restou|total [foi|deu|com|recebi|fica|ficou] [so|uns|r] [$] @ [reais|limpo|livre|so] [,|.|!] $',
      'então foi 2.170',
    ],
  ],
  /** What one that was written whole was made of. */
  itemised: [
    [
      '^ [e] o|a ..2 foi|foram|era|eram|teve|deu ..2 @#',
      'o bar foram 2 cervejas de 15 e uma porção de 30',
    ],
  ],
  /** A part of what was written whole was another thing. */
  partOfIt: [
    [
      '^ {of-these} ..3 [r] [$] @ [reais] foi|foram|era|eram|eh [so|de|com|da|do|a|o|pra|um|uma]',
      'desse mercado 20 foi ração',
    ],
    [
      '^ [e|mas|ah] [so] [que] [r] [$] @ [reais] {of-these} ..1 foi|foram|era|eram|eh|sao [so|de|com|da|do|a|o|pra|um|uma]',
      '89 disso é uma boneca',
    ],
  ],
  /** The same, of one that is named: where it stands there. */
  partOfNamed: [
    [
      '^ [e|mas|ah] do|da ..2 [,] [r] [$] @ [reais] foi|foram|era|eram|eh [so] [de|com]',
      'do mercado, 60 foi de ração',
      'foi|era|foram|eram [so|tudo] no|na|pro|pra|pelo|pela|pago|paga|metade|meu|minha|errado|errada|caro|cara|barato|demais|isso',
    ],
    [
      '^ [e|mas|ah] [r] [$] @ [reais] do|da ..2 foi|foram|era|eram [so] [de|com]',
      '89 do mercado foi ração',
      'foi|era|foram|eram [so|tudo] no|na|pro|pra|pelo|pela|pago|paga|metade|meu|minha|errado|errada|caro|cara|barato|demais|isso',
    ],
  ],
  /** The part is named first, and then its sum and the whole. */
  partOfThese: [
    [
      '^ [e|mas|ah] [so] o|a|os|as ..3 foi|foram|custou|custaram|saiu|era [por|uns] [r] [$] @ [reais] {of-these}',
      'o filtro foi 40 desses 195',
    ],
  ],
  /** The whole is named first: what was bought there beside it. */
  hadInIt: [
    [
      '^ [e|mas|ah] [,] o|a|no|na ..2 tinha|tem|teve [r] [$] @ [reais] [so] de',
      'o atacadão tinha 30 de coisa pra casa',
    ],
  ],
  /** Something is part of what stands there, and its sum is told behind it. */
  withinIt: [
    [
      '^ [e|mas|ah] [,] [ai] dentro [d*|disso] [mercado|compra|valor|total|conta|feira] [ja] esta|tem|tinha|foi|vai|entra [junto] o|a|os|as|um|uma',
      'dentro desse valor está a cuca, que custou 22',
    ],
    [
      '^ [e|mas|ah] [,] nesse|nessa|nisso [mercado|compra|valor|total|conta|feira|ai] [ja] esta|tem|tinha|vai|entra|entrou [incluso|inclusa|incluido|incluida|junto] o|a|os|as|um|uma',
      'nesse valor tá a cuca de 22',
    ],
  ],
} as const satisfies Ways
