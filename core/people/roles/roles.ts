/** The parts of the back-office that somebody may be let into. */
export const rights = ['owner', 'finance', 'support', 'marketing'] as const
export type Right = (typeof rights)[number]

/** What an operator may be, by the names that the database has; `admin` is the owner. */
export const roles = ['admin', 'finance', 'support', 'marketing'] as const
export type Role = (typeof roles)[number]

/** Whether one of these roles holds this right; the owner holds every one. */
export function hasRight(held: readonly Role[], right: Right): boolean {
  if (held.includes('admin')) return true
  return right !== 'owner' && held.includes(right)
}

/** Whether one of these roles makes an operator who holds any of these rights; none is any. */
export function mayOperate(held: readonly Role[], anyOf: readonly Right[]): boolean {
  if (held.length === 0) return false
  return anyOf.length === 0 || anyOf.some((right) => hasRight(held, right))
}
