import type { AccountParts } from '#people/account/account.ts'
import { exportFolder, exportName, readExportName } from '#people/account/export/export-name.ts'
import { deleteOldExports, findLiveExports } from '#people/account/exports.store.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** After so long nobody is making a file any more. */
const makingHours = 24

/** Takes away what has expired, and files that no row names. */
export async function sweepExports(parts: AccountParts): Promise<void> {
  const { db, clock, files } = parts
  const now = clock.now()
  const askedBefore = now.subtract({ hours: makingHours })
  await asSystem(db, (tx) => deleteOldExports(tx, { now, askedBefore }))
  const found = (await Array.fromAsync(files.list(exportFolder))).flatMap(
    (name) => readExportName(name) ?? [],
  )
  const live = await asSystem(db, (tx) =>
    findLiveExports(
      tx,
      found.map(({ id }) => id),
    ),
  )
  for (const one of found) if (!live.has(one.id)) await files.remove(exportName(one))
}
