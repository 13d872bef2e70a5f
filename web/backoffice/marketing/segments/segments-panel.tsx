import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { ListAside } from '../list-aside.tsx'
import classes from '../marketing.module.css'
import { SegmentEditor } from './segment-editor.tsx'
import { segmentsCopy as copy } from './segments.copy.ts'

/** Segments that are saved, and one of them, or a new one, to work on. */
export function SegmentsPanel() {
  const query = useQuery(adminApi.segments.list.queryOptions())
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
      <SegmentEditor
        key={`${id} ${round}`}
        {...{ id, saved }}
        onRemoved={begin}
        onReload={() => setRound(round + 1)}
      />
    </div>
  )
}
