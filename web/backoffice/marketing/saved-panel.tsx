import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { ListAside } from './list-aside.tsx'
import classes from './marketing.module.css'

interface Named {
  id: string
  name: string
}

export interface EditorProps<Saved> {
  id: string
  /** Null for one that is new. */
  saved: Saved | null
  onRemoved: () => void
  onReload: () => void
}

type Props<Saved extends Named> = {
  saved: UseQueryResult<{ items: Saved[] }>
  copy: { loading: string; failed: string; list: string; add: string; none: string }
  /** What one of them is edited in; it begins anew for another one, and when it is reloaded. */
  editor: (props: EditorProps<Saved>) => ReactNode
}

/** What is saved of one kind, and one of it, or a new one, to work on. */
export function SavedPanel<Saved extends Named>({
  saved: query,
  copy,
  editor: Editor,
}: Props<Saved>) {
  const [fresh, setFresh] = useState(newId)
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  if (query.isPending) return <SkeletonLines loading={copy.loading} />
  if (!query.data) {
    return (
      <ErrorState
        title={copy.failed}
        message={refusalSentence(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { items } = query.data
  const id = chosen ?? fresh
  const saved = items.find((one) => one.id === id) ?? null
  const begin = (): void => {
    setFresh(newId())
    setChosen(null)
  }
  return (
    <div className={classes.split}>
      <ListAside
        label={copy.list}
        add={copy.add}
        empty={copy.none}
        items={items}
        chosen={saved?.id ?? null}
        onChoose={setChosen}
        onAdd={begin}
      />
      <Editor
        key={`${id} ${round}`}
        {...{ id, saved }}
        onRemoved={begin}
        onReload={() => setRound(round + 1)}
      />
    </div>
  )
}
