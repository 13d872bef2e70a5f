import type { ConversationState, LastRegistration } from '#conversation/state.ts'

/** How far back "desfaz" reaches, the last one included. */
const reach = 5

/** What was done last goes before all that was done earlier; there is nothing to do again. */
export function withDone(state: ConversationState, done: LastRegistration): ConversationState {
  const { undone: _undone, ...rest } = state
  return { ...rest, ...lined([done, ...without(lineOf(state), done.undoId)]) }
}

/** What was done last has been undone: the one before it is the last now. */
export function withoutLast(state: ConversationState): ConversationState {
  const { last, earlier: _earlier, ...rest } = state
  if (!last) return state
  return { ...rest, ...lined(without(lineOf(state), last.undoId)), undone: last }
}

/**
 * The state in which a message is understood that answers an earlier one: what that one did is
 * spoken of now, or nothing at all where it did nothing.
 */
export function withQuoted(
  state: ConversationState,
  quoted: LastRegistration | null,
): ConversationState {
  if (quoted) {
    const others = without(lineOf(state), quoted.undoId)
    return { ...withoutLine(state), ...lined([quoted, ...others]) }
  }
  const earlier = lineOf(state)
  return { ...withoutLine(state), ...(earlier.length > 0 ? { earlier } : {}) }
}

/** After a message that answered one which did nothing, what was done last is the last again. */
export function settled(state: ConversationState): ConversationState {
  return state.last ? state : { ...withoutLine(state), ...lined(lineOf(state)) }
}

function lineOf({ last, earlier = [] }: ConversationState): LastRegistration[] {
  return last ? [last, ...earlier] : earlier
}

function without(line: readonly LastRegistration[], undoId: string): LastRegistration[] {
  return line.filter((one) => one.undoId !== undoId)
}

function withoutLine(state: ConversationState): ConversationState {
  const { last: _last, earlier: _earlier, ...rest } = state
  return rest
}

function lined(line: readonly LastRegistration[]): Pick<ConversationState, 'last' | 'earlier'> {
  const [last, ...earlier] = line.slice(0, reach)
  if (!last) return {}
  return earlier.length > 0 ? { last, earlier } : { last }
}
