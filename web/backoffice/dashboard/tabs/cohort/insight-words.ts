import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { monthWords, pointWords, rateWords } from '../../parts/words.ts'

type Insight = CohortsView['insights'][number]

/** A conclusion in a sentence. */
export function insightWords(insight: Insight): string {
  const { insights } = copy
  switch (insight.kind) {
    case 'first-month':
      return insights.firstMonth(rateWords(insight.rate), insight.people)
    case 'steepest-loss':
      return insights.steepestLoss(insight.offset, pointWords(insight.loss))
    case 'best-cohort':
      return insights.best(monthWords(insight.month), rateWords(insight.rate), insight.offset)
    case 'worst-cohort':
      return insights.worst(monthWords(insight.month), rateWords(insight.rate), insight.offset)
    case 'getting-better':
      return insights.better(pointWords(insight.difference))
    case 'getting-worse':
      return insights.worse(pointWords(insight.difference))
    default:
      return insight satisfies never
  }
}
