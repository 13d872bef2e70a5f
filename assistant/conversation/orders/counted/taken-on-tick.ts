import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * What "seu Raimundo levou 2 açaí fiado" comes to, behind 35 that were sold at 15: two at that
 * price. Null where no price of just that thing is known.
 */
export function takenAtPrice(input: TurnInput, { reading }: Message): TransactionDraft | null {
  const [counted, another] = reading.quantities
  if (!counted || another || reading.amounts.length > 0) return null
  const thing = reading.tokens[counted.last + 1]?.norm ?? ''
  const sold = rememberedIn(input).find(({ type, name, sum }) => {
    const isPriced = sum?.steps.length === 1 && sum.steps[0]?.by === 'times'
    return type === 'receita' && isPriced && tellingWords(name).some((one) => isSame(one, thing))
  })
  if (!sold?.sum || !Number.isInteger(counted.count)) return null
  const { startCents } = sold.sum
  const value = startCents * counted.count
  if (value <= 0 || value > limits.amountCentsMax) return null
  const { sum: _all, ...draft } = restoreDraft(sold, input.categories)
  const steps = [{ by: 'times' as const, factor: counted.count, unit: '' }]
  const worked = counted.count > 1 ? { sum: { startCents, steps } } : {}
  return { ...draft, date: input.today, amountCents: cents(value), ...worked }
}
