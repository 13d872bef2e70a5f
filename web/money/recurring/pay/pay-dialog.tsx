import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { today } from '#connection/clock.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { DayField } from '#design/days/day-field.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { formatDay } from '#format/days.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { type DueDate, usePay } from '#money/recurring/changes/use-pay.ts'
import { payCopy as copy } from '#money/recurring/pay/pay.copy.ts'
import { type PayProblems, payForm, readPay } from '#money/recurring/pay/pay-form.model.ts'
import classes from './pay-dialog.module.css'

/** A due date that can be paid, as the payments screen and the dashboard both know it. */
export type Payable = DueDate & { name: string; amountCents: number }

type Props = {
  due: Payable
  /** How this screen names a failure. */
  failed: string
  opened: boolean
  onClose: () => void
}

/** Marks a due date as paid with what was really paid: bills vary, and are noted days later. */
export function PayDialog({ due, failed, opened, onClose }: Props) {
  const { pay, isPending } = usePay(failed)
  const [day] = useState(today)
  const [values, setValues] = useState(() => payForm(due.amountCents, day))
  const [problems, setProblems] = useState<PayProblems>({})
  const set = (change: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...change }))
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readPay(values, day)
    if ('problems' in reading) return setProblems(reading.problems)
    const { id, nextDate } = due
    pay({ id, nextDate, ...reading.paid }, onClose)
  }
  const isLate = due.nextDate < day
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.subject}>
          <strong>{due.name}</strong>
          <span className={classes.quiet}>
            <MoneyText amount={cents(due.amountCents)} />,{' '}
            {isLate ? copy.dueBefore(formatDay(due.nextDate)) : copy.due(formatDay(due.nextDate))}
          </span>
        </p>
        <AmountField
          label={copy.amount}
          value={values.amount}
          problem={problems.amount}
          onChange={(amount) => set({ amount })}
        />
        <DayField
          name="paidDate"
          label={copy.paidDate}
          value={values.paidDate}
          error={problems.paidDate}
          onChange={(paidDate) => set({ paidDate })}
        />
        <p className={classes.quiet}>{copy.usual}</p>
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" size="md" loading={isPending}>
            {copy.pay}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
