import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { readDashboard, readSummary } from '#money/insights/read-dashboard.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const dashboard = signedIn.insights.dashboard.handler(({ input, context }) => {
  const filter = readFilter(input)
  return asActor(context, (ctx) => readDashboard(ctx, filter), { readOnly: true })
})

const summary = signedIn.insights.summary.handler(({ input, context }) => {
  const filter = readFilter(input)
  const of = { categoryId: input.categoryId, type: input.type }
  return asActor(context, (ctx) => readSummary(ctx, filter, of), { readOnly: true })
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
