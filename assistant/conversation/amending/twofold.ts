import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { findVerb } from '#language/verbs.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn of two orders in one message: "apaga o uber e o pão foi 9,50". Either part by itself
 * changes or deletes an entry that stands there, and they are not the same; null for any other.
 */
export function twofoldTurn(
  told: TurnInput,
  reading: Reading,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const order = leaningIn('orders', reading)
  if (!order) return null
  const { tokens, text } = reading
  for (const [at, { norm }] of tokens.entries()) {
    if (at === 0 || !joining.has(norm)) continue
    const [first, second] = [text.slice(0, tokens[at]?.start), text.slice(tokens[at]?.end)]
    if (tokens.length - at < partMin || at < partMin - 1) continue
    const one = understand({ ...told, text: first })
    const id = touchedBy(one)
    if (id === null) continue
    const other = secondOf(one, second, (text) => understand({ ...told, text }))
    if (!other || touchedBy(other) === id) continue
    return { ...one, effects: [...one.effects, ...other.effects], also: other }
  }
  return null
}

/** What the second part does: by itself, or by the order of the first. */
function secondOf(one: Turn, text: string, understand: (text: string) => Turn): Turn | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const other = understand(text)
  const isNoted = noting.has(words[0] ?? '') && other.reply.kind === 'log'
  if (isNoted || touchedBy(other) !== null) return other
  // "apaga o uber e o pão": one word does for both.
  const isBare =
    words.length <= bareMax && words.every((word) => findVerb(fold(word)) === undefined)
  if (one.intent !== 'delete' || !isBare) return null
  const removed = understand(`apaga ${text}`)
  return touchedBy(removed) === null ? null : removed
}

const noting = new Set(['anota', 'anote', 'lança', 'lanca', 'registra', 'bota', 'coloca', 'põe'])
const bareMax = 5

const joining = new Set(['e', ',', '.', ';'])
/** Fewer words order nothing. */
const partMin = 3

/** The entry that a turn changes or deletes, by its id; null where it does anything else. */
function touchedBy({ effects, reply }: Turn): string | null {
  const [only, another] = effects
  return only && !another && reply.kind === 'effect' ? idOf(only) : null
}

function idOf(effect: Effect): string | null {
  return effect.kind === 'correct' || effect.kind === 'delete' ? effect.target.id : null
}
