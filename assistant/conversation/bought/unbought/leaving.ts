import { type Clause, clausesIn, tellingOf } from '#conversation/bought/unbought/clauses.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

const took = 'comprei|levei|trouxe|peguei|comprando|compro|levo|quis|comprar|levar|pego|dou|pago'

const leaving = new PhraseBook<'nearly' | 'not' | 'left' | 'seen'>('what was not bought', [
  { means: 'nearly', say: `quase ..1 ${took}`, like: 'quase comprei uma jaqueta de 180' },
  { means: 'nearly', say: `por pouco ..1 nao ${took}`, like: 'por pouco não levo uma jaqueta' },
  { means: 'nearly', say: 'faltou pouco pra|para', like: 'faltou pouco pra eu gastar 180' },
  {
    means: 'nearly',
    say: 'a ponto de comprar|levar|gastar',
    like: 'estive a ponto de comprar uma jaqueta',
  },
  { means: 'nearly', say: 'ia ser|gastar|comprar|levar', like: 'ia ser 180 numa jaqueta' },
  {
    means: 'nearly',
    say: 'resisti a|ao|aos|as',
    not: ['nao resisti'],
    like: 'resisti à jaqueta de 180',
  },
  { means: 'nearly', say: 'nao cheguei a comprar|levar', like: 'não cheguei a comprar a jaqueta' },
  {
    means: 'nearly',
    say: 'fica|ficou pra|para outra|proxima|depois|outro',
    like: 'a jaqueta de 180 fica pra outra',
  },
  {
    means: 'seen',
    say: 'fui|ia|tava|estava ..1 pela|pelo|atras|namorando|querendo|olhando',
    like: 'fui pela jaqueta de 180',
  },
  { means: 'not', say: `nao|nem ${took}`, not: [`nao|nem ${took} nada`], like: 'não levei' },
  { means: 'not', say: 'nem pensar', like: 'nem pensar' },
  {
    means: 'left',
    say: 'deixei|larguei|desisti|segurei|resisti|abandonei|devolvi|contive',
    not: ['nao|n ..1 deixei|larguei|desisti|segurei|resisti|abandonei|devolvi|contive'],
    like: 'mas deixei',
  },
  {
    means: 'left',
    say: 'ficou|ficaram [la|mesmo] na|no|la [loja|vitrine|prateleira|arara|carrinho|shopping]',
    not: ['ficou|ficaram no|na conta|cartao|credito|pix|total|dinheiro'],
    like: 'a jaqueta de 180 ficou na loja',
  },
])

const only = new PhraseBook('that it was nothing else', [
  {
    means: 'only',
    say: 'voltei|sai|fiquei|acabei|vim|peguei|levei|comprei|trouxe so|somente|apenas',
    like: 'voltei só com a meia',
  },
  {
    means: 'only',
    say: 'so|somente|apenas voltei|sai|peguei|levei|comprei|trouxe',
    like: 'só levei meia',
  },
])

const places = words(
  'loja la arara prateleira vitrine quieto lado cabide juizo shopping pena ideia carrinho ' +
    'gancho dela dele desse dessa',
)
/** What is left to somebody, or given back, beside what was paid. */
const given = words('troco gorjeta caixinha sinal entrada dinheiro resto restante metade')
const why = words('por porque pq pois que porem senao')

/** "quase comprei uma jaqueta de 180", "a jaqueta de 180 deixei lá": its own sum was not paid. */
export function leavesOwn(reading: Reading, clause: Clause): boolean {
  const { tokens } = reading
  const found = foundIn(reading, clause)
  if (!found) return false
  if (found.means === 'nearly') return true
  // "fui pela jaqueta de 180 e voltei só com a meia"
  if (found.means === 'seen') return only.isIn(reading)
  const [sum, another] = clause.amounts
  if (!sum || another || sum.first === found.last + 1) return false
  if (found.means === 'not') return sum.last < found.first || !isSumBehind(reading, found.last)
  // "deixei 10 de gorjeta" was given.
  const isBefore = sum.last < found.first
  return isBefore || tokens[sum.first - 1]?.norm === 'de'
}

function isSumBehind({ amounts }: Reading, at: number): boolean {
  return amounts.some(({ first }) => first === at + 1)
}

/** "mas desisti", "não levei": of what was told before, and of nothing that it names anew. */
export function isOfWhatWasLeft(reading: Reading, clause: Clause): boolean {
  const found = foundIn(reading, clause)
  if (!found || found.means === 'nearly' || found.means === 'seen') return false
  const behind = reading.tokens.slice(found.last + 1, clause.last + 1)
  const end = behind.findIndex(({ norm }) => why.has(norm))
  const last = end < 0 ? clause.last : found.last + end
  const named = tellingOf(reading, { first: found.last + 1, last })
  const isGiven = behind.some(({ norm }) => given.has(norm))
  return !isGiven && named.every((word) => places.has(word) || isToldWithSum(reading, word))
}

/** "não levei a jaqueta", of one that is told with its price. */
function isToldWithSum(reading: Reading, word: string): boolean {
  return clausesIn(reading).some((one) => {
    return one.amounts.length > 0 && tellingOf(reading, one).includes(word)
  })
}

function foundIn(reading: Reading, { first, last }: Clause) {
  return leaving.findAll(reading).find((one) => one.first >= first && one.last <= last)
}
