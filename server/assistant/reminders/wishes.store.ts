import type { ReminderChannel } from '@lya/contract/assistant/reminders.ts'
import type { Kind, Wishes } from '#assistant/reminders/reminder.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Row extends Record<Kind, ReminderChannel[]> {
  from: string
  until: string
  plannedOn: string | null
}

const columns = `contas, orcamentos, resumo, silencio_inicio::text AS from,
  silencio_fim::text AS until, planejado_em::text AS "plannedOn"`

/** What holds until a person chooses: the columns' defaults. */
export const firstWishes: Wishes = {
  channels: { contas: ['email'], orcamentos: [], resumo: [] },
  quiet: { from: Temporal.PlainTime.from('22:00'), until: Temporal.PlainTime.from('08:00') },
}

export async function readWishes(tx: Tx, userId: string): Promise<Wishes> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM preferencias_lembretes WHERE user_id = $1`,
    values: [userId],
  })
  return rows[0] ? wishesOf(rows[0]) : firstWishes
}

/** As `readWishes`, and keeps other workers from this person until the transaction ends. */
export async function lockWishes(
  tx: Tx,
  userId: string,
): Promise<(Wishes & { plannedOn: Temporal.PlainDate | null }) | null> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM preferencias_lembretes WHERE user_id = $1 FOR UPDATE`,
    values: [userId],
  })
  const [row] = rows
  if (!row) return null
  const plannedOn = row.plannedOn === null ? null : Temporal.PlainDate.from(row.plannedOn)
  return { ...wishesOf(row), plannedOn }
}

/** Replaces all of them, and has the person looked after at once. */
export async function saveWishes(
  tx: Tx,
  wishes: Wishes & { userId: string; at: Temporal.Instant },
): Promise<void> {
  const { contas, orcamentos, resumo } = wishes.channels
  await tx.query({
    text: `INSERT INTO preferencias_lembretes AS p (user_id, contas, orcamentos, resumo,
        silencio_inicio, silencio_fim, proxima_em, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)
      ON CONFLICT (user_id) DO UPDATE SET contas = $2, orcamentos = $3, resumo = $4,
        silencio_inicio = $5, silencio_fim = $6, updated_at = $7,
        proxima_em = least(p.proxima_em, $7)`,
    values: [
      wishes.userId,
      contas,
      orcamentos,
      resumo,
      wishes.quiet.from.toString(),
      wishes.quiet.until.toString(),
      wishes.at.toString(),
    ],
  })
}

/** Says when to look after the person next; null when nothing is wanted. */
export async function setNextVisit(
  tx: Tx,
  visit: { userId: string; nextAt: Temporal.Instant | null; plannedOn: Temporal.PlainDate | null },
): Promise<void> {
  await tx.query({
    text: `UPDATE preferencias_lembretes
      SET proxima_em = $2, planejado_em = coalesce($3, planejado_em) WHERE user_id = $1`,
    values: [
      visit.userId,
      visit.nextAt?.toString() ?? 'infinity',
      visit.plannedOn?.toString() ?? null,
    ],
  })
}

/** Has the person looked after at this moment at the latest. */
export async function wakeAt(tx: Tx, userId: string, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `UPDATE preferencias_lembretes SET proxima_em = least(proxima_em, $2) WHERE user_id = $1`,
    values: [userId, at.toString()],
  })
}

/** As the system: somebody new is looked after from now on. */
export async function addPerson(tx: Tx, userId: string, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `INSERT INTO preferencias_lembretes (user_id, proxima_em) VALUES ($1, $2)
      ON CONFLICT DO NOTHING`,
    values: [userId, at.toString()],
  })
}

/** As the system: so are those who came another way than through sign-up. */
export async function addPeople(tx: Tx, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `INSERT INTO preferencias_lembretes (user_id, proxima_em)
      SELECT p.id, $1 FROM profiles p
      WHERE NOT EXISTS (SELECT FROM preferencias_lembretes l WHERE l.user_id = p.id)
      ON CONFLICT DO NOTHING`,
    values: [at.toString()],
  })
}

/**
 * As the system: takes some of those who are due, for this worker until `until`. Another worker
 * passes over them meanwhile; should this one vanish, they are due again then.
 */
export async function claimPeople(
  tx: Tx,
  claim: { at: Temporal.Instant; until: Temporal.Instant; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'reminders-claim-people',
    text: `UPDATE preferencias_lembretes SET proxima_em = $2 WHERE user_id IN (
        SELECT user_id FROM preferencias_lembretes WHERE proxima_em <= $1
        ORDER BY proxima_em LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING user_id`,
    values: [claim.at.toString(), claim.until.toString(), claim.limit],
  })
  return rows.map((row) => row.user_id)
}

/** As the system: those of them who want to hear of budgets are due now. */
export async function wakePeople(
  tx: Tx,
  userIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await tx.query({
    name: 'reminders-wake',
    text: `UPDATE preferencias_lembretes SET proxima_em = $2
      WHERE user_id = ANY ($1::uuid[]) AND orcamentos <> '{}' AND proxima_em > $2`,
    values: [userIds, at.toString()],
  })
}

function wishesOf(row: Row): Wishes {
  return {
    channels: { contas: row.contas, orcamentos: row.orcamentos, resumo: row.resumo },
    quiet: {
      from: Temporal.PlainTime.from(row.from),
      until: Temporal.PlainTime.from(row.until),
    },
  }
}
