import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** More than this of one thing nobody counts in a chat. */
const countMax = 200
const readable: readonly Candidate['intent'][] = ['log', 'clarify', 'none']

/**
 * The turn of "a 2 reais cada" behind "vendi mais 30 caranguejo", "210 cada" behind "hotel 3
 * diárias 210": what was told last came to as many times that, and is asked about where the count
 * was taken for reais. Null where nothing was counted.
 */
export function pricedEachTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  const [price, another] = reading.amounts
  if (!readable.includes(intent) || !price || another || !leans('each', reading)) return null
  // "foi 27 no total, deu 9 pra cada": one's own part.
  if (reading.numbers.some(({ role, first }) => role === 'amount' && first !== price.first)) {
    return null
  }
  if (price.isForeign || price.isNegative || price.valueCents <= 0) return null
  const { open, last } = input.state
  if (open?.kind === 'reading' && open.stage === 'confirm') {
    const worked = workedOut(open.draft, price.valueCents)
    if (!worked) return null
    const { amountCents, sum } = worked
    const draft = { ...open.draft, amountCents, sum }
    return register(input, { intent, confidence: 85 }, [restoreDraft(draft, input.categories)])
  }
  // How much what is asked about was: the answer is that one's.
  if (open) return null
  const [only, more] = last?.transactions ?? []
  const entry = more ? undefined : ownIn(input).find(({ id }) => id === only?.id)
  const isEven = entry && isEvenPart(entry.amountCents, price.valueCents)
  if (isEven) return say(input, { intent: 'none', confidence: 88 }, { kind: 'done-before' })
  const worked = entry && workedOut(entry, price.valueCents)
  if (!entry || !worked || worked.amountCents === entry.amountCents) return null
  const { amountCents } = worked
  if (!worked.isTold) {
    const { id, description } = entry
    const target = { id, description, amountCents: cents(entry.amountCents) }
    return offerTurn(input, { kind: 'correct', target, changes: { amountCents } })
  }
  const read: Read = { intent: 'correct', confidence: 85, fields: { amount: amountCents } }
  const target = targetOf(entry.id)
  return carry(input, read, { kind: 'correct', target, changes: { amountCents } })
}

/** "50 cada", of three shirts at 150: it is what stands there, said otherwise. */
function isEvenPart(wholeCents: number, priceCents: number): boolean {
  const count = wholeCents / priceCents
  return priceCents >= priceMin && Number.isInteger(count) && count >= 2 && count <= dozen
}

const priceMin = 1000
const dozen = 12
/** What costs more is hardly counted by so many as its reais were. */
const priceMax = 2000
const fewMax = 20

/** As many as its name tells; else as many as were taken for reais. */
function workedOut(
  { description, amountCents, sum }: KeptDraft,
  priceCents: number,
): { amountCents: Cents; sum: Sum; isTold: boolean } | null {
  const [told, other] = description.match(/(?<![\d.,])\d+(?![\d.,])/g) ?? []
  if (other !== undefined || (sum?.steps.length ?? 0) > 0) return null
  const count = told === undefined ? amountCents / 100 : Number(told)
  if (!Number.isInteger(count) || count < 2 || count > countMax) return null
  if (told === undefined && priceCents > priceMax && count > fewMax) return null
  const value = Math.round(count * priceCents)
  if (value > limits.amountCentsMax) return null
  const steps = [{ by: 'times' as const, factor: count, unit: '' }]
  const isTold = told !== undefined
  return { amountCents: cents(value), isTold, sum: { startCents: Math.round(priceCents), steps } }
}
