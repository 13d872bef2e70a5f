import type { ProjectionView } from '@lya/contract/backoffice/overview/conversion.ts'
import type { Scenario } from '@lya/core/backoffice/projection/projection.ts'

/** Centavos of each scenario in one month. */
export type ProjectedMonth = { month: string } & Record<Scenario, number>

export const scenarioColors: Record<Scenario, string> = {
  conservative: 'var(--lya-chart-3)',
  realistic: 'var(--lya-chart-1)',
  optimistic: 'var(--lya-chart-2)',
}

/** The scenarios beside each other, month by month. */
export function projectedMonths({ scenarios }: ProjectionView): ProjectedMonth[] {
  const centsOf = (scenario: Scenario, at: number): number =>
    scenarios.find((one) => one.scenario === scenario)?.months[at]?.mrrCents ?? 0
  return (scenarios[0]?.months ?? []).map(({ month }, at) => ({
    month,
    conservative: centsOf('conservative', at),
    realistic: centsOf('realistic', at),
    optimistic: centsOf('optimistic', at),
  }))
}
