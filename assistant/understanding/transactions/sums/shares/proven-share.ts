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
  const [less, price, paid, more] = segments
  if (!less || !price || !paid || more || !tokens.some(isLowering)) return null
  const [off, whole, left] = [less, price, paid].map(({ amount }) => amount.valueCents)
  if (whole === undefined || off === undefined || whole - off !== left) return null
  // Told in the other order it is reckoned step by step.
  const isAhead = tokens.slice(less.first, less.amount.first).some(isLowering)
  return isAhead ? [{ ...merge(less, merge(price, paid)), way: 'out' }] : null
}

function isLowering({ norm }: Reading['tokens'][number]): boolean {
  return lowering.has(norm)
}
