import { cents } from '@lya/core/amounts/cents.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'

/** What may be written for a message of days ago; nothing that only its moment meant. */
type Writing = Extract<Effect, { kind: 'create-transactions' | 'buy-in-instalments' }>

/** One line of what a kept message tells. */
export interface KeptEntry extends Omit<TransactionDraft, 'categoryId'> {
  categoryName: string | null
  /** In how many parts it is paid; 1 for all at once. */
  instalments: number
}

/**
 * What a message that was kept would write, in the order in which it is told; empty when it asks
 * for more, means something else or nothing.
 */
export function keptEntries({ effects, categories }: Turn): KeptEntry[] {
  if (!effects.every(isWriting)) return []
  const nameOf = (id: string | null) => categories.find((one) => one.id === id)?.name ?? null
  return effects.flatMap((effect): KeptEntry[] => {
    if (effect.kind === 'create-transactions') {
      return effect.transactions.map(({ categoryId, ...draft }) => ({
        ...draft,
        categoryName: nameOf(categoryId),
        instalments: 1,
      }))
    }
    const { name, date, categoryId, instalmentsCents } = effect.purchase
    return [
      {
        type: 'despesa',
        description: name,
        amountCents: cents(instalmentsCents.reduce((sum, one) => sum + one, 0)),
        date,
        categoryName: nameOf(categoryId),
        instalments: instalmentsCents.length,
      },
    ]
  })
}

/** Whether a kept message that writes nothing was meant to: its person has to be asked again. */
export function wantsWriting({ intent, reply }: Turn): boolean {
  switch (intent) {
    case 'greeting':
    case 'help':
    case 'thanks':
    case 'query':
    case 'explain':
      return false
    case 'none':
      return reply.kind === 'none' && reply.saw !== undefined
    default:
      return true
  }
}

function isWriting(effect: Effect): effect is Writing {
  return effect.kind === 'create-transactions' || effect.kind === 'buy-in-instalments'
}
