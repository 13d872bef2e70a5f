import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import type { CSSProperties } from 'react'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../../dashboard.module.css'
import { FigureButton } from '../../parts/figure-button.tsx'
import { monthWords, rateWords } from '../../parts/words.ts'

type Cohort = CohortsView['cohorts'][number]

/** Each cohort's months beside each other; the deeper the ground, the more stayed. */
export function CohortMatrix({ cohorts }: { cohorts: readonly Cohort[] }) {
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
              <td>
                <FigureButton
                  figure="cohort-people"
                  shown={{ part: { cohort: month }, title: copy.of(monthWords(month)) }}
                  className={classes.cell ?? ''}
                  label={`${copy.of(monthWords(month))}: ${copy.people(people)}`}
                >
                  {people}
                </FigureButton>
              </td>
              {cells.map((cell) => (
                <td
                  key={cell.offset}
                  className={classes.heat}
                  style={{ '--heat': `${Math.round(cell.rate / 200)}%` } as CSSProperties}
                >
                  <Cell cohort={month} people={people} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = { cohort: string; people: number; cell: Cohort['cells'][number] }

/** How many stayed, which opens to who they are; where nobody did, nobody is to be shown. */
function Cell({ cohort, people, cell: { month, offset, rate, retained } }: CellProps) {
  if (retained === 0) return rateWords(rate)
  const title = copy.at(monthWords(cohort), offset)
  return (
    <FigureButton
      figure="cohort-retained"
      shown={{ part: { cohort, month }, title }}
      className={classes.cell ?? ''}
      label={`${title}: ${rateWords(rate)}, ${copy.retained(retained, people)}`}
    >
      {rateWords(rate)}
    </FigureButton>
  )
}
