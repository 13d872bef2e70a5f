import type { Plan } from '@lya/contract/commerce/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { Button } from '@mantine/core'
import { codePlanCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import classes from './code-plan.module.css'

type Props = {
  bought: Plan | null
  /** Chosen since for the form; the same one while nobody changed their mind. */
  chosen: Plan
  isBusy: boolean
  onChange: () => void
}

/** Which plan an open code pays for, and the way to the one that was chosen after it. */
export function CodePlan({ bought, chosen, isBusy, onChange }: Props) {
  if (bought === null) return null
  if (bought.id === chosen.id) return <p className={classes.name}>{bought.name}</p>
  const price = formatReais(cents(chosen.priceCents))
  return (
    <div className={classes.other}>
      <p className={classes.name}>{bought.name}</p>
      <p className={classes.text}>{copy.other(chosen.name, price)}</p>
      <Button variant="light" loading={isBusy} onClick={onChange}>
        {copy.change(chosen.name)}
      </Button>
    </div>
  )
}
