import { type Before, wordsOfName } from '@lya/assistant/opinion/before.ts'
import type { Intent } from '@lya/assistant/understanding/draft.ts'

/** A name and a sum in centavos, as the corpus has them. */
interface Labelled {
  description?: string
  amount?: number | null
}

/** What a person has when a dialogue begins. */
export interface Had {
  bills?: readonly Labelled[]
  goals?: readonly Labelled[]
}

/** What a message of a dialogue was, and what it wrote. */
export interface Meant extends Labelled {
  intent: Intent
  transactions?: readonly Labelled[]
}

const bills: readonly Intent[] = ['recurring', 'installments']
const goals: readonly Intent[] = ['goal_create']

/** What a conversation came to by its labels, as the product would know it by what it wrote. */
export function toldBefore(had: Had, said: readonly (Meant | undefined)[]): Before {
  const meant = said.filter((one) => one !== undefined)
  const written = meant.flatMap(({ transactions = [] }) => transactions)
  const madeBy = (intents: readonly Intent[]) =>
    meant.filter(({ intent }) => intents.includes(intent))
  return {
    intent: said.at(-1)?.intent ?? null,
    entries: namesOf(written),
    bills: namesOf([...(had.bills ?? []), ...madeBy(bills)]),
    goals: namesOf([...(had.goals ?? []), ...madeBy(goals)]),
    sums: new Set(written.flatMap(({ amount }) => amount ?? [])),
  }
}

function namesOf(things: readonly Labelled[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ description = '' }) => wordsOfName(description)))
}
