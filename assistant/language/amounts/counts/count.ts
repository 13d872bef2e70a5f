import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

const measuring = new Set(['measure', 'time', 'people'])

/** Whether a number counts or measures something. */
export function isCount({ role, rule, unit, number }: Found): boolean {
  if (!number || number.hundredths <= 0 || rule === 'article') return false
  return role === 'quantity' || (measuring.has(role) && Boolean(unit?.per))
}

const clock = new Set(['as', 'das', 'pelas', 'ate'])

/** `plantao das 8h`: an hour of the day. */
export function isClock(tokens: readonly Token[], { first, role }: Found): boolean {
  return role === 'time' && clock.has(tokens[first - 1]?.norm ?? '')
}

const inner = new Set(['de', 'com', 'c'])

/** `saco de 50 kg`, `caixa com 20`: what one piece holds. */
export function isContent(tokens: readonly Token[], { first }: Found): boolean {
  return inner.has(tokens[first - 1]?.norm ?? '')
}

const long = new Set(['dia', 'semana', 'mes'])

/** Whether it is a stretch of days. */
export function isLong({ unit }: Found): boolean {
  return long.has(unit?.per ?? '')
}
