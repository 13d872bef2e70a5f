import type { SegmentPreview } from '@lya/contract/backoffice/segments.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { compileSegment } from '#backoffice/segments/compile-segment.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

const shownMax = 8

/** Who is in a segment today, as the back-office: how many, whom one may write to, and some. */
export async function previewSegment(
  tx: Tx,
  segment: Segment,
  today: Temporal.PlainDate,
): Promise<SegmentPreview> {
  const { text, values } = compileSegment(segment, { today })
  const [counted, shown] = await Promise.all([
    tx.query<{ count: number; email: number; whatsapp: number; total: number }>({
      text: `SELECT count(*)::int AS count,
          count(*) FILTER (WHERE w.escolhas -> 'novidades' ? 'email')::int AS email,
          count(*) FILTER (WHERE w.escolhas -> 'novidades' ? 'whatsapp'
            AND p.channel IN ('whatsapp', 'both'))::int AS whatsapp,
          (SELECT count(*)::int FROM admin_people AS a
            WHERE NOT (a.is_staff AND a.status_plan = 'TRIAL')) AS total
        FROM admin_people AS p LEFT JOIN preferencias_avisos w ON w.user_id = p.user_id
        WHERE p.leaves_at IS NULL AND NOT (p.is_staff AND p.status_plan = 'TRIAL')
          AND (${text})`,
      values,
    }),
    tx.query<SegmentPreview['sample'][number]>({
      text: `SELECT p.user_id AS "userId", p.name, coalesce(p.email, '') AS email,
          p.status_plan AS plan
        FROM admin_people AS p WHERE p.leaves_at IS NULL AND NOT (p.is_staff AND p.status_plan = 'TRIAL')
          AND (${text})
        ORDER BY p.created_at DESC, p.user_id DESC LIMIT ${shownMax}`,
      values,
    }),
  ])
  const [row] = counted.rows
  if (!row) throw new Error('a count without a row')
  const { count, total, email, whatsapp } = row
  return { count, total, reachable: { email, whatsapp }, sample: shown.rows }
}

/** How many are in a segment today. */
export async function countSegment(
  tx: Tx,
  segment: Segment,
  today: Temporal.PlainDate,
): Promise<number> {
  const { text, values } = compileSegment(segment, { today })
  const { rows } = await tx.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM admin_people AS p
      WHERE p.leaves_at IS NULL AND NOT (p.is_staff AND p.status_plan = 'TRIAL')
          AND (${text})`,
    values,
  })
  return rows[0]?.count ?? 0
}
