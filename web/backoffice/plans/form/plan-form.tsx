import '@mantine/core/styles/Switch.layer.css'
import type { AdminPlan, AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { planPriceMinCents } from '@lya/core/commerce/plans/plan-draft.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { PlanCard } from '#backoffice/plans/cards/plan-card.tsx'
import { FeatureFields } from '#backoffice/plans/form/feature-fields.tsx'
import { Basics, Limits, Settings } from '#backoffice/plans/form/fields.tsx'
import { type PlanValues, readPlan, valuesOf } from '#backoffice/plans/form/plan-form.model.ts'
import { problemsOf } from '#backoffice/plans/form/plan-problems.model.ts'
import { PriceFields } from '#backoffice/plans/form/price-fields.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { adminSentence } from '#connection/admin/admin-refusals.copy.ts'
import { toastError } from '#design/toast/toast.ts'
import classes from './plan-form.module.css'

type Props = {
  plan: AdminPlan | null
  /** The other plans of the catalogue. */
  others: readonly AdminPlan[]
  isSaving: boolean
  onCancel: () => void
  onSubmit: (draft: AdminPlanDraft) => void
}

/** The five sections of a plan, beside how it will look. */
export function PlanForm({ plan, others, isSaving, onCancel, onSubmit }: Props) {
  const [values, setValues] = useState(() => valuesOf(plan))
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (changes: Partial<PlanValues>) => setValues((before) => ({ ...before, ...changes }))
  const { draft, fault } = readPlan(values)
  const problems = problemsOf(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [problem] = Object.values(problems)
    if (!fault && !problem) return onSubmit(draft)
    setChecked(true)
    toastError({ title: problem ?? adminSentence(`plan-catalogue.${fault ?? 'required'}`) })
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }
  const section = {
    ...{ values, set, fault: isChecked ? fault : null },
    problems: isChecked ? problems : {},
  }
  const largest = draft.isInParts ? draft.own.at(-1) : undefined
  const isPriceNew = plan !== null && plan.priceCents !== draft.priceCents
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.sections}>
        <Basics {...section} />
        <PriceFields {...section} />
        <Limits {...section} />
        <Settings {...section} />
        <FeatureFields {...section} />
      </div>
      <aside className={classes.preview} aria-label={copy.preview}>
        <h3 className={classes.legend}>{copy.preview}</h3>
        <PlanCard plan={draft} instalments={largest && largest.count > 1 ? largest : null} />
        <SamePeriod draft={draft} others={others} />
        {isPriceNew && plan.subscribers > 0 && draft.priceCents >= planPriceMinCents ? (
          <p className={classes.note}>{copy.priceNotice(copy.subscribers(plan.subscribers))}</p>
        ) : null}
      </aside>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

/** The checkout is opened by a period's name, and sells the first plan of it. */
function SamePeriod({ draft, others }: { draft: AdminPlanDraft; others: readonly AdminPlan[] }) {
  const same = others.find((one) => one.isActive && one.period === draft.period)
  if (!same || !draft.isActive) return null
  const period = copy.periods[draft.period].toLowerCase()
  return <p className={classes.note}>{copy.samePeriod(same.name, period)}</p>
}
