import type { Amount } from '#language/amounts/amount.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

/** What leads to the whole of something, and what is said behind it of how many it was for. */
const leading = new Set('era deu total foi custou conta ( ficou'.split(' '))
const sharing = new Set('rachado rachada dividido dividida por pra entre em'.split(' '))
const naming = new Set('de do da dos das no na nos nas num numa'.split(' '))
const lowering = new Set('cupom desconto descontinho abatimento voucher'.split(' '))

/**
 * `fiquei com 30, a conta era 90 e éramos três`, `o lanche de 48 ficou 38 com o cupom de 10`: of
 * figures that prove each other one was paid.
 */
export function takeProvenShare(reading: Reading, segments: readonly Segment[]): Segment[] {
  return ofHeads(reading, segments) ?? ofCoupon(reading, segments) ?? [...segments]
}

/** Whether so many people times a sum are another that is told: nobody needs to doubt it. */
export function isOfHeads({ amounts, numbers }: Reading, cents: number): boolean {
  return numbers.some(({ role, hundredths }) => {
    const heads = role === 'people' ? (hundredths ?? 0) : 0
    return heads > 100 && amounts.some(({ valueCents }) => heads * cents === 100 * valueCents)
  })
}

function ofHeads(reading: Reading, segments: readonly Segment[]): Segment[] | null {
  const [one, other, more] = segments
  if (!one || !other || more) return null
  const [own, whole] = one.amount.valueCents < other.amount.valueCents ? [one, other] : [other, one]
  const isProved = isOfHeads({ ...reading, amounts: [whole.amount] }, own.amount.valueCents)
  const [before, behind] = [whole.amount.first - 1, whole.amount.last + 1].map((at) => {
    return reading.tokens[at]?.norm ?? ''
  })
  const isTold = leading.has(before ?? '') || sharing.has(behind ?? '')
  // "a mesa deu 184, éramos 4, cada um pagou 46" tells by itself what each one paid.
  const isEach = reading.tokens.slice(0, own.amount.first).some(({ norm }) => norm === 'cada')
  if (!isProved || !isTold || isEach || naming.has(behind ?? '')) return null
  const taken = merge(whole, own)
  return [{ ...taken, isPart: true }]
}

function ofCoupon({ tokens }: Reading, segments: readonly Segment[]): Segment[] | null {
  if (segments.length < 3 || !tokens.some(isLowering)) return null
  for (const at of segments.keys()) {
    const three = segments.slice(at, at + 3)
    const left = leftByCoupon(
      tokens,
      three.map(({ amount }) => amount),
    )
    const paid = three.find(({ amount }) => amount === left)
    if (!paid || (paid !== three[0] && namesOwn(tokens, paid.amount))) continue
    const isEarned = tokens.some(({ norm }) => came.has(findVerb(norm)?.kind ?? ''))
    const taken = three.reduce((all, one) => merge(one, all), paid)
    return segments.toSpliced(at, 3, isEarned ? taken : { ...taken, way: 'out' })
  }
  return null
}

const came = new Set<string>(['earn', 'arrive'])

/** "30 no lanche com cupom de 5, e 25 na farmácia": what was paid there was for another thing. */
function namesOwn(tokens: Reading['tokens'], { last }: Amount): boolean {
  const [link, thing] = tokens.slice(last + 1, last + 3)
  return naming.has(link?.norm ?? '') && isThing(thing?.norm ?? '')
}

/** Whether a price, what was taken off it and what was left to pay prove each other. */
export function isOfCoupon({ amounts, tokens }: Reading): boolean {
  if (amounts.length < 3 || !tokens.some(isLowering)) return false
  return amounts.some((_, at) => leftByCoupon(tokens, amounts.slice(at, at + 3)) !== null)
}

/** What was left to pay, of three figures of which one is told as what was taken off. */
function leftByCoupon(tokens: Reading['tokens'], three: readonly Amount[]): Amount | null {
  const [whole, ...rest] = three.toSorted((a, b) => b.valueCents - a.valueCents)
  const [off, another] = rest.filter((one) => isOff(tokens, one))
  const left = rest.find((one) => one !== off)
  if (!whole || !off || !left || another) return null
  return left.valueCents + off.valueCents === whole.valueCents ? left : null
}

/** The 10 of "um cupom de R$ 10", of "10 do cupom", of "10 reais de desconto". */
function isOff(tokens: Reading['tokens'], { first, last }: Amount): boolean {
  const before = tokens.slice(Math.max(0, first - 3), first)
  const behind = tokens.slice(last + 1, last + 3)
  // What stands behind a mark, or before one, is of the next figure.
  const near = [before.slice(before.findLastIndex(isMark) + 1), upToMark(behind)].flat()
  return near.some((one, at) => isLowering(one) && near[at + 1]?.norm !== 'fiscal')
}

function upToMark(tokens: Reading['tokens']): Reading['tokens'] {
  const end = tokens.findIndex(isMark)
  return end < 0 ? tokens : tokens.slice(0, end)
}

function isMark({ kind, norm }: Reading['tokens'][number]): boolean {
  return kind === 'mark' && norm !== '$'
}

function isLowering({ norm }: Reading['tokens'][number]): boolean {
  return lowering.has(norm)
}
