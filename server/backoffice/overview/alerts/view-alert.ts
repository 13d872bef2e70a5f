import type { AlertView } from '@lya/contract/backoffice/overview/alerts.ts'
import { smartLimits, smartRules } from '@lya/core/backoffice/alerts/smart-alerts.ts'
import { type FigureKey, figureKeys } from '@lya/core/backoffice/figures/figures.ts'
import type { AlertRow } from '#backoffice/overview/alerts/alerts.queries.ts'
import { peopleOf } from '#backoffice/overview/figures/people-of.ts'
import { listPeople } from '#backoffice/people/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** An alert as it is shown; of a segment with those who are in it now. */
export async function viewAlert(tx: Tx, row: AlertRow, now: Temporal.Instant): Promise<AlertView> {
  const { details } = row
  return {
    ...{ id: row.id, rule: row.rule, priority: row.priority, status: row.status },
    kind: (smartRules as readonly string[]).includes(row.rule) ? 'smart' : 'system',
    createdAt: row.created_at.toISOString(),
    value: wholeOf(details.value ?? details.count),
    limit: wholeOf(details.limit),
    overAt: row.over_at?.toISOString() ?? null,
    person: row.user_id === null ? null : { id: row.user_id, name: row.person_name ?? '' },
    segment: await segmentOf(tx, row, now),
    resolved: row.resolved_at && {
      at: row.resolved_at.toISOString(),
      by: row.resolver_name,
      note: row.note ?? '',
    },
  }
}

async function segmentOf(
  tx: Tx,
  { rule, status, details }: AlertRow,
  now: Temporal.Instant,
): Promise<AlertView['segment']> {
  if (!isFigure(rule)) return null
  const count = wholeOf(details.count) ?? 0
  // Whom it was about then is not kept.
  if (status === 'resolved') return { figure: rule, count, people: [] }
  const { asked, order } = peopleOf(rule, { now, window: 'all' })
  const { items } = await listPeople(tx, asked, { ...order, limit: smartLimits.named, now })
  return {
    figure: rule,
    count,
    people: items.map(({ userId, name }) => ({ id: userId, name })),
  }
}

function isFigure(rule: string): rule is FigureKey {
  return (figureKeys as readonly string[]).includes(rule)
}

function wholeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
