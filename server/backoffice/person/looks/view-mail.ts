import type { PersonMail } from '@lya/contract/backoffice/person/parts.ts'
import { listNotices, listSends } from '#backoffice/person/looks/mail.queries.ts'
import { assertPerson } from '#backoffice/person/person.queries.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'

/** What somebody was sent: campaigns and notices, the newest first. */
export async function viewMail(db: Database, userId: string): Promise<PersonMail> {
  const sends = await readAsAdmin(db, async (tx) => {
    await assertPerson(tx, userId)
    return listSends(tx, userId)
  })
  const notices = await asUser(db, userId, (tx) => listNotices(tx, userId), { readOnly: true })
  const items = [...sends, ...notices].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return { items: items.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}
