import type { PlanState } from '@lya/core/people/plan/plan.ts'

/** For who gave no name. */
export const someone = 'você'
export const noEnd = 'sem data para acabar'

const periods: Record<string, string> = {
  MONTHLY: 'Mensal',
  QUARTERLY: 'Trimestral',
  YEARLY: 'Anual',
}

export function planWords(state: PlanState, period: string | null): string {
  if (state === 'TRIAL') return 'Teste grátis'
  return period === null ? 'sem plano' : (periods[period] ?? 'sem plano')
}
