import type { Database } from '#platform/db/database.ts'
import type { Mail } from '#platform/mail/mailer.ts'

export interface StoredMail extends Mail {
  id: string
  sentAt: Date
}

/** Mails that the mailbox keeps; the oldest make room. */
const mailsMax = 1_000

const columns = `id, destinatario AS "to", assunto AS subject, texto AS text, html,
  created_at AS "sentAt"`

/** Keeps a mail; a repeat of the same id changes nothing. */
export async function keepMail(db: Database, id: string, mail: Mail): Promise<void> {
  await db.pool.query(
    `INSERT INTO caixa_de_saida (id, destinatario, assunto, texto, html)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
    [id, mail.to, mail.subject, mail.text, mail.html],
  )
  await db.pool.query(
    `DELETE FROM caixa_de_saida WHERE id IN (
       SELECT id FROM caixa_de_saida ORDER BY created_at DESC, id DESC OFFSET $1)`,
    [mailsMax],
  )
}

/** The newest first, at most a hundred. */
export async function listMails(db: Database): Promise<StoredMail[]> {
  const { rows } = await db.pool.query<StoredMail>(
    `SELECT ${columns} FROM caixa_de_saida ORDER BY created_at DESC, id DESC LIMIT 100`,
  )
  return rows
}

/** @param id Any text; one that is no UUID finds nothing. */
export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const { rows } = await db.pool.query<StoredMail>(
    `SELECT ${columns} FROM caixa_de_saida WHERE id::text = $1`,
    [id],
  )
  return rows[0]
}
