import '@mantine/core/styles/Tabs.layer.css'
import { Button, Tabs } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError } from '#design/toast/toast.ts'
import { dashboardCopy as copy, type Tab, tabCopy } from './dashboard.copy.ts'
import classes from './dashboard.module.css'
import { ExecutiveActions } from './parts/executive-actions.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Strip } from './parts/strip.tsx'
import { PeopleOfFigures } from './parts/use-people-of.tsx'
import { momentWords } from './parts/words.ts'
import { AlertsTab } from './tabs/alerts-tab.tsx'
import { CohortTab } from './tabs/cohort/cohort-tab.tsx'
import { ConversionTab } from './tabs/conversion-tab.tsx'
import { OverviewTab } from './tabs/overview-tab.tsx'
import { PerformanceTab } from './tabs/performance-tab.tsx'
import { RevenueTab } from './tabs/revenue-tab.tsx'

/** Parts of other slices that stand here too; null where the operator's right does not reach. */
interface Guests {
  today: ReactNode
  customers: ReactNode
  segments: ReactNode
  communication: ReactNode
}

const tabs = Object.keys(tabCopy) as Tab[]

/** What an operator opens every morning. */
export function DashboardPage(guests: Guests) {
  const [query, setQuery] = useSearchParams()
  const shown = tabs.filter((one) => guestOf(one, guests) !== null)
  const tab = shown.find((one) => one === query.get('aba')) ?? 'visao-geral'
  const list = useRef<HTMLDivElement>(null)
  // Nine tabs are wider than a phone: the chosen one may be out of sight.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[role=tab][id$='-${tab}']`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <PeopleOfFigures>
      <div className={classes.page}>
        <Header />
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(next) => setQuery(next ? { aba: next } : {})}
        >
          <Tabs.List ref={list} className={classes.tabs}>
            {shown.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {tabCopy[one]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab} className={classes.panel}>
            {guestOf(tab, guests) ?? <Panel tab={tab} today={guests.today} />}
          </Tabs.Panel>
        </Tabs>
        <ExecutiveActions />
      </div>
    </PeopleOfFigures>
  )
}

/** What another slice shows on this tab; undefined where the tab is the dashboard's own. */
function guestOf(tab: Tab, guests: Guests): ReactNode | undefined {
  if (tab === 'clientes') return guests.customers
  if (tab === 'segmentos') return guests.segments
  if (tab === 'comunicacao') return guests.communication
  return undefined
}

function Header() {
  const metrics = useQuery(adminApi.overview.metrics.queryOptions())
  const refresh = useMutation(
    adminApi.overview.refresh.mutationOptions({
      onError: (error) =>
        toastError({ title: copy.refreshFailed, message: refusalSentence(error) }),
    }),
  )
  const { data } = metrics
  return (
    <>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{copy.title}</h1>
          {data ? (
            <p className={classes.quiet}>
              {copy.asOf(momentWords(data.computedAt))}
              {data.isStale ? ` · ${copy.stale}` : ''}
            </p>
          ) : null}
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={refresh.isPending}
          onClick={() => refresh.mutate({})}
        >
          {copy.refresh}
        </Button>
      </header>
      {data ? <Strip metrics={data.data} /> : null}
    </>
  )
}

function Panel({ tab, today }: { tab: Tab; today: ReactNode }) {
  const metrics = useQuery(adminApi.overview.metrics.queryOptions())
  switch (tab) {
    case 'receita':
      return (
        <Loaded query={metrics} failed={copy.metricsFailed}>
          {({ data }) => <RevenueTab metrics={data} />}
        </Loaded>
      )
    case 'conversao':
      return <ConversionTab />
    case 'alertas':
      return <AlertsTab />
    case 'coorte':
      return <CohortTab />
    case 'performance':
      return <PerformanceTab />
    default:
      return (
        <Loaded query={metrics} failed={copy.metricsFailed}>
          {(data) => <OverviewTab metrics={data} today={today} />}
        </Loaded>
      )
  }
}
