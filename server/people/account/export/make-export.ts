import { exportReadyMail } from '#people/account/account.mail.ts'
import { findExported } from '#people/account/account.queries.ts'
import type { AccountParts } from '#people/account/account.ts'
import { exportName } from '#people/account/export/export-name.ts'
import { makeArchive } from '#people/account/export/make-archive.ts'
import { isExportPending, settleExport } from '#people/account/exports.store.ts'
import { addFactsAt } from '#people/facts/index.ts'
import { asSystem, becomeUser } from '#platform/db/transaction.ts'

/** Hours in which the file can be taken. */
const hours = 72

/** Makes the file, then says so on the person's screens and by e-mail; a repeat does nothing. */
export async function makeExport(
  parts: AccountParts,
  asked: { userId: string; id: string },
): Promise<void> {
  const { db, clock, files } = parts
  const { userId } = asked
  const person = await asSystem(db, async (tx) =>
    (await isExportPending(tx, asked)) ? findExported(tx, userId) : null,
  )
  if (!person) return
  const archive = await makeArchive(parts, { userId, ...person })
  await files.write(exportName(asked), archive)
  const expiresAt = clock.now().add({ hours })
  const made = { ...asked, bytes: archive.length, expiresAt }
  await asSystem(db, async (tx) => {
    if (!(await settleExport(tx, made))) return
    const until = expiresAt.toZonedDateTimeISO(person.timeZone)
    const mail = exportReadyMail({
      name: person.name,
      link: `${parts.publicUrl}/profile?aba=seus-dados`,
      until: until.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' }),
    })
    if (person.email !== null) await parts.sendMail(tx, { to: person.email, ...mail })
    becomeUser(tx, userId)
    addFactsAt(tx, { userId, at: clock.now(), facts: ['exported'] })
  })
  parts.announce(userId, ['account'])
}
