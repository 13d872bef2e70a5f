import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { monthWords } from '../../parts/words.ts'

type Cohort = CohortsView['cohorts'][number]
type Insight = CohortsView['insights'][number]

/** A month of all cohorts that are as old, and which these are. */
export type CurvePoint = CohortsView['curve'][number] & { part: { cohort: string; offset: number } }

export function curvePoints({ cohorts, curve }: CohortsView): CurvePoint[] {
  return curve.map((point) => {
    const old = cohorts.filter(({ cells }) => cells.length > point.offset)
    const cohort = old.map(({ month }) => month).join(',')
    return { ...point, part: { cohort, offset: point.offset } }
  })
}

/** A figure that an insight was read from. */
export interface Source {
  figure: 'cohort-people' | 'cohort-retained'
  shown: { part: { cohort: string; offset?: number }; title: string }
  value: string
}

/** Whom an insight is about, by the cells that it sums; empty where it does not say which. */
export function sourcesOf(insight: Insight, cohorts: readonly Cohort[]): Source[] {
  const kept = (months: readonly string[], offset: number, title: string) =>
    keptBy(cohorts, months, { offset, title })
  switch (insight.kind) {
    case 'first-month':
      return [
        ...kept(insight.cohorts, 1, copy.some(1)),
        ...wholeOf(insight.cohorts, copy.people(insight.people)),
      ]
    case 'steepest-loss':
      return [insight.offset - 1, insight.offset].flatMap((offset) =>
        kept(insight.cohorts, offset, copy.some(offset)),
      )
    case 'best-cohort':
    case 'worst-cohort': {
      const { month, offset } = insight
      return kept([month], offset, copy.at(monthWords(month), offset))
    }
    case 'getting-better':
    case 'getting-worse':
      return [...kept(insight.cohorts, 1, copy.newer), ...kept(insight.before, 1, copy.older)]
    default:
      return insight satisfies never
  }
}

function keptBy(
  cohorts: readonly Cohort[],
  months: readonly string[],
  { offset, title }: { offset: number; title: string },
): Source[] {
  const old = cohorts.filter(({ month, cells }) => months.includes(month) && cells.length > offset)
  if (old.length === 0) return []
  const people = old.reduce((sum, cohort) => sum + cohort.people, 0)
  const retained = old.reduce((sum, { cells }) => sum + (cells[offset]?.retained ?? 0), 0)
  const part = { cohort: old.map(({ month }) => month).join(','), offset }
  return [
    { figure: 'cohort-retained', shown: { part, title }, value: copy.retained(retained, people) },
  ]
}

function wholeOf(months: readonly string[], value: string): Source[] {
  if (months.length === 0) return []
  return [
    {
      figure: 'cohort-people',
      shown: { part: { cohort: months.join(',') }, title: copy.whole },
      value,
    },
  ]
}
