import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const corrections = new PhraseBook('a figure taken back', [
  {
    means: 'no',
    say: 'mentira|perai|pera|digo|ops|opa|epa|alias|minto|errei|corrigindo|desculpa',
    like: 'gastei 40, digo, 45 no lanche',
  },
  { means: 'no', say: 'nada [,] eh|foi|era', like: '40 na 99food nada, é ifood, 40' },
  { means: 'no', say: 'quer dizer', like: 'gastei 40, quer dizer, 45' },
  { means: 'no', say: 'na verdade', like: 'paguei 40, na verdade 45' },
  { means: 'no', say: 'melhor dizendo', like: 'paguei 40, melhor dizendo 45' },
  { means: 'no', say: 'ou melhor', like: 'paguei 40, ou melhor, 45' },
  { means: 'no', say: 'ah nao', like: 'botei 30 de gasolina, ah não, foi 35' },
  { means: 'no', say: 'nao nao', like: 'paguei 40, não não, 45' },
  { means: 'no', say: ', nao ,', like: 'paguei 40, não, 45' },
  {
    means: 'no',
    say: '.|! nao [,] [{article}] ..2 foi|era|deu|ficou|eram|foram|custou',
    like: 'pão 12 e carne 60... não, a carne foi 70',
  },
  { means: 'no', say: '.|! nao ,', not: ['nao , ..2 nao'], like: 'pão 12 e café 8... não, 9' },
  { means: 'no', say: 'perdao|retificando', like: 'padaria 12, perdão, 13' },
])

const denials = new PhraseBook('a figure that is said again to deny it', [
  { means: 'no', say: 'nao [eh|foi|era|sao|foram] [r] [$] @', like: 'paguei 40, não é 40, é 45' },
  { means: 'no', say: '@ [reais] nao ,|.', like: 'paguei 40, 40 não, 45' },
])

/** `dei 50 pra Bia, não 50, 70`: said once more to deny it; what is behind goes in its place. */
export function takeDenied(reading: Reading, segments: readonly Segment[]): Segment[] {
  if (segments.length < 3) return [...segments]
  const kept: Segment[] = []
  for (let at = 0; at < segments.length; at += 1) {
    const [former, denied, right] = segments.slice(at, at + 3)
    if (!former) break
    const isTaken = denied && right && isSaidToDeny(reading, former, denied)
    if (isTaken) at += 2
    const { first, last } = former.amount
    // The story is told with the figure that was wrong.
    kept.push(isTaken ? { ...former, amount: { ...right.amount, first, last } } : former)
  }
  return kept
}

/** `paguei 38 no gás não 138 no gás`: the same words once more, behind a no. */
function isThingAgain({ tokens }: Reading, former: Segment, { amount }: Segment): boolean {
  const gap = tokens.slice(former.amount.last + 1, amount.first).filter(({ norm }) => norm !== ',')
  const words = gap.slice(0, -1).map(({ norm }) => norm)
  const again = tokens.slice(amount.last + 1, amount.last + 1 + words.length)
  const isNo = gap.at(-1)?.norm === 'nao' && words.length > 0
  return isNo && again.every(({ norm }, at) => norm === words[at]) && again.length === words.length
}

/** `paguei 38 no gás não 138 no gás`: the later figure, of what is said once more. */
export function takeSaidOver(reading: Reading, segments: readonly Segment[]): Segment[] {
  const [former, next, another] = segments
  if (!former || !next || another || !isThingAgain(reading, former, next)) return [...segments]
  const { first, last } = former.amount
  return [{ ...former, amount: { ...next.amount, first, last } }]
}

function isSaidToDeny(reading: Reading, { amount }: Segment, { amount: again }: Segment): boolean {
  if (amount.valueCents !== again.valueCents) return false
  const last = Math.min(again.last + 2, reading.tokens.length - 1)
  return denials.isIn(reading, { first: amount.last + 1, last })
}

/** Whether a figure is one that a vague one before it may mean: 24 is twenty and something. */
function isWithin({ amount }: Settled, { amount: exact }: Settled): boolean {
  if (!amount.isVague || exact.isVague) return false
  const [from, to] =
    amount.fromCents === undefined
      ? [amount.valueCents, amount.valueCents + roundness(amount.valueCents)]
      : [amount.fromCents, amount.valueCents]
  return from <= exact.valueCents && exact.valueCents <= to
}

/** What lies between a round figure and the next: ten reais for 30, a hundred for 200. */
function roundness(cents: number): number {
  let unit = 100
  while (cents > 0 && cents % (10 * unit) === 0) unit *= 10
  return unit
}

const contested = new PhraseBook('two figures of which one is denied', [
  {
    means: 'either',
    say: '@ ..4 nao [r] [$] @ [reais|conto] [.|!] $',
    not: [
      'foi|era|foram|eram|eh|deu|custou|ficou|saiu|veio [r] [$] @ ..4 nao',
      'e|, nao',
      'nao|, nao @',
    ],
    like: 'dei 20 pro flanelinha não 10',
  },
])

/** Whether nobody can tell which of two figures is meant: `dei 20 pro flanelinha não 10`. */
export function isContested(reading: Reading): boolean {
  const [, second, another] = reading.amounts
  // "tênis 5x de 39,99 n 36": a size.
  const isNumbered = reading.tokens[(second?.first ?? 0) - 1]?.folded === 'n'
  return second !== undefined && !another && !isNumbered && contested.isIn(reading)
}

const affirming = new Set(['foi', 'era', 'eh', 'deu', 'custou'])

/** The 25 of `23 de pano não 25 reais foi 25`: it is said once more to be sure. */
function isAffirmed({ amounts, tokens }: Reading, { amount: { valueCents } }: Settled): boolean {
  const [right, again, another] = amounts.filter((one) => one.valueCents === valueCents)
  const before = (at: number) => tokens[at - 1]?.norm ?? ''
  if (!right || !again || another) return false
  return before(right.first) === 'nao' && affirming.has(before(again.first))
}

/** `carne 60, pão 12... não, a carne foi 70`: which before it bears its name; -1 for the last. */
function namedEarlier(reading: Reading, kept: readonly Settled[], segment: Settled): number {
  const own = (one: Settled, last: number) =>
    reading.tokens
      .slice(one.first, last)
      .flatMap(({ kind, norm }) => (kind === 'word' && !isFiller(norm) ? [norm] : []))
  const said = own(segment, segment.amount.first).filter((word) => !findVerb(word))
  const bears = (one: Settled) => {
    return own(one, one.last + 1).some((word) => said.includes(word))
  }
  const former = kept.at(-1)
  return former && bears(former) ? -1 : kept.findLastIndex(bears)
}

/** `quarenta não, peraí, quarenta e cinco`: the later figure, with the words of both. */
export function takeCorrections(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  const isEither = isContested(reading)
  for (const segment of segments) {
    const former = kept.at(-1)
    // "vinte e poucos no lanche, 24 pra ser exato"
    const isVagueFirst = former && isWithin(former, segment)
    const isSaid = former && corrections.isIn(reading, between(former, segment))
    const isMended = isSaid || (former !== undefined && isAffirmed(reading, segment))
    const earlier = isMended ? namedEarlier(reading, kept, segment) : -1
    const meant = kept[earlier]
    if (meant) {
      const { first, last } = meant.amount
      const { valueCents, sum } = segment
      kept[earlier] = { ...meant, valueCents, sum, amount: { ...segment.amount, first, last } }
    } else if (former && (isVagueFirst || isMended || isEither)) {
      kept.pop()
      kept.push(merge(former, segment))
    } else kept.push(segment)
  }
  return kept
}
