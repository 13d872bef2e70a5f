import type { SawReason } from '#phrasing/talking/silence-reason.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const told = ['lost', 'notDone', 'ofOther', 'supposed', 'wished', 'priced'] as const

/** Why a sum neither came nor went, as the message says it; undefined where it does not. */
export function unmeantReason({ reading, account }: Message): SawReason | undefined {
  // "IPVA 1.640, à vista em janeiro"
  if (account.clauses.some(({ rule }) => rule === 'month-ahead')) return 'owing'
  if (leans('unpaid', reading) || leans('notCome', reading)) return 'coming'
  if (leans('stillDue', reading)) return 'owing'
  if (leans('kept', reading)) return 'kept'
  // "tô querendo arrumar a cerca, o homem pediu 2600, não fechei": it may still be done.
  if (leans('quoted', reading) && leans('wished', reading)) return 'wished'
  const own = told.find((one) => leans(one, reading))
  if (own) return own
  if (leans('sorry', reading) || leans('restated', reading)) return 'mended'
  if (leans('owing', reading)) return 'owing'
  return leans('toCome', reading) || leans('othersOwe', reading) ? 'coming' : undefined
}
