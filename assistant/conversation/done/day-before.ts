import type { ConversationState } from '#conversation/state.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The message, with the day of what was told right before it where it goes on with that and names
 * none: "e o bar 96", behind "uber 18,20 ontem".
 */
export function onDayBefore(state: ConversationState, message: Message): Message {
  const { reading, account } = message
  const date = reading.days.length === 0 && leans('goesOn', reading) ? dayOf(state) : null
  if (!date || account.transactions.length === 0) return message
  const transactions = account.transactions.map((one) => {
    const isToday = one.draft.date.equals(reading.today)
    return isToday ? { ...one, draft: { ...one.draft, date } } : one
  })
  return { ...message, account: { ...account, transactions } }
}

/** The one day of what the last message wrote; null where something else was said since. */
function dayOf({ last, rule, open }: ConversationState): Temporal.PlainDate | null {
  const [first, ...others] = last?.transactions ?? []
  const isJustNow = last?.kind === 'created' && last.rule === rule && open === undefined
  const isOne = first !== undefined && others.every(({ date }) => date === first.date)
  return isJustNow && isOne ? Temporal.PlainDate.from(first.date) : null
}
