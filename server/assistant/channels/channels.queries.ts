import type { LinkedChannel } from '@lya/contract/assistant/channels.ts'
import { numberKey } from '@lya/core/people/identity/whatsapp-number.ts'
import type { Plan } from '@lya/core/people/plan/plan.ts'
import type { Channel, Identity } from '#assistant/channels/channel.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Whose number this is, as the system; null when nobody proved it. A number that comes with another
 * business-scoped id than before belongs to somebody else now.
 */
export async function findChannel(tx: Tx, identity: Identity): Promise<Channel | null> {
  const { businessScopedId, waId } = identity
  const { rows } = await tx.query<Omit<Channel, 'plan'> & Plan>({
    name: 'channels-find',
    text: `SELECT c.id, c.user_id AS "userId", c.bsuid AS "businessScopedId", c.wa_id AS "waId",
        p.fuso_horario AS "timeZone", p.status_plan AS state,
        p.trial_end_date::text AS "trialEndDate", p.max_transactions AS "transactionsMax",
        p.max_categories AS "categoriesMax", p.excluir_em IS NOT NULL AS "isLeaving"
      FROM (
        SELECT *, 1 AS ordem FROM canais_whatsapp WHERE bsuid = $1
        UNION ALL SELECT *, 2 FROM canais_whatsapp
          WHERE chave = $2 AND ($1::text IS NULL OR bsuid IS NULL)
      ) AS c JOIN profiles AS p ON p.id = c.user_id
      ORDER BY c.ordem LIMIT 1`,
    values: [businessScopedId, waId === null ? null : numberKey(waId)],
  })
  const [row] = rows
  if (!row) return null
  const { state, trialEndDate, transactionsMax, categoriesMax, isLeaving, ...channel } = row
  const plan = {
    state,
    trialEndDate,
    transactionsMax,
    categoriesMax,
    isLeaving: isLeaving === true,
  }
  return { ...channel, plan }
}

/** Which of these scoped ids and number keys somebody has linked. */
export async function listLinkedSenders(tx: Tx, senders: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ sender: string }>({
    name: 'channels-linked',
    text: `SELECT bsuid AS sender FROM canais_whatsapp WHERE bsuid = ANY($1)
      UNION SELECT chave FROM canais_whatsapp WHERE chave = ANY($1)`,
    values: [senders],
  })
  return rows.map(({ sender }) => sender)
}

/** Where each of the person's numbers gets its messages, and when the last one came from it. */
export async function listDestinations(
  tx: Tx,
  userId: string,
): Promise<(Identity & { id: string; lastMessageAt: Temporal.Instant })[]> {
  const { rows } = await tx.query<Identity & { id: string; lastMessageAt: Date }>({
    name: 'channels-destinations',
    text: `SELECT id, bsuid AS "businessScopedId", wa_id AS "waId",
        ultima_mensagem_em AS "lastMessageAt"
      FROM canais_whatsapp WHERE user_id = $1`,
    values: [userId],
  })
  return rows.map((row) => ({ ...row, lastMessageAt: row.lastMessageAt.toTemporalInstant() }))
}

/** The number from which the person wrote last; null without one. */
export async function findLatestDestination(
  tx: Tx,
  userId: string,
): Promise<(Identity & { id: string; lastMessageAt: Temporal.Instant }) | null> {
  const { rows } = await tx.query<Identity & { id: string; lastMessageAt: Date }>({
    text: `SELECT id, bsuid AS "businessScopedId", wa_id AS "waId",
        ultima_mensagem_em AS "lastMessageAt"
      FROM canais_whatsapp WHERE user_id = $1 ORDER BY ultima_mensagem_em DESC, id DESC LIMIT 1`,
    values: [userId],
  })
  const [row] = rows
  return row ? { ...row, lastMessageAt: row.lastMessageAt.toTemporalInstant() } : null
}

/** Who wrote over WhatsApp since then. */
export async function listOwners(tx: Tx, since: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ userId: string }>({
    text: `SELECT DISTINCT user_id AS "userId" FROM canais_whatsapp
      WHERE ultima_mensagem_em > $1`,
    values: [since.toString()],
  })
  return rows.map(({ userId }) => userId)
}

export async function listChannels(tx: Tx, userId: string): Promise<LinkedChannel[]> {
  const { rows } = await tx.query<{ id: string; phone: string; linked: Date; last: Date }>({
    text: `SELECT id, wa_id AS phone, created_at AS linked, ultima_mensagem_em AS last
      FROM canais_whatsapp WHERE user_id = $1 ORDER BY created_at, id`,
    values: [userId],
  })
  return rows.map(({ id, phone, linked, last }) => ({
    id,
    kind: 'whatsapp',
    phone,
    linkedAt: linked.toISOString(),
    lastMessageAt: last.toISOString(),
  }))
}
