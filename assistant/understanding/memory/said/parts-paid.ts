import type { Ways } from '#understanding/memory/ways.ts'

const share = 'rachei|rachamos|dividi|dividimos'

/** Ways of telling which part of it was paid, and by whom. */
export const partsPaid = {
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
    [
      `^ [{mended}] [,] [n*] [o|a|os|as] ..3 [eu|a] [gente] ${share} ..6 [me] custou|saiu|ficou|gastei|paguei|dei [pra|para] [mim] [so|apenas|somente|por] [r] [$] @ [reais] [so|mim|meu|meus] [,|.|!|kk|kkk] $`,
      'o café eu dividi com a colega, me custou só 6',
      'um|uma ..2 rachei|rachamos|dividi|dividimos',
      'paguei|deu tudo|inteiro|inteira',
    ],
    [
      `^ [{mended}] [,] [eu] ${share} o|a|os|as ..6 [me] custou|saiu|ficou|gastei|paguei [pra|para] [mim] so|apenas|somente [r] [$] @ [reais]`,
      'dividi o café com a colega, só gastei 6',
    ],
    [
      `^ [{mended}] [,] [eu] ${share} o|a|os|as ..6 so|apenas|somente gastei|paguei|custou [r] [$] @ [reais]`,
      'dividi o café com a colega, só gastei 6 reais',
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
