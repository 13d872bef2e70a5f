import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '#design/page/page-frame.tsx'
import { AffiliateDialog } from './affiliate-dialog.tsx'
import { affiliatesCopy as copy } from './affiliates.copy.ts'
import classes from './affiliates.module.css'
import { AffiliatesTable } from './affiliates-table.tsx'
import { BatchDialog } from './batch/batch-dialog.tsx'
import { BatchesTable } from './batch/batches-table.tsx'

/** Who earns commissions, and the batches by which they are paid. */
export function AffiliatesPage() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string>) =>
      setQuery((before) => {
        const next = new URLSearchParams(before)
        const isOpening = 'afiliado' in changes || 'lote' in changes
        if (!isOpening) next.delete('pagina')
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
    [setQuery],
  )
  const isOfBatches = query.get('ver') === 'lotes'
  const [userId, batchId] = [query.get('afiliado'), query.get('lote')]
  const view = (name: string, label: string, isOn: boolean) => (
    <Button
      size="sm"
      variant={isOn ? 'filled' : 'default'}
      aria-current={isOn ? 'page' : undefined}
      onClick={() => change({ ver: name })}
    >
      {label}
    </Button>
  )
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <nav className={classes.views} aria-label={copy.view}>
          {view('', copy.people, !isOfBatches)}
          {view('lotes', copy.batches, isOfBatches)}
        </nav>
      }
    >
      {isOfBatches ? (
        <BatchesTable query={query} onChange={change} />
      ) : (
        <AffiliatesTable query={query} onChange={change} />
      )}
      {userId ? (
        <AffiliateDialog key={userId} id={userId} onClose={() => change({ afiliado: '' })} />
      ) : null}
      {batchId ? (
        <BatchDialog key={batchId} id={batchId} onClose={() => change({ lote: '' })} />
      ) : null}
    </PageFrame>
  )
}
