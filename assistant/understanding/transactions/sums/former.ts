import { eachBehind } from '#language/amounts/prices/each.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { atRate, isChanged } from '#understanding/transactions/sums/foreign.ts'
import { afterFee } from '#understanding/transactions/sums/left/after-fee.ts'
import { isPaidBack } from '#understanding/transactions/sums/paid-back.ts'
import {
  byHead,
  isAllOf,
  isEvenPart,
  partOfAll,
} from '#understanding/transactions/sums/per-head.ts'
import {
  before,
  behind,
  now,
  ownFirst,
} from '#understanding/transactions/sums/prices/former-phrases.ts'
import { isOfOtherDay } from '#understanding/transactions/sums/prices/of-other-day.ts'
import { isPaidInPart, isPaidLess } from '#understanding/transactions/sums/prices/paid-less.ts'
import { tagged } from '#understanding/transactions/sums/prices/tagged.ts'
import { splits } from '#understanding/transactions/sums/shares/share-phrases.ts'
import { between, merge } from '#understanding/transactions/sums/sum.ts'

/** Takes prices that only explain the one that was paid into it, whatever mood they are told in. */
export function takeFormerPrices(reading: Reading, segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const joined = former && join(reading, former, segment)
    if (joined) kept.pop()
    kept.push(joined ?? segment)
  }
  return kept
}

/** One segment of two where one of their figures only explains the other; null where neither. */
function join(reading: Reading, former: Segment, next: Segment): Segment | null {
  if (next.isPart) return null
  const gap = between(former, next)
  const told = behind.find(reading, { ...gap, last: next.amount.last })
  const isAdjacent = told?.first === gap.first
  if (isSaidAgain(reading, former, next)) return merge(next, former)
  if (isToldWhole(reading, former, next)) return merge(next, former)
  if (ownFirst.isIn(reading, { first: former.amount.first, last: next.amount.last })) {
    return { ...merge(next, former), isPart: true }
  }
  if (isPaidLess(reading, former, next)) return merge(former, next)
  if (isPaidInPart(reading, former, next)) return { ...restate(former, next), isPart: true }
  const left = afterFee(reading, former, next)
  if (left) return left
  if (told?.means === 'was' && !beginsAnew(reading, former, told.first)) return merge(next, former)
  if (isChanged(reading, former, next)) return merge(former, next)
  const counted = atRate(reading, former, next)
  if (counted) return counted
  const isOffer = reading.tokens[former.amount.first - 1]?.norm === 'de'
  // "perfume 212 por R$ 310": a bare figure before the price that is named is its name.
  const isMarked = former.amount.form === 'bare' && next.amount.form === 'currency'
  const isFor = isOffer || isMarked || isBelow(next, former)
  if (told?.means === 'for' && isAdjacent && isFor) {
    return isSoMany(reading, former, next) ? merge(next, former) : merge(former, next)
  }
  if (told?.means === 'nett' && isBelow(next, former)) return restate(former, next)
  if (told?.means === 'reduced' && isReduced(reading, former, next)) return merge(former, next)
  const isFallen = isOffer && isAdjacent && isReduced(reading, former, next)
  if (told?.means === 'fell' && isFallen) return merge(former, next)
  if (told?.means === 'raised' && isReduced(reading, next, former)) return merge(former, next)
  const isCome = told?.means === 'came-to' && isAdjacent
  if (isCome && (isOffer || isBelow(former, next))) return merge(former, next)
  const isOther = hasDeed(reading, gap) || isOfOtherDay(reading, gap.first, told?.first ?? 0)
  if (told?.means === 'part' && isBelow(next, former) && !isOther) {
    return { ...restate(former, next), isPart: true }
  }
  const isOfAll = isAllOf(former, next) && isEvenPart(former, next)
  if (told?.means === 'heads' && isOfAll) return partOfAll(reading, former, next)
  if (told?.means === 'even' && isEvenPart(former, next)) {
    return { ...merge(former, next), isPart: true }
  }
  if (isPaidBack(reading, former, next)) return { ...merge(former, next), isPart: true }
  const headed = byHead(reading, former, next)
  if (headed) return headed
  const span = { first: former.amount.first, last: next.amount.first }
  if (tagged.isIn(reading, span) && isBelow(next, former)) return merge(former, next)
  const isHalf = next.amount.valueCents * 2 === former.amount.valueCents
  if (told?.means === 'half' && isHalf) return { ...merge(former, next), isPart: true }
  const lead = before.find(reading, { first: former.first, last: former.amount.last })
  const isLed = lead?.last === former.amount.last
  // "era 75, fez por 65 e carregador 28": of the figure that it leads to.
  if (told && told.last >= next.amount.first && isBelow(next, former)) {
    if (told.means === 'less' && isLed && lead.means === 'former') return merge(former, next)
    if (told.means === 'less' || told.means === 'let') return restate(former, next)
  }
  if (lead?.means === 'former' && isLed && now.isIn(reading, gap)) {
    if (isTakenOff(reading, next)) return null
    const isPart = splits.isIn(reading, gap)
    return isPart ? { ...merge(former, next), isPart } : merge(former, next)
  }
  if (isRate(reading, former) && now.isIn(reading, gap)) return merge(former, next)
  if (!isLed || lead?.means !== 'bill' || !isBelow(next, former)) return null
  return told?.means === 'paid' && isAdjacent && !hasOwnThing(reading, next)
    ? { ...merge(former, next), isPart: true }
    : null
}

