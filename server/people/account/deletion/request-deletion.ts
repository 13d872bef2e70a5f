import { readConfirmation } from '@lya/core/people/account/confirmation.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { closingMail } from '#people/account/account.mail.ts'
import { findExported } from '#people/account/account.queries.ts'
import type { AccountParts } from '#people/account/account.ts'
import { accountClosing } from '#people/account/deletion/deletion.events.ts'
import { insertDeletion } from '#people/account/deletions.store.ts'
import { saveLeaving } from '#people/profile/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'

/** Days in which somebody may come back. */
const daysBack = 7

/**
 * Suspends an account until it is deleted, for who typed what it takes and proved to be its person.
 *
 * @returns When it will be deleted.
 * @throws Refusal `account.confirmation-wrong`, `account.code-required`,
 *   `profile.password-wrong` or `second-factor.code-wrong`.
 */
export async function requestDeletion(
  parts: AccountParts,
  context: RequestContext & { actor: Actor },
  typed: { confirmation: string; password: string; code?: string | undefined },
): Promise<Temporal.Instant> {
  const { clock, db, events, publicUrl } = parts
  const { userId } = context.actor
  if (!readConfirmation(typed.confirmation)) {
    throw new Refusal('invalid', 'account.confirmation-wrong')
  }
  await parts.provePerson(context, typed)
  const at = clock.now()
  const dueAt = at.add({ hours: 24 * daysBack })
  await asSystem(db, async (tx) => {
    if (!(await insertDeletion(tx, { userId, at, dueAt }))) return
    await saveLeaving(tx, { userId, leavesAt: dueAt, at })
    const person = await findExported(tx, userId)
    if (person?.email) {
      const on = dueAt.toZonedDateTimeISO(person.timeZone).toLocaleString('pt-BR', {
        dateStyle: 'short',
        timeStyle: 'short',
      })
      const mail = closingMail({ name: person.name, link: `${publicUrl}/login`, on })
      await parts.sendMail(tx, { to: person.email, ...mail })
    }
    await events.announce({ tx, clock }, accountClosing, { userId })
  })
  parts.log.info('deletion asked for', { userId })
  return dueAt
}
