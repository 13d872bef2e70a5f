import { writePayoutKey } from '@lya/core/commerce/referral/write-payout-key.ts'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import classes from './referral.module.css'

/** Where commissions go. @param props.saved Empty until it is told. */
export function PayoutForm({ saved }: { saved: string }) {
  const queryClient = useQueryClient()
  // As a bank shows it: a CPF and a telephone have as many digits.
  const shown = writePayoutKey(saved)
  const [key, setKey] = useState(shown)
  const save = useMutation({
    ...api.referrals.savePayoutKey.mutationOptions(),
    onMutate: clearErrors,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.referrals.key() })
      toastSuccess({ title: copy.payoutSaved })
    },
    onError: (failure) => {
      if (isInvalid(failure)) return
      toastError({ title: copy.payoutFailed, message: refusalSentence(failure) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ payoutKey: key })
  }
  return (
    <form className={classes.payout} onSubmit={submit} noValidate>
      <TextInput
        className={classes.address}
        label={copy.payoutLabel}
        description={copy.payoutHelp}
        size="md"
        maxLength={120}
        autoComplete="off"
        value={key}
        error={isInvalid(save.error) ? refusalSentence(save.error) : null}
        onChange={({ currentTarget }) => {
          save.reset()
          setKey(currentTarget.value)
        }}
      />
      <Button
        type="submit"
        size="md"
        variant="default"
        loading={save.isPending}
        disabled={key.trim() === '' || key.trim() === shown}
      >
        {copy.payoutSave}
      </Button>
    </form>
  )
}

function isInvalid(failure: unknown): boolean {
  return failure instanceof RefusedCall && failure.code === 'referral.payout-key-invalid'
}
