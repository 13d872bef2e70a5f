import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

/**
 * Where it begins what was spent behind a bill that is only told of: "o cartão vence dia 8, gastei
 * 119 no presente". Null where nothing was.
 */
export function spentBehind({ account, reading }: Message): number | null {
  const due = leaningIn('due', reading)
  const [amount] = reading.amounts
  if (!due || !amount) return null
  const clause = account.clauses.find(({ first, last, mood, verbs }) => {
    const isOfIt = amount.first >= first && amount.last <= last
    const isDeed = verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind === 'spend')
    return due.last < first && isOfIt && isDeed && mood === 'done'
  })
  return clause?.first ?? null
}
