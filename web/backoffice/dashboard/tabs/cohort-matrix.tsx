import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import type { CSSProperties } from 'react'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'
import { monthWords, rateWords } from '../parts/words.ts'

/** Each cohort's months beside each other; the deeper the ground, the more stayed. */
export function CohortMatrix({ cohorts }: { cohorts: CohortsView['cohorts'] }) {
  const offsets = Math.max(...cohorts.map(({ cells }) => cells.length))
  return (
    // Wider than a phone: it is scrolled sideways, also by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={classes.matrixFrame} tabIndex={0} aria-label={copy.tabs.matrix}>
      <table className={classes.matrix}>
        <caption className="lya-hidden">{copy.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.cohort}</th>
            <th scope="col">{copy.size}</th>
            {Array.from({ length: offsets }, (_, offset) => (
              <th key={copy.month(offset)} scope="col">
                {copy.month(offset)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, people, cells }) => (
            <tr key={month}>
              <th scope="row">{monthWords(month)}</th>
              <td>{people}</td>
              {cells.map(({ offset, rate, retained }) => (
                <td
                  key={offset}
                  className={classes.heat}
                  style={{ '--heat': `${Math.round(rate / 200)}%` } as CSSProperties}
                  title={copy.retained(retained, people)}
                >
                  {rateWords(rate)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
