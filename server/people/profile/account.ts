import type { Tx } from '#platform/db/transaction.ts'
import type { RequestContext } from '#platform/http/context.ts'

export type AccountAttempt = 'check' | 'email-change' | 'password-change'

/** What of somebody's sign-in changes with their profile; the slice identity does it. */
export interface Account {
  /**
   * Counts an attempt.
   *
   * @throws Refusal `identity.too-many-attempts`.
   */
  limit(visitor: Pick<RequestContext, 'ip'>, kind: AccountAttempt, subject: string): Promise<void>
  /** @throws Refusal `profile.password-wrong`. */
  checkPassword(person: { userId: string; password: string }): Promise<void>
  rename(tx: Tx, person: { userId: string; name: string }): Promise<void>
  /**
   * Keeps a new address until its proof, sends the link there and tells the old address; as the
   * system. The address that they have already ends the waiting instead.
   *
   * @throws Refusal `identity.email-taken` when somebody else has proven this address.
   */
  requestEmail(tx: Tx, change: { userId: string; email: string }): Promise<void>
  /**
   * Keeps a new address that an operator was told, and tells the old one. No link is sent: whoever
   * asked may read that address and not be the person, so the link leaves from their own profile.
   *
   * @throws Refusal `identity.email-taken`, as above.
   */
  suggestEmail(tx: Tx, change: { userId: string; email: string }): Promise<void>
  /** Sends the link that proves the present address again; nothing where it is proven, or none. */
  sendConfirmation(tx: Tx, userId: string): Promise<void>
  /** Tells the address that another phone stands in the profile; as the system. */
  tellNewPhone(tx: Tx, userId: string): Promise<void>
  /**
   * Sets another password, tells the address and ends every other session.
   *
   * @throws Refusal `profile.password-wrong`, `profile.password-same`,
   *   `identity.password-short`, `identity.password-common` or `identity.password-personal`.
   */
  changePassword(
    person: { userId: string; sessionId: string },
    typed: { currentPassword: string; newPassword: string },
  ): Promise<{ othersEnded: boolean }>
}
