import { Refusal } from '@lya/core/refusal.ts'
import type { AccountParts } from '#people/account/account.ts'
import { exportName, readExportName } from '#people/account/export/export-name.ts'
import { findExport } from '#people/account/exports.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Mount } from '#platform/http/edge.ts'

/** `GET /api/account/export/{id}/file`: the file, for its person alone and while it lasts. */
export function mountExport(parts: AccountParts & { admit: Admit }): Mount {
  const { db, clock, files } = parts
  return (app, answers) => {
    app.get('/api/account/export/:id/file', async (c) => {
      const { userId } = await parts.admit('leaving', c.req.raw.headers)
      const asked = { userId, id: c.req.param('id') }
      const now = clock.now()
      const known = await asSystem(db, (tx) => findExport(tx, { userId, now }))
      const isTheirs = known?.id === asked.id && known.state === 'ready'
      const name = exportName(asked)
      // Whose it is and whether it is there are the same "no" to others.
      const bytes = isTheirs && readExportName(name) ? await files.read(name) : null
      if (!bytes) throw new Refusal('missing', 'account.export-missing')
      const day = now.toString().slice(0, 10)
      return answers.file(new Uint8Array(bytes), {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="lya-meus-dados-${day}.zip"`,
        'cache-control': 'private, no-store',
      })
    })
  }
}
