import { cents } from '@lya/core/amounts/cents.ts'
import { carry, say } from '#conversation/make-turn.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { asRemoval } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const pointing = new Set(['o', 'a', 'os', 'as', 'aquele', 'aquela', 'esse', 'essa', 'so'])
const leading = new Set(['de', 'r', '$'])

/**
 * The turn of "ficou duplicada, apaga a de 2.350", where nothing of the last days came to that: it
 * is the bill of that sum, or looked for by that alone; what is named before stays. Null for any
 * other message.
 */
export function ofUnknownSum(
  input: TurnInput,
  { reading }: Message,
  { entries, verb }: { entries: readonly Remembered[]; verb: Span },
): Turn | null {
  const amount = reading.amounts.find(({ first }) => {
    const between = reading.tokens.slice(verb.last + 1, first).map(({ norm }) => norm)
    const [head, de, ...others] = pointing.has(between[0] ?? '') ? between : ['', ...between]
    const isPointed = head !== '' || pointing.has(reading.tokens[verb.last]?.norm ?? '')
    return first > verb.last && isPointed && de === 'de' && others.every((one) => leading.has(one))
  })
  if (!amount) return null
  const amountCents = cents(Math.round(amount.valueCents))
  if (entries.some((one) => one.amountCents === amountCents)) return null
  const [bill, more] = (input.payments ?? []).filter((one) => one.amountCents === amountCents)
  if (bill && !more) {
    const { id, name } = bill
    return carry(input, asRemoval, { kind: 'end-thing', what: 'payment', id, name })
  }
  const target = { id: null, description: null, amountCents }
  return carry(input, { ...asRemoval, fields: { amount: amountCents } }, { kind: 'delete', target })
}

/** "apaga o esmalte de 6,50": the figure behind `de` that tells which; null where none is told. */
export function sumOrdered({ reading }: Message, verb: Span): number | null {
  const { tokens, numbers } = reading
  const figure = numbers.find(({ first, last, hundredths }) => {
    const lead = tokens.slice(0, first).findLast(({ norm }) => norm !== 'r' && norm !== '$')
    const between =
      first > verb.last ? tokens.slice(verb.last + 1, first) : tokens.slice(last, verb.first)
    const isNear = between.length <= nearMax && between.every(({ kind }) => kind !== 'mark')
    return hundredths !== undefined && lead?.norm === 'de' && isNear
  })
  return figure?.hundredths ?? null
}

const nearMax = 6

/**
 * The turn of "tira esse caixa de 200", where nothing comes to that: what was told last stays. Of
 * what was deleted before it says so.
 */
export function ofNoSum(input: TurnInput, sum: number, gone: readonly Remembered[]): Turn {
  if (gone.some(({ amountCents }) => amountCents === sum)) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const amountCents = cents(sum)
  const target = { id: null, description: null, amountCents }
  return carry(input, { ...asRemoval, fields: { amount: sum } }, { kind: 'delete', target })
}
