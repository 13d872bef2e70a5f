import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailTab } from '#backoffice/person/parts/mail-tab.tsx'
import { Behaviour } from '#backoffice/person/portrait/behaviour.tsx'
import { Entries } from '#backoffice/person/portrait/entries.tsx'
import { Overview } from '#backoffice/person/portrait/overview.tsx'
import { portraitCopy as copy } from '#backoffice/person/portrait/portrait.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import classes from '../person.module.css'

const views = ['overview', 'transactions', 'behavior', 'communication'] as const
type View = (typeof views)[number]

/** One person from all sides; the dashboard shows it as well. */
export function PersonPortrait({ userId }: { userId: string }) {
  const [view, setView] = useState<View>('overview')
  const query = useQuery(adminApi.person.get.queryOptions({ input: { userId } }))
  return (
    <div className={classes.column}>
      <SegmentedControl
        value={view}
        onChange={(next) => setView(next as View)}
        data={views.map((value) => ({ value, label: copy.views[value] }))}
        aria-label={copy.viewsLabel}
        fullWidth
      />
      {query.isPending ? <SkeletonLines loading={copy.loading} /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState
          title={copy.failed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <Side view={view} person={query.data} /> : null}
    </div>
  )
}

function Side({ view, person }: { view: View; person: PersonView }) {
  switch (view) {
    case 'overview':
      return <Overview person={person} />
    case 'transactions':
      return <Entries userId={person.userId} />
    case 'behavior':
      return <Behaviour person={person} />
    case 'communication':
      return <MailTab userId={person.userId} />
    default:
      return view satisfies never
  }
}
