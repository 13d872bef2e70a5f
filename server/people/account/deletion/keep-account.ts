import { Refusal } from '@lya/core/refusal.ts'
import { keptMail } from '#people/account/account.mail.ts'
import { findExported } from '#people/account/account.queries.ts'
import type { AccountParts } from '#people/account/account.ts'
import { accountRestored } from '#people/account/deletion/deletion.events.ts'
import { deleteDeletion } from '#people/account/deletions.store.ts'
import { saveLeaving } from '#people/profile/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * The way back: the account is as it was.
 *
 * @throws Refusal `account.not-leaving` when there is nothing to come back from.
 */
export async function keepAccount(parts: AccountParts, userId: string): Promise<void> {
  const { clock, db, events, publicUrl } = parts
  const at = clock.now()
  await asSystem(db, async (tx) => {
    if (!(await deleteDeletion(tx, { userId, now: at }))) {
      throw new Refusal('conflict', 'account.not-leaving')
    }
    await saveLeaving(tx, { userId, leavesAt: null, at })
    const person = await findExported(tx, userId)
    if (person?.email) {
      const mail = keptMail({ name: person.name, link: `${publicUrl}/dashboard` })
      await parts.sendMail(tx, { to: person.email, ...mail })
    }
    await events.announce({ tx, clock }, accountRestored, { userId })
  })
  parts.log.info('deletion taken back', { userId })
}
