import { eachBehind } from '#language/amounts/prices/each.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const both = new PhraseBook('there and back', [
  { means: 'both', say: 'ida e [a] volta', like: 'ônibus 5,60 ida e volta 11,20' },
])

const wholly = new PhraseBook('what they come to', [
  { means: 'all', say: '@ no|ao total|todo', like: 'almocei e jantei, 7,30 cada, 14,60 no total' },
])

/** `buzu 5,60 ida e volta 11,20 no total`, `no RU, 7,30 cada, 14,60 no total`: one, and all. */
export function dropSingle(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [single, total, another] = segments
  if (!single || !total || another) return [...segments]
  const isTwice = total.valueCents === 2 * single.valueCents
  const isBoth =
    both.isIn(reading, { first: single.first, last: total.last }) ||
    (eachBehind(reading.tokens, single.amount.last + 1) === '' &&
      wholly.isIn(reading, { first: total.amount.first, last: total.amount.last + 2 }))
  return isTwice && isBoth ? [merge(single, total)] : [...segments]
}

/** `12 diarias de 130, passei 1.560`, `110 com 10% de desconto, ficou 99`: what was worked out. */
export function dropProducts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const isWorked = former !== undefined && former.sum.steps.length > 0
    // "mandou 200, comprei por 163 e devolvi o troco": as much came in as went out.
    const isPassed = former?.way === 'in' && segment.way === 'out'
    const isSame =
      former?.valueCents === segment.valueCents &&
      !isPassed &&
      !isListedNext(reading, former, segment)
    // "3 entregas a 8 e 2 a 12": each was worked out of its own pieces.
    if (isWorked && segment.amount.times) kept.push(segment)
    else if (former && isWorked && isSame) kept[kept.length - 1] = merge(segment, former)
    else if (former && isSame && segment.sum.steps.length > 0) {
      kept[kept.length - 1] = merge(former, segment)
    } else kept.push(segment)
  }
  return kept
}

const links = new Set(['e', 'mais', '+'])

/** `acarajé 18, e 2 latão a 9 cada`: by chance, where two things stand with their prices. */
function isListedNext({ tokens }: Reading, former: Settled, next: Settled): boolean {
  const count = next.amount.times?.first ?? next.amount.first
  const gap = tokens.slice(former.amount.last + 1, Math.min(count, next.amount.first))
  const isLinked = gap.some(({ norm }) => links.has(norm))
  const own = tokens.slice(former.amount.last + 1, next.amount.first)
  const isNamed = own.some(({ kind, norm }) => kind === 'word' && norm.length > 2)
  if (!isLinked || !isNamed || own.some(({ norm }) => /^(total|=)$/.test(norm))) return false
  // "e gastei 20 de lanche": a deed of its own, with its thing behind.
  const [of, thing] = tokens.slice(next.amount.last + 1)
  const hasThing = of?.norm === 'de' && thing?.kind === 'word' && !alike.has(thing.norm)
  return hasThing || !own.some(({ norm }) => findVerb(norm))
}

const alike = new Set('uma vez total tudo'.split(' '))

const pair = new PhraseBook('two of it', [
  { means: 'two', say: 'almoco e|mais janta|jantar', like: 'ru 5,60 almoço e janta, 2,80 cada' },
  { means: 'two', say: 'ida e|mais volta', like: 'ônibus 10,40 ida e volta, 5,20 cada' },
  { means: 'two', say: 'dois|duas|2', like: 'duas passagens' },
])

const totals = new PhraseBook('what it comes to', [
  {
    means: 'total',
    say: 'total|=|totalizando|dando|resultando|todo',
    like: '260 a diária, 2 noites, total 520',
  },
  { means: 'total', say: 'ou seja', like: '2 noites de 260, ou seja, 520' },
])

/** `diária 260, ficamos 2 noites, total 520`, `36 por dia, 22 dias, total 792`. */
export function dropMultiples(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [one, all, another] = segments
  if (!one || !all || another) return [...segments]
  if (isEachOf(reading, one, all)) return [merge(all, one)]
  const times = all.valueCents / one.valueCents
  const isCounted = reading.numbers.some(
    ({ hundredths, role }) => hundredths === times * 100 && role !== 'amount',
  )
  const isTotal = totals.isIn(reading, { first: one.amount.last + 1, last: all.last })
  return times >= 2 && isCounted && isTotal ? [merge(one, all)] : [...segments]
}

/** `comprei 4 camisas, deu 200, 50 cada`: the sum, and what one of them is. */
function isEachOf(reading: Reading, all: Settled, one: Settled): boolean {
  const times = all.valueCents / one.valueCents
  if (times < 2 || eachBehind(reading.tokens, one.amount.last + 1) !== '') return false
  // "ru 5,60 almoço e janta, 2,80 cada": nothing else is named between them.
  const mark = reading.tokens[one.amount.first - 1]
  if (times === 2 && mark?.norm === ',' && pair.isIn(reading, all)) return true
  return reading.numbers.some(({ hundredths, role, last }) => {
    return hundredths === times * 100 && role === 'quantity' && last < all.amount.first
  })
}
