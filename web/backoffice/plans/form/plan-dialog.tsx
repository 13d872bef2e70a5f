import type { AdminPlan, AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { useState } from 'react'
import { readPlan, valuesOf } from '#backoffice/plans/form/plan-form.model.ts'
import { PlanForm } from '#backoffice/plans/form/plan-form.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { useSavePlan } from '#backoffice/plans/use-plan-changes.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { newId } from '#connection/ids.ts'
import type { Facts } from '#design/page/version-choice.tsx'
import { VersionDialog } from '#design/page/version-dialog.tsx'

type Props = { plan: AdminPlan | null; others: readonly AdminPlan[]; onClose: () => void }

/** Creates a plan, or edits the given one. */
export function PlanDialog({ plan, others, onClose }: Props) {
  const [id] = useState(newId)
  const { submit, stale, isSaving } = useVersionedSave<AdminPlanDraft, AdminPlan>(useSavePlan(), {
    id,
    staleOf: (failure) => staleVersions<AdminPlan>(failure, 'plan-catalogue.stale'),
  })
  return (
    <VersionDialog
      title={plan ? copy.edit : copy.add}
      opened
      size={stale ? 520 : 940}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(readPlan(valuesOf(yours)).draft, stored, onClose)}
    >
      <PlanForm
        plan={plan}
        others={others}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, plan, onClose)}
      />
    </VersionDialog>
  )
}

const yesNo = (is: boolean) => (is ? copy.yes : copy.no)
const reais = (value: number) => formatReais(cents(value))

function factsOf(plan: AdminPlan): Facts {
  const { originalPriceCents: before } = plan
  const parts = plan.own.map(({ count, valueCents }) => copy.instalments(count, reais(valueCents)))
  return [
    [copy.name, plan.name],
    [copy.description, plan.description],
    [copy.period, copy.periods[plan.period]],
    [copy.price, reais(plan.priceCents)],
    [copy.originalPrice, before === null ? '–' : reais(before)],
    [copy.discount, String(plan.discountPercent)],
    [copy.inParts, plan.isInParts ? parts.join(', ') || copy.yes : copy.no],
    [copy.transactionsMax, String(plan.transactionsMax)],
    [copy.categoriesMax, String(plan.categoriesMax)],
    [copy.hasPremium, yesNo(plan.hasPremiumFeatures)],
    [copy.isActive, yesNo(plan.isActive)],
    [copy.isHighlighted, yesNo(plan.isHighlighted)],
    [copy.displayOrder, String(plan.displayOrder)],
    [copy.color, plan.colorTheme],
    [copy.sections.features, plan.features.join('; ')],
  ]
}
