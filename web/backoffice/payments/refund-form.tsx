import type { PaymentDetail } from '@lya/contract/backoffice/trade/payments.ts'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { reais } from './format.ts'
import { paymentsCopy as copy } from './payments.copy.ts'
import { takenFromCommission } from './payments.model.ts'
import classes from './payments.module.css'

const reasonLengthMin = 3

/** Asks for money to be given back, and says before what follows from it. */
export function RefundForm({ payment, onDone }: { payment: PaymentDetail; onDone: () => void }) {
  const { keptCents } = payment.sums
  const [refundId] = useState(newId)
  const [amount, setAmount] = useState(writeAmount(keptCents))
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const queryClient = useQueryClient()
  const refund = useMutation({
    ...adminApi.payments.refund.mutationOptions(),
    onSuccess: async () => {
      toastSuccess({ title: copy.refundAsked, message: copy.refundAskedMessage })
      await queryClient.invalidateQueries({ queryKey: adminApi.payments.key() })
      onDone()
    },
    onError: (failure) => {
      toastError({ title: copy.refundFailed, message: refusalSentence(failure) })
    },
  })
  const reading = readAmount(amount)
  const amountCents = reading.status === 'ok' ? reading.amountCents : 0
  const isAmountGood = amountCents > 0 && amountCents <= keptCents
  const problem = reading.status === 'ok' ? copy.refundTooMuch : amountProblems[reading.status]
  const isReasonGood = reason.trim().length >= reasonLengthMin
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isAmountGood || !isReasonGood || refund.isPending) return
    refund.mutate({ id: payment.id, refundId, reason: reason.trim(), amountCents })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {payment.billingType === 'BOLETO' ? null : (
        <AmountField
          label={copy.refundAmount}
          value={amount}
          problem={isChecked && !isAmountGood ? problem : undefined}
          onChange={setAmount}
        />
      )}
      <p className={classes.quiet}>
        {payment.billingType === 'BOLETO'
          ? copy.refundWhole(reais(keptCents))
          : copy.refundAll(reais(keptCents))}
      </p>
      <Textarea
        label={copy.refundReason}
        description={copy.refundReasonHelp}
        required
        rows={2}
        maxLength={300}
        value={reason}
        error={isChecked && !isReasonGood ? copy.reasonShort : null}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {isAmountGood ? <Consequences payment={payment} amountCents={amountCents} /> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={refund.isPending}>
          {copy.refund}
        </Button>
      </div>
    </form>
  )
}

function Consequences({ payment, amountCents }: { payment: PaymentDetail; amountCents: number }) {
  const taken = takenFromCommission(payment, amountCents)
  const isAll = amountCents === payment.sums.keptCents
  const say = taken?.isPaidOut ? copy.commissionDebt : copy.commissionGoes
  return (
    <section className={classes.note}>
      <h3 className={classes.part}>{copy.refundConsequence}</h3>
      <ul className={classes.rows}>
        {payment.billingType === 'BOLETO' ? <li>{copy.refundOfBoleto}</li> : null}
        <li>{isAll ? copy.refundEnds : copy.refundKeeps}</li>
        {taken ? <li>{say(reais(taken.takenCents), taken.name ?? copy.nobody)}</li> : null}
      </ul>
    </section>
  )
}
