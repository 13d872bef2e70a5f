import type { NoticeChannel } from '@lya/contract/people/notices.ts'
import type { Wishes } from '#people/notices/notice.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Row {
  channels: Record<string, NoticeChannel[]>
  from: string
  until: string
  plannedOn: string | null
}

const columns = `escolhas AS channels, silencio_inicio::text AS from,
  silencio_fim::text AS until, planejado_em::text AS "plannedOn"`

/** What holds until a person chooses: each kind's own channels, and the columns' defaults. */
const firstWishes: Wishes = {
  channels: {},
  quiet: { from: Temporal.PlainTime.from('22:00'), until: Temporal.PlainTime.from('08:00') },
}

export async function readWishes(tx: Tx, userId: string): Promise<Wishes> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM preferencias_avisos WHERE user_id = $1`,
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
    text: `SELECT ${columns} FROM preferencias_avisos WHERE user_id = $1 FOR UPDATE`,
    values: [userId],
  })
  const [row] = rows
  if (!row) return null
  const plannedOn = row.plannedOn === null ? null : Temporal.PlainDate.from(row.plannedOn)
  return { ...wishesOf(row), plannedOn }
}

/** Replaces those of the kinds that are named, and has the person looked after at once. */
export async function storeWishes(
  tx: Tx,
  wishes: Wishes & { userId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO preferencias_avisos AS p
        (user_id, escolhas, silencio_inicio, silencio_fim, proxima_em, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $5, $5)
      ON CONFLICT (user_id) DO UPDATE SET escolhas = p.escolhas || $2, silencio_inicio = $3,
        silencio_fim = $4, updated_at = $5, proxima_em = least(p.proxima_em, $5)`,
    values: [
      wishes.userId,
      JSON.stringify(wishes.channels),
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
    text: `UPDATE preferencias_avisos
      SET proxima_em = $2, planejado_em = coalesce($3, planejado_em) WHERE user_id = $1`,
    values: [
      visit.userId,
      visit.nextAt?.toString() ?? 'infinity',
      visit.plannedOn?.toString() ?? null,
    ],
  })
}

/**
 * Has the person looked after at this moment at the latest; as the person or as the system. Nobody
 * waits for it.
 */
export function wakeAt(tx: Tx, userId: string, at: Temporal.Instant): void {
  tx.send({
    name: 'notices-wake-at',
    text: `UPDATE preferencias_avisos SET proxima_em = $2 WHERE user_id = $1 AND proxima_em > $2`,
    values: [userId, at.toString()],
  })
}

/** As the system: somebody new is looked after from now on. */
export async function addPerson(tx: Tx, userId: string, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `INSERT INTO preferencias_avisos (user_id, proxima_em) VALUES ($1, $2)
      ON CONFLICT DO NOTHING`,
    values: [userId, at.toString()],
  })
}

/** As the system: so are those who came another way than through sign-up. */
export async function addPeople(tx: Tx, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `INSERT INTO preferencias_avisos (user_id, proxima_em)
      SELECT p.id, $1 FROM profiles p
      WHERE NOT EXISTS (SELECT FROM preferencias_avisos l WHERE l.user_id = p.id)
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
    name: 'notices-claim-people',
    text: `UPDATE preferencias_avisos SET proxima_em = $2 WHERE user_id IN (
        SELECT user_id FROM preferencias_avisos WHERE proxima_em <= $1
        ORDER BY proxima_em LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING user_id`,
    values: [claim.at.toString(), claim.until.toString(), claim.limit],
  })
  return rows.map((row) => row.user_id)
}

/** As the system: those of them who chose to hear of this kind are due now. */
export async function wakePeople(
  tx: Tx,
  wake: { userIds: readonly string[]; kind: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'notices-wake',
    text: `UPDATE preferencias_avisos SET proxima_em = $3
      WHERE user_id = ANY ($1::uuid[]) AND escolhas -> $2::text <> '[]' AND proxima_em > $3`,
    values: [wake.userIds, wake.kind, wake.at.toString()],
  })
}

function wishesOf(row: Row): Wishes {
  return {
    channels: row.channels,
    quiet: {
      from: Temporal.PlainTime.from(row.from),
      until: Temporal.PlainTime.from(row.until),
    },
  }
}
