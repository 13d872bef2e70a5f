import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../../dashboard.module.css'
import { FigureButton } from '../../parts/figure-button.tsx'
import { insightWords } from './insight-words.ts'
import { sourcesOf } from './several-cohorts.model.ts'

/** What the matrix says in sentences, each with the people of whom it speaks. */
export function Insights({ cohorts, insights }: Pick<CohortsView, 'cohorts' | 'insights'>) {
  if (insights.length === 0) return <p className={classes.quiet}>{copy.noInsights}</p>
  return (
    <ul className={classes.insights}>
      {insights.map((insight) => (
        <li key={insight.kind} className={classes.card}>
          <p>{insightWords(insight)}</p>
          <p className={classes.sources}>
            {sourcesOf(insight, cohorts).map(({ figure, shown, value }) => (
              <FigureButton
                key={`${figure} ${shown.title}`}
                {...{ figure, shown }}
                className={classes.source ?? ''}
              >
                {shown.title}: {value}
              </FigureButton>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
