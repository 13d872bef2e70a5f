import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** A browser that takes notifications; `content` is its sealed address and keys. */
export interface StoredBrowser {
  id: string
  digest: string
  content: string
}

/** The latest first. */
export async function listBrowsers(tx: Tx, userId: string): Promise<StoredBrowser[]> {
  const { rows } = await tx.query<StoredBrowser>({
    text: `SELECT id, chave AS digest, conteudo AS content FROM assinaturas_push
      WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
    values: [userId],
  })
  return rows
}

/** A browser that comes again has new keys, perhaps. */
export async function saveBrowser(
  tx: Tx,
  browser: { userId: string; digest: string; content: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO assinaturas_push (user_id, id, chave, conteudo, created_at)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (user_id, chave) DO UPDATE SET conteudo = excluded.conteudo`,
    values: [browser.userId, newId(), browser.digest, browser.content, browser.at.toString()],
  })
}

/** One that is gone already is no error. */
export async function deleteBrowser(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.query({
    text: 'DELETE FROM assinaturas_push WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  })
}

/** Every browser of a person's. */
export async function deleteBrowsers(tx: Tx, userId: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM assinaturas_push WHERE user_id = $1', values: [userId] })
}
