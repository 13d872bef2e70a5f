import { withBehind } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const ends = new Set(['.', '!', ';'])
/** Fewer words mend nothing. */
const frontMin = 3
const leads = new Set(['e', 'tambem', 'mais', 'ah', 'agora'])

/**
 * The turn of what mends an entry and of what is told behind it: "era sal e azeite, não fermento. e
 * gastei 30 no uber". Null where either does nothing by itself, or they are of one entry.
 */
export function mendedAndToldTurn(
  told: TurnInput,
  whole: Turn,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (whole.effects.length > 1 || told.state.open || rememberedIn(told).length === 0) return null
  const { text, tokens } = readMessage(told.text, told.today)
  const at = tokens.findIndex(({ norm }, first) => first >= frontMin && ends.has(norm))
  const rest = at < 0 ? '' : text.slice(tokens[at]?.end).trim()
  if (!isToldBeside(readMessage(rest, told.today))) return null
  const one = understand({ ...told, text: text.slice(0, tokens[at]?.start) })
  const id = mendedBy(one, rememberedIn(told))
  if (id === null) return null
  const other = understand({ ...told, text: rest })
  const [effect, another] = other.effects
  const isNew = other.reply.kind === 'log' && effect?.kind === 'create-transactions'
  const isOther = effect?.kind === 'correct' && effect.target.id !== id
  return !another && (isNew || isOther) ? withBehind(one, other) : null
}

/** A sum with its own deed, or as one more: and no reason of what is mended. */
function isToldBeside({ amounts, tokens }: Reading): boolean {
  const isDeed = tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')
  return amounts.length > 0 && (isDeed || leads.has(tokens[0]?.norm ?? ''))
}

/** The only entry that it changes, and not to what it is already; its id. */
function mendedBy({ effects, reply }: Turn, entries: readonly Remembered[]): string | null {
  const [effect, another] = effects
  if (effect?.kind !== 'correct' || another || reply.kind !== 'effect') return null
  const entry = entries.find(({ id }) => id === effect.target.id)
  return entry && changes(effect, entry) ? entry.id : null
}

function changes({ changes: anew }: Extract<Effect, { kind: 'correct' }>, entry: Remembered) {
  return Object.entries(anew).some(([key, value]) => entry[key as keyof Remembered] !== value)
}
