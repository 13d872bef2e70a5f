import { optionsMax } from '#conversation/match-named.ts'
import { liveChoice } from '#conversation/pending-choice.ts'
import { liveQuestion } from '#conversation/pending-question.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Reply } from '#phrasing/reply.ts'
import type { AssistantCategory } from '#understanding/draft.ts'

/** Asks what is open once more, and keeps it; null where nothing is, or it has been repeated. */
export function askAgain(
  state: ConversationState,
  today: Temporal.PlainDate,
  categories: readonly AssistantCategory[],
): { reply: Reply; state: ConversationState } | null {
  const choice = liveChoice(state, today)
  if (choice && !choice.isRepeated) {
    const { slot, options } = choice
    const offered = options.slice(0, optionsMax)
    const reply = { kind: 'choose', slot, options: offered, isAgain: true } as const
    return { reply, state: { ...state, choice: repeated(choice) } }
  }
  const pending = liveQuestion(state, today)
  if (!pending || pending.isRepeated) return null
  const { missing, draft } = pending
  const { description, amountCents } = draft
  const names = categories.filter(({ type }) => type === draft.type).map(({ name }) => name)
  const reply = { kind: 'ask', missing, description, amountCents, isOutOfBounds: false } as const
  return {
    reply: { ...reply, categoryNames: names.slice(0, 2), isAgain: true },
    state: { ...state, pending: repeated(pending) },
  }
}

function repeated<Open extends object>(open: Open): Open & { isRepeated: true } {
  return { ...open, isRepeated: true }
}
