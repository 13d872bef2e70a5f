import type { WholeBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { affiliatesCopy as copy } from '#backoffice/affiliates/affiliates.copy.ts'
import classes from '#backoffice/affiliates/affiliates.module.css'
import { BatchItem } from '#backoffice/affiliates/batch/batch-item.tsx'
import { useBatch } from '#backoffice/affiliates/batch/use-batch.ts'
import { dayOf, reais } from '#backoffice/affiliates/format.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'

/** A batch: whom it pays, its file, and what the bank made of it. */
export function BatchDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(adminApi.affiliates.showBatch.queryOptions({ input: { id } }))
  const { data } = query
  return (
    <Dialog
      title={data ? copy.batch(data.number) : copy.batches}
      opened
      size={760}
      onClose={onClose}
    >
      <div className={classes.detail}>
        {query.isPending ? <SkeletonLines loading={copy.batchesLoading} /> : null}
        {query.isError && !data ? (
          <ErrorState
            title={copy.batchesFailed}
            message={refusalSentence(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {data ? <Whole batch={data} /> : null}
      </div>
    </Dialog>
  )
}

function Whole({ batch }: { batch: WholeBatch }) {
  const { id, state, payOn, totalCents, paidCents, hasProof, items } = batch
  const changes = useBatch(id)
  const facts: [string, string][] = [
    [copy.status, copy.batchStates[state]],
    [copy.payOn, dayOf(payOn)],
    [copy.amount, reais(totalCents)],
    [copy.paid, reais(paidCents)],
  ]
  return (
    <>
      <dl className={classes.sums}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' ? <Tools batch={batch} changes={changes} /> : null}
      {hasProof ? (
        <a className={classes.proof} href={`/api/admin/payouts/${id}/proof`} download>
          {copy.proofOpen}
        </a>
      ) : null}
      <ul className={classes.rows}>
        {items.map((item) => (
          <BatchItem key={item.id} item={item} settle={changes.settle} isOpen={state === 'open'} />
        ))}
      </ul>
    </>
  )
}

type ToolProps = { batch: WholeBatch; changes: ReturnType<typeof useBatch> }

function Tools({ batch, changes }: ToolProps) {
  const { file, proof, cancel } = changes
  const picker = useRef<HTMLInputElement>(null)
  const [isCancelling, setCancelling] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <div className={classes.tools}>
        <Button
          size="sm"
          loading={file.isPending}
          disabled={!batch.canWriteFile}
          onClick={() => file.mutate()}
        >
          {copy.file}
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={proof.isPending}
          onClick={() => picker.current?.click()}
        >
          {copy.proof}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={copy.proof}
          accept="application/pdf,image/png,image/jpeg"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) proof.mutate(chosen)
            currentTarget.value = ''
          }}
        />
        {batch.paidCents === 0 ? (
          <Button size="sm" variant="subtle" color="gray" onClick={() => setCancelling(true)}>
            {copy.cancelBatch}
          </Button>
        ) : null}
      </div>
      <p className={classes.quiet}>
        {batch.canWriteFile ? copy.fileHelp : copy.fileMissing} {copy.proofHelp}
      </p>
      <ConfirmDialog
        opened={isCancelling}
        question={copy.cancelTitle}
        cancel={copy.keep}
        confirm={copy.cancelConfirm}
        isBusy={cancel.isPending}
        onClose={() => setCancelling(false)}
        onConfirm={() => {
          if (reason.trim().length < 3) return
          cancel.mutate(reason.trim(), { onSuccess: () => setCancelling(false) })
        }}
      >
        <p className={classes.quiet}>{copy.cancelLead}</p>
        <TextInput
          label={copy.cancelReason}
          required
          maxLength={300}
          mb={16}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  )
}
