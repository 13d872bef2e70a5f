import { isYes } from '#conversation/agreement.ts'
import { withDone } from '#conversation/done/line.ts'
import { type KeptChoice, readKeptChoice } from '#conversation/pending/kept-choice.ts'
import type { ConversationState, LastRegistration } from '#conversation/state.ts'
import { fold } from '#language/fold.ts'

const lifeDays = 7

const note =
  /^ (anota|anote|anotar|anotar tudo|anota tudo|pode anotar)( (tudo|sim|todas|por favor))* $/
const leave = /^ (agora nao|nao|nn|nao precisa|deixa|deixe|esquece|depois)( (anota|anote|isso))* $/

/** The state in which it was offered to note what was kept; it lives for a week. */
export function withKeptOffer(
  state: ConversationState,
  today: Temporal.PlainDate,
): ConversationState {
  return { ...state, keptOffer: { expiresOn: today.add({ days: lifeDays }).toString() } }
}

/** The state after the offer was answered. @param done What was noted; null when nothing was. */
export function afterKeptOffer(
  state: ConversationState,
  done: LastRegistration | null,
): ConversationState {
  const { keptOffer: _settled, ...rest } = state
  return done ? withDone(rest, done) : rest
}

export function isKeptOffered(
  { keptOffer }: ConversationState,
  today: Temporal.PlainDate,
): boolean {
  return keptOffer !== undefined && keptOffer.expiresOn >= today.toString()
}

/** What a message says to the offer to note what was kept; null when it is about something else. */
export function wishForKept(
  state: ConversationState,
  text: string,
  today: Temporal.PlainDate,
): 'note' | 'leave' | KeptChoice | null {
  if (!isKeptOffered(state, today)) return null
  const flat = ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  if (leave.test(flat)) return 'leave'
  return note.test(flat) || isYes(flat) ? 'note' : readKeptChoice(text)
}
