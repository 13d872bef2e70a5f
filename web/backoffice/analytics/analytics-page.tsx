import type { UsageReport } from '@lya/contract/backoffice/usage.ts'
import { usageDays } from '@lya/core/backoffice/usage/usage-days.ts'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { analyticsCopy as copy, periodCopy } from './analytics.copy.ts'
import { shareOf, totalsOf } from './analytics.model.ts'
import classes from './analytics.module.css'
import { DayBars } from './day-bars.tsx'
import { LessonsCard } from './lessons-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { SourcesCard } from './sources-card.tsx'
import { StepsCard } from './steps-card.tsx'

/** Acquisition and use, and what teaches Lya. */
export function AnalyticsPage() {
  const [query, setQuery] = useSearchParams()
  const days = usageDays.find((one) => one === query.get('dias')) ?? '30'
  const report = useQuery({
    ...adminApi.usage.report.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{copy.title}</h1>
          <p className={classes.quiet}>{copy.lead}</p>
        </div>
        <NativeSelect
          size="sm"
          aria-label={copy.period}
          value={days}
          onChange={(event) => setQuery({ dias: event.currentTarget.value }, { replace: true })}
        >
          {usageDays.map((one) => (
            <option key={one} value={one}>
              {periodCopy[one]}
            </option>
          ))}
        </NativeSelect>
      </header>
      {report.isPending ? <SkeletonLines loading={copy.loading} /> : null}
      {report.isError && !report.data ? (
        <ErrorState
          title={copy.failed}
          message={refusalSentence(report.error)}
          onRetry={() => void report.refetch()}
        />
      ) : null}
      {report.data ? <Report report={report.data} /> : null}
      <LessonsCard />
    </div>
  )
}

const counts = new Intl.NumberFormat('pt-BR')

function Report({ report }: { report: UsageReport }) {
  const { activation, days } = report
  const { messages, askedBack, undone } = totalsOf(days)
  const figures = [
    { label: copy.signUps, value: counts.format(activation.signedUp) },
    {
      label: copy.activated,
      value: shareOf(activation.firstEntry, activation.signedUp),
      hint: copy.activatedHint,
    },
    { label: copy.messages, value: counts.format(messages) },
    { label: copy.asked, value: shareOf(askedBack, messages), hint: copy.askedHint },
    { label: copy.undone, value: shareOf(undone, messages), hint: copy.undoneHint },
  ]
  return (
    <>
      <section className={classes.figures} aria-label={copy.title}>
        {figures.map(({ label, value, hint }) => (
          <div key={label} className={classes.figure} title={hint}>
            <strong>{value}</strong>
            <span className={classes.quiet}>{label}</span>
          </div>
        ))}
      </section>
      <DayBars days={days} />
      <div className={classes.two}>
        <StepsCard activation={activation} />
        <SourcesCard sources={report.sources} />
      </div>
      <RulesCard rules={report.rules} />
    </>
  )
}
