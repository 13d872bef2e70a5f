import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { refreshTopics } from '#connection/live/refresh.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import { displayName } from '#money/dashboard/greeting.copy.ts'
import type { Period, Preset } from '#money/periods/period.model.ts'
import { PeriodFilter } from '#money/periods/period-filter.tsx'
import classes from './dashboard.module.css'

const presets: readonly Preset[] = [
  'current-month',
  'last-month',
  'last-30-days',
  'last-3-months',
  'current-year',
]

type Props = { period: Period; onPeriod: (period: Period) => void; isFetching: boolean }

export function DashboardHeader({ period, onPeriod, isFetching }: Props) {
  const session = useSignedIn()
  const queryClient = useQueryClient()
  return (
    <header className={classes.header}>
      <div className={classes.greeting}>
        <p className={classes.welcome}>{copy.welcome}</p>
        <h1 className={classes.name}>{displayName(session)}</h1>
      </div>
      <div className={classes.tools}>
        <PeriodFilter
          period={period}
          presets={presets}
          allName={copy.overview}
          onChange={onPeriod}
        />
        <ActionIcon
          size={42}
          variant="default"
          className={classes.refresh ?? ''}
          title={copy.refresh}
          aria-label={copy.refresh}
          // Never disabled: whoever pressed it by the keyboard would lose their place.
          data-fetching={isFetching || undefined}
          onClick={() => {
            if (!isFetching) void refreshTopics(queryClient, ['transactions', 'profile'])
          }}
        >
          <IconRefresh size={19} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
    </header>
  )
}
