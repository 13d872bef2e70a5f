import type { Goal } from '@lya/contract/money/goals.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { isDay } from '#format/day-arithmetic.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

/** The form as it stands on screen: text as typed, an empty date for none. */
export type FormValues = { name: string; target: string; saved: string; targetDate: string }
export type FormProblems = Partial<Record<keyof FormValues, string>>
/** What the server takes. */
export type GoalDraft = Pick<Goal, 'name' | 'targetCents' | 'savedCents' | 'targetDate'>

export const newForm: FormValues = { name: '', target: '', saved: '', targetDate: '' }

export function formOf({ name, targetCents, savedCents, targetDate }: GoalDraft): FormValues {
  const [target, saved] = [writeAmount(targetCents), writeAmount(savedCents)]
  return { name, target, saved, targetDate: targetDate ?? '' }
}

/** What is typed, or everything that stands in its way. Nothing saved yet is zero. */
export function readForm(values: FormValues): { draft: GoalDraft } | { problems: FormProblems } {
  const name = tidyDescription(values.name)
  const target = readAmount(values.target)
  const saved = isNothing(values.saved)
    ? ({ status: 'ok', amountCents: 0 } as const)
    : readAmount(values.saved)
  const hasNoDay = values.targetDate !== '' && !isDay(values.targetDate)
  if (name !== '' && !hasNoDay && target.status === 'ok' && saved.status === 'ok') {
    const { amountCents: targetCents } = target
    const { amountCents: savedCents } = saved
    return { draft: { name, targetCents, savedCents, targetDate: values.targetDate || null } }
  }
  return {
    problems: {
      ...(name === '' ? { name: copy.nameMissing } : {}),
      ...(target.status === 'ok' ? {} : { target: amountProblems[target.status] }),
      ...(hasNoDay ? { targetDate: copy.dateUnreadable } : {}),
      ...(saved.status === 'ok' ? {} : { saved: amountProblems[saved.status] }),
    },
  }
}

function isNothing(text: string): boolean {
  return /^\s*(R\$)?\s*0*([.,]0{0,2})?\s*$/i.test(text)
}