const givenOf = new PhraseBook('what was given of a thing, and what that comes to', [
  {
    means: 'of',
    say: 'me|nos mandou|mandaram|passou|passaram|deu|deram|pagou|pagaram|devolveu [r] [$] @ [reais] d* ..3 que eh|era|foi|deu|veio|custou|custa [r] [$] @',
    // Of somebody near the price went out as well: 'a vó me deu 50 do remédio que foi 68'.
    not: [
      '{kin}|irmao|irma|filho|filha|namorado|namorada|mulher|cunhado|cunhada [ja] me|nos ..1 @ ..6 que era|foi|deu|veio|custou',
    ],
    like: 'o Caio me mandou 55 da internet que é 110',
  },
  {
    means: 'of',
    say: 'recebi|recebemos [so] [r] [$] @ [reais] d* ..3 que eh|era|foi|deu|custou|custa [r] [$] @',
    like: 'recebi 90 do aluguel que é 180',
  },
])

/** `o Caio me mandou 55 da internet que é 110`: what came in, and the whole that it is of. */
function isToldWhole(reading: Reading, { amount }: Segment, next: Segment): boolean {
  const span = { first: amount.first - 4, last: next.amount.last }
  return amount.valueCents < next.amount.valueCents && givenOf.isIn(reading, span)
}

const manyMax = 1200
const cheaperMax = 5

/** `água mineral 24 por 3`: nobody takes off four fifths, so that is how many they are. */
function isSoMany(reading: Reading, former: Segment, { amount }: Segment): boolean {
  const isTold = reading.tokens[former.amount.first - 1]?.norm === 'de'
  const isFew = amount.form === 'bare' && amount.valueCents % 100 === 0
  const isFar = amount.valueCents * cheaperMax < former.amount.valueCents
  return !isTold && isFew && isFar && amount.valueCents <= manyMax
}

/** `base 89,90 e o batom que tava 59,90`: what was dearer is another thing. */
function beginsAnew({ tokens }: Reading, { amount }: Segment, told: number): boolean {
  const [link, article] = [tokens[amount.last + 1], tokens[amount.last + 2]]
  const isListed = link?.norm === 'e' || link?.norm === ','
  return isListed && /^(o|a|os|as|um|uma)$/.test(article?.norm ?? '') && told > amount.last + 3
}

const off = new Set(['desconto', 'descontinho', 'abatimento', 'off'])

/** `era 180 deu 20 de desconto`: what is taken off is not what was paid. */
function isTakenOff({ tokens }: Reading, { amount }: Segment): boolean {
  return tokens.slice(amount.last + 1, amount.last + 3).some(({ norm }) => off.has(norm))
}

/** `almocei no japa 54,90 e rachei a gasolina, minha parte 35`: a share of something else. */
function hasDeed({ tokens }: Reading, { first, last }: { first: number; last: number }): boolean {
  return tokens
    .slice(first, last)
    .some(
      ({ norm }, at) =>
        norm === 'e' && findVerb(tokens[first + at + 1]?.norm ?? '')?.form === 'i-did',
    )
}

/** The words and the place of the first, with the figure of the second. */
function restate(former: Segment, next: Segment): Segment {
  const { valueCents, form } = next.amount
  return { ...merge(next, former), amount: { ...former.amount, valueCents, form } }
}

function isBelow(less: Segment, more: Segment): boolean {
  return less.amount.valueCents < more.amount.valueCents
}

/** `ipva 1.240, com desconto ficou 1.203`: no more than half is ever taken off. */
function isReduced(reading: Reading, former: Segment, next: Segment): boolean {
  const [less, more] = [next.amount.valueCents, former.amount.valueCents]
  return less < more && less * 2 >= more && !isTakenOff(reading, next)
}

/** `R$ 50,00 (cinquenta reais)`. */
function isSaidAgain({ tokens }: Reading, former: Segment, { amount }: Segment): boolean {
  const isBracket = tokens[amount.first - 1]?.norm === '('
  const isNext = former.amount.last === amount.first - 2
  return isBracket && isNext && former.amount.valueCents === amount.valueCents
}

/** `gasolina 5,89 o litro`: the rate of what was bought, where nobody said how much. */
function isRate({ tokens }: Reading, { amount }: Segment): boolean {
  return amount.times === undefined && Boolean(eachBehind(tokens, amount.last + 1))
}

const leading = new Set(['de', 'no', 'na', 'em', 'pra'])

/** `a conta deu 320, paguei 80 de uber`: another thing. */
function hasOwnThing({ tokens }: Reading, { amount, last }: Segment): boolean {
  return tokens.slice(amount.last + 1, last + 1).some(({ norm }) => leading.has(norm))
}
