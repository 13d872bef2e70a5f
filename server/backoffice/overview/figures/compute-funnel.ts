import type { FunnelView } from '@lya/contract/backoffice/overview/conversion.ts'
import {
  conversionLimits,
  conversionRate,
  conversionTone,
} from '@lya/core/backoffice/conversion/conversion.ts'
import { funnel, funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import { countFunnel } from '#backoffice/overview/figures/funnel.queries.ts'
import type { Reading } from '#platform/db/reading.ts'

/** Works out the way from sign-up to payment for each window, as the system. */
export async function computeFunnel(reading: Reading, now: Temporal.Instant): Promise<FunnelView> {
  const { windows, people } = await countFunnel(reading, now)
  const rate = conversionRate({ active: people['active-users'], total: people['total-users'] })
  return {
    windows: funnelWindows.map((window) => ({ window, steps: funnel(windows[window]) })),
    conversion: { rate, tone: conversionTone(rate), ...conversionLimits },
  }
}
