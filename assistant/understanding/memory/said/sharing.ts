import type { Ways } from '#understanding/memory/ways.ts'

const share = 'rachei|rachamos|dividi|dividimos'

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
      '^ {of-these} ..3 [r] [$] @ [reais] foi|foram|era|eram|eh [so|de|com|da|do|a|o|pra]',
      'desse mercado 20 foi ração',
    ],
  ],
  /** Which part of it was the writer's, of what may stand there whole. */
  ownShare: [
    [
      'minha parte|metade [do|da|dos|das|no|na|de] ..3 foi|eh|era|deu|ficou|fica|: [so] @',
      'minha parte do aluguel é 750',
    ],
    ['minha parte|metade [so] @', 'aluguel 1500, minha parte 750'],
    ['@ [reais] [so] [eh|foi|era] [a] minha parte|metade', 'na verdade a luz foi 90 a minha parte'],
    ['@ [reais] [so] da|de minha parte', 'a luz foi 90 da minha parte'],
  ],
  /** Only so much of what something came to was paid by the writer. */
  onlyPaid: [
    ['eh|foi|era|deu so|apenas @ [reais] que eu paguei', 'a internet é só cinquenta que eu paguei'],
    ['eu so|apenas paguei [r] [$] @', 'o gás foi 110 e eu só paguei 60'],
    ['so paguei [r] [$] @ [reais] [do|da|no|na]', 'só paguei 60 do gás'],
  ],
  /** One of several has given their part of it. */
  theirPart: [
    [
      'pagou|passou|mandou|deu|transferiu|devolveu|acertou [ja] [o|a] [sua] parte|metade|dinheiro dela|dele|deles|delas',
      'a Nanda já me passou a parte dela',
    ],
    [
      'me pagou|passou|mandou|transferiu|devolveu|acertou [ja] a parte|metade [hoje|ontem|agora] [,|.|!] $',
      'a Bia me passou a parte',
    ],
  ],
  /** The rest of a sale came, with its sum. */
  restCame: [
    [
      'ela|ele|eles|elas|{person} [ja|me] pagou|pagaram|acertou|acertaram|deu|mandou|passou [ja] o resto|restante|restinho [do|da|dos|das] ..3 [,|:|-|de] [r] [$] @',
      'ela pagou o resto do bolo, 30',
    ],
    [
      '[o|a] ..1 pagou|acertou|deu|mandou|passou [me] o resto|restante|restinho [do|da|dos|das] ..3 [,|:|-|de] [r] [$] @',
      'a Ju acertou o resto do bolo, 25',
    ],
  ],
  /** What stands there was shared, and came to so much for the writer. */
  sharedDown: [
    [
      `^ [{mended}] [,] {article} ..3 [eu|a] [gente] ${share} ..6 @ [reais] [pra|para|p] mim|cada`,
      'o xis rachei com a Ju, deu 12 pra mim',
      'um|uma ..2 rachei|rachamos|dividi|dividimos',
    ],
    [
      `${share} o|a|os|as ..6 @ [reais] [pra|para|p] mim|cada`,
      'rachei o xis com a ju, ficou 12 pra mim',
    ],
  ],
  /** What is left there when others have paid their part. */
  leavesAt: [
    [
      'deixa|deixe|deixar [so|ai] [r] [$] @ [reais] no|na|nos|nas|nesse|nessa',
      'metade é da Ju, deixa 46,60 no mercado',
      'vou|vai|vamos deixar',
      'por|ao|todo|cada mes',
      'limite|orcamento|teto|meta',
    ],
    [
      'metade|parte ..6 poe|ponha|bota|bote|coloca|coloque so|ai|apenas [r] [$] @ [reais] no|na|nos|nas',
      'metade é da Ju, põe só 46,60 no mercado',
    ],
  ],
  /** Somebody gave money for a thing. */
  gaveFor: [
    [
      '{person} ..2 [me|nos] deu|mandou|passou @ [reais] pra|pro|para',
      'a neta deu dez pra geladeira',
    ],
  ],
  /** A part is paid of what was bought on tick. */
  paysTick: [
    [
      'fiado|caderneta|pendura ..8 [ja|eu] paguei|dei|abati|acertei|passei|mandei|adiantei [so|ja] @',
      'o fiado da venda paguei 20',
      'comprei|peguei|levei|compramos ..4 fiado',
    ],
    [
      'paguei|dei|abati|acertei|passei|mandei|adiantei [so|ja] @ [reais] [la] d*|n*|pro|pra|a|ao [meu|o|a] fiado|caderneta|pendura',
      'paguei 20 do fiado da venda',
    ],
    [
      'paguei|acertei|quitei o|meu fiado|caderneta d* ..2 [,|de|r] [$] @',
      'paguei o fiado da autopeças 191',
    ],
  ],
} as const satisfies Ways
