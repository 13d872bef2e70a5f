import type { ReminderChannel } from '@lya/contract/assistant/reminders.ts'
import type { ClaimedReminder, Fate, Kind } from '#assistant/reminders/reminder.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Makes a reminder once for each channel; what was made before stays as it is. */
export async function planReminder(
  tx: Tx,
  plan: {
    userId: string
    kind: Kind
    key: string
    channels: readonly ReminderChannel[]
    at: Temporal.Instant
    fate?: Extract<Fate, 'pendente' | 'descartado'>
  },
): Promise<void> {
  await tx.query({
    name: 'reminders-plan',
    text: `INSERT INTO lembretes
        (user_id, id, tipo, canal, chave, situacao, enviar_em, created_at, updated_at)
      SELECT $1, novo.id, $2, novo.canal, $3, $6, $7, $7, $7
      FROM unnest($4::uuid[], $5::text[]) AS novo (id, canal)
      ON CONFLICT (user_id, chave, canal) DO NOTHING`,
    values: [
      plan.userId,
      plan.kind,
      plan.key,
      plan.channels.map(() => newId()),
      plan.channels,
      plan.fate ?? 'pendente',
      plan.at.toString(),
    ],
  })
}

/**
 * Takes all that is due, for this worker until `until`. What another had taken and not closed by
 * then is due again.
 */
export async function claimReminders(
  tx: Tx,
  claim: { userId: string; at: Temporal.Instant; until: Temporal.Instant },
): Promise<ClaimedReminder[]> {
  const { rows } = await tx.query<ClaimedReminder>({
    name: 'reminders-claim',
    text: `UPDATE lembretes
      SET situacao = 'enviando', tentativas = tentativas + 1, enviar_em = $3, updated_at = $2
      WHERE user_id = $1 AND situacao IN ('pendente', 'enviando') AND enviar_em <= $2
      RETURNING id, tipo AS kind, canal AS channel, chave AS key, tentativas AS attempts`,
    values: [claim.userId, claim.at.toString(), claim.until.toString()],
  })
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

interface Which {
  userId: string
  id: string
  at: Temporal.Instant
}

/** Says how one that was taken ended. What a provider told meanwhile, and knows more, stays. */
export async function closeReminder(
  tx: Tx,
  closed: Which & { fate: Fate; error?: string | null },
): Promise<void> {
  await tx.query({
    name: 'reminders-close',
    text: `UPDATE lembretes SET situacao = $3, erro = $4, updated_at = $5
      WHERE user_id = $1 AND id = $2 AND situacao = 'enviando'`,
    values: [closed.userId, closed.id, closed.fate, closed.error ?? null, closed.at.toString()],
  })
}

/** Puts one off: it did not leave, or (`isUnknown`) nobody knows and a status may yet tell. */
export async function putOff(
  tx: Tx,
  put: Which & { until: Temporal.Instant; error: string; isUnknown?: boolean },
): Promise<void> {
  await tx.query({
    text: `UPDATE lembretes SET situacao = $3, erro = $4, enviar_em = $5, updated_at = $6
      WHERE user_id = $1 AND id = $2 AND situacao IN ('enviando', 'enviado', 'falhou')`,
    values: [
      put.userId,
      put.id,
      put.isUnknown ? 'enviando' : 'pendente',
      put.error,
      put.until.toString(),
      put.at.toString(),
    ],
  })
}

/**
 * What the provider tells later on, in any order: it only ever moves forward.
 *
 * @returns How often it has been tried, or null when nothing changed.
 */
export async function keepReminderStatus(
  tx: Tx,
  status: Which & {
    fate: Extract<Fate, 'enviado' | 'entregue' | 'lido' | 'falhou'>
    error: string | null
  },
): Promise<number | null> {
  const { rows } = await tx.query<{ attempts: number }>({
    text: `UPDATE lembretes SET situacao = $3, erro = $4, updated_at = $5
      WHERE user_id = $1 AND id = $2 AND CASE $3
        WHEN 'enviado' THEN situacao IN ('pendente', 'enviando', 'incerto')
        WHEN 'falhou' THEN situacao IN ('pendente', 'enviando', 'enviado', 'incerto')
        WHEN 'entregue' THEN situacao NOT IN ('entregue', 'lido')
        ELSE situacao <> 'lido' END
      RETURNING tentativas AS attempts`,
    values: [status.userId, status.id, status.fate, status.error, status.at.toString()],
  })
  return rows[0]?.attempts ?? null
}

/** When something of this person is due next; null when nothing waits. */
export async function findNextDue(tx: Tx, userId: string): Promise<Temporal.Instant | null> {
  const { rows } = await tx.query<{ next: Date | null }>({
    name: 'reminders-next',
    text: `SELECT min(enviar_em) AS next FROM lembretes
      WHERE user_id = $1 AND situacao IN ('pendente', 'enviando')`,
    values: [userId],
  })
  return rows[0]?.next?.toTemporalInstant() ?? null
}

/** Forgets what can come no second time. */
export async function deleteOldReminders(
  tx: Tx,
  userId: string,
  before: Temporal.Instant,
): Promise<void> {
  await tx.query({
    text: `DELETE FROM lembretes WHERE user_id = $1 AND created_at < $2
      AND situacao NOT IN ('pendente', 'enviando')`,
    values: [userId, before.toString()],
  })
}
