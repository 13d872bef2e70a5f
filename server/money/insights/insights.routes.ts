import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { readDashboard } from '#money/insights/read-dashboard.ts'
import { readListSummary } from '#money/insights/read-list-summary.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const dashboard = signedIn.insights.dashboard.handler(({ input, context }) => {
  const filter = readFilter(input)
  return asActor(context, (ctx) => readDashboard(ctx, filter), { readOnly: true })
})

const summary = signedIn.insights.summary.handler(({ input, context }) => {
  const filter = readFilter(input)
  const { search, categoryId, type } = input
  const of = { search, categoryId, type }
  return asActor(context, (ctx) => readListSummary(ctx, filter, of), { readOnly: true })
})

function readFilter(input: {
  from?: string | undefined
  to?: string | undefined
}): DayRange | null {
  if (input.from === undefined && input.to === undefined) return null
  if (input.from === undefined || input.to === undefined || input.from > input.to) {
    throw new Refusal('invalid', 'insights.range-invalid')
  }
  return { from: Temporal.PlainDate.from(input.from), to: Temporal.PlainDate.from(input.to) }
}

export const insightsRoutes = { dashboard, summary }
