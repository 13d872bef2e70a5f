import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useState } from 'react'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { newId } from '#connection/ids.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import type { Facts } from '#design/page/version-choice.tsx'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { formatDay } from '#format/days.ts'
import { useSaveGoal } from '#money/goals/changes/use-save-goal.ts'
import { formOf, type GoalDraft, newForm } from '#money/goals/form/goal-form.model.ts'
import { GoalForm } from '#money/goals/form/goal-form.tsx'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

type Props = { goal: Goal | null; opened: boolean; onClose: () => void }

/** Creates a goal, or edits the given one. */
export function GoalDialog({ goal, opened, onClose }: Props) {
  const [id] = useState(newId)
  const [initial] = useState(() => (goal ? formOf(goal) : newForm))
  const { submit, stale, isSaving } = useVersionedSave(useSaveGoal(), {
    id,
    staleOf: (failure) => staleVersions<Goal>(failure, 'goals.stale'),
  })
  return (
    <VersionDialog
      title={goal ? copy.edit : copy.add}
      opened={opened}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(draftOf(yours), stored, onClose)}
    >
      <GoalForm
        name={`meta:${goal?.id ?? 'nova'}`}
        initial={initial}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, goal, onClose)}
      />
    </VersionDialog>
  )
}

function draftOf({ name, targetCents, savedCents, targetDate }: Goal): GoalDraft {
  return { name, targetCents, savedCents, targetDate }
}

function factsOf({ name, targetCents, savedCents, targetDate }: Goal): Facts {
  const target = <MoneyText amount={cents(targetCents)} />
  const saved = <MoneyText amount={cents(savedCents)} />
  return [
    [copy.name, name],
    [copy.target, String(targetCents), target],
    [copy.saved, String(savedCents), saved],
    [copy.dateLabel, targetDate ? formatDay(targetDate) : copy.noDate],
  ]
}
