import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { halfShares, halved } from '#understanding/transactions/sums/shares/half-share-phrases.ts'
import { ownShares } from '#understanding/transactions/sums/shares/own-share-phrases.ts'

/** A bill that was shared, whoever paid of it. */
export const splits = new PhraseBook('a bill that was shared', [
  { means: 'shared', say: '{split}', like: 'pizza 64 rachei com o Caio' },
])

type Share = 'own' | 'among' | 'with' | 'half' | 'third' | 'three'

/** How people say that they paid a part, and how large it is. */
export const shares = new PhraseBook<Share>('a share of a bill', [
  ...ownShares,
  {
    means: 'among',
    say: '{split} ..6 em|por|entre|pra [os|as|nos] #people',
    like: 'dividimos a conta de 90 em 3',
    not: ['# vez|vezes|x|parcelas|prestacoes'],
  },
  {
    means: 'among',
    say: 'por|pra|para|em #people ..7 minha|meu parte',
    like: 'o bar deu 186 pra 6, paguei a minha parte',
  },
  {
    means: 'among',
    say: '{shared-home}|{paid-at-once} [,|deu|foi] [r] [$] @ [reais] por #people [pessoas]',
    like: 'o gás, 105 por 3',
  },
  {
    means: 'among',
    say: '@ [reais] pra|para|por #people ..3 [eu] paguei|passei tudo ..7 ja me|nos',
    like: 'churrasco deu 300 pra 5, paguei tudo e já me fizeram o pix',
  },
  {
    means: 'with',
    say: 'com [mais|os|as|meus|minhas|outros|outras] #people ..10 dividimos|rachamos|dividi|rachei [tudo|a] [conta] [por|igual|igualmente|certinho] [igual] [.|!|,|e] $',
    like: 'jantar com 3 amigos deu 240, dividimos',
  },
  {
    means: 'with',
    say: 'com [mais|os|as|meus|minhas|outros|outras] #people ..10 dividimos|rachamos|dividi|rachei|dividiu|rachou [tudo|a] [conta] por|igual|igualmente|certinho',
    like: 'almocei com duas colegas, a conta deu 186 e dividimos igualmente',
  },
  {
    means: 'among',
    say: 'com o|a|os|as [meus|minhas] ..8 @ [reais] pra|para|por #people [pessoas] [.|!] $',
    like: 'sexta comi sushi com as meninas deu 210 pra 3',
  },
  {
    means: 'among',
    say: 'com ..8 @ [reais] pra|para|entre nos #people',
    not: ['com [os|as|o|a] meu|minha|meus|minhas {kid}', 'paguei|banquei|passei|bancou'],
    like: 'fui de uber com mais 2 deu 36 pra nós 3',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..4 {split}|pagando|minha|meu',
    like: 'mercado deu 156, somos 4 e rachamos',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..12 dividimos|rachamos [tudo|a] [conta] [por] [igual|igualmente]',
    not: ['dividimos|rachamos ..3 em|por|entre|com #people', 'nao ..2 dividimos|rachamos'],
    like: 'fomos em 4 ao rodízio, a conta deu 316 e dividimos por igual',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..12 foi|ficou dividida|dividido|rachada|rachado',
    not: ['dividida|dividido|rachada|rachado ..2 em|por|entre|com #people'],
    like: 'éramos 6 e a conta de 288 foi dividida por igual',
  },
  {
    means: 'among',
    say: 'dividimos|rachamos [tudo|a] [conta] [por] [igual|igualmente] [,|.|e] [nos|a] [gente] eramos|somos|fomos [em] #people',
    like: 'o almoço foi 30, dividimos por igual, éramos 3',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..10 minha|meu parte|lado',
    like: 'somos em 4, o gás deu 120, anota a minha parte',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..10 paguei|pago|anota|bota|lanca so|apenas|somente [a|o] minha|meu',
    like: 'deu 312 na mesa, éramos 6, mais 10% de serviço, paguei só a minha',
  },
  {
    means: 'among',
    say: '{paid-at-once} ..3 [deu|foi|ficou] [r] [$] @ em #people',
    not: ['minha|meu parte'],
    like: 'uber pro show 64 em 4',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..5 cada um|uma pagou|paga|deu [a|o] sua|seu',
    like: 'bar deu 360, éramos 6, cada um pagou sua parte',
  },
  {
    means: 'among',
    say: `#people ..4 @ [,] [tudo] ${halved} [tudo|por] [igual|igualmente] $`,
    like: 'churrasco 6 pessoas total 420, rachado igual',
  },
  {
    means: 'among',
    say: '#people [pessoas|amigos|amigas] [,|e] rachamos|dividimos [tudo|por] igual|igualmente|tudo',
    like: 'pizza 120, 4 pessoas, rachamos igual',
  },
  { means: 'among', say: 'nos #people {split}', like: 'nós quatro dividimos 486 por igual' },
  {
    means: 'half',
    say: '{split} ..3 eu e [o|a|meu|minha] ..1 $',
    like: 'jantar a gente rachou 150 eu e ele',
  },
  {
    means: 'with',
    say: '{split} ..6 com [mais|os|as|meus|minhas] #people',
    like: 'rachei 90 com 2 amigos',
  },
  {
    means: 'with',
    say: 'eu e [mais] #people ..2 dividimos|rachamos|pagamos',
    like: 'eu e mais 3 amigos rachamos 120',
  },
  { means: 'with', say: 'eu e [mais|minhas|meus|os|as] #people', like: 'rachamos 120 eu e mais 3' },
  {
    means: 'three',
    say: '{split} ..6 eu , [o|a] ..1 e [o|a]',
    like: 'rachamos uma pizza de 72 eu, o Davi e a Bia',
  },
  {
    means: 'three',
    say: '{split} ..3 com o|a [meu|minha] ..1 e|, [com] o|a',
    not: ['com o|a [meu|minha] ..1 e|, [com] o|a ..1 @'],
    like: 'dividi 90 com a Bia e o Léo',
  },
  {
    means: 'third',
    say: 'um|a terco|terca [parte] d*',
    // A third of the holidays is what that pay is called, and a rosary is a present.
    not: ['terco d* [as|minhas] ferias', 'terco de presente|prata|ouro|madeira|vidro|contas'],
    like: 'paguei um terço da conta de 90',
  },
  ...halfShares,
])
