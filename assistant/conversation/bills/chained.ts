import type { Turn } from '#conversation/turn.ts'

/** One turn of several, each of which does one thing: all of them are done and told of. */
export function chained([first, ...others]: readonly Turn[]): Turn | null {
  if (!first) return null
  const also = chained(others)
  return also ? { ...first, effects: [...first.effects, ...also.effects], also } : first
}
