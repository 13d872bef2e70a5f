import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { memoryCopy as copy } from '#assistant/memory/memory.copy.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { ErrorState } from '#design/error-state.tsx'
import classes from './memory.module.css'

type Props = {
  id: string
  title: string
  lead: string
  failed: string
  action?: ReactNode
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'data' | 'error' | 'refetch'>
  children: ReactNode
}

/** A card of the page, with what stands in it until its data has come. */
export function Section({ id, title, lead, failed, action, query, children }: Props) {
  const isBroken = query.isError && query.data === undefined
  return (
    <section className={classes.card} id={id} aria-labelledby={`${id}-title`}>
      <header className={classes.heading}>
        <div>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          <p className={classes.quiet}>{lead}</p>
        </div>
        {action}
      </header>
      {query.isPending ? <Skeleton /> : null}
      {isBroken ? (
        <ErrorState
          title={failed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : children}
    </section>
  )
}

function Skeleton() {
  return (
    <div aria-busy="true">
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      <span className={classes.skeleton} />
      <span className={classes.skeleton} />
    </div>
  )
}
