/** The states of a plan, by the names that the database and the wire have for them. */
export const planStates = ['TRIAL', 'ATIVO', 'SUSPENSO', 'INATIVO'] as const
export type PlanState = (typeof planStates)[number]

/** How many a person may have; null is without limit. */
export interface PlanLimits {
  /** In one calendar month, by the month of entry. */
  transactionsMax: number | null
  categoriesMax: number | null
}

/** A person's plan as every call knows it. */
export interface Plan extends PlanLimits {
  state: PlanState
  /** The last day of the trial in UTC, `YYYY-MM-DD`; null when none was ever set. */
  trialEndDate: string | null
  /** The end of the account was asked for: a suspended account, whatever was paid. */
  isLeaving?: boolean
}

/** Nothing is counted, and nothing ends by itself. */
export const unlimitedPlan: Plan = {
  state: 'ATIVO',
  trialEndDate: null,
  transactionsMax: null,
  categoriesMax: null,
}
