import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newId } from '#connection/ids.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { readAmount } from '#money/fields/amount-field.model.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { useDeposit } from '#money/goals/changes/use-deposit.ts'
import classes from '#money/goals/form/goal-form.module.css'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

type Props = { goal: Goal; opened: boolean; onClose: () => void }

/** Adds an amount to what is saved for a goal. */
export function DepositDialog({ goal, opened, onClose }: Props) {
  const deposit = useDeposit()
  const [depositId] = useState(newId)
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAmount(amount)
    if (reading.status !== 'ok') return setProblem(amountProblems[reading.status])
    const { amountCents } = reading
    deposit.mutate({ id: goal.id, amountCents, depositId }, { onSuccess: onClose })
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.deposit}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.subject}>
          <strong>{goal.name}</strong>
          <span className={classes.quiet}>
            <MoneyText amount={cents(goal.savedCents)} /> de{' '}
            <MoneyText amount={cents(goal.targetCents)} />
          </span>
        </p>
        <AmountField
          value={amount}
          problem={problem}
          onChange={(next) => {
            setAmount(next)
            setProblem(undefined)
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" size="md" loading={deposit.isPending}>
            {copy.depositAdd}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
