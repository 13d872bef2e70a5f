import { findEntryBeside, type Half } from '#conversation/apart/entry-beside.ts'
import { chained } from '#conversation/bills/chained.ts'
import { isPutByBoth } from '#conversation/goals/own-words/into-goal.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** With these somebody keeps what is theirs. */
const keeping = new Set(
  (
    'guardei separei botei coloquei depositei juntei poupei reservei investi apliquei transferi ' +
    'saquei'
  ).split(' '),
)

const invested = new Set(['investi', 'apliquei', 'poupei'])

/**
 * The turn of "paguei 100 de luz e guardei 300": the one is written, and of the other is said why
 * it is not, or it goes into the goal that it is for. Null where not exactly one is an entry.
 */
export function keptBesideTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(told.text, told.today)
  if (!reading.tokens.some(({ norm }) => keeping.has(norm))) return null
  // "guardei 400, o Rafa pôs mais 300": both went into the goal.
  if (isPutByBoth(told, reading)) return null
  const beside = findEntryBeside(told, reading, understand, isKept)
  return beside && chained([beside.entry.turn, besideEntry(beside.other.turn)])
}

function isKept({ turn: { effects, reply }, reading: { tokens } }: Half): boolean {
  const [effect, more] = effects
  if (effect) return effect.kind === 'deposit' && !more
  const reason = reply.kind === 'none' ? reply.reason : null
  if (reason === 'own-move' || reason === 'saved') return true
  // "investi 200" alone may be spent on a shop; beside what was spent it is put by.
  return reply.kind !== 'log' && tokens.length <= 3 && invested.has(tokens[0]?.norm ?? '')
}

/** That nothing was written is not true beside an entry. */
function besideEntry(kept: Turn): Turn {
  if (kept.effects.length > 0) return kept
  return { ...kept, reply: { kind: 'none', reason: 'kept-beside' } }
}
