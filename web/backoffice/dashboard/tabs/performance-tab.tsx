import type { PerformanceView } from '@lya/contract/backoffice/overview/performance.ts'
import { wordKeptFigure, wordLookup } from '@lya/core/backoffice/machinery/machinery-words.copy.ts'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { performanceCopy as copy } from '#backoffice/dashboard/performance.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import classes from '../dashboard.module.css'
import { DenseTable } from '../parts/dense-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { countWords, momentWords, rateWords } from '../parts/words.ts'
import { AutomationsCard } from './automations-card.tsx'

/** How the machinery does: what is kept, what ran by itself, what was slow. */
export function PerformanceTab() {
  const performance = useQuery({
    ...adminApi.overview.performance.queryOptions(),
    refetchInterval: 30_000,
  })
  return (
    <Loaded query={performance} failed={copy.failed}>
      {(data) => (
        <div className={classes.two}>
          <CacheCard cache={data.cache} />
          <AutomationsCard automations={data.automations} />
          <QueriesCard {...data} />
          <MachineCard {...data} />
        </div>
      )}
    </Loaded>
  )
}

function CacheCard({ cache }: Pick<PerformanceView, 'cache'>) {
  const queryClient = useQueryClient()
  const clean = useMutation(
    adminApi.overview.cleanCache.mutationOptions({
      onSuccess: ({ forgotten }) => {
        toastSuccess({ title: copy.cleaned(forgotten), message: '' })
        return queryClient.invalidateQueries({ queryKey: adminApi.overview.performance.key() })
      },
      onError: (error) => toastError({ title: copy.failed, message: refusalSentence(error) }),
    }),
  )
  return (
    <section className={classes.card} aria-labelledby="cache">
      <header className={classes.cardHeader}>
        <h2 id="cache">{copy.cache}</h2>
        <Button
          size="compact-sm"
          variant="default"
          loading={clean.isPending}
          onClick={() => clean.mutate({})}
        >
          {copy.clean}
        </Button>
      </header>
      {cache.length === 0 ? <p className={classes.quiet}>{copy.cacheEmpty}</p> : null}
      {cache.length > 0 ? (
        <DenseTable
          caption={copy.cacheLead}
          columns={[copy.key, copy.created, copy.expires, copy.size]}
          rows={cache.map(({ key, createdAt, expiresAt, isStale, bytes }) => ({
            key,
            name: wordKeptFigure(key),
            cells: [
              momentWords(createdAt),
              isStale ? copy.stale : momentWords(expiresAt),
              `${countWords(Math.ceil(bytes / 1_024))} kB`,
            ],
          }))}
        />
      ) : null}
    </section>
  )
}

function QueriesCard({ queries, slow }: Pick<PerformanceView, 'queries' | 'slow'>) {
  const { count, p50Ms, p95Ms, p99Ms } = queries
  return (
    <section className={classes.card} aria-labelledby="consultas">
      <h2 id="consultas">{copy.queries}</h2>
      <p className={classes.quiet}>{copy.queriesLead(countWords(count))}</p>
      <p>
        {copy.half} {p50Ms} ms · p95 {p95Ms} ms · p99 {p99Ms} ms
      </p>
      {slow.length === 0 ? (
        <p className={classes.quiet}>{copy.slowEmpty}</p>
      ) : (
        <DenseTable
          caption={copy.slow}
          columns={[copy.statement, copy.times, copy.mean, copy.max]}
          rows={slow.map(({ statement, count: times, meanMs, maxMs }) => ({
            key: statement,
            name: statement,
            cells: [countWords(times), `${meanMs} ms`, `${maxMs} ms`],
          }))}
        />
      )}
    </section>
  )
}

type Machine = Pick<PerformanceView, 'hitRates' | 'processes' | 'jobs' | 'recount'>

function MachineCard({ hitRates, processes, jobs, recount }: Machine) {
  return (
    <section className={classes.card} aria-labelledby="maquina">
      <h2 id="maquina">{copy.machine}</h2>
      <p>
        {copy.processes(processes.length)} · {copy.jobs(jobs.waiting, jobs.failed)}
      </p>
      {recount ? <p className={classes.quiet}>{copy.recount(recount.differences)}</p> : null}
      <DenseTable
        caption={copy.hits}
        columns={[copy.key, copy.hits]}
        rows={hitRates.map(({ name, hits, misses }) => ({
          key: name,
          name: wordLookup(name),
          cells: [
            hits + misses === 0 ? '0%' : rateWords(Math.round((hits * 10_000) / (hits + misses))),
          ],
        }))}
      />
    </section>
  )
}
