import { cents } from '@lya/core/amounts/cents.ts'
import { divide } from '@lya/core/amounts/divide.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { billOfParts } from '#conversation/memory/other-parts.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Recent } from '#conversation/restating/reconciled/same-entry.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * "o whey é em 3x, 46,63 por mês", behind one at 139,90: bought in parts in place of the whole; and
 * nothing more where it stands in parts already. Null for a bill that is none of what stands there.
 */
export function inPartsTurn(input: TurnInput, turn: Turn, { own }: Recent): Turn | null {
  const [effect, another] = turn.effects
  if (effect?.kind !== 'create-recurring' || another) return null
  const { name, amountCents, partsLeft = 0 } = effect.recurring
  const words = tellingWords(name)
  const entry = own.find((one) => {
    const telling = tellingWords(one.name)
    return one.type === 'despesa' && words.some((word) => telling.some((own) => isSame(own, word)))
  })
  if (!entry || partsLeft < 2) return null
  // The centavos that do not divide.
  const isAll = (sum: number) => Math.abs(sum - amountCents * partsLeft) <= partsLeft
  const bill = billOfParts(input, entry)
  if (bill && Math.abs((bill.amountCents ?? 0) - amountCents) <= 1) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  if (bill || !isAll(entry.amountCents)) return null
  const purchase = {
    name: entry.name,
    instalmentsCents: divide(cents(entry.amountCents), partsLeft),
    date: Temporal.PlainDate.from(entry.date),
    categoryId: entry.categoryId,
  }
  const bought = carry(input, turn.candidate, { kind: 'buy-in-instalments', purchase })
  return chained([deletion(input, entry), bought])
}
