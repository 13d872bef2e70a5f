import type { Affiliate } from '@lya/contract/backoffice/trade/affiliates.ts'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { affiliatesCopy as copy } from '#backoffice/affiliates/affiliates.copy.ts'
import classes from '#backoffice/affiliates/affiliates.module.css'
import { reais } from '#backoffice/affiliates/format.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { today } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

type Props = {
  people: readonly Affiliate[]
  onClose: () => void
  onFrozen: (batchId: string) => void
}

/** Freezes what is owed to those who were chosen. */
export function FreezeDialog({ people, onClose, onFrozen }: Props) {
  const [id] = useState(newId)
  const [payOn, setPayOn] = useState(today)
  const queryClient = useQueryClient()
  const freeze = useMutation({
    ...adminApi.affiliates.freeze.mutationOptions(),
    onSuccess: async (batch) => {
      toastSuccess({ title: copy.frozen })
      await queryClient.invalidateQueries({ queryKey: adminApi.affiliates.key() })
      onFrozen(batch.id)
    },
    onError: (failure) => {
      toastError({ title: copy.freezeFailed, message: refusalSentence(failure) })
    },
  })
  const totalCents = people.reduce((sum, one) => sum + one.approvedCents - one.inBatchCents, 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (freeze.isPending || payOn === '') return
    freeze.mutate({ id, payOn, ids: people.map(({ userId }) => userId) })
  }
  return (
    <Dialog title={copy.makeBatchTitle} opened onClose={onClose}>
      <form className={classes.detail} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{copy.makeBatchLead}</p>
        <strong className={classes.total}>{copy.total(people.length, reais(totalCents))}</strong>
        <ul className={classes.rows}>
          {people.map(({ userId, name, approvedCents, inBatchCents }) => (
            <li key={userId} className={classes.commission}>
              {name}
              <span>{reais(approvedCents - inBatchCents)}</span>
            </li>
          ))}
        </ul>
        <TextInput
          type="date"
          label={copy.payOn}
          required
          value={payOn}
          onChange={({ currentTarget }) => setPayOn(currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={freeze.isPending}>
            {copy.freeze}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
