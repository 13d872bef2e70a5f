import type { Database } from '#platform/db/database.ts'

/** A message as the telephone of the demonstration shows it. */
export interface ShownMessage {
  id: string
  /** Digits with the country code, as the person typed them. */
  phone: string
  author: 'pessoa' | 'lya'
  content: {
    text: string
    buttons?: { id: string; title: string; description?: string }[]
    replyTo?: string | null
  }
  fate: 'enviada' | 'entregue' | 'lida'
}

/** Messages that one number keeps; the oldest make room. */
const messagesMax = 200

const columns = `id, telefone AS phone, autor AS author, conteudo AS content, situacao AS fate`

export async function keepMessage(db: Database, message: ShownMessage): Promise<void> {
  await db.pool.query(
    `INSERT INTO simulador_whatsapp (id, telefone, autor, conteudo, situacao, created_at)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp()) ON CONFLICT (id) DO NOTHING`,
    [message.id, message.phone, message.author, JSON.stringify(message.content), message.fate],
  )
  await db.pool.query(
    `DELETE FROM simulador_whatsapp WHERE id IN (SELECT id FROM simulador_whatsapp
       WHERE telefone = $1 ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [message.phone, messagesMax],
  )
}

/** The newest hundred of a number, oldest first. */
export async function listMessages(db: Database, phone: string): Promise<ShownMessage[]> {
  const { rows } = await db.pool.query<ShownMessage>(
    `SELECT * FROM (SELECT ${columns}, created_at FROM simulador_whatsapp WHERE telefone = $1
       ORDER BY created_at DESC, id DESC LIMIT 100) AS novas ORDER BY created_at, id`,
    [phone],
  )
  return rows
}

/** The person's message was read; null when there is no such message. */
export async function markAsRead(db: Database, id: string): Promise<void> {
  await db.pool.query(`UPDATE simulador_whatsapp SET situacao = 'lida' WHERE id = $1`, [id])
}

/** Lya's messages to this number that nobody has looked at before; they count as read now. */
export async function takeUnread(db: Database, phone: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `UPDATE simulador_whatsapp SET situacao = 'lida'
     WHERE telefone = $1 AND autor = 'lya' AND situacao <> 'lida' RETURNING id`,
    [phone],
  )
  return rows.map(({ id }) => id)
}
