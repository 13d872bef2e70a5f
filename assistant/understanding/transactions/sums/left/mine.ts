import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomebody } from '#understanding/transactions/sums/left/put-in.ts'
import { sumOf } from '#understanding/transactions/sums/parts.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const putting = 'dei|paguei|pus|botei|coloquei|entrei|inteirei|banquei'
const put = 'deu|pagou|pos|botou|colocou|entrou|inteirou|bancou'

const own = new PhraseBook('the part of it that the writer paid', [
  { means: 'mine', say: `eu [${putting}] [so|com] [com] [r] [$] @`, like: 'gás 110, eu dei 60' },
  {
    means: 'mine',
    say: `${putting} [so|com] [com] [r] [$] @`,
    like: 'o presente deu 200, paguei 120 e a Bia 80',
  },
])

const others = new PhraseBook('the part of it that another paid', [
  {
    means: 'theirs',
    say: `[${put}] [os|as|so|com] [outros|outras|com] [r] [$] @`,
    like: 'eu dei 60 e minha irmã deu 50',
  },
])

const ownBehind = new PhraseBook('whose a part is, told behind it', [
  {
    means: 'mine',
    say: '@ [reais|conto] [foi|fui|eh|foram|sao|era|eram] [so] eu|meu|meus|minha|minhas',
    not: ['meu|minha|meus|minhas {person}'],
    like: 'gastei 300 de mercado, 120 eu e 180 meu marido',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] [foi|foram|eh|sao|era|eram] [do|da|dos|das|de] [o|a|meu|minha]',
    like: 'aluguel 1200, 700 meu e 500 da Ana',
  },
])

const came = new PhraseBook('the whole came in', [
  {
    means: 'in',
    say: 'recebi|ganhei|recebemos ..4 @',
    like: 'recebi 800, 600 é do patrão e 200 meu',
  },
  {
    means: 'in',
    say: 'me|nos passou|mandou|deu|pagou|entregou|transferiu|depositou|passaram|mandaram|deram|pagaram ..3 @',
    like: 'o irmão me passou 400, sendo 250 da igreja e 150 meus',
  },
])

/** The part that somebody else has, where it is told behind both whose they are. */
function theirsBehind(
  reading: Reading,
  parts: readonly Settled[],
  isCome: boolean,
): Settled | null {
  const told = parts.map(({ amount }) => {
    const found = ownBehind.find(reading, { first: amount.first, last: amount.last + reachMax })
    if (found?.first !== amount.first) return null
    // "sendo 250 da igreja e 150 meus", of what came in: whoever that is.
    const isOther = isCome || isSomebody(reading, found.last + 1)
    return found.means === 'mine' || isOther ? found.means : null
  })
  const isTold = told.includes('mine') && told.includes('theirs')
  return isTold ? (parts[told.indexOf('theirs')] ?? null) : null
}

/**
 * `gás 110, eu dei 60 e minha irmã deu 50`: the two parts come to the whole, and only the writer's
 * is an expense. Null where they do not.
 */
export function takeMine(reading: Reading, segments: readonly Settled[]): Settled | null {
  if (segments.length !== 3) return null
  const whole = segments.find(({ valueCents }) => 2 * valueCents === sumOf(segments))
  const [one, other] = segments.filter((part) => part !== whole)
  if (!whole || !one || !other) return null
  const isCome = came.isIn(reading, { first: 0, last: whole.amount.last })
  const behind = theirsBehind(reading, [one, other], isCome)
  const way = isCome ? 'in' : 'out'
  if (behind) return { ...withStep(whole, { by: 'less', cents: behind.valueCents }), way }
  const theirs = [one, other].find((part) => isTheirs(reading, part))
  const mine = theirs === one ? other : one
  if (!theirs || !isMine(reading, mine) || isTheirs(reading, mine)) return null
  return { ...withStep(whole, { by: 'less', cents: theirs.valueCents }), way: 'out' }
}

const remaining = new PhraseBook('the rest of it, in figures', [
  {
    means: 'mine',
    say: `eu [${putting}] os|as outros|outras [r] [$] @`,
    like: 'minha filha pagou vinte do táxi e eu paguei os outros quinze',
  },
])

/** `minha filha pagou 20 do táxi e eu os outros 15`: of the same thing. Null for any other. */
export function takeOthers(reading: Reading, segments: readonly Settled[]): Settled | null {
  const [theirs, mine, another] = segments
  if (!theirs || !mine || another || !isTheirs(reading, theirs)) return null
  const span = { first: theirs.amount.last + 1, last: mine.amount.last }
  return remaining.isIn(reading, span) ? { ...merge(theirs, mine), way: 'out' } : null
}

/** As many tokens as `eu paguei só R$` has. */
const reachMax = 5

function isMine(reading: Reading, { amount }: Settled): boolean {
  return own
    .findAll(reading, { first: amount.first - reachMax, last: amount.last })
    .some((told) => {
      return told.last === amount.last
    })
}

function isTheirs(reading: Reading, { amount }: Settled): boolean {
  const told = others.findAll(reading, { first: amount.first - reachMax, last: amount.last })
  return told.some(({ first, last }) => last === amount.last && isSomebody(reading, first - 1))
}
