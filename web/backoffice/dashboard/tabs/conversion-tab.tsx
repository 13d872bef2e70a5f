import type { FunnelView } from '@lya/contract/backoffice/overview/conversion.ts'
import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import { type FunnelWindow, funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  funnelCopy as copy,
  dashboardCopy,
  windowCopy,
} from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { ChartViews } from '#design/chart/chart-views.tsx'
import classes from '../dashboard.module.css'
import { FigureButton } from '../parts/figure-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { TableFigure } from '../parts/table-figure.tsx'
import { countWords, rateWords } from '../parts/words.ts'

type Step = FunnelView['windows'][number]['steps'][number]

/** From signing up to paying, step by step. */
export function ConversionTab() {
  const funnel = useQuery(adminApi.overview.funnel.queryOptions())
  const [window, setWindow] = useState<FunnelWindow>('30')
  return (
    <section className={classes.card} aria-labelledby="funil">
      <header className={classes.cardHeader}>
        <h2 id="funil">{copy.title}</h2>
        <NativeSelect
          size="sm"
          aria-label={copy.window}
          value={window}
          onChange={({ currentTarget }) =>
            setWindow(funnelWindows.find((one) => one === currentTarget.value) ?? '30')
          }
        >
          {funnelWindows.map((one) => (
            <option key={one} value={one}>
              {windowCopy[one]}
            </option>
          ))}
        </NativeSelect>
      </header>
      <Loaded query={funnel} failed={copy.failed}>
        {({ data }) => {
          const steps = data.windows.find((one) => one.window === window)?.steps ?? []
          const { rate, tone, target } = data.conversion
          return (
            <>
              <ChartViews
                chart={<Steps steps={steps} window={window} />}
                table={(isShown) => <Table {...{ steps, window, isShown }} />}
              />
              <p className={classes.total} data-tone={tone}>
                <FigureButton figure="conversion-rate" className={classes.stripFigure ?? ''}>
                  {copy.rate}: <strong>{rateWords(rate)}</strong>
                </FigureButton>{' '}
                <span className={classes.quiet}>{dashboardCopy.target(rateWords(target))}</span>
              </p>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const titleOf = (step: Step['step']): string => figureCopy[`funnel-${step}`].title

type StepsProps = { steps: readonly Step[]; window: FunnelWindow }

function Steps({ steps, window }: StepsProps) {
  return (
    <ol className={classes.funnel}>
      {steps.map(({ step, people, ofAll, ofPrevious, lost, tone }, at) => (
        <li key={step}>
          <FigureButton
            figure={`funnel-${step}`}
            shown={{ part: { window }, title: titleOf(step) }}
            className={classes.step ?? ''}
          >
            <span>{titleOf(step)}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.fill} style={{ width: `${Math.min(100, ofAll / 100)}%` }} />
            </span>
            <span className={classes.amount}>
              {countWords(people)} · {rateWords(ofAll)}
            </span>
          </FigureButton>
          {at === 0 ? null : (
            <p className={classes.quiet} data-tone={tone}>
              {rateWords(ofPrevious)} {copy.ofPrevious}
              {lost > 0 ? `, ${copy.lost(countWords(lost))}` : ''}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Table({ steps, window, isShown }: StepsProps & { isShown: boolean }) {
  return (
    <ChartTable
      caption={copy.title}
      columns={[copy.step, copy.people, copy.ofAll, copy.ofPrevious]}
      rows={steps.map(({ step, people, ofAll, ofPrevious }) => ({
        key: step,
        name: titleOf(step),
        cells: [
          <TableFigure
            key={step}
            figure={`funnel-${step}`}
            shown={{ part: { window }, title: titleOf(step) }}
            isShown={isShown}
          >
            {countWords(people)}
          </TableFigure>,
          rateWords(ofAll),
          rateWords(ofPrevious),
        ],
      }))}
    />
  )
}
