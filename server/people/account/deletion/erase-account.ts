import { deletedMail } from '#people/account/account.mail.ts'
import { findExported } from '#people/account/account.queries.ts'
import type { AccountParts } from '#people/account/account.ts'
import { listDueDeletions, lockDeletion, settleDeletion } from '#people/account/deletions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { eraseMost, erasePerson } from '#platform/holdings/erase-person.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** Deletes whoever's time to come back is over. One that fails keeps nobody else. */
export async function eraseDue(parts: AccountParts): Promise<void> {
  const due = await asSystem(parts.db, (tx) => listDueDeletions(tx, parts.clock.now()))
  for (const userId of due) {
    try {
      await eraseAccount(parts, userId)
    } catch (error) {
      parts.log.error('an account was not deleted', { userId, ...describeBug(error) })
    }
  }
}

/** Repeated where it was cut off: everything before the last transaction may be done twice. */
export async function eraseAccount(parts: AccountParts, userId: string): Promise<void> {
  const { clock, db } = parts
  // Before any row goes: from here on a backup of before must not bring them back.
  await parts.listDeleted(userId)
  await eraseMost(parts, userId)
  await asSystem(db, async (tx) => {
    if (!(await lockDeletion(tx, userId))) return
    const person = await findExported(tx, userId)
    await erasePerson(tx, userId)
    await settleDeletion(tx, { userId, at: clock.now() })
    // After the mails to them were deleted, lest this one be among them.
    if (person?.email) {
      const mail = deletedMail({ name: person.name, link: parts.publicUrl })
      await parts.sendMail(tx, { to: person.email, ...mail })
    }
  })
  parts.announce(userId, ['profile'])
  parts.log.info('account deleted', { userId })
}
