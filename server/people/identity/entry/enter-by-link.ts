import { hasSecondFactor } from '#people/identity/entry/entry.queries.ts'
import { insertSession, saveEmailProven, takeProof } from '#people/identity/identity.store.ts'
import type { Identity, Visitor } from '#people/identity/identity.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { sessionDays } from '#people/identity/session/session-cookie.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newToken } from '#platform/security/ids.ts'

/** What a link opened. */
export type Entry =
  | { kind: 'session'; token: string; email: string; userId: string }
  /** The account has a second step, for which the link is no substitute. */
  | { kind: 'second-step' }
  | { kind: 'worthless' }

/** Signs a person in by the link of a letter, once; the address it was sent to is proven by it. */
export function enterByLink(identity: Identity, link: string, visitor: Visitor): Promise<Entry> {
  const { clock, db, log } = identity
  return asSystem(db, async (tx): Promise<Entry> => {
    const at = clock.now()
    const userId = await takeProof(tx, proofIdentifier('entry', link), at)
    const person = userId === null ? null : await saveEmailProven(tx, userId, at)
    if (userId === null || person === null) return { kind: 'worthless' }
    if (await hasSecondFactor(tx, userId)) return { kind: 'second-step' }
    const token = newToken()
    const expiresAt = at.add({ hours: 24 * sessionDays })
    await insertSession(tx, { userId, token, expiresAt, ...visitor, at })
    log.info('signed in by link', { userId })
    return { kind: 'session', token, email: person.email, userId }
  })
}
