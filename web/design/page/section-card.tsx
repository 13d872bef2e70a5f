import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import classes from './section-card.module.css'

type Props = {
  id: string
  title: string
  lead: string
  /** What is said while its data is on the way, and when it did not come. */
  loading: string
  failed: string
  action?: ReactNode
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'data' | 'error' | 'refetch'>
  children: ReactNode
}

/** A card of a page, with what stands in it until its data has come. */
export function SectionCard(props: Props) {
  const { id, title, lead, action, query, children } = props
  const isBroken = query.isError && query.data === undefined
  return (
    <section className={classes.card} id={id} aria-labelledby={`${id}-title`}>
      <header className={classes.heading}>
        <div>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action}
      </header>
      {query.isPending ? (
        <div aria-busy="true">
          <SkeletonLines loading={props.loading} />
        </div>
      ) : null}
      {isBroken ? (
        <ErrorState
          title={props.failed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : children}
    </section>
  )
}
