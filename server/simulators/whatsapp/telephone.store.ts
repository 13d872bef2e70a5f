import type { Database } from '#platform/db/database.ts'

/** What a file is to WhatsApp. */
export type FileKind = 'image' | 'audio' | 'video' | 'document'

/** A message as the telephone of the demonstration keeps it. */
export interface KeptMessage {
  id: string
  /** Digits with the country code, as the person typed them. */
  phone: string
  author: 'pessoa' | 'lya'
  content: {
    /** Empty where a file came without words. */
    text: string
    file?: { kind: FileKind; name: string; type: string; sha256: string; size: number }
    buttons?: { id: string; title: string; description?: string }[]
    /** The approved template that this is. */
    template?: string
    replyTo?: string | null
    /** What its sender wants to be told with every status. */
    reference?: string
  }
  fate: 'enviada' | 'entregue' | 'lida'
  /** When it was sent, as far as WhatsApp knows: one that comes late was sent before. */
  sentAt: Temporal.Instant
}

/** Messages and files that one number keeps; the oldest make room. */
const messagesMax = 200
const filesMax = 12

interface Row extends Omit<KeptMessage, 'sentAt'> {
  sent: Date
}

const columns = `id, telefone AS phone, autor AS author, conteudo AS content, situacao AS fate,
  enviada_em AS sent`

const messageOf = ({ sent, ...row }: Row): KeptMessage => ({
  ...row,
  sentAt: sent.toTemporalInstant(),
})

export async function keepMessage(
  db: Database,
  message: KeptMessage,
  bytes: Buffer | null = null,
): Promise<void> {
  const { id, phone, author, content, fate, sentAt } = message
  await db.pool.query(
    `INSERT INTO simulador_whatsapp
       (id, telefone, autor, conteudo, situacao, enviada_em, arquivo, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) ON CONFLICT (id) DO NOTHING`,
    [id, phone, author, JSON.stringify(content), fate, sentAt.toString(), bytes],
  )
  await db.pool.query(
    `DELETE FROM simulador_whatsapp WHERE id IN (SELECT id FROM simulador_whatsapp
       WHERE telefone = $1 ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [phone, messagesMax],
  )
  if (!bytes) return
  await db.pool.query(
    `UPDATE simulador_whatsapp SET arquivo = NULL WHERE id IN (SELECT id FROM simulador_whatsapp
       WHERE telefone = $1 AND arquivo IS NOT NULL ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [phone, filesMax],
  )
}

/** The newest hundred of a number, oldest first. */
export async function listMessages(db: Database, phone: string): Promise<KeptMessage[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT * FROM (SELECT ${columns}, created_at FROM simulador_whatsapp WHERE telefone = $1
       ORDER BY created_at DESC, id DESC LIMIT 100) AS novas ORDER BY created_at, id`,
    [phone],
  )
  return rows.map(messageOf)
}

/** What a message carries; null when there is none, or its bytes had to make room. */
export async function findFile(
  db: Database,
  id: string,
): Promise<{ type: string; sha256: string; bytes: Buffer } | null> {
  const { rows } = await db.pool.query<{ type: string; sha256: string; bytes: Buffer }>(
    `SELECT conteudo->'file'->>'type' AS type, conteudo->'file'->>'sha256' AS sha256,
       arquivo AS bytes FROM simulador_whatsapp WHERE id = $1 AND arquivo IS NOT NULL`,
    [id],
  )
  return rows[0] ?? null
}

/** When this number wrote last, as far as WhatsApp knows; null when it never did. */
export async function findLastSent(db: Database, phone: string): Promise<Temporal.Instant | null> {
  const { rows } = await db.pool.query<{ sent: Date }>(
    `SELECT enviada_em AS sent FROM simulador_whatsapp WHERE telefone = $1 AND autor = 'pessoa'
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [phone],
  )
  return rows[0]?.sent.toTemporalInstant() ?? null
}

/** The person's message was read. */
export async function markAsRead(db: Database, id: string): Promise<void> {
  await db.pool.query(`UPDATE simulador_whatsapp SET situacao = 'lida' WHERE id = $1`, [id])
}

/** Lya's messages to this number that nobody has looked at before; they count as read now. */
export async function takeUnread(db: Database, phone: string): Promise<KeptMessage[]> {
  const { rows } = await db.pool.query<Row>(
    `UPDATE simulador_whatsapp SET situacao = 'lida'
     WHERE telefone = $1 AND autor = 'lya' AND situacao <> 'lida' RETURNING ${columns}`,
    [phone],
  )
  return rows.map(messageOf)
}
