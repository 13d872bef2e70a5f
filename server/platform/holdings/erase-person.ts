import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** Tables that may hold more of a person than one statement deletes in its time. */
const large = ['transacoes', 'operacoes', 'envios', 'respostas', 'mensagens', 'avisos'] as const
const batch = 5_000

/** The folders of stored files that are a person's. */
const foldersOf = (userId: string): string[] => [`avatars/${userId}/`, `exports/${userId}/`]

/** Whether a stored file is of one of these people. */
export function isFileOf(name: string, userIds: ReadonlySet<string>): boolean {
  const [, userId = ''] = name.split('/')
  return userIds.has(userId) && foldersOf(userId).some((folder) => name.startsWith(folder))
}

/**
 * Deletes a person's stored files and most of their rows, a part at a time, so that nobody else
 * waits. Only of who asked for it; may be repeated where it was cut off.
 */
export async function eraseMost(
  parts: { db: Database; files: StoredFiles },
  userId: string,
): Promise<void> {
  for (const table of large) {
    let deleted = batch
    while (deleted === batch) {
      deleted = await asSystem(parts.db, async (tx) => {
        const { rows } = await tx.query<{ deleted: number }>({
          text: 'SELECT apagar_parte($1, $2, $3) AS deleted',
          values: [userId, table, batch],
        })
        return rows[0]?.deleted ?? 0
      })
    }
  }
  for (const folder of foldersOf(userId)) {
    for await (const name of parts.files.list(folder)) await parts.files.remove(name)
  }
}

/** Deletes what is left of a person in every table, within the caller's transaction. */
export async function erasePerson(tx: Tx, userId: string): Promise<void> {
  await tx.query({ text: 'SELECT apagar_pessoa($1)', values: [userId] })
}
