import { optionsMax } from '#conversation/match-named.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Reply } from '#phrasing/reply.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Talk } from '#understanding/intents/talk/talk.ts'

/** Asks what is open once more, and keeps it; null where nothing is, or it has been repeated. */
export function askAgain(
  state: ConversationState,
  today: Temporal.PlainDate,
  categories: readonly AssistantCategory[],
): { reply: Reply; state: ConversationState } | null {
  const open = stillOpen(state, today)
  if (open?.kind !== 'choice' && open?.kind !== 'question') return null
  if (open.isRepeated) return null
  const again = { ...state, open: { ...open, isRepeated: true } as const }
  if (open.kind === 'choice') {
    const options = open.options.slice(0, optionsMax)
    return { reply: { kind: 'choose', slot: open.slot, options, isAgain: true }, state: again }
  }
  const { missing, draft } = open
  const { description, amountCents } = draft
  const names = categories.filter(({ type }) => type === draft.type).map(({ name }) => name)
  const reply = { kind: 'ask', missing, description, amountCents, isOutOfBounds: false } as const
  return { reply: { ...reply, categoryNames: names.slice(0, 2), isAgain: true }, state: again }
}

/** Talk that tells nothing of its own; a goodbye or a complaint is answered. */
const said: readonly Talk[] = ['fine', 'laugh', 'no', 'question', 'wait', 'do-not-know']

/** What tells nothing at all closes no question: it is asked once more. */
export function askedAgain(input: TurnInput, { reading }: Message, turn: Turn): Turn | null {
  const { reply } = turn
  const isEmpty = reply.kind === 'none' || (reply.kind === 'talk' && said.includes(reply.talk))
  if (!isEmpty || reading.amounts.length > 0) return null
  const again = askAgain(input.state, input.today, input.categories)
  return again && { ...turn, ...again, intent: 'clarify' }
}
