import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** How people say that a figure is their part already. */
export const ownShares: readonly PhraseRow<'own'>[] = [
  {
    means: 'own',
    say: 'minha|meu parte|metade|lado [deu|foi|ficou|saiu|:|eh|de] @',
    like: 'minha parte deu 40',
  },
  { means: 'own', say: 'pra mim|meu deu|foi|ficou|saiu', like: 'pra mim deu 40' },
  {
    means: 'own',
    say: 'deu|ficou|foi|saiu ..4 pra|para|por|de mim|cada|cabeca',
    not: ['metade pra|para cada'],
    like: 'deu 27,50 pra cada',
  },
  {
    means: 'own',
    say: 'dividido|dividida|rachado|rachada por|em|pra #people [,] [e|eu] deu|ficou|saiu|da|pago|paguei [r] [$] @',
    like: 'plantão dividido por 2 deu 320',
  },
  {
    means: 'own',
    say: '{split} ..9 @ pra|para|por|de cada|cabeca|mim|eu',
    not: ['metade pra|para cada'],
    like: 'rachei o uber com a Lara, 9 pra cada',
  },
  {
    means: 'own',
    say: 'cada um deu|pagou',
    not: ['cada um pagou [a] metade', 'cada um pagou [a|o] sua|seu'],
    like: 'rachamos, cada um pagou 30',
  },
  {
    means: 'own',
    say: '{split} ..6 com ..6 [,] [e|eu|ai|so] paguei|dei|pago|gastei [so] [r] [$] @',
    not: ['paguei|dei ..3 tudo|todo|conta|total'],
    like: 'a marmita era 18, dividi com a Rose, paguei 9',
  },
  {
    means: 'own',
    say: 'rachamos|dividimos|dividiu|rachou ..4 , [e|eu] paguei|dei [so] [r] [$] @',
    not: ['em|por|entre|pra #people', 'paguei|dei ..3 tudo|todo|conta|total'],
    like: 'rachamos o mercado, paguei 88,40',
  },
  {
    means: 'own',
    say: 'pagou|deu|bancou|rachou [a] metade ..5 [,|e] [ele|ela|ai] [me] mandou|passou|transferiu|depositou|pixou [um|o] [pix] [de] [r] [$] @',
    like: 'o pai dele pagou metade do uniforme, me mandou 44,50',
  },
  {
    means: 'own',
    say: '@ [reais] [pra|por] cada|pessoa|cabeca [um|uma] [,] [somos|eramos|fomos] [em] #people',
    like: 'o almoço ficou 38 cada um, éramos 3 e eu paguei o meu',
  },
  {
    means: 'own',
    say: 'metade [no|na|ficou|foi] fiado|fiada',
    like: 'arroz 50, paguei metade fiado',
  },
  {
    means: 'own',
    say: 'primeira|segunda|outra metade',
    not: [
      'metade [,|e] o|a|meu|minha ..1 [deu|pagou] [a|o] outra metade',
      // The figure is what all of it comes to.
      'que eh|era|veio|foi|deu|custa|custou [r] [$] @ [reais] ..3 outra metade',
      'metade eh|foi|era|ficou [a] minha|meu|comigo ..2 outra metade',
    ],
    like: 'paguei a segunda metade, 300',
  },
  {
    means: 'own',
    say: 'metade que faltava|faltou|restava|restou',
    like: 'acertou a metade que faltava do bolo 80',
  },
]
