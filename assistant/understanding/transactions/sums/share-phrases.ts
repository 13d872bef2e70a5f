import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { ownShares } from '#understanding/transactions/sums/own-share-phrases.ts'

/** A bill that was shared, whoever paid of it. */
export const splits = new PhraseBook('a bill that was shared', [
  { means: 'shared', say: '{split}', like: 'pizza 64 rachei com o Caio' },
])

type Share = 'own' | 'among' | 'with' | 'half' | 'third' | 'three'

const halving = 'rachei|rachamos|rachamo|dividi|dividimos|dividimo'

const returning =
  'paga|pagam|pagar|passa|passam|passar|devolve|devolvem|devolver|da|dao|dar|manda|mandam|mandar|transfere|transferem|transferir'

const halved = 'rachado|rachada|dividido|dividida'

/** Of money that changed hands: the figure is what came. */
const coming =
  'entrou|entraram|caiu|cairam|recebi|recebemos|pagou|pagaram|depositou|depositaram|transferiu|mandou|mandaram|adiantou|adiantaram'

/** How people say that they paid a part, and how large it is. */
export const shares = new PhraseBook<Share>('a share of a bill', [
  ...ownShares,
  {
    means: 'among',
    say: '{split} ..6 em|por|entre|pra #people',
    like: 'dividimos a conta de 90 em 3',
    not: ['# vezes|x|parcelas'],
  },
  {
    means: 'among',
    say: 'por|pra|para|em #people ..4 minha|meu parte',
    like: 'o bar deu 186 pra 6, paguei a minha parte',
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
    say: 'com [mais|os|as|meus|minhas|outros|outras] #people ..10 dividimos|rachamos|dividi|rachei [tudo|a] [conta] por|igual|igualmente|certinho',
    like: 'almocei com duas colegas, a conta deu 186 e dividimos igualmente',
  },
  {
    means: 'among',
    say: 'com o|a|os|as [meus|minhas] ..3 @ [reais] pra|para|por #people [pessoas] [.|!] $',
    like: 'sexta comi sushi com as meninas deu 210 pra 3',
  },
  {
    means: 'among',
    say: 'somos|eramos|fomos [nos|em] #people ..4 {split}|pagando|minha|meu',
    like: 'mercado deu 156, somos 4 e rachamos',
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
    // A third of the holidays is what that pay is called.
    not: ['terco d* [as|minhas] ferias'],
    like: 'paguei um terço da conta de 90',
  },
  { means: 'half', say: 'no meio', not: ['no meio d*'], like: 'rachamos no meio, deu 90' },
  { means: 'half', say: 'meio a meio', like: 'dividimos meio a meio 90' },
  {
    means: 'half',
    say: 'metade',
    not: [
      'metade [:|agora|ja|hoje] [,] [r] @',
      '@ que eh [a] metade',
      // "entrou 900 do logo, a metade": what came in is the half.
      `${coming} [so] [r] [$] @ [reais] d* ..3 [,|-] [que] [eh|foi] [a|so|uma] metade [.|!|,|agora|hoje] $`,
      `${coming} [so] [r] [$] @ [reais] d* ..3 [,|-] [que] [eh|foi] [a|so|uma] metade do|da combinado|valor|total|preco|servico|orcamento`,
      `${coming} [so] [r] [$] @ [reais] [,|-] [que] [eh|foi] [a|so|uma] metade [.|!|,|agora|hoje] $`,
      '@ , metade do|da',
      // "recebi 70 de metade da progressiva": the part itself.
      '@ d* [a] metade d*',
      'pix|mandou|passou|transferiu ..2 @ d* [a] metade',
      // "caiu 800, vou mandar metade pro c6": what is planned of it takes nothing away.
      'vou|vamos|quero|queremos|pretendo|penso [em] mandar|guardar|dar|deixar|botar|colocar|usar|separar|passar|transferir|investir|poupar|juntar [a] metade',
      'metade [eu] [ja] vai|vou|quero|pretendo [ser] pra|pro|para|mandar|guardar|dar|deixar|botar|colocar|usar|separar|passar|transferir|investir|poupar|juntar',
      'amanha|depois|segunda [eu] mando|passo|dou|guardo|deixo [a] metade',
      'metade do mes',
      'quase [a] metade',
      // What is still to come back is no part of the price that was paid.
      `me|nos ${returning} [so] [a|essa|outra] metade`,
      `metade [d*] ..3 me [vai|vao] ${returning}`,
      `metade [d*] ..3 vai|vao me ${returning}`,
      `metade eh|era|foi d* ..4 [ainda] vai|vao|ficou [de] me ${returning}`,
      `metade eh|era|foi d* ..4 [ainda] me ${returning}`,
      'metade ..9 , @',
      'metade ..9 : @',
      'metade do|da [#] ..1 @',
      'metade do # ..3 @',
      'metade d* [conta] [de|do|da] ..1 deu|foi|ficou|saiu [em] [r] [$] @',
      'metade d* ..3 pra|pro|para ..2 [r] [$] @',
      'metade dele|dela|deles|delas ..4 @',
      // "me passou 306, a metade dele": the part itself.
      '@ [,] [a|o] metade|parte dele|dela|deles|delas',
      'me|nos passou|mandou|deu|pagou|transferiu [r] [$] @ ..5 metade dele|dela|deles|delas',
    ],
    like: 'a conta deu 90 e paguei metade',
  },
  {
    means: 'half',
    say: '{split} [no] [meio] com outro casal',
    like: 'jantar 156 dividimos com outro casal',
  },
  {
    means: 'half',
    say: 'divido|dividido|dividida|racho|rachado|rachada com [o|a] [meu|minha] ..1 [,|e] [ja] paguei|pago [a|o] [so] minha|meu parte',
    like: 'o aluguel é 1800 divido com a Ana, paguei minha parte hoje',
  },
  {
    means: 'half',
    say: 'eu e [o|a|meu|minha] ..1 [a] [gente] dividimos|rachamos',
    not: ['eu e mais|os|as', 'dividimos|rachamos ..6 em|por|entre #people'],
    like: 'eu e minha irmã dividimos um presente de 240',
  },
  {
    means: 'half',
    say: '[meu|minha] ..1 e eu dividimos|rachamos',
    not: ['dividimos|rachamos ..6 em|por|entre #people', ', [o|a|meu|minha] ..1 e eu'],
    like: 'meu marido e eu dividimos um jantar de 180',
  },
  { means: 'half', say: `${halving} ..4 com o|a|meu|minha`, like: 'rachei 90 com a Ana' },
  {
    means: 'half',
    say: `${halved} [no|na|meio] ..2 com [o|a] [meu|minha] ..1 $`,
    not: ['com #'],
    like: 'sushi 142 rachado com a Lívia',
  },
  {
    means: 'half',
    say: `${halved} [no|na|meio] ..2 com [o|a] [meu|minha] ..1 ,|.|!|e|mas`,
    not: ['com #'],
    like: 'pizza 90 rachada com o Beto, gás 120',
  },
  {
    means: 'half',
    say: `${halved} com [o|a] [meu|minha] ..1 @`,
    not: ['com #'],
    like: 'hbo rachada com o meu primo 39,90',
  },
  { means: 'half', say: `${halving} ..3 com ele|ela|amor|mozao`, like: 'sushi 164 rachei com ele' },
  {
    means: 'half',
    say: 'eu e [o|a|meu|minha] ..1 rachamos|dividimos',
    like: 'eu e a Ana rachamos 90',
  },
])
