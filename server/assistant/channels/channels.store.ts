import { numberKey } from '@lya/core/people/identity/whatsapp-number.ts'
import type { Identity } from '#assistant/channels/channel.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Gives the number to this person, whoever had it before: the last proof counts.
 *
 * @returns Who had it, the person included.
 */
export async function saveChannel(
  tx: Tx,
  channel: Identity & { userId: string; id: string; at: Temporal.Instant },
): Promise<string[]> {
  const { businessScopedId, waId } = channel
  const key = waId === null ? null : numberKey(waId)
  const { rows } = await tx.query<{ userId: string }>({
    text: `DELETE FROM canais_whatsapp WHERE bsuid = $1 OR chave = $2
      RETURNING user_id AS "userId"`,
    values: [businessScopedId, key],
  })
  await tx.query({
    text: `INSERT INTO canais_whatsapp
        (user_id, id, bsuid, wa_id, chave, ultima_mensagem_em, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    values: [channel.userId, channel.id, businessScopedId, waId, key, channel.at.toString()],
  })
  return rows.map(({ userId }) => userId)
}

/**
 * Notes a message: the 24 hours run from the latest one, and what WhatsApp tells of the identity
 * now that it did not tell before is kept.
 */
export function noteMessage(
  tx: Tx,
  channel: Identity & { userId: string; id: string; sentAt: Temporal.Instant },
): void {
  const { businessScopedId, waId } = channel
  tx.send({
    name: 'channels-note',
    text: `UPDATE canais_whatsapp AS c SET
        ultima_mensagem_em = greatest(c.ultima_mensagem_em, $3),
        bsuid = coalesce($4, c.bsuid),
        wa_id = CASE WHEN livre THEN $5 ELSE c.wa_id END,
        chave = CASE WHEN livre THEN $6 ELSE c.chave END
      FROM (SELECT $5::text IS NOT NULL AND NOT EXISTS (
        SELECT FROM canais_whatsapp WHERE chave = $6 AND (user_id, id) <> ($1, $2)) AS livre) AS de
      WHERE c.user_id = $1 AND c.id = $2`,
    values: [
      channel.userId,
      channel.id,
      channel.sentAt.toString(),
      businessScopedId,
      waId,
      waId === null ? null : numberKey(waId),
    ],
  })
}

/** Keeps the form of the number that WhatsApp answers a send with. */
export async function saveWaId(
  tx: Tx,
  channel: { userId: string; id: string; waId: string },
): Promise<void> {
  await tx.query({
    text: `UPDATE canais_whatsapp SET wa_id = $3
      WHERE user_id = $1 AND id = $2 AND chave = $4`,
    values: [channel.userId, channel.id, channel.waId, numberKey(channel.waId)],
  })
}

/**
 * Moves a link to whom its person is now, whoever had that before. What is null is not known any
 * longer: the old number may be somebody else's tomorrow, and a new id is learned later. A link
 * younger than the move is somebody else's already, and stays.
 */
export async function moveChannel(
  tx: Tx,
  move: Identity & { userId: string; id: string; at: Temporal.Instant },
): Promise<void> {
  const { userId, id, waId, businessScopedId } = move
  const key = waId === null ? null : numberKey(waId)
  const { rowCount } = await tx.query({
    text: `SELECT FROM canais_whatsapp WHERE user_id = $1 AND id = $2
      AND created_at < $3::timestamptz + interval '1 second'`,
    values: [userId, id, move.at.toString()],
  })
  if (rowCount === 0) return
  await tx.query({
    text: `DELETE FROM canais_whatsapp
      WHERE (chave = $1 OR bsuid = $2) AND (user_id, id) <> ($3, $4)`,
    values: [key, businessScopedId, userId, id],
  })
  await tx.query({
    text: `UPDATE canais_whatsapp SET wa_id = $3, chave = $4, bsuid = $5
      WHERE user_id = $1 AND id = $2`,
    values: [userId, id, waId, key, businessScopedId],
  })
}

/** Lets a number go; false when the person has no such link. */
export async function deleteChannel(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: 'DELETE FROM canais_whatsapp WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  })
  return rowCount === 1
}

/** Lets go, as the system, of all numbers of a person, and of the code that would link another. */
export async function deleteLinks(tx: Tx, userId: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM canais_whatsapp WHERE user_id = $1', values: [userId] })
  await tx.query({ text: 'DELETE FROM codigos_de_vinculo WHERE user_id = $1', values: [userId] })
}

/**
 * Keeps a person's code in place of an older one.
 *
 * @param code.digest Never the code itself.
 * @returns False when somebody else's running code is the same.
 */
export async function saveCode(
  tx: Tx,
  code: { userId: string; digest: string; at: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<boolean> {
  await tx.query({
    text: 'DELETE FROM codigos_de_vinculo WHERE expira_em <= $1',
    values: [code.at.toString()],
  })
  const { rowCount } = await tx.query({
    text: `INSERT INTO codigos_de_vinculo (user_id, codigo, expira_em)
      SELECT $1, $2, $3
      WHERE NOT EXISTS (SELECT FROM codigos_de_vinculo WHERE codigo = $2 AND user_id <> $1)
      ON CONFLICT (user_id) DO UPDATE SET codigo = excluded.codigo, expira_em = excluded.expira_em`,
    values: [code.userId, code.digest, code.expiresAt.toString()],
  })
  return rowCount === 1
}

/** Whose code this is; it serves once. Null when it is nobody's, or no longer. */
export async function takeCode(
  tx: Tx,
  code: { digest: string; at: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `DELETE FROM codigos_de_vinculo WHERE codigo = $1 AND expira_em > $2 RETURNING user_id`,
    values: [code.digest, code.at.toString()],
  })
  return rows[0]?.user_id ?? null
}
