import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const halving = 'rachei|rachamos|rachamo|dividi|dividimos|dividimo'

const returning =
  'paga|pagam|pagar|passa|passam|passar|devolve|devolvem|devolver|da|dao|dar|manda|mandam|mandar|transfere|transferem|transferir'

/** A thing that was shared, as its name is followed. */
export const halved = 'rachado|rachada|dividido|dividida'

/** Of money that changed hands: the figure is what came. */
const coming =
  'entrou|entraram|caiu|cairam|recebi|recebemos|pagou|pagaram|depositou|depositaram|transferiu|mandou|mandaram|adiantou|adiantaram'

/** All of it was shared, as the last thing that is said. */
const allHalved =
  'rachamos|dividimos [tudo|a] [conta] [por|em] [partes] [igual|igualmente|iguais|meio|certinho]'

/** Who are more than one, however many. */
const severalOthers = ['com um|uma|meu|minha ..4 e [o|a|meu|minha|mais]']
const unnumbered = [
  'com o|a|meu|minha ..4 e|, [com] o|a|meu|minha|mais',
  'com o|a pessoal|galera|turma|gente|povo|familia',
  '#people',
]

/** How people say that they paid the half of it. */
export const halfShares: readonly PhraseRow<'half'>[] = [
  { means: 'half', say: 'no meio', not: ['no meio d*'], like: 'rachamos no meio, deu 90' },
  { means: 'half', say: '{split} ..3 ao meio', like: 'a conta foi 156 e dividimos ao meio' },
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
  {
    means: 'half',
    say: `com o|a|meu|minha ..7 [e|,] ${allHalved} [.|!] $`,
    not: unnumbered,
    like: 'cinema com o Pedro, 60 no total e rachamos',
  },
  {
    means: 'half',
    say: `com o|a ..3 ;|.|: ..12 [.|;] ${allHalved} [.|!] $`,
    not: unnumbered,
    like: 'jantei com a Bia. Deu 90 e dividimos',
  },
  {
    means: 'half',
    say: `com um|uma|meu|minha ..12 ${allHalved} [.|!] $`,
    not: severalOthers,
    like: 'almocei com um colega, a conta foi de 148 e dividimos igualmente',
  },
  {
    means: 'half',
    say: `com um|uma|meu|minha ..3 ;|.|: ..12 [.|;] ${allHalved} [.|!] $`,
    not: severalOthers,
    like: 'almocei com um colega; a conta foi de R$ 148,00 e dividimos igualmente.',
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
]
