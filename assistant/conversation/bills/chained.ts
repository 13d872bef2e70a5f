import type { Turn } from '#conversation/turn.ts'

/** One turn of several, each of which does one thing: all of them are done and told of. */
export function chained([first, ...others]: readonly Turn[]): Turn | null {
  if (!first) return null
  const also = chained(others)
  return also ? withBehind(first, also) : first
}

/** Each of what is done in turn, with its own effects alone. */
export function partsOf({ also, ...turn }: Turn): Turn[] {
  const own = turn.effects.slice(0, turn.effects.length - (also?.effects.length ?? 0))
  return [{ ...turn, effects: own }, ...(also ? partsOf(also) : [])]
}

/** A turn, of one deed or of several, with what another does behind it. */
export function withBehind(turn: Turn, behind: Turn): Turn {
  // "cancelei a academia. remova-a das contas": that has gone, and is not brought back.
  const isBack = behind.effects[0]?.kind === 'undo-last'
  if (isBack && turn.effects.some(({ kind }) => kind === 'end-thing')) return turn
  const effects = [...turn.effects, ...behind.effects]
  return { ...turn, effects, also: turn.also ? withBehind(turn.also, behind) : behind }
}
