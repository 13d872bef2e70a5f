import type { PlanFault } from '@lya/core/commerce/plans/plan-draft.ts'
import type { ReactNode } from 'react'
import type { PlanValues } from '#backoffice/plans/form/plan-form.model.ts'
import type { Problems } from '#backoffice/plans/form/plan-problems.model.ts'
import classes from './plan-form.module.css'

export interface SectionProps {
  values: PlanValues
  set: (changes: Partial<PlanValues>) => void
  /** Once it was tried to save. */
  fault: PlanFault | null
  /** What is wrong with what stands in a field, once it was tried to save. */
  problems: Problems
}

/** Some fields of one subject, under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
